extension NameCues {
    static let englishOrdinary = """
        able about above ace acting actor added adder admin again agenda agent ahead al alarm alert alike alive alone along
        aloud alter amber amend amount an angel anger angle ankle ankles annex answer apple apply april archer arena argue arise
        army arrow art ash aside asked audio audit august aurora autumn aware back bake baked baker ball band bang bank banks
        bans bare barely bark baron base based basic basin batch bath bay bean bear beat beds been beer began begin being bell
        belly below belt bench bend bent berry berth best beta bets beyond bike bill bind bird bishop bite black blame blanche
        bland blank blend bless bliss block blog blood blue bo board boast boat body bolt bond bone bonus book boost booth boots
        border bore born borrow boss both bottle bound bounty bow box brain brake branch brand brands brave bread break brick
        bridge bridges brief brim bring broad broken brook brown brush buck bud budget bug build built bulb bulk burn burns
        burst bush bust busy butler butt button buzz cabin cable cage cake call calls calm came camp canal cancel candy cannon
        car cards care cared career caring carol carpenter carry cars carter carve case cased cases cash castle cat catch cater
        cattle cause cave cell cent chain chained chaining chains chair chairs chalk chance chandler change chant chaos chapel
        charge charges charity charm charms chart charts chase cheap check checks cheer chef chefs cherry chest chew chief child
        chill chin chip choir chorus chose chosen christian christmas chuck church cite cited city civil claim claims clan clash
        class clause clay clean clear clever click client cliff climb clock clone close closed closet cloth cloud clue coach
        coal coast coat code coin cold colt come comic coming cone constant cook cookie cool cooper cope copy core corn corner
        cost costs cotton couch court cover crack craft crane crash crate crazy cream crisp crop crops cross crowd crown cruel
        crush crystal curry curve cute cutter cycle dad daily daisy dale dame dance dane danger dare dark dart dash data date
        dated dates dawn day deal deals dean dear death debate debit debut decay december deck decor deed deep deer delay dell
        demand demo denial dense deny depth desk destiny devil dial dice dick diet din dine diner ding dirt dish dive do dock
        doctor dodge doing dollar dolly don done dong donor donut doom door dose dot doubt dough dove down draft drain drama
        draw dream dress drew dried drift drill drink drive drop drum dry dual dues duke dumb dump dune dusty duty dyed each
        earl early earn ease easel east easter easy ebony ed eden edge edit edited eight either elbow elder else email emails
        empty enamel end ending enjoy enter entry equal era error essay ethic eve even event ever evil exact exam exit extra
        face facet fact fade fail fair faith fake fall fame family fan fancy far fare farm farmer fast fate father fault favor
        fear feast february feed feel fees fell felt fence fern ferry fever few fewer fiber field fields figure file files fill
        film final finale finch find fine finger finish fire firm first fish fisher fit five fix flag flame flank flash flat
        flaw fleet flesh flight float flock flood floor flora flow flower flu fluid fly focus fold folder folk follow fond food
        foot force ford fore forest forester forge forget form format forms forth forty forum foster found fountain fox frame
        frames franc france frank frankly fraud free freed freedom french fresh fried friend from front frost fuel full fund
        funny fuse gable gabled gain gala gale game games gamma gang gap garage garden gardener garland gas gate gather gave gay
        gear gem gene general genie genre gentle gentry genus germ ghost giant gift ginger girl given giver giving glad glance
        glass glen globe gloom glory glove glow goal goat going gold golden gone good goose grab grace grad grade grads grain
        grand grant grapes graph grass grave gray great greed greek green greet grew grey grid grief grin grind grip gross group
        grove grow grown guard guess guest guide guild guilt gun guy habit hail hair half hall halt ham hand handed hander
        handle hands handy hang hanger happy harbor hard hardy hare harm harmed harmony harp harsh hart harvest hate have haven
        havoc hawk hay hays hazard hazel he head hear heard hears heart heat heath heather heaven heaver heavy hedge heel heir
        held hell hello help hence henna hens herald herb herd here hero hers hide high hike hill hills hint hire hired hit ho
        hoist hold holder holders hole holiday holly home hon honest honey honor hood hook hop hope horn horse host hotel hour
        hours house hover howl huge hull human humor hunt hunter hurry hurt ice icon idea ideal ideas idle idol image in inch
        income index inner input iron irony issue item items ivory ivy jacket jacks jade jail jam january jargon jars jasmine
        jay jazz jeans jelly jersey jet jewel jewels jo job join joined joiner joins joint joke jolly journey joy judge juice
        july jump june junior junk jury just justice kay keen keep keeps kept kernel kettle key kick kids kind king kit kite
        kitty knee knew knife knight knit knob knock knot know known la label labor lace lack lady laid lake lamb lamp lamps
        lance land lands lane large lark laser last lasts late lately later latest latin latter laugh launch laundry laurel
        lavender law lawn lay layer lazy le lead leader leaf leak lean leap learn lease least leave legal lemon lend lens less
        lesson let letter level lever levy lift light like liked likely lily limb lime limit line linear lined linen liner lines
        link links lion liquid lisp list listed listen listing lists lit little live lived liver lives living load loan local
        lock locks lodge log logic logo london lone long longer look loop loose lord lore lose loss lost lot lots loud lounge
        love lover low lower loyal luck lucky lunch lung lure lynch lyric lyrics mace made magic magnolia maid mail mails main
        major make maker makes male malice mall man manage manager mane manly manor many map maple marble march margin marina
        marine mark marked marker markers market marketing markets marking marks marsh marshal martini marvel mask mason mass
        master mat match mate maths matter max maxed maxim may maybe mayor mead meal mean means meant meat medal media median
        medic meet meetings meets melody melon melt member memo men mend mental menu mercer mercy mere merge merger merit merry
        mess metal meter metric micro mid might mild miles milk mill miller mills mind minds mine miner mines minor mint minus
        minute miracle mirror miss mist misty mix mo model modem modern mohair monday money month mood moon moor moore moral
        more mortal moss motel mother motion motor mount mouse mouth move moved movie much mule music must my myrtle myth nail
        name named names narrow nasty nation native nature naval navy near nearly neat neck need needs nerve nest net never new
        newer next nice nick nickel niece night nine no noble nodes noise noon norm normal north nose notes notice nova novel
        november nurse nylon oak ocean october offer office often oil older olive omen on once opal open opener opera orange
        orchard order organ other otter ought outer oven over owner pace pack packet pad page pages paid pain paint pair palace
        pale palm pan panel panic pant paper parcel pardon parent paris park parked parker parks parrot parse parsley parson
        parsons part parts party past paste pat patch patent path patience patio patrol patron pattern pause pave pay payer
        peace peacock peak pearl peas peel peer peg pen pencil penn penny pepper pet petal pets phase phoenix phone photo piano
        pick picks piece pierce pike pile pilot pine ping pink pint pip pipe piper pitch pizza place plain plan plane planes
        planet planned planner planning plans plant plants plate play player plea please plot plug plum plus poem poet point
        poised polar pole police policy polish poll pond pony pool poor pop pope poppy port porter pose post potter pound pour
        power powers pratt prayer press prey price prices pricing pride priest prime prince print prior prism prize pro probe
        profit promise promo proof proper proud prove proxy prudence pull pulse pump punch pupil pure purple push queen query
        quest queue quick quiet quill quit quite quiz quota quote race races rack radar radio raft rage raid rail rain rainbow
        raise raised ram ramp ramps ran random range ranger rank rapid rare rarely rate rated rates rather ratio raven ray reach
        react read ready real really realm rear reason rebel recap recent record red reed reef refer region relax relay release
        remix rent repair reply report rescue reset resin rest result retail retro return review reviews revoke reward rewind
        rhyme rib rice rich richer ride rider ridge right rigid ring rinse riot rise risk rival river rivers road roast rob robe
        robin robot robust rock rocket rocky rode role roles roll rolled roman roof rook room root rope rosary rose rosemary
        roses rotate rough round route row rowan royal ruby rude rug ruin rule rules run runner rural rush russet rust rusty
        sable sad safe sage said sail sailor saint sake sal salad sale sales salon salt same sample sand sandy sane santa sauce
        savage savannah save saved saver sawyer scale scan scar scare scarf scarlet scene scent school scope score scores scout
        screen script sea seal search season seat second secret see seed seek seem seen self sell seller semi senate send senior
        sense sent serene sergeant serial series serve server serves setup seven sever sewer shade shadow shaft shake shame
        shape share shared shares sharing shark sharp she shear sheep sheer sheet shelf shell shepherd sheriff shift shin shine
        ship shirt shock shoe shop shore short shot shout show shown shut sick side sierra sight sign silent silk silly silver
        simple simply sin since sing singer sink siren sister site sites size skill skin skip sky slack slate slave sleep slice
        slide slim slip slope slot slow small smart smell smile smoke smooth snack snap snow so soap soccer social sock soda
        sofa soft soil sol solar sold solid solo solve some sommer sonar song sonic soon sore sorry sort soul sound soup source
        south space spare spark speak speaker spear speed spell spend spent spice spike spin spirit split spoke sport spot
        spring squad square stack staff stage stair stake stale stamp stand star stare start starter state static station stay
        steak steam steel steep steer stem step steps stereo sterling stern stew stewart stick stiff still sting stock stolen
        stomach stone stop stopped store stores storm story strand strange straw stray stream street stress strict stride strike
        string strip stripe stripes stripped stroke strong student studio study stuff stump style sue sugar suit suite sum
        summer sun sunday sung sunk sunny super supply support sure surf surge sushi swan sweat sweet swift swim swing switch
        sync syrup system table tag tail tailor take taken taker takes tale talent talk talks tall tame tan tank tanner tape
        target tariff task tasks taste tax teach teal team teams tear tech teen teeth tell temple tempo tenant tend tense tent
        term terms test tested tester tests text thank thanks theater them theme themes then theory there these thick thief thin
        thing things think third this thorn those thread threat three threw throat throw tick ticket tide tie tier tiffany tiger
        tight tile till time timer times timid tin ting tinker tiny tip tired title toast today toe token told tomato tomatoes
        tone tonic too took tool tools tooth topic torch torn toss total touch tough tour toward towel tower towers town toxic
        toy trace track trade trail train trait tram trap trash tray treat tree trend trial tribe trick tried tries trim trinity
        trip triple troop trout truck true trunk trust truth try tube tuck tucker tuesday tune tunnel turn turner tutor tweed
        twice twig twin twist type types ugly ultra uncle under unit unite unity until upon upper upset urban urge usage use
        used user usual vacant vale valid valley value values van vanish vapor vast vault vein velvet vendor venue venus verb
        versa verse very vest victory video view vine vinyl viola violet viral virgin virus visa visit vista vital viva vivid
        vocal voice void volt vote voter wade wage wagon wait wake walk walked walker walks wall walls want war ward warden ware
        warm warn warning warren wash washer waste watch water waters watt wave wax way weak wealth wear weather weaver web
        wedge week weeks weight weird well wells went west wet whale what wheat wheel wheeler when where which while white who
        whole wide widow width wife wiki wild wilder will willow wills win wind window wine wing winter winters wire wired wise
        wish with within wolf wonder woo wood wooden woods word words wore work works world worm worry worse worst worth would
        wound wrap wren wrist write writer wrong yacht yard yarn year years yeast yell yellow yet yield yoga york you young
        younger your youth zero zion zone zones
        """
}
