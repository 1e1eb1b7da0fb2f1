import { parseBreeds } from "./parse.ts";

/** AKC Sporting Group. The columns are explained at `parseBreeds`, the sources in README.md. */
export const sporting = parseBreeds(
  `
American Water Spaniel | Medium | Brown, Chocolate, Liver | 30-45/25-40 | 15-18 | 10-14 | cheerful, keen, trainable |
  Wisconsin's own gun dog, small enough for a skiff and stout enough for the cold lakes around the Great Lakes.
Barbet | Fluffy | Black, Brown, Fawn, Gray | 35-65 | 19-24.5 | 12-14 | bright, easy-going, playful | low
  A French marsh dog with a beard and woolly curls that rarely leave the house dusty but ask for weekly brushing.
Boykin Spaniel | Medium | Brown, Chocolate, Liver | 30-40/25-35 | 14-18 | 10-15 | eager, sociable, tireless |
  Bred in South Carolina to hunt turkey and duck from small boats, and happiest with a family that is out of doors.
Bracco Italiano | Smooth | Orange and White, White and Orange, Chestnut and White, White and Chestnut | 55-90 | 21-27 | 10-14 | gentle, patient, soulful |
  Italy's old pointing dog: long ears, a swinging trot, and a soft heart that dislikes being left alone.
Brittany | Medium | Orange and White, Liver and White, Orange Roan, Liver Roan | 30-40 | 17.5-20.5 | 12-14 | quick, upbeat, willing |
  A compact pointing dog from western France with energy for a runner and manners for a household.
Chesapeake Bay Retriever | Medium | Brown, Deadgrass, Sedge | 65-80/55-70 | 21-26 | 10-13 | loyal, determined, reserved with strangers |
  Maryland's retriever for icy water, with an oily wavy coat and a mind of its own.
Clumber Spaniel | Medium | White and Lemon, White and Orange | 70-85/55-70 | 17-20 | 10-12 | mellow, affectionate, dignified |
  The heaviest of the spaniels, a quiet worker in thick cover and a champion napper at home.
Cocker Spaniel | Long | Black, Buff, Black and Tan, Chocolate, Red, Black and White, Tricolor | 25-30/20-25 | 13.5-15.5 | 10-14 | merry, sweet, sensitive | apt
  The smallest sporting spaniel in America, known for a soft expression and a coat that wants regular grooming.
Curly-Coated Retriever | Fluffy | Black, Liver | 65-95/60-80 | 23-27 | 10-12 | clever, poised, independent |
  One of the oldest retrievers, covered in tight waterproof curls and slower to grow up than its cousins.
English Cocker Spaniel | Long | Blue Roan, Orange Roan, Black, Golden, Liver Roan, Black and White | 28-34/26-32 | 15-17 | 12-14 | merry, responsive, affectionate | apt
  A little taller than the American cocker, with a working dog's stride and a wagging tail to match.
English Setter | Long | Blue Belton, Orange Belton, Lemon Belton, Liver Belton, Tricolor | 65-80/45-55 | 23-27 | 12-12.5 | gentle, friendly, mellow |
  A feathered, flecked bird dog that is all speed in the field and all cushion on the sofa.
English Springer Spaniel | Medium | Liver and White, Black and White, Tricolor | 50/40-45 | 19-20 | 12-14 | cheerful, attentive, biddable |
  Bred to flush birds at a hunter's pace, and just as glad to work for a game of fetch.
Field Spaniel | Medium | Black, Liver, Golden Liver, Roan | 35-50 | 17-18 | 12-13 | docile, fun-loving, sensitive |
  A rare, longer-bodied spaniel with a glossy coat and a thoughtful way of learning.
Flat-Coated Retriever | Long | Black, Liver | 60-70 | 22-24.5 | 8-10 | optimistic, outgoing, youthful |
  A sleek retriever that keeps its puppy spirits for life and greets everyone like an old friend.
German Shorthaired Pointer | Smooth | Liver, Liver and White, Liver Roan, Black, Black and White | 55-70/45-60 | 21-25 | 10-12 | bold, friendly, athletic |
  An all-round hunting dog for land and water that needs a long run every day to be its best self.
German Wirehaired Pointer | Wire | Liver, Liver and White, Liver Roan, Black and White | 50-70 | 22-26 | 14-16 | steady, loyal, eager |
  A bearded hunter whose harsh coat sheds burrs and rain, devoted to the people it works with.
Golden Retriever | Long | Golden, Light Golden, Dark Golden | 65-75/55-65 | 21.5-24 | 10-12 | kind, trustworthy, playful |
  A Scottish gundog turned family favorite, easy to teach, patient with children and generous with hair.
Gordon Setter | Long | Black and Tan | 55-80/45-70 | 23-27 | 12-13 | confident, alert, devoted |
  The black-and-tan setter of the Scottish moors: the sturdiest of the setters and the most watchful.
Irish Red and White Setter | Medium | Red and White | 42-60/35-50 | 22.5-26 | 11-15 | courageous, high-spirited, affectionate |
  The older of Ireland's two setters, bred first for the field and full of good humor.
Irish Setter | Long | Mahogany, Chestnut | 70/60 | 25-27 | 12-15 | outgoing, sweet, exuberant |
  A mahogany beauty with miles in its legs and a clownish streak that lasts for years.
Irish Water Spaniel | Fluffy | Liver | 55-68/45-58 | 21-24 | 12-13 | inquisitive, brave, clownish | low
  The tallest spaniel: liver ringlets, a smooth 'rat' tail and a talent for making people laugh.
Labrador Retriever | Smooth | Black, Chocolate, Yellow | 65-80/55-70 | 21.5-24.5 | 11-13 | friendly, active, obliging |
  A fishing crew's helper from Newfoundland, perfected in Britain, and at home in nearly any family that plays outside.
Lagotto Romagnolo | Fluffy | White, Brown, Orange, White and Brown, White and Orange, Brown Roan | 28-35/24-31 | 16-19 | 15-17 | affectionate, undemanding, keen | low apt
  Italy's curly truffle finder, with a nose that wants a job and a coat that hardly drops a hair.
Nederlandse Kooikerhondje | Medium | Orange and White | 20-30 | 15-16 | 12-15 | alert, good-natured, quick | apt
  A Dutch decoy dog that once lured ducks with its plumed tail, small, tidy and watchful.
Nova Scotia Duck Tolling Retriever | Medium | Red, Red and White, Buff, Orange | 35-50 | 17-21 | 12-14 | clever, outgoing, affectionate |
  The smallest retriever, bred to frolic along the shore until the ducks come to look.
Pointer | Smooth | Liver and White, Lemon and White, Black and White, Orange and White, Black, Liver | 55-75/45-65 | 23-28 | 12-17 | even-tempered, loyal, hard-driving |
  A galloping bird dog with clean lines, built to quarter fields from dawn to dusk.
Spinone Italiano | Wire | White, Orange and White, Orange Roan, Brown Roan, Brown and White | 64-86/56-80 | 22-27.5 | 10-12 | sociable, docile, patient |
  A shaggy Italian all-purpose hunter with a grandfather's face and a matching temper.
Sussex Spaniel | Medium | Golden Liver | 35-45 | 13-15 | 13-15 | calm, friendly, merry | apt
  Low, long and golden liver, a slow and thorough worker that may tell you about it aloud.
Vizsla | Smooth | Golden Rust | 55-60/44-55 | 21-24 | 12-14 | affectionate, gentle, energetic |
  Hungary's rust-colored hunter that wants to be touching its people whenever it is not running.
Weimaraner | Smooth | Gray, Mouse Gray, Silver Gray | 70-90/55-75 | 23-27 | 10-13 | fearless, friendly, obedient |
  The gray ghost of German hunting estates, clever enough to open doors and quick to be bored.
Welsh Springer Spaniel | Medium | Red and White | 40-55/35-50 | 17-19 | 12-15 | loyal, happy, reserved with strangers |
  A red-and-white flushing dog from Wales, steadier and more of a homebody than its English cousin.
Wirehaired Pointing Griffon | Wire | Steel Gray and Brown, Chestnut Brown, Brown and White, Roan | 50-70/35-50 | 20-24 | 12-15 | outgoing, eager, trainable |
  A tousled gun dog for all weathers with big whiskers and an easy, willing nature.
Wirehaired Vizsla | Wire | Golden Rust | 55-65/45-55 | 21.5-25 | 12-14 | gentle, loyal, trainable |
  The rough-coated Vizsla, made hardier for winter hunting, and just as attached to its people.
`,
  "Dogs",
  "Sporting",
);
