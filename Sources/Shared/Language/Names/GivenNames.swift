/// Given names, by which people are recognised in texts.
///
/// Made from lists of public bodies, named in `NOTICE`: the names without their numbers.
public enum GivenNames {
    /// All lists of names: those below, short forms and full names; folded, in lower case, separated by blanks, bars and line ends.
    public static let lists = [others, Nicknames.shortForms, Nicknames.spellings, Nicknames.others]

    /// Returns whether a word is a given name.
    ///
    /// - Parameter word: A folded word.
    /// - Returns: Whether one of the lists has it.
    /// - Complexity: Logarithmic in the length of the longest list, which is sorted, and linear in those of the others.
    public static func contains(_ word: String) -> Bool {
        let letters = Array(word.utf8)
        guard let first = letters.first else { return false }
        if isAmongOthers(letters) { return true }
        return lists.dropFirst().contains { list in
            let bytes = list.utf8Span.span
            var isStart = true
            for place in bytes.indices {
                let byte = bytes[place]
                if isStart, byte == first, holds(letters, in: bytes, at: place) { return true }
                isStart = !isPart(byte)
            }
            return false
        }
    }

    private static func isAmongOthers(_ letters: [UInt8]) -> Bool {
        let bytes = others.utf8Span.span
        var (start, end) = (0, bytes.count)
        while start < end {
            var first = (start + end) / 2
            while first > start, isPart(bytes[first - 1]) { first -= 1 }
            while first < end, !isPart(bytes[first]) { first += 1 }
            var last = first
            while last < end, isPart(bytes[last]) { last += 1 }
            if first == last {
                // Nothing but separators behind the middle.
                end = (start + end) / 2
                continue
            }
            let name = bytes.extracting(first..<last)
            let common = min(name.count, letters.count)
            let differing = (0..<common).first { name[$0] != letters[$0] }
            let isBefore = differing.map { name[$0] < letters[$0] } ?? (name.count < letters.count)
            if differing == nil, name.count == letters.count { return true }
            if isBefore { start = last } else { end = first }
        }
        return false
    }

    /// Returns whether a whole name stands at a place.
    private static func holds(_ letters: [UInt8], in bytes: Span<UInt8>, at place: Int) -> Bool {
        let end = place + letters.count
        guard end <= bytes.count, end == bytes.count || !isPart(bytes[end]) else { return false }
        return letters.indices.allSatisfy { letters[$0] == bytes[place + $0] }
    }

    /// Calls `body` with each name of all lists in UTF-8, valid during the call.
    public static func forEach(_ body: (Span<UInt8>) -> Void) {
        for list in lists {
            let bytes = list.utf8Span.span
            var start = 0
            for place in 0...bytes.count where place == bytes.count || !isPart(bytes[place]) {
                if place > start { body(bytes.extracting(start..<place)) }
                start = place + 1
            }
        }
    }

    /// Returns whether a byte belongs to a name instead of separating two.
    private static func isPart(_ byte: UInt8) -> Bool { byte > UInt8(ascii: " ") && byte != UInt8(ascii: "|") }

    /// The names that `Nicknames` lacks in the order of their bytes, separated by blanks and line ends.
    static let others = """
        aada aadam aadhya aadil aahil aaisha aalia aaliya aaliyah aamina aaminah aamir aamna aanya aaran aarav aariz aarush aarya aaryan aasha
        aasiyah aayan abbas abbey abbi abbigail abd abdallah abdel abdelkader abdirahman abdoulaye abdulahi abdulaziz abdulla abdullah abdullahi
        abdullo abdulrahman abdur abdurahman abdurrahman abe abed abel abi abid abida abram abu abubakar abubakr abulfazl acacia ace acelya achilles
        adah adalberto adaline adama adan addie addison adeel adel adela adelaida adelaide adelia adelina adeline adell adella adelle adem aden
        adena adil adin adina aditi aditya adnan adolfo adolph adomas adria adriane adrianna adrianne adriano adrians adrien adriene adrienne
        adrijan adrijana adyan aedan aeneas affan afonso afton agnus agripina agueda agustin agustina ahad ahsan ahyan ai aida aide aikaterini aiko
        aila aileen ailene ailsa aimar aimee aine aino aishah aisling aisultan aisyah aitana aiur aiyla aiza aizah aj aja ajan ajay ajda ajdin ajla
        akash akeem aki akif akiko akilah akira akram aksel akshay alaa alain alaina alaine alana alanah alane alanna alannah alanoud alara alarna
        alasdair alastair alaya alayna alba alberta alberte albertha albertina albertine albi albina albrecht alby alda alden aldiyar aldo alea
        aleah alease alecia aled aleen aleena aleesha aleeza aleida aleisha alejandrina aleksandar aleksandre aleksandrovic aleksandrovna alen alena
        alene alesha aleshia alesia alessa alessandro alessia alessio aleta aletha alethea alethia alexandria alexandros alexandrovic alexandru
        alexej alexi alexia aleyna alfie alfons alfonzo alfreda alfredia alfredo alia alica alican alicia alicja alida alikhan alim aline alinur
        alisa alise alisha alishba alishia alisia alissa alissia alita alivia alix aliya aliyah aliza aljoscha alla allan allana alleen allegra
        allen allena allene alline allyn allyson almeda almeta almina almira alois alona alonso alonzo alp alparslan alper alperen alpha alphonse
        alphonso alta altagracia alteo altha althea alton alva alvar alvaro alvera alverta alvina alwin alya alyce alycia alys alysa alyse alysha
        alysia alyson alyssa alyssia amaan amaar amada amadeus amado amahle amaia amalia amalie aman amani amar amara amarah amari amaris amaru
        amaya amayah amayra ambar amber amberly ambra ambre ambrose amee ameen ameena ameer ameera ameerah amelie amelija amelja amely america ami
        amie amiee amilia amin aminah aminata amine amira amirah amiyah ammaar ammaarah ammar ammara ammarah ammie amna amon amos amparo amrit
        amrita anabel anabell anabelle anahit anais anaiya anakin analisa anam anamaria ananya anar anas anastacia anastasija anastasiya anatol
        anaya anayah andera anderson andjelina andra andreea andria andrias andriy androula ane aneesa aneesah anel anela anes anette aneurin angele
        angelena angeles angelia angelic angelie angeliki angeline angelique angelita angella angelo angelyn angharad angila angla angle anglea
        angus anh ani anibal anik anika anil anis anisa anisah anish anisha anissa anitra aniya aniyah anjali anjanette anjelica annabell annabella
        annalee annalena annaliese annalisa annalise annamae annamaria annamarie anneke anneli annelie anneliese annelle annemarie annett annetta
        annice annis annita annmarie anohito anoushka anselm ansh ante anthea antione antionette antoine antoinette antone antonella antonetta
        antonette antoni antonie antonietta antonin antonina antwan anuk anum anushka anwar anwen anzu ao aoi aoife apollonia apolonia apryl
        aputsiaq aqeel aqib aqsa ara arabella araceli aracelis aracely aramis aran aras arcelia archer archibald archie arda ardath ardelia ardell
        ardella ardelle arden ardian ardis ardith areeb areeba areg aren areni ares aretha argelia argentina arham ari ariah arian ariana ariane
        arianna arianne arica arie ariel ariella arielle arif arik arin arina aris arisha arissa ariya ariyan arjan arla arlean arleen arlen arlena
        arlene arletha arletta arlette arlie arlinda arline arlo arlyne armaan arman armand armanda armandina armando armani armen armida armin
        arminda armine arnav arnetta arnette arnie arnita arnold arnoldo arnulfo aron aronas arooj aroush arpi arran arron art artem artie artiom
        artjom artur arturo artyom arun aruuke aruuzat arved arvilla arvin arwa arwen arya aryaan aryan asa asad asaf asel asemahle ashanti ashely
        asher ashlea ashlee ashleigh ashley ashli ashlie ashly ashlyn ashot ashraqat ashton ashwin asil asilim asim asiya asiyah asja aslan asley
        asma asmaa asmin asmita assia assunta asta aston asuncion asya ata atakan athanasios athena atif atilla atlanta atlas atticus aubree aubrey
        audie audra audrea audrey audria audrie audry augusta augustin augustina augustine aulona aundrea aura aurea aurel aurela aurelia aurelian
        aurelie aurelio aurelius aurore austen austin autumn avani avelina avery avi aviana avigail avis avneet avni avril awa awais awilda aya
        ayaan ayah ayako ayala ayalah ayan ayana ayanna ayat ayaz aybuke ayca ayda aydan ayden aydin aygun ayim ayla ayleen ayman aymen aynur
        ayomide ayoub ayra ayrton aysa aysel aysenur aysha aysima ayub ayush ayva ayyub ayzere azaan azad azalee azaria azariah azeem aziz azra
        azucena azzie babara babette bader bahar bailey bakary balthasar bambi bandar banele bao baptiste barabara baran barbar barbare barbel
        barbera barbra bari baris barnabas barnaby barney barrett barrie barry barton basil basilia batoul batu batuhan batul bautista baxter bayan
        bayarmaa bayley bayram bea bear beatrice beatris beatrix beatriz beau beaulah bebe becki beckie bee bekir bela belen belia belinay belinda
        belkis bell bella belle belva benas bence bendix benedita benicio benita benito benn bennet bennett bent bente bentley benton berat beren
        berenice berenike berfin beritan berk berkan berkay berlin berna bernadette bernadine bernarda bernardina bernardine bernardo berneice
        bernetta bernice berniece bernita berra berrdo berry berta bertha beryl beshoi bessie bethan bethanie bethann bethany bethel betsey betsy
        bette bettie bettyann bettye betul beula beulah bev beverlee beverley beverly beyza bianka bibek bibi biel bilaal bilal biljana billi billie
        billye binita bintou birdie birk bisera bishal bismah bjarne blaine blair blaise blake blanca blanch blanche blanka blessing blondell
        blossom blue bluebell blythe bo bobbi bobbie bobbye bobette bodhi bogdan bogdana boglarka bok bolormaa bong bonita bonnie bonny booker borys
        bosse boyce boyd brad braden bradford bradley bradly brady brahim braiden brain branda brandan brande brandee branden brandi brandie brandon
        brandy brant braxton brayden braydon breana breann breanna breanne bree brendan brendon brenna brennan brent brenton bret brett briana
        brianna brianne brice bridget bridgett bridgette bridie brigette brigid brigida brigitte brinda briony britany britney britni britt britta
        brittaney brittani brittanie brittany britteny brittney brittni brittny brock broderick brodie brody brogan bronte bronwen bronwyn brook
        brooke brooklyn brooks bruna brunilda bryan bryanna bryant bryce bryn brynn bryon bryony buck bud buddy buena buffy buford buglem bula bulah
        bulut bunny burl burma burt burton bushra busra buster byron cacilia cade caden cadence cadi caelan cai caiden cain caine caio cairo caitlan
        caitlin caitlyn caius caja calandra caleb cali calista callam callan callen callie callum calum calvin camden camelia camellia cameron cami
        camie camille camilo cammie cammy campbell camron can candace candance candelaria candi candice candida candie candis candra candy candyce
        caner cansu caoimhe caprice cara caren carey cari caridad carie carin carisa carissa carita carlee carleen carlena carlene carletta carley
        carli carlie carline carlita carlota carlton carly carlyn carma carman carmel carmela carmelia carmelina carmelita carmella carmelo carmina
        carmine carmon carola carolann carole carolee caroll carolyn carolyne carolynn caron caroyln carri carrol carroll carry carson carsten
        carter carwyn cary caryl carylon caryn carys casandra casey casie casimir casimira caspar caspian cassaundra cassey cassi cassia cassian
        cassidy cassie cassius cassondra cassy castiel cataleya catalina catarina caterina catharine catherin catherina cathern catheryn cathey
        cathi cathie cathleen cathrine catina catrice catrin catrina cavan cayden cayla cecelia cecil cecila cecile cecille cecily cedric cedrick
        celal celena celesta celeste celestina celestine celia celin celina celinda celsa celyn cem cemal cemil cemre cengiz cenk cennet ceola ceren
        ceri cerys cesar ceyda ceylan ceylin chace chad chadwick chae chaim chan chana chance chanda chandler chandra chanel chanell chanelle chang
        chantay chante chantel chantell chantelle chara charbel chardonnay charis charise charissa charisse charita charity charla charlee charleen
        charleigh charlena charlene charlesetta charlette charli charline charlize charlott charlotta charlsie charly charlyn charmain charmaine
        charolette chas chase chasidy chasity chassidy chastity chau chauncey chay chaya chayenne che chedeline chelsea chelsey chelsie cher chere
        cheree cherelle cheri cherie cherilyn cherise cherish cherly cherlyn cherri cherrie cherry cherryl chery cheryl cheryle cheryll chester chet
        cheyenne chi chia chieko chin china ching chiquita chong christabel christal christeen christen christena christene christi christia
        christiana christiano christie christinia christoper christos christy chrystal chu chuluun chun chung chyna cian ciaran cicely cienna ciera
        cieran cierra cihan cillian cinar cinda cinderella cindi cindie cinthia cira ciro ciwan claas clair clare clarence claretha claretta
        claribel clarice clarinda clarine claris clarisa clarissa clarita clark clarke classie claud claude claudette claudie claudine claudio clay
        clayton clelia clemencia clement clemente clementina clementine clemmie cleo cleopatra cleora cleotilde cleta cletus cleveland cliff
        clifford clifton clint clinton cloe clora clorinda clotilde clyde cobie coby coco codey codi codie cody coen cohen colby cole coleen coleman
        colene coletta colette colleen collen collene collette collin colton columbus conall conan conception concetta connah conner constantin
        consuela consuelo contessa cooper cora coral coralee coralie corazon corban corben corbin cordelia cordell cordia cordie coreen corene
        coretta corey cori corie corina corine corinne corliss cormac cornelius cornell corrie corrin corrina corrine corrinne cortez cortney corvin
        cory cosima cosmo courteney courtney coy creola cris criselda crissy crista cristal cristen cristi cristiano cristie cristin cristine
        cristobal cristopher cristy cruz crysta crystal crystle cuc cydney cyndi cyndy cyril cyrstal cyrus cythia daanish daanyaal dacia dafydd
        dagny dahlia daina daine dainton daisey daisie dajana dakota dalal dale dalene dalia dalila dallas dalton damaris damien damion damjan damla
        damon danae dane danel danelle danette dang dania danial danica daniele danielius daniell daniella daniels daniil danijel danika danille
        danish danita daniyal dann danna dannette dannie dannielle dante danuta danyaal danyal danyel danyell danyelle danylo daphine dara darby
        darcel darcey darci darcie darcy darell daren daria darian darija darin darina dario daris darja darla darleen darlena darlene darline
        darnell daron darragh darrel darrell darren darrick darrin darron darryl darta darwin daryl davi davida davin davina davis davit davud dawid
        dawn dawna dawne dawood dawson dawud dayle dayna daysi deacon deadra dean deana deandra deandre deandrea deane deangelo deann deanna deanne
        debbi debbra debera debi debra debrah debroah declan dede dedra deeann deeanna deedee deedra deen deena deetta defne deidra deidre deja
        dejan del delaine delal delana delbert delcie delena delfina delia delicia delila delilah delinda delisa dell della delma delmar delmer
        delmy delois deloise delora deloras delores deloris delorse delpha delphia delphine delsie delta demarcus demetra demetre demetria demetrice
        demetrius demi demian demir dena denae deneen denese denice denis denisa denise denisha denisse denita deniz denna dennise denny denver
        denyse denzel deon deonna derick derin derrick derya deshawn desirae desire desiree desmond despina dessie destan destiny detra dev devan
        devin devon devona devora devorah devran devrim dewayne dewey dewi dewitt dexter dhia dhilan dhruv dia diamond dian diane diann dianna
        dianne diar dicle diedra diedre dierdre digby digna dila dilan dilay dilek dillan dillon dimitar dimitra dimitrios dimple dina dinah dinh
        dino dinorah diogo dion dione dionna dionne divina divine dixie diya diyar djamel djamila djeneba dmitrievic dmytro dodie dogan dogukan doha
        dolcie dollie dolly doloris domas domenic domenica domenik dominga domingo dominica dominick dominika dominique dominque dominykas domitila
        domonique dona donella donetta donette dong donita donn donna donnell donnetta donnette donovan donte donya dorathy dorcas doreatha doreen
        dorene doretha dorethea doretta dori doria dorian dorie dorinda dorine dorla dorotha dorothee dorris dorsey dortha dorthea dorthey dorthy
        dotty doug dougie dovie doyle dragan dragana drake dreama drema drucilla drusilla dua duane duarte duc dudley dulce dulcie dung dunya duong
        duru dusan dusti dustin dusty duy dwain dwana dwayne dwight dyan dylan dyllan dzan eabha eadie eamon earl earle earlean earleen earlene
        earlie earline earnest earnestine eartha easter ebba eben ebenezer eberhard eboni ebonie ebony ebrar ebubekir ece ecem echo eckhard ecrin
        eda edan edda eddi ede edelmira eden edgardo edie edin edis edison edith ediz edmond edmundo edna edoardo edra edris edwardo edwina edyth
        edythe eeli eesa eesha eevi efa efan efe effie efrain efren ege egemen ehsan ehtel eileen eilene eilidh eiliyah eino eira eisa eisha eitan
        eithan ekaterina ekrem ela eladia elaina elana elane elanor elanur elay elayne elba elbert elchin elcin elda elden eldon eldora eldridge
        elea eleanore elease elene elenor elenora elenore eleonor eleonore eleri elfreda elfrieda elfriede eli eliah elian eliana eliane eliano
        elicia elida elidia elie elija elijah elin elina eline elinor elinore elio elis elisa elisabeta elise eliseo elisha eliska elissa eliyas
        eliz elizabet elizan elizaveta elizbeth elizebeth ellamae ellan elle ellena ellis ellise ellison ellouise ellsworth ellyn elma elmar elmer
        elmira elmo elna elnora elnur elodia elodie elois eloisa eloise elora elouise eloy elroy else elshan elspeth elsy elton elva elvera elvia
        elvie elvin elvina elvis elwanda elwood elyas elyse elysia elza ema emaan eman ember embla emelda emelia emelie emelina emeline emely
        emerald emerita emerson emery emi emiko emile emilee emilian emiliano emilie emilija emiliya emils emin emina emir emircan emirhan emmaline
        emmanuella emme emmelie emmeline emmett emmi emmie emmitt emmy emogene emory emre emrys emy ena enda enedina eneida enes enid enie enis enna
        enni ennio enno enoch enola enriqueta ensar enver enya eoghan eoin ephraim epifania era erasmo eray erdem eren erhard erick ericka erinn
        erlene erlinda erline erma ermelinda erminia erna ernest ernestina ernestine ernie ernst erol errol erva ervin eryk eryn esa eser esha
        eshaal eshaan eshal eshan esila eslem esma esmae esmai esmanur esmay esme esmee esmeralda esperanza essa essie esta esteban estefana
        estefania estela estell estella estelle ester estera estrella etha ethel ethelene ethelyn ethem ethyl etienne etsuko etta ettie euan eufemia
        eugena eugenia eugenie eugenio eula eulah eulalia eun euna eunice eura eusebia eusebio eustolia evalyn evan evangelina evangeline evelia
        evelin evelina eveline evelyne evelynn evens everett everette everly evette evia evin evon evonne ewan exie eylul eymen eysan eyup ezekiel
        ezequiel ezgi ezra faatimah fabienne fabio fabiola fabrice fabrizio fadel fadi fae fahad fahd faheem fahim fahima fahmida fairy faisal faith
        faiz faiza faizaan faizah faizan fajr falak falk fallon fannie fanta farah fares farhaan farhan farhana farid farida fariha faris farrah
        faruk farzana fatema fatemeh fathima fatimah fatin fatme fatoumata faustina faustino fausto faviola favour fawn fay faye fe fearne federico
        felecia felia felica felice felicia felicidad felicita felicity felina feline felipa felisa felisha felizitas felton fenja fenton fergus
        feride fermin fermina fern fernanda fernande ferndo ferne feyza ffion fiadh fidel fidela fidelia fiene fiete filiberto filipa filippa filiz
        filomena fin fina finbar findlay fine finia finian finja finlay finley finn finnian finnja finnlay finnley fintan finya fionn firas firat
        fiza flavia fleta fletcher fleur flor florance florencia florencio florene florentin florentina florentine florentino floretta floria
        florida florin florinda florine floris florrie flossie floy floyd flynn fonda forest forrest foster fox fozia france francene franchesca
        francie francina franciszek franco francoise franka franklyn franky fransisca fraser fraya frazer freda fredda frederica fredericka
        frederike fredia fredric fredrick fredricka freeda freeman freida freja freya freyja frido fridolin friedemann friederike fritzi fuma fumiko
        furkan fynley fynn gabija gabor gael gage gagik gaia gala gale galen galina gamalat gamila gamze gareth garfield garland garnet garnett
        garret garrett garry garth gaspar gaston gay gayane gaye gayla gayle gaylene gaylord gaynell gaynelle gearldine gema gemma gena genaro
        genesis geneva genevie genevieve genevive genia genie genna gennie genny genoveva georgann georgeann georgeanna georgene georgetta georgette
        georgi georgiana georgiann georgianna georgianne georgina georgine georgios geraldine geraldo geralyn gerardo geri germaine german gero
        geronimo gerri gertha gertie gertrudis gertude gethin gevorg ghislaine gia giacomo gian giang gianluca gianna gianni gideon gidget gigi gil
        gilberte gilberto gilda giles gilli gilma ginette ginevra ginger ginny gino giorgi giorgia giorgio giovanna gisele giselle gita giulia
        giuliana giuliano giuseppina gladis glady gladys glayds glen glenda glendora glenna glennie glennis glinda gloria glory glynda glynis gogo
        goktug golda golden goldie gonzalo googoosh gordana gordon gorkem grace gracia gracie graciela grady graig grant granville grayce grayson
        grazyna gregoria gregorio gretchen gretta greyson gricelda griff griffin grisel griselda grover gruffydd guillermina gul gulsum gunay gunel
        guney gurleen gurveer gussie gustavo gustavs guto guy gwenda gwenllian gwenn gwilym gwion gwyn gwyneth ha haaris habib habiba hadi hadia
        hadicha hadiya hadley hae hafsa hafsah hagen hai haidar haiden haider hailey haily hajo hajra hajrah hakeem hala haleema haleemah haley
        halil halim halima halimah halina halle halley hallie hamid hamish hammad hamzah han hanan hang hanh hani hania hanifa hanin haniya hanne
        hannelore hanno haoran haoyu hardy hareem haris harlan harland harlee harleen harleigh harley harlie harlow harman harmony haroon harper
        harraz harri harriett harriette harris harrison hartmut haru haruma harun haruna haruto harveer harvey harvie hasan haseeb hashem hashim
        hashir hasmik hasnaa hasnain hassie hatice hattie hauke havin havva hawa hawwa haya hayal haydar haydee hayden haydn haydon hayk hayley
        haylie haywood hazal hazel heath heather hebe hector hedda hedi hedy hee heidy heikapu heitor hektor helaine helin hella hellen helma helmi
        hendrix henley henna hennes henni henrietta henrike henryk herb herbie heriberto herkus herlinda herma herman hermann hermelinda hermila
        hermina hermine herminia hermione herrmann herschel hershel herta hertha hessa hester hettie hetty hiba hibah hibba hiedi hien hilal hilaria
        hilario hilary hildegard hildegarde hildred hillary hilma hilton himari hina hinano hinata hinato hipolito hira hiram hiranur hiro hiroko
        hisako hisham hjordis hoa hoang hobert hoda holley holli hollie hollis holly homer honey hong honor hope horace horacio hortencia hortense
        hortensia hosea hosna hosniya hossein houston hovhannes hoyt hsiu huda hudson hue huey hugh hughie hui hulda humaira humayra humberto
        humeyra humphrey humza hung hunter huong hur huseyin huseyn husna husnain hussa huw huxley huy huyen huzaifa huzaifah hwa hyacinth hydar hye
        hyman hyo hyon hyun iain ian ianis ibai iben ibraheem idalia idell idella idrees idris iesha iestyn ieuan ifan iga ignacia ihsan ike iker
        ikra ila ilai ilan ilana ilaria ilay ilayda ilda ileana ileen ilene ilgar ilian iliana ilias ilija ilja illa iluminada ilvy ilyas ima imaad
        imaan imad iman imani imelda imene iminathi immanuel imogen imogene inaaya inaayah inara inaya inayah inci indi india indiana indie indigo
        indira inell inez ingeborg inger inigo inocencia inuk inunnguag inutsiaq ioan ioane ioanna ioannis iola iolo ion iona ione iqra ira iraida
        iram irati irem irena irfan iris irish irmak irmgard irvin irving irwin isaak isabela isabell isadora isaiah isaias isak isaura isela isha
        ishaan ishaaq ishan ishaq ishmael isiah isidora isidra isidro isis isla islam islande ismaeel ismael ismail isobel isobella isobelle isra
        israel isreal issa issac itsuki iva ivaana ivalu ivanov ivar ivelisse iven ivette ivey ivik ivor ivory ivy iwan iyla izaac izaak izaan
        izabel izabella izabelle izaro izetta izola izz izzy ja jac jacalyn jace jacelyn jacinda jacinta jacinto jackeline jackelyn jacki jacklyn
        jackqueline jaclyn jacqualine jacque jacquelin jacquelyn jacquelyne jacquelynn jacques jacquetta jacqui jacquie jacquiline jacquline
        jacqulyn jad jada jade jaden jadon jadwiga jae jael jago jagoda jaheim jai jaida jaiden jaime jaimee jaimie jak jakov jakup jaleesa jalisa
        jama jamaal jamal jamar jame jamee jameel jamel jameson jamey jami jamika jamil jamila jamiro jamison jammie janae janay janean janee janeen
        janel janell janella janelle janene janessa janeth janett janetta janette janey jani janice janie janiece janik janine janis janise janita
        janka janko jann janna jannah jannat janne jannes jannet jannette jannick jannie jannik jannis jano janos janosch janusz janyce jaqueline
        jaquelyn jara jared jari jarik jarle jaro jarod jaromir jaron jarred jarrett jarrod jarvis jascha jasin jaskaran jasleen jasmina jaspreet
        jaunita jawad jax jaxon jaxson jaya jayce jayda jaydan jayde jayden jaydon jaye jaylen jayme jaymie jayna jayne jayson jazmin jazmine jc
        jeana jeane jeanelle jeanene jeanett jeanetta jeanette jeanice jeanie jeanine jeanmarie jeanna jeanne jeannetta jeannette jeannie jeannine
        jed jeevan jefferey jefferson jeffery jeffie jeffry jekabs jella jelle jemima jemimah jemma jena jenae jene jenee jenell jenelle jenette
        jeneva jeni jenice jeniffer jenin jenine jenise jennefer jennell jennette jennie jenniffer jennine jensen jenson jerald jeraldine jeramy
        jere jeremiah jeremias jeremy jeri jerica jerilyn jerlene jermaine jerold jeromy jeronimo jerrell jerri jerrica jerrie jerrod jerrold jerzy
        jesenia jesica jesse jessenia jessi jessia jessika jestine jesusa jesusita jethro jett jetta jette jettie jewel jewell ji jia jibril jil
        jimi jimmie jin jina jinny jiya jiyan joana joane joanie joann joannie joao joaquin joaquina jocelyn jodee jodi jodie jody joeann joelina
        joella joelle joellen joely joesph joetta joette jogvan johana johanne johna johnathon johnetta johnette johnie johnna johnnie johnsie
        johnson joi joie jokubas jokull joleen jolene jolie jolien jolin jolina joline jolyn jolynn jona jonah jone jonell jonelle jong joni jonie
        jonna jonne jonnie jonte jonty joona jorden jordi jordis jordon jorgie jori jorin jorja jorn joscha joschka joschua joseff josefin josefina
        joselyn josepha josephin josephina josette josiah josip joslyn jospeh josphine joss jost josua josue jouri jovan jovana jovita jowan joy
        joya joyce joycelyn joye juana juanita judah jude judeline judi judie judson jula julee julen julene juliann julianna julianne julieann
        julienne julieta julietta juliette julika julina julio julissa jun juna junaid junayd junes jung juni junie junior junis junita junko juno
        junus jurek jurgen justa justin justina justine justus ka kaan kabir kabita kacey kaci kacie kacper kacy kade kaden kadiatou kadie kadir
        kady kaelan kaia kaidan kaiden kaila kailen kain kaine kaira kairo kaitlin kaitlyn kaiya kaja kajetan kajus kala kalea kaleb kaleem kaleigh
        kalem kaley kali kalina kallie kallum kaloyan kalum kalvin kalyn kam kamal kamala kameron kami kamila kamilah kamile kamran kamron kandace
        kandi kandice kandis kandra kandy kane kanesha kanisha kara karam karan kareem kareen kareena karena karey kari karie karima karina karine
        karis karisa karissa karleen karlene karlis karlo karlotta karlsson karly karlyn karma karmen karol karola karole karolyn karon karren karri
        karrie karry karson karter kary karyl karyn kasandra kasey kasha kashif kasi kasie kasim kasimir kassandra kassem kassie katelin katelyn
        katelynn katerina katerine kathaleen katharyn kathe katheleen kathem katherin katherina kathern katheryn kathey kathleen kathlene kathline
        kathlyn kathrin kathrine kathryne kathyrn katia katina katla katlyn katrice kattie kaur kavan kaya kayan kayce kaycee kaydee kayden kaydon
        kaye kayla kaylan kaylee kayleen kayleigh kaylem kaylen kaylene kayley kaylum kayne kayra kayson kazi kazuko keagan keane keanu keaton kecia
        keegan keelan keeley keely keena keenan keesha keeva keiko keila kein keinen keir keira keiran keiron keisha keitha keli kelis kellan kelle
        kellee kelley kelli kellie kellye kelsey kelsi kelsie kelvin kemal kemberly kena kenan kenda kendal kendall kendra kendrick keneth kenia
        kenisha kenna kennedy kennith keno kent kenton kenya kenyatta kenyetta kenzie kenzo keon kera kerem keren keri kerim kermit kerri kerrie
        kerry kesha keshia keturah keva keven kevser keyaan keyan kezia keziah khadeeja khadeejah khadija khadijah khadije khaled khaleesi khalid
        khalil khalilah khan khang khanh khawla khloe khoi khongordzol khushi kia kiaan kiah kian kiana kianna kiara kiera kieran kieren kieron
        kiersten kiesha kieth kieu kiki kiley kilian killian kimber kimberely kimberlee kimberley kimberli kimberlie kimbery kimbra kimi kimiko kina
        kindra king kinga kingsley kip kira kiran kirby kirill kirollos kirstie kirsty kisha kishan kittie kivanc kiwa kiya kiyan kiyoko kizzie
        kizzy kjell klaas klara klay klea koa kobe kobi kobie koby kodi kody kofi kole konstantina konstantinos konul kora koray korben korey kori
        kornelia kortney kory kourtney krish krisha krishan krishna krissy krista kristal kristan kristeen kristel kristi kristie kristijan kristle
        kristy kristyn krysta krystal krysten krystin krystina krystle krystyna ksenia ksenija kubilay kubra kum kuno kurtis kush kuzey kwame kya
        kyan kye kyla kylan kyle kylee kylie kym kymani kymberly kyoko kyong kyra kyran kyriaki kyron kyung laaibah lacey lachelle lachlan laci
        lacie lacresha lacy ladawn ladonna lady lael laetitia lahoma lai laia laiba laine lainey laith lajuana lakeesha lakeisha lakendra lakenya
        lakesha lakeshia lakia lakiesha lakisha lakita lala lale lam lamar lamia lamija lamis lamonica lamont lan lance landon lane lanea lanell
        lanelle lanette lang lani lanie lanita lannie lanny lanora laquanda laquita larae laraine laree larhonda larisa larissa larita laronda
        larraine larue lasandra lashanda lashandra lashaun lashaunda lashawn lashawna lashawnda lashay lashell lashon lashonda lashunda lasonya
        laszlo latanya latarsha latasha latashia latesha latia laticia latifa latina latisha latonia latonya latoria latosha latoya latoyia latrice
        latricia latrina latrisha launa lauralee lauran laure laureen laurel lauren laurena laurene laurent laurenz lauretta laurette lauri laurice
        laurinda laurine lauryn lavada lavelle lavenia lavera lavern laverna laverne laveta lavette lavi lavin lavina lavinia lavon lavona lavonda
        lavone lavonia lavonna lavonne lawana lawanda lawanna lawerence lawson layal layan laylah layne layton lazar lazaro lean leana leander
        leandra leann leanna leanne leano leanora leart leatha leatrice lecia leda lee leeann leeanna leeanne leela leen leesa leevi leia leida
        leigh leigha leighann leighton leilani leisa leisha leja lejla lekisha lela lelah leland lelia lemar lemuel len lenard lenia lenita lenja
        lenn lenna lennard lennart lennert lennie lennon lennox lenora lenore lenox lenya lenz leola leoma leona leonarda leonas leone leonel leoni
        leonia leonid leonida leonidas leonila leonor leonore leontina leontine leopoldo leora leordo leota lera leroy les lesa lesedi lesha lesia
        leslee lesley lesli lessie lester leta letha lethabo lethokuhle leticia letisha letitia letizia lettie letty levent levente levi levian
        levin levinia levke levy lewie lewin lewis lewys leya leyton lezlie li liah lian liana liane lianne liara lias libbie liberty librada lida
        lieke lien liepa liesbeth liese lieven ligia lika lila lilah lile lilia liliana lilianna lilien lilit lilith lilja lilla lilli lillia
        lilliam lillian lilliana lillie lillith lilo lilou lilu lin lincoln lindsay lindsey lindsy linea linette ling linh linn linnea linnie lino
        linsey linwood lio lioba lion liona lionel lior liora lisabeth lisakhanya lisandra lisann lisanne liselotte lisette lisha lissa lissette
        lita liva liya liyan liyana liza lizabeth lizbeth lizeth lizette lizzette ljiljana lleyton lloyd loan lochlan logan loic loida lois loise
        loki lolita loma lon lona londa long loni lonna lonnie lonny loraine loralee lorcan lore lorean loree loreen lorelei loreley loren lorene
        lorenza lorenzo loreta lorette lori loria loriann lorie lorilee lorin lorina lorinda lorine loris lorita lorna lorraine lorretta lorri
        lorriane lorrie lorrine lory lotta louann louanne louella louetta loui loura lourdes lourenco lourie louvenia lovelie lovella lovely lovelyn
        lovetta lovie lovis lovisa lovro lowell lowri loyce loyd luan luana luann luanna luanne luba lubanzi luc lucca luci lucian luciana luciano
        lucien lucienne lucija lucila lucile lucilla lucille lucina lucinda lucio lucius lucrecia lucretia ludie ludivina ludovica lue luella luetta
        lui luigi luiz luiza luk lukne lula lulwa lumi luna lunis lupita luqman lur lura lurlene lurline lusine luther luuk luvenia luz luzi luzia
        lwandle ly lyam lyda lyla lylah lyle lyman lyn lyna lynda lyndia lyndon lyndsay lyndsey lynell lynelle lynetta lynette lynna lynnette lynsey
        lynwood lyra lysander lysann ma maariya maariyah maarten mabel mabelle mable mac macaulay macauley macey machelle maci macie mack mackenzie
        macsen macy madalene madaline madalyn maddi maddison maddox madeeha madelaine madelene madelyn madie madiha madina madita madleen madlen
        madlyn madonna mae maegan mael maeva maeve mafalda magali magaly magan magaret magdalen magdalene magen magnolia magnus maha mahad mahalia
        maham mahamadou mahamed mahammad mahdi maheen mahesh mahi mahima mahir mahira mahmoud mahmut mahnoor mai maida maila maile mailin mailo
        maira maire maisey maisha maison maisy maiya maizie major majorie makayla makeda maksim maksym maksymilian malaak malachi malachy malaika
        malak malakai malaki malcolm malcom malea maleeha malek malen malena mali malia maligiaq maliha malika malin malina malinda malisa malissa
        malka mallie mallory malo malorie malou malthe malu malvina mamadou mamie mammie man mana manahil manaia manal manav manda mandi mandie
        maneh manha manie manish manisha manon manraj mansur manua manual manveer many mao maple maragaret maragret maram marama maranda marcela
        marcelene marcelina marceline marcelino marcell marcella marcelle marcello marcellus marcelo marcene marchelle marci marcia marcie marcos
        marcy mardell marei mareike maren mareva marg margareta margaretha margarett margaretta margarette margarida margarite margarito margart
        margene margeret margert margery marget margherita margo margorie margret margrett marguerita marguerite margurite margy marhta mari mariah
        mariama mariami marianela mariann marianna marianne mariano maribel maribeth marica maricela maricruz marieke mariel mariela mariella
        marielle marietta mariette marija marike mariko marilee marilou marilu marilyn marilynn marin marinda marine marion marios maris marisa
        marisela marisha marisol marissa marit marita maritza marivel mariya mariyah mariyam marjorie marjory markas markel marketta markita marks
        marla marlana marleen marlen marlena marley marlie marlies marlin marline marlo marlon marlyn marlys marna marni marnie marquerite marquetta
        marquis marquita marquitta marry marsha marshall marten marth marti martim martine martyna marva marvel marvella marvin marvis marwa marwah
        marwan marwin marx marya maryalice maryam maryann maryanna maryanne marybelle marybeth maryellen maryetta maryja maryjane maryjo maryland
        marylee marylin maryln marylou marylouise marylyn marylynn maryrose masa masako masal mason massimo matas mate matea matei matej matha
        mathea matheo mathilda mathilde mathis matias matija matilda matilde matis mattea mattes mattheo matthildur matthis mattia mattie mattis
        matvey matyas matylda maud maude maudie maui maura mauricio maurine maurita maverick mavie mavis maxie maxima maxime maximiliano maximina
        maximo maximus mayar maybell maybelle maye mayla mayleen maylin mayme maynard mayola mayra mayson maysoun mazie mckenzie mckinley md meadow
        meagan meaghan mechelle meda medina medine mee meera mees megan meggan meghan meghann mehak mehar mehdi mehmed mehreen mei melaine melani
        melania melba melchior melda melek melia melida melih meliha melike melin melina melis melisa melissia melita mellie mellisa mellissa
        melodee melodi melodie melody melokuhle melonie melony melva melvin melvina melynda mendy menna meo mercedez mercy merdan meredith meret
        meri merida merideth meridith meriem merilyn merissa merit merjem merlene merlin merlyn merna merri merrie merrilee merrill merry merryn
        mersana mert mertie merve mervin meryem meryl meta mete metehan metin mette meyra mi miah mian mica micaela micah michaele michale michalina
        michalis micheal michelina micheline michell michiko micki mickie mieke miesha migdalia mignon miguelina mihail mihrimah mijo mikaeel
        mikaere mikail mikayel mikayla mikel miki mikki miko mikolaj mila milagro milagros milagrosa milaine milana milda miles miley milford milian
        milica milina milissa milla millard miller milli millicent milo milosz milou milow milton min minahil minato minda mindi minel minerva ming
        mingze minh minik minna minnie mino minou minta minu mio miquel mirac miran miranda miray mireille mirella mireya mirian mirjana mirlande
        mirna miro miron miroslav mirta mirtha mirza misbah miss missy misti mistie misty mitchel mitchell mitja mitsue mitsuko mittie mitzie miya
        miyah miyoko moana modesta modesto modibo moea moeata mohamad mohammod mohsin moira moises moishe mollie momina momo mona monet monnie
        monroe monserrate montague montana monte montgomery monty moon mora moriah morris morten morton mose moses moshe mounir moussa mozell
        mozella mozelle muchen muhamad muhamed muhammet mui muna muneeb munira muoi murad muriel murphy murray murtaza musa musab muskaan muslum
        muyang mya myah myesha mykhaylo myla mylee myles mylie mylo myong myra myrl myrlande myrle myrna myron myrta myrtice myrtie myrtis myrtle
        myung na nabeel nabiha nabil nada nadene nadin naeem nael naemi nafeesa nafisa nagi nagisa nahia nahla naida naila nailah naim naima najma
        nakesha nakia nakisha nakita nala nam nana nancee nancey nanci nancie nanette nannette nannie naoma napoleon naranbaatar narcisa nare narek
        narin narine nas nasir natacha natalija natalya natan nataniel natashia nathanael nathanial natisha natividad natosha naura navid nawal naya
        nayan nayeli nayla naz nea neave necole neda nedra neel neela neele neely nefeli neha nehemiah nehir neida neive nel nela nelda nelia nelida
        nelio nella nelle nelli nelly nena nenita neo neoma neomi nepomuk nereida neriah nerissa nermin nero nery nesreen nesrin nestor neta nettie
        neva nevada nevaeh neve neven neville nevin nevio newton neyla neza nga ngan ngoc nguyen nguyet nhat nhi nhu nia niah niam niamh nica
        nichelle nichol nichole nicholle nickie nicklas nickolas nickole niclas nicol nicolasa nicolette nida nidia niel niesha nieve nieves nigel
        nihal niharika nika nikau nike nikhil niki nikia niklas nikodem nikol nikolaos nikole nikoloz nil nila nilay nilda nile nilo nilsa nima
        nimra nimrah ninfa nino nio nisa nisanur nisha nita nivi niviaq niyah noa noam noble nobuko noch noe noelia noella noelle noemi nohemi nojus
        nola nolan noma nomaan nona noomi noor noreen norene norik noriko norine norma normand norris norsaq nouf nour noura nouri nova novella nu
        nuala nubia nuha nuka numbers nuno nur nuray nuri nuria nurislam nurul nusaybah nutsa nyah nydia nyla nylah nyle oakley obdulia ocean ocie
        octavia octavio odelia odell odessa odilia odin odis odval ofelia ofentse ohne oihan oisha oisin ok okan oktay olaf oleksandr oleksandra
        olen olene oleta olevia olimpia olin olinda oliva olive olivier oliwia oliwier oluwatobi olympia om oma omari omega omphile ona oneida onie
        onita onni onno onur opal ophelia ora oralee oralia oran oren oretha orhan oriana orion orlagh orlaith orlando orpha orson orval orville
        osian osman ossie osvaldo oswaldo otelia otha otilia otis ottilie ouida oumar oumou owain owais oyunbileg ozan ozell ozella ozie ozzy pa
        page paige paisley palina palma palmer palmira paloma pam pamala pamelia pamella pamila pamula panagiota panagiotis pandora paneeraq
        paninnguaq pansy paola paraskevi pari paris parker parthenia particia pasquale pasty patience patria patrica patrice patricija patrina
        patrizia patrycja pattie pau paule paulene pauletta paulette paulin paulita paulo pavan pavlovna payton paz pearl pearle pearlene pearlie
        pearline pearly peggie pei pelin penney penni pennie percy peri perla perry persephone petar peterson petrina petronila peyton pham pharrell
        phebe pheobe phileas philemon philina philine philippa phillipa phillipp phillis philo philomena phoebe phoenix phong phuc phung phuong
        phylicia phylis phyliss phyllis piedad pierce piers piet pilar pina ping pinkie pipaluk piper pippa pit pius pixie poema pok pol pola polina
        pollyanna poppie poppy porfirio porsche porsha porter portia poyraz prakash pranav prasert precious prem presley preston pricilla primrose
        prince princess priscila priscilla prisha priyanka providencia prudence pura puteri qasim qiana qillaq quan quang queen queenie quentin
        quiana quincy quinn quintin quinton quirin quoc quyen quynh rabea rabia rabina rachal racheal rachele rachell rachelle rachid racquel
        radmila rae raeann raees raelene rafaela rafe raffael rafferty ragnar raguel rahaf raheel raheem rahim rahima rahma rahman raife raihan raik
        raina rainer raisa raja rajan rajveer raleigh ralfs ralphie ralphy ramazan rami ramiro ramona ramonita rana ranae randa randal randall
        randee randell randi randolph randy ranee rani rania ranim ranveer rashad rasheeda rashida rasmus raul raven ravza raya rayaan rayan rayana
        raye rayford rayhaan rayhan raylene raymon raymonde raymundo rayna rayyan rea reagan reanna reatha reba rebbeca rebbecca rebeca rebecka
        rebekah reda reece reed reef reegan reem reema reena rees reese reeva refael refugia refugio regan regena regenia reggie reginald regine
        reginia rehaan rehan rei reid reiko reilly reina reinaldo reinhold reiss reita relja rema remedios remi remo remona remy ren rena renae
        renaldo renata renato renay renda renea renee renetta renita renna reon ressie reta retha rethabile retta reuben reva rex rey reyansh reyes
        reyna reynalda reynaldo reza rheba rhett rhia rhian rhianna rhianne rhiannon rhoda rhodri rhona rhonda rhydian rhys ria rian rianna riaz
        ricarda riccardo richelle rickey rickie rida ridvan ridwan rieke rigoberto rihanna rika rike rikki riko riley rima rin rina rio risa rishi
        riva river rivka riya riyad riyan riza rizwan roan robbi robbin robby robbyn robena roberta roberts robson robt rocco rochel rochell
        rochelle rocio rocky rod roderick rodney rodolfo rodrick roel rogan rogelio roghayyeh rohaan rohan rohit roisin rojin roko rolanda rolande
        rolland roma romaine romana romany romario rome romelia romeo romi romilly romina romona romy rona ronaldo ronan ronda roni ronna ronni
        roosevelt rory rosalba rosalee rosalia rosalie rosalina rosalinda rosaline rosalva rosalyn rosamaria rosamond rosana rosann rosanna rosanne
        rosaria rosaura roscoe roseann roseanna roseanne roselee roselia roseline rosella roselle roselyn rosena rosenda rosendo rosetta rosette
        roshan roshni rosia rosina rosio rosita roslyn rosmery ross rossana rossie roswitha rosy rouven rowan rowena roxana roxane roxann roxanna
        roxanne roxie roxy roy royal royce rozanne rozella ruairi ruari ruaridh rubi rubie rubin rubina ruby rubye rudra rueben rufina rufus rui
        rumaisa rumaysa rumeysa runa ruoxi rupert ruqayya ruqayyah russel rusty rutha ruthann ruthanne ruthe ruthie ruya ruzgar ryann ryder rylan
        rylee ryley rylie saad saanvi saar saara saarah saba sabah sabiha sabra sabri sabrina sachiko sachin sade sadia sadie sadye saeed safa safaa
        safah saffron safia safija safira safiya safiyah safiye safiyyah safwan saga sage sahar sahara sahib sahil sahin sahra sai said saim saima
        saira sakeena sakina sakineh sakura salahuddin saleh salena salih saliha salik salim salina salley sallie salman salome salomon salvador
        salvatore sama samanta samara samatha samed sameeha sameer samella samet samia samiha samira samiya sammie samson samual samvel samyar sanaa
        sanah sanda sandee sandie sandor sanford sang sania saniya sanja sanjuana sanjuanita sanora santa santana santina santino santo santos
        saoirse saphira sapphire saqib sarai saran sare sari sarita saturnina sau saul saundra savanna savannah saxon sayed scarlet scarlett
        scarlette scot scottie scotty seamus season sebrina sedef seema sefora sekou selena selene selim selin sem sema semih sena senad senaida
        serafin serafina seraphina seraphine sercan seren serena serenity serhat serife serina serita serkan sesili seth setsuko sevda severin
        sevinj seyit seymen seymour sha shaan shad shae shah shahd shahem shahid shai shaikha shaimaa shaina shakeel shakia shakira shakita shala
        shalanda shalon shalonda shameka shamika shams shan shana shanae shanaya shanda shandi shandra shaneka shanel shanell shanelle shani shania
        shanice shanika shaniqua shanita shanna shannan shannon shanon shanta shantae shantay shante shantel shantell shantelle shanti shaquana
        shaquille shaquita shara sharan sharda sharee sharell sharen shari sharice sharie sharika sharilyn sharita sharla sharleen sharlene
        sharmaine sharna sharolyn sharonda sharri sharron sharyl sharyn shasta shauna shaunda shaunna shaunta shaunte shavon shavonda shavonne
        shawana shawanda shawanna shawna shawnda shawnee shawnna shawnta shay shayaan shayan shaye shayla shayma shayna shayne shea sheba sheena
        sheikh sheilah shela shelba shelby sheldon shelia shella shelley shelli shellie shelton shemeka shemika shena shenika shenita shenna shera
        sheree sherell sheri sherice sheridan sherie sherifa sherika sherill sherilyn sherin sherise sherita sherlene sherley sherly sherlyn sherman
        sheron sherrell sherri sherrie sherril sherrill sherron sherryl sherwood shery sheryl sheryll shiela shila shiloh shin shira shirely shirin
        shirl shirlee shirleen shirlene shirly shiv shivam shivani shivansh shizue shizuko shoaib shon shona shonda shondra shonna shonta shoshana
        shreya shristi shriya shu shuaib shyla sia sian sianna sibel sibyl siddharth siddhartha sidra siena sienna sierra signe sila silva silvana
        silvester silvio sima simay simeon simona simonne simra simrah simran sina sinan sindy sinead sinem singh siobhan sion siphosethu sirac
        sirena sirin sita siti siu sixta siya skadi sky skye skyla skylar skyler slyvia smilla snezana sobia socorro sofi sofian sofiya sohail soila
        sol solange soledad soleil soley solja solomiya solomon solveig soma somayyeh somboon somchai somer sommer somporn somsak son sona sondra
        song sonnie sonny soo sook soon soraya sorcha souleymane sparkle spencer spike spring stacee stacey staci stacia stacie stanford stanton
        star starla starr stasia steen stefania stefany steffan steffanie stepanie stephaine stephane stephani stephania stephany stephenie stephine
        stephnie sterling stevenson stewart stina stine storm stormy su suanne subhaan subhan sude sudenaz sudie sueann suellen sufyaan sufyan suha
        suhail suk sukhmani sulaiman sulayman suleiman sulema suleman suleyman sullivan sultan sumaiya sumaiyah sumaya sumayah sumayya sumayyah
        sumeyra sumi sumiko summer sun suna sung sunita sunni sunny sunshine sura suraj suraya suri susana susann susannah susy suzan suzana suzann
        suzanna suzette suzi suzie sybil syble syed syeda sylvester sylvie synthia syreeta ta taavi tabatha tabea tabetha tabitha tad tadeo tadeus
        tadeusz tadhg taha tahir tahira tahlia tahmid tai taiba taim taina taisha tajuana takako takisha tala talea talha talia taliah talisha
        talitha taliyah tallulah tam tama tamala tamar tamatha tamatoa tambra tameika tameka tamekia tamela tamer tamera tamesha tami tamia tamica
        tamie tamika tamiko tamina tamino tamisha tammara tamme tammera tammi tammie tammo tammy tamo tamra tamsin tamzin tan tana tandra tandy
        taneka tanem tanesha tangela tania tanika tanisha tanna tanner tapuarii tarah taran tarana tarek taren tareq tari tarik tarita taro tarra
        tarsha tarun taryn tashia tashina tasia tasneem tasnim tate tatsuki tatum taunya tawana tawanda tawanna tawna tawny tawnya taya tayah tayfun
        tayla taylan tayler taylor tayna tayo tayyab tayyibah tazmin teagan teddie teegan teejay teena tegan tehei teigan teiki teisha teiva telma
        temeka temika tempie temple tena tenesha tenisha tennie tennille teodor teodora teodoro teofila teoman tequila tera tereasa terese teresia
        teresita teressa tereza teri terica terina terisa terra terrance terrell terresa terrie terrilyn tesha tessie teura teva thad thaddaus
        thaddeus thai thalia than thanh thaniel thao the theda thees theia thelma theodora theola theresia theressa theron thersa thi thiago thien
        thierry thies thilo thomasena thomasina thomasine thor thora thorben thore thorin thresa thu thurman thuy tia tiago tian tianna tiara tiare
        tiarna tiberius tiegan tien tiera tiernan tierney tierra tiesha tifany tiffaney tiffani tiffanie tiffany tiffiny tigran tijuana til tilda
        tillie tillmann tilly tilman tilmann timea timika timm timofey timon timur tinisha tino tiny tisa tish tisha titaina titaua titus tizian
        tjara tjark tobey tobie toccara tod todd toi toivo tomasa tomeka tomi tomika tomiko tomke tommie tommye tomoko tomos tomyris tona tonda
        tonette toney tonia tonie tonisha tonita tonja tonya toprak tora torie torin torri torrie tory tosha toshia toshiko tova towanda toya tracee
        tracey traci tracie tracy tran trang tre treasa treena trena trent trenton tresa tressa tressie treva trey trinh trinidad trinity trisha
        trista tristan tristen trondur troy trudie trula truman trystan tu tuan tuana tuba tudor tugra tula tuleen tunar turan turki tuyet twana
        twanda twanna twila twyla ty tye tyesha tyisha tyla tylor tymon tymoteusz tynisha tyra tyree tyreece tyrell tyrese tyron tyrone tyson ubaid
        ugur uiloq ula ulloriaq ulysses uma umair umaymah umut un una undine uri usha usmaan usman uta uthman uwais uyen uzair vada vadim vaea vaino
        valarie valda valdemar valencia valene valentine valentino valeri valeria valerio vallie valorie valrie valter vamika van vance vanda vanesa
        vanetta vania vanita vanna vannesa vannessa var varun varvara vashti vasileios vasilije vasiliki vasilisa vaughn veda vedant veer veit velda
        veli velia vella velma velva velvet vena venessa venetta venice venita venla vennie venus veola verda verdell verdie vergie verity verla
        verlene verlie verline vern verna vernell vernetta vernia vernice vernie vernita vernon verona veronique versie vertie vesna vesta veta vi
        vicco vicenta vicente vickey vickie vico victorina vida vienna viet viggo vihaan viki vikki viktorie viktoriya vilma vina vinay vincenza
        vinh vinita vinnie vinzent violet violeta violetta violette viraj virgen virgie virgil virgilio virgina virginia vishal vita vito vittoria
        vitus viva vivaan vivan viviana vivien vivienne vladislav vladyslav vojtech von voncile vonda vonnie vorname vornamen vu vugar vuk vusal
        vusala vy wade wai waldo waleed walid walker walton wan waneta wanetta wanita wanja ward warner warren wassim wateen wava waylon wayne wei
        weldon wen wendelin wendell wendi wendie wendolyn wenona wenzel weronika weston whitley whitney widelene wilber wilbert wilbur wilburn wilda
        wiley wilf wilford wilfred wilfredo wilfried wilhelmina wilhelmine wilhemina willa willard willem willena willene willetta willette willia
        williams willian williemae willis willodean willow wilmer wilson wilton windy winford winfred winfried winifred winnie winnifred winona
        winston winter wm wolke wonda woodrow woody wren wyatt wynell wynona xanthe xaver xiao ximena xinyi xiomara xochitl xuan yade yadira yaeko
        yael yagiz yagmur yahaira yahya yajaira yakub yakup yamato yan yang yanira yanis yann yannik yannis yaqub yaren yaron yaseen yasemin yash
        yasin yasir yasmeen yasmina yasna yasser yassin yasuko yavuz yazmin yee yehuda yekaterina yella yen yer yesenia yessenia yetta yeva yevette
        yi yichen yigit yihan yildiz yimo ying yinuo yisroel yize ylva ylvi ylvie yoana yoko yolande yolando yolonda yon yong yoshie youlanda younes
        young yousaf yousif yousouf yousuf yu yua yuette yuina yuk yuki yukiko yuko yulanda yuma yumna yun yuna yunes yung yunis yunus yuonne yuriko
        yusa yusef yusif yusra yussef yutong yuvraj yuxi yuxuan yuze yves yvette yvie yvone zaara zacharia zachariah zacharias zachery zackary
        zackery zada zahid zahir zahra zahraa zahrah zaid zaida zain zaina zainab zaine zak zakaria zakariah zakariya zakariyah zakariyya zakary
        zaki zakir zakk zala zalan zan zana zane zarah zavier zayaan zayan zayd zayn zayna zaynab zaynah zayne zayyan zazou zeeshan zehra zeinab
        zelal zelda zeliha zella zelma zena zenaida zenia zenobia zephaniah zetta zeynab zidan zidane ziggy zihan zilan zina zion zita ziva ziyad
        zoha zohaib zoi zoila zola zona zonia zora zoraida zoran zoya zubair zula zulema zulma zumra zunaira zunairah
        """
}
