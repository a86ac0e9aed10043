import Language

/// The likelihood that a word of a question belongs to its frame, the words of asking, and not to its content.
///
/// In "Do I have anything *scheduled* about the roof", the content is the roof. The shares are learned from real questions (`Benchmark
/// frames`) and reviewed by hand; `docs/frames.md` gives the method and the counts.
public enum FrameWords {
    /// Returns the share of a word, 0 … 1; a word absent from the table is content, 0.
    ///
    /// - Parameters:
    ///   - word: A folded word.
    ///   - language: The language of the question.
    /// - Returns: The likelihood that the word belongs to the frame.
    public static func share(of word: String, in language: Language = .english) -> Float {
        let hash = StableHash.of(word.utf8)
        if let share = words[hash] ?? (language == .german ? german[hash] : nil) { return share }
        var letters = Array(word.utf8)
        guard letters.count > 1, beginnings.contains(beginning(of: letters)), !isDerived(letters) else { return 0 }
        return stems[Language.english.stem(&letters)] ?? 0
    }

    /// The minimum share of a frame word.
    public static let least: Float = 0.5

    /// Returns whether a word is a noun derived from a verb: "provider" is content, "provide" is not.
    private static func isDerived(_ word: [UInt8]) -> Bool {
        derivations.contains { word.count > $0.count + 3 && word.suffix($0.count).elementsEqual($0) }
    }

    private static let derivations = ["er", "ers", "or", "ors", "ance", "ation", "ment"].map { Array($0.utf8) }

    private static func beginning(of word: [UInt8]) -> UInt16 { UInt16(word[0]) << 8 | UInt16(word[1]) }

    /// The first two letters of all stems, so that most words need no stemming.
    private static let beginnings = Set(parsed(englishStems).map { beginning(of: Array($0.0.utf8)) })

    private static let stems = table(englishStems)

    /// Shares by the hash of the word itself, if another form of its stem is content: "booked" is frame, "book" is not.
    private static let words = table(englishWords)

    private static let german = table(germanWords)

    private static func table(_ text: String) -> [UInt64: Float] {
        Dictionary(parsed(text).map { (StableHash.of($0.0.utf8), $0.1) }, uniquingKeysWith: max)
    }

    /// Parses the words of a table and their shares in percent.
    private static func parsed(_ table: String) -> [(String, Float)] {
        table.utf8.split { $0 <= 32 }.map { entry in
            let parts = entry.split(separator: UInt8(ascii: ":"))
            return (String(Substring(parts[0])), Float(String(Substring(parts[1]))).map { $0 / 100 } ?? 0)
        }
    }

    private static let englishStems = """
        accord:82 anyth:88 appear:65 attend:57 avail:60 bring:60 calendar:95 check:76 come:68 confirm:65 contain:60 describ:83 detail:60 \
        display:65 due:72 event:85 everyth:60 exact:60 exist:60 find:67 give:76 go:65 happen:60 hear:72 hello:60 hey:60 hi:72 \
        includ:70 info:60 inform:60 involv:60 item:86 kind:94 know:68 list:97 locat:60 look:70 mani:90 mention:85 meet:80 next:84 \
        occur:60 ok:72 okay:60 overview:60 pleas:90 possibl:60 provid:60 pull:65 quick:60 read:60 recal:70 recit:60 \
        regard:68 rememb:82 remind:78 schedul:94 search:65 see:80 show:64 someth:60 stuff:60 summar:95 summari:60 suppos:76 \
        tell:92 term:65 thank:60 thing:70 time:72 titl:72 todo:87 topic:60 toward:60 type:86 upcom:74 want:63 \
        whole:60 wonder:60 yet:60
        """

    private static let englishWords = """
        add:60 added:60 agreed:74 arranged:60 booked:60 called:60 entitled:60 going:65 gonna:60 got:56 gotten:55 held:60 information:60 \
        invited:55 labelled:60 lined:60 marked:60 name:60 named:60 needed:60 noted:60 open:60 planned:65 put:60 saved:60 set:57 share:60 \
        status:68 stored:60 takes:55 taking:55 trying:60 wanna:60 written:60
        """

    private static let germanWords = """
        angesetzt:75 angesetzte:75 ansehen:75 anstehen:75 anstehend:75 anstehende:75 anstehenden:75 ansteht:75 anzeigen:75 art:75 arten:75 \
        aufgeschrieben:75 aufrufen:75 auflisten:75 beinhaltet:75 bekam:75 bekamen:75 bekommen:75 bekommt:75 brauche:60 brauchen:60 braucht:60 kriegen:75 kriege:75 kriegt:75 betreffend:75 bezuglich:75 dabei:75 ding:75 dinge:75 dingen:75 \
        eingeladen:75 eingetragen:75 eingetragene:75 eintrag:75 eintrage:75 enthalt:75 enthalten:75 ereignis:75 ereignisse:75 \
        ereignissen:75 erinnere:75 finde:75 finden:75 findet:75 fuhrte:75 fuhrten:75 gefuhrt:75 ganze:75 ganzen:75 gebucht:75 gebuchte:75 gemass:75 genau:75 geplant:75 \
        geplante:75 geplanten:75 geplantes:75 gern:75 gerne:75 gib:75 hallo:75 heisst:75 hiess:75 kalender:75 kommende:75 kommenden:75 \
        kommender:75 laut:75 lauft:75 lies:75 liest:75 liste:75 listen:75 merken:75 moin:75 muss:75 mussen:75 nachsehen:75 nahm:75 nahmen:75 namens:75 \
        nenn:75 nenne:75 offne:75 ordne:75 passiert:75 prufe:75 punkt:75 punkte:75 punkten:75 ruf:75 rufe:75 sachen:75 schau:75 schaue:75 \
        sehe:75 sehen:75 sonst:75 statt:75 stattfinden:75 stattfindet:75 steht:75 stehen:75 suche:75 such:75 suchen:75 titel:75 treffe:75 \
        trifft:75 uberblick:75 ubersicht:75 vorgesehen:75 vorlesen:75 weiss:75 will:75 wissen:75 zeig:75 zeige:75 zeigen:75 \
        zusammenfassung:75
        """
}
