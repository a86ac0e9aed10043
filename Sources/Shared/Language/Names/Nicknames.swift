/// Given names that one person may use: short forms with full names, and spellings of one name.
///
/// Relations are not transitive: Alex stands for Alexander and Alexandra, who are unrelated. Names are folded, in lower case, separated by
/// blanks.
public enum Nicknames {
    /// Each line relates all short forms left of the bar to all full names right of it.
    public static let shortForms = """
        bob bobby rob robbie bert | robert
        bob | bobby
        rob | robbie
        liz lizzy lizzie beth betty bess eliza libby elsie lisbeth elli elly | elizabeth elisabeth
        lisa lise lissi sissi elsbeth ilse | elisabeth
        bill billy will willy willie liam wim | william
        willi willy will wim | wilhelm
        bill | billy
        will | willy
        kate katie kathy cathy kat kit kitty kathie katy cate kay | katherine catherine kathryn katharine katharina catharina
        kathi kati katja kata katinka trina | katharina katarina katarzyna
        kasia kaska | katarzyna
        kate kat | katie kathy
        kitty | kit
        tom tommy thom tomek tomas tommaso | thomas
        tom tommy tomek tomko | tomasz tomas tomasch
        tom | tommy
        mike micky mickey mick mikey misha mischa micha michi michel mitch | michael
        misha mischa mika | mikhail michail
        michal | michael
        mike | mikey
        dave davey davy davo | david
        dave | davey davy
        jim jimmy jamie jem | james
        jim | jimmy
        jen jenny jenni jenna | jennifer
        chris topher kit christo | christopher christoffer kristoffer christoph
        chris tina chrissy chrissie kris christa christel | christina kristina christine kristine christiane
        chris krischan | christian kristian
        steffi steffie | stefanie stephanie steffen
        alex sasha sascha sandro xander lex alec alek aleks sander zander olek sacha | alexander aleksander alexandr aleksandr alejandro
        alex sasha sascha sandra alexa lexi ola sacha | alexandra aleksandra alejandra
        alex lex | alexis
        sandra sandi | cassandra alessandra
        hannes hans johann hansi jonny johnny | johannes
        hans hannes | johann
        uli ulli ulrik | ulrich
        uli ulli | ulrike
        sepp sepperl josi jupp pepi joseph bepi | josef
        joe joey jos pepe | joseph josef
        pepe chepe | jose
        beppe peppe pino | giuseppe
        gabi gaby gab gabby | gabriele gabriel gabriela gabrielle
        dan danny dani danni danilo | daniel
        dani danni danny | daniela danielle
        matt matty mat | matthew mathew
        matt matze matthes hias matti mats | matthias mathias
        nick nicky nico niko klaus nik claus nicki | nicholas nikolas nicolas nikolaus
        nick niko kolya kolja nik | nikolai nikolay
        nick nico nicki | dominic dominik
        nicky nikki nicki nic nici | nicole
        tony toni anton | anthony antony antonio
        toni tonio anton | antonius anton
        toni toska | antonia
        ed eddie ned ted teddy eddy | edward eduard
        ed eddie eddy | edwin edgar edmund
        ted teddy theo | theodore theodor
        dick rick rich richie ricky ritchie rico | richard
        rick ricky rico | frederick ricardo
        fred freddie freddy | frederick frederic alfred
        fritz fred fredi friedl frieder | friedrich
        fritz | friedhelm
        andy drew andi andre | andrew
        andi andy anderl andres | andreas
        andi andy | andrea
        andrzej | andrew
        andrei andrey | andrew
        ben benny benji bennie benno | benjamin
        ben benny | benedict benedikt
        sam sammy sami | samuel
        sam sammy | samantha
        sue susie suzy susi suse sanne susie zuzia | susan susanne suzanne susanna
        peg peggy meg maggie greta marge margie madge rita daisy maisie | margaret
        greta gretel grete grit margot gretl rita | margarete margarethe margarita
        gosia malgosia | malgorzata
        ron ronnie ronny | ronald
        don donny donnie | donald
        ken kenny | kenneth
        greg gregg grzesiek | gregory gregor
        jeff geoff | jeffrey geoffrey
        steve stevie | steven stephen stefan
        pete petey | peter
        petra | petronella
        pat paddy patsy | patrick
        pat patty patti tricia trish pati | patricia
        larry laurie lars lorenz | lawrence laurence
        lars | laurentius lorenz
        jerry gerry | gerald gerard jerome
        gerd gert | gerhard gerard gerhardt
        harry hal hank | henry harold
        heinz heiner hein heini henner | heinrich
        henry hank henk hendrik | heinrich henrik
        charlie chuck charley chaz | charles
        charlie lotte lottie lotti carlotta | charlotte
        karl kalle carl | charles
        phil pip | philip phillip philipp
        lex alec al bert albie | albert
        al | alan albert alfred alexander
        bert bertie | herbert hubert albert bertram norbert
        ray | raymond
        vicky vicki vic tori vika | victoria viktoria
        vic vick vitya | victor viktor
        becky becca bec beck | rebecca rebekka
        debbie debby deb | deborah debora
        mandy | amanda
        cindy cyn | cynthia
        abby abbie gail | abigail
        nan nancy annie | anna anne
        anni annie anja annika anka ania anouk | anna
        anya ania nyura | anna
        anna | annabelle annabel
        ali ally allie | alison allison alice
        ali | alistair
        val | valerie valentina valentin
        vera veronika ronnie vroni | veronica veronika
        terry terri tess tessa resi | theresa teresa therese
        terry | terence terrence
        tim timmy timo | timothy
        jon jonny johnny | jonathan
        johnny jack jon jonny | john
        nat nate | nathan nathaniel
        nat nattie natasha tasha | natalie natalia
        tasha natascha | natasha
        josh | joshua
        zach zack zac | zachary
        max | maximilian maxwell maxim
        maxi | maximilian maxine
        flo flori | florian
        flo | florence
        basti seb bastian sebi wastl | sebastian
        wolf wolfi wolle | wolfgang
        jorg jurg | georg juergen
        george schorsch jorge giorgos | georg
        georgie | george
        jo joey jojo | joanna johanna josephine joachim
        hanna hannah hanni asia | johanna joanna
        asia aska | joanna
        jochen achim jo | joachim
        moni | monika monica
        uschi ulla ursel | ursula
        babsi barb barbie basia | barbara
        heidi adele heide | adelheid
        evi ewa | eva
        eve evie evita | eva
        evie | evelyn
        lena leni magda lene maggie | magdalena
        lena leni leonie | helena helene
        lena alyona | elena yelena
        nell nellie ellie helen | eleanor helena ellen
        leo lenny leon | leonard leonhard leonardo
        leo lev | leopold
        lexie | alexis
        mel | melanie melissa melinda
        meli | melanie
        tina | martina bettina valentina
        betti | bettina
        sabi bine | sabine sabina
        angie angela geli angel | angelika angelica angelina
        angie | angela
        conny connie | cornelia constance constanze
        conny | konrad
        kurt | konrad
        manni manny mani | manfred
        manny manolo manu | manuel emanuel emmanuel
        manu | manuela
        emma | emmanuelle
        rudi rudy rolf | rudolf rudolph
        siggi sigi | siegfried sigmund sigrid siegmund
        didi dieter diet | dietrich dietmar
        lutz lou louis luis | ludwig
        lou louie | louis louise
        luise lulu isa | louise
        bernie bernd | bernhard bernard
        gunnar guenter | gunther
        gus gustl | gustav august augustus
        guste gusti | auguste
        ina | katharina karolina carolina
        caro carla lina line caroline | carolin karoline karolin carolina karolina
        carrie carol lina | caroline
        tobi toby | tobias
        toby | tobin
        steffen steff | stefan stephan
        raffi rafa rafi ralph | raphael rafael
        ralf rolf | ralph
        jule juli jules lia | julia juliane
        jule julie | juliane juliana
        jules | julian julius
        franzi fanny ziska | franziska
        franz frank paco pancho frankie | francis francisco francesco
        fran frankie francine | frances francesca
        frank | franklin
        franzl ferenc | franz
        nando ferdi ferdl | ferdinand fernando
        maja mia mitzi mizzi moll molly marika masha mascha | maria
        polly molly | mary
        mimi | miriam
        sonja sonya | sofia sophia
        sophie | sophia sofia
        lucy luce lucie luzie | lucia
        lu | luisa
        vlad vova volodya wladimir | vladimir
        dima mitya | dmitri dmitry dimitri
        kostya kosta | konstantin
        sergio serge serjoscha seryozha | sergei sergey
        yura jura jurij | yuri yury
        tanya tanja | tatiana tatjana
        lena ljena | jelena
        olya | olga
        sveta | svetlana
        zhenya eugen gene | evgeny yevgeny eugene
        zhenya | evgenia yevgenia
        lyosha alyosha alex | alexei alexey aleksei
        ilyusha | ilya
        pasha | pavel
        paulchen paolo pablo | paul
        pawel pavel | paul
        petya piotr | pyotr
        piotrek | piotr
        kuba | jakub
        jake jacob | jakob
        jake | jacob jackson
        jacek | jacenty
        janek jasiek | jan
        krzys krzysiek | krzysztof
        chris | krzysztof
        gosia | malgorzata
        agnes agnieszka | agneta
        aga | agnieszka agata
        gosia kasia | malgosia
        bartek | bartosz bartlomiej
        bart | bartholomew bartholomaus
        maciek | maciej
        wojtek | wojciech
        staszek stas stan | stanislaw stanislav
        stan | stanley
        zbyszek | zbigniew
        slawek | slawomir
        radek | radoslaw
        marek | mark
        lukasz luke lucas | lukas
        luke | lucas
        pepa paquita | josefa francisca
        nacho | ignacio
        paco | francisco
        lupe | guadalupe
        chema | jose
        chuy | jesus
        kike quique | enrique
        memo guille | guillermo
        rafa | rafael
        tono | antonio
        concha conchita | concepcion
        lola loli | dolores
        maite | maria
        merche | mercedes
        charo | rosario
        beto | alberto roberto
        nico | nicolas
        santi | santiago
        sebas | sebastian
        edu | eduardo
        javi | javier
        ale | alejandro alejandra
        dee | diana deirdre
        dot dottie dora | dorothy dorothea
        doro thea | dorothea
        ellie nell | eleanor
        fee | felicitas
        gwen | gwendolyn
        jackie | jacqueline
        jess jessie | jessica
        jill | gillian jillian
        judy | judith
        kim | kimberly
        lynn | linda
        lindy | linda
        marty | martin
        maddie maddy | madeleine madeline madison
        midge | margaret
        millie milly | camilla mildred emily
        mindy | melinda
        mo | mohammed mohamed muhammad maureen moritz
        nora | eleanora eleonora leonora honora
        norm | norman
        ollie olly oli | oliver olivia
        penny | penelope
        ricki | erika
        rosie rose | rosemary rosalind
        rosi | rosemarie
        russ | russell
        sal sally | sarah
        shelly | michelle
        sid | sidney sydney
        sandy sandi | sandra
        stacy | anastasia
        nastya | anastasia
        syl | sylvia silvia
        trudy trudi | gertrude gertrud
        vince vinny enzo | vincent vincenzo
        wally | walter wallace
        wendy | gwendolyn
        wes | wesley
        xavi javier | xavier
        yoshi | yoshiko
        zoe | zoey
        """

    /// Each line lists spellings of one name, also in other languages.
    public static let spellings = """
        sarah sara zara
        tomas thomas tomasz
        elizabeth elisabeth elisabet elzbieta
        katherine catherine kathryn katharine katharina catharina katarina cathryn
        christopher kristopher kristofer christoffer kristoffer
        christoph christof kristof
        christina kristina cristina
        christine kristine kristin christin kirstin kirsten
        christian kristian cristian krystian
        stephen steven stefan stephan
        steffen stephen
        stephanie stefanie stefani
        philip phillip philipp filip felipe philippe
        michael mikael mikhail michail
        michaela mikaela
        michele michelle
        mark marc marcus markus
        marcus markus
        marko marco
        martha marta
        martyn martin
        john jon
        johann johan
        jonathan johnathan jonathon
        eric erik erich
        erica erika
        carl karl
        carla karla
        caroline karoline carolin karolin
        carolina karolina
        sofia sophia zofia sofija
        sophie sofie
        hannah hanna hana
        anne ann
        anya anja ania
        joseph josef jozef
        josephine josefine
        jacob jakob jakub
        lukas lucas lukasz luca luka
        matthew mathew matthieu mateusz
        matthias mathias mattias
        matteo mateo
        nicholas nicolas nikolas nicolaus nikolaus
        nikolai nikolay nicolai
        nicola nikola
        nicole nicolle
        rachel rachael rahel
        rebecca rebekka rebeka
        deborah debora
        theresa teresa therese
        victoria viktoria wiktoria
        victor viktor wiktor
        oscar oskar
        frederick frederic fredrik frederik fryderyk
        friedrich frederick
        alexander aleksander alexandre aleksandr alexandr
        alexandra aleksandra
        alexei alexey aleksei aleksey
        dimitri dmitri dmitry dimitry
        sergei sergey sergej
        yuri juri yury jurij
        yulia julia iulia julija
        yana jana
        andrei andrey andrej andrzej
        andre andree
        evgeny evgeni yevgeny jewgeni
        natalie nathalie natalia
        natasha natascha
        tatiana tatjana tatyana
        helen helene helena
        elena jelena yelena
        ellen elen
        eva ewa
        lilly lily lili
        lara larah
        laura lora
        leah lea
        luis louis
        louise luise luisa louisa
        lucy lucie
        maya maja maia
        mohammed muhammad mohamed mohammad muhammed
        ahmed ahmad ahmet
        hussein husain hussain
        yusuf youssef yousef yosef
        ibrahim ebrahim
        abraham avraham
        aisha ayesha aicha
        fatima fatma
        leila layla laila leyla
        omar omer umar
        peter petr pyotr piotr pieter pedro
        paul pavel pawel
        paula pavla
        ralph ralf
        rudolf rudolph
        rafael raphael
        gabriella gabriela gabriele gabrielle
        jeffrey geoffrey
        geoff jeff
        jerry gerry
        gregory gregor grzegorz
        georg george jorge
        jorg joerg
        gunter guenther gunther guenter
        gert gerd
        kurt curt
        claus klaus
        claudia klaudia
        connor conor
        conrad konrad
        craig kraig
        catriona katrina
        dominic dominik
        douglas douglass
        edward eduard edouard
        eugene eugen
        elias eliasz
        eliot elliot elliott
        felix feliks
        franziska francisca
        graham graeme
        harold harald
        henry henri heinrich henrik hendrik
        isabel isabelle isabella izabela
        jasmin jasmine yasmin yasmine
        jennifer jenifer
        jenny jenni
        johanna joanna
        joan joanne
        judith judit
        julian julien
        kasper casper kaspar
        laurence lawrence lorenz laurens
        leonard leonhard
        lena leena
        lynn lynne
        madeleine madeline
        maximilian maximillian
        melanie melany
        miriam myriam mirjam
        monica monika monique
        morgan morgane
        niels nils neils
        neil neal niall
        norbert norberto
        odile odil
        pauline paulina
        patrick patrik patryk
        ricardo richard
        robin robyn
        roland rolando
        roger rodger
        sandra zandra
        sean shaun shawn
        sebastian sebastien
        sidney sydney
        silvia sylvia sylwia
        simon szymon
        sonia sonja sonya
        susan suzanne susanne susanna zuzanna
        sven swen
        svetlana swetlana
        theodor theodore
        tina tyna
        torsten thorsten
        timo thimo
        ursula urszula
        valerie valery
        vanessa wanessa
        vera wera
        vincent wincent
        vladimir wladimir wlodzimierz
        walter walther
        wilhelm william
        wolfgang volfgang
        yvonne ivonne
        zoe zoey
        """

    /// Further given names, so that none counts as a misspelling of another.
    public static let others = """
        aaron abdul ada adam adele adrian adriana agatha aidan aiden alan albert alejo alfonso alfred alice alina alma alvin amal
        amelia amina amir amit amy ana anders anita anke annette ansgar antje anton aria arjun arne arno arthur arvid asha astrid
        aurora ava axel aylin ayse beata beate benno berit bernd bianca birgit birgitte bjorn bodo boris brenda brian bruce bruno
        burak camila carina carlo carlos carmen cecilia celine chantal chen chiara chloe ciara clara claire clemens colin corinna
        curtis dagmar damian dana daphne darius deepak dennis derek detlef diego dilara dirk doris dunja duncan egon elaine eleni
        elia elif eliot elke ella elsa elvira emil emilia emilio emine enrico erin ernesto erwin esra esther ethan eve fabian
        fatih fiona flora frieda frida gary gavin georgia gerda gesa gilbert gina giovanni gisela glenn goran gudrun guido hakan
        hamza hari harriet hassan hedwig heike heiko helga helge helmut henning henriette hilda hilde holger horst howard hugo
        ida ignaz igor ilona ilse imke imran ines inga inge ingo ingrid irene irina irma isaac ivan ivana ivo jana jane janet
        janina jason jasper jay jean jens jesper joel johan jolanda jonas jordan joris josie juan juliet jutta kai kamil karen
        karim karin karsten katrin kavya keith kelly kerstin kevin kirk kristen lana lara lars lasse laurin lea leandro leif leon
        leonie leslie liam lidia lieselotte lilian lina linda linus lisa liv livia lorena loretta lothar lucia ludmila lukas lydia
        mads maik maike malik malte mandy mara marcel marcin marco margit maria marie mariam marian mariana marika marina mario marius
        marlene marta mary mary mateo maurice mats mauro meike mehmet melissa mercedes merle mia miguel mika milan milena milos mina
        mira mirko mohan moritz murat mustafa nadia nadine nadja nancy naomi nele nelson nikita nils nina noah noel nora norah
        norbert norman oda odette oksana ole oleg oliver olivia omar orla oskar otto owen pablo pamela pascal patricia paula
        pedro peer pia pierre priya rachel rahul raj ralf ramon raquel ravi regina reiner reinhard renate rene rhea rita robin
        rodrigo roger roland roman ronja rosa ruben ruth ryan sabine saif salma samir sana sandeep sanjay santiago sarina saskia
        scott selina selma sergio shane sharon sheila sherry shirley sigrid silke silas simon simone siri soren sonja stella
        stuart svea sven svenja swantje tamara tanja tara tariq tatjana teo thea theo tiana till tilo timo tina tobias tom
        torben travis trevor tyler udo ulf ute uwe valentin vanessa vera verena viktor vincent viola vivian volker waltraud
        wanda wendy werner wilma xenia yannick yara yasmin yolanda yusuf zara zeynep zoe zofia
        """
}
