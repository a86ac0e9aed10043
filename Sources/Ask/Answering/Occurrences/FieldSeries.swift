import Model
import Parsing
import Store
import Text

/// Finds front matter fields named like an event, such as `weight: 71.5` in each daily note.
struct FieldSeries {
    struct Field {
        var document: DocumentRecord
        var property: Property

        /// The field as a line: "weight: 71.5".
        var text: String { "\(property.key): \(property.value)" }
        /// The line of the field; the document's first line if unknown.
        var lines: LineRange {
            let line = property.line ?? document.lines.first
            return LineRange(line, line)
        }
    }

    let context: AnswerContext
    let pattern: EventPattern

    /// Returns the fields of documents that satisfy the question's conditions except time, ordered by time.
    func fields() throws(StoreError) -> [Field] {
        try fields { key in
            let words = FieldSeries.words(of: key)
            return words.count <= pattern.needed.nonzeroBitCount
                && pattern.words(in: words.joined(separator: " "), context.memory.words.everyLanguage) == pattern.needed
        }
    }

    /// Returns the fields named like a quantity: `distance: 124` for "how far did I cycle".
    ///
    /// Most documents with such a field must contain the event, so that the distances of runs do not answer for rides.
    func fields(of quantity: Quantity) throws(StoreError) -> [Field] {
        let fields = try fields { key in
            FieldSeries.words(of: key).contains { AmountWords.namedQuantity($0) == quantity }
        }
        guard !fields.isEmpty else { return [] }
        let told = Set(try OccurrenceCandidates(context: context, pattern: pattern).find().map(\.document.number))
        let ofEvent = Set(fields.map(\.document.number)).intersection(told)
        return ofEvent.count * 2 >= fields.count ? fields : []
    }

    private static func words(of key: String) -> [String] {
        key.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    }

    private func fields(_ isNamed: (String) -> Bool) throws(StoreError) -> [Field] {
        let keys = try context.index.propertyKeys().filter(isNamed)
        guard !keys.isEmpty else { return [] }
        let properties = try context.index.properties(keys)
        var filter = context.filter
        filter.spans = []
        filter.documents.append(Set(properties.map(\.document)))
        let documents = Dictionary(grouping: properties, by: \.document)
        return try context.index.documents(filter).flatMap { document in
            (documents[document.number] ?? []).map { Field(document: document, property: $0.property) }
        }
    }
}
