/// Words of one language that are also names, or nearly spelt like one.
///
/// Such a word is a person only if the sentence requires it, and never a misspelt name. Lists are folded words in lower case,
/// separated by blanks.
struct OrdinaryWords: Sendable {
    let language: NameWordTraits
    /// Words that are given names or last names.
    let names: String
    /// Words that resemble a misspelt name.
    let neighbours: String

    static let all = [english, german]

    static let english = OrdinaryWords(
        language: .english,
        names: """
            ace al amber an angel april archer art ash august aurora autumn baker ball bang banks baron bay bear
            bell berry best bill bird bishop black blanche bliss blue bo bond booth bow brand bridge bridges brook
            brown buck bud burns bush butler butt buzz camp candy cannon carol carpenter carter case cash castle cat
            chance chandler chapel charity chase cherry chin chip christian christmas chuck church clay cliff close
            coat colt constant cook cooper corn cotton court crane cross crystal curry cutter daily daisy dale dame
            dash dawn day dean dell destiny dick din ding do dolly don dong donor dot dove drew drum duke dusty earl
            early east ebony ed eden edge eve ever faith fall fan farmer fern field fields finch fish fisher flora
            flower ford forest forester foster fountain fox frank frankly free freed freedom french frost gale
            garden gardener garland gay gem gene general gentry ginger glass gold golden good goose grace grant gray
            green grey grove guest gun guy hall ham hand hang hardy harmony harp hart harvest hawk hay hays hazel he
            head heart heath heather heaven heavy herald hill hills ho holiday holly honey honor hood hook hope horn
            house hunt hunter in iron ivory ivy jacket jade jasmine jay jet jewel jo job joiner journey joy judge
            july june junior justice kay key king kit kitty knight la lake lamb lance land lane lark laurel lavender
            law lawn lay le lemon levy lily lion little lock london long lord love low lucky lynch lyric mace
            magnolia major mall man maple march mark marks marsh marshal martini mason mat matter max maxim may
            mayor mead means medal mercer mercy merit merry miles mill miller mills mint miracle misty mo mohair
            monday moon moor moore more moss my myrtle new nice nick no noble noon norm north nova oak ocean olive
            on opal orange orchard otter page pain paint pan paris park parker parks parrot parsley parson parsons
            pat patience peace peacock peak pearl peg pen penn penny pepper petal phoenix pick pierce pike ping pip
            piper plant plum pole pool pope poppy porter potter pound power powers pratt price pride priest prince
            prudence quick quill rain rainbow ram ramp ranger raven ray read red reed reef rice rich ridge river
            rivers rob robin rock rocky roman rook root rosary rose rosemary rowan ruby rush russet rusty sable sage
            sailor saint sal salt sand sandy savage savannah sawyer scarlet scout sergeant sharp shepherd sheriff
            shin shine short sierra silver sin sing singer skip sky slate small smart snow so sol solo sommer song
            south spear spike spring star steel sterling stern stew stewart still stone storm story street strong
            sue summer sun sunday sung sunny swan sweet swift tailor tan tanner teal temple thorn tiffany tiger ting
            tinker tower towers town trace trinity trip trout true truth tuck tucker tuesday turner tweed twig vale
            valley van velvet venus victory viola violet vista viva wade wagon walker wall walls ward warden warren
            washer waters watt way weaver wells west wheat wheeler white wild wilder will willow wills win wing
            winter winters wise wolf woo wood woods worth wren yard york you young younger zion
            """,
        neighbours: """
            able about above acting actor added adder admin again agenda agent ahead alarm alert alike alive alone
            along aloud alter amend amount anger angle ankle ankles annex answer apple apply arena argue arise army
            arrow aside asked audio audit aware back bake baked baker ball band bank bans bare barely bark base
            based basic basin batch bath bean beat beds been beer began begin being bell belly below belt bench bend
            bent berth beta bets beyond bike bind bite blame bland blank blend bless block blog blood board boast
            boat body bolt bone bonus book boost boots border bore born borrow boss both bottle bound bounty box
            brain brake branch brand brands brave bread break brick brief brim bring broad broken brush budget bug
            build built bulb bulk burn burst bust busy button cabin cable cage cake call calls calm came canal
            cancel car cards care cared career caring carol carry cars carve cased cases catch cater cattle cause
            cave cell cent chain chained chaining chains chair chairs chalk change chant chaos charge charges charm
            charms chart charts cheap check checks cheer chef chefs chest chew chief child chill choir chorus chose
            chosen cite cited city civil claim claims clan clash class clause clean clear clever click client climb
            clock clone closed closet cloth cloud clue coach coal coast code coin cold come comic coming cone cookie
            cool cope copy core corner cost costs couch cover crack craft crash crate crazy cream crisp crop crops
            crowd crown cruel crush curve cute cycle dad dance dane danger dare dark dart data date dated dates deal
            deals dear death debate debit debut decay december deck decor deed deep deer delay demand demo denial
            dense deny depth desk devil dial dice diet dine diner dirt dish dive dock doctor dodge doing dollar done
            donut doom door dose doubt dough down draft drain drama draw dream dress dried drift drill drink drive
            drop dry dual dues dumb dump dune duty dyed each earn ease easel easter easy edit edited eight either
            elbow elder else email emails empty enamel end ending enjoy enter entry equal era error essay ethic
            even event evil exact exam exit extra face facet fact fade fail fair fake fame family fancy far fare
            farm fast fate father fault favor fear feast february feed feel fees fell felt fence ferry fever few
            fewer fiber figure file files fill film final finale find fine finger finish fire firm first fit five
            fix flag flame flank flash flat flaw fleet flesh flight float flock flood floor flora flow flu fluid fly
            focus fold folder folk follow fond food foot force fore forge forget form format forms forth forty forum
            found frame frames franc france fraud fresh fried friend from front fuel full fund funny fuse gable
            gabled gain gala game games gamma gang gap garage gas gate gather gave gear genie genre gentle genus
            germ ghost giant gift girl given giver giving glad glance glen globe gloom glory glove glow goal goat
            going gone grab grad grade grads grain grand grapes graph grass grave great greed greek greet grew grid
            grief grin grind grip gross group grow grown guard guess guide guild guilt habit hail hair half halt
            handed hander handle hands handy hanger happy harbor hard hare harm harmed harsh hate have haven havoc
            hazard hear heard hears heat heaver hedge heel heir held hell hello help hence henna hens herb herd here
            hero hers hide high hike hint hire hired hit hoist hold holder holders hole home hon honest hop horse
            host hotel hour hours hover howl huge hull human humor hurry hurt ice icon idea ideal ideas idle idol
            image inch income index inner input irony issue item items jacks jail jam january jargon jars jazz jeans
            jelly jersey jewels join joined joins joint joke jolly juice jump junk jury just keen keep keeps kept
            kernel kettle kick kids kind kite knee knew knife knit knob knock knot know known label labor lace lack
            lady laid lamp lamps land lands large laser last lasts late lately later latest latin latter laugh
            launch laundry layer lazy lead leader leaf leak lean leap learn lease least leave legal lend lens less
            lesson let letter level lever lift light like liked likely limb lime limit line linear lined linen liner
            lines link links liquid lisp list listed listen listing lists lit live lived liver lives living load
            loan local locks lodge log logic logo lone longer look loop loose lore lose loss lost lot lots loud
            lounge lover lower loyal luck lunch lung lure lyrics made magic maid mail mails main make maker makes
            male malice man manage manager mane manly manor many map marble margin marina marine marked marker
            markers market marketing markets marking marvel mask mass master match mate maths maxed maybe meal mean
            meant meat media median medic meet meetings meets melody melon melt member memo men mend mental menu
            mere merge merger mess metal meter metric micro mid might mild milk mind minds mine miner mines minor
            minus minute mirror miss mist mix model modem modern money month mood moral mortal motel mother motion
            motor mount mouse mouth move moved movie much mule music must myth nail name named names narrow nasty
            nation native nature naval navy near nearly neat neck need needs nerve nest net never newer next nickel
            niece night nine nodes noise normal nose notes notice novel november nurse nylon october offer office
            often oil older omen once open opener opera order organ other ought outer oven over owner pace pack
            packet pad pages paid pair palace pale palm panel panic pant paper parcel pardon parent parked parse
            part parts party past paste patch patent path patio patrol patron pattern pause pave pay payer peas peel
            peer pencil pet pets phase phone photo piano picks piece pile pilot pine pink pint pipe pitch pizza
            place plain plan plane planes planet planned planner planning plans plants plate play player plea please
            plot plug plus poem poet point poised polar police policy polish poll pond pony poor pop port pose post
            pour prayer press prey prices pricing prime print prior prism prize pro probe profit promise promo proof
            proper proud prove proxy pull pulse pump punch pupil pure purple push queen query quest queue quiet quit
            quite quiz quota quote race races rack radar radio raft rage raid rail rain raise raised ramps ran
            random range rank rapid rare rarely rate rated rates rather ratio reach react ready real really realm
            rear reason rebel recap recent record refer region relax relay release remix rent repair reply report
            rescue reset resin rest result retail retro return review reviews revoke reward rewind rhyme rib richer
            ride rider right rigid ring rinse riot rise risk rival road roast robe robot robust rocket rode role
            roles roll rolled roof room rope roses rotate rough round route row royal rude rug ruin rule rules run
            runner rural rust sad safe said sail sake salad sale sales salon same sample sane santa sauce save saved
            saver scale scan scar scare scarf scene scent school scope score scores screen script sea seal search
            season seat second secret see seed seek seem seen self sell seller semi senate send senior sense sent
            serene serial series serve server serves setup seven sever sewer shade shadow shaft shake shame shape
            share shared shares sharing shark she shear sheep sheer sheet shelf shell shift ship shirt shock shoe
            shop shore shot shout show shown shut sick side sight sign silent silk silly simple simply since sink
            siren sister site sites size skill skin slack slave sleep slice slide slim slip slope slot slow smell
            smile smoke smooth snack snap soap soccer social sock soda sofa soft soil solar sold solid solve some
            sonar sonic soon sore sorry sort soul sound soup source space spare spark speak speaker speed spell
            spend spent spice spin spirit split spoke sport spot squad square stack staff stage stair stake stale
            stamp stand stare start starter state static station stay steak steam steep steer stem step steps stereo
            stick stiff sting stock stolen stomach stop stopped store stores strand strange straw stray stream
            stress strict stride strike string strip stripe stripes stripped stroke student studio study stuff stump
            style sugar suit suite sum sunk super supply support sure surf surge sushi sweat swim swing switch sync
            syrup system table tag tail take taken taker takes tale talent talk talks tall tame tank tape target
            tariff task tasks taste tax teach team teams tear tech teen teeth tell tempo tenant tend tense tent term
            terms test tested tester tests text thank thanks theater them theme themes then theory there these thick
            thief thin thing things think third this those thread threat three threw throat throw tick ticket tide
            tie tier tight tile till time timer times timid tin tiny tip tired title toast today toe token told
            tomato tomatoes tone tonic too took tool tools tooth topic torch torn toss total touch tough tour toward
            towel toxic toy track trade trail train trait tram trap trash tray treat tree trend trial tribe trick
            tried tries trim triple troop truck trunk trust try tube tune tunnel turn tutor twice twin twist type
            types ugly ultra uncle under unit unite unity until upon upper upset urban urge usage use used user
            usual vacant valid value values vanish vapor vast vault vein vendor venue verb versa verse very vest
            video view vine vinyl viral virgin virus visa visit vital vivid vocal voice void volt vote voter wage
            wait wake walk walked walks want war ware warm warn warning wash waste watch water wave wax weak wealth
            wear weather web wedge week weeks weight weird well went wet whale what wheel when where which while who
            whole wide widow width wife wiki wind window wine wire wired wish with within wonder wooden word words
            wore work works world worm worry worse worst would wound wrap wrist write writer wrong yacht yarn year
            years yeast yell yellow yet yield yoga your youth zero zone zones
            """)

    static let german = OrdinaryWords(
        language: .german,
        names: """
            adler amsel bach bader bar bauer baum berg bieber birke bischof blank blau blum blume bock bohm bohne
            brand brauer braun breit brunnen buch busch dachs dorn eiche engel erde ernst falk falke farber feld
            fels feuer fink fischer fleischer franke frei freude freund frisch frohlich fromm frost fruh fuchs gans
            garten gartner gerber gold graf grob gross grun gut hahn halm hammer hart hase haupt heide heil heilig
            heim held hell herbst herr herz heuer himmel hirsch hirte hoch hof holz horn hut jager jung junge kai
            kaiser kamm kann kaufmann keller kern kirche kirsch klee klein kling klug knecht knopf koch kohl kohler
            konig kopf korn kraft kranz kreis kreuz kroner krug kunst kurz lamm lampe land lang lange laub lehrer
            licht lieb linde linden link loser lowe luft lustig mai maler mann mark markt maurer maus meer mehl
            meister metz metzger mond morgen mut nagel neu ochs oster otter pappel pfau pfeffer pfeil platz post
            preis probst quelle rabe rad rast rau rauch recht reich reif rein reiter reuter richter riese ring
            ritter rose rot ruf ruhe sauer schaf scharf schatz schenk schild schiller schlag
            schlosser schmied schnee schneider schon schreiber schreiner schuh schuler schuster schutz schwab schwan
            schwarz see seide seiler singer sommer sonne sonntag specht sperling spiegel spitz stahl stark stein
            stern stock stolz storch strauss strom sturm sus suss tag taube thron tisch topfer traub treu ulm ulme
            vogel volk voll wachter wagner wald weber weg weide wein weiss welt wenig werk wert wetter wild winter
            wirt wolf wolke wunder zahn zander zeiger zimmer zimmermann zink zorn
            """,
        neighbours: """
            abend akte akten alle aller alles alten alter andere anderen anders anfang angebot annahme antrag arbeit
            arm arme arten artikel aufgabe ausgabe bank beginn bereich bereit bericht berichte bernden beruf betreff
            betrieb bild bilder bitte blatt boden brief briefe bruder bucher daten datum dauer deckel dienst dinge
            druck ecke ende enden engen erste erster essen etwa fahrt fall falle farbe fehler ferien fertig feste
            film firma firmen flache flasche folge form formen frage fragen freie fremd frieden frist fuhrung ganze
            ganzen gast geber gebiet gegen geld gerat gerne gesamt gesetz gewinn glas gruppe gute guten halle halten
            hand hande handel hannen hanse harte haus heft hilfe hinweis hohe idee ideen inhalt jahr jahre jeder
            jemand jetzt jung junger kanal karre karte karten kasse katze kauf kaufen kein keine kette kinder klage
            klar klare klaren klasse kleine kontakt konto kosten kraft krank kranke kreise kunde kunden kurs kurse
            lager lampe lander lange langer larm laser lasten lauf laufe laute lautet leben leer lehre leicht leine
            leise leiste leiter leitern leitung lernen lesen letzte leute liebe lied linie linien liste listen lohn
            lohne losung lucke luisen mal malen manche mangel marke marken markiert markte marz masse material maus
            mehr meinung meist melden menge messe messen miene miete mine minute mitte mittel modell monat monate
            morgen motor musik mutter nachricht nachste nahe name namen nase natur neben nennen netz neue neuen
            niemals noten notiz notizen nummer nutzen nutzer oben ofen oft ordner orte paar paket partei paulen
            pause person plan plane planen platte plus politik preise probe projekt prufung punkt punkte quelle rand
            rande raum raume rechte rede regel regeln reihe reise reisen rennen rest richtern richtig richtung
            risiko rolle rollen ruhig runde sache sachen sage sagen sarg satz schaden schein schicht schiff schlecht
            schluss schmal schnell schritt schule seite seiten selten sicher sinn sitz sitzung solche sorge sorte
            sparen spiel sprache stadt stand stande stelle stellen steuer stimme stoff strasse stuck stufe stunde
            suche summe tabelle tafel tage tanne tannen tasche team technik teil teile termin termine teuer texte
            thema themen ticket tiere titel tochter tore tragen treffen trotz tur turen uhr umsatz unten urlaub
            ursache vater verein verlauf vertrag vertrieb viele vier volle voraus vorlage wache wagen wahl wahr wand
            wanne ware waren warten wasser wechsel weise weiter welle wende wenn werbung werte wesen wichtig wille
            willen wissen woche wochen wohl wolle worte wunsch zahl zahlen zeichen zeile zeit zeiten zentral ziel
            ziele zone zucker zug zukunft zweck zweite
            """)
}
