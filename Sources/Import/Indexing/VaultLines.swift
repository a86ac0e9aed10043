import Glibc
import Model
import Readers
import Store

/// Reads the current lines of a vault's files, with which quotes are compared.
public struct VaultLines: Sendable {
    private let vault: String

    /// Creates a reader for one vault, given its folder as an absolute path.
    public init(vault: String) { self.vault = vault }

    /// Reads some lines of a file.
    ///
    /// Reads in blocks, and only up to the last line, so that memory is bounded and a line of a long recording costs milliseconds.
    ///
    /// - Parameters:
    ///   - path: The file, relative to the vault; a path that leads out of it is not read.
    ///   - ranges: The lines.
    /// - Returns: The lines, or the reason why there are none.
    public func read(_ path: String, _ ranges: [LineRange]) -> QuotedFile {
        do throws(Absence) {
            let (collector, stamp) = try collected(path, ranges)
            var lines: [LineRange: QuotedLines] = [:]
            for range in ranges { lines[range] = collector.quotedLines(range, path: path) }
            return .read(stamp, lines)
        } catch {
            return error == .gone ? .gone : .unreadable
        }
    }

    /// Reads each line of a file separately.
    ///
    /// - Parameter path: The file, relative to the vault; a path that leads out of it is not read.
    /// - Returns: The lines in order, each with the lines that continue it if it is folded; nil if the file cannot be read.
    public func everyLine(of path: String) -> [QuotedLines]? {
        guard let (collector, _) = try? collected(path, [LineRange(1, .max)]) else { return nil }
        var lines: [QuotedLines] = []
        while let next = collector.quotedLines(LineRange((lines.last?.lines.last ?? 0) + 1, 0), path: path) {
            lines.append(next)
        }
        return lines
    }

    private enum Absence: Error {
        case gone, unreadable
    }

    private func collected(
        _ path: String, _ ranges: [LineRange]
    ) throws(Absence) -> (collector: LineCollector, stamp: FileStamp) {
        guard VaultLines.isInside(path) else { throw .gone }
        let descriptor = unsafe open(vault + "/" + path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { throw SystemFailure().isAbsence ? .gone : .unreadable }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= FileBytes.largest else { throw .gone }
        let collector = try VaultLines.collect(ranges, path: path, from: descriptor, size: status.st_size)
        return (collector, FileStamp(status))
    }

    static func isInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }

    private static let blockSize = 1 << 18

    private static func collect(
        _ ranges: [LineRange], path: String, from descriptor: Int32, size: Int
    ) throws(Absence) -> LineCollector {
        var collector = LineCollector(ranges, path: path)
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: min(blockSize, max(size, 1)), alignment: 16)
        defer { unsafe block.deallocate() }
        var isFirst = true
        while true {
            let count = unsafe Glibc.read(descriptor, block.baseAddress, block.count)
            if count < 0, errno == EINTR { continue }
            // After a failure the lines are unknown, not gone.
            guard count >= 0 else { throw .unreadable }
            guard count > 0 else { break }
            let bytes = unsafe UnsafeRawBufferPointer(rebasing: block[..<count])
            if isFirst, unsafe LineCollector.isUTF16(Array(bytes.prefix(8))) {
                try takeAll(from: descriptor, size: size, into: &collector)
                break
            }
            isFirst = false
            guard unsafe collector.take(bytes) else { break }
        }
        collector.finish()
        return collector
    }

    /// Reads the whole file anew, since UTF-16 is decoded as a whole.
    private static func takeAll(
        from descriptor: Int32, size: Int, into collector: inout LineCollector
    ) throws(Absence) {
        guard lseek(descriptor, 0, SEEK_SET) == 0, let bytes = try? FileBytes.contents(of: descriptor, size: size)
        else { throw .unreadable }
        unsafe LineCollector.utf8(bytes).withUnsafeBytes { _ = unsafe collector.take($0) }
    }
}
