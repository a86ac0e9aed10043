/// The words of one language for the places and purposes of meetings; in lower case, with accents, but for `meetings`.
struct PlaceWordList: Sendable {
    /// Keys of front matter and calendars, and labels before a colon.
    let labels: String
    /// Stems of nouns for any place.
    let anywhere: String
    /// Words that with a digit behind them name a room.
    let rooms: String
    /// Stems of words that are common to all meetings in titles.
    let meetings: String
    /// Stems of nouns for what is written about a meeting, which as its title tell nothing.
    let records: String
    /// Words for how often meetings of a kind take place.
    let rhythms: String
    /// Keys of front matter that state what a meeting is for.
    let purposes: String
}
