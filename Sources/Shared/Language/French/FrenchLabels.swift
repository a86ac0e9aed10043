extension LabelWords {
    static let french = LabelWords(
        present: "presents presentes participante* participants participaient",
        presentAlone: "qui",
        absent: "absent* excuse excuses excusee excusees",
        absentAlone: "manquants",
        away: "malade conges",
        there: "arrive arrivee telephone visioconference",
        late: "retard tard",
        elsewhere: "chez",
        negation: "pas",
        everybody: "tous toutes",
        except: "sauf",
        company: "avec",
        writer: "moi je",
        elsewhen: "precedent precedente prochain prochaine dernier derniere ancien ancienne",
        held: "tenue",
        approved: "approuve adopte lu",
        opened: "ouverte ouverture debut commence",
        closed: "levee close fin cloture",
        groups: "membre membres invites invitee invitees observateurs observatrices benevoles equipe",
        duties: "intervenant intervenante intervenants organisateur organisatrice",
        offices:
            "president presidente vice-president vice-presidente tresorier tresoriere secretaire directeur directrice",
        agenda: "ordre_du_jour odj",
        decisions: "decision decisions resolution resolutions conclusion conclusions",
        actions: "taches actions_a_mener prochaines_etapes a_faire",
        links: "liens references",
        log: "compte_rendu compte-rendu proces-verbal proces_verbal",
        joints: "de du des pour par avec sur en",
        lists: "liste registre resume")
}

extension ActionWords {
    static let french = ActionWords(
        labels: "a_faire actions_a_mener",
        loose: "tache taches",
        tasks: "tache taches actions_a_mener prochaines_etapes a_faire",
        things: "quoi sujet",
        owners: "qui responsable responsables",
        days: "quand echeance pour_le delai",
        states: "etat statut avancement",
        duties: "doit va",
        none: "aucune aucun rien neant",
        done: "fait faite termine terminee oui",
        begun: "en_cours commence commencee",
        cancelled: "annule annulee abandonne abandonnee")
}
