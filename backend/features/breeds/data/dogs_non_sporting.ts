import { parseBreeds } from "./parse.ts";

/** AKC Non-Sporting Group. The columns are explained at `parseBreeds`, the sources in README.md. */
export const nonSporting = parseBreeds(
  `
American Eskimo Dog | Fluffy | White, White and Biscuit | 6-35 | 9-19 | 13-15 | playful, perky, smart | apt
  A white spitz in three sizes that once walked circus wires and still loves applause.
Bichon Frise | Fluffy | White, White and Cream, White and Apricot | 12-18 | 9.5-11.5 | 14-15 | playful, curious, peppy | low apt
  A powder puff with dark button eyes, merry by trade and gentle with everyone.
Boston Terrier | Smooth | Black and White, Brindle and White, Seal and White | 12-25 | 15-17 | 11-13 | friendly, bright, amusing | apt
  The tuxedoed American gentleman, lively in play and well-behaved in town.
Bulldog | Smooth | Fawn, White, Red, Brindle, Fawn and White, Red and White | 50/40 | 14-15 | 8-10 | friendly, courageous, calm | apt
  A broad, wrinkled Briton of great dignity and small ambition, best kept cool and close.
Chinese Shar-Pei | Smooth | Fawn, Black, Cream, Red, Sand, Blue, Chocolate, Apricot | 45-60 | 18-20 | 8-12 | loyal, independent, calm | apt
  A sand-coated, deeply wrinkled guardian from southern China, clean, quiet and devoted to its own.
Chow Chow | Fluffy, Smooth | Red, Black, Blue, Cinnamon, Cream | 45-70 | 17-20 | 8-12 | dignified, serious, loyal | apt
  A lion-ruffed old breed with a blue-black tongue and a cat's sense of distance.
Coton de Tulear | Fluffy | White, White and Gray, White and Tan | 9-15/8-13 | 9-11 | 15-19 | charming, bright, happy-go-lucky | low apt
  The cotton-coated royal dog of Madagascar, a cheerful shadow that chatters a little.
Dalmatian | Smooth | White and Black, White and Liver | 45-70 | 19-24 | 11-13 | dignified, smart, outgoing |
  The spotted coach dog, made to trot beside carriages and in need of miles still.
Finnish Spitz | Medium | Golden Red, Red, Honey | 25-33/20-28 | 15.5-20 | 13-15 | lively, friendly, good-natured |
  Finland's foxy bark-pointer that announces birds, visitors and falling leaves alike.
French Bulldog | Smooth | Fawn, Brindle, Cream, White, Fawn and White, Brindle and White, Blue, Black | 20-28 | 11-13 | 10-12 | adaptable, playful, smart | apt
  A bat-eared charmer of Paris cafés that needs little exercise and a great deal of company.
Keeshond | Fluffy | Gray and Black, Silver and Black | 35-45 | 17-18 | 12-15 | friendly, lively, outgoing |
  The spectacled Dutch barge dog, fluffy, sociable and always on deck.
Lhasa Apso | Long | Golden, Cream, Honey, Black, Red, Sandy, Grizzle | 12-18 | 10-11 | 12-15 | confident, smart, comical | low apt
  A little sentinel of Tibetan monasteries under a floor-length coat.
Löwchen | Long | Cream, Black, Red, Sable, White, Black and White, Fawn | 15 | 12-14 | 13-15 | affectionate, positive, lively | low apt
  The little lion dog of Renaissance paintings, traditionally clipped and always happy.
Norwegian Lundehund | Medium | Fallow, Reddish Brown, White with Red | 20-30 | 12-15 | 12-15 | loyal, energetic, alert | apt
  A six-toed puffin hunter from Arctic cliffs, bendy as a gymnast.
Poodle | Fluffy | Black, White, Apricot, Cream, Red, Silver, Brown, Blue, Café au Lait | 4-70/4-50 | 9-24 | 10-18 | proud, active, very smart | low apt poodle
  A German water retriever turned French icon, in three sizes, brilliant and light on its feet.
Schipperke | Medium | Black | 10-16 | 10-13 | 12-14 | confident, alert, curious | apt
  Belgium's small black boat dog that inspects everything and misses nothing.
Shiba Inu | Medium | Red, Black and Tan, Red Sesame, Cream | 23/17 | 13.5-16.5 | 13-16 | alert, active, attentive | apt
  A small Japanese spitz, foxlike and fastidious, affectionate on its own terms.
Tibetan Spaniel | Medium | Gold, Sable, Black and Tan, Cream, Red, White, Parti | 9-15 | 10 | 12-15 | playful, bright, self-confident | apt
  A monastery watchdog in small that surveys the world from the highest cushion.
Tibetan Terrier | Long | White, Black, Gold, Brindle, Silver, Sable, Black and White | 18-30 | 14-17 | 15-16 | affectionate, loyal, sensitive | low
  No terrier at all but a shaggy herder's companion with snowshoe feet.
Xoloitzcuintli | Smooth | Black, Gray Black, Slate, Red, Bronze, Liver | 10-55 | 10-23 | 13-18 | loyal, alert, calm | low apt
  Mexico's ancient dog, usually hairless and warm as a hot-water bottle, sometimes with a short coat.
`,
  "Dogs",
  "Non-Sporting",
);
