import Foundation
import Testing

/// Runs the program with the rights of nobody, for whom files can be unreadable.
enum Privileges {
    private static let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]

    /// Whether the tests run as root and nobody can start the program where it was built.
    static let canBeDropped: Bool = {
        guard getuid() == 0, FileManager.default.isExecutableFile(atPath: nobody[0]) else { return false }
        let run = try? ProgramRunner().run(program: nobody + [BuiltProgram.path, "--version"], input: nil)
        return run?.status == 0
    }()

    /// Starts a program where no folder can be watched.
    static let withoutWatching = [
        "/usr/bin/unshare", "--user", "--map-root-user", "/bin/sh", "-c",
        #"echo 0 > /proc/sys/user/max_inotify_watches && exec "$@""#, "sh",
    ]

    /// Whether that is possible here.
    static let canForbidWatching: Bool = {
        guard FileManager.default.isExecutableFile(atPath: withoutWatching[0]) else { return false }
        return (try? ProgramRunner().run(program: withoutWatching + ["/bin/true"], input: nil).status) == 0
    }()

    /// Runs the program as nobody, in a home that nobody may write to.
    static func run(_ runner: ProgramRunner, _ arguments: [String]) throws -> ProgramRun {
        chmod(runner.home.path, 0o777)
        return try runner.run(program: nobody + [BuiltProgram.path] + arguments, input: nil)
    }
}

/// A disk of a few kB, taken away with its owner.
final class SmallDisk {
    private let folder: TemporaryFolder

    /// The folder that it is mounted at.
    var path: String { folder.path }

    init(kilobytes: Int = 64) throws {
        folder = try TemporaryFolder()
        try SmallDisk.mount(["-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", folder.path])
    }

    /// Refuses all further writing.
    func makeReadOnly() throws { try SmallDisk.mount(["-o", "remount,ro", folder.path]) }

    private static func mount(_ arguments: [String]) throws {
        let run = try ProgramRunner().run(program: ["/bin/mount"] + arguments, input: nil)
        guard run.status == 0 else { throw ChildProcess.Failure(path: "mount", reason: run.stderr) }
    }

    deinit { _ = try? ProgramRunner().run(program: ["/bin/umount", folder.path], input: nil) }

    /// Whether such a disk can be made here.
    static let canBeMounted = getuid() == 0 && (try? SmallDisk()) != nil
}
