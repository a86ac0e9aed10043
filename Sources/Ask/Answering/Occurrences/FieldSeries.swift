import Model
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
        let keys = try context.index.propertyKeys().filter { key in
            let words = key.split { !$0.isLetter && !$0.isNumber }
            return words.count <= pattern.needed.nonzeroBitCount
                && pattern.words(in: words.joined(separator: " "), context.memory.words.everyLanguage) == pattern.needed
        }
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
