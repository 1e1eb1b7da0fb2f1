/**
 * Words of plain sentences about pets and money. After the name of a service, or before a dot, they are no
 * handle and no site.
 */
const WORDS = `
a an the this that these those it its he him his she her hers they them their theirs we us our ours you your yours i me my mine
who whom whose what which when where why how one ones two three four five six seven eight nine ten both either neither each every
all any some none no not only just also too very so such than then as at by for from in into of off on onto out over to under up
upon with without within about above across after again against ago ahead along already always among and another are aren around
away back be because been before began behind being below beside besides best better between beyond but came can cannot come comes
could couldn did didn do does doesn doing don done down due during early else enough even ever everyone everything everywhere
except far fast faster few fine first found free friend friends full further gave get gets getting give given gives glad go goes
going gone good got great had half has hasn have haven having hello help helped helps here hey hi high hold holds home hope how
however if instead is isn keep keeps kept kind knew know known knows last late later least left less let lets like liked likes
little live lived lives long look looked looking looks lot lots love loved loves low made mainly make makes making many may maybe
mean means meant mentioned might more most mostly much must name named names near nearly need needed needs never new next nice
nobody noone nothing now number numbers off often oh ok okay old once online open opens or other others otherwise outside own
page pages paid part people per perfect perhaps person please plus possible preferred prefer probably pretty put quick quite
rather ready real really recent right said same saw say says secure see seem seems seen send sends sent several shall should
show showed shows since so something sometimes soon sorry still stop stopped stuff sure take taken takes taking talk tell than
thank thanks there thing things think thinks thought through till time times today together told tomorrow tonight took toward
tried true try trying turn type until use used user users uses using usually want wanted wants was wasn way week weeks well went
were weren when whatever whenever whether while whole will wish won wonderful work worked working works worry would wouldn wow
wrong year years yes yesterday yet
famous accept accepted accepts account accounts accident ad address adopt adopted adoption ads afford age album algorithm alone alright
alternative amount answer answers app application apps approved april area arrive arrived ask asked asks august aunt available
average baby bad balance bank banks bath beautiful bed before big bill bio birth bit black block blocked blue board born bought
boy boys brand breed breeder breeders breeding breeds bring broken brother brown business button buy buyer buyers buying call
called calling calls camera card cards care careful cash cat cats caught cause cell chance change changed channel charge charged
charges chat chats check checked checks child children chip choice choose city clean clear clip clips close closed code cold color
colors comment comments company confirm confirmation confirmed connect contact contract convenient copy cost costs country couple
course cousin crate cream credit cute dad daily dam dams danger dangerous date daughter day days deal dear debit december declined
delay delete deleted deleting deliver delivery deposit deposits details died difference different discount dispute does dog dogs
dollars door down download drive driver easier easiest easy easily eat eats email emails end ends energy exactly example
exchange expensive explain extra eye eyes face fact failed fake family families fan fans father february fee feed feeds feel fees
feet female females fence filter filters find finish fix food form fraud friday friendly fun funny game gift girl girls goods
group groups guarantee guess guy guys hacked half hand handle happen happened happens happy hard hate health healthy hear heard
heart hour hours house huge husband idea important included info information insurance invoice issue january jobs joined july
june kennel kid kids kitten kittens kitty law leave leaves limit limits line lines link linked links list listed listing listings
litter litters local locked logo look loses lost luck mail male males man manager march market marketplace math max meet meets
member memes message messages method methods microchip mine minute minutes mom moms money monday month months morning mother
move moved movie music neighbor network news night nobody nonsense noon note november october offer offered offers office official
option options order orders outage owner owners owns pass password pay paying payment payments payout pays pet pets phone photo
photos pic pics pick picture pictures place places plan plans platform platforms play please pm policy pop popular post posted
posting posts pounds preference price prices private problem problems profile profiles promise protect protection protects
protected public pup puppies puppy purchase purchases question questions quickly quite ran read reading real reason receipt red
reel reels refund refunded refunds register registered reminder rep replied reply report reported request requests require required requires
reserve reserved review reviews rich ring risk risky rules safe safely safer safety sale sales saturday save say scam scammed
scammer scammers scams school screen scroll search seller sellers selling september service services set setup share shared
shares shelter ship shipping shop shot shots sibling sign signed sir sire sires sister site sites size slow small social sold
somebody someone son spam spot stand star start started starts state stated stay stays stories store stores story strange
stranger strangers street strict stuck suggested suggests summer sunday support supports suspended sweet system tag tagged tail
tax terms test tested thankfully thursday total touch town track train trained training transaction transactions transfer
transferred transfers transport travel trick true trust tuesday turned tutorial unavailable understand unless update updated upload
vaccines verification verified verify version vet vets video videos view views visit wait waiting waitlist walk wallet warned
warning watch water weather website wednesday weekend weight welcome white wife wins winter wire withdraw woman word words world
worth write young zip agree allowed allow allows alert alerts asap automatic beats belongs bothers bounced browser busy buddies
cancel canceled cancelled claims clearly code comes complaint complaints confuses count counts cut declines definitely denied
direct disputes down errors etc everyday eventually fails feels follow followers following forever freezes friendly generally hides
honestly immediately insists installed invented keeps lately lately lol maybe mainly messed messenger month monthly nah nope
obviously officially original pending personally possibly preferably recently refuses rejected rocks says scares seriously somehow
sounds sucks sucked supposedly takes technically tends though too trends ugh unfortunately usual wants whatsapp telegram instagram
facebook snapchat tiktok discord signal kik skype viber wechat twitter youtube venmo zelle paypal cashapp gmail yahoo outlook
hotmail icloud google apple meta klarna affirm stripe visa mastercard amex hearthpaw collar carrier leash bowl
sigueme siguenos buscame buscanos agregame agreganos encuentrame encuentranos escribeme escribenos mandame llamame contactame
visitanos estamos estoy tengo tenemos somos mensaje mensajes pagina fotos perro perros perrito perritos cachorro cachorros gato gatos
gatito gatitos criadero familia casa gracias hola precio para pero como tambien puedes puede quiero busco
poodle poodles goldendoodle goldendoodles labradoodle labradoodles bernedoodle bernedoodles doodle doodles cavapoo cavapoos
cockapoo cockapoos corgi corgis beagle beagles boxer boxers bulldog bulldogs husky huskies retriever retrievers labrador labradors
lab labs shepherd shepherds spaniel spaniels terrier terriers dachshund dachshunds chihuahua chihuahuas yorkie yorkies aussie
aussies havanese maltese pug pugs collie collies cavalier cavaliers ragdoll ragdolls persian persians siamese bengal bengals sphynx
checkout pickup dropoff closing clinic airport arrival froze crashed crashes freezes works updates videos
insta bigger smaller cuter prettier taller heavier lighter calmer older younger longer shorter kibble niche hobby
username peas beans cookies treats bag bags hook beads crackle dragon dragons bracelet
ability able absolute academic accurate achieve act action active activity actual add added adding addition adds admire admit adorable adult adults
advance advanced advice affect affection afraid afternoon afternoons afterward agency agent aggressive agreed air alive allergic allergies allergy
almond although amazing amber angel anger angle angry animal animals ankle anniversary anyhow anymore anyone anything anyway anyways anywhere apart
apartment apologies apologize apology apparent appeal appear appearance appears appreciate appreciated apricot argue arm arms army art article artist
asleep aspect assume assumed assure ate athletic attached attack attempt attend attention attic attitude audience author autumn avoid awake award
awards awesome awful backyard bacon badly bake baker balcony ball balls banana band bare bark barks barn barrel base baseball based basement basic
basics basket basketball bathroom beach bear beast beat beaten beauty bedroom beds bee beef beg behave behavior belief believe believed bell belly
belt bench benefit bet bike bills bird birds birthday birthdays bite bites bitten bitter blame blank blanket blankets blend bless blind blood blow
boarding boat body bond bone bones bonus books boot boots border bored boss bother bottle bottles bottom bowls box boxes brain brave bread break
breakfast breaks breath breathe bridge brief bright brindle broad brush brushed bucket buddy budget bug build building built bunch bunny burn bus bush
butter cabin cage cake calendar calf calm camp campus cancer candy cap capable captain car career carefully carpet carried carry cars cart case cases
casual catch category cattle caution ceiling celebrate center central century ceremony certain certainly chain chair chairs champion champions
championship changing chapter character chase chases cheap cheese chest chew chewed chews chicken chickens chicks childhood chocolate chosen christmas
church cinnamon circle citizen class classes classic claw claws client cliff climb closet clothes cloud clouds club clumsy coach coast coat coats
coffee collection college colored combination comfort comfortable comfy comic commercial commit common community companion companions compare compared
competition complete completely complex computer concern concerned concerns condition conditions confidence confident confused connection consider
considered considering consist constant contain contained content contents contest continue continued control conversation cook cookie cool copies
copper corn corner corners correct cottage cotton couch cough counter county courage court cousins cover covered cow cows cozy crack crazy create
created creature crew cried crop crossed crowd cry crying cuddle cuddles cuddly cup cups curb cure curious curl curly current curve custom customer
dachsies damage damp dance dancing dark darker darling data dates dawn dead deaf death debate decide decided decides decision deck deep deer defense
define degree degrees delicate delight delightful demand dental depend depends depth describe described desert deserve deserves design desk despite
destroy detail develop development device diamond diary diet diets differences difficult digest dinner direction directly dirt dirty disappear disc
discover discuss disease dish distance doctor doctors document documents donate donation donkey doors double doubt dozen drag drama draw drawing dream
dreams dress dressed dried drink drinks drives driving drop dropped drops dry duck ducks duty eager ear earlier earliest earned ears earth ease east
edge education effect effort egg eggs elbow elbows elderly election electric eleven embrace emergency emotion emotional empty encourage enemy engine
enjoy enjoyed enjoys enormous entire entirely entrance entry environment equal equipment escape especially essential evening evenings event events
eventual evidence evil exact excellent excited exciting excuse exercise exhausted exist expect expected expects expense experience expert explore
express extension extremely fabric facility factor factory facts fair fairly faith fall fallen falls familiar fancy farm farmer farms fashion fate
fault favor favorite favorites fawn fear fearless feature features feeder feeders feeding feisty fell felt field fields fierce fifteen fifth fifty
fight figure figured fill filled film final finally finger finished fire firm fish fit fits fitted fixed flag flat flea fleas flexible flies flight
flights float floor floors floppy flow flower flowers fluff fluffy fly foam focus fold folks foot football force forehead foreign forest forgot
forgotten formal format former formula forth fortunate fortune forty forward foster fought foundation fourth fragile frame freedom freeze fresh fridge
friendship front frozen fruit frustrated fuel fuller function fund funds funeral fur furniture fussy future fuzzy gain garage garden garlic gas gate
gates gather general generation generous genetic genetics gentle gently gesture giant giggle glass glasses glimpse global glove goal goals goat goats
gold golden goldens golf goodbye goofy goose government grab grace grade graduate grain grand granddaughter grandkids grandma grandmother grandpa
grandson grass grateful gravel gravy gray green greet greets grew grey ground grow growing grown grows growth grumpy guarantees guard guest guests
guide guilty guitar gum gun gym habit habits hair haired hallway ham hammer handful handsome hang happily happiness harder hardly harm harness harsh
harvest hat hated hates haul hay hazel head heads heal heat heater heating heaven heavy height hell helper helpful herd herself hesitate hidden hide
highly highway hike hikes hiking hill hills himself hip hips history hit hole holes holiday holidays holy honest honey honor hoping horse horses
hospital host hot hotel household hugs human humans humor hundred hundreds hung hunt hunting hurry hurt hurts hush ice ideal identify identity ignore
ill illness image imagine immediate immune impact impossible impressed impressive improve inch inches incident including income increase indeed
independent indoor indoors industry infection influence inform initial injury inner insect inside inspect inspected inspection instance instant
instantly instinct intelligent intend intense interest interested interesting interests internal internet interview introduce introduced introduction
invest invite invited involve involved iron island issues item items itself ivory jacket jaw jealous job join joint joke jokes journey joy judge
judges juice jump jumped jumper jumps jumpy junior junk jury justice key keys kick kiddos kill kilo kilos kindly kindness king kiss kisses kitchen
knee knees knot knowledge lack ladder lady lake lakes lamb land lane language lap large largely larger largest laser latest laugh laughed laughs
laughter laundry lawn lawyer layer lazy lead leader leads leaf league lean leap learn learned learner learns leather lecture leg legal legs lemon
lesson lessons letter letters level levels liability license licensed lick licks lie lies life lifetime lift lifted light lightly limited lineage lion
lip listen listens lively liver living load loan lobby location locations lock logic lonely loop loose loud louder lounge lovable lover lovers loyal
loyalty luckily lucky lunch lung lying machine mad magazine magic main maintain major mall mama mammal manner manners mark marked marking markings
marks marriage married mask mass massive master match matched matches mate matter matters mattress mature maximum meal meals meaning meantime measure
meat medal medical medicine medium melt memories memory mental mention menu mercy merle mess messy metal midday middle midnight mild mile miles milk
mind minded minds miniature minimum minor miracle mirror mischief miss missed misses missing mission mistake mix mixed mixes mobile model modern
moment moments mommy monkey mood moon mop moral mornings mosquito mountain mountains mouse mouth mouthy movement movies mud muddy multiple muscle
museum musical mutual muzzle mystery nails nap naps narrow nasty nation natural nature naughty navy neat neck nervous nest neuter neutered newborn
newborns newest newspaper nicely nicer nick nicknames nights noise noises noisy nonstop normal normally north nose noses nosy notes notice noticed
nurse nursed nursing nut nutrition nuts obedience object obvious occasion ocean odd offering officer oldest olive ongoing onion onions opened opening
openings opinion opinions opposite orange ordinary organ organic outdoor outdoors outfit outgoing oven overall overnight overseas oxygen pace pack
packed packs pad pads pain paint painted pair pajamas palm pan panel panic pants paper papers paperwork parade paragraph pardon parent parents park
parked parks partner party parvo passed passenger passes passport past patch patches path patient patients patio pattern pause paw paws peace peaceful
peanut pedigree pedigrees pellets pen pens pepper perfectly perform period permanent permission permit personal personalities personality petite phase
phrase piano piece pieces pig pile pill pillow pilot pin pine pink pipe pitch pizza plain plane planet plant plants plastic plate platinum playful
playing plays pleasant pleased pleasure plenty pocket poem point points poison pole polite pond pool poop poor porch portion position positive
possibility potato potential potty pound pour powder power powerful practice praise pray precious pregnant prepare prepared presence present presents
pressure prevent previous pride primary prime prince princess principle print prior priority prize probable process produce product products program
programs progress project prompt proof proper properly property proud prove proven provide provided pull pulls pump pumpkin punch pure purple purpose
purse push pushy puzzle quality quarter queen queens quest quicker quiet quieter quilt quit quote rabbit rabbits rabies race racing rain raise raised
raises ramp ranch range rank rare rarely rate raw ray reach reached react reaction readily reality realize realized rear recall receive received
recipe recognize recommend recommended recommends record records recover recovery reduce reference references reflect refuse regard regards region
registries registry regular regularly reject relate relative relatives relax relaxed release reliable relief remain remember remembers remind reminds
remote remove removed rent repair repeat replace reputable reputation rescue rescued rescues research respect respond responsible rest restaurant
rested result results retire retired return returned returns reward rewards rhythm ribbon ribbons rice ride rides ridge rifle ripped rise river road
roads roam rock rocket role roll roof room rooms root rope rough round route routine row rows royal rub rude rug ruin rule run runner running runs
runt rural rush sable sack sad saddle sadly safest saint salad salary salmon salt sample sand sassy sat satisfied sauce savings scale scales scare
scared scary scene scenes scent schedule scheduled schools science scissors score scores scout scratch scream sea seal season seasons seat secret
section senior sensible sensitive sentence separate separated series serious servant session settle settled settles severe shadow shake shallow shame
shape shaped shark sharp shed shedder shedding sheds sheep sheet shelf shell shelters shift shine shiny shipped shirt shock shoe shoes shook shoot
shopping shore short shoulder shoulders shout shovel shower shut shy sick sickness sides sight signs silence silent silk silky silly silver similar
simple simply singing single sink sit sits sitter sitting situation sixteen sixth skill skills skin skip sky sleep sleeper sleeping sleeps sleepy
sleeve slept slice slick slide slip slower slowly smallest smart smarter smell smells smile smiles smoke smooth smoother smoothly snack snacks snake
sneak sneeze sniff sniffs snore snores snow snuggle snuggler snuggles snuggly soap soccer socialize socialized society sock socks sofa soft softer
softest soil soldier solid solution solve someday somewhere song sore sort sorts soul souls sound soup source south space spaces spare spayed speak
special species specific speed spell spend spending spends spent spicy spider spin spirit spirited spirits spiritual split spoil spoiled spoken spoon
sport sports spotted spread spring sprint spunky square squash squeak squeaky squirrel squirrels stable stack staff stage stain stairs stake standard
standards stands staring stars station status steady steak steal steel steep stem step steps stick sticks stiff stocky stole stomach stone storage
storm stormy stove straight strain strap stray stream strength stress stressed stretch striped strong stronger structure struggle stubborn stud
student students study stupid sturdy style subject success successful suddenly suffer sugar suggest suggestion suit suite sum sun sunny sunshine super
supplies supply supposed surgery surprise surprised surprises surround survey survive suspect swallow swear sweater sweaters sweeter sweetest
sweetheart sweetie swim swimming swims swing switch sympathy symptoms syringe table tables tails tale talent talked talking talks tall tan tank tap
tape target task taste tasty taught taxes teach teacher teachers teaches team tear tears teddy teen teens teeth temper temperament temperaments
temperature temporary tempted tend tender tennis tent terrible terrific territory theater theme themselves therapy thick thin thinking third thirty
thorough thoughts thousand thousands thread threat threw thrive thrives throat throughout throw thrown thumb thunder ticket tickets tidy tie tied
tiger tight tile timber timid tiny tip tips tired tissue title titles toast toddler toddlers toe toes toilet tomato tone tongue tool tools tooth topic
torn toss touches tough towards towel towels tower toy toys trace tracking trade traditional traffic trail trails trainer trainers transition trash
treasure treat treatment tree trees trial triangle tricolor trim trimmed trip trips trouble truck truly trunk trusted trusting truth tub tube tucked
tug tune turkey turns twelfth twelve twenty twice twin twins twist twisted types typical typically ultimate ultra umbrella uncle uncomfortable
uncommon underneath understanding understands uniform unique unit university unknown unlike unlikely unusual upcoming upper upset upstairs upto urge
urgent urine useful vacation vaccinate vaccinated vaccinations vaccine vacuum valley valuable value van variety various vast vegetable vegetables
vehicle vein velvet verbal veteran veterinarian veterinary via victory village violence virus vision visited visiting visitor visitors visits vitamin
vitamins vocal voice volume volunteer vote wag waggy wags waist waking walked walker walking walks wall walls wander warm warmer warmth warn wash
washed waste watched watches watching waves wavy weak wealth wean weaned weaning wear wearing wears wedding weigh weighed weighs weird welcomed whelp
whelped whelping wherever whichever whine whines whiskers whisper whistle widely wider widow wild wind window windows wine wing wings winner wiped
wise wished wishes witness wolf wonder wondering wood wooden woods wool woolly workday worker workers worm wormed wormer worms worried worse worst
wound wrap wrapped wrestle writing written wrote yard yards yarn yearly yell yellow yoga youngest youth yummy zero zone zoo zoom zoomies
abyssinian affenpinscher afterwards airedale akita aluminum ambulance anesthesia antibiotic antibiotics anybody apartments appetizer appliance
appliances architect assistant assistants astronaut automobile avocados babysitter babysitters bachelors background backpacks balinese basenji
basketballs basset beauceron beautician bedspread bernese bichon birman birmans birthplace blackberry bloodhound blueberries blueberry bluetick
bobtail borzoi boyfriend boyfriends boykin breakdown briard brittany broccoli bullmastiff burmese butterflies butterfly cairn candidate candidates
cane cardiologist caregiver caregivers caretaker carpenter catahoula caterpillar cavachon celebrities celebrity cellphone cellphones challenge
challenges characters chartreux checklist checklists chemistry chesapeake childcare chocolates classmate classroom cockers coincidence colleague
colleagues comforter commander committee consumers contractor convertible coon coonhound coonhounds coordinator coronavirus corso counselor countertop
countryside coworkers cranberry crocodile cucumber customers dalmatian dalmatians daughters daylights deerhound democrats dentists dermatologist
describes designers detective detergent detergents dialogues diapers dictionary dinosaur dinosaurs diploma directors disasters discounts dishwasher
dispatcher doberman dobermans dogo downstairs driveways earthquake elementary elephant elephants elevators elkhound engineers enterprise entrepreneur
envelopes equations escalator eurasier everybody everytime excitement exhibitor exhibitors exotic eyesight farmhouse fiberglass firefighter
firefighters fireplace fireworks followups forecasts foreigner foxhound framework freelance freelancer freezers frenchie frenchies freshmen
furnishings gardeners generator girlfriend girlfriends goldfish governor graduates grandchild grandchildren granddad grandparent grandparents
grapefruit graveyard greyhound greyhounds griffon groceries groomers guideline guidelines guinea hairdresser halloween hamburger hamster hamsters
handlers handwriting hardwood harrier headaches headlight headphones headquarters heartbeat heartworm heartworms hedgehog helicopter highlight
highlights himalayan himalayans homeowner homeowners homeschool homework honeymoon housemate housework hurricane hypoallergenic ibuprofen iguanas
infants inspector instructor instructors invisible junctions keeshond kidneys kindergarten komondor kooikerhondje korat kuvasz landlady landlords
landscape landseer leonberger leonbergers lhasa lifestyle lightning limousine livestock loudspeaker magazines mailboxes makeup malamute malamutes
malinois maltipoo maltipoos managers mannerisms manx marathons marshmallow mastiff mastiffs mattresses mechanics meltdown microwave midwives milestone
milliliter millimeter minivan miscarriage morkie mosquitoes motorcycle multivitamin munchkin mushrooms musicians mustache neighborhood neighborhoods
newcomer newfoundland newfoundlands nightmare nightstand nonprofit notebooks nutritionist obstacles ocicat offspring omelettes oncologist
ophthalmologist orchestra oriental orthopedic otterhound ourselves outsiders overweight ownership paperback papillon papillons paragraphs paralegal
paramedic parasites parvovirus passwords paycheck pediatrician pekingese penicillin performers personnel pharmacist pharmacy photographer
photographers photoshoot photoshoots physicians pineapple pinscher pinschers playground playgrounds playpen playtime plott pointer pointers policeman
policemen politician pomeranian pomeranians pomsky popcorn porcupine postpartum pregnancies president principal principals probiotic probiotics
professor professors prospects psychologist puli pumi quarantine quarterly questionnaire raincoat raspberries raspberry receptionist recliner
refrigerator registrar relations republican restaurants restroom rhodesian ridgeback ridgebacks roommate roommates rottweiler rottweilers salespeople
saluki samoyed samoyeds sandpaper sandwiches satellite scheduler schipperke schnauzer schnauzers schnoodle scottish scrapbook screenshot screenshots
sealyham secretary selkirk semester sergeant setter setters shampoos sheepadoodle sheltie shelties shiba shihtzu shorkie siberian siberians siblings
sidewalk sidewalks signature signatures silhouette singapura skateboard skeletons smartphone smartphones snowflake snowshoe snowstorm somali sophomore
spaghetti spectators spreadsheet springer staffordshire stairways starfish stepchild stepdaughter stepfather stepmother stepson stethoscope stewardess
stopwatch storybook strawberries strawberry stretcher stroller strollers structures subscribers subscriptions substitute suitcases sunflower
sunflowers sunglasses supermarket superstar supervisor surgeons sweatshirt sweethearts swimmers symptomatic syndrome tablespoon tadpoles tangerine
teaspoon technician telephone telescope television televisions temperatures terminal tervuren thanksgiving therapist therapists thermometer thermostat
thunderstorm thunderstorms timeframe tonkinese toothbrush toothpaste tortoise tournament trademark trampoline transcript treadmill treasures tricolors
truckload turkish turnaround turquoise twilight ultrasound ultrasounds umbrellas underwear underweight universal upholstery usernames utilities
valentine valentines vegetarian ventilator veterans veterinarians viewpoint vineyards vizsla vizslas volleyball volunteers wallpaper warehouse
warehouses warranties waterfall watermelon weimaraner weimaraners wellbeing westie westies wheelchair whippet whippets whirlwind windshield wolfhound
wolfhounds wonderland woodpecker workbench workplace workshops worldwide xoloitzcuintli xylophone yorkshire youngsters yourselves
`.trim().split(/\s+/);
const COMMON: ReadonlySet<string> = new Set(WORDS);
/** Endings that leave the word that the list has: "puppies", "washes", "liked", "naps", "bigger". */
const STEMS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/(?<=[a-z]{3})s$/, ""],
  [/(?<=[a-z]{2})ies$/, "y"],
  [/(?<=[a-z]{3})es$/, ""],
  [/(?<=[a-z]{2})(?:d|r|rs)$/, ""],
  [/(?<=[a-z]{3})(?:er|ers|est)$/, ""],
];
/** Endings of verbs, adverbs and nouns that handles rarely have. */
const ENDING =
  /(?:ing|ings|ed|ly|tion|tions|ment|ments|ness|able|ible|ful|less|ously?|ized?|izes|[bctlrv]ity|ance|ence|ency|ship|hood|ism|ology|sive|tive|ical|ward|wards|n't|n’t)$/;

/** Returns whether a word belongs to plain sentences. A word with digits or symbols inside does not. */
export function isCommon(word: string): boolean {
  const small = word.toLowerCase().replace(/['’](?:s|re|ve|ll|d|t|m)$/, "");
  if (COMMON.has(small) || STEMS.some(([ending, stem]) => COMMON.has(small.replace(ending, stem)))) {
    return true;
  }
  return /^[a-z'’]+$/.test(small) && small.length <= 14 && ENDING.test(small);
}
