import Model
import Parsing
import Store
import Time

/// Carries a conversation over to an updated index, in which row numbers may mean other documents and people.
extension ConversationReader {
    /// Maps a conversation to the rows of this flow's index; documents that are gone are left out.
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

    /// Maps people by name if their numbers have changed.
    private func renewed(_ person: PersonReading) -> PersonReading {
        var result = person
        result.candidates = person.candidates.compactMap { one in
            vault.names.people.contains(one) ? one : vault.names.people.first { $0.name == one.name }
        }
        return result
    }

    /// Identifies a document independently of its row number.
    private struct DocumentKey: Hashable {
        var path: String
        var title: String
        var line: Int
        var start: Int?

        init(_ document: DocumentRecord) {
            (path, title) = (document.path, document.title)
            start = document.start?.secondNumber
            // Lines move when text is inserted above; only undated documents need them.
            line = start == nil ? document.lines.first : 0
        }
    }
}
