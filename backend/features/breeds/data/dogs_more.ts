import { parseBreeds } from "./parse.ts";

/**
 * Breeds outside the AKC groups that the UKC registers, or that the AKC records in its Foundation Stock
 * Service and Miscellaneous Class. The group is the one in which the breed would work.
 */
export const moreDogs = [
  ...parseBreeds(
    `
Braque du Bourbonnais | Smooth | White and Liver, White and Fawn, Liver Roan | 40-57/35-48 | 18.5-22.5 | 12-15 | calm, affectionate, keen |
  A rust-flecked French pointer, often short-tailed, passionate in the field and mild at home.
Braque Francais Pyrenean | Smooth | Brown and White, Brown Roan, Brown | 37-55 | 18.5-23 | 12-15 | gentle, lively, biddable |
  A light Pyrenean pointing dog that learns quickly and prefers a soft word.
Drentsche Patrijshond | Medium | White and Brown, White and Brown Ticked | 48-73 | 21.5-25 | 12-14 | loyal, gentle, steady |
  A Dutch partridge dog that points, retrieves and comes home to the family every night.
Small Munsterlander | Medium | Brown and White, Brown Roan | 37-57 | 20-22 | 12-14 | lively, bright, family-minded |
  A feathered German gun dog of handy size, versatile and cheerful.
`,
    "Dogs",
    "Sporting",
  ),
  ...parseBreeds(
    `
American Leopard Hound | Smooth | Blue Leopard, Red Leopard, Yellow, Brindle | 45-70 | 21-27 | 12-15 | sociable, energetic, trusting |
  An old American tree dog with a mottled coat and a warm temper.
Norrbottenspets | Smooth | White and Red, White and Yellow | 24-33/18-26 | 16.5-18.5 | 14-15 | attentive, lively, kind |
  A small Nordic bark-pointer, tough in the forest and keen on its family.
Peruvian Inca Orchid | Smooth | Black, Slate Gray, Blue, Copper, Pink and Black | 8-55 | 9.5-26 | 12-14 | affectionate, noble, lively | low apt
  Peru's hairless hound in three sizes, elegant, warm to the touch and shy of strangers.
Portuguese Podengo | Smooth, Wire | Yellow, Fawn, Yellow and White, Fawn and White | 35-66 | 16-28 | 10-12 | independent, watchful, loyal |
  The medium and large Podengo, ancient rabbit and boar hunter of Portugal.
Silken Windhound | Long | White, Cream, Red, Sable, Black, Brindle, Blue | 33-55 | 18.5-23.5 | 12-18 | gentle, affectionate, playful |
  A long-coated sighthound developed in Texas, mild enough for a first-time owner.
`,
    "Dogs",
    "Hound",
  ),
  ...parseBreeds(
    `
Alaskan Klee Kai | Fluffy | Black and White, Gray and White, Red and White, White | 5-22 | 12-17 | 13-16 | curious, loyal, quick | apt
  A husky's mask on a companion's frame, talkative with friends and careful with strangers.
American Bulldog | Smooth | White, White and Brindle, White and Red, White and Brown | 75-100/60-80 | 20-25 | 10-12 | confident, affectionate, active |
  A southern farm dog of strength and loyalty that needs a job and firm kindness.
Dogo Canario | Smooth | Fawn, Brindle, Red Fawn | 100-130/85-110 | 22-26 | 9-11 | calm, confident, devoted |
  The farm mastiff of the Canary Islands, quiet, watchful and not for beginners.
Kai Ken | Medium | Black Brindle, Red Brindle, Brindle | 30-40/20-35 | 15.5-19.5 | 14-16 | loyal, agile, intelligent |
  A brindle Japanese mountain hunter that climbs rocks and reads its owner closely.
Olde English Bulldogge | Smooth | White and Brindle, Red, Fawn, Brindle, White | 60-80/50-70 | 16-20 | 11-13 | confident, friendly, alert |
  A leaner, sounder bulldog re-created in Pennsylvania, fit enough for a real walk.
Tosa | Smooth | Red, Fawn, Apricot, Brindle, Black | 120-170/100-140 | 22-26 | 10-12 | calm, patient, bold |
  Japan's heavyweight mastiff, silent and composed, for the most experienced homes.
`,
    "Dogs",
    "Working",
  ),
  ...parseBreeds(
    `
American Bully | Smooth | Blue, Black, Fawn, Blue and White, Tricolor, Red | 65-85/50-70 | 13-20 | 10-13 | gentle, confident, sociable |
  A broad, easy companion bred for temper first, proud of its looks and fond of everyone.
American Pit Bull Terrier | Smooth | Red, Blue, Black, Brindle, Fawn, Red and White | 35-60/30-50 | 17-21 | 12-14 | loyal, athletic, eager |
  A strong, people-loving all-round dog that thrives on training and company.
German Hunting Terrier | Smooth, Wire | Black and Tan, Brown and Tan | 20-22/16-19 | 13-16 | 12-14 | fearless, tireless, sharp |
  The Jagdterrier: a small hunter with a very large engine.
Jack Russell Terrier | Smooth, Wire | White and Tan, White and Black, Tricolor | 9-15 | 10-12 | 13-16 | bold, merry, tireless | apt
  A fox-bolter in a small white jacket that never runs out of ideas.
`,
    "Dogs",
    "Terrier",
  ),
  ...parseBreeds(
    `
Australian Kelpie | Smooth | Black, Black and Tan, Red, Red and Tan, Fawn, Blue | 31-46/25-42 | 17-20 | 10-13 | eager, clever, tireless |
  A sheepdog that runs over the backs of its flock and wants work every day.
Australian Koolie | Smooth, Medium | Blue Merle, Red Merle, Black, Red, Black and White | 33-53 | 13-23 | 13-15 | willing, gentle, focused |
  A merle stock dog of the outback, quieter than most and endlessly willing.
Catahoula Leopard Dog | Smooth | Blue Leopard, Red Leopard, Black, Brindle, Red | 65-90/50-80 | 20-26 | 10-14 | independent, protective, inquisitive |
  Louisiana's leopard-coated cow dog with glass eyes and a strong sense of duty.
Dutch Shepherd | Smooth, Long, Wire | Gold Brindle, Silver Brindle | 50-75 | 21.5-24.5 | 11-14 | alert, faithful, athletic |
  A brindle herder in three coats, close kin of the Malinois and just as keen.
English Shepherd | Medium | Black and White, Sable and White, Tricolor, Black and Tan | 45-65/40-60 | 18-23 | 12-15 | kind, adaptable, watchful |
  The old American farm collie that keeps order in the yard without being asked.
Toy Australian Shepherd | Medium | Blue Merle, Red Merle, Black Tricolor, Red Tricolor | 7-17 | 10-14 | 12-15 | bright, affectionate, lively | apt
  A pocket shepherd with the same quick mind and half the sofa space.
White Shepherd | Medium, Long | White | 75-85/60-70 | 22-26 | 12-14 | steady, loyal, gentle |
  A shepherd bred for its white coat and a mellow temper.
`,
    "Dogs",
    "Herding",
  ),
  ...parseBreeds(
    `
Mixed Breed | Smooth, Medium, Long, Wire, Fluffy | Black, Brown, Tan, White, Black and White, Brown and White, Brindle, Tricolor, Gray, Yellow | 10-90 | | 10-16 | individual, affectionate, grateful |
  A dog of its own design: the shelter's best-kept secret, and no two alike.
`,
    "Dogs",
    "Mixed",
  ),
];
