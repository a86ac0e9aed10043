extension HabitWords {
    static let english = HabitWords(
        daily: "daily, every day, each day", workdays: "weekdays, workdays, every weekday, every workday",
        weekends: "weekends, every weekend",
        timesAWeek: "a week, per week, each week, times a week, times per week, x a week, x per week, days a week",
        cycles: [
            .weekly: "weekly", .monthly: "monthly", .quarterly: "quarterly",
            .halfYearly: "half-yearly, half yearly, twice a year", .yearly: "yearly, annually, annual",
        ],
        every: "every each",
        openings: "please, hey, ok, okay, so, tell me, can you tell me, could you tell me, please tell me, do you know",
        followUps: "and, and in, what about, how about, and what about, and how about, also",
        monthly: "a month, per month, each month, every month, monthly, in a month",
        yearly: "a year, per year, each year, every year, yearly, annually, in a year",
        determiners: "my the a an our",
        areas: "health work home learning mind sport money family friends music",
        contractions: [
            "what's": "what is", "whats": "what is", "i've": "i have", "ive": "i have", "when's": "when is",
            "which's": "which is",
        ],
        patterns: [
            (
                .whether,
                """
                did i do? go? {habit}
                have i done|been|gone? {habit}
                """
            ),
            (
                .count,
                """
                how many days|times did i do? go? {habit}
                how many days|times have i done|been|gone? {habit}
                how often did i do? go? {habit}
                how often have i done|been|gone? {habit}
                on how many days did i do? go? {habit}
                """
            ),
            (
                .last,
                """
                when did i last do? go? {habit}
                when did i do? go? {habit} last
                when have i last done|been|gone? {habit}
                when was my last {habit}
                """
            ),
            (
                .streak(isLongest: true),
                """
                what is|was my longest|best ever? streak for|of|in|with|at? {habit}
                what is|was my longest|best {habit} streak
                what is|was the longest|best streak for|of|in|with|at {habit}
                how long is|was my longest|best streak for|of|in|with|at? {habit}
                how long is|was my longest|best {habit} streak
                longest|best streak for|of|in|with|at {habit}
                longest|best {habit} streak
                what is|was my longest|best ever? streak
                """
            ),
            (
                .streak(isLongest: false),
                """
                what is my current? streak for|of|in|with|at? {habit}
                what is my current? {habit} streak
                how long is my current? streak for|of|in|with|at? {habit}
                how long is my current? {habit} streak
                current streak for|of|in|with|at {habit}
                """
            ),
            (
                .level,
                """
                what|which level is|am {area}
                what|which level is {area} at|on
                what|which level am i at? on? in|for|with {area}
                what is|was my level in|for|of|with {area}
                what is my {area} level
                what is the level of|for|in {area}
                what|which level do i have in|for {area}
                what|which level am i at|on?
                what is my overall? total? level
                how much|many xp do i need to|for|until? reach? the? next level in|for {area}
                how much|many xp to|until|till the? next level in|for? {area}
                how much|many xp do i need to|for|until? reach? the? next level
                how much|many xp to|until|till the? next level
                """
            ),
            (
                .xp,
                """
                how much|many xp do|did i have|get|got|earn|make|collect in|for|from? {area}
                how much|many xp have i earned|got|made|collected? in|for|from? {area}
                how much|many experience points? do i have in|for? {area}
                how much|many xp do|did i have|get|got|earn|make|collect
                how much|many xp have i earned|got|made|collected?
                how much|many experience points? do i have
                what is my xp
                """
            ),
            (
                .coins,
                """
                how much|many coins do|did i have|get|got|earn|make|collect in|for|from? {area}
                how much|many coins do|did i have|get|got|earn|make|collect
                how much|many coins have i earned|got|made|collected?
                """
            ),
            (
                .missed,
                """
                what|which habits did i miss|skip
                what|which habits have i missed|skipped
                what|which of my habits did i miss|skip
                what|which habits were missed|skipped
                """
            ),
            (
                .left,
                """
                what|which habits are|is still? left|open
                what|which habits do i still? have to do
                what|which habits are still? to do
                """
            ),
            (
                .habits,
                """
                what are my habits
                what|which habits do i have|keep|track
                list|show me? my habits
                """
            ),
            (
                .subscriptions,
                """
                what are my subscriptions
                what|which subscriptions do|have i have|got|pay|run?
                list|show me? my subscriptions
                what am i subscribed to
                """
            ),
            (
                .renewals,
                """
                what|which subscriptions? renews|renew
                what|which subscriptions? will renew
                what|which subscriptions? is|are renewed|renewing|billed|charged
                what|which subscriptions? will be renewed|billed|charged
                what|which renewals are there?
                """
            ),
            (
                .nextBill,
                """
                when does|will {bill} subscription? renew|bill next?
                when is {bill} subscription? renewed|billed|charged|due next?
                when is the? next bill|payment|renewal of|for|from {bill}
                when do i pay for? {bill} next
                """
            ),
            (
                .cost,
                """
                how much do i pay|spend for|on my? subscriptions {per}
                how much do|does my? subscriptions cost {per}
                what do|does my? subscriptions cost {per}
                how much are my subscriptions {per}
                how much do i pay|spend for|on {bill} subscriptions|subscription? {per}
                how much do|does {bill} subscriptions|subscription? cost me? {per}
                what do|does {bill} subscriptions|subscription? cost me? {per}
                how much is|are {bill} subscriptions|subscription? {per}
                """
            ),
        ])
}
