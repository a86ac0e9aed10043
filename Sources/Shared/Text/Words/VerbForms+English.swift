extension VerbForms {
    /// Irregular English verbs, each with its present form first.
    static let englishTable = """
        arise arose arisen
        awake awoke awoken
        bear bore borne
        beat beaten
        become became
        begin began begun
        bend bent
        bet
        bite bit bitten
        bleed bled
        blow blew blown
        break broke broken
        breed bred
        bring brought
        build built
        burn burnt
        buy bought
        catch caught
        choose chose chosen
        cling clung
        come came
        cost
        creep crept
        cut
        deal dealt
        dig dug
        dive dove
        do did done
        draw drew drawn
        dream dreamt
        drink drank drunk
        drive drove driven
        eat ate eaten
        fall fell fallen
        feed fed
        feel felt
        fight fought
        find found
        flee fled
        fly flew flown flies
        forget forgot forgotten
        forgive forgave forgiven
        freeze froze frozen
        get got gotten
        give gave given
        go went gone
        grind ground
        grow grew grown
        hang hung
        have has had
        hear heard
        hide hid hidden
        hit hit
        hold held
        hurt
        keep kept
        kneel knelt
        know knew known
        lay laid
        lead led
        lean leant
        learn learnt
        leave left
        lend lent
        let
        lie lay lain
        light lit
        lose lost
        make made
        mean meant
        meet met
        mow mown
        pay paid
        put put
        quit quit
        read read
        ride rode ridden
        ring rang rung
        rise rose risen
        run ran
        say said
        see saw seen
        seek sought
        sell sold
        send sent
        set
        sew sewn
        shake shook shaken
        shave shaven
        shine shone
        shoot shot
        show shown
        shrink shrank shrunk
        shut
        sing sang sung
        sink sank sunk
        sit sat
        sleep slept
        slide slid
        sow sown
        speak spoke spoken
        spell spelt
        spend spent
        spill spilt
        spin spun
        split
        spoil spoilt
        spread
        stand stood
        steal stole stolen
        stick stuck
        sting stung
        strike struck
        swear swore sworn
        sweep swept
        swell swollen
        swim swam swum
        swing swung
        take took taken
        teach taught
        tear tore torn
        tell told
        think thought
        throw threw thrown
        understand understood
        wake woke woken
        wear wore worn
        weave wove woven
        weep wept
        win won
        wind wound
        withdraw withdrew withdrawn
        write wrote written
        """

    /// English support verbs, which carry a noun, with their auxiliaries.
    static let englishSupport = """
        be am is are was were been being do does did done doing go goes went gone going have has had having get gets got gotten \
        getting take takes took taken taking make makes made making come comes came coming give gives gave given giving \
        attend attends attended attending spend spends spent spending
        """

    /// English nouns that make one verb with a support verb before them: "take part in".
    static let englishSupportNouns = "part"

    /// English support verbs whose noun is an activity.
    static let englishDeeds = """
        do does did done doing go goes went gone going have has had having take takes took taken taking attend attends attended \
        attending been join joins joined joining participate participates participated participating
        """

    /// English verbs of going to or being at a place, in one form each.
    static let englishOfPlaceVerbs = "go visit travel"

    /// English verbs of what is done with documents, in all forms that ask for their number.
    static let englishKeeping = """
        write wrote written keep kept own note noted save saved store stored collect collected create created add added file filed tag tagged
        """

    /// English verbs of being at a place, in all forms.
    static let englishOfPlace = "visit visits visited visiting travel travels traveled travelled traveling travelling"
}
