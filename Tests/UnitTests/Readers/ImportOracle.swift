import Foundation

/// A family of import cases that lies beside the project: `DAYBOOK_IMPORT_CASES`, else `../shared/eval/import`.
struct ImportOracle {
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["DAYBOOK_IMPORT_CASES"] { return URL(fileURLWithPath: path) }
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return root.deletingLastPathComponent().appendingPathComponent("shared/eval/import")
    }()

    static func exists(_ family: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(family + "/oracle.json").path)
    }

    static func cases(_ family: String) throws -> [[String: Any]] {
        let data = try Data(contentsOf: folder.appendingPathComponent(family + "/oracle.json"))
        let content = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return content?["cases"] as? [[String: Any]] ?? []
    }

    static func content(_ family: String, _ file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent("\(family)/cases/\(file)")))
    }
}
