extension DateWordList {
    static let english = DateWordList(
        acts: """
            decide decided agree agreed say said mention mentioned discuss discussed talk talked suggest suggested
            """,
        plans: """
            plan plans planned planning schedule scheduled book booked organise organize organised organized intend intended
            """,
        beginnings: """
            start started begin began get got join joined take took adopt adopted resume resumed become became open opened \
            buy bought since learn learned move moved
            """,
        elapsed: """
            how long since, how long is it since, how long has it been since, how long it is since, how many days since, \
            how many weeks since, how many days is it since
            """,
        which: "which what",
        grains: [(.year, "year"), (.month, "month"), (.week, "week"), (.day, "day date"), (.minute, "time")],
        headers: ["Date: ", "Sent: "],
        hours: "am pm",
        next: "next",
        meetings: "appointment call event session meeting talk")
}
