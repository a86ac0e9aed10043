import Language

extension TimeWordList {
    static let french = TimeWordList(
        lexicon: .french,
        words: [days, periods, counting, directions, relations, smallWords],
        care: [(.ordinaryWord, "été second seconde an")],
        phrases: [phrases],
        plurals: """
            secondes minutes heures jours semaines mois trimestres semestres ans années lundis mardis mercredis jeudis vendredis \
            samedis dimanches
            """,
        tenses: tenses, surestLength: 8, partsCompounds: false, isDayFirst: true, directionsFollow: true,
        spacesHours: true)

    private static let days: [(TimeTerm, String)] = [
        (.day(0), "aujourd'hui"), (.day(-1), "hier"), (.day(1), "demain"), (.now, "maintenant"),
        (.weekend, "weekend weekends"), (.dayPart(.morning), "matin matins matinée"), (.dayPart(.midday), "midi"),
        (.dayPart(.evening), "soir soirs soirée"), (.dayPart(.night), "nuit nuits"), (.midnight, "minuit"),
    ]

    private static let periods: [(TimeTerm, String)] = [
        (.season(.spring), "printemps"), (.season(.summer), "été"), (.season(.autumn), "automne"),
        (.season(.winter), "hiver"), (.holiday(.christmas), "noël"), (.holiday(.easter), "pâques"),
        (.holiday(.pentecost), "pentecôte"), (.holiday(.ascension), "ascension"), (.holiday(.allSaints), "toussaint"),
        (.holiday(.epiphany), "épiphanie"), (.quarterName, "t"), (.halfName, "h"),
        (.vaguePast(days: 30, withToday: true), "récemment dernièrement"),
    ]

    private static let counting: [(TimeTerm, String)] = [
        (.hundred, "cent"), (.thousand, "mille"), (.vague(3, .few), "quelques plusieurs"), (.half, "demi demie moitié"),
        (.every, "chaque"), (.number(1), "une"), (.article, "un une"), (.unit(.week), "sem"),
    ]

    private static let directions: [(TimeTerm, String)] = [
        (.direction(.last), "dernier dernière derniers dernières précédent précédente passé passée passés passées"),
        (.direction(.this), "ce cet cette"), (.direction(.coming), "prochain prochaine prochains prochaines"),
        (.direction(.next), "suivant suivante suivants suivantes"), (.part(.early), "début"),
        (.part(.middle), "mi milieu"),
        (.part(.end), "fin"), (.later, "tard"), (.same, "même"), (.rest, "reste"),
    ]

    private static let relations: [(TimeTerm, String)] = [
        (.relation(.since), "depuis"), (.relation(.from), "dès"), (.relation(.after), "après"),
        (.relation(.before), "avant"), (.from, "du de des d"), (.atOrTo, "à au aux"), (.between, "entre"), (.and, "et"),
        (.or, "ou"),
    ]

    private static let smallWords: [(TimeTerm, String)] = [
        (.preposition(.in), "en dans"), (.preposition(.on), "le"), (.preposition(.during), "pendant durant lors"),
        (.preposition(.for), "pour"), (.preposition(.around), "vers"), (.preposition(.about), "sur concernant"),
        (.approximately, "environ"), (.exactly, "exactement"),
        (.version, "version ticket page pages chapitre section salle étape point numéro"),
        (
            .function,
            """
            a ai as avons avez ont avait avaient est sont était étaient sera seront je j nous vous ils elles il elle on qui que qu \
            quoi quand où comment pourquoi avec par sans ne n pas se s y si
            """
        ),
    ]

    private static let phrases: [(TimeTerm, String)] = [
        (.day(-2), "avant - hier"), (.day(2), "après - demain"), (.dayPart(.afternoon), "après - midi"),
        (.weekend, "week - end, week - ends"), (.beforeOrAgo, "il y a"),
        (.relation(.until), "jusqu à, jusqu au, jusqu en"),
        (.relation(.by), "d ici, d ici à, au plus tard, avant le"),
        (.relation(.from), "à partir de, à partir du, à compter du"),
        (.dayAndPart(-1, .lastNight), "nuit dernière, la nuit dernière"), (.every, "tous les, toutes les"),
        (.part(.early), "début de, début du, au début de, au début du, à la mi, le début de, le début du"),
        (.part(.end), "fin de, fin du, à la fin de, à la fin du, la fin de, la fin du, fin d"),
        (.part(.middle), "au milieu de, au milieu du"), (.direction(.beforeLast), "avant - dernier, avant - dernière"),
        (.preposition(.during), "au cours de, au cours du, au cours des"),
        (.preposition(.in), "au mois de, au mois d, à l"),
        (.vaguePast(days: 30, withToday: true), "ces temps - ci, ces jours - ci, ces derniers temps"),
        (.soFar, "jusqu ici, jusqu à présent"), (.holiday(.newYear), "jour de l an, nouvel an"),
        (.holiday(.labourDay), "fête du travail, premier mai"), (.holiday(.newYearsEve), "saint - sylvestre"),
        (.holiday(.valentine), "saint - valentin"), (.holiday(.christmasEve), "veille de noël"), (.orSo, "ou presque"),
        (.within, "en moins de"), (.number(17), "dix - sept"), (.number(18), "dix - huit"), (.number(19), "dix - neuf"),
        (.vague(3, .few), "une poignée de"), (.now, "en ce moment, à présent"),
    ]

    private static let tenses: [(TenseWord, String)] = [
        (.past, "était étaient avait avaient fut"), (.future, "sera seront aura auront aurons vais va allons vont"),
        (
            .futureHint,
            "prochain prochaine prochains prochaines prévu prévue prévus prévues échéance dois doit devons doivent demain"
        ),
        (
            .pastHint,
            """
            hier depuis dernier dernière passé décidé discuté parlé dit rencontré vu écrit noté fait évoqué conclu convenu \
            assisté participé envoyé
            """
        ),
    ]
}
