import Glibc

/// The time zones of this machine, from compiled files below `/usr/share/zoneinfo`, and its local zone.
///
/// Only this type reads disk and environment in the module. Each look-up reads a file; callers cache zones in frequent use.
public struct SystemTimeZones: Sendable {
    private let folder: String
    private let variable: String?
    private let localFile: String

    /// Creates the zones given by the environment.
    public init() {
        self.init(
            folder: SystemTimeZones.environment("TZDIR") ?? "/usr/share/zoneinfo",
            variable: SystemTimeZones.environment("TZ"), localFile: "/etc/localtime")
    }

    /// Creates the zones of a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder of compiled files.
    ///   - variable: The content of `TZ`, if set.
    ///   - localFile: The local zone's file, or a link to it.
    public init(folder: String, variable: String?, localFile: String) {
        self.folder = folder
        self.variable = variable
        self.localFile = localFile
    }

    /// The zones by name; none if the files are not installed.
    public var database: TimeZoneDatabase { TimeZoneDatabase(zone: zone(named:)) }

    /// The local zone: `TZ`, else the local file, else UTC.
    ///
    /// `TZ` holds a name or path, perhaps after a colon, or a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`. An unusable value means UTC, as in
    /// the C library.
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

    /// Returns the part of a path below a folder `zoneinfo`, or `Local`.
    private static func name(ofPath path: String) -> String {
        let parts = path.split(separator: "/")
        guard let folder = parts.lastIndex(of: "zoneinfo"), folder + 1 < parts.count else { return "Local" }
        return parts[(folder + 1)...].joined(separator: "/")
    }

    private static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}

private enum FileContent {
    /// The maximum size in bytes; the largest compiled zone is below 4 KB.
    static let limit = 1 << 20

    static func read(_ path: String) -> [UInt8]? {
        // Non-blocking, so that a named pipe instead of a zone file cannot hang the program.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 8192)
        while content.count <= limit {
            let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            guard count >= 0 else { return nil }
            if count == 0 { return content }
            content += buffer[..<count]
        }
        return nil
    }

    /// Returns the path after following all links, or the path itself on failure.
    static func resolved(_ path: String) -> String {
        guard let pointer = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(pointer) }
        return unsafe String(cString: pointer)
    }
}
