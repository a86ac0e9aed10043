extension TitleNouns {
    static let french = TitleNouns(
        meetings: ["appel", "entretien", "rencontre", "rencontres", "reunion", "reunions", "seance", "seances"],
        occasions: ["appel": "reunion", "appels": "reunions", "seance": "reunion", "seances": "reunions"],
        documents: ["compte", "fichier", "note", "notes", "page", "rendu", "rapport", "transcription"],
        counters: ["jour", "numero", "partie", "semaine"],
        attending: ["au", "lors", "pendant"],
        linking: ["avec", "dans", "pour", "sur"],
        phrases: [(["tete", "a", "tete"], "1:1"), (["face", "a", "face"], "1:1")])
}
