import Store

/// What is known of all documents, read when the first question needs it.
final class DocumentFacts {
    private let index: IndexReader
    private var readPages: [(document: Int, title: String)]?
    private var readDays: [(document: Int, day: Int)]?

    /// The facts of an index.
    init(_ index: IndexReader) { self.index = index }

    /// The pages of people, by row and title.
    func personPages() throws(StoreError) -> [(document: Int, title: String)] {
        if let readPages { return readPages }
        let pages = try index.personPages()
        readPages = pages
        return pages
    }

    /// The days of the documents that are surely dated, by row.
    func days() throws(StoreError) -> [(document: Int, day: Int)] {
        if let readDays { return readDays }
        let days = try index.documentDays()
        readDays = days
        return days
    }
}
