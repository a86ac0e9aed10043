/// Extracts search terms from a question written without spaces; function words separate them.
enum UnspacedWords {
    typealias Character = (range: Range<Int>, letters: [UInt8])

    /// Returns the pairs of neighbouring characters between function words, or a lone character; all pairs if there is nothing else.
    static func words(of run: [Character]) -> [Character] {
        var words: [Character] = []
        var segment: [Character] = []
        var place = 0
        while place < run.count {
            let length = smallWordLength(in: run, at: place)
            if length > 0 {
                words += pairs(of: segment)
                segment = []
                place += length
            } else {
                segment.append(run[place])
                place += 1
            }
        }
        words += pairs(of: segment)
        return words.isEmpty ? pairs(of: run) : words
    }

    private static func pairs(of characters: [Character]) -> [Character] {
        guard characters.count > 1 else { return characters }
        return zip(characters, characters.dropFirst()).map {
            ($0.range.lowerBound..<$1.range.upperBound, $0.letters + $1.letters)
        }
    }

    /// Returns the length of the longest function word at an index, in characters, or 0.
    private static func smallWordLength(in run: [Character], at place: Int) -> Int {
        var letters: [UInt8] = []
        var longest = 0
        for length in 1...longestWord where place + length <= run.count {
            letters += run[place + length - 1].letters
            if smallWords.contains(String(decoding: letters, as: UTF8.self)) { longest = length }
        }
        return longest
    }

    private static let longestWord = 6

    private static let smallWords = Set((chinese + japanese + korean + thai).map { LetterFolding.fold($0) })

    private static let chinese = words(
        """
        的 了 吗 嗎 呢 吧 是 在 和 与 與 及 或 我 我们 我們 你 你们 他 她 他们 她们 它 这 這 这个 這個 那 那个 那個 哪 哪里 哪裡 哪个 哪些 什么 甚么
        什麼 甚麼 怎么 怎麼 怎样 怎樣 为什么 為什麼 为何 何时 何時 谁 誰 多少 几 幾 时候 時候 什么时候 什麼時候 有没有 是否 关于 關於 对于 把 被 从
        都 就 也 还 還 会 會 要 过 過 之 其 于
        """)

    private static let japanese = words(
        """
        は が を に で と の も へ や か ね よ です ます でした ました ません ない した して します しました いる います いました ある あります ありました
        から まで より など だけ について に関して に関する という これ それ あれ この その あの ここ そこ どこ どれ どの どう いつ だれ 誰 何 なに なぜ
        どうして いくら いくつ 私 私たち 我々 どんな どのように ですか ますか ましたか でしたか
        """)

    private static let korean = words("에서 에게 으로 부터 까지 무엇 무엇을 언제 누구 누가 어디 어디서 우리 우리는 왜 어떻게 무슨 했나요 했어요 했습니까 입니까 인가요")

    private static let thai = words(
        """
        ที่ และ หรือ ของ ใน กับ แก่ จาก ถึง เรื่อง เกี่ยวกับ ว่า คือ เป็น อยู่ ได้ แล้ว จะ ก็ เรา ผม ฉัน ดิฉัน คุณ เขา เธอ มัน นี้ นั้น อะไร ใคร
        เมื่อไหร่ เมื่อไร เมื่อ ที่ไหน ไหน ทำไม อย่างไร ยังไง เท่าไหร่ เท่าไร กี่ ไหม มั้ย หรือไม่ ครับ ค่ะ คะ บ้าง
        """)

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
