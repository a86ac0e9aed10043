/// The meetings and notes of a vault, made ready once for the references of many questions.
///
/// What a title says is worked out when a question first names one that begins alike, and kept.
public struct KnownMeetings: Sendable {
    /// In the order of time, the undated first.
    private(set) var all: [KnownMeeting]
    /// The places of meetings by the beginnings of their titles; read when the first title is asked for.
    private var beginnings: TitleBeginnings?
    /// The places of meetings by the row that stands for them.
    private let placesByRow: [Int: Int]
    /// What the titles that were named so far say.
    private var titles: [String: TitleWords] = [:]

    /// The meetings and notes of a vault.
    ///
    /// - Parameter documents: All documents that a question may name; of equal times the first comes first.
    public init(_ documents: [KnownDocument]) {
        all = KnownMeeting.grouped(documents)
        var rows: [Int: Int] = [:]
        for (place, meeting) in all.enumerated() { rows[meeting.documents[0].meeting] = place }
        placesByRow = rows
    }

    /// Says who took part in meetings.
    ///
    /// - Parameter attendance: For rows that stand for meetings the rows of people; what was known before stays.
    public mutating func add(attendance: [Int: Set<Int>]) {
        for (row, people) in attendance {
            if let place = placesByRow[row] { all[place].people.formUnion(people) }
        }
    }

    /// The meetings and notes that some titles may name.
    ///
    /// - Parameter names: The words of the titles.
    /// - Returns: Those of which a title begins like a name, in the order of time, with what their titles say; all if a name has no
    ///   words of its own.
    public mutating func named(by names: [String]) -> [KnownMeeting] {
        let asked = names.map { TitleWords($0) }
        let named = asked.filter(\.hasName)
        let places = named.isEmpty ? [] : readBeginnings().numbers(beginningLike: named) ?? Array(all.indices)
        for place in places { prepare(place) }
        // Without a name any meeting may be meant, by its people or its order.
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

    /// Works out what the titles of a meeting say.
    private mutating func prepare(_ place: Int) {
        guard all[place].titleWords.isEmpty else { return }
        all[place].titleWords = all[place].titles.map { title in
            let words = titles[title] ?? TitleWords(title)
            titles[title] = words
            return words
        }
    }
}
