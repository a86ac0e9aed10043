enum FoldingTables {
    /// Returns the base letter a … z of a Latin letter with a diacritic.
    static func latinBase(of value: UInt32) -> UInt8? {
        let base: UInt8
        switch value {
        case 0xC0...0x24F: base = latin[Int(value) - 0xC0]
        case 0x1E00...0x1EFF: base = latinAdditional[Int(value) - 0x1E00]
        default: return nil
        }
        return base == UInt8(ascii: "*") ? nil : base
    }

    static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xB5, 0x370...0x6FF, 0x1F00...0x1FFF: accented[scalar] ?? scalar
        case 0xFF66...0xFF9D: fullKana[Int(scalar.value) - 0xFF66]
        default: scalar
        }
    }

    /// Returns whether folding drops a character: an accent, an Arabic or Hebrew vowel, a joiner.
    static func isDropped(_ value: UInt32) -> Bool {
        guard value >= 0xAD else { return false }
        switch value {
        case 0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF...0x5C7, 0x640, 0x64B...0x65F, 0x670,
            0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200C, 0x200D, 0x2060, 0x20D0...0x20FF, 0xFE00...0xFE0F,
            0xFE20...0xFE2F, 0xFEFF, 0xE0100...0xE01EF:
            return true
        default: return false
        }
    }

    /// Returns whether a character is of a script without spaces (Thai, Lao, Burmese, Khmer, Kana, Bopomofo, Han) or of Korean, which
    /// attaches particles to words.
    static func isUnspaced(_ value: UInt32) -> Bool {
        guard value >= 0xE00 else { return false }
        switch value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x318F,
            0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
            0xFF66...0xFF9F, 0x20000...0x3FFFF:
            return true
        default: return false
        }
    }

    static let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]

    /// The base letters of U+00C0 … U+024F, or `*`.
    private static let latin: [UInt8] = Array(
        ("aaaaaa*ceeeeiiiidnooooo*ouuuuy**aaaaaa*ceeeeiiiidnooooo*ouuuuy*y"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkklllllll"
            + "lllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
            + "bb********d******ff****ikkl*****oo*************uu****zz*********"
            + "*************aaiioouuuuuuuuuu*aaaa**ggggkkoooo**j***gg**nnaa**oo"
            + "aaaaeeeeiiiioooorrrruuuusstt**hh******aaeeooooooooyy******accl*s"
            + "z**b**eejj**rryy").utf8)

    /// The base letters of U+1E00 … U+1EFF (Vietnamese, Welsh …).
    private static let latinAdditional: [UInt8] = Array(
        ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
            + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
            + "wwwwwwwwwwxxxxyyzzzzzzhtwy*s****aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
            + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy******").utf8)

    private static let fullKana = Array(
        "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

    private static let accented: [Unicode.Scalar: Unicode.Scalar] = {
        var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
        for group in groups.split(separator: " ") {
            guard let base = group.unicodeScalars.first else { continue }
            for scalar in group.unicodeScalars.dropFirst() { bases[scalar] = base }
        }
        return bases
    }()

    private static let groups = """
        αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ εέἐἑἒἓἔἕὲέ ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ ιΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ
        οόὀὁὂὃὄὅὸό ρῤῥ σς υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ μµ
        аӑӓ гѓ еѐёӗ жӝӂ зӟ иѝйӣӥ кќ оӧ уўӯӱӳ чӵ ыӹ эӭ іїі
        اآأإ وؤ يئ ەۀ ہۂ ےۓ
        """.split(separator: "\n").joined(separator: " ")
}
