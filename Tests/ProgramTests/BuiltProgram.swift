import Foundation

/// Where the program and the repository are.
enum BuiltProgram {
    /// The package's folder.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The folder of what was built: the tests' own, else that of a debug build.
    static let folder: String = {
        let tests = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
        let folders = [tests.deletingLastPathComponent().path, Bundle.main.bundleURL.resolvingSymlinksInPath().path]
        let found = folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/daybook") }
        return found ?? package + "/.build/debug"
    }()

    /// The program; `DAYBOOK_PROGRAM` names another one to be tested, such as a static build for release.
    static let path = ProcessInfo.processInfo.environment["DAYBOOK_PROGRAM"] ?? folder + "/daybook"

    /// The options that ask the sample corpus at a fixed time.
    static let corpus = ["--vault", package + "/Corpus", "--now", "2026-03-18T10:15"]
}
