import { parseBreeds } from "./parse.ts";

/**
 * Crosses that marketplaces list but no registry above recognizes. Generations (F1, F1b, ...) apply to them.
 */
export const designer = parseBreeds(
  `
Aussiedoodle | Fluffy, Smooth | Blue Merle, Red Merle, Black, Red Tricolor, Black Tricolor, Chocolate | 15-70/15-60 | 10-23 | 10-13 | bright, energetic, devoted | low doodle
  Australian Shepherd and Poodle: two quick minds in one wavy coat, best with a busy family.
Australian Labradoodle | Fluffy | Chocolate, Caramel, Cream, Red, Black, Apricot | 15-65/15-55 | 14-24 | 12-15 | sociable, intuitive, gentle | low doodle
  A multi-generation line from Labrador, Poodle and spaniels, bred for even temper and coat.
Bernedoodle | Fluffy, Smooth | Tricolor, Black and White, Sable, Merle, Phantom, Black | 10-90/10-80 | 12-29 | 12-15 | affectionate, goofy, calm | low doodle
  Bernese Mountain Dog and Poodle: a teddy bear's looks, a clown's heart and a stubborn minute now and then.
Bordoodle | Fluffy, Smooth | Black and White, Blue Merle, Red and White, Tricolor, Sable | 15-60 | 12-22 | 12-15 | clever, affectionate, lively | low doodle
  Border Collie and Poodle, a student that finishes the lesson before you do.
Boxerdoodle | Fluffy, Smooth | Fawn, Brindle, Black, Apricot, White | 12-70 | 10-25 | 10-14 | playful, loyal, bouncy | doodle
  Boxer and Poodle, springy and silly with a soft spot for children.
Cavachon | Fluffy | White and Apricot, Blenheim, Tricolor, White, Cream | 10-20 | 11-14 | 12-15 | gentle, cheerful, adaptable | low apt
  Cavalier King Charles Spaniel and Bichon Frise: a small, even-tempered lap warmer.
Cavapoo | Fluffy, Smooth | Ruby, Apricot, Blenheim, Tricolor, Black and Tan, Cream, Red | 8-25 | 9-15 | 12-15 | affectionate, gentle, playful | low apt doodle
  Cavalier King Charles Spaniel and Poodle: sweet, quick to learn and always within reach.
Cavapoochon | Fluffy | Apricot, Cream, Tricolor, White and Apricot, Red | 8-20 | 9-14 | 12-16 | gentle, sociable, happy | low apt
  Cavalier, Poodle and Bichon in one small, long-lived companion.
Chiweenie | Smooth, Long | Fawn, Black and Tan, Chocolate, Red, Dapple, Cream | 5-12 | 6-10 | 12-16 | bold, loyal, funny | apt
  Chihuahua and Dachshund: a small, low comedian with a watchdog's ear.
Cockapoo | Fluffy, Smooth | Buff, Apricot, Black, Chocolate, Red, Parti, Cream | 6-30 | 9-18 | 13-16 | happy, outgoing, clever | low apt doodle
  Cocker Spaniel and Poodle, the classic cross, sunny and simple to live with.
Corgipoo | Fluffy, Smooth | Red and White, Tricolor, Sable, Cream, Black and White | 12-28 | 10-14 | 12-14 | bright, alert, cheerful | apt doodle
  Corgi and Poodle: short legs, soft curls and a herder's sense of order.
Cotonpoo | Fluffy | White, Cream, White and Apricot, Gray and White | 8-18 | 9-14 | 13-16 | easy-going, sweet, playful | low apt doodle
  Coton de Tulear and Poodle, a light-hearted small dog that travels well.
Double Doodle | Fluffy | Cream, Apricot, Chocolate, Red, Black | 20-75 | 13-24 | 10-15 | friendly, gentle, smart | low doodle
  Goldendoodle and Labradoodle together: a big friendly dog with a steady coat.
Frenchton | Smooth | Brindle, Black and White, Fawn, Cream, Blue | 15-25 | 11-15 | 11-14 | playful, affectionate, easy-going | apt
  French Bulldog and Boston Terrier, a compact companion with a nose a little longer than a Frenchie's.
Golden Mountain Dog | Long | Tricolor, Black and Tan, Golden, Black and White | 80-120/70-100 | 24-28 | 9-12 | kind, patient, loyal |
  Golden Retriever and Bernese: a large, gentle shadow with a generous coat.
Golden Mountain Doodle | Fluffy, Smooth | Tricolor, Apricot, Black and White, Merle, Sable | 20-90 | 14-27 | 10-14 | gentle, friendly, steady | low doodle
  Bernedoodle and Goldendoodle blended, for families that could not choose.
Goldador | Smooth, Medium | Golden, Yellow, Black, Red Gold | 60-80 | 21-24 | 10-13 | loyal, friendly, willing |
  Golden Retriever and Labrador, a guide-dog favorite and an all-round good citizen.
Goldendoodle | Fluffy, Smooth | Apricot, Cream, Red, Golden, Black, Chocolate, Parti, Merle | 10-90/10-75 | 10-26 | 10-15 | friendly, trusting, smart | low doodle
  Golden Retriever and Poodle: America's best-known doodle, sociable to a fault and happy to learn.
Havapoo | Fluffy | Cream, Apricot, Black, Chocolate, Silver, White | 7-20 | 8-15 | 12-15 | cheerful, gentle, sociable | low apt doodle
  Havanese and Poodle: small, soft and ready to perform for a biscuit.
Horgi | Medium | Red and White, Gray and White, Black and White, Sable and White | 20-50 | 12-15 | 12-15 | lively, loyal, talkative |
  Corgi and Husky: a sled dog's mask at ankle height.
Huskydoodle | Fluffy, Smooth | Black and White, Gray and White, Red, White, Merle | 15-60 | 13-25 | 10-13 | spirited, friendly, clever | doodle
  Siberian Husky and Poodle, bright-eyed and built for long hikes.
Irish Doodle | Fluffy, Smooth | Red, Mahogany, Apricot, Black | 20-70 | 15-26 | 10-15 | lively, sweet, sociable | low doodle
  Irish Setter and Poodle: a red, wavy athlete with a joker's streak.
Jackapoo | Fluffy, Smooth | White and Tan, Apricot, Cream, Tricolor, Black | 7-25 | 10-15 | 12-15 | merry, quick, affectionate | apt doodle
  Jack Russell and Poodle, a small spring that needs games for the mind.
Labradoodle | Fluffy, Smooth | Chocolate, Cream, Apricot, Black, Red, Caramel, Silver | 15-65/15-60 | 14-24 | 12-14 | friendly, energetic, trainable | low doodle
  Labrador and Poodle, first bred in Australia as a guide dog and loved everywhere since.
Maltipoo | Fluffy, Smooth | White, Cream, Apricot, Red, Black, Silver | 5-20 | 8-14 | 10-15 | gentle, playful, affectionate | low apt doodle
  Maltese and Poodle: a small, bright companion with a teddy's face.
Mal-Shi | Fluffy | White, Cream, Black and White, Gold and White, Chocolate and White | 6-15 | 8-12 | 12-14 | friendly, lively, easy-going | low apt
  Maltese and Shih Tzu, a lapdog on both sides and proud of it.
Morkie | Long | Black and Tan, Cream, Gold, White, Blue and Tan | 4-12 | 6-11 | 12-14 | feisty, loving, playful | low apt
  Maltese and Yorkshire Terrier, tiny, silky and in charge.
Newfypoo | Fluffy, Smooth | Black, Brown, Gray, Black and White, Cream | 30-150/30-120 | 15-28 | 8-12 | sweet, patient, loyal | low doodle
  Newfoundland and Poodle: a large, mellow swimmer with a little less drool.
Pomapoo | Fluffy | Apricot, Cream, Orange, Sable, Black, White | 4-15 | 7-11 | 12-15 | lively, loyal, bright | low apt doodle
  Pomeranian and Poodle, a small show-off with a warm heart.
Pomchi | Smooth, Long | Cream, Fawn, Black and Tan, Sable, Chocolate, Orange | 4-10 | 6-9 | 12-18 | loyal, spirited, alert | apt
  Pomeranian and Chihuahua, four pounds of certainty.
Pomsky | Medium, Fluffy | Gray and White, Black and White, Red and White, Brown and White, Merle | 10-35 | 10-17 | 12-15 | curious, playful, vocal |
  Pomeranian and Husky: a small husky's looks and a large husky's conversation.
Poochon | Fluffy | Apricot, Cream, White, Red, Black | 6-18 | 9-15 | 12-15 | merry, affectionate, bright | low apt doodle
  Bichon Frise and Poodle, soft as wool and pleased with life.
Portidoodle | Fluffy | Black, Black and White, Chocolate, Parti, Silver | 20-60 | 15-24 | 12-14 | athletic, friendly, sharp | low doodle
  Portuguese Water Dog and Poodle: two swimmers in one curly suit.
Puggle | Smooth | Fawn, Black, Tan, Red, Lemon | 15-30 | 10-15 | 10-15 | cheerful, curious, affectionate | apt
  Pug and Beagle: a wrinkled nose that still wants to follow every trail.
Pyredoodle | Fluffy, Smooth | White, Cream, White and Tan, Gray and White, Apricot | 30-100 | 16-30 | 10-12 | calm, gentle, watchful | low doodle
  Great Pyrenees and Poodle, a mild guardian that is easier to brush.
Saint Berdoodle | Fluffy, Smooth | White and Red, Brown and White, Apricot, Tricolor, Cream | 25-160/25-140 | 16-30 | 8-12 | gentle, playful, patient | doodle
  Saint Bernard and Poodle: very big, very kind, and a very good pillow.
Schnoodle | Fluffy | Black, Silver, Apricot, Salt and Pepper, Black and Silver, White | 6-30 | 9-16 | 12-15 | happy, loyal, clever | low apt doodle
  Schnauzer and Poodle: a small beard, soft waves and a lively wit.
Sheepadoodle | Fluffy, Smooth | Black and White, Gray and White, Merle, Tricolor, Black | 15-85/15-75 | 13-25 | 12-15 | playful, gentle, smart | low doodle
  Old English Sheepdog and Poodle: a panda on springs, fond of children and cool weather.
Sheltidoodle | Fluffy, Smooth | Sable and White, Blue Merle, Tricolor, Black and White | 10-40 | 10-18 | 12-15 | bright, gentle, alert | doodle
  Shetland Sheepdog and Poodle, a fast learner with plenty to say.
Shichon | Fluffy | White and Apricot, Cream, Gold and White, Black and White, Chocolate | 9-16 | 9-12 | 13-16 | gentle, playful, friendly | low apt
  Shih Tzu and Bichon Frise, sold as the teddy bear dog and easily seen why.
Shihpoo | Fluffy, Smooth | Apricot, Black, Cream, Brown, Red, Gold and White | 7-20 | 8-15 | 12-16 | playful, friendly, affectionate | low apt doodle
  Shih Tzu and Poodle: a cheerful little friend for a home of any size.
Springerdoodle | Fluffy, Smooth | Liver and White, Black and White, Apricot, Chocolate, Parti | 15-55 | 13-22 | 12-14 | lively, friendly, biddable | low doodle
  Springer Spaniel and Poodle, keen outdoors and cuddly after.
Texas Heeler | Medium | Blue Merle, Red Merle, Black and Tan, Blue Speckled | 30-50 | 17-22 | 12-15 | driven, loyal, smart |
  Australian Cattle Dog and Australian Shepherd: a ranch hand that needs a ranch, or a runner.
Westiepoo | Fluffy, Smooth | White, Cream, Apricot, Wheaten, Black | 10-25 | 10-15 | 12-15 | merry, confident, affectionate | low apt doodle
  West Highland White Terrier and Poodle, jaunty and good company.
Whoodle | Fluffy, Smooth | Wheaten, Apricot, Cream, Red, Brown, Black | 12-45 | 12-20 | 12-15 | joyful, devoted, smart | low doodle
  Soft Coated Wheaten Terrier and Poodle: silky, bouncy and full of greetings.
Yorkipoo | Fluffy, Smooth | Black and Tan, Apricot, Chocolate, Cream, Red, Silver | 4-14 | 7-13 | 12-15 | spunky, loving, bright | low apt doodle
  Yorkshire Terrier and Poodle: pocket-sized, curly and convinced of its importance.
`,
  "Dogs",
  "Designer",
  true,
);
