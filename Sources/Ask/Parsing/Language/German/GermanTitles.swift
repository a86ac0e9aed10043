extension TitleNouns {
    static let german = TitleNouns(
        meetings: [
            "anruf", "besprechung", "besprechungen", "gesprach", "gesprache", "sitzung", "sitzungen", "telefonat",
            "termin", "termine", "treffen",
        ],
        occasions: [
            "anruf": "besprechung", "call": "besprechung", "calls": "besprechungen", "telefonat": "besprechung",
            "sitzung": "besprechung", "sitzungen": "besprechungen",
        ],
        documents: [
            "datei", "dokument", "mitschrift", "mitschriften", "notiz", "notizen", "papier", "protokoll", "protokolle",
            "seite",
        ],
        counters: ["nr", "runde", "tag", "teil", "woche"],
        attending: ["auf", "bei", "beim", "wahrend"],
        linking: [
            "am", "an", "auf", "aus", "bei", "beim", "fur", "im", "in", "mit", "nach", "uber", "vom", "von", "vor",
            "zu", "zum", "zur",
        ],
        phrases: [(["vier", "augen"], "1:1")])
}
