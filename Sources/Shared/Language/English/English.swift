extension LanguageLexicon {
    /// English.
    public static let english = LanguageLexicon(
        months: [
            "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
            "september sept sep", "october oct", "november nov", "december dec",
        ],
        weekdays: [
            "monday mondays mon", "tuesday tuesdays tues tue", "wednesday wednesdays weds wed",
            "thursday thursdays thurs thur thu", "friday fridays fri", "saturday saturdays sat", "sunday sundays sun",
        ],
        weekdayLetters: 2...5,
        units: [
            (.second, "seconds sec secs"), (.minute, "minute minutes min mins"), (.hour, "hour hours hr hrs"),
            (.day, "day days"), (.workday, "workday workdays"), (.week, "week weeks wk wks cw"),
            (.fortnight, "fortnight fortnights"), (.month, "month months mo mos mth mths"),
            (.quarter, "quarter quarters qtr qtrs"), (.year, "year years yr yrs"), (.decade, "decade decades"),
        ],
        numbers: """
            zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen \
            nineteen twenty
            """,
        tens: "thirty forty fifty sixty seventy eighty ninety",
        ordinals: [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
            "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
            "twentieth",
        ],
        ordinalEndings: "st nd rd th",
        indefinite: "a an", definite: "the",
        elisions: "",
        functionWords: """
            a about above after again against all also am an and any are aren as at be because been before being below between both
            but by can cannot could couldn d did didn do does doesn doing don down during each ever few for from further had hadn has
            hasn have haven having he her here hers herself him himself his how i if in into is isn it its itself just ll m me might
            more most mustn my myself no nor not now o of off on once only or other our ours ourselves out over own re s same shan
            she should shouldn so some such t than that the their theirs them themselves then there these they this those through to
            too under until up ve very was wasn we were weren what when where which while who whom whose why will with won would
            wouldn y you your yours yourself yourselves
            """,
        sharedWords: "",
        askingWords: """
            cant couldnt didnt doesnt dont hasnt hows id im isnt ive pls please thanks thats wasnt whats whens whos wont youre
            anybody anyone anything everybody everyone many much somebody someone something us
            describe discuss discussed discussing discussion group meeting mention mentioned opinion said say summarise summarize
            talk talked talking team tell think thought
            across along alongside amid around beneath beside besides beyond despite except onto per throughout till toward towards
            underneath unlike upon via within
            """,
        marks: """
            back come could every get go going good got know let like make me need new one see still think time two us want way well
            would yes since last next today yesterday tomorrow week
            """,
        titles:
            "mr mrs ms mx miss dr prof professor rev reverend pastor deacon sir lady cllr councillor inspector sergeant sgt captain coach mayor senator judge commissioner",
        duties: [
            DutyNames(
                duty: .scribe,
                names: "scribe scribes note-taker notetaker note_taker note_taking minute-taker minute_taker",
                labels: """
                    secretary notary notaries note-takers notetakers note_takers notes_by notes_taken_by minutes_by minutes_taken_by minutes_recorded_by recorded_by minutes_taker minuter recorder taker takers
                    """,
                deeds: "minuted scribed recorded taken"),
            DutyNames(
                duty: .chair, names: "chair chairs moderator facilitator",
                labels:
                    "chairperson chairman chairwoman co-chair co-chairs cochair moderators facilitators host hosts leader",
                deeds: "led chaired moderated facilitated hosted"),
        ],
        labels: .english, actions: .english, people: .english)
}
