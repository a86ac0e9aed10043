import Foundation
import Synchronization

/// The pipes between a test and the program that it runs.
final class Streams: Sendable {
    private struct Ends {
        var input: Int32 = -1
        var output: Int32 = -1
        var messages: Int32 = -1
    }

    private let hasInput: Bool
    private let ends = Mutex(Ends())

    init(hasInput: Bool) throws { self.hasInput = hasInput }

    /// Makes the pipes.
    ///
    /// - Returns: The program's ends: its input, output and messages.
    /// - Throws: `ChildProcess.Failure` where there are no more descriptors.
    func open() throws -> [Int32] {
        let output = try Streams.pipe()
        let messages = try Streams.pipe()
        let input = hasInput ? try Streams.pipe() : (read: Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC), write: -1)
        ends.withLock { $0 = Ends(input: input.write, output: output.read, messages: messages.read) }
        return [input.read, output.write, messages.write]
    }

    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else {
            throw ChildProcess.Failure(path: "pipe", reason: String(cString: strerror(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// The test's ends.
    var descriptors: (input: Int32, output: Int32, messages: Int32) {
        ends.withLock { ($0.input, $0.output, $0.messages) }
    }
}

/// Writes a program's input and reads both its streams while it runs, so that neither side waits for the other.
struct Exchange {
    private(set) var output: [UInt8] = []
    private(set) var messages: [UInt8] = []
    private var input: ArraySlice<UInt8>
    private var ends: (input: Int32, output: Int32, messages: Int32)

    init(streams: Streams, input: [UInt8]) {
        self.input = input[...]
        ends = streams.descriptors
        if ends.input >= 0 { _ = fcntl(ends.input, F_SETFL, O_NONBLOCK) }
    }

    /// Runs until both streams have ended.
    ///
    /// - Returns: False where that took too long.
    mutating func run(seconds: Double) -> Bool {
        defer { closeAll() }
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ends.output >= 0 || ends.messages >= 0 {
            guard ContinuousClock.now < deadline else { return false }
            var waiting = [
                pollfd(fd: ends.output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ends.messages, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ends.input, events: Int16(POLLOUT), revents: 0),
            ]
            poll(&waiting, nfds_t(waiting.count), 100)
            if waiting[0].revents != 0 { Exchange.read(&ends.output, into: &output) }
            if waiting[1].revents != 0 { Exchange.read(&ends.messages, into: &messages) }
            if waiting[2].revents != 0 { write() }
        }
        return true
    }

    private static func read(_ descriptor: inout Int32, into bytes: inout [UInt8]) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count > 0 {
            bytes += buffer[..<count]
        } else if count == 0 || errno != EINTR {
            close(descriptor)
            descriptor = -1
        }
    }

    private mutating func write() {
        let count = input.withUnsafeBytes { Glibc.write(ends.input, $0.baseAddress, $0.count) }
        if count > 0 { input = input.dropFirst(count) }
        let hasFailed = count < 0 && errno != EAGAIN && errno != EINTR
        if input.isEmpty || hasFailed {
            close(ends.input)
            ends.input = -1
        }
    }

    private mutating func closeAll() {
        for descriptor in [ends.input, ends.output, ends.messages] where descriptor >= 0 { close(descriptor) }
        ends = (-1, -1, -1)
    }
}
