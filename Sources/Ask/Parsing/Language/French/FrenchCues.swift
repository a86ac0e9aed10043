extension QuestionLanguage {
    static let frenchCues: [(Cue, String)] = [
        (.view(.person), "qui est, parle - moi de, que sais - je de, que savons - nous de, tout sur"),
        (.view(.debts), "à qui dois - je quelque chose, à qui est - ce que je dois quelque chose"),
        (.view(.unmet), "qui n'ai - je pas vu, qui n'ai - je pas rencontré, qui est - ce que je n'ai pas vu"),
        (.view(.preparation), "prépare - moi pour, prépare - moi à"),
        (
            .view(.tags),
            "quelles étiquettes est - ce que j'utilise, quelles étiquettes y a - t - il, quels tags est - ce que j'utilise, quels tags y a - t - il"
        ),
        (.view(.next), "qu'est - ce qui vient ensuite, qu'est - ce que j'ai ensuite"),
        (.howMany, "combien de, combien d, nombre de, le nombre de"),
        (.howOften, "combien de fois, à quelle fréquence"),
        (
            .amount,
            "combien, combien de, combien d, quel âge, quelle taille, quel prix, quel pourcentage, quelle distance"
        ),
        (.measure(.people), "personnes, personnes différentes"), (.measure(.days), "jours, jours différents"),
        (.measure(.tags), "étiquettes, tags"), (.measure(.longest), "la plus longue, le plus long"),
        (.measure(.shortest), "la plus courte, le plus court"),
        (.measure(.busiestDay), "le plus chargé, la plus chargée"),
        (
            .extreme(isLargest: true),
            "le plus grand, la plus grande, le plus haut, la plus haute, le plus lourd, la plus lourde, le plus cher, la plus chère"
        ),
        (
            .extreme(isLargest: false),
            "le plus petit, la plus petite, le plus bas, la plus basse, le plus léger, la plus légère, le moins cher, la moins chère"
        ),
        (.measure(.average), "en moyenne"), (.measure(.mostOften), "le plus souvent, le plus"),
        (.total, "au total, en tout"),
        (.rate(.day), "par jour, chaque jour"), (.rate(.week), "par semaine, chaque semaine"),
        (.rate(.month), "par mois, chaque mois"), (.rate(.year), "par an, chaque année"),
        (.weekday, "quel jour de la semaine"), (.quantity(.share), "quel pourcentage, quelle part"),
        (
            .quantity(.money),
            "combien d argent, combien coûte, combien coûtent, combien a coûté, coûte, coûté, payé, le prix de, quel prix"
        ),
        (.quantity(.age), "quel âge"), (.quantity(.duration), "combien de temps, combien d heures"),
        (.quantity(.distance), "quelle distance"), (.quantity(.count), "combien de, combien d, nombre de"),
        (.quantity(.any), "combien"), (.belonging, "travaille chez, travaille à, travaille pour, appartient à"),
        (.unfamiliar, "un, une, des, son, sa, ses, leur, leurs"), (.within, "dans le dossier, sous"),
        (.folder, "dossier, répertoire, carnet"), (.planned, "plan, programme, prévu, prévue, prévus, rendez - vous"),
        (.taskState(.begun), "en cours, commencé, commencée"),
        (.timeNoun(isTopic: true), "date limite, échéance"), (.timeNoun(isTopic: false), "date"),
        (.unowned, "non attribuée, non attribuées, sans responsable"), (.awaited, "en attente de"),
        (.due, "échéance, pour quand, date limite"),
        (.duty, "doit, doivent, est responsable de, est chargé de, est chargée de, s occupe de"),
        (.standing, "encore, toujours, finalement, au final, à la fin, jusqu'ici, désormais"),
        (.present, "actuellement, maintenant, en ce moment, à présent, récemment, dernièrement"),
        (
            .latest,
            "où en est, où en sont, où en sommes - nous avec, quoi de neuf sur, quelles nouvelles de, des nouvelles de"
        ),
        (
            .filler,
            """
            et, alors, donc, bonjour, salut, s il te plaît, s il vous plaît, dis - moi, peux - tu me dire, pouvez - vous me dire, \
            rappelle - moi, est - ce que, qu est - ce qui, montre - moi, montrez - moi
            """
        ),
        (.aspect, "finalement, au final, fini par, finit par"),
        (.order(.last, nth: 2), "avant - dernière, avant - dernier"),
        (
            .order(.last, nth: 1),
            """
            dernier, dernière, derniers, dernières, la dernière fois, dernière fois, pour la dernière fois, le plus récent, \
            la plus récente
            """
        ),
        (
            .order(.first, nth: 1),
            "premier, première, premiers, premières, la première fois, première fois, pour la première fois"
        ),
        (.order(.next, nth: 1), "prochain, prochaine, prochains, prochaines, suivant, suivante, la prochaine fois"),
        (
            .absence(isExcuse: false), "absent, absente, absents, absentes, manquait, manquaient"
        ),
        (
            .absence(isExcuse: true), "excusé, excusée, excusés, s est excusé, s est excusée"
        ),
        (
            .empty,
            "a lieu, a eu lieu, ont eu lieu, avait lieu, aura lieu, sorte de, type de, au sujet de, au sujet du, à propos de, à propos du, à propos des"
        ),
        (.interrogative, "qui, que, qu, quoi, quand, où, comment, pourquoi, quel, quelle, quels, quelles, combien"),
        (.wondering, "demande, demandé, sais, savoir, oublié, rappelle"),
        (
            .meetingDuty(.scribe),
            "a pris les notes, a pris des notes, pris les notes, prend les notes, a rédigé le compte - rendu"
        ),
        (.meetingDuty(.chair), "a animé, animait, anime, a présidé, a dirigé"),
        (.appointing, "élu, élue, nommé, nommée, désigné, désignée"), (.tenure, "pour, pendant"),
        (.indefinite, "un, une, des"), (.conjunction, "et, mais, donc, parce, puisque"),
        (.opinion, "avis, opinion, position, point de vue"),
        (.clauseJoint, "où, quand, que, qu, pendant lequel, pendant laquelle, lors duquel, lors de laquelle"),
        (.reason, "pourquoi, pour quelle raison, la raison de"),
        (.presence, "présent, présente, participer, venir, être là"),
        (
            .attendance,
            """
            participants, participantes, était à, était au, était là, était présent, étaient à, étaient au, étaient là, \
            étaient présents, a assisté, a assisté à, a assisté au, ont assisté à, ont assisté au, a participé, a participé à, \
            a participé au, ont participé à, ont participé au, est venu, est invité, sont invités, ai - je rencontré, ai - je vu, \
            ai - je parlé, avons - nous rencontré, avons - nous parlé
            """
        ),
        (
            .participation,
            "était * à, était * au, était * là, a * assisté à, a * assisté au, a * participé à, a * participé au, est * invité"
        ),
        (.place(isNoun: false), "où, où est, où était, où a lieu"),
        (.place(isNoun: true), "dans quelle salle, quelle salle, à quel endroit, quel lieu, le lieu de, le lien pour"),
        (.free(.free), "libre, libres, disponible, disponibles"), (.free(.busy), "occupé, occupée, pris, prise"),
        (.free(.slots), "créneau, créneaux, créneaux libres, créneau libre"),
        (.free(.conflicts), "conflit, conflits, chevauchement, chevauchements, en même temps"),
        (.exclusion(ofTitles: true), "mais pas, sauf, sans, hormis, excepté, à part"),
        (.exclusion(ofTitles: false), "pas, aucun, aucune"), (.anchor(.since), "depuis"), (.anchor(.after), "après"),
        (.anchor(.before), "avant"), (.anchor(.until), "jusqu à, jusqu au"), (.anchor(.around), "vers, autour de"),
    ]
}
