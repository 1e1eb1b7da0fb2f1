import { parseBreeds } from "./parse.ts";

/** AKC Herding Group. The columns are explained at `parseBreeds`, the sources in README.md. */
export const herding = parseBreeds(
  `
Australian Cattle Dog | Medium | Blue, Blue Mottled, Blue Speckled, Red Mottled, Red Speckled | 35-50 | 17-20 | 12-16 | alert, curious, pleasant |
  A stock dog of the outback with dingo in its past, tough, shrewd and attached to one person.
Australian Shepherd | Medium | Blue Merle, Red Merle, Black, Red, Black Tricolor, Red Tricolor | 50-65/40-55 | 18-23 | 12-15 | smart, work-oriented, exuberant |
  A ranch dog of the American West that herds sheep, children and guests with equal zeal.
Bearded Collie | Long | Black and White, Blue and White, Brown and White, Fawn and White, Gray and White | 45-55 | 20-22 | 12-14 | bouncy, charismatic, smart |
  A shaggy Scottish herder with a beard and a bounce, never far from mischief.
Beauceron | Smooth | Black and Rust, Harlequin | 70-110 | 24-27.5 | 10-12 | gentle, faithful, obedient |
  A powerful French herder with double dewclaws, calm and ready for serious work.
Belgian Laekenois | Wire | Fawn, Red Fawn, Mahogany | 55-65 | 22-26 | 10-12 | affectionate, alert, watchful |
  The rough-coated Belgian shepherd, rarest of the four, guard of linen fields and flocks.
Belgian Malinois | Smooth | Fawn, Mahogany, Red, Red Sable | 60-80/40-60 | 22-26 | 14-16 | confident, smart, hardworking |
  The short-coated Belgian shepherd, all speed and focus, for people who train every day.
Belgian Sheepdog | Long | Black | 55-75/45-60 | 22-26 | 12-14 | bright, watchful, serious-minded |
  The black, long-coated Belgian shepherd, elegant in motion and close to its people.
Belgian Tervuren | Long | Mahogany, Fawn, Red, Gray | 55-75/45-60 | 22-26 | 12-14 | courageous, alert, intelligent |
  The mahogany long-coated Belgian shepherd: a graceful herder with a black mask and a busy mind.
Bergamasco Sheepdog | Long | Gray, Merle, Black | 70-84/57-71 | 22-23.5 | 13-15 | independent, sociable, intelligent | low
  An Alpine herder whose coat felts into flat mats, a quiet colleague rather than a servant.
Berger Picard | Wire | Fawn, Brindle, Fawn Brindle, Charcoal Fawn | 50-70 | 21.5-25.5 | 12-13 | good-natured, loyal, observant |
  A tousled, prick-eared shepherd of Picardy with a film star's face and a farmer's sense.
Border Collie | Medium, Smooth | Black and White, Blue Merle, Red and White, Tricolor, Blue and White, Sable | 30-55 | 18-22 | 12-15 | remarkably smart, energetic, affectionate |
  The sheepdog with the stare, quickest study of them all, unhappy without a task.
Bouvier des Flandres | Wire | Black, Gray Brindle, Fawn, Pepper and Salt | 70-110 | 23.5-27.5 | 10-12 | strong-willed, gentle, steady | low
  A rugged Flemish cattle drover with a beard and a barrel chest, calm and dependable.
Briard | Long | Black, Gray, Tawny | 55-100 | 22-27 | 12 | confident, smart, faithful | low
  A long-haired French herder and guard, a heart wrapped in fur with a thoughtful mind.
Canaan Dog | Medium | Sand, Red, Black, White, Black and White, Brown and White | 45-55/35-45 | 19-24 | 12-15 | alert, vigilant, devoted |
  Israel's desert-bred pariah dog, brought back to farm and guard work, self-reliant and clean.
Cardigan Welsh Corgi | Medium | Black and White, Blue Merle, Brindle and White, Red and White, Sable and White | 30-38/25-34 | 10.5-12.5 | 12-15 | affectionate, loyal, smart | apt
  The corgi with a tail, an old Welsh cattle dog, level-headed and fun.
Collie | Long, Smooth | Sable and White, Tricolor, Blue Merle, White | 60-75/50-65 | 22-26 | 12-14 | devoted, graceful, proud |
  The Scottish shepherd of storybooks, famously fond of children, in a rough or smooth coat.
Entlebucher Mountain Dog | Smooth | Black White and Tan | 55-65/40-55 | 16-21 | 11-13 | loyal, smart, enthusiastic |
  The smallest Swiss mountain dog, a compact cattle drover full of spring.
Finnish Lapphund | Fluffy | Black and Tan, Black, Brown, Cream, Wolf Sable, Red | 33-53 | 16-21 | 12-15 | friendly, alert, agile |
  A reindeer herder of Lapland, soft of coat and soft of manner.
German Shepherd Dog | Medium, Long | Black and Tan, Black and Red, Sable, Black, Bi-Color, Black and Silver | 65-90/50-70 | 22-26 | 7-10 | confident, courageous, smart |
  The all-purpose working dog, noble of bearing, that gives everything to a family that keeps it busy.
Icelandic Sheepdog | Medium, Long | Tan, Red, Cream, Chocolate, Gray, Black | 30/25 | 16.5-18 | 12-14 | friendly, playful, hardy |
  A smiling Viking spitz that gathers sheep and greets guests, ears up and tail curled.
Lancashire Heeler | Smooth | Black and Tan, Liver and Tan | 9-17 | 10-12 | 12-15 | clever, affectionate, cheerful | apt
  A little English cattle dog and ratter that is said to smile when content.
Miniature American Shepherd | Medium | Black, Blue Merle, Red, Red Merle, Black Tricolor | 20-40 | 13-18 | 12-13 | good-natured, intelligent, devoted | apt
  A ranch dog in travel size that loves work, horses and learning something new.
Mudi | Medium | Black, Brown, Merle, Gray, Yellow, White | 18-29 | 15-18.5 | 12-14 | courageous, loyal, alert |
  A curly-coated Hungarian farm herder, nimble and noisy and good at nearly anything.
Norwegian Buhund | Medium | Wheaten, Black | 31-40/26-35 | 16-18.5 | 12-15 | confident, smart, perceptive |
  A cream-colored Norse farm spitz, cheerful and quick to learn.
Old English Sheepdog | Long | Gray and White, Blue and White, Grizzle and White, Blue Merle and White | 80-100/60-85 | 21-23 | 10-12 | adaptable, gentle, smart |
  The shaggy drover with a bearlike amble and a ringing bark, a kindly clown.
Pembroke Welsh Corgi | Medium | Red and White, Sable and White, Fawn and White, Tricolor | 30/28 | 10-12 | 12-13 | affectionate, smart, alert | apt
  A royal favorite and cattle heeler, short of leg and long on confidence.
Polish Lowland Sheepdog | Long | White and Gray, White and Black, White and Brown, Gray | 30-50 | 17-20 | 12-14 | confident, clever, good-natured | low
  A shaggy Polish herder with an elephant's memory and a comic's timing.
Puli | Long | Black, White, Gray, Cream | 25-35 | 16-17 | 10-15 | loyal, smart, home-loving | low
  A bouncing Hungarian herder in natural cords, faster than it looks.
Pumi | Fluffy | Gray, Black, White, Fawn | 27-29/22-24 | 15-18.5 | 12-13 | lively, alert, bold | low
  A whimsical Hungarian herder with tipped ears and corkscrew curls.
Pyrenean Shepherd | Long, Medium | Fawn, Gray, Blue Merle, Brindle, Black | 15-30 | 15-21 | 12-17 | enthusiastic, mischievous, whip-smart |
  The small, quick partner of the Great Pyrenees, all nerve and merriment.
Shetland Sheepdog | Long | Sable and White, Blue Merle, Tricolor, Bi-Black, Bi-Blue | 15-25 | 13-16 | 12-14 | playful, energetic, bright | apt
  A little herder from the northern isles, eager to please and quick to comment.
Spanish Water Dog | Fluffy | Black, Brown, Beige, White, Brown and White | 40-49/31-40 | 15.75-19.75 | 12-14 | playful, work-oriented, upbeat | low
  A rustic curly all-rounder that herds goats, fetches ducks and helps the fishermen.
Swedish Vallhund | Medium | Gray, Red, Gray and Red, Sable | 22-35/20-32 | 11.5-13.5 | 12-15 | alert, energetic, friendly | apt
  A Viking cattle spitz on short legs with a wolf's colors and a clown's mood.
`,
  "Dogs",
  "Herding",
);
