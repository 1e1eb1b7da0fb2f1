import { parseBreeds } from "./parse.ts";

/** AKC Hound Group. The columns are explained at `parseBreeds`, the sources in README.md. */
export const hound = parseBreeds(
  `
Afghan Hound | Long | Cream, Red, Black, Black and Tan, Blue, Brindle, Silver | 50-60 | 25-27 | 12-18 | aloof, dignified, comical |
  A mountain sighthound in a silk curtain, regal in company and silly in private.
American English Coonhound | Smooth | Redtick, Bluetick, Tricolor, Red and White | 45-65 | 23-26 | 11-12 | pleasant, alert, persistent |
  A fast night hunter with a bell of a voice, mild at home once it has had its run.
American Foxhound | Smooth | Tricolor, Red and White, Lemon and White, Black White and Tan | 65-70/60-65 | 21-25 | 11-13 | easy-going, sweet, independent |
  Virginia's long-legged pack hound, George Washington's kind of dog, gentle and very fond of running.
Azawakh | Smooth | Red, Sand, Fawn, Brindle, Black, Blue | 44-55/33-44 | 23.5-29 | 12-15 | loyal, deeply affectionate, reserved |
  A lean guardian and courser of the Sahel, close to its own people and wary of the rest.
Basenji | Smooth | Red and White, Black and White, Tricolor, Brindle and White | 24/22 | 16-17 | 13-14 | independent, clever, poised | apt
  The African hunter that yodels rather than barks and washes itself like a cat.
Basset Fauve de Bretagne | Wire | Fawn, Red Wheaten, Golden Wheaten | 27-35 | 12.5-15.5 | 13-15 | cheerful, sociable, brave | apt
  A small rough-coated Breton hound that is a busy hunter outside and a sunny companion inside.
Basset Hound | Smooth | Tricolor, Red and White, Lemon and White, Mahogany and White | 40-65 | 12-15 | 12-13 | patient, low-key, stubborn | apt
  Low to the ground with a nose second to one, and in no hurry about anything.
Beagle | Smooth | Tricolor, Lemon and White, Red and White, Chocolate Tri, Blue Tri | 20-30 | 13-15 | 10-15 | merry, curious, companionable | apt
  A sturdy rabbit hound that loves company, follows its nose and sings when it finds something.
Black and Tan Coonhound | Smooth | Black and Tan | 65-110/65-90 | 23-27 | 10-12 | easy-going, brave, even |
  A big, mellow American trailing hound with long ears and a voice that carries for miles.
Bloodhound | Smooth | Black and Tan, Liver and Tan, Red | 90-110/80-100 | 23-27 | 10-12 | gentle, inquisitive, determined |
  The greatest nose in dogdom, wrinkled, slobbery and soft with everyone it finds.
Bluetick Coonhound | Smooth | Bluetick, Bluetick and Tan | 55-80/45-65 | 21-27 | 11-12 | devoted, tenacious, mellow |
  A speckled Louisiana hound with a bawling voice and a cold-trail nose.
Borzoi | Long | White, Gold, Cream, Sable, Red, Brindle, Black | 75-105/60-85 | 26-30 | 9-14 | calm, agreeable, athletic |
  The tall, quiet Russian wolf courser, catlike indoors and a streak of silk at full gallop.
Cirneco dell'Etna | Smooth | Tan, Chestnut | 22-26/17-22 | 16.5-19.5 | 12-14 | friendly, gentle, alert | apt
  A fine-boned Sicilian rabbit hunter from the slopes of Etna, upright of ear and sunny of mood.
Dachshund | Smooth, Long, Wire | Red, Black and Tan, Cream, Chocolate and Tan, Blue and Tan, Dapple, Brindle, Piebald, Wild Boar | 9-32/8-30 | 5-9 | 12-16 | spunky, curious, devoted | apt dachshund
  A badger hunter's long body on short legs, in three coats and several sizes, and none of them short of courage.
English Foxhound | Smooth | Tricolor, Lemon and White, Black White and Tan | 60-75 | 23-25 | 10-13 | sociable, gentle, hardy |
  A pack hound of great stamina that gets on with everyone and longs for wide country.
Grand Basset Griffon Vendéen | Wire | White and Orange, White and Lemon, Tricolor, White and Gray | 40-45 | 15.5-18 | 13-15 | happy, confident, independent |
  The taller of the rough Vendée bassets, tousled and tireless on a hare's trail.
Greyhound | Smooth | Black, Blue, Fawn, Red, Brindle, White, White and Brindle | 65-70/60-65 | 27-30 | 10-13 | gentle, independent, noble | apt
  The fastest of dogs and among the laziest: a short sprint, then a very long nap.
Harrier | Smooth | Tricolor, Lemon and White, Red and White, Black White and Tan | 45-60 | 19-21 | 12-15 | outgoing, people-loving, steady |
  Between Beagle and Foxhound in size, a hare hunter built for company and long days.
Ibizan Hound | Smooth, Wire | Red, White, Red and White | 50/45 | 22.5-27.5 | 11-14 | even-tempered, loyal, lively |
  A leaping rabbit hunter of the Balearics with great upright ears and a deer's grace.
Irish Wolfhound | Wire | Gray, Brindle, Red, Black, White, Fawn, Wheaten | 120-155/105-130 | 30-35 | 6-8 | courageous, calm, dignified |
  The tallest of hounds and among the kindest, a giant that needs space and a soft bed.
Norwegian Elkhound | Medium | Gray, Silver Gray | 55/48 | 19.5-20.5 | 12-15 | bold, friendly, confident |
  A silver spitz that trailed moose with Vikings and still has plenty to say about it.
Otterhound | Wire | Black and Tan, Grizzle, Wheaten, Liver and Tan, Tricolor | 115/80 | 24-27 | 10-13 | boisterous, affectionate, amiable |
  A shaggy, web-footed English rarity that swims like its quarry and loves like a puppy.
Petit Basset Griffon Vendéen | Wire | White and Orange, White and Lemon, Tricolor, White and Black | 25-40 | 13-15 | 14-16 | happy, vivacious, tolerant | apt
  A tousled little hound, merry and busy, that treats every walk as a treasure hunt.
Pharaoh Hound | Smooth | Tan, Rich Tan, Chestnut | 45-55 | 21-25 | 12-14 | smart, playful, affectionate |
  Malta's rabbit hound, tan and elegant, that blushes pink when pleased.
Plott Hound | Smooth | Brindle, Black, Buckskin, Maltese | 50-60/40-55 | 20-25 | 12-14 | loyal, bold, alert |
  North Carolina's brindle bear hound: brave on the trail and mellow by the fire.
Portuguese Podengo Pequeno | Smooth, Wire | Yellow, Fawn, Yellow and White, Fawn and White, Black and White | 9-13 | 8-12 | 12-15 | lively, playful, alert | apt
  A pocket-sized Portuguese rabbit hunter with big ears and bigger ideas.
Redbone Coonhound | Smooth | Red | 45-70 | 21-27 | 12-15 | even-tempered, amiable, eager |
  A rich red American tree dog, agile over rough ground and tender with children.
Rhodesian Ridgeback | Smooth | Wheaten, Light Wheaten, Red Wheaten | 85/70 | 24-27 | 9-11 | affectionate, strong-willed, even |
  A southern African lion trailer with a ridge of reversed hair and a calm, watchful way.
Saluki | Smooth, Long | Cream, Fawn, Golden, Red, Grizzle, Black and Tan, White | 45-60/40-55 | 23-28 | 10-17 | gentle, dignified, independent |
  A courser of desert hares for thousands of years, feathered, fast and quietly devoted.
Scottish Deerhound | Wire | Blue Gray, Dark Gray, Brindle, Sandy Red | 85-110/75-95 | 28-32 | 8-11 | gentle, polite, dignified |
  A rough-coated giant of the Highlands, courteous to all and built to run down stags.
Sloughi | Smooth | Sand, Fawn, Red Fawn, Mahogany, Brindle | 55-65/45-55 | 24-29 | 10-15 | reserved, graceful, affectionate |
  A North African sighthound of the Berbers, noble outside and tender with its own people.
Treeing Walker Coonhound | Smooth | Tricolor, White and Tan, White and Black | 50-70 | 20-27 | 12-13 | smart, brave, courteous |
  A sensible, speedy coonhound called the people's choice by night hunters.
Whippet | Smooth | Brindle, Fawn, Blue, Black, White, Red, Fawn and White | 25-40 | 18-22 | 12-15 | calm, affectionate, playful | apt
  A Greyhound in small, quiet enough for a flat and quick enough to surprise the whole park.
`,
  "Dogs",
  "Hound",
);
