import Writing

extension ErrorWords {
    static func sentence(_ error: WritingError) -> String {
        let place = error.path + (error.line.map { ":\($0)" } ?? "")
        let (reason, remedy): (String, String) =
            switch error.reason {
            case .outsideVault: ("is no file of the vault", "name a file below the vault's folder")
            case .symbolicLink:
                ("leads through a symbolic link or something else than a folder", "name the file by its own path")
            case .hidden: ("is hidden, and hidden files are no notes", "choose a name without a dot before it")
            case .missing: ("does not exist", "check its name")
            case .notAFile: ("is not a file", "name a note")
            case .taken: ("exists already", "choose another title")
            case .changed: ("was changed in the meantime and was left alone", "look at it and try again")
            case .readOnly: ("is read-only", "allow writing, e.g. with chmod u+w, and try again")
            case .notText: ("is not text in UTF-8", "save it as UTF-8 and try again")
            case .frontMatter: ("has front matter in a form that is not edited", "change the tags there by hand")
            case .noFrontMatter: ("is in a format without front matter", "change the tags there by hand")
            case .noLine: ("does not exist", "the file is shorter: give a line as answers cite it")
            case .noTask: ("is no task with a box '- [ ]' or a keyword such as TODO", "give the line of one")
            case .cancelledTask: ("is a task that was cancelled", "open it by hand if it is meant to be done")
            case .system(let code):
                (
                    "cannot be written (\(Files.reason(of: code)))", "check its folder and its permissions"
                )
            }
        return "\(place) \(reason): \(remedy)"
    }

    /// Returns the first names of several, with the number of the others.
    static func some(_ names: [String]) -> String {
        let most = 8
        let rest = names.count - most
        return names.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
