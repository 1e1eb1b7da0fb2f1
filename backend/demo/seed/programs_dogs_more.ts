import type { Program } from "./program.ts";

/** More dog breeders, invented; the towns are real. */
export const moreDogPrograms: readonly Program[] = [
  {
    name: "Snowgate Siberians",
    owner: ["Kaisa", "Lindqvist"],
    zip: "55811",
    breeds: ["siberian-husky", "samoyed"],
    since: 2005,
    refund: 50,
    ships: ["honest"],
    story:
      "We run a twelve-dog recreational team on the trails above Lake Superior, and the puppies follow on a long rope as soon as their legs allow. Expect shedding, singing and a dog that laughs at ten below. Eye certificates are renewed each spring; hips are done at two.",
  },
  {
    name: "Bellwether Sheepadoodles",
    owner: ["Naomi", "Stoltzfus"],
    zip: "17603",
    breeds: ["sheepadoodle", "old-english-sheepdog"],
    since: 2017,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "We fell for an Old English named Bell, then for the idea of a Bell that the vacuum cleaner could forgive. Small program, big dogs: one dam at a time, puppies underfoot, children home from school at three o'clock to read to them. Reading to puppies turns out to be good for everybody's spelling.",
  },
  {
    name: "Lantern Street Shih Tzu",
    owner: ["Celeste", "Fontenot"],
    zip: "70810",
    breeds: ["shih-tzu", "shihpoo"],
    since: 2011,
    refund: 100,
    ships: ["honest", "flight"],
    story:
      "Gentle lap dogs from a gentle street. Our Shih Tzu are raised in the front room, brushed every evening during the news, and used to the noise of a big Louisiana family. I place fewer than twenty pups a year and remember every one of their names.",
  },
  {
    name: "Prairie Clover Schnauzers",
    owner: ["Marlene", "Dvorak"],
    zip: "68516",
    breeds: ["miniature-schnauzer", "schnoodle"],
    since: 2009,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "Whiskers, wit and a bark for the mailman. Our minis are tested for the MAC gene, eyes and hearts, and their ears stay as nature made them. We're both retired teachers, which may explain the report card that comes with each puppy.",
  },
  {
    name: "Ironwood Dobermans",
    owner: ["Rafael", "Quiroga"],
    zip: "85749",
    breeds: ["doberman-pinscher"],
    since: 2008,
    refund: 50,
    ships: ["honest"],
    story:
      "Holter monitor every year, DNA for DCM and von Willebrand's, and a frank talk about hearts before we talk about puppies. What you get for the seriousness is the best companion I know: a dog that notices everything and forgives most of it. Natural ears on request, and gladly.",
  },
  {
    name: "Rivermouth Rottweilers",
    owner: ["Darnell", "Pettway"],
    zip: "36695",
    breeds: ["rottweiler"],
    since: 2006,
    refund: 50,
    ships: ["honest"],
    story:
      "Big heads, bigger hearts. Our Rotties have visited the children's ward at the hospital each December since 2014, and that is the temperament we breed for. Hips and elbows are certified on both sides for three generations back, and you may see every certificate.",
  },
  {
    name: "Little Compass Toys",
    owner: ["Yvette", "Sandoval"],
    zip: "34240",
    breeds: ["yorkshire-terrier", "morkie", "maltese"],
    since: 2012,
    refund: 0,
    ships: ["flight"],
    story:
      "Toy breeds with travel manners. I flew for an airline for nineteen years, and my puppies know a carrier, a rolling suitcase and an escalator's hum before they are ten weeks old. Tiny dogs need careful starts: ours stay until twelve weeks and eat on schedule.",
  },
  {
    name: "Whistling Acres Boxers",
    owner: ["June", "Maddox"],
    zip: "42103",
    breeds: ["boxer"],
    since: 2010,
    refund: 50,
    ships: ["honest"],
    story:
      "Boxers wag from the shoulders back, and a whole litter of them will rattle a barn. Ours have a full acre, a wading pool and an elderly donkey for discipline. Hearts are checked by echo and Holter; white pups are placed with the same care and no discount on love.",
  },
  {
    name: "Greyfriars Whippets",
    owner: ["Imogen", "Ashdown"],
    zip: "95404",
    breeds: ["whippet", "italian-greyhound"],
    since: 2001,
    refund: 100,
    ships: ["honest"],
    story:
      "Quiet dogs for quiet people, with one mad minute a day. Our whippets course in the season and spend the remainder under duvets. I keep two or three litters a year on a vineyard road outside Santa Rosa and take back any dog of mine, at any age, for any reason.",
  },
  {
    name: "Sunporch Maltipoos",
    owner: ["Denise", "Kowalczyk"],
    zip: "85255",
    breeds: ["maltipoo", "poochon"],
    since: 2016,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "Low-shedding companions raised in an air-conditioned house by two grandparents with time on their hands. Every puppy is held before breakfast. We guarantee patellas for two years and answer grooming questions forever.",
  },
  {
    name: "Cedar Basin Spaniels",
    owner: ["Todd", "Eriksen"],
    zip: "57108",
    breeds: ["english-springer-spaniel", "brittany"],
    since: 2005,
    refund: 50,
    ships: ["honest"],
    story:
      "South Dakota means pheasants, and pheasants mean spaniels. Dual-purpose springers and a few Brittanys, started on wings and whistles, finished on the rug by the stove. If you don't hunt, promise them a ball and a field.",
  },
  {
    name: "Northfold Giants",
    owner: ["Astrid", "Bellamy"],
    zip: "49686",
    breeds: ["newfoundland", "great-pyrenees"],
    since: 2007,
    refund: 50,
    ships: ["honest"],
    story:
      "Slobber is a form of affection. Our Newfs hold water-rescue titles from Grand Traverse Bay, and the Pyrs look after sixty goats and one opinionated goose. Giant puppies grow for two years, so our advice on feeding and stairs comes as a booklet, with drawings.",
  },
  {
    name: "Foxglove Collies & Shelties",
    owner: ["Rosemary", "Kettering"],
    zip: "53719",
    breeds: ["shetland-sheepdog", "collie"],
    since: 1999,
    refund: 100,
    ships: ["honest", "flight"],
    story:
      "Rough collies, smooth collies and their small noisy cousins. Eyes are examined at six weeks by a specialist and the MDR1 result is on the collar tag from the day you bring your puppy home. Our house smells of wet dog and lemon cake, visitors welcome by appointment.",
  },
];
