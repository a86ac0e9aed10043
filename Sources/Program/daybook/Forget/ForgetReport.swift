import Answering
import Store
import Text

/// What was deleted, or would be: each file with its size, and what was left alone.
struct ForgetReport {
    private let settings: Settings
    private let everywhere: Bool
    private let isTrial: Bool
    private var kept: KeptFiles?
    /// The index that was made anew; nil if none was.
    var renewedIndex: String?

    init(_ settings: Settings, everywhere: Bool, isTrial: Bool) {
        (self.settings, self.everywhere, self.isTrial) = (settings, everywhere, isTrial)
    }

    mutating func add(_ kept: KeptFiles) { self.kept = kept }

    /// What must be typed: the name of the vault's folder, or `everywhere`.
    var name: String {
        if everywhere { return "everywhere" }
        return vault.split(separator: "/").last.map(String.init) ?? "/"
    }

    private var vault: String { settings.vault?.folder ?? "" }

    func question(_ kept: KeptFiles) -> String {
        let slots = slots(kept.files).merging(["name": name]) { $1 }
        return everywhere
            ? settings.templates.text("forget.ask.everywhere", slots)
            : settings.templates.text("forget.ask", slots.merging(["vault": vault]) { $1 })
    }

    func tell() { settings.write(settings.json ? JSONLine.line(self) : .clean(lines.joined(separator: "\n"))) }

    private var lines: [String] {
        let files = kept?.files ?? []
        var lines: [String] = []
        if let renewedIndex {
            lines.append(settings.templates.text(isTrial ? "forget.renew" : "forget.renewed", ["file": renewedIndex]))
        } else if files.isEmpty {
            return [settings.templates.text("forget.nothing")] + places
        }
        if !files.isEmpty {
            lines.append(settings.templates.text(isTrial ? "forget.would" : "forget.done", slots(files)))
            lines += files.map { "  \(ForgetReport.size($0.bytes))  \($0.path)" }
        }
        if kept?.history != nil { lines.append(settings.templates.text("forget.history")) }
        if kept?.indexes.contains(where: \.isStray) == true { lines.append(settings.templates.text("forget.stray")) }
        if !vault.isEmpty { lines.append(settings.templates.text("forget.untouched", ["vault": vault])) }
        return lines + places
    }

    private var places: [String] {
        namingPlaces.map { settings.templates.text("forget.named", ["place": $0]) }
    }

    /// The lines of the configuration that name the vault; with `everywhere`, any vault.
    private var namingPlaces: [String] {
        let configuration = try? Configuration.file(settings.configurationFile)
        return configuration?.places(naming: everywhere ? nil : vault) ?? []
    }

    private func slots(_ files: [KeptFile]) -> [String: String] {
        ["count": String(files.count), "size": ForgetReport.size(files.reduce(0) { $0 + $1.bytes })]
    }

    /// Returns a size in whole kB, rounded up.
    private static func size(_ bytes: Int) -> String { "\((bytes + 999) / 1000) kB" }
}

extension ForgetReport: JSONWritable {
    func write(to json: inout JSONBytes) {
        let files = kept?.files ?? []
        json.object {
            $0.field("bytes", files.reduce(0) { $0 + $1.bytes })
            $0.field("dry_run", isTrial)
            $0.field("files", files.map(FileJSON.init))
            $0.field("named_in", namingPlaces)
            $0.field("renewed", renewedIndex)
            $0.field("schema", JSONLine.schema)
            $0.field("vault", vault.isEmpty ? nil : vault)
        }
    }

    private struct FileJSON: JSONWritable {
        var file: KeptFile

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("bytes", file.bytes)
                $0.field("file", file.path)
            }
        }
    }
}
