import Parsing
import Store

/// Answers with a planner's view.
struct PlannerAnswer {
    let context: AnswerContext
    let request: ViewRequest

    func answer() throws(StoreError) -> Answer {
        switch request {
        case .agenda(let leastFree, let hasTasks):
            try AgendaAnswer(context: context, leastFree: leastFree, hasTasks: hasTasks).answer()
        case .next: try AgendaAnswer(context: context, leastFree: nil).next()
        case .people: try PeopleAnswer(context: context).answer()
        case .debts: try DebtsAnswer(context: context).answer()
        case .unmet: try PeopleAnswer(context: context).unmet()
        case .person: try PersonAnswer(context: context).answer()
        case .tags: try TagsAnswer(context: context).listed()
        case .notes: try NotesAnswer(context: context).answer()
        case .preparation: try PreparationAnswer(context: context).answer()
        }
    }
}
