import Foundation
import Testing

/// Installing and removing, with a stand-in for the program, which other tests are about.
@Suite struct InstallTests {
    private static let shared = [
        "share/bash-completion/completions/daybook", "share/daybook/NOTICE", "share/daybook/NOTICE-de",
        "share/daybook/related-words-de.bin", "share/daybook/related-words-en.bin", "share/doc/daybook/NOTICE-names",
        "share/fish/vendor_completions.d/daybook.fish",
    ]
    private static let hasMake = has("make") && has("strip")
    private static let hasDpkg = hasMake && has("dpkg") && has("dpkg-deb")

    private static func has(_ program: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program)
    }

    /// A folder that looks like a build.
    private static let build = """
        mkdir "$HOME/build"
        cp /bin/true "$HOME/build/daybook"
        cp -r '\(BuiltProgram.folder)/daybook_RelatedWordsData.resources' "$HOME/build"
        """

    @Test(.enabled(if: hasMake, "make or strip is not installed"))
    func `make installs all files below the prefix, and removes them`() throws {
        let runner = try ProgramRunner()
        let run = try runner.shell(
            """
            \(InstallTests.build)
            make --silent install BUILD="$HOME/build" PREFIX=/opt DESTDIR="$HOME/to"
            """)
        #expect(run.status == 0, "\(run.testDescription)")
        let wanted =
            InstallTests.shared + [
                "bin/daybook", "share/doc/daybook/LICENSE", "share/man/man1/daybook.1",
                "share/zsh/site-functions/_daybook",
            ]
        #expect(files(in: "to/opt", of: runner) == wanted.sorted())
        #expect(try runner.home.mode(of: "to/opt/bin/daybook") == 0o755)
        #expect(try runner.home.mode(of: "to/opt/share/man/man1/daybook.1") == 0o644)
        let removal = try runner.shell("make --silent uninstall PREFIX=/opt DESTDIR=\"$HOME/to\"")
        #expect(removal.status == 0, "\(removal.testDescription)")
        #expect(files(in: "to/opt", of: runner) == [])
    }

    @Test(.enabled(if: hasMake, "make or strip is not installed"))
    func `make says what to do where nothing is built`() throws {
        let run = try ProgramRunner().shell("make --silent install BUILD=\"$HOME/none\" DESTDIR=\"$HOME/to\"")
        #expect(run.status == 2)
        #expect(run.stderr.contains("run make first"))
    }

    @Test(.enabled(if: hasDpkg, "dpkg or make is not installed"))
    func `a Debian package installs and goes away without a trace`() throws {
        let runner = try ProgramRunner()
        let dpkg = "dpkg --root=\"$HOME/root\" --log=/dev/null --force-not-root --force-depends --force-bad-path"
        let run = try runner.shell(
            """
            set -e
            \(InstallTests.build)
            export BUILD="$HOME/build"
            package=$(.ci/deb "$HOME")
            dpkg-deb --field "$package" Depends
            mkdir -p "$HOME/root/var/lib/dpkg" && touch "$HOME/root/var/lib/dpkg/status"
            \(dpkg) --install "$package" > /dev/null 2>&1
            """)
        #expect(run.status == 0, "\(run.testDescription)")
        for library in ["libc6", "tzdata"] { #expect(run.stdout.contains(library)) }
        let wanted =
            InstallTests.shared + [
                "bin/daybook", "share/doc/daybook/copyright", "share/man/man1/daybook.1.gz",
                "share/zsh/vendor-completions/_daybook",
            ]
        #expect(files(in: "root/usr", of: runner) == wanted.sorted())
        let removal = try runner.shell("\(dpkg) --purge daybook > /dev/null")
        #expect(removal.status == 0, "\(removal.testDescription)")
        #expect(files(in: "root/usr", of: runner) == [])
    }

    private func files(in folder: String, of runner: ProgramRunner) -> [String] {
        runner.home.files(below: folder).filter { !isFolder(runner.home.path(of: folder + "/" + $0)) }
    }

    private func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
    }
}
