import type { Program } from "./program.ts";

/** Dog breeders, invented; the towns are real. */
export const dogPrograms: readonly Program[] = [
  {
    name: "Larkmeadow Goldens",
    owner: ["Ellen", "Larkin"],
    zip: "97330",
    breeds: ["golden-retriever"],
    since: 2011,
    refund: 100,
    ships: ["honest", "flight"],
    story:
      "We began with one golden named Juno and a half-mended fence outside Corvallis. Fifteen years on the fence is straight, Juno's great-granddaughters run along it, and we still raise no more than four litters a year. Puppies spend their first weeks in the mudroom, where nobody can walk past without stopping. Each goes home with its heart, hip and eye papers, a blanket that smells of its mother, and our phone number for life.",
  },
  {
    name: "Thornapple Labradors",
    owner: ["Gary", "Vandermolen"],
    zip: "49058",
    breeds: ["labrador-retriever"],
    since: 2004,
    refund: 50,
    ships: ["honest"],
    story:
      "Labs that hunt on Saturday and let the grandkids use them as a pillow on Sunday. The river runs behind the kennel, so our pups can swim before they can spell. My wife handles the whelping, I handle the mud, and our daughter, who is a vet tech in Grand Rapids, checks that we both did it right.",
  },
  {
    name: "Blue Heron Doodles",
    owner: ["Savannah", "Pruitt"],
    zip: "28806",
    breeds: ["goldendoodle", "bernedoodle"],
    since: 2016,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "Our doodles grow up in a log house west of Asheville with three children, two cats and a parrot that answers the door. We match by temperament at seven weeks instead of letting people choose by color at two, and in all these years we have had to explain that to everyone exactly once. Parents are tested for hips, elbows, eyes and the common recessive conditions; the results are on each listing.",
  },
  {
    name: "Saltbox Cavaliers",
    owner: ["Harriet", "Coombs"],
    zip: "04856",
    breeds: ["cavalier-king-charles-spaniel", "cavapoo"],
    since: 2008,
    refund: 100,
    ships: ["honest"],
    story:
      "A cardiologist listens to every one of our adults each year, because in this breed the heart is the whole story. We live in a crooked old house above Rockport harbor, and a Cavalier has slept on each of its stairs. Two or three litters a year is what we can do well, so that is what we do.",
  },
  {
    name: "Copper Kettle Dachshunds",
    owner: ["Luis", "Baumgartner"],
    zip: "78624",
    breeds: ["dachshund"],
    since: 2013,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "Smooths, long-hairs and the occasional wire, raised under the pecan trees in the Hill Country. A dachshund is a large dog in the wrong packaging, and ours are brought up that way: ramps, not stairs; manners, not excuses. We X-ray the backs of our breeding dogs at two years and keep only the clear ones in the program.",
  },
  {
    name: "Fernhollow Frenchies",
    owner: ["Tasha", "Granville"],
    zip: "37064",
    breeds: ["french-bulldog"],
    since: 2015,
    refund: 0,
    ships: ["honest"],
    story:
      "We breed French Bulldogs that can breathe: open nostrils, a bit of muzzle, and a respiratory grade on file for both parents. It makes for fewer show ribbons and many more hikes. Puppies stay with us until ten weeks and leave crate-trained, because a good night's sleep is the best thing we can send along.",
  },
  {
    name: "Windrow Aussies",
    owner: ["Cody", "Halvorsen"],
    zip: "59105",
    breeds: ["australian-shepherd", "miniature-american-shepherd"],
    since: 2009,
    refund: 50,
    ships: ["honest"],
    story:
      "Our dogs move cattle in spring and kids all year. If you want a pup for a flat with a two-block walk, we'll say so kindly and point you elsewhere; if you want one that runs, thinks and comes along in the truck, pull up a chair. Merle to merle is never bred here.",
  },
  {
    name: "Juniper Draw Border Collies",
    owner: ["Anneke", "Sorensen"],
    zip: "97754",
    breeds: ["border-collie"],
    since: 2006,
    refund: 100,
    ships: ["honest", "flight"],
    story:
      "High desert, sixty ewes, and a line of border collies that came over with my grandmother's recipes. Half of each litter goes to working homes and half to people who run agility or simply walk a lot. Every pup has met sheep, a bicycle, a toddler and a vacuum cleaner by the time it leaves.",
  },
  {
    name: "Maple Ladder Berners",
    owner: ["Pierre", "Gagnon"],
    zip: "05672",
    breeds: ["bernese-mountain-dog"],
    since: 2007,
    refund: 50,
    ships: ["honest"],
    story:
      "Ten years used to be an old Berner. We have spent three generations choosing for long lives: grandparents are listed by the age they reached, and we print it whether it flatters us or not. In winter the dogs haul the sap buckets; in summer they supervise.",
  },
  {
    name: "Kestrel Ridge Shepherds",
    owner: ["Dale", "Hutchins"],
    zip: "83814",
    breeds: ["german-shepherd-dog"],
    since: 2002,
    refund: 50,
    ships: ["honest", "flight"],
    story:
      "I trained patrol dogs for the county for twenty-two years and retired into puppies. These are level-backed German Shepherds with an off switch: sound with strangers, brave on slick floors, quiet in the truck. I start them on scent games at four weeks and send the notes home with you.",
  },
  {
    name: "Pocket Thistle Pomeranians",
    owner: ["Loretta", "Beauchamp"],
    zip: "31405",
    breeds: ["pomeranian"],
    since: 2010,
    refund: 50,
    ships: ["flight"],
    story:
      "Five pounds of opinion apiece. Our Poms are raised on the screened porch of a Savannah row house, used to trolleys, church bells and the neighbor's trombone. We do not sell 'teacups': a Pomeranian under three pounds at maturity is not a bargain but a worry.",
  },
  {
    name: "Silverbirch Poodles",
    owner: ["Margaret", "Oyelaran"],
    zip: "12866",
    breeds: ["poodle", "cockapoo"],
    since: 1998,
    refund: 100,
    ships: ["honest", "flight"],
    story:
      "Standards, minis and toys, bred for brains first. Our dogs have earned titles in obedience, tracking and, once, by accident, dock diving. Puppies have their faces and feet clipped weekly from three weeks on, so the groomer will be glad to meet them. A small cockapoo litter comes along most years.",
  },
  {
    name: "Tidewater Retrievers",
    owner: ["Wes", "Calloway"],
    zip: "21601",
    breeds: ["chesapeake-bay-retriever", "labrador-retriever"],
    since: 2003,
    refund: 50,
    ships: ["honest"],
    story:
      "Chessies are the state dog around here, and we try to be worthy of the honor. Cold water, hard weather, honest work, then home to the hearth. We also keep a small line of field Labs for folks who want the same engine with a softer clutch.",
  },
  {
    name: "Honeylocust Havanese",
    owner: ["Beatriz", "Salcedo"],
    zip: "66213",
    breeds: ["havanese", "havapoo"],
    since: 2014,
    refund: 100,
    ships: ["honest", "flight"],
    story:
      "My grandmother left Havana with a photograph of her dog; I grew up wanting that dog. Our Havanese are house dogs in the fullest sense: they live in the kitchen, watch television critically and would rather be carried than admit it. Eyes, hearts, patellas and hearing are tested before anyone is bred.",
  },
  {
    name: "Three Creeks Corgis",
    owner: ["Bronwyn", "Tucker"],
    zip: "83709",
    breeds: ["pembroke-welsh-corgi", "cardigan-welsh-corgi"],
    since: 2012,
    refund: 50,
    ships: ["honest"],
    story:
      "With tails and without, low to the ground and high on life. Ours are tested for DM and hips, brought up with ducks, and sent home knowing the words 'wait' and 'not the cat'. I answer messages after the evening chores, so have patience; I will get to you.",
  },
  {
    name: "Old Orchard Beagles",
    owner: ["Amos", "Yoder"],
    zip: "44691",
    breeds: ["beagle"],
    since: 1995,
    refund: 50,
    ships: ["honest"],
    story:
      "Four generations of our family and eleven generations of beagles on the same hill. They run rabbits in fall and lie on the porch the rest of the time. A beagle sings; if that's a trouble for your neighbors, better to know it now.",
  },
  {
    name: "Cottonwood Heelers",
    owner: ["Jolene", "Ramsey"],
    zip: "79124",
    breeds: ["australian-cattle-dog", "texas-heeler"],
    since: 2010,
    refund: 0,
    ships: ["honest"],
    story:
      "Ranch-raised blue and red heelers, hearing-tested as pups, steady on stock. They need a job and we'll help you think of one: even in town a heeler can learn to fetch the mail and put away his toys. Come out and see them work before you decide.",
  },
];
