import Language

/// Frequent English words that are seldom nouns, "settle", "together", "average": notes say what they mean in many other words.
///
/// The stems of all words that occur at least 20 times in the tagged texts of WordNet 3.0, less than 35 of 100 times as a noun.
public enum EverydayWords {
    /// Returns whether a folded word is one of them, in any form.
    public static func contains(_ word: String) -> Bool {
        var letters = Array(word.utf8)
        return stems[Language.english.stem(&letters)] != nil
    }

    private static let stems: HashTable<Bool> = {
        var stems = HashTable<Bool>(capacity: 1100)
        WordList.forEachWord(of: list) { _ = stems.insert(StableHash.of($0), true) }
        return stems
    }()

    private static let list = """
        abandon abl about abov absent absolut absorb academ acceler accept accompani accomplish accord accur accus achiev acknowledg \
        acquir actual add addit adequ adjust admir admit adopt advanc advis affect afford afraid again ago agre ahead alert all allow \
        almost alon along alreadi also alter alway ambigu american analyz ani announc annual anoth anti anticip anxious appar appear appli \
        appoint appreci approach appropri approv approxim argu aris around arous arrest arriv ask assembl assert assign assum assur attach \
        attain attend attract attribut automat avail averag avoid aw await awaken awar away back bad bare base basic bear beat becom befor \
        begin behav believ belong below bend best bet better big bind binomi bite bitter black blame blind blue borrow bother bounc bound \
        bow break brief bright brilliant bring broad brown build buri burn burst buy calcul call calm capabl care carri cast catch caus \
        ceas celebr central certain challeng character chemic chief choos cite classic clean clear climb close clutch coincid cold collaps \
        collect combin come comfort commerci commit common compar compel compet complain complet complic comput conced conceiv concern \
        conclud condemn conduct confirm confront conserv consid consist constant constitut consult contain contempl contemporari continu \
        contribut conveni convent convert convinc cool cooper coordin correct correspond count cover crack crawl creat creativ critic \
        cross crush curious curs cut daili damn dare dark dead deal decid declar declin decreas deep defend defin delay deliber delight \
        deliv demand democrat demonstr deni depend deriv descend describ desert deserv design desper destroy determin devot die difficult \
        direct disappear disclos discourag discov dismiss display distant distinguish disturb divid domest domin doubl down drag dramat \
        draw dress dri drift drill drive drop dull each eager earli earlier earn easi easili eat econom eight elabor electr elimin els \
        emerg emphas empti enabl encount encourag endur enforc engag enjoy enorm enough enter entertain entir entitl equal erect escap \
        especi essenti establish estim even eventu ever everi exact exagger examin exceed excel exclud exert exhibit exist expand expect \
        experiment explain explod expos extend extrem fade fail fair fall familiar famous far fast fasten fat favor feder feel few fifti \
        fight file fill final financ financi find fine finish firm first fit five fix flat flee fli float follow foreign forget forgiv \
        formal former forward four fourth free frequent fresh frighten fulfil full fulli fundament funni furious furnish further gain \
        gather gay gaze general gentl get give given glow gone good grab gradual grant grasp gray great greater greatest green greet grim \
        grin grow guess guid halt handl hang happen happi hard hate have hear heavi heavili help henc here hesit hide high hire histor hit \
        hold honest honor hope hot howev huge human hurri hurt hypothalam ideal identifi ignor illumin illustr imagin immedi impli import \
        impos imposs improv includ increas inde indic induc initi injur inner innoc insid insist inspir instal instead insur intellig \
        intend internat interrupt introduc invit involv isol jerk jewish join judg jump just justifi keep kick kill kiss knock know known \
        label larg larger last late later latter laugh launch lay lead lean leap learn leav left legal less let lick lie lift like limit \
        listen liter literari littl live local lock logic long look loos lose loud love low lower mad main maintain major make mani mark \
        marri match maximum mayb mean medic meet mental mention mere militari minim minimum miss mix modern modifi more moreov most mount \
        move much multipli mutter narrow near necessari need negat neglect neither neutral never nevertheless new next nice nine nod non \
        nonspecif normal northern not note notic now numer obscur obtain obvious occasion occupi occur odd off offer often old onc one \
        onli open oppos ordinari organic origin other otherwis out outsid over overal overcom owe own pack pale particip particular pass \
        paus pay peculiar peer perceiv perfect perhap permit persist persuad physic pick plain play plead pleas plung polit poor popular \
        possess possibl pour practic pray preced precis predict prefer prepar present preserv press presum pretend pretti prevent previous \
        primari primarili print prior privat probabl proceed proclaim produc profession profound promin promis promot prompt proper propos \
        protect proud prove provid publish pull purchas pure pursu push put qualifi quick quiet quit quot rais rapid rare rather reach \
        react read readi real realiz realli recal receiv recent recogn recommend red reduc refer reflect refus regard regist regular \
        reject relat relax releas reliev religi remain remark rememb remind remov render repeat replac repli repres reproduc requir \
        resembl resent resist resolv respond restor restrict resum retain retir retreat return reveal revers review rich ride ring rise \
        roll rough round rub run rural rush russian sad safe sail same satisfactori satisfi save say scan scatter scientif scratch scream \
        second see seek seem seiz select sell send separ serious serv set settl seven sever sexual shake sharp shift shine shoot short \
        shout show shut sick sigh silent similar simpl simpli simultan sing singl sink sit six sleep slide slight slip slow slowli small \
        smaller smell smile smooth snap social soft sole solid solv some somehow sometim somewhat somewher soon southern soviet spare \
        speak special specif specifi spend split sponsor spread squeez stagger stand stare start startl stay steal still stimul stir stop \
        straight strang strengthen stretch stride strike strive strong stumbl stupid submit substanti substitut suburban succeed such \
        sudden suffer suffici suggest suitabl superior support suppos sure surpris surround surviv suspect suspend swallow swear sweep \
        sweet swell swift swing sympathet take talk tall tap tatter teach tear technic tell ten tend termin terribl then there therefor \
        thermal thick thin think third thirti thorough though threaten three through throw thrust thus tie tight tire togeth tonight too \
        toss total touch tough transform translat travel treat trembl tremend tri true truli trust tumbl turn twelv twenti twice twist two \
        typic ultim unabl undergo understand undertak unfortun uniqu universal unknown unusu upper urg use usual utter vagu valuabl vanish \
        vari various vast veri vigor virtual visibl visit visual vocat wait wake walk wander want warm wast watch wear weep weigh welcom \
        well western wet whip whisper white whole wide wild win wish withdraw wonder worri wors worth write wrong yell yellow yet yield \
        young
        """
}
