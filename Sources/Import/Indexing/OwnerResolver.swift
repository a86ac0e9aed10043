import Model
import Store
import Text

/// Decides who the vault's owner is: whom the user names, else whom a page says it is about, else whose own calendar the vault holds.
///
/// Nothing is guessed: where these name nobody, or several people, the owner is unknown. A name that nobody of the vault bears is the owner's
/// all the same.
struct OwnerResolver {
    /// Who the user says that they are.
    private let named: PersonPage?
    /// The pages that say that they are about the owner.
    private let pages: [PersonPage]
    /// Whose own calendars the vault holds.
    private let calendars: [Attendee]

    /// A resolver for one vault.
    ///
    /// - Parameters:
    ///   - named: Who the user says that they are.
    ///   - pages: The pages about people.
    ///   - calendars: Whose own calendars the vault holds.
    init(named: PersonPage?, pages: [PersonPage], calendars: [Attendee]) {
        self.named = named
        self.pages = pages.filter(\.isOwner)
        self.calendars = calendars
    }

    /// What the user says, where it joins names and addresses as a page about a person does: a first name alone may be that of several people.
    ///
    /// - Parameters:
    ///   - attendance: Everybody's attendance as the files name them.
    ///   - pages: The pages about people.
    /// - Returns: Nil where it is a name that people of the vault may bear.
    func joining(_ attendance: [RawAttendance], _ pages: [PersonPage]) -> PersonPage? {
        guard let named, let bare = bareName else { return named }
        if attendance.contains(where: { $0.attendee.email.map(named.emails.contains) ?? false }) { return named }
        if pages.contains(where: { !Set($0.emails).isDisjoint(with: named.emails) }) { return named }
        let names = attendance.lazy.map(\.attendee.name) + pages.lazy.flatMap { [$0.name] + $0.aliases }
        return names.contains { OwnerResolver.bears($0, bare) } ? nil : named
    }

    /// The owner among all people.
    ///
    /// - Parameter people: People as resolved; a person's row is their place, counted from 1.
    /// - Returns: Who it is, or whom it may be.
    func owner(among people: [ResolvedPerson]) -> VaultOwner {
        let ofCalendars = places(
            of: calendars.map { PersonPage(name: $0.name, emails: $0.email.map { [$0] } ?? []) }, people)
        let ofPages = places(of: pages, people)
        var found: (places: Set<Int>, ground: VaultOwner.Ground)
        if named != nil {
            found = (placesOfNamed(people), .named)
            // "Maya" is the one of several whose page or calendar it is.
            for other in [ofPages, ofCalendars] where found.places.count > 1 {
                let both = found.places.intersection(other)
                if both.count == 1 { found.places = both }
            }
        } else {
            found = ofPages.isEmpty ? (ofCalendars, .calendar) : (ofPages, .page)
        }
        guard found.places.count == 1, let place = found.places.first else {
            // Several calendars are those of colleagues, too: nobody said who the owner is.
            let choices = found.ground == .calendar ? [] : found.places.sorted().map { people[$0].name }
            return VaultOwner(choices: choices)
        }
        return VaultOwner(person: place + 1, ground: found.ground, hasCalendar: ofCalendars.contains(place))
    }

    // MARK: Looking up

    /// The name, where the user gives no more than a first name or a handle.
    private var bareName: String? {
        guard let named, !named.name.isEmpty else { return nil }
        return ([named.name] + named.aliases).contains { $0.contains(" ") } ? nil : LetterFolding.fold(named.name)
    }

    private func placesOfNamed(_ people: [ResolvedPerson]) -> Set<Int> {
        guard let named else { return [] }
        let exact = places(of: [named], people)
        guard exact.count != 1 || !isUnknown(exact, people), let bareName else { return exact }
        let byEmail = people.indices.filter { !Set(people[$0].emails).isDisjoint(with: named.emails) }
        if byEmail.count == 1 { return Set(byEmail) }
        return Set(
            people.indices.filter { place in
                ([people[place].name] + people[place].aliases).contains { OwnerResolver.bears($0, bareName) }
            })
    }

    /// Whether nobody but the user names somebody.
    private func isUnknown(_ places: Set<Int>, _ people: [ResolvedPerson]) -> Bool {
        places.allSatisfy { people[$0].attendance.isEmpty && people[$0].mentions.isEmpty }
    }

    /// The places of the people who have an address, else a whole name, of some pages.
    private func places(of pages: [PersonPage], _ people: [ResolvedPerson]) -> Set<Int> {
        var places: Set<Int> = []
        for page in pages {
            let addressed = people.indices.filter { !Set(people[$0].emails).isDisjoint(with: page.emails) }
            let names = Set(
                ([page.name] + page.aliases).filter { $0.contains(" ") || page.isOwner }.map(LetterFolding.fold))
            let called = people.indices.filter { place in
                ([people[place].name] + people[place].aliases).contains { names.contains(LetterFolding.fold($0)) }
            }
            places.formUnion(addressed.isEmpty ? called : addressed)
        }
        return places
    }

    /// Whether a bare name is a whole name, or the first or last word of it.
    private static func bears(_ name: String, _ bare: String) -> Bool {
        let words = name.split(separator: " ")
        return ([name] + [words.first, words.last].compactMap { $0.map(String.init) })
            .contains { LetterFolding.fold($0) == bare }
    }
}
