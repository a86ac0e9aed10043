// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The map of Daybook: each folder of Sources is one target, listed in the order in which the two flows meet them.
//
//   Import:   vault → scan → read → documents → chunks → terms and embeddings → store
//   Question: text → reading → candidates → ranked chunks → answer → rendering

let package = Package(
    name: "daybook",
    products: [.executable(name: "daybook", targets: ["daybook"])],
    targets: [
        // Shared: what both flows stand on.
        // Civil dates, date-times, spans and time zones.
        .target(name: "Time", path: "Sources/Shared/Time"),
        // Documents, chunks, people, tasks: the values that both flows speak of.
        .target(name: "Model", dependencies: ["Time"], path: "Sources/Shared/Model"),
        // Languages and their words, a folder each; the others of a language are Language/<Language> of Parsing and Answering.
        .target(name: "Language", path: "Sources/Shared/Language", exclude: ["Names/NOTICE"]),
        // Text → tokens → stems → terms and embeddings; and the text that is safe to print.
        .target(name: "Text", dependencies: ["Language"], path: "Sources/Shared/Text"),
        // Threads of the system, and what they share.
        .target(name: "Threads", path: "Sources/Shared/Threads"),
        // The related-word lists, copied beside the program; C, since a Swift target with resources imports Foundation.
        .target(
            name: "RelatedWordsData", path: "Sources/Shared/RelatedWords",
            resources: [
                .copy("related-words-en.bin"), .copy("NOTICE"), .copy("related-words-de.bin"), .copy("NOTICE-de"),
            ], publicHeadersPath: "."),
        // The index: one SQLite database per vault.
        .target(name: "Store", dependencies: ["CSQLite", "Model", "Text", "Time"], path: "Sources/Shared/Store"),

        // Import: files → documents → chunks → store.
        // One reader per format: bytes → documents.
        .target(
            name: "Readers", dependencies: ["Language", "Model", "Text", "Time"], path: "Sources/Import/Readers"),
        // Walk, read, chunk, embed, store; ImportFlow.swift tells the story.
        .target(
            name: "Indexing", dependencies: ["Language", "Model", "Readers", "Store", "Text", "Threads", "Time"],
            path: "Sources/Import/Indexing"),

        // Ask: question → reading → hits → answer.
        // Question → ParsedQuestion (time, people, tags, intent, topic).
        .target(name: "Parsing", dependencies: ["Language", "Model", "Text", "Time"], path: "Sources/Ask/Parsing"),
        // ParsedQuestion → ranked chunks (filters, BM25, cosine).
        .target(
            name: "Retrieval", dependencies: ["Language", "Model", "Parsing", "Store", "Text", "Threads", "Time"],
            path: "Sources/Ask/Retrieval"),
        // Hits → answer with citations; AskFlow.swift tells the story.
        .target(
            name: "Answering",
            dependencies: [
                "Language", "Model", "Parsing", "PromptsEnglish", "PromptsFrench", "PromptsGerman", "Retrieval",
                "Store", "Text", "Time",
            ],
            path: "Sources/Ask/Answering"),
        // A text of another program, checked sentence by sentence against the quotes that it was given.
        .target(
            name: "Grounding", dependencies: ["Language", "Parsing", "Text", "Time"], path: "Sources/Ask/Grounding"),
        // The words of answers, embedded: a target for each language, since their files have the same names.
        .target(
            name: "PromptsEnglish", path: "prompts/en",
            resources: [
                .embedInCode("asking-back.txt"),
                .embedInCode("calendar.txt"),
                .embedInCode("conversation.txt"),
                .embedInCode("dates.txt"),
                .embedInCode("discuss.txt"),
                .embedInCode("explain.txt"),
                .embedInCode("find.txt"),
                .embedInCode("first-run.txt"),
                .embedInCode("forget.txt"),
                .embedInCode("grounded-answer.txt"),
                .embedInCode("habits.txt"),
                .embedInCode("lists.txt"),
                .embedInCode("nothing.txt"),
                .embedInCode("occurrences.txt"),
                .embedInCode("plain.txt"),
                .embedInCode("planner.txt"),
                .embedInCode("prompt.txt"),
                .embedInCode("reading.txt"),
                .embedInCode("remarks.txt"),
                .embedInCode("saved.txt"),
                .embedInCode("tasks.txt"),
                .embedInCode("when.txt"),
                .embedInCode("who.txt"),
            ]),
        .target(
            name: "PromptsGerman", path: "prompts/de",
            resources: [
                .embedInCode("asking-back.txt"),
                .embedInCode("calendar.txt"),
                .embedInCode("conversation.txt"),
                .embedInCode("dates.txt"),
                .embedInCode("discuss.txt"),
                .embedInCode("explain.txt"),
                .embedInCode("find.txt"),
                .embedInCode("first-run.txt"),
                .embedInCode("forget.txt"),
                .embedInCode("grounded-answer.txt"),
                .embedInCode("habits.txt"),
                .embedInCode("lists.txt"),
                .embedInCode("nothing.txt"),
                .embedInCode("occurrences.txt"),
                .embedInCode("plain.txt"),
                .embedInCode("planner.txt"),
                .embedInCode("prompt.txt"),
                .embedInCode("reading.txt"),
                .embedInCode("remarks.txt"),
                .embedInCode("saved.txt"),
                .embedInCode("tasks.txt"),
                .embedInCode("when.txt"),
                .embedInCode("who.txt"),
            ]),
        .target(
            name: "PromptsFrench", path: "prompts/fr",
            resources: [
                .embedInCode("asking-back.txt"),
                .embedInCode("calendar.txt"),
                .embedInCode("conversation.txt"),
                .embedInCode("dates.txt"),
                .embedInCode("discuss.txt"),
                .embedInCode("explain.txt"),
                .embedInCode("find.txt"),
                .embedInCode("first-run.txt"),
                .embedInCode("forget.txt"),
                .embedInCode("grounded-answer.txt"),
                .embedInCode("habits.txt"),
                .embedInCode("lists.txt"),
                .embedInCode("nothing.txt"),
                .embedInCode("occurrences.txt"),
                .embedInCode("plain.txt"),
                .embedInCode("planner.txt"),
                .embedInCode("prompt.txt"),
                .embedInCode("reading.txt"),
                .embedInCode("remarks.txt"),
                .embedInCode("saved.txt"),
                .embedInCode("tasks.txt"),
                .embedInCode("when.txt"),
                .embedInCode("who.txt"),
            ]),

        // Plan: views → files.
        // Edits notes as bytes, and writes them whole or not at all.
        .target(name: "Writing", dependencies: ["CSystem", "Time"], path: "Sources/Plan/Writing"),
        // Habits and subscriptions: pages → records → figures, questions about them, answers.
        .target(
            name: "Habits",
            dependencies: ["Answering", "Language", "Model", "Parsing", "Readers", "Store", "Text", "Time"],
            path: "Sources/Plan/Habits"),

        // Program: what a person runs.
        // Question sets, judgments and measures.
        .target(
            name: "Evaluation", dependencies: ["Model", "Text", "Time"], path: "Sources/Program/Evaluation"),
        // Arguments, prompt, rendering.
        .executableTarget(
            name: "daybook",
            dependencies: [
                "Answering", "CEditLine", "CSystem", "Evaluation", "Grounding", "Habits", "Indexing", "Language",
                "Model",
                "Parsing", "Readers", "RelatedWordsData", "Retrieval", "Store", "Text", "Threads", "Time", "Writing",
            ],
            path: "Sources/Program/daybook", linkerSettings: linkerSettings),

        // How fast its parts are, warm, and how well rankings find what is relevant.
        .executableTarget(
            name: "Benchmark",
            dependencies: [
                "Answering", "Evaluation", "Indexing", "Model", "Parsing", "Readers", "RelatedWordsData", "Retrieval",
                "Store", "Text", "Time",
            ], path: "Sources/Program/Benchmark"),

        // C: module maps of the two system libraries, and of what the C library's own one leaves out.
        .systemLibrary(name: "CSQLite", path: "Sources/C/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CEditLine", path: "Sources/C/CEditLine", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CSystem", path: "Sources/C/CSystem"),

        // Tests: a folder per target, then the built program from outside.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "LanguageTests", dependencies: ["Language"], path: "Tests/UnitTests/Language"),
        .testTarget(name: "TimeTests", dependencies: ["Time"], path: "Tests/UnitTests/Time"),
        .testTarget(
            name: "TextTests", dependencies: ["Language", "TestSupport", "Text"], path: "Tests/UnitTests/Text"),
        .testTarget(name: "StoreTests", dependencies: ["Model", "Store", "Time"], path: "Tests/UnitTests/Store"),
        .testTarget(
            name: "ReadersTests", dependencies: ["Model", "Readers", "TestSupport", "Time"],
            path: "Tests/UnitTests/Readers"),
        // Readers against cases with known answers that lie beside the project.
        .testTarget(
            name: "ImportCaseTests", dependencies: ["Model", "Readers", "Time"], path: "Tests/ImportCaseTests"),
        // Whatever gets bytes from outside, against any bytes.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "Answering", "Habits", "Indexing", "Language", "Model", "Parsing", "Readers", "TestSupport", "Text",
                "Time", "Writing", "daybook",
            ], path: "Tests/FuzzTests", exclude: ["Found"]),
        .testTarget(
            name: "IndexingTests",
            dependencies: ["Indexing", "Model", "Readers", "Store", "TestSupport", "Text", "Time"],
            path: "Tests/UnitTests/Indexing"),
        .testTarget(
            name: "ParsingTests",
            dependencies: ["Answering", "Language", "Model", "Parsing", "TestSupport", "Text", "Time"],
            path: "Tests/UnitTests/Parsing", exclude: ["Fixtures"]),
        .testTarget(
            name: "RetrievalTests",
            dependencies: [
                "Indexing", "Model", "Parsing", "Readers", "Retrieval", "Store", "TestSupport", "Text", "Time",
            ], path: "Tests/UnitTests/Retrieval"),
        .testTarget(
            name: "AnsweringTests",
            dependencies: [
                "Answering", "Indexing", "Language", "Model", "Parsing", "Readers", "Retrieval", "Store", "TestSupport",
                "Text", "Time",
            ], path: "Tests/UnitTests/Answering"),
        .testTarget(
            name: "GroundingTests", dependencies: ["Grounding", "Language", "Time"],
            path: "Tests/UnitTests/Grounding"),
        .testTarget(
            name: "WritingTests", dependencies: ["Model", "Readers", "TestSupport", "Time", "Writing"],
            path: "Tests/UnitTests/Writing"),
        .testTarget(
            name: "HabitsTests",
            dependencies: ["Answering", "Habits", "Language", "Model", "Parsing", "Readers", "Store", "Time"],
            path: "Tests/UnitTests/Habits"),
        .testTarget(
            name: "EvaluationTests", dependencies: ["Evaluation", "Model", "Time"], path: "Tests/UnitTests/Evaluation",
            exclude: ["Fixtures"]),
        .testTarget(
            name: "BenchmarkTests", dependencies: ["Benchmark", "Evaluation", "TestSupport"],
            path: "Tests/UnitTests/Benchmark"),
        .testTarget(
            name: "ProgramTests", dependencies: ["Store", "TestSupport", "Text", "daybook"],
            path: "Tests/ProgramTests",
            exclude: ["sessions"]),
    ],
    swiftLanguageModes: [.v6]
)

// Strict memory safety: everything but the tests marks each use of an unsafe construct with `unsafe`.
for target in package.targets where target.type != .system && target.path?.hasPrefix("Tests/") == false {
    target.swiftSettings = [.strictMemorySafety()]
}

/// A release is linked with archives of the system's libraries where all are there: loading shared ones is more than half of a start.
var linkerSettings: [LinkerSetting] {
    let folder = Context.packageDirectory + "/Sources/C/Archives"
    return hasArchives ? [.unsafeFlags(["-L", folder], .when(platforms: [.linux], configuration: .release))] : []
}

var hasArchives: Bool {
    let files = FileManager.default
    func has(_ names: [String], in folder: String) -> Bool {
        names.allSatisfy { files.fileExists(atPath: folder + "/" + $0) }
    }
    return ["x86_64-linux-gnu", "aarch64-linux-gnu"].contains { machine in
        let compilers = "/usr/lib/gcc/" + machine
        // The newest compiler is the one whose libraries are linked.
        let newest = ((try? files.contentsOfDirectory(atPath: compilers)) ?? []).compactMap { Int($0) }.max()
        return newest.map { has(["libstdc++.a", "libgcc_eh.a"], in: "\(compilers)/\($0)") } ?? false
            && has(
                ["libsqlite3.a", "libedit.a", "libbsd.a", "libmd.a", "libtinfo.a"], in: "/usr/lib/" + machine)
    }
}
