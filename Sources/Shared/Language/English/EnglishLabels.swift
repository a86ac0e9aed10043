extension LabelWords {
    static let english = LabelWords(
        present:
            "attend* present participant* participating participated in_attendance roll_call on_the_call on_the_phone in_the_room who_was_there joined joining",
        presentAlone: "who there here",
        absent:
            "absent* absence* regret* apolog* appolog* sorry excused unexcused not_present not_attending unable_to_attend cannot_attend can_not_attend could_not_attend did_not_attend",
        absentAlone: "missing away",
        away: "away missing ill sick holiday hols leave call off can't couldn't cannot",
        there: """
            arrived attended back called came chaired chairing chairs comes dialed dialled dials for from hosted joined joins late later \
            moderated moderates online phone presented remote remotely took until via video visited zoom
            """,
        late: "late later delayed",
        elsewhere: "at on in out",
        negation: "not unable isn't wasn't didn't won't doesn't",
        everybody: "all everyone everybody whole",
        except: "but except save minus without",
        company: "w/ with by were was just only",
        writer: "me i myself self",
        elsewhen: "previous last next former upcoming past",
        held: "held",
        approved: "approved agreed accepted read confirmed signed adopted correct",
        opened: "order opened opens open started starts start began begins commenced commences convened",
        closed: "adjourned adjourns adjourn adjournment closed closes concluded concludes ended ends finished end",
        groups: """
            member members guest guests observer observers invited invitee invitees visitor visitors voting non-voting regular \
            remote remotely online in-person person people everyone staff public community other others team officers directors \
            trustees board committee core representatives delegates alternates additional
            """,
        duties: "presenter presenters organizer organiser timekeeper speaker speakers presenting",
        offices: """
            president vice-president vp treasurer treasurers co-treasurer co-treasurers co-president co-presidents officer director manager \
            coordinator co-ordinator webmaster historian librarian representative rep supervisor delegate trustee clerk auditor captain registrar \
            administrator sysadmin owner owners homeowner homeowners advisor adviser
            """,
        agenda: "agenda topics schedule",
        decisions: """
            decision decisions decided conclusion conclusions resolution resolutions resolved outcome outcomes consensus agreed \
            agreement agreements motion motions
            """,
        actions: """
            action actions action_item action_items action_point action_points ai ais todo todos to-do to-dos to_do task tasks \
            next_step next_steps follow-up follow-ups followup followups follow_up assignments
            """,
        links: "link links reference references resources recording recordings see_also",
        log: "minutes notes discussion discussions transcript log",
        joints: "of from for by on in at with to since until between and about",
        lists: "list lists register overflow summary tracker recap sheet")
}

extension ActionWords {
    static let english = ActionWords(
        labels: """
            action actions action_item action_items action_point action_points action_step action_steps ai ais todo todos to-do \
            to-dos to_do to_dos
            """,
        loose:
            "ai ais action actions task tasks assignment assignments follow-up follow-ups followup followups follow_up",
        tasks:
            "action actions action_item action_items action_point action_points task tasks todo todos to-do to-dos to_do next_step next_steps",
        things: "what item items description topic deliverable",
        owners: "owner owners who assignee assignees assigned assigned_to responsible lead person",
        days: "due due_date when by deadline date due_by target target_date eta",
        states: "status state done complete completed progress",
        duties: "will to should must shall needs has is agreed volunteered",
        none: "none nothing n/a na tbd no_action_items no_actions no_new_action_items nil",
        done: "done completed complete finished closed resolved yes",
        begun: "in_progress started ongoing doing wip begun",
        cancelled: "cancelled canceled dropped obsolete")
}
