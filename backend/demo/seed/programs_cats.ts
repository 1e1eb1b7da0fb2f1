import type { Program } from "./program.ts";

/** Cat breeders, invented; the towns are real. */
export const catPrograms: readonly Program[] = [
  {
    name: "Harbor Bell Maine Coons",
    owner: ["Theodore", "Nash"],
    zip: "04103",
    breeds: ["maine-coon"],
    since: 2010,
    refund: 50,
    ships: ["honest"],
    story:
      "The state cat, from the state. Our coons have the run of a captain's house near the harbor and a catio with a view of the ferries. Breeding cats have yearly heart scans and hip films. Kittens leave at fourteen weeks, large, chirping and used to a leash.",
  },
  {
    name: "Moonpetal Ragdolls",
    owner: ["Serena", "Whitcomb"],
    zip: "97702",
    breeds: ["ragdoll"],
    since: 2014,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "Blue eyes, soft bones, no hurry. Ragdolls are raised in our bedroom, not in a cattery room, and they assume that every lap has been provided for them. We test for both known HCM variants and scan hearts besides, since the tests don't tell everything.",
  },
  {
    name: "Spotted Lane Bengals",
    owner: ["Vikram", "Desai"],
    zip: "78738",
    breeds: ["bengal", "toyger"],
    since: 2013,
    refund: 0,
    ships: ["honest", "flight"],
    story:
      "Rosettes, glitter and a great deal of cat. A Bengal will learn your light switches, so we only place kittens where somebody has read the instructions. All of ours are many generations from the wild, PK-deficiency and PRA clear, and mad for water.",
  },
  {
    name: "Pewter & Plum British",
    owner: ["Philippa", "Garside"],
    zip: "60564",
    breeds: ["british-shorthair", "scottish-straight"],
    since: 2011,
    refund: 50,
    ships: ["honest"],
    story:
      "Round cats for square houses. We keep a quiet little program of blues, lilacs and silvers in Naperville; kittens are gentle, solid and slightly judgmental. Blood type and PKD status are on each pedigree, and nobody leaves before thirteen weeks.",
  },
  {
    name: "Taiga House Siberians",
    owner: ["Irina", "Volkova"],
    zip: "99223",
    breeds: ["siberian"],
    since: 2009,
    refund: 100,
    ships: ["honest", "flight"],
    story:
      "Come and sit with the cats before you commit: many people with allergies do well with Siberians, and some do not, so we lend you an armchair and an afternoon. Our kittens know dogs, stairs and snow.",
  },
  {
    name: "Velvet Alcove Persians",
    owner: ["Annabel", "Thackeray"],
    zip: "30342",
    breeds: ["persian", "himalayan", "exotic-shorthair"],
    since: 2003,
    refund: 50,
    ships: ["honest"],
    story:
      "Sweet open faces, clear noses, calm hearts. I learned combing from my mother and patience from the cats. All adults are PKD-negative by DNA, kittens are bathed weekly from six weeks, and yes, I will show you how to do it.",
  },
  {
    name: "Chatterbox Siamese",
    owner: ["Graham", "Liu"],
    zip: "27615",
    breeds: ["siamese", "oriental-shorthair"],
    since: 2012,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "If you want a silent cat, keep scrolling. Ours narrate breakfast, answer the phone and walk on a harness. They do best in pairs, and there's a kinder price when two go home together.",
  },
  {
    name: "Warm Stone Sphynx",
    owner: ["Monique", "Trevino"],
    zip: "89135",
    breeds: ["sphynx", "devon-rex"],
    since: 2015,
    refund: 0,
    ships: ["flight"],
    story:
      "Naked cats in the desert, with sweaters for the casino-grade air conditioning. Annual echocardiograms on every breeding adult, weekly baths for everyone, and kittens that greet delivery drivers like cousins. Ask us about skin care; we have a leaflet and strong feelings.",
  },
  {
    name: "Birchbark Forest Cats",
    owner: ["Nils", "Amundsen"],
    zip: "55902",
    breeds: ["norwegian-forest-cat"],
    since: 2008,
    refund: 100,
    ships: ["honest"],
    story:
      "Sturdy, slow-growing cats with weatherproof coats and steady nerves. My day job is nursing, and it shows in the record-keeping: GSD IV and PK tests, hearts, weights twice a day for the first two weeks. Two litters a year, named after whatever I am reading.",
  },
  {
    name: "Quiet Harbor Cats",
    owner: ["Elise", "Moreau"],
    zip: "02906",
    breeds: ["russian-blue", "abyssinian"],
    since: 2006,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "Two breeds, opposite weathers. The Russians are shy, silver and faithful; the Abyssinians are on top of the refrigerator. Both are raised in a narrow house on the East Side with many books and no loud shoes.",
  },
];
