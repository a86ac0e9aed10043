import Language
import Model
import Store

/// Full names that differ by a short form or the initial of the first name, or by names between first and last: "Dave Cake" or "D Cake" and
/// "David Cake", "Ana Becker" and "Ana Maria Becker".
enum ShortForms {
    /// Returns the pairs of names, as keys of the directory, that are one person's.
    ///
    /// Neither may have another such relative, no document lists both, and their addresses do not differ.
    static func pairs(_ namings: [Naming], _ attendance: [RawAttendance]) -> [(String, String)] {
        // What stands before the last name, by last name.
        var firsts: [Substring: Set<Substring>] = [:]
        var emails: [String: Set<String>] = [:]
        for naming in namings {
            let key = NameKey.of(naming.name)
            if let email = naming.email { emails[key, default: []].insert(email) }
            let words = key.split(separator: " ")
            guard let last = words.last, (2...ShortForms.mostWords).contains(words.count) else { continue }
            firsts[last, default: []].insert(key[..<last.startIndex].dropLast())
        }
        var pairs: [(String, String)] = []
        for (last, own) in firsts.sorted(by: { $0.key < $1.key }) where own.count > 1 {
            let related = own.reduce(into: [Substring: [Substring]]()) { related, first in
                related[first] = own.filter { isRelated(first, $0) }
            }
            for first in own.sorted() {
                guard let others = related[first], others.count == 1, first < others[0], related[others[0]]?.count == 1
                else { continue }
                let (one, other) = ("\(first) \(last)", "\(others[0]) \(last)")
                let (left, right) = (emails[one] ?? [], emails[other] ?? [])
                if left.isEmpty || right.isEmpty || !left.isDisjoint(with: right) { pairs.append((one, other)) }
            }
        }
        guard !pairs.isEmpty else { return [] }
        let documents = documents(of: Set(pairs.flatMap { [$0.0, $0.1] }), attendance)
        return pairs.filter { (documents[$0.0] ?? []).isDisjoint(with: documents[$0.1] ?? []) }
    }

    /// The maximum number of words in a name of a person; a row of first names may be longer.
    private static let mostWords = 4

    private static func isRelated(_ one: Substring, _ other: Substring) -> Bool {
        if one.contains(" ") || other.contains(" ") {
            let (short, long) = one.count < other.count ? (one, other) : (other, one)
            let (left, right) = (short.split(separator: " "), long.split(separator: " "))
            return left.count == 1 && right.count > 1 && left[0].count > 1 && left[0] == right[0]
        }
        if one.count == 1 || other.count == 1 { return one.count != other.count && one.first == other.first }
        return Nicknames.related[String(one)]?.contains(String(other)) ?? false
    }

    private static func documents(of keys: Set<String>, _ attendance: [RawAttendance]) -> [String: Set<Int>] {
        attendance.reduce(into: [:]) { documents, row in
            let key = NameKey.of(row.attendee.name)
            if keys.contains(key) { documents[key, default: []].insert(row.document) }
        }
    }
}
