import Model
import Store
import Text

/// Fields of front matter that are called like a thing, such as `weight: 71.5` in the note of each day.
struct FieldSeries {
    /// A field of a document.
    struct Field {
        var document: DocumentRecord
        var property: Property

        /// As a line: "weight: 71.5".
        var text: String { "\(property.key): \(property.value)" }
        /// Where it stands.
        var lines: LineRange {
            let line = property.line ?? document.lines.first
            return LineRange(line, line)
        }
    }

    let context: AnswerContext
    let pattern: EventPattern

    /// The fields of documents that pass the conditions of the question but its time, in the order of time.
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
