/// The details of the request while a question is being read.
struct RequestCues {
    var intent = Intent.find
    var measure: ComputedQuantity?
    /// Whether a question for people or their number is about attendees.
    var isOfAttendance = false
    var isOfAbsence = false
    var isOfOthers = false
    var isOfPlace = false
    var free: FreeTimeRequest?
    var tasks = TaskRequest()
    /// The planner's view that is asked for.
    var view: ViewRequest?
}
