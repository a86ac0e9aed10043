import Text

/// The words of one language for actions in minutes, folded and separated by blanks; `_` is a blank within a phrase.
struct ActionWords {
    /// Labels that make their line a task in any note.
    var labels: String
    /// Labels that mean actions in meetings only.
    var loose: String
    /// Heads of a column of tasks.
    var tasks: String
    /// Heads of a column of tasks within a section of actions only.
    var things: String
    /// Heads of a column of owners.
    var owners: String
    /// Heads of a column of due dates.
    var days: String
    /// Heads of a column of states.
    var states: String
    /// Words between a person's name and the action.
    var duties: String
    /// Entries of an empty list.
    var none: String
    var done: String
    var begun: String
    var cancelled: String

    static let all = [english, german]

    /// Returns whether a label means actions in meetings only.
    static func isLoose(_ label: [String]) -> Bool { shared.loose.contains(label.joined(separator: " ")) }

    /// Returns whether an entire label is one of actions.
    static func isLabel(_ label: [String]) -> Bool {
        let label = label.joined(separator: " ")
        return [shared.labels, shared.loose, shared.tasks].contains { $0.contains(label) }
    }

    static let shared = Table()

    struct Table: Sendable {
        let labels, loose, tasks, things, owners, days, states, duties, none, done, begun, cancelled: Set<String>

        fileprivate init() {
            func words(_ list: KeyPath<ActionWords, String>) -> Set<String> {
                Set(
                    ActionWords.all.flatMap { $0[keyPath: list].split(separator: " ") }
                        .map { String($0).replacing("_", with: " ") })
            }
            labels = words(\.labels)
            loose = words(\.loose)
            tasks = words(\.tasks)
            things = words(\.things)
            owners = words(\.owners)
            days = words(\.days)
            states = words(\.states)
            duties = words(\.duties)
            none = words(\.none)
            done = words(\.done)
            begun = words(\.begun)
            cancelled = words(\.cancelled)
        }
    }
}

extension ActionWords {
    static let english = ActionWords(
        labels: """
            action actions action_item action_items action_point action_points action_step action_steps ai ais todo todos to-do \
            to-dos to_do to_dos
            """,
        loose:
            "ai ais action actions task tasks assignment assignments follow-up follow-ups followup followups follow_up",
        tasks:
            "action actions action_item action_items action_point action_points task tasks todo todos to-do to-dos to_do next_step next_steps",
        things: "what item items description topic deliverable",
        owners: "owner owners who assignee assignees assigned assigned_to responsible lead person",
        days: "due due_date when by deadline date due_by target target_date eta",
        states: "status state done complete completed progress",
        duties: "will to should must shall needs has is agreed volunteered",
        none: "none nothing n/a na tbd no_action_items no_actions no_new_action_items nil",
        done: "done completed complete finished closed resolved yes",
        begun: "in_progress started ongoing doing wip begun",
        cancelled: "cancelled canceled dropped obsolete")

    static let german = ActionWords(
        labels: "todo todos",
        loose: "massnahme massnahmen aufgabe",
        tasks: "aufgabe aufgaben massnahme massnahmen todo todos nachste_schritte",
        things: "was punkt beschreibung thema",
        owners: "wer verantwortlich verantwortliche verantwortlicher zustandig zustandige zustandiger person",
        days: "bis wann bis_wann termin frist fallig fallig_am datum",
        states: "status stand erledigt fertig",
        duties: "wird soll muss sollte ubernimmt kummert",
        none: "keine keine_aufgaben nichts entfallt",
        done: "erledigt fertig abgeschlossen ja",
        begun: "in_arbeit begonnen laufend",
        cancelled: "gestrichen verworfen entfallen")
}
