import Text

/// The words with which notes and calendars say where a meeting takes place: another language is another line of a table.
enum PlaceWords {
    /// Keys of front matter and calendars, and labels before a colon.
    static let labels = Set(words: [
        "location place venue where room address", "ort raum wo treffpunkt veranstaltungsort tagungsort",
    ])
    /// Before the number of a room.
    static let rooms = Set(words: ["room", "raum zimmer saal"])
    /// In the addresses of calls.
    static let calls = Set(words: [
        "zoom.us meet.google. teams.microsoft. teams.live. webex. jit.si jitsi. bigbluebutton whereby.com gotomeet bbb."
    ])
}
