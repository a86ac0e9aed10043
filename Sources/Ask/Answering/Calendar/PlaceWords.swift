import Text

/// Words that mark the place of a meeting; each language is one line of a table.
enum PlaceWords {
    /// Keys of front matter and calendars, and labels before a colon.
    static let labels = Set(words: [
        "location place venue where room address", "ort raum wo treffpunkt veranstaltungsort tagungsort",
    ])
    /// Stems of nouns for any place.
    static let anywhere = Set(words: ["place site locat destin", "ort platz stell statt"])
    /// Before a word with a digit, they name a room: "Room 4.12", "Saal B3".
    static let rooms = Set(words: ["room", "raum zimmer saal"])
    /// Parts of the host names of video calls.
    static let calls = Set(words: [
        "zoom.us meet.google. teams.microsoft. teams.live. webex. jit.si jitsi. bigbluebutton whereby.com gotomeet bbb."
    ])
}
