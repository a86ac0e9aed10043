import Model
import Text

extension [Attendee] {
    /// The people without duplicates, with all their details combined.
    var merged: [Attendee] {
        var result: [Attendee] = []
        var places: [String: Int] = [:]
        for person in self {
            if person.ground == .duty, let place = result.placeOfHandle(person.name) {
                result[place].duty = result[place].duty ?? person.duty
                if !result[place].aliases.contains(person.name) { result[place].aliases.append(person.name) }
                continue
            }
            let key = LetterFolding.fold(person.name.isEmpty ? person.email ?? "" : person.name)
            guard let place = places[key] else {
                places[key] = result.count
                result.append(person)
                continue
            }
            result[place].email = result[place].email ?? person.email
            result[place].duty = result[place].duty ?? person.duty
            // A person with a duty was present, even if a list of members says otherwise.
            result[place].declined = result[place].declined && person.declined
            for alias in person.aliases where !result[place].aliases.contains(alias) {
                result[place].aliases.append(alias)
            }
        }
        return result
    }
}

extension [Attendee] {
    /// Returns the index of the only person whose first name begins or ends a handle: `nikolas` and `nikolasb`.
    fileprivate func placeOfHandle(_ handle: String) -> Int? {
        guard !handle.contains(" "), handle.first?.isLowercase == true else { return nil }
        let folded = LetterFolding.fold(handle)
        let bearers = indices.filter { place in
            guard let first = self[place].name.split(separator: " ").first.map({ LetterFolding.fold($0) }),
                first.count > 2
            else {
                return false
            }
            return first != folded && (folded.hasPrefix(first) || folded.hasSuffix(first))
        }
        return bearers.count == 1 ? bearers.first : nil
    }
}
