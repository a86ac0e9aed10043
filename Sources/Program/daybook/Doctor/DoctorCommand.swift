import Text

/// `daybook doctor`: looks at everything that answers depend on, changes nothing, and says what to do.
struct DoctorCommand {
    let arguments: Arguments
    let environment: [String: String]

    /// Prints the findings.
    ///
    /// - Returns: `.answered` if nothing is wrong, `.nothingFound` if something should be done.
    func run() -> ExitStatus {
        let findings = findings()
        let isFine = !findings.contains { $0.state == .problem }
        if (try? AnswerFormat(arguments)) == .json {
            Output.answers.line(JSONLine.line(Report(findings: findings, isFine: isFine)))
        } else {
            for finding in findings { Output.answers.line(finding.line) }
        }
        return isFine ? .answered : .nothingFound
    }

    private func findings() -> [Finding] {
        let surroundings = Surroundings(environment: environment)
        let file = Paths.configuration(environment) + "/config"
        var findings = [surroundings.configuration(file)]
        guard findings[0].state != .problem else { return findings + surroundings.general }
        do {
            let settings = try Settings(arguments, environment: environment)
            findings += VaultCheckup(settings: settings).findings
            findings += surroundings.permissions(index: settings.vault, configuration: file)
            findings += surroundings.timeZone(settings)
            return findings + surroundings.general
        } catch {
            return findings + [Finding("settings", error)] + surroundings.general
        }
    }

    private struct Report: JSONWritable {
        var findings: [Finding]
        var isFine: Bool

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("findings", findings)
                $0.field("fine", isFine)
            }
        }
    }
}
