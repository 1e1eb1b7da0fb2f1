import type { Program } from "./program.ts";

/** Shelters and rescues, invented; the towns are real. */
export const shelters: readonly Program[] = [
  {
    name: "Second Porch Animal Rescue",
    owner: ["Priya", "Raman"],
    zip: "43215",
    breeds: [],
    since: 2012,
    refund: 100,
    ships: [],
    story:
      "Everyone deserves a second porch to sit on. We pull dogs and cats from crowded county shelters across central Ohio, mend what needs mending and place them from foster homes, where we learn who snores, who hates thunder and who'll steal the butter. Fees cover neutering, shots, a chip and about half of the true cost; friends of the rescue cover the rest.",
  },
  {
    name: "Lighthouse Hill Humane Society",
    owner: ["Walter", "Ostrowski"],
    zip: "98405",
    breeds: [],
    since: 1987,
    refund: 100,
    ships: [],
    story:
      "An open-door shelter: no animal in our county is turned away for age, color or bad luck. Senior pets are our specialty, and the seniors' wing has a fireplace. Bring the whole family, the current dog included, and take as long as you need.",
  },
  {
    name: "Cactus Wren Pet Haven",
    owner: ["Gloria", "Espinoza"],
    zip: "85016",
    breeds: [],
    since: 2009,
    refund: 100,
    ships: [],
    story:
      "Desert heat is hard on strays. Our volunteers drive the washes at dawn with water, slip leads and tuna, and most of what they bring home turns out to be somebody's perfect companion. Adoption days are Saturday mornings, before the pavement gets hot.",
  },
  {
    name: "Blue Knob Companion Rescue",
    owner: ["Hollis", "Draper"],
    zip: "24016",
    breeds: [],
    since: 2014,
    refund: 100,
    ships: ["honest"],
    story:
      "We are forty foster families and one elderly van. Hounds are most of what our mountains send us, though cats have a way of joining. Every dog has slept in a real house before it is listed, so when we say good with toddlers, it has been tested by toddlers.",
  },
  {
    name: "Magnolia Street Animal Shelter",
    owner: ["Bernice", "Tolliver"],
    zip: "39202",
    breeds: [],
    since: 1996,
    refund: 100,
    ships: [],
    story:
      "Small town shelter, big city heart. Heartworm is common down here, and we treat it before adoption, every time, because a sick dog should not be a discount. Kitten season runs from March until we have run out of names.",
  },
  {
    name: "Wide Sky Animal Sanctuary",
    owner: ["Kirsten", "Novak"],
    zip: "68104",
    breeds: [],
    since: 2005,
    refund: 100,
    ships: ["honest"],
    story:
      "Dogs with three legs, cats with one eye, and plenty with the usual number of everything. The sanctuary takes the ones that wait longest elsewhere. Some need a week of silence before they show you who they are; our notes will tell you what came after.",
  },
  {
    name: "Old Mill Dog & Cat Rescue",
    owner: ["Stan", "Kasprzak"],
    zip: "15206",
    breeds: [],
    since: 2010,
    refund: 100,
    ships: [],
    story:
      "City dogs, alley cats and the occasional rabbit that was listed wrongly. We work out of a former flour mill, visits are by appointment, and our trainer offers adopters three free sessions, because love is a start and a routine is a plan.",
  },
  {
    name: "Sierra Foothill Second Start",
    owner: ["Alma", "Castellanos"],
    zip: "95819",
    breeds: [],
    since: 2018,
    refund: 100,
    ships: [],
    story:
      "Wildfire evacuations taught us how to house a hundred animals in a weekend; the rest of the year we use the same cots and kindness for strays and surrenders. All pets live with fosters around Sacramento and can be met at their kitchen tables.",
  },
];
