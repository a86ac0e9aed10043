import Language
import Model
import Text

/// The meanings of the words in labels, for all languages together.
struct LabelVocabulary: Sendable {
    enum Attendance: Hashable, Sendable {
        case present
        case absent
        /// The people have a duty: chair, scribe.
        case duty(String)
        /// The people are of a kind, `Guests`, `Voting members`; they are present only near a list of people present.
        case group
    }

    static let shared = LabelVocabulary()

    fileprivate enum Sense: Hashable {
        case present, absent, group, duty
        case role(SectionRole)
    }

    private var words: [String: Set<Sense>] = [:]
    /// Word prefixes, by sense.
    private var beginnings: [(text: String, sense: Sense)] = []
    private var phrases: [(words: [String], sense: Sense)] = []
    private var phrasesByWord: [String: [Int]] = [:]
    /// The first four bytes, as a number, of each word about people, and of the longest word of each such phrase.
    private var beginningsOfPeople: Set<UInt32> = []
    private var joints: Set<String> = []
    private var lists: Set<String> = []
    private var alone: Set<String> = []
    private var absentAlone: Set<String> = []
    private var company: Set<String> = []
    private var writers: Set<String> = []
    private var elsewhen: Set<String> = []
    private var away: [String] = []
    private var there: Set<String> = []
    private var late: Set<String> = []
    private var elsewhere: Set<String> = []
    private var negations: Set<String> = []
    private var everybody: Set<String> = []
    private var exceptions: Set<String> = []
    private var offices: Set<String> = []

    private init() {
        for lexicon in Language.allCases.map(\.lexicon) {
            for duty in lexicon.duties { add(duty.names + " " + duty.labels, .duty) }
            let language = lexicon.labels
            add(language.present, .present)
            add(language.absent, .absent)
            add(language.groups, .group)
            add(language.duties, .duty)
            add(language.agenda, .role(.agenda))
            add(language.decisions, .role(.decisions))
            add(language.actions, .role(.actions))
            add(language.links, .role(.links))
            add(language.log, .role(.log))
            alone.formUnion(LabelVocabulary.words(of: language.presentAlone))
            absentAlone.formUnion(LabelVocabulary.words(of: language.absentAlone))
            company.formUnion(LabelVocabulary.words(of: language.company))
            writers.formUnion(LabelVocabulary.words(of: language.writer))
            elsewhen.formUnion(LabelVocabulary.words(of: language.elsewhen))
            away += LabelVocabulary.words(of: language.away)
            there.formUnion(LabelVocabulary.words(of: language.there))
            late.formUnion(LabelVocabulary.words(of: language.late))
            elsewhere.formUnion(LabelVocabulary.words(of: language.elsewhere))
            negations.formUnion(LabelVocabulary.words(of: language.negation))
            everybody.formUnion(LabelVocabulary.words(of: language.everybody))
            exceptions.formUnion(LabelVocabulary.words(of: language.except))
            offices.formUnion(LabelVocabulary.words(of: language.offices))
            joints.formUnion(LabelVocabulary.words(of: language.joints))
            lists.formUnion(LabelVocabulary.words(of: language.lists))
        }
        for (place, phrase) in phrases.enumerated() { phrasesByWord[phrase.words[0], default: []].append(place) }
        let people =
            words.filter { $0.value.contains { $0.role == nil } }.keys + beginnings.map(\.text) + alone + absentAlone
            + phrases.filter { $0.sense.role == nil }.compactMap { $0.words.max { $0.count < $1.count } }
        beginningsOfPeople = Set(people.map { LabelVocabulary.beginning(of: $0.utf8) })
        beginningsOfPeople.formUnion(
            beginnings.map { LabelVocabulary.beginning(of: $0.text.prefix(LabelVocabulary.shortestAbbreviation).utf8) })
    }

    /// The minimum length of an abbreviated label, "Anw.:", in bytes.
    private static let shortestAbbreviation = 3

    /// Returns whether some bytes may hold a word about people; this rules out most lines quickly.
    func maySpeakOfPeople(_ text: some Sequence<UInt8>) -> Bool {
        var window: UInt32 = 0
        var length = 0
        for byte in text {
            let lower = byte &- 65 < 26 ? byte | 0x20 : byte
            // Accented letters fold to others, so they are always examined.
            if byte >= 0x80 { return true }
            guard lower &- 97 < 26 else {
                if length > 0, length < 4, beginningsOfPeople.contains(window) { return true }
                (window, length) = (0, 0)
                continue
            }
            length += 1
            if length <= 4 { window = window << 8 | UInt32(lower) }
            if length == 4, beginningsOfPeople.contains(window) { return true }
        }
        return length > 0 && length < 4 && beginningsOfPeople.contains(window)
    }

    private static func beginning(of word: some Collection<UInt8>) -> UInt32 {
        word.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func words(of list: String) -> [String] { list.split(separator: " ").map(String.init) }

    private mutating func add(_ list: String, _ sense: Sense) {
        for word in list.split(whereSeparator: \.isWhitespace).map(String.init) {
            if word.hasSuffix("*") {
                beginnings.append((String(word.dropLast()), sense))
            } else if word.contains("_") {
                phrases.append((word.split(separator: "_").map(String.init), sense))
            } else {
                words[word, default: []].insert(sense)
            }
        }
    }

    /// Returns the meaning of a label for people; nil if it has none.
    func attendance(of label: SectionLabel) -> Attendance? {
        guard maySpeakOfPeople(label.written.utf8) else { return nil }
        if label.words.count == 1, alone.contains(label.words[0]) { return label.hasColon ? .present : nil }
        if label.words.count == 1, absentAlone.contains(label.words[0]) { return label.hasColon ? .absent : nil }
        // "Not here".
        if label.words.count == 2, negations.contains(label.words[0]), alone.contains(label.words[1]) {
            return label.hasColon ? .absent : nil
        }
        // "Part" heads a table of parts, "Part." may be a label of participants.
        let senses = senses(of: label.words, mayBeShort: label.written.utf8.contains(UInt8(ascii: ".")))
        // With more unknown words the label means something else: "Attendance at the summit of last year".
        guard senses.unknown <= (label.hasColon || label.rest.isEmpty ? 2 : 1) else { return nil }
        if senses.all.contains(.absent) { return .absent }
        // "Directors not in attendance".
        if senses.all.contains(.present), isOfOtherTime(label), label.words.count > 1 { return nil }
        if senses.all.contains(.present) { return label.words.contains(where: negations.contains) ? .absent : .present }
        // "Ana Becker Chair" on a line of its own is a person.
        if isDuty(label.words), label.hasColon || senses.unknown < 2 { return .duty(label.written.trimmed) }
        // A question or sentence names no group: "What are people working on?".
        let isPlain = !label.words.contains { QuestionWords.isFunctionWord($0) && !joints.contains($0) }
        let isOfMeeting = label.words.contains(where: MeetingTitle.isMeeting)
        return senses.all.contains(.group) && senses.unknown <= 1 && isPlain && !isOfMeeting
            && isHeadedByKind(label.words)
            ? .group : nil
    }

    /// Returns whether a label's noun, its last word or the one before "of", is a kind of people; in "Member reports" it is not.
    private func isHeadedByKind(_ label: [String]) -> Bool {
        let end = label.dropFirst().firstIndex(where: joints.contains) ?? label.count
        return senses(of: [label[end - 1]]).all.contains(.group)
            || senses(of: Array(label[..<end].suffix(2))).unknown == 0
    }

    /// Returns whether a label is one usual in minutes, "Attendees:", unlike "There:".
    func isOfficial(_ label: SectionLabel?) -> Bool {
        guard let label, label.words.count != 1 || !alone.contains(label.words[0]) else { return false }
        return attendance(of: label) != nil
    }

    // MARK: Words in sentences

    /// Returns whether a folded word labels those present: "there", "attended".
    func saysPresence(_ word: String) -> Bool { alone.contains(word) || senses(of: [word]).all.contains(.present) }

    /// Returns whether a word in lower case leads to names: "with".
    func leadsToCompany(_ word: String) -> Bool { company.contains(word) }

    /// Returns whether a word in lower case stands for the writer.
    func isWriter(_ word: String) -> Bool { writers.contains(word) }

    /// Returns whether a folded word before names says that these people were away: "missing", "regrets", "minus".
    func leadsToAbsentees(_ word: String) -> Bool {
        absentAlone.contains(word) || exceptions.contains(word) || senses(of: [word]).all.contains(.absent)
    }

    /// Returns whether a folded word says that somebody was away: "apologies", "holiday".
    func saysAbsence(_ word: String) -> Bool {
        away.contains { word.hasPrefix($0) } || senses(of: [word]).all.contains(.absent)
    }

    /// The attendance stated by the words after a name.
    enum Remark {
        case wasThere, wasAway
        /// Another place, "at a fair", without a word for being present; after a list of attendees it explains an absence.
        case wasElsewhere
    }

    /// Returns the attendance stated by the words after a name, folded and without punctuation; nil if they state none.
    func remark(_ words: some Collection<String>) -> Remark? {
        let near = words.prefix(LabelVocabulary.mostWordsOfRemark)
        if near.prefix(3).contains(where: negations.contains) { return .wasAway }
        // "From the board" says who somebody is, "at a fair from Monday" since when.
        let told = near.prefix(1) + near.dropFirst().filter { !joints.contains($0) }
        if let decisive = told.first(where: { there.contains($0) || saysAbsence($0) }) {
            return there.contains(decisive) ? .wasThere : .wasAway
        }
        return words.first.map(elsewhere.contains) == true ? .wasElsewhere : nil
    }

    private static let mostWordsOfRemark = 4

    /// Returns whether a label is of another meeting: "Next meeting".
    func isOfOtherTime(_ label: SectionLabel) -> Bool { label.words.contains(where: elsewhen.contains) }

    /// Returns whether a remark on somebody says that they came late: "apologies, 30 minutes late".
    func saysLate(_ remark: SectionLabel) -> Bool { remark.words.contains(where: late.contains) }

    /// Returns whether a label says that people were not there: "Not here".
    func deniesPresence(_ label: [String]) -> Bool {
        label.contains(where: saysAbsence) || label.contains(where: negations.contains)
    }

    /// Returns the index of the word after "everyone but" among lower-case words without punctuation; nil if nobody is excepted.
    func exception(_ words: [String]) -> Int? {
        guard let first = words.firstIndex(where: everybody.contains) else { return nil }
        let near = words[first...].prefix(LabelVocabulary.mostWordsOfRemark)
        return near.firstIndex(where: exceptions.contains).flatMap { $0 + 1 < words.count ? $0 + 1 : nil }
    }

    // MARK: Sections

    /// Returns the role of the section below a label; nil if the label states none.
    func role(of label: SectionLabel) -> SectionRole? {
        if let attendance = attendance(of: label) {
            switch attendance {
            case .present, .absent: return .attendees
            // "Notes" may name a duty or the notes themselves.
            case .duty, .group: break
            }
        }
        let words = label.words
        guard words.count <= 6 else { return nil }
        let held = phrases(in: words).filter { words.count <= $0.words.count + 2 }
        if let role = held.lazy.compactMap(\.sense.role).first { return role }
        // "Actions/Resolutions" heads both.
        if label.written.utf8.contains(UInt8(ascii: "/")), words.count == 2,
            words.allSatisfy({ self.words[$0]?.contains { $0.role == .actions || $0.role == .decisions } == true })
        {
            return .actions
        }
        // The noun decides: the last word, or the one before a word such as "of".
        var noun = words.firstIndex(where: joints.contains).map { $0 > 0 ? words[$0 - 1] : words[0] } ?? words.last
        // "Action list", "action register".
        if words.count == 2, lists.contains(words[1]) { noun = words[0] }
        return noun.flatMap { self.words[$0]?.lazy.compactMap(\.role).first }
            ?? (words.count == 1
                ? nil
                : words.first.flatMap { first in
                    words.dropFirst().first.map(joints.contains) == true
                        ? self.words[first]?.lazy.compactMap(\.role).first : nil
                })
    }

    /// Returns whether every word of a label belongs to the vocabulary of attendance.
    func knowsAll(_ label: [String]) -> Bool { senses(of: label, mayBeShort: true).unknown == 0 }

    /// Returns whether words about attendance may lead to names: "present were", "apologies received from".
    func mayLead(_ label: [String]) -> Bool {
        guard let last = label.last else { return false }
        return knowsAll(label) || joints.contains(last) && knowsAll([label[0]])
    }

    /// Returns whether a word beside a listed name says how that person took part: "later", "online".
    func tellsPresence(_ word: Substring) -> Bool { there.contains(LetterFolding.fold(word)) }

    /// Returns whether a word is a plural for a kind of people: "guests".
    func isKind(_ word: Substring) -> Bool {
        word.utf8.last == UInt8(ascii: "s") && words[LetterFolding.fold(word)]?.contains(.group) == true
    }

    /// Returns whether words name an office, not a person: "Membership Officer".
    func namesOffice(_ words: [Substring]) -> Bool {
        guard let last = words.last.map({ LetterFolding.fold($0) }) else { return false }
        if offices.contains(last) || last.utf8.last == UInt8(ascii: "s") && offices.contains(String(last.dropLast())) {
            return true
        }
        return self.words[last]?.contains { $0 == .duty || $0 == .group } ?? self.words[last + "s"]?.contains(.group)
            ?? false
    }

    /// Returns whether a word is that of one person's office or standing: "Treasurer", "Chair", "Member".
    func isOffice(_ word: Substring) -> Bool {
        let word = LetterFolding.fold(word)
        return offices.contains(word) || words[word]?.contains(.duty) == true
            || words[word + "s"]?.contains(.group) == true && !QuestionWords.isFunctionWord(word)
    }

    /// Returns whether folded words are a phrase for a duty, such as "minutes by".
    func isDuty(phrase words: [String]) -> Bool {
        phrases(in: words).contains { $0.sense == .duty && $0.words == words }
    }

    private func isDuty(_ label: [String]) -> Bool {
        // "Previous scribe" and "next chair" had or have the duty elsewhere.
        if label.count > 1, label.contains(where: elsewhen.contains) { return false }
        if let last = label.last, words[last]?.contains(.duty) == true { return true }
        return phrases(in: label).contains { $0.sense == .duty }
    }

    /// Returns the phrases in a label, in table order.
    private func phrases(in label: [String]) -> [(words: [String], sense: Sense)] {
        var held: [Int] = []
        for (place, word) in label.enumerated() {
            held += (phrasesByWord[word] ?? []).filter { label[place...].starts(with: phrases[$0].words) }
        }
        return held.sorted().map { phrases[$0] }
    }

    private func senses(of label: [String], mayBeShort: Bool = false) -> (all: Set<Sense>, unknown: Int) {
        var all: Set<Sense> = []
        var known: Set<Int> = []
        for (place, word) in label.enumerated() {
            for index in phrasesByWord[word] ?? [] {
                let phrase = phrases[index]
                guard label[place...].starts(with: phrase.words) else { continue }
                all.insert(phrase.sense)
                known.formUnion(place..<place + phrase.words.count)
            }
        }
        for (place, word) in label.enumerated() where !known.contains(place) {
            if let senses = words[word], senses.contains(where: { $0.role == nil }) {
                all.formUnion(senses)
            } else if let beginning = beginnings.first(where: { word.hasPrefix($0.text) }) {
                all.insert(beginning.sense)
            } else if mayBeShort, label.count == 1, word.utf8.count >= LabelVocabulary.shortestAbbreviation,
                let whole = beginnings.first(where: { $0.text.hasPrefix(word) })
            {
                all.insert(whole.sense)
            } else if !joints.contains(word), !QuestionWords.isFunctionWord(word) {
                continue
            }
            known.insert(place)
        }
        return (all, label.count - known.count)
    }
}

extension LabelVocabulary.Sense {
    fileprivate var role: SectionRole? { if case .role(let role) = self { role } else { nil } }
}
