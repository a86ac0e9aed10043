extension Answer {
    /// Adds sections of another answer with their citations.
    ///
    /// - Parameters:
    ///   - other: An answer whose citations are numbered from 1.
    ///   - count: The maximum number of sections taken.
    mutating func add(_ other: Answer, sections count: Int = .max) {
        let offset = citations.count
        let taken = other.sections.prefix(min(count, other.shown ?? .max))
        let cited = Set(taken.flatMap(\.quotes).flatMap(\.citations))
        var ranks: [Int: Int] = [:]
        for citation in other.numberedCitations where cited.contains(citation.rank) {
            var own = citation
            own.rank = offset + ranks.count + 1
            ranks[citation.rank] = own.rank
            citations.append(own)
        }
        for var section in taken {
            for index in section.quotes.indices {
                section.quotes[index].citations = section.quotes[index].citations.compactMap { ranks[$0] }
            }
            sections.append(section)
        }
    }
}
