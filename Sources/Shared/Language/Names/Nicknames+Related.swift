extension Nicknames {
    /// The other names of a person with a name, as a short or full form: "Sam" for "Samantha" and vice versa.
    public static let related: [String: Set<String>] = {
        var related: [String: Set<String>] = [:]
        for line in shortForms.split(separator: "\n") {
            let sides = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
            guard sides.count == 2 else { continue }
            for short in sides[0] {
                for full in sides[1] {
                    related[short, default: []].insert(full)
                    related[full, default: []].insert(short)
                }
            }
        }
        return related
    }()
}
