import type { Meaning, Meant } from "./understood_rules.ts";

const REGISTRIES = ["AKC", "CKC", "UKC", "COKC", "ACA", "ICA", "APRI", "ASDR"];

export const YOUNG: Meant["age"] = ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months"];
export const OLD: Meant["age"] = ["over-1-year"];
const YOUNG_ADULT: Meant["age"] = ["6-12-months", "over-1-year"];

/** Meanings of words that are neither names nor colors. Plurals and typos need no entries. */
const SAID: readonly [set: Partial<Meant>, phrases: string][] = [
  [
    { type: ["Dog"] },
    "dog, doggy, doggie, doggo, pupper, puppers, pooch, mutt, canine, hound dog, perro, perra, perrito, perrita, chien, chienne",
  ],
  [{ type: ["Cat"] }, "cat, kitty cat, feline, gato, gata, minou"],
  [
    { type: ["Dog"], age: YOUNG },
    "puppy, pup, puppys, puppie, pupy, pupp, puppi, baby dog, chiot, cachorro, cachorra, cachorrito",
  ],
  [{ type: ["Cat"], age: YOUNG }, "kitten, kitty, kitties, kitteh, baby cat, gatito, gatita, chaton"],
  [{ type: ["Dog"], age: OLD }, "adult dog, senior dog, older dog, old dog"],
  [{ age: YOUNG }, "baby, young, babies"],
  [{ type: ["Dog"], age: YOUNG_ADULT }, "young adult dog"],
  [{ age: YOUNG_ADULT }, "young adult"],
  [{ age: ["under-8-weeks"] }, "newborn, new born"],
  [
    { age: OLD },
    "senior, adult, mature, fully grown, older, old, elderly, grown, full grown, grown up, retired",
  ],
  [{ sex: ["Female"] }, "female, girl, girls only, lady, femail, femal, fem, hembra"],
  [{ sex: ["Male"] }, "male, boy, boys only, mael, macho"],
  [{ sex: ["Female", "Male"] }, "male or female, female or male, boy or girl, girl or boy, male and female"],
  [
    { isSmall: true },
    "small, smallest, tiny, little, teacup, tea cup, micro, miniture, xs, small breed, small sized, small size, pequeno, pequena, chiquito, chiquita, raza pequena",
  ],
  [{ type: ["Dog"], isSmall: true }, "lap dog"],
  [
    { isRescue: true },
    "rescue, rescued, shelter, animal shelter, adopt, adoption, adoptable, humane society, the pound, dog pound, pound puppy, foster, spca, aspca, no kill, adopt dont shop, up for adoption, adopcion, adoptar",
  ],
  [
    { categories: [12] },
    "hypoallergenic, hypo allergenic, low shedding, non shedding, no shedding, shed free, doesnt shed, does not shed, allergy friendly, low shed, hypo, allergy, allergies, allergic, allergic to dog, allergic to cat, asthma, hipoalergenico, dont shed, not shed, wont shed, cant shed, cannot shed, less shedding, minimal shedding, no sueltan pelo, no suelta pelo, no shed, without shedding, zero shedding, light shedding, light shedder, low shedder, non shedder, arent shedder, sheds little, dont lose hair, doesnt lose hair, barely shed, barely sheds, hardly shed, hardly sheds, sheds less, dont shed much, doesnt shed much, doesnt shed a lot, shedless",
  ],
  [
    { categories: [1] },
    "apartment, apartment friendly, good for apartment, good in apartment, apartment living, apartment size, apartment sized, condo, studio, city apartment, flat",
  ],
  [
    { categories: [3] },
    "family raised, home raised, raised in home, raised in a home, raised in the home, raised in our home, raised with family, raised with kids, raised with children, raised around kids, raised around children, raised inside, raised indoors",
  ],
  [{ categories: [5] }, "family friendly, family"],
  [{ type: ["Dog"], categories: [5] }, "family dog"],
  [{ type: ["Cat"], categories: [5] }, "family cat"],
  [
    { goodWith: ["children"] },
    "good with kids, good with children, good with kid, kid friendly, child friendly, kids, children, good with toddlers, good for kids, good with babies, great with kids, great for kids, safe for kids, grandkid, grandchildren, toddler, little kid, small child, small children, young child, young children, young kid, baby in the house, para ninos, con ninos, ninos",
  ],
  [{ goodWith: ["dogs"] }, "good with dogs, good with other dogs, dog friendly"],
  [
    { goodWith: ["otherAnimals"] },
    "good with cats, cat friendly, good with other pets, good with pets, good with animals",
  ],
  [{ goodWith: ["children", "otherAnimals"] }, "kids and cats"],
  [{ coatType: ["Fluffy"] }, "fluffy, curly, wavy, curly hair, curly haired, curly coat, wavy hair"],
  [{ coatType: ["Long"] }, "long haired, longhaired, long hair, longhair, long coat"],
  [{ coatType: ["Smooth"] }, "short haired, shorthaired, short hair, smooth coat, smooth haired"],
  [{ coatType: ["Wire"] }, "wire haired, wirehaired, wire hair"],
  [{ generation: ["F1"] }, "f1"],
  [{ generation: ["F1b"] }, "f1b"],
  [{ generation: ["F1bb"] }, "f1bb"],
  [{ generation: ["F2"] }, "f2"],
  [{ generation: ["Multigen"] }, "multigen, multi gen, multigenerational"],
  [
    { training: ["outdoorPottyAccess"] },
    "house trained, housetrained, house broken, housebroken, house broke, housebroke, potty trained, pottytrained, potty training, potty train, toilet trained, house training, housetraining, fully house trained, already house trained, already potty trained, fully potty trained, goes outside, goes potty outside, goes to the bathroom outside, house train, housetrain",
  ],
  [
    { training: ["crateTraining"] },
    "crate trained, crate training, crate train, cratetrained, crate, kennel trained, sleeps in crate, sleeps in a crate, sleeps in their crate",
  ],
  [
    { training: ["leashWalking"] },
    "leash trained, leash training, leash train, leash walking, leash, leash broke, leash broken, walks on leash, walks on a leash, walks well on a leash, walk on a leash, lead trained",
  ],
  [
    { training: ["pee-pads"] },
    "pee pad trained, pee pad, pad trained, puppy pad trained, puppy pad, potty pad trained, potty pad, paper trained, pee padded",
  ],
  [
    { registry: [...REGISTRIES] },
    "papers, with papers, papered, registered, registration, registration papers, registered papers, registry papers, registry, registerable, registrable, registered breeder, pedigree papers, breed papers, has papers, have papers, comes with papers, come with papers, paperwork",
  ],
  ...REGISTRIES.map((one): [Partial<Meant>, string] => {
    const name = one.toLowerCase();
    return [
      { registry: [one] },
      [
        "",
        " registered",
        " reg",
        " papers",
        " papered",
        " registration",
        " certified",
        " registrable",
        " registerable",
        " full registration papers",
        " purebred",
        " litter",
        " registered litter",
      ].map((end) => name + end).join(", "),
    ];
  }),
  [{ registry: ["AKC"] }, "american kennel club"],
  [{ registry: ["CKC"] }, "continental kennel club"],
  [{ registry: ["UKC"] }, "united kennel club"],
  [
    { documents: ["healthRecords"] },
    "vaccinated, vaccination, vaccine, shots, shot, first shots, first set of shots, 1st shots, all shots, with shots, has shots, have shots, had shots, their shots, his shots, her shots, up to date on shots, up to date on vaccines, up to date on vaccinations, up to date with shots, up to date shots, up to date vaccines, up to date vaccinations, up to date, shots up to date, vaccines up to date, vaccinations up to date, utd, utd on shots, utd shots, utd on vaccines, current on shots, current shots, current on vaccines, age appropriate shots, age appropriate vaccines, fully vaccinated, vaxxed, vaxed, rabies shot, vet checked, vet check, vet checks, vetted, fully vetted, vet visit, vet exam, vet records, health checked, health check, health records, health record, health certificate, dewormed, deworming, wormed, de wormed",
  ],
  [{ documents: ["microchipped"] }, "microchipped, microchip, micro chipped, micro chip, chipped"],
  [
    { parentTests: ["any"] },
    "health tested, health testing, health tests, health test, health tested parents, tested parents, parents tested, parents are tested, parents health tested, parents are health tested, health clearances, health clearance, clearances, health screened, health screening, health screened parents, ofa, ofa tested, ofa certified, ofa clear, ofa good, ofa excellent, ofa parents, ofa health, health cleared, health certified, fully health tested, tested",
  ],
  [
    { parentTests: ["hips"] },
    "hips, hip, hip tested, hips tested, ofa hips, hips ofa, ofa hip, hip certified, hips certified, hips checked, good hips, excellent hips, hip clearance, hip clearances, hips cleared, hip score, hip scores, hip scored, hip x rays, hip xrays, hips x rayed, pennhip, hip dysplasia tested, hip dysplasia free, no hip dysplasia, free of hip dysplasia",
  ],
  [
    { parentTests: ["hips", "elbows"] },
    "hips and elbows, hip and elbow, ofa hips and elbows, hips elbows, hips and elbows tested, hip and elbow tested, hips and elbows cleared, hip and elbow clearances, hips and elbows ofa",
  ],
  [{ parentTests: ["elbows"] }, "elbows, elbow, elbow tested, elbows tested, ofa elbows, elbow clearance"],
  [
    { parentTests: ["patellas"] },
    "patellas, patella, patella tested, patellas tested, ofa patellas, luxating patella tested, knees tested",
  ],
  [
    { parentTests: ["heart"] },
    "heart tested, hearts tested, cardiac, cardiac tested, cardiac clear, cardiac clearance, cardiac screened, heart clear, heart cleared, heart clearance, heart checked, heart screened, heart certified, ofa heart, ofa cardiac, echocardiogram, holter, hcm tested, hcm clear, hcm negative, hcm screened, mvd clear, mvd free, mvd tested, heart healthy parents",
  ],
  [
    { parentTests: ["eyes"] },
    "eyes tested, eye tested, eye test, eyes, eye clearance, eyes clear, eyes cleared, ofa eyes, caer, cerf, cerf tested, eye certified, eye exam, eyes checked",
  ],
  [{ parentTests: ["thyroid"] }, "thyroid, thyroid tested, thyroid clear"],
  [{ parentTests: ["hearing"] }, "hearing tested, hearing test, baer, baer tested"],
  [
    { parentTests: ["spine"] },
    "spine tested, spine x rays, spine xrays, ivdd tested, ivdd clear, ivdd screened, ivdd free, ivdd scored",
  ],
  [
    { parentTests: ["dna"] },
    "dna tested, dna test, dna tests, dna testing, dna, dna clear, dna health tested, dna tested parents, genetic testing, genetic tested, genetically tested, genetic tests, genetic test, genetic health testing, genetic health tested, genetic tested parents, genetically tested parents, genetic screening, genetically screened, genetically clear, genetic clear, clear genetics, embark, embark tested, embark clear, wisdom panel, paw print genetics, genetically health tested, dm clear, dm negative, pra clear, pra negative, mdr1 tested, mdr1 clear, pkd negative, pkd tested, pkd clear",
  ],
  [
    { hasVideo: true },
    "video, with video, has video, has a video, have video, with a video, video available, watch video, see video",
  ],
  [
    { delivery: ["pickup"] },
    "pick up, pickup, local pickup, local pick up, pick up in person, i can pick up, will pick up, we can pick up, pick up only, pickup only",
  ],
  [
    { delivery: ["honest", "flight"] },
    "delivered, delivery, free delivery, free shipping, fly to, shipped, shipping, ship, can ship, will ship, can fly, flight nanny, can be delivered, can be shipped, ships, shippable, will deliver, can deliver, delivers, deliver, fly, flies, flown, flight, airline, by plane, by air, transport, transportation, transported, home delivery, door to door, delivered to me, delivered to my door, deliver to me, deliver to my house, deliver to my home, ship to me, ship to my house, shipped to me, sent, send, free transport, out of state delivery, ground transport, pet transport, puppy transport",
  ],
  [
    { sort: "price" },
    "cheap, cheapest, not expensive, not too expensive, affordable, inexpensive, low cost, low price, budget, lowest price, low to high, price low to high, lowest first, cheapest first, reasonable, reasonably priced, good price, low priced, barato, barata, economico, low adoption fee, small adoption fee, low rehoming fee, small rehoming fee, low fee, small fee, low priced, lowest, least expensive, bargain, good deal, deal, inexpensive pet, wont break the bank, on a budget, tight budget, low budget, small budget",
  ],
  [
    { sort: "price", sortType: -1 },
    "expensive, most expensive, priciest, highest price, highest priced, high to low, price high to low, highest first",
  ],
  [
    { sort: "newest", sortType: -1 },
    "newest, newest first, latest, just listed, newly listed, recently listed, new listing, most recent, most recently listed, recently added, just added, recent, new arrival, newly available",
  ],
  [{ sort: "age" }, "youngest, youngest first"],
  [{ sort: "age", sortType: -1 }, "oldest, oldest first"],
  [
    { priceMaxCents: 0 },
    "free, no fee, for free, free to good home, free to a good home, no adoption fee, no rehoming fee, no adoption cost, without fee, waived fee, waived adoption fee, adoption fee waived, fee waived, no cost, no charge, giving away, giveaway, gratis, regalo, regalan, se regala, se regalan",
  ],
];

const SIZES: readonly [sizeClass: string, phrases: string][] = [
  ["Mini", "mini, miniature"],
  ["Toy", "toy"],
  ["Petite", "petite"],
  ["Tweenie", "tweenie"],
  ["Medium", "medium, medium sized, medium size"],
  ["Standard", "standard, standard size"],
  [
    "Large",
    "large, big, largest, biggest, large breed, big breed, large size, large sized, grande, raza grande",
  ],
  ["Giant", "giant, huge, extra large, xl, giant breed, gigante"],
  ["Micro-Mini", "micro mini"],
];

/** Words that ask for pets near the person who types. */
const NEAR =
  "near me, near us, nearby, near by, close by, close to me, close to us, closer to me, around me, around here, near here, local, locally, my area, in my area, in the area, closest, closest to me, nearest, nearest to me, not far, not too far, not far away, not far from me, close to home, near home, near my house, near my home, near my location, near my zip, my location, in my city, in my town, my city, my town, in town, in my state, in my zip, by me, within driving distance, driving distance, a short drive, short drive, cerca de mi, cerca";

/** Wishes that no filter knows. They are named to the person, because nothing is left out silently. */
const UNKNOWN = [
  "payment plan, payments, monthly payments, make payments, take payments, accept payments, accepts payments, financing, finance, financed, pay later, buy now pay later, installments, layaway, lay away, klarna, affirm, afterpay, paypal, zelle, venmo, cash app, cash only, credit card, no credit check, bad credit, rent to own, trade, discount, discounted, on sale, coupon, promo, clearance, price drop, reduced, negotiable, military discount, senior discount, deposit, small deposit, low deposit, no deposit, no deposit required",
  "bonded, bonded pair, sister, brother, two sisters, two brothers, brother and sister, sister and brother, sibling, litter mate, littermate, same litter, the same litter, from same litter, from the same litter, twins, breeding pair",
  "first time owner, first time dog owner, first time cat owner, first time pet owner, first time pet parent, first dog, first cat, new owner, beginner, novice, inexperienced owner, for beginners",
  "for senior, for seniors, for elderly, for the elderly, for an elderly person, for elderly person, elderly person, elderly people, elderly mom, elderly mother, elderly dad, elderly father, elderly parent, elderly woman, elderly man, elderly lady, elderly couple, elderly grandmother, elderly owner, senior citizen, senior person, senior people, senior adult, senior living, for old lady, for an old lady, old lady dog, for older lady, for an older lady, for old man, for an old man, for older person, for an older person, older person, older couple, old couple, senior couple, retired couple, retired person, retiree, young couple, young family, older adult, older people, old people, active family, active couple, single person, college student, busy owner, busy family, busy people, older kid, teenager, wheelchair, autism, autistic, anxiety, depression",
  "calm, quiet, mellow, relaxed, laid back, chill, lazy, couch potato, low energy, high energy, energetic, hyper, active, easygoing, easy going, easy, easy to train, easily trained, trainable, low maintenance, low grooming, easy to groom, smart, intelligent, smartest, obedient, well behaved, well mannered, gentle, gentle giant, friendly, affectionate, cuddly, cuddle, cuddler, cuddle bug, snuggly, snuggler, loving, lovable, loyal, playful, goofy, silly, shy, timid, brave, outgoing, social, socialized, well socialized, confident, independent, clingy, velcro, protective, protection, guard, guard dog, guarding, guardian, livestock guardian, watch dog, watchdog, security, aggressive, non aggressive, temperament, good temperament, sweet temperament, personality, great personality, lap cat, lap, barking, bark, barks, barker, barkless, doesnt bark, dont bark, not bark, wont bark, doesnt bark much, not bark much, talkative, vocal, curious, patient, sensitive",
  "hunting, hunter, hunt, hunting line, bird dog, duck dog, duck hunting, gun dog, hog dog, coon dog, squirrel dog, herding, herder, working, working line, working dog, show line, show quality, show dog, pet quality, american line, european line, euro, german line, west german, breeding, breeding rights, breeding stock, full registration, limited registration, stud, at stud, champion, champion line, champion bloodline, champion sired, bloodline, pedigree, therapy, therapy dog, therapy cat, service, service dog, service animal, emotional support, emotional support dog, emotional support animal, emotional support cat, esa, esa dog, companion, companionship, companion dog, running, running partner, jogging, hiking, hiking buddy, hiking partner, camping, agility, swimming, swim, water dog, sport, indoor, indoors, indoor cat, indoor only, house cat, outdoor, outdoors, outdoor cat, barn, barn cat, farm, farm dog, ranch, ranch dog, mouser, mousing, mice, travel, office, hot weather, cold weather, heat, snow, desert, yard, no yard, small yard, fenced yard, backyard, small space, small home, small house, tiny house, rv, van life, truck, truck driver",
  "special needs, special need, disabled, disability, blind, deaf, three legged, 3 legged, three leg, tripod, amputee, one eyed, one eye, fiv, fiv positive, felv, diabetic, medical, hospice, spayed, neutered, spayed or neutered, spayed and neutered, fixed, desexed, altered, intact, unaltered, unfixed, declawed, front declawed, polydactyl, healthy, healthiest, long lived, long living, long life, raw fed, tail docked, docked, docked tail, undocked, dewclaws removed, cropped, cropped ears, ears cropped, natural ears, tailless, no tail",
  "health guarantee, guarantee, guaranteed, genetic guarantee, warranty, health warranty, contract, insurance, return policy, refund, refundable, money back, take back, lifetime support",
  "trained, training, fully trained, already trained, obedience, obedience trained, obedience training, basic command, basic training, knows command, litter trained, litter box trained, litterbox trained, litter box, litter training, trained for hunting, off leash, recall, started, finished",
  "ethical, responsible, ethical breeder, responsible breeder, licensed, licensed breeder, usda, usda licensed, certified, certified breeder, inspected, good breeder, top breeder, top rated, best rated, highest rated, 5 star, five star, review, good review, hobby breeder, family breeder, small breeder, backyard breeder, amish, mennonite, private seller, by owner, from owner, owner surrender, surrendered, stray, kill shelter, high kill shelter, euthanasia list, urgent, police, retired breeder, retired breeder dog, retired breeder cat, retired show",
  "popular, most popular, rare, exotic, unique, unusual, designer, luxury, perfect, video call, facetime, video chat, visit, visits, can visit, in person, meet in person, see in person, meet, meet the parents, meet parents, parents on site, parents on premises, meet half way, meet halfway, meet up",
  "new litter, upcoming, upcoming litter, planned litter, expected litter, next litter, future litter, expecting, due, pregnant, unborn, waitlist, waiting list, wait list, birthday, reserve, hold",
  "purebred, pure bred, pure breed, pure, full blooded, full blood, fullblood, full bred, full breed, pedigreed, registered purebred, tica, cfa, tica registered, cfa registered, iabca",
].join(", ");

/**
 * Words that narrow nothing: words for sales, questions and recipients, praise, claims that hold for every
 * listing, and words that only join sentences.
 */
const FILLERS = [
  "for sale, a, an, the, i, im, am, we, me, my, is, are, that, who, with, and, or, of, to, for, on, at, in, from, by, near, around, close, looking, looking for, look for, search, search for, find, find me, show, show me, buy, want, want to, i want, need, i need, get, would like, like, any, some, available, ready, now, please, best, good, great, nice, cute, cutest, adorable, sweet, sweetest, pretty, prettiest, beautiful, gorgeous, lovely, handsome, amazing, awesome, wonderful, breed, breeder, pet, animal, color, colored, price, priced, cost, how much, year old, yr old, new, purchase, listing, listed, online, buying, but, all, both, two, three, couple, pair, pair of, 1, 2, 3, 4, 5, 6, go home, nationwide, usa, united states, america, any state, all states, gift, present, surprise",
  "what, which, where, when, why, how, how many, there, here, this, these, those, it, its, he, she, his, her, they, them, their, you, your, u, us, our, one",
  "do, does, did, can, could, should, would, will, have, has, had, having, be, been, was, were, get me, give, give me, help, help me, tell, see, sell, sold, carry, offer, got, take home, come, comes, go, goes, going, being",
  "litter, litter of, wanted, first, craigslist, petfinder, puppyspot, price range, asking price, if, if possible, possible, possibly, maybe, preferably, ideally, prefer, preferred, preference, then, so, very, really, super, just, only, also, as, about, approximately, approx, roughly, up, before, after, until, under, over, most, least, more, less, than, too, even, ever, already, still, instead, etc, named, left, him, hers, remaining, included, include",
  "hi, hello, hey, hola, thank, thank you, thanks, thx, pls, plz, anyone, someone, anybody, anything, everything, something, w, within, driving, drive, point, pointed, solid, anywhere, nowhere, kind, type, variety, thing, everyone, people, person, option, choice",
  "moving, move, moved, relocating, flying, bring, bringing, sending, shipper, for me, for us, for my, daughter, son, wife, husband, mom, dad, parent, mother, father, grandma, grandpa, grandmother, grandfather, grandson, granddaughter, girlfriend, boyfriend, fiance, family of, friend, best friend, companion for, myself, ourselves, her birthday",
  "ill, ive, id, whats, whos, hows, lets, theyre, youre, were, required, needed, limit, no limit, no price limit, lookin, stay, forever, home, house, new home, forever home, good home, loving home, live, living, located, location, area, county, city, state, north, south, east, west, northern, southern, eastern, western, central, region, part, zip, zip code, zipcode, code",
  "obo, or best offer, best offer, fee, rehoming, rehome, rehomed, rehoming fee, adoption fee, sale, store, shop, website, site, page, ad, classified, seller, picture, photo, pic, with picture, with photo, image, reputable, reputable breeder, trusted, trusted breeder, trustworthy, legit, legitimate, legit breeder, verified, verified breeder, reliable, honest, real, safe, scam free, no scam, no scammer, mill free, puppy mill free, no puppy mill, not puppy mill, kitten mill free",
  "bring home, take care, care, getting, wanting, needing, searching, interested, interested in, thinking, considering, hoping, hope, love, loves, deserve, ready to adopt, ready to buy, ready for, add, adding, addition, join, member, budget is, spend, afford, pay, think, know, called, much, lot, lots, bit, little bit, own, owner, owned, preferably, soon as",
  "en venta, venta, de venta, se vende, se venden, vende, venden, quien, busco, quiero, necesito, comprar, compro, un, una, el, los, las, de, del, con, y, en, para, por, cerca de, mi, hay, tienen, que, raza, color",
].join(", ");

/** Returns every plain word and phrase with its meaning. */
export const plainWords = (): [phrase: string, meaning: Meaning][] => [
  ...listed(NEAR).map((phrase): [string, Meaning] => [phrase, { kind: "near" }]),
  ...listed(FILLERS).map((phrase): [string, Meaning] => [phrase, { kind: "filler" }]),
  ...SAID.flatMap(([set, phrases]) =>
    listed(phrases).map((phrase): [string, Meaning] => [phrase, { kind: "filters", set }])
  ),
  ...SIZES.flatMap(([sizeClass, phrases]) =>
    listed(phrases).map((phrase): [string, Meaning] => [phrase, { kind: "size", sizeClass }])
  ),
  ...listed(UNKNOWN).map((phrase): [string, Meaning] => [phrase, { kind: "unknown" }]),
];

/** Words for a pure breed, which the name of a breed already implies. */
export const isPure = (phrase: string): boolean => /\bpure|^full ?(?:blood|bre)|pedigreed/.test(phrase);

const listed = (phrases: string): string[] => phrases.split(", ");

/** Common names of colors that breeders list under other names. */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  grey: "gray",
  blk: "black",
  choc: "chocolate",
  "b and w": "black and white",
  ginger: "orange",
  tortie: "tortoiseshell",
  tri: "tricolor",
  tricolour: "tricolor",
  "tri color": "tricolor",
  "blonde": "cream",
  "english cream": "cream",
  "red nose": "red",
  "dark red": "red",
  "deep red": "red",
  "red tri": "red tricolor",
  "black tri": "black tricolor",
  "fox red": "red",
  "blue nose": "blue",
  negro: "black",
  negra: "black",
  blanco: "white",
  blanca: "white",
  gris: "gray",
  tuxedo: "black and white",
};

/**
 * Substitutes for a color that a breed does not have, nearest first: chocolate labs are listed as chocolate,
 * not brown.
 */
export const NEAR_COLORS: Readonly<Record<string, readonly string[]>> = {
  Brown: ["Chocolate", "Liver", "Sable", "Mahogany"],
  Chocolate: ["Brown", "Liver"],
  Tan: ["Fawn", "Sand", "Wheaten"],
  Fawn: ["Tan"],
  Gray: ["Blue", "Silver"],
  Silver: ["Gray"],
  White: ["Cream", "Yellow"],
  Cream: ["Yellow"],
  Yellow: ["Golden", "Cream"],
  Golden: ["Yellow"],
  Orange: ["Red"],
};
