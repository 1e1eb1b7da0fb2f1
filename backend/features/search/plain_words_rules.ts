import type { Meaning, Meant } from "./understood_rules.ts";

export const YOUNG: Meant["age"] = ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months"];
export const OLD: Meant["age"] = ["over-1-year"];

/** What is said in words that are neither names nor colors; plurals and slips are understood without being listed. */
const SAID: readonly [set: Partial<Meant>, phrases: string][] = [
  [{ type: ["Dog"] }, "dog, doggy, doggo, canine, perro, perrito"],
  [{ type: ["Cat"] }, "cat, kitty cat, feline, gato"],
  [{ type: ["Dog"], age: YOUNG }, "puppy, pup, puppys, puppie, pupy, pupp, baby dog, cachorro"],
  [{ type: ["Cat"], age: YOUNG }, "kitten, kitty, kitties, baby cat, gatito"],
  [{ type: ["Dog"], age: OLD }, "adult dog, senior dog, older dog, old dog"],
  [{ age: YOUNG }, "baby, young, babies"],
  [{ age: ["under-8-weeks"] }, "newborn, new born"],
  [{ age: OLD }, "senior, adult, older, old, elderly, grown, full grown, grown up, retired"],
  [{ sex: ["Female"] }, "female, girl, lady, femail"],
  [{ sex: ["Male"] }, "male, boy"],
  [{ sex: ["Female", "Male"] }, "male or female, female or male, boy or girl, girl or boy, male and female"],
  [{ isSmall: true }, "small, tiny, little, teacup, tea cup, micro, miniture, xs, small breed"],
  [{ type: ["Dog"], isSmall: true }, "lap dog"],
  [
    { isRescue: true },
    "rescue, rescued, shelter, animal shelter, adopt, adoption, adoptable, humane society, pound",
  ],
  [
    { categories: [12] },
    "hypoallergenic, hypo allergenic, low shedding, non shedding, no shedding, shed free, doesnt shed, does not shed, allergy friendly, low shed",
  ],
  [{ categories: [1] }, "apartment, apartment friendly, condo"],
  [{ categories: [3] }, "family raised, home raised"],
  [{ categories: [5] }, "family friendly, family, family dog, family cat"],
  [
    { goodWith: ["children"] },
    "good with kids, good with children, good with kid, kid friendly, child friendly, kids, children, good with toddlers, good for kids, good with babies",
  ],
  [{ goodWith: ["dogs"] }, "good with dogs, good with other dogs, dog friendly"],
  [
    { goodWith: ["otherAnimals"] },
    "good with cats, cat friendly, good with other pets, good with pets, good with animals",
  ],
  [
    { goodWith: ["children", "otherAnimals"] },
    "good with kids and cats, good with cats and kids, good with kids and pets, good with children and cats, good with children and pets, kids and cats",
  ],
  [
    { goodWith: ["children", "dogs"] },
    "good with kids and dogs, good with dogs and kids, good with kids and other dogs, good with children and dogs",
  ],
  [{ goodWith: ["dogs", "otherAnimals"] }, "good with dogs and cats, good with cats and dogs"],
  [{ coatType: ["Fluffy"] }, "fluffy, curly, wavy"],
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
    "delivered, delivery, shipped, shipping, can be delivered, can be shipped",
  ],
  [{ sort: "price" }, "cheap, cheapest, affordable, inexpensive, low cost, low price, budget, lowest price"],
  [{ sort: "age" }, "youngest"],
  [{ priceMaxCents: 0 }, "free, no fee, for free, free to good home"],
];

const SIZES: readonly [sizeClass: string, phrases: string][] = [
  ["Mini", "mini, miniature"],
  ["Toy", "toy"],
  ["Petite", "petite"],
  ["Tweenie", "tweenie"],
  ["Medium", "medium, medium sized, medium size"],
  ["Standard", "standard, standard size"],
  ["Micro-Mini", "micro mini"],
];

const FILLERS =
  "for sale, a, an, the, i, im, am, we, me, my, is, are, that, who, with, and, or, of, to, for, on, at, in, from, by, near, around, close, looking, looking for, look for, search, search for, find, find me, show, show me, buy, want, want to, i want, need, i need, get, would like, like, any, some, available, available now, ready, ready now, ready to go, ready to go home, now, right now, today, please, near me, nearby, close by, close to me, around me, local, my area, in my area, closest, nearest, best, good, nice, cute, cutest, adorable, sweet, pretty, beautiful, breed, breeder, pet, animal, color, colored, price, priced, cost, how much, year old, yr old, new, purchase, listing, listed, online, buying, but, all, both, two, three, couple, pair, 1, 2, 3, 4, 5, 6, brother, sister, sibling, littermate, same litter, from same litter, christmas, xmas, birthday, gift, present, soon, this weekend, asap";

/** Returns every plain word and phrase with what it adds. */
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

/** Colors that people call otherwise than breeders list them. */
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
};
