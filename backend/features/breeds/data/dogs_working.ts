import { parseBreeds } from "./parse.ts";

/** AKC Working Group. The columns are explained at `parseBreeds`, the sources in README.md. */
export const working = parseBreeds(
  `
Akita | Medium | Brindle, White, Red, Fawn, Black, Pinto | 100-130/70-100 | 24-28 | 10-14 | courageous, dignified, loyal |
  A large Japanese spitz of few words, deeply faithful at home and reserved with the world.
Alaskan Malamute | Fluffy | Gray and White, Black and White, Red and White, Sable and White, White | 85/75 | 23-25 | 10-14 | affectionate, playful, strong-willed |
  A freight hauler of the Arctic with a plumed tail, a woolly coat and opinions on everything.
Anatolian Shepherd Dog | Smooth | Fawn, White, Brindle, Pinto, Liver | 110-150/80-120 | 27-29 | 11-13 | protective, steady, independent |
  A Turkish flock guardian bred to decide for itself, patient with lambs and children.
Bernese Mountain Dog | Long | Tricolor | 80-115/70-95 | 23-27.5 | 7-10 | good-natured, calm, strong |
  A Swiss farm dog in three colors that pulls carts, guards quietly and leans on its friends.
Black Russian Terrier | Wire | Black, Black with Gray Hairs | 80-130 | 26-30 | 10-12 | calm, confident, brave | low
  A huge, tousled guard dog raised by the Soviet army and softened by family life.
Boerboel | Smooth | Brown, Red, Fawn, Cream, Brindle, Black | 150-200/110-150 | 22-27 | 9-11 | confident, steady, protective |
  South Africa's farm mastiff, calm at rest, imposing at the gate, and a job for experienced owners.
Boxer | Smooth | Fawn, Brindle, Fawn and White, Brindle and White | 65-80/50-65 | 21.5-25 | 10-12 | bright, playful, patient |
  A square-jawed clown with a guardian's heart that bounces well into middle age.
Bullmastiff | Smooth | Fawn, Red, Brindle | 110-130/100-120 | 24-27 | 7-9 | affectionate, brave, quiet |
  The gamekeeper's silent night guard, a mellow giant that drools and adores.
Cane Corso | Smooth | Black, Gray, Fawn, Red, Brindle | 95-110/85-100 | 23.5-27.5 | 9-12 | assertive, intelligent, loyal |
  An Italian mastiff with an athlete's build, keen to work with a person it respects.
Chinook | Medium | Tawny, Light Honey, Red Gold | 55-90/50-65 | 22-26 | 12-15 | friendly, patient, smart |
  New Hampshire's tawny sled dog, as happy with children as in harness.
Danish-Swedish Farmdog | Smooth | White and Black, White and Tan, Tricolor | 15-25 | 12-15 | 11-13 | lively, friendly, attentive | apt
  A small farmyard all-rounder that caught rats, watched cattle and still fits any family.
Doberman Pinscher | Smooth | Black and Rust, Red and Rust, Blue and Rust, Fawn and Rust | 75-100/60-90 | 24-28 | 10-12 | alert, fearless, loyal |
  A sleek German guard dog that learns at once and wants to be part of everything.
Dogo Argentino | Smooth | White | 80-100/80-95 | 24-27 | 9-15 | cheerful, humble, protective |
  Argentina's white big-game hunter, powerful in the field and soft with its own people.
Dogue de Bordeaux | Smooth | Fawn, Red Fawn, Mahogany | 110-140/99-120 | 23-27 | 5-8 | loyal, calm, courageous |
  A French mastiff with a vast furrowed head, a rolling walk and an affectionate core.
German Pinscher | Smooth | Red, Fawn, Black and Tan, Blue and Tan | 25-45 | 17-20 | 12-14 | vivacious, intelligent, watchful |
  A medium-sized German ratter, ancestor of the Doberman, elegant and quick-witted.
Giant Schnauzer | Wire | Black, Pepper and Salt | 60-85/55-75 | 23.5-27.5 | 12-15 | loyal, alert, trainable | low
  The biggest Schnauzer, a Bavarian drover and guard with a wiry beard and endless drive.
Great Dane | Smooth | Fawn, Brindle, Blue, Black, Harlequin, Mantle, Merle | 140-175/110-140 | 28-32 | 7-10 | friendly, patient, dependable |
  A boarhound turned gentle giant, sure that it is a lapdog.
Great Pyrenees | Long | White, White with Badger, White with Gray, White with Tan | 100-160/85-115 | 25-32 | 10-12 | patient, calm, watchful |
  A white flock guardian of the Pyrenees that patrols by night and dotes on small creatures.
Greater Swiss Mountain Dog | Smooth | Black Red and White, Blue Red and White, Red and White | 115-140/85-110 | 23.5-28.5 | 8-11 | faithful, dependable, family-minded |
  A tricolored Swiss draft dog, heavy-boned, cheerful and fond of having its people close.
Komondor | Long | White | 100-130/80-110 | 25.5-30 | 10-12 | brave, steady, dignified | low
  Hungary's corded sheep guardian, a moving mop with the mind of a sentry.
Kuvasz | Medium | White | 100-115/70-90 | 26-30 | 10-12 | fearless, loyal, sensitive |
  A white Hungarian guardian, strong and light of foot, devoted to one family for life.
Leonberger | Long | Lion Yellow, Red, Sand, Red Brown | 110-170/90-140 | 25.5-31.5 | 7-9 | friendly, gentle, playful |
  A lion-maned German giant with webbed feet, a black mask and a great deal of patience.
Mastiff | Smooth | Fawn, Apricot, Brindle | 160-230/120-170 | 27.5-33 | 6-10 | dignified, good-natured, courageous |
  Among the heaviest of all breeds, an English house guardian that is mild as milk.
Neapolitan Mastiff | Smooth | Gray, Black, Mahogany, Tawny | 150/110 | 24-31 | 7-9 | watchful, loyal, placid |
  A draped and wrinkled guard of southern Italy that seldom needs to stand up to be noticed.
Newfoundland | Long | Black, Brown, Gray, White and Black | 130-150/100-120 | 26-28 | 9-10 | sweet, patient, devoted |
  A webbed-footed lifesaver from the Canadian coast that treats each child as its charge.
Portuguese Water Dog | Fluffy | Black, White, Brown, Black and White, Brown and White | 42-60/35-50 | 17-23 | 11-13 | adventurous, affectionate, athletic | low
  A fisherman's mate in curls that herded fish, fetched nets and loves any swim.
Rottweiler | Smooth | Black and Mahogany, Black and Rust, Black and Tan | 95-135/80-100 | 22-27 | 9-10 | confident, loyal, steady |
  A Roman drover's descendant, strong and thoughtful, playful with family and aloof with strangers.
Saint Bernard | Smooth, Long | White and Red, Brown and White, Mahogany and White, Brindle and White | 140-180/120-140 | 26-30 | 8-10 | playful, charming, watchful |
  The Alpine hospice dog, vast and tender, with drool as generous as its heart.
Samoyed | Fluffy | White, Cream, Biscuit, White and Biscuit | 45-65/35-50 | 19-23.5 | 12-14 | gentle, adaptable, friendly |
  A smiling white spitz of Siberian herders that warms sleepers and carpets alike.
Siberian Husky | Medium | Black and White, Gray and White, Red and White, Agouti, Sable and White, White | 45-60/35-50 | 20-23.5 | 12-14 | outgoing, mischievous, loyal |
  A light sled dog made for distance, talkative, clever with fences and friendly to all.
Standard Schnauzer | Wire | Pepper and Salt, Black | 35-50/30-45 | 17.5-19.5 | 13-16 | fearless, smart, spirited | low
  The original Schnauzer, a German farm dog with whiskers, wit and a watchful eye.
Tibetan Mastiff | Long | Black, Brown, Gold, Blue, Black and Tan | 90-150/70-120 | 24-29 | 10-12 | reserved, strong-willed, watchful |
  A maned night guardian of the high plateau, independent, quiet by day and long in growing up.
`,
  "Dogs",
  "Working",
);
