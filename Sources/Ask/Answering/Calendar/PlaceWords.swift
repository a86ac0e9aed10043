import Language
import Text

/// Words that mark the place of a meeting, of all languages.
enum PlaceWords {
    /// Keys of front matter and calendars, and labels before a colon.
    static let labels = Set(words: Language.allCases.map(\.places.labels))
    /// Stems of nouns for any place.
    static let anywhere = Set(words: Language.allCases.map(\.places.anywhere))
    /// Before a word with a digit, they name a room: "Room 4.12", "Saal B3".
    static let rooms = Set(words: Language.allCases.map(\.places.rooms))
    /// Keys of front matter that state what a meeting is for.
    static let purposes = Set(words: Language.allCases.map(\.places.purposes))
    /// Parts of the host names of video calls.
    static let calls = Set(words: [
        "zoom.us meet.google. teams.microsoft. teams.live. webex. jit.si jitsi. bigbluebutton whereby.com gotomeet bbb."
    ])
}
