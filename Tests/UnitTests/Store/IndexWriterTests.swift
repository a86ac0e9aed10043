import Model
import Testing

@testable import Store

@Suite struct IndexWriterTests {
    private let index: TestIndex

    init() throws { index = try TestIndex() }

    @Test func `a document comes back as it was stored`() throws {
        let stored = try document(
            .meeting, "Sync", from: "2026-03-10T14:00", to: "2026-03-10T15:00", texts: ["a", "b"])
        try index.apply(replace("m/sync.md", stored))
        let reader = try index.reader()
        let record = try #require(try reader.documents(DocumentFilter()).first)
        #expect(record.path == "m/sync.md")
        #expect(record.kind == .meeting)
        #expect(record.title == "Sync")
        #expect(record.start == stored.document.start)
        #expect(record.end == stored.document.end)
        #expect(record.dateSource == .frontMatter)
        #expect(record.meeting == record.number)
        #expect(try reader.chunks(record.chunks).values.map(\.text).sorted() == ["a", "b"])
    }

    @Test func `a replaced file has only its new content`() throws {
        try index.apply(replace("a.md", try document(texts: ["old shared"])), replace("b.md", try document()))
        try index.apply(replace("a.md", try document(texts: ["new shared"])))
        let reader = try index.reader()
        #expect(try reader.places(of: "old").isEmpty)
        #expect(try reader.places(of: "new") == ["new shared × 1"])
        #expect(try reader.places(of: "shared") == ["new shared × 1"])
        #expect(try reader.documents(DocumentFilter()).map(\.path) == ["a.md", "b.md"])
    }

    @Test func `a touched file keeps its documents and takes the new stamp`() throws {
        try index.apply(replace("a.md", try document(texts: ["word"])))
        let before = try index.reader().documents(DocumentFilter())
        try index.apply(.touch(source("a.md", modified: 99)))
        let reader = try index.reader()
        #expect(try reader.sources()["a.md"] == source("a.md", modified: 99))
        #expect(try reader.documents(DocumentFilter()) == before)
    }

    @Test func `a document that only its file's time dates has no date, and stands first`() throws {
        let dated = try document(.note, "Dated", from: "2026-01-01")
        let undated = try document(.note, "Undated", from: "2026-01-01") { $0.dateSource = .modified }
        try index.apply(replace("a.md", dated, undated), replace("b.md", undated))
        let starts = try index.reader().documents(DocumentFilter()).map {
            "\($0.path) \($0.title) \($0.start?.date.month ?? 0)"
        }
        #expect(starts == ["a.md Undated 0", "b.md Undated 0", "a.md Dated 1"])
    }

    @Test func `a removed file leaves nothing behind`() throws {
        let full = try document(.meeting, texts: ["word"]) {
            $0.attendees = [Attendee(name: "Sarah Chen")]
            $0.tags = ["x"]
            $0.tasks = [TaskItem(text: "t", state: .open, line: 1)]
            $0.links = [Link(target: "l", line: 1)]
            $0.properties = [Property(key: "k", value: "v")]
        }
        try index.apply(replace("a.md", full, problems: [ReadProblem(path: "a.md", line: 2, message: "m")]))
        try index.apply(.remove(path: "a.md"))
        let database = try Database(path: index.path, access: .read)
        for table in [
            "source", "document", "chunk", "embedding", "attendance", "tag", "task", "link", "property", "problem",
            "segment", "posting",
        ] {
            #expect(try database.statement("select count(*) from \(table)").first { $0.int(0) } == 0, "\(table)")
        }
    }

    @Test func `a file that could not be read keeps what was known and is told`() throws {
        try index.apply(replace("a.md", try document(texts: ["word"])))
        try index.apply(.keep(source("a.md", failure: "cannot be read")))
        let reader = try index.reader()
        #expect(try reader.problems() == [ReadProblem(path: "a.md", message: "cannot be read")])
        #expect(try reader.places(of: "word") == ["word × 1"])
    }

    @Test func `a file that can be read again has its old problems and no new one`() throws {
        let old = ReadProblem(path: "a.md", line: 2, message: "no key")
        try index.apply(replace("a.md", try document(), problems: [old]))
        try index.apply(.keep(source("a.md", failure: "cannot be read")))
        try index.apply(.touch(source("a.md")))
        #expect(try index.reader().problems() == [old])
    }

    @Test func `a file that never could be read is known with its problem alone`() throws {
        try index.apply(.keep(source("a.md", hash: 0, failure: "cannot be read")))
        #expect(try index.reader().problems() == [ReadProblem(path: "a.md", message: "cannot be read")])
        #expect(try index.reader().documents(DocumentFilter()).isEmpty)
    }

    @Test func `problems come in the order of paths and lines`() throws {
        let problems = [
            ReadProblem(path: "b.md", line: 9, message: "x"), ReadProblem(path: "b.md", line: 2, message: "y"),
        ]
        try index.apply(replace("b.md", problems: problems))
        try index.apply(replace("a.md", problems: [ReadProblem(path: "a.md", message: "z")]))
        #expect(try index.reader().problems().map(\.message) == ["z", "y", "x"])
    }

    @Test func `chunk numbers are never used again`() throws {
        try index.apply(replace("a.md", try document(texts: ["one", "two"])))
        let first = try #require(try index.reader().documents(DocumentFilter()).first).chunks
        try index.apply(.remove(path: "a.md"))
        try index.apply(replace("a.md", try document(texts: ["three"])))
        let second = try #require(try index.reader().documents(DocumentFilter()).first).chunks
        #expect(second.lowerBound >= first.upperBound)
        try index.apply(replace("a.md", try document(texts: ["four"])))
        let third = try #require(try index.reader().documents(DocumentFilter()).first).chunks
        #expect(third.lowerBound >= second.upperBound)
    }

    @Test func `a batch that fails leaves the old state`() throws {
        try index.apply(replace("a.md", try document(texts: ["old"])))
        try index.execute("create trigger stop before insert on task begin select raise(abort, 'stop'); end")
        let broken = try document(texts: ["new"]) { $0.tasks = [TaskItem(text: "t", state: .open, line: 1)] }
        #expect(throws: StoreError.self) { try index.apply(replace("a.md", broken)) }
        #expect(try index.reader().places(of: "old") == ["old × 1"])
        #expect(try index.reader().places(of: "new").isEmpty)
    }

    @Test func `a task comes back with owner, due date and state`() throws {
        let due = try moment("2026-03-20").date
        let tasks = [
            TaskItem(text: "late", state: .open, line: 3), TaskItem(text: "done", state: .done, line: 1),
            TaskItem(text: "soon", state: .open, owner: "Priya", due: due, line: 2),
        ]
        try index.apply(replace("a.md", try document { $0.tasks = tasks }))
        let found = try index.reader().tasks(DocumentFilter(), states: [.open]).map(\.task)
        #expect(found == [tasks[2], tasks[0]])
    }
}
