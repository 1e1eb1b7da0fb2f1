import type { Meaning, Meant } from "./understood_rules.ts";

export const YOUNG: Meant["age"] = ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months"];
export const OLD: Meant["age"] = ["over-1-year"];
const YOUNG_ADULT: Meant["age"] = ["6-12-months", "over-1-year"];

/** Meanings of words that are neither names nor colors. Plurals and typos need no entries. */
const SAID: readonly [set: Partial<Meant>, phrases: string][] = [
  [{ type: ["Dog"] }, "dog, doggy, doggo, canine, perro, perra, perrito, perrita"],
  [{ type: ["Cat"] }, "cat, kitty cat, feline, gato, gata"],
  [
    { type: ["Dog"], age: YOUNG },
    "puppy, pup, puppys, puppie, pupy, pupp, baby dog, cachorro, cachorra, cachorrito",
  ],
  [{ type: ["Cat"], age: YOUNG }, "kitten, kitty, kitties, baby cat, gatito, gatita"],
  [{ type: ["Dog"], age: OLD }, "adult dog, senior dog, older dog, old dog"],
  [{ age: YOUNG }, "baby, young, babies"],
  [{ type: ["Dog"], age: YOUNG_ADULT }, "young adult dog"],
  [{ age: YOUNG_ADULT }, "young adult"],
  [{ age: ["under-8-weeks"] }, "newborn, new born"],
  [{ age: OLD }, "senior, adult, mature, older, old, elderly, grown, full grown, grown up, retired"],
  [{ sex: ["Female"] }, "female, girl, lady, femail, hembra"],
  [{ sex: ["Male"] }, "male, boy, macho"],
  [{ sex: ["Female", "Male"] }, "male or female, female or male, boy or girl, girl or boy, male and female"],
  [
    { isSmall: true },
    "small, tiny, little, teacup, tea cup, micro, miniture, xs, small breed, small sized, small size, pequeno, pequena, chiquito, chiquita, raza pequena",
  ],
  [{ type: ["Dog"], isSmall: true }, "lap dog"],
  [
    { isRescue: true },
    "rescue, rescued, shelter, animal shelter, adopt, adoption, adoptable, humane society, the pound, dog pound, pound puppy, foster, spca, aspca, no kill, adopt dont shop, up for adoption, adopcion, adoptar",
  ],
  [
    { categories: [12] },
    "hypoallergenic, hypo allergenic, low shedding, non shedding, no shedding, shed free, doesnt shed, does not shed, allergy friendly, low shed, hypo, allergy, allergies, allergic, allergic to dog, allergic to cat, asthma, hipoalergenico, dont shed, not shed, wont shed, cant shed, cannot shed, less shedding, minimal shedding, no sueltan pelo, no suelta pelo, no shed, dont shed much, doesnt shed much, doesnt shed a lot, shedless",
  ],
  [{ categories: [1] }, "apartment, apartment friendly, condo"],
  [{ categories: [3] }, "family raised, home raised"],
  [{ categories: [5] }, "family friendly, family"],
  [{ type: ["Dog"], categories: [5] }, "family dog"],
  [{ type: ["Cat"], categories: [5] }, "family cat"],
  [
    { goodWith: ["children"] },
    "good with kids, good with children, good with kid, kid friendly, child friendly, kids, children, good with toddlers, good for kids, good with babies, para ninos, con ninos, ninos",
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
  [{ delivery: ["pickup"] }, "pick up, pickup, local pickup"],
  [
    { delivery: ["honest", "flight"] },
    "delivered, delivery, free delivery, free shipping, fly to, shipped, shipping, ship, can ship, will ship, can fly, flight nanny, can be delivered, can be shipped",
  ],
  [
    { sort: "price" },
    "cheap, cheapest, not expensive, not too expensive, affordable, inexpensive, low cost, low price, budget, lowest price, low to high, price low to high, lowest first, cheapest first, reasonable, reasonably priced, good price, low priced, barato, barata, economico, low adoption fee, small adoption fee, low rehoming fee, small rehoming fee, low fee, small fee",
  ],
  [{ sort: "age" }, "youngest"],
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
  ["Large", "large, big, large breed, big breed, large size, large sized, grande, raza grande"],
  ["Giant", "giant, huge, extra large, xl, giant breed, gigante"],
  ["Micro-Mini", "micro mini"],
];

/**
 * Words that narrow nothing: words for sales, questions, recipients and dates, and words that only join
 * sentences.
 */
const FILLERS = [
  "for sale, a, an, the, i, im, am, we, me, my, is, are, that, who, with, and, or, of, to, for, on, at, in, from, by, near, around, close, looking, looking for, look for, search, search for, find, find me, show, show me, buy, want, want to, i want, need, i need, get, would like, like, any, some, available, available now, ready, ready now, ready to go, ready to go home, now, right now, today, please, near me, nearby, close by, close to me, around me, local, my area, in my area, closest, nearest, best, good, nice, cute, cutest, adorable, sweet, pretty, beautiful, breed, breeder, pet, animal, color, colored, price, priced, cost, how much, year old, yr old, new, purchase, listing, listed, online, buying, but, all, both, two, three, couple, pair, 1, 2, 3, 4, 5, 6, brother, sister, sibling, littermate, same litter, from same litter, christmas, xmas, birthday, valentine, valentines day, easter, thanksgiving, go home, nationwide, usa, united states, america, mothers day, fathers day, gift, present, soon, this weekend, this week, next week, this month, next month, asap",
  "what, which, where, when, why, how, how many, there, here, this, these, those, it, its, he, she, his, her, they, them, their, you, your, u, us, our, one",
  "do, does, did, can, could, should, would, will, have, has, had, having, be, been, was, were, get me, give, give me, help, help me, tell, see, sell, sold, carry, offer, got, take home",
  "bonded, bonded pair, litter, new litter, litter of, upcoming, upcoming litter, wanted, first, named, by owner, craigslist, price range, asking price, not far, not too far, if, if possible, possible, possibly, maybe, preferably, ideally, prefer, preferred, then, so, very, really, super, just, only, also, as, about, approximately, approx, roughly, up, before, after, until, under, over, most, least, more, less, than",
  "hi, hello, hey, hola, thank, thank you, thanks, thx, pls, plz, anyone, someone, anybody, anything, everything, something, payment plan, payments, financing, finance, pay later, installments, w, within, driving, driving distance, drive, within driving distance, point, pointed, solid, pure, anywhere, nowhere, kind, variety, thing, everyone, people, person",
  "for me, for us, for my, daughter, son, wife, husband, mom, dad, parent, mother, father, grandma, grandpa, grandmother, girlfriend, boyfriend, for senior, for seniors, for elderly, for an elderly person, family of",
  "for old lady, for an old lady, for older lady, for an older lady, for old man, for an old man, for older person, for an older person, older couple, old couple, young couple, young family, older adult, older people, old people",
  "ill, ive, whats, whos, hows, lets, theyre, youre, required, needed, limit, no limit, no price limit, lookin, stay, forever, beginner, first time owner, first time dog owner, new owner, home, house, new home, forever home, live, living, located, location, area, county, city, state, north, south, east, west, northern, southern, eastern, western, central",
  "purebred, pure bred, full blooded, full blood, fullblood, full breed, obo, or best offer, best offer, fee, rehoming, rehome, rehomed, rehoming fee, adoption fee, sale, store, shop, dog breeder, dog for sale, website",
  "en venta, venta, de venta, se vende, se venden, vende, venden, quien, busco, quiero, necesito, comprar, compro, un, una, el, los, las, de, del, con, y, en, para, por, cerca, cerca de mi, cerca de, mi, hay, tienen, que, raza, color",
].join(", ");

/** Returns every plain word and phrase with its meaning. */
export const plainWords = (): [phrase: string, meaning: Meaning][] => [
  ...listed(FILLERS).map((phrase): [string, Meaning] => [phrase, { kind: "filler" }]),
  ...SAID.flatMap(([set, phrases]) =>
    listed(phrases).map((phrase): [string, Meaning] => [phrase, { kind: "filters", set }])
  ),
  ...SIZES.flatMap(([sizeClass, phrases]) =>
    listed(phrases).map((phrase): [string, Meaning] => [phrase, { kind: "size", sizeClass }])
  ),
];

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
