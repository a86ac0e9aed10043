import Model
import Store
import Text

/// Determines the vault's owner: the person named by the user, or else by an owner page, or else the owner of its calendars.
///
/// Nothing is guessed: if the evidence is missing or ambiguous, the owner is unknown. A name given by the user is accepted even if it does
/// not occur in the vault.
struct OwnerResolver {
    private let named: PersonPage?
    /// Person pages about the owner.
    private let pages: [PersonPage]
    private let calendars: [Attendee]

    init(named: PersonPage?, pages: [PersonPage], calendars: [Attendee]) {
        self.named = named
        self.pages = pages.filter(\.isOwner)
        self.calendars = calendars
    }

    /// Returns the named owner, to join names and addresses as a person page does; nil if the name alone may mean others in the vault.
    func joining(_ attendance: [RawAttendance], _ pages: [PersonPage]) -> PersonPage? {
        guard let named, let bare = bareName else { return named }
        if attendance.contains(where: { $0.attendee.email.map(named.emails.contains) ?? false }) { return named }
        if pages.contains(where: { !Set($0.emails).isDisjoint(with: named.emails) }) { return named }
        let names = attendance.lazy.map(\.attendee.name) + pages.lazy.flatMap { [$0.name] + $0.aliases }
        return names.contains { OwnerResolver.bears($0, bare) } ? nil : named
    }

    /// Returns the owner, or the people who may be it; a person's row is the index in `people` plus 1.
    func owner(among people: [ResolvedPerson]) -> VaultOwner {
        let ofCalendars = places(
            of: calendars.map { PersonPage(name: $0.name, emails: $0.email.map { [$0] } ?? []) }, people)
        let ofPages = places(of: pages, people)
        var found: (places: Set<Int>, ground: VaultOwner.Ground)
        if named != nil {
            found = (placesOfNamed(people), .named)
            // "Maya" may be several people; a page or calendar of one of them decides.
            for other in [ofPages, ofCalendars] where found.places.count > 1 {
                let both = found.places.intersection(other)
                if both.count == 1 { found.places = both }
            }
        } else {
            found = ofPages.isEmpty ? (ofCalendars, .calendar) : (ofPages, .page)
        }
        guard found.places.count == 1, let place = found.places.first else {
            // Several calendars may include colleagues', so none is offered as a choice.
            let choices = found.ground == .calendar ? [] : found.places.sorted().map { people[$0].name }
            return VaultOwner(choices: choices)
        }
        return VaultOwner(person: place + 1, ground: found.ground, hasCalendar: ofCalendars.contains(place))
    }

    // MARK: Looking up

    /// The folded name, if the user gives only a first name or a handle.
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

    private func isUnknown(_ places: Set<Int>, _ people: [ResolvedPerson]) -> Bool {
        places.allSatisfy { people[$0].attendance.isEmpty && people[$0].mentions.isEmpty }
    }

    /// Returns the indices of the people who share an address with a page, or else a full name (any name of an owner's page).
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

    /// Returns whether a bare name equals a full name or its first or last word.
    private static func bears(_ name: String, _ bare: String) -> Bool {
        let words = name.split(separator: " ")
        return ([name] + [words.first, words.last].compactMap { $0.map(String.init) })
            .contains { LetterFolding.fold($0) == bare }
    }
}
