import Store

/// Facts about all documents, loaded lazily.
final class DocumentFacts {
    private let index: IndexReader
    private var readPages: [(document: Int, title: String)]?
    private var readDays: [(document: Int, day: Int)]?

    init(_ index: IndexReader) { self.index = index }

    func personPages() throws(StoreError) -> [(document: Int, title: String)] {
        if let readPages { return readPages }
        let pages = try index.personPages()
        readPages = pages
        return pages
    }

    /// Returns the days of documents with a certain date, by row.
    func days() throws(StoreError) -> [(document: Int, day: Int)] {
        if let readDays { return readDays }
        let days = try index.documentDays()
        readDays = days
        return days
    }
}
