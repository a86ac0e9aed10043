/// The template files of this folder, as they are embedded in the program.
public enum EmbeddedPrompts {
    /// The words of answers.
    public static var answers: [UInt8] { PackageResources.answers_txt }
}
