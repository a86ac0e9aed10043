/// All combinations of some hours, minutes and seconds, as seconds after midnight, ascending.
///
/// They are computed on demand, since a short rule may name all 86,400.
struct TimeGrid: RandomAccessCollection {
    private let hours: [Int]
    private let minutes: [Int]
    private let seconds: [Int]
    let count: Int

    /// Creates the times; the lists must be ascending.
    init(hours: [Int], minutes: [Int], seconds: [Int]) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        count = hours.count * minutes.count * seconds.count
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Int {
        let (minuteIndex, second) = index.quotientAndRemainder(dividingBy: seconds.count)
        let (hour, minute) = minuteIndex.quotientAndRemainder(dividingBy: minutes.count)
        return hours[hour] * 3600 + minutes[minute] * 60 + seconds[second]
    }
}
