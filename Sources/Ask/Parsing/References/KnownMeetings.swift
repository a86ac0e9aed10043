import Text

/// The meetings and notes of a vault, made ready once for the references of many questions.
///
/// What a title says is worked out when a question first names one that begins alike, and kept.
public struct KnownMeetings: Sendable {
    /// In the order of time, the undated first.
    private(set) var all: [KnownMeeting]
    /// The places of meetings by the first letters of the words of their titles, one to three of them.
    private let placesByBeginning: [UInt32: [Int]]
    /// The places of meetings by the row that stands for them.
    private let placesByRow: [Int: Int]
    /// What the titles that were named so far say.
    private var titles: [String: TitleWords] = [:]

    /// The meetings and notes of a vault.
    ///
    /// - Parameter documents: All documents that a question may name; of equal times the first comes first.
    public init(_ documents: [KnownDocument]) {
        all = KnownMeeting.grouped(documents)
        var beginnings: [UInt32: [Int]] = [:]
        var known: [String: Set<UInt32>] = [:]
        var rows: [Int: Int] = [:]
        for (place, meeting) in all.enumerated() {
            rows[meeting.documents[0].meeting] = place
            var keys: Set<UInt32> = []
            for title in meeting.titles {
                let own = known[title] ?? KnownMeetings.beginnings(of: title)
                known[title] = own
                keys.formUnion(own)
            }
            for key in keys { beginnings[key, default: []].append(place) }
        }
        placesByBeginning = beginnings
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

    /// Those that some titles may name, in the order of time, with what their titles say.
    mutating func named(by names: [String]) -> [KnownMeeting] {
        let asked = names.map { TitleWords($0) }
        let places = asked.map(places(beginningLike:))
        // Without a name any meeting may be meant, by its people or its order.
        if asked.contains(where: { !$0.hasName }) {
            for place in Set(zip(asked, places).filter(\.0.hasName).flatMap(\.1)) { prepare(place) }
            return all
        }
        let sorted = Set(places.joined()).sorted()
        for place in sorted { prepare(place) }
        return sorted.map { all[$0] }
    }

    private func places(beginningLike words: TitleWords) -> [Int] {
        let beginnings = words.beginnings
        if beginnings.contains("") { return Array(all.indices) }
        return beginnings.flatMap { placesByBeginning[KnownMeetings.key($0.utf8)] ?? [] }
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

    // MARK: Beginnings

    /// The first letter, the first two and the first three of each word of a title.
    private static func beginnings(of title: String) -> Set<UInt32> {
        var keys: Set<UInt32> = []
        var key: UInt32 = 0
        var count: UInt32 = 0
        for byte in LetterFolding.fold(title).utf8 {
            let isLetter = (97...122).contains(byte) || (48...57).contains(byte) || byte >= 128
            if !isLetter {
                (key, count) = (0, 0)
            } else if count < 3 {
                key |= UInt32(byte) << (8 * count)
                count += 1
                keys.insert(key)
            }
        }
        return keys
    }

    private static func key(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.prefix(3).enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
    }
}
