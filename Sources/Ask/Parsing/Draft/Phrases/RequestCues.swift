/// The details of the request while a question is being read.
struct RequestCues {
    var intent = Intent.find
    /// The computed quantity, other than a number of meetings or their hours.
    var measure: ComputedQuantity?
    /// Whether a question for people or their number asks for attendees.
    var isOfAttendance = false
    var isOfAbsence = false
    /// Whether the user is left out: "who else was there".
    var isOfOthers = false
    var isOfPlace = false
    var free: FreeTimeRequest?
    var tasks = TaskRequest()
}
