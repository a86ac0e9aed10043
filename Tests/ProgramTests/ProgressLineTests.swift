import Testing

@testable import daybook

@Suite struct ProgressLineTests {
    @Test func `the line tells how far an import is, how fast, and how long the rest takes`() {
        #expect(
            ProgressLine.words(3120, of: 10_000, after: .milliseconds(600))
                == "reading 3,120 of 10,000 files, 5,200 a second, 2 s left")
        #expect(ProgressLine.words(5, of: 10, after: .seconds(10)) == "reading 5 of 10 files, 1 a second, 10 s left")
        #expect(
            ProgressLine.words(1_000_050, of: 1_000_050, after: .seconds(100))
                == "reading 1,000,050 of 1,000,050 files, 10,001 a second, 0 s left")
    }

    @Test func `nothing is foretold before the first file is read`() {
        #expect(ProgressLine.words(0, of: 10, after: .seconds(1)) == "reading 0 of 10 files")
    }
}
