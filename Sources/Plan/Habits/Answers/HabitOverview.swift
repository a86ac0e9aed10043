import Time

/// How a habit stands on a day.
public struct HabitStanding: Sendable {
    /// The habit.
    public let habit: Habit
    /// The streak that holds.
    public let current: HabitStreak
    /// The longest streak.
    public let longest: HabitStreak
    /// Whether it was done on the day.
    public let isDoneToday: Bool
    /// The number of days of the week on which it was done so far.
    public let doneThisWeek: Int
    /// The number of times that it is due in the week; nil without a schedule.
    public let dueThisWeek: Int?
    /// The last completion.
    public let last: Habit.Completion?
    /// Whether it is archived.
    public let isArchived: Bool

    init(_ habit: Habit, today: CivilDate, weekStart: Weekday) {
        self.habit = habit
        let streaks = HabitStreaks(habit, today: today, weekStart: weekStart)
        (current, longest) = (streaks.current, streaks.longest)
        let done = habit.completions(until: today)
        let week = today.startOfWeek(weekStart)
        last = done.last
        isDoneToday = last?.day == today
        doneThisWeek = done.count { $0.day >= week }
        dueThisWeek = habit.schedule?.timesAWeek
        isArchived = habit.isArchived(on: today)
    }
}

/// How all habits stand on a day, by area.
public struct HabitOverview: Sendable {
    /// The points of some habits.
    public struct Points: Sendable {
        /// The level.
        public var level: HabitLevel
        /// The coins.
        public var coins: Int

        init(_ habits: [Habit], today: CivilDate, curve: LevelCurve) {
            level = curve.level(habits.xp(until: today))
            coins = habits.coins(until: today)
        }
    }

    /// An area with its habits.
    public struct Area: Sendable {
        /// The name; nil for habits without an area.
        public var name: String?
        /// The points of all its habits, archived ones too.
        public var points: Points
        /// The habits shown.
        public var habits: [HabitStanding]
    }

    /// The areas by name, habits without an area last.
    public let areas: [Area]
    /// The points of all habits.
    public let total: Points

    /// The habits shown.
    public var habits: [HabitStanding] { areas.flatMap(\.habits) }

    /// Computes how the habits of a vault stand.
    ///
    /// - Parameters:
    ///   - book: The records.
    ///   - today: The day.
    ///   - weekStart: The first weekday of a week.
    ///   - curve: The points of levels.
    ///   - showsAll: Whether archived habits are shown.
    public init(_ book: HabitBook, today: CivilDate, weekStart: Weekday, curve: LevelCurve, showsAll: Bool) {
        areas = (book.areas.map(Optional.some) + [nil]).compactMap { name in
            let habits = book.habits(of: name)
            let shown = habits.map { HabitStanding($0, today: today, weekStart: weekStart) }
                .filter { showsAll || !$0.isArchived }
            guard !shown.isEmpty else { return nil }
            return Area(name: name, points: Points(habits, today: today, curve: curve), habits: shown)
        }
        total = Points(book.habits, today: today, curve: curve)
    }
}
