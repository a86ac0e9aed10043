/// Comparisons of words with the titles of meetings; a title that many meetings share is compared once.
struct TitleMatches {
    private let asked: TitleWords
    private var known: [String: TitleComparison?] = [:]

    init(_ asked: TitleWords) { self.asked = asked }

    mutating func comparison(with meeting: KnownMeeting) -> TitleComparison? {
        var best: TitleComparison?
        for (place, title) in meeting.titles.enumerated() {
            let compared: TitleComparison?
            if let before = known[title] {
                compared = before
            } else {
                let words = meeting.titleWords.isEmpty ? TitleWords(title) : meeting.titleWords[place]
                compared = TitleComparison(asked, with: words)
                known.updateValue(compared, forKey: title)
            }
            guard let compared else { continue }
            if best.map({ $0 < compared }) ?? true { best = compared }
        }
        return best
    }
}
