/// The meetings and notes of a vault, prepared for the references of many questions.
///
/// Title words are computed when a question first names a title with the same beginning, then cached.
public struct KnownMeetings: Sendable {
    /// All meetings in time order, undated ones first.
    private(set) var all: [KnownMeeting]
    /// The indices of meetings by the first letters of their titles; computed lazily.
    private var beginnings: TitleBeginnings?
    private let placesByRow: [Int: Int]
    private var titles: [String: TitleWords] = [:]

    /// Prepares the meetings and notes of a vault.
    ///
    /// - Parameter documents: All documents that a question may name; equal times keep this order.
    public init(_ documents: [KnownDocument]) {
        all = KnownMeeting.grouped(documents)
        var rows: [Int: Int] = [:]
        for (place, meeting) in all.enumerated() { rows[meeting.documents[0].meeting] = place }
        placesByRow = rows
    }

    /// Adds attendance to the meetings.
    ///
    /// - Parameter attendance: The row numbers of people, by row number of meetings; earlier attendance stays.
    public mutating func add(attendance: [Int: Set<Int>]) {
        for (row, people) in attendance {
            if let place = placesByRow[row] { all[place].people.formUnion(people) }
        }
    }

    /// Returns the meetings and notes that titles may name.
    ///
    /// - Parameter names: The words of the titles.
    /// - Returns: The documents whose title begins like a name, in time order, with title words; all documents if a name has no own words.
    public mutating func named(by names: [String]) -> [KnownMeeting] {
        let asked = names.map { TitleWords($0) }
        let named = asked.filter(\.hasName)
        let places = named.isEmpty ? [] : readBeginnings().numbers(beginningLike: named) ?? Array(all.indices)
        for place in places { prepare(place) }
        // Without a name, any meeting may be meant by its people or order.
        return named.count < asked.count ? all : places.map { all[$0] }
    }

    private mutating func readBeginnings() -> TitleBeginnings {
        if let beginnings { return beginnings }
        var read = TitleBeginnings()
        for (place, meeting) in all.enumerated() {
            for title in meeting.titles { read.add(title, of: place) }
        }
        beginnings = read
        return read
    }

    private mutating func prepare(_ place: Int) {
        guard all[place].titleWords.isEmpty else { return }
        all[place].titleWords = all[place].titles.map { title in
            let words = titles[title] ?? TitleWords(title)
            titles[title] = words
            return words
        }
    }
}
