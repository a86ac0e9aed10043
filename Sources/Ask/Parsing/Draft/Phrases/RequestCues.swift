/// What the words of a question say of what is asked for, as long as it is being read.
struct RequestCues {
    /// The kind of answer that the words of asking name.
    var intent = Intent.find
    /// What is computed, where it is not a number of meetings or their hours.
    var measure: ComputedQuantity?
    /// Whether a question for people, or for their number, is for who took part in meetings.
    var isOfAttendance = false
    /// Whether it is for those who were expected and did not take part.
    var isOfAbsence = false
    /// Whether who asks is left out of those: "who else was there".
    var isOfOthers = false
    /// Whether it is asked where something takes place.
    var isOfPlace = false
    /// What is asked of the hours that meetings take.
    var free: FreeTimeRequest?
    /// What is said of things to do.
    var tasks = TaskRequest()
}
