import Model
import Parsing
import Store
import Time

/// Carries a conversation over to an index that was brought up to date, in which rows may mean other documents and people.
extension ConversationReader {
    /// A conversation about the documents and people of this flow's index.
    ///
    /// - Parameters:
    ///   - conversation: What was said before the index changed.
    ///   - now: The moment at which that was noticed.
    /// - Returns: The same, without the documents that are gone.
    /// - Throws: `StoreError` where the index cannot be read.
    func renewed(_ conversation: Conversation, at now: CivilDateTime) throws(StoreError) -> Conversation {
        guard conversation.last != nil else { return conversation }
        var documents: [DocumentKey: DocumentRecord] = [:]
        for document in try vault.index.documents(DocumentFilter()) { documents[DocumentKey(document)] = document }
        var result = conversation
        var exchanges: [Exchange] = []
        for exchange in conversation.exchanges {
            exchanges.append(try renewed(exchange, among: documents, at: now))
        }
        result.replace(by: exchanges)
        return result
    }

    private func renewed(
        _ exchange: Exchange, among documents: [DocumentKey: DocumentRecord], at now: CivilDateTime
    ) throws(StoreError) -> Exchange {
        var result = exchange
        let current = exchange.current.flatMap { documents[DocumentKey(exchange.shown[$0])] }
        result.shown = exchange.shown.compactMap { documents[DocumentKey($0)] }
        result.cited = exchange.cited.compactMap { documents[DocumentKey($0)] }
        result.current = current.flatMap { document in result.shown.firstIndex { $0.number == document.number } }
        result.people = exchange.people.map(renewed)
        let named = try parsed(exchange.question, at: now).containers
        for path in [\Exchange.reading, \Exchange.unfocused] {
            result[keyPath: path].people = exchange[keyPath: path].people.map(renewed)
            guard !exchange[keyPath: path].containers.isEmpty else { continue }
            let isCarried = exchange[keyPath: path].carried.contains(.titles)
            let meant = exchange.isPointed ? current.map { [$0] } ?? [] : result.shown
            let language = exchange[keyPath: path].language
            result[keyPath: path].containers =
                isCarried && !meant.isEmpty ? [try container(meant, in: language)] : named
        }
        return result
    }

    /// In a changed index somebody may have another number.
    private func renewed(_ person: PersonReading) -> PersonReading {
        var result = person
        result.candidates = person.candidates.compactMap { one in
            vault.names.people.contains(one) ? one : vault.names.people.first { $0.name == one.name }
        }
        return result
    }

    /// What a document is known by, whatever its row.
    private struct DocumentKey: Hashable {
        var path: String
        var title: String
        var line: Int
        var start: Int?

        init(_ document: DocumentRecord) {
            (path, title) = (document.path, document.title)
            start = document.start?.secondNumber
            // Lines move when something is written above; only what has no date needs them.
            line = start == nil ? document.lines.first : 0
        }
    }
}
