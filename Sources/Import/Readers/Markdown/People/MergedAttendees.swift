import Model
import Text

extension [Attendee] {
    /// The people without duplicates, with all their details combined.
    var merged: [Attendee] {
        var result: [Attendee] = []
        var places: [String: Int] = [:]
        let bearers = bearersOfHandles
        for person in withFullNames {
            if person.ground == .duty, let place = result.placeOfHandle(person.name) {
                result[place].duty = result[place].duty ?? person.duty
                if !result[place].aliases.contains(person.name) { result[place].aliases.append(person.name) }
                continue
            }
            var key = LetterFolding.fold(person.name.isEmpty ? person.email ?? "" : person.name)
            // "Notetaker: @ana" above "Ana (@ana)".
            if places[key] == nil, let bearer = bearers[key] { key = bearer }
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
    /// The folded names of people by the handles that stand beside them.
    fileprivate var bearersOfHandles: [String: String] {
        var bearers: [String: String] = [:]
        for person in self where person.name.first?.isUppercase == true {
            for alias in person.aliases where alias.count > 3 {
                bearers[LetterFolding.fold(alias)] = LetterFolding.fold(person.name)
            }
        }
        return bearers
    }

    /// The people, with first names replaced by the full name that the same document lists: those of people on duty, and of a second list that
    /// has only such names, "Present: Ana, Bob" below a list of members.
    fileprivate var withFullNames: [Attendee] {
        let bare = indices.filter { !self[$0].name.isEmpty && !self[$0].name.contains(" ") && self[$0].email == nil }
        guard !bare.isEmpty, bare.count < count else { return self }
        var bearers: [String: Set<String>] = [:]
        for person in self {
            let words = person.name.split(separator: " ")
            guard words.count > 1 else { continue }
            bearers[LetterFolding.fold(words[0]), default: []].insert(person.name)
        }
        func fullName(_ place: Int) -> String? {
            let name = LetterFolding.fold(self[place].name)
            // "Alex" may be the only Alexandra.
            let isShort = self[place].ground == .duty && name.count > 3 && bearers[name] == nil
            let names = isShort ? Set(bearers.filter { $0.key.hasPrefix(name) }.values.joined()) : bearers[name] ?? []
            return names.count == 1 ? names.first : nil
        }
        let lists = Dictionary(grouping: indices.filter { self[$0].ground == .list }, by: { self[$0].line })
        let shortened = Set(
            lists.values.filter { list in list.count > 1 && list.allSatisfy { bare.contains($0) && fullName($0) != nil }
            }
            .joined())
        var result = self
        for place in bare where self[place].ground == .duty || shortened.contains(place) {
            result[place].name = fullName(place) ?? self[place].name
        }
        return result
    }

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
