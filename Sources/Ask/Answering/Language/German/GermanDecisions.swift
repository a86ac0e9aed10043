extension DecisionWordList {
    static let german = DecisionWordList(
        certain: """
            beschlossen, entschieden, vereinbart, abgemacht, ausgemacht, genehmigt, freigegeben, festgelegt, abgesegnet, \
            geeinigt, einigten uns, wir nehmen, dabei bleibt es, einstimmig
            """,
        likely: """
            gewählt, ausgewählt, verschoben, abgelehnt, gestrichen, bleibt bei, bleibt es bei, wir bleiben, wechseln zu, \
            umgestellt auf, wie vereinbart, wie beschlossen, angenommen, gegenstimmen, enthaltungen
            """,
        labels: """
            beschluss beschlüsse beschlossen entscheidung entscheidungen entschieden vereinbarung vereinbarungen vereinbart
            """,
        votes: "abstimmung abstimmungen antrag",
        results: "ergebnis ergebnisse ausgang",
        outcomes: "angenommen abgelehnt vertagt beschlossen einstimmig zurückgezogen genehmigt verschoben",
        doubts: """
            nicht nie niemals kein keine keinen nichts niemand ob falls wenn bevor bis sobald sollte sollten müsste fast beinahe
            """,
        delays: "wird werden",
        delaysBehind: "werden",
        subjects: "",
        inverting: "",
        replaced: "von statt war als vom")
}
