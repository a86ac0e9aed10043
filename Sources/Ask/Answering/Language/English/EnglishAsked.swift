extension AskedWordList {
    static let english = AskedWordList(
        kinds: [(.place, "where"), (.person, "who whom whose"), (.time, "when"), (.reason, "why")],
        how: "how",
        steps:
            "ingredients how instruction instructions direction directions method preparation prep procedure steps recipe usage setup installation",
        what: "what what's",
        sharedWhat: "",
        which: "which whose",
        whichThing: "which what",
        being: "is are was were s goes go comes belongs in into",
        naming: "name named called",
        several: "are were",
        determiners: "the our my your their these his her",
        inside: "in into inside",
        places: "in at on under behind near inside outside beside beneath below above from to into by next",
        joints: "or")
}

extension PlaceWordList {
    static let english = PlaceWordList(
        labels: "location place venue where room address",
        anywhere: "place site locat destin",
        rooms: "room",
        meetings: "appoint call event give note open place session subgroup",
        records: "minut note record",
        rhythms: "weekly biweekly fortnightly monthly quarterly yearly annual daily regular usual",
        purposes: "purpose goal")
}
