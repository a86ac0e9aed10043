import Model
import Text

/// The actions of one line: "[ ] slides [x] room", "quote (Ana); room (Bo)", "Ana roof study. Bo model."
enum ActionParts {
    /// Splits a line without its label into actions, with whether each is ticked; if labelled, "quote; room; slides" needs no owners.
    static func of(
        _ line: String, isLabelled: Bool, hasOwner: (Substring) -> Bool
    ) -> [(text: String, isDone: Bool)] {
        let boxes = boxed(line)
        if boxes.count > 1 { return boxes.map { (String($0.dropFirst(4)), $0.hasPrefix("[x]")) } }
        return clauses(line, isLabelled: isLabelled, hasOwner).map { ($0, false) }
    }

    private static func clauses(_ line: String, isLabelled: Bool, _ hasOwner: (Substring) -> Bool) -> [String] {
        let clauses = line.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
        if clauses.count > 1, isLabelled && clauses.count > 2 || clauses.allSatisfy({ hasOwner($0[...]) }) {
            return clauses
        }
        let sentences = Sentences.ranges(in: line).map { line[$0] }
        return sentences.count > 1 && sentences.allSatisfy(hasOwner) ? sentences.map(String.init) : [line]
    }

    /// Returns the texts after check boxes, including the boxes; none if the line does not begin with one.
    private static func boxed(_ line: String) -> [String] {
        guard line.hasPrefix("[ ] ") || line.hasPrefix("[x] ") else { return [] }
        var (parts, start) = ([String](), line.startIndex)
        for place in line.indices where place > start && line[place] == "[" {
            guard line[place...].hasPrefix("[ ] ") || line[place...].hasPrefix("[x] ") else { continue }
            parts.append(line[start..<place].trimmed)
            start = place
        }
        return parts + [line[start...].trimmed]
    }
}
