/// The English template files of this folder, as they are embedded in the program.
public enum EnglishPrompts {
    /// The name of each file with its bytes.
    public static var files: [(name: String, bytes: [UInt8])] {
        [
            ("asking-back.txt", PackageResources.asking_back_txt),
            ("calendar.txt", PackageResources.calendar_txt),
            ("conversation.txt", PackageResources.conversation_txt),
            ("dates.txt", PackageResources.dates_txt),
            ("discuss.txt", PackageResources.discuss_txt),
            ("explain.txt", PackageResources.explain_txt),
            ("find.txt", PackageResources.find_txt),
            ("first-run.txt", PackageResources.first_run_txt),
            ("forget.txt", PackageResources.forget_txt),
            ("grounded-answer.txt", PackageResources.grounded_answer_txt),
            ("habits.txt", PackageResources.habits_txt),
            ("lists.txt", PackageResources.lists_txt),
            ("nothing.txt", PackageResources.nothing_txt),
            ("occurrences.txt", PackageResources.occurrences_txt),
            ("plain.txt", PackageResources.plain_txt),
            ("planner.txt", PackageResources.planner_txt),
            ("prompt.txt", PackageResources.prompt_txt),
            ("reading.txt", PackageResources.reading_txt),
            ("remarks.txt", PackageResources.remarks_txt),
            ("saved.txt", PackageResources.saved_txt),
            ("tasks.txt", PackageResources.tasks_txt),
            ("when.txt", PackageResources.when_txt),
            ("who.txt", PackageResources.who_txt),
        ]
    }
}
