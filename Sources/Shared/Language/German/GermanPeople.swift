extension PersonWords {
    static let german = PersonWords(
        saying: """
            sagte sagt gesagt meinte meint gemeint dachte denkt wollte mochte erwahnte erwahnt schrieb schreibt geschrieben fragte \
            fragt schlug versprach versprochen erklarte erklart erzahlte erzahlt antwortete berichtete berichtet findet fand
            """,
        reaching: """
            treffe treffen traf getroffen sah gesehen fragte fragen gefragt rief anrufen angerufen besuchte besuchen besucht
            """,
        company: "mit von bei",
        contact: """
            telefonat telefoniert gesprach gesprochen sprechen geredet mittagessen essen kaffee treffen getroffen spaziergang gearbeitet
            """,
        joints: "und",
        relative: "",
        relations: """
            schwester bruder mama mutter papa vater sohn tochter mann frau partner partnerin cousin cousine tante onkel nichte \
            neffe freund freundin nachbar nachbarin kollege kollegin chef chefin lehrer lehrerin
            """,
        pronouns: "er ihn ihm seine seinen seinem",
        places: "in nach aus bei zu",
        articles: "ein eine einen einem einer unser unsere mein meine jede jeder jedes")
}
