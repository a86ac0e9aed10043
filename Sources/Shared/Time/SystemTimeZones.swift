import Glibc

/// The time zones of this machine: the compiled files below `/usr/share/zoneinfo`, and which of them is the local one.
///
/// This is the one part of the module that reads the disk and the environment. Files are read at each look-up; whoever
/// looks up the same zone often keeps it.
public struct SystemTimeZones: Sendable {
    private let folder: String
    private let variable: String?
    private let localFile: String

    /// The zones that the environment points to.
    public init() {
        self.init(
            folder: SystemTimeZones.environment("TZDIR") ?? "/usr/share/zoneinfo",
            variable: SystemTimeZones.environment("TZ"), localFile: "/etc/localtime")
    }

    /// The zones of a folder.
    ///
    /// - Parameters:
    ///   - folder: Where the compiled files are.
    ///   - variable: The content of `TZ`, or nil where it is not set.
    ///   - localFile: The link to, or copy of, the local zone's file.
    public init(folder: String, variable: String?, localFile: String) {
        self.folder = folder
        self.variable = variable
        self.localFile = localFile
    }

    /// The zones by name; every name is unknown where the files are not installed.
    public var database: TimeZoneDatabase { TimeZoneDatabase(zone: zone(named:)) }

    /// The zone of this machine's clock: `TZ`, else the local file, else UTC.
    ///
    /// `TZ` holds a name or a path with or without a leading colon, or a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`; what
    /// it holds in vain means UTC, as in the C library.
    public var local: TimeZone {
        guard let variable else { return zone(atPath: localFile) ?? .utc }
        let value = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
        if value.hasPrefix("/") { return zone(atPath: value) ?? .utc }
        return zone(named: value) ?? TimeZone(posix: value) ?? .utc
    }

    @Sendable private func zone(named name: String) -> TimeZone? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.utf8.contains(0), parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else { return nil }
        return FileContent.read("\(folder)/\(name)").flatMap { TimeZone(name: name, tzif: $0) }
    }

    private func zone(atPath path: String) -> TimeZone? {
        guard let bytes = FileContent.read(path) else { return nil }
        return TimeZone(name: SystemTimeZones.name(ofPath: FileContent.resolved(path)), tzif: bytes)
    }

    /// The part of a path below a folder `zoneinfo`, or `Local` where it lies elsewhere.
    private static func name(ofPath path: String) -> String {
        let parts = path.split(separator: "/")
        guard let folder = parts.lastIndex(of: "zoneinfo"), folder + 1 < parts.count else { return "Local" }
        return parts[(folder + 1)...].joined(separator: "/")
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

/// Reading small files without Foundation.
private enum FileContent {
    /// The largest compiled zone is below 4 KB; anything above this is no time zone.
    static let limit = 1 << 20

    static func read(_ path: String) -> [UInt8]? {
        // Without waiting: a named pipe in the place of a zone must not hold the program.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 8192)
        while content.count <= limit {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count >= 0 else { return nil }
            if count == 0 { return content }
            content += buffer[..<count]
        }
        return nil
    }

    /// The path with all links followed, or the path itself where that fails.
    static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
