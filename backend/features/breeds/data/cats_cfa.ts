import { coatGroup } from "./coat_group.ts";
import { parseBreeds } from "./parse.ts";

/**
 * Breeds that the CFA recognizes; TICA recognizes most of them too. Columns: `parseBreeds`; sources:
 * README.md.
 */
export const cfaCats = parseBreeds(
  `
Abyssinian | Smooth | Ruddy, Cinnamon, Blue, Fawn | 7-10/6-8 | | 12-15 | active, curious, affectionate |
  A ticked, golden-eyed athlete that treats the top of the bookcase as home.
American Bobtail | Long | Brown Tabby, Black, Blue, Red Tabby, Tortoiseshell, Seal Point, White | 12-16/7-11 | | 13-15 | easy-going, sociable, clever |
  A sturdy wildcat look-alike with a short tail and a traveler's calm.
American Curl | Smooth | Brown Tabby, Black, White, Red Tabby, Blue, Tortoiseshell | 7-10/5-8 | | 12-16 | gentle, curious, people-loving | apt
  Ears that curl back like petals, and a kitten's good spirits for life.
American Shorthair | Smooth | Silver Tabby, Brown Tabby, Black, Blue, Cream, Calico, Red Tabby | 11-15/8-12 | | 15-20 | easy-going, adaptable, gentle | apt
  The working cat of early settlers, sturdy, patient and at ease with children and dogs.
American Wirehair | Wire | Brown Tabby, Silver Tabby, Black, White, Red, Calico | 10-15/8-12 | | 14-18 | calm, adaptable, affectionate | apt
  An upstate New York original whose every hair is crimped like steel wool.
Balinese | Long | Seal Point, Chocolate Point, Blue Point, Lilac Point | 8-11/6-9 | | 15-20 | talkative, clever, loving | low apt
  The long-coated Siamese: silk, sapphire eyes and running commentary.
Bengal | Smooth | Brown Spotted, Brown Marbled, Seal Lynx Point, Seal Mink, Silver Spotted, Charcoal, Blue | 10-15/8-12 | | 12-16 | bold, athletic, inquisitive |
  Leopard rosettes on a house cat that climbs, splashes and learns tricks.
Birman | Long | Seal Point, Blue Point, Chocolate Point, Lilac Point, Red Point, Seal Lynx Point | 10-15/7-10 | | 12-16 | gentle, quiet, affectionate | apt
  The sacred cat of Burma, white-gloved and even-tempered, a soft presence in a room.
Bombay | Smooth | Black | 8-11/6-9 | | 12-16 | outgoing, warm, playful | apt
  A parlor panther in patent leather with copper eyes and a lapdog's heart.
British Shorthair | Smooth | Blue, Black, Cream, Silver Tabby, Blue and White, Lilac, Golden, Tortoiseshell | 12-17/9-12 | | 12-17 | calm, easy-going, loyal | apt
  A round, plush Briton that is content to be near rather than on you.
Burmese | Smooth | Sable, Champagne, Blue, Platinum | 9-13/7-10 | | 10-17 | sociable, playful, devoted | apt
  A satin brick with golden eyes that wants a say, and a lap, in everything.
Burmilla | Smooth | Silver Shaded Black, Silver Shaded Blue, Silver Shaded Chocolate, Silver Shaded Lilac | 8-12/7-10 | | 10-15 | sweet, playful, easy-going | apt
  A lucky cross of Burmese and Chinchilla Persian with eyeliner and a light heart.
Chartreux | Smooth | Blue | 11-16/7-11 | | 12-15 | quiet, observant, gentle | apt
  The blue-gray French mouser that smiles, watches and hardly ever meows.
Colorpoint Shorthair | Smooth | Red Point, Cream Point, Seal Lynx Point, Tortie Point, Blue Lynx Point | 8-11/5-8 | | 12-17 | talkative, extroverted, clever | apt
  The Siamese outline in the colors beyond the classic four.
Cornish Rex | Smooth | Black, White, Blue, Tortoiseshell, Red Tabby, Cream, Bi-Color | 7-9/5-7 | | 11-15 | playful, affectionate, acrobatic | apt
  A greyhound of a cat in marcelled waves, warm and never too grown-up to play.
Devon Rex | Smooth | Black, White, Blue, Red Tabby, Tortoiseshell, Chocolate, Seal Point | 7-10/5-8 | | 9-15 | impish, loyal, sociable | apt
  A pixie with huge ears and suede curls that perches on shoulders.
Egyptian Mau | Smooth | Silver, Bronze, Smoke | 9-12/7-10 | | 12-15 | loyal, quick, sensitive |
  A naturally spotted sprinter with gooseberry-green eyes and a chosen family.
European Burmese | Smooth | Brown, Blue, Chocolate, Lilac, Red, Cream | 9-13/7-10 | | 10-15 | affectionate, intelligent, sociable | apt
  The softly rounded European line of the Burmese, in more colors and equally loving.
Exotic Shorthair | Fluffy | Blue, Black, Cream, Red Tabby, Brown Tabby, White, Calico, Seal Point | 10-14/8-11 | | 12-15 | placid, loyal, gentle | apt
  A Persian in a plush short coat, for those who like the face and not the comb.
Havana Brown | Smooth | Chocolate, Lilac | 8-12/6-9 | | 12-15 | charming, curious, people-oriented | apt
  Chocolate from nose to tail, with green eyes and a paw held out for attention.
Japanese Bobtail | Smooth | White and Red, Black and White, Calico, White, Red Tabby, Black | 8-11/6-8 | | 13-16 | lively, talkative, outgoing | apt
  The beckoning cat of Japanese folklore, a pompom tail and a soft chirp.
Khao Manee | Smooth | White | 8-11/6-9 | | 12-15 | curious, outgoing, playful | apt
  A white Thai treasure with jewel eyes, often one of each color.
Korat | Smooth | Silver Blue | 8-11/6-9 | | 12-15 | devoted, gentle, energetic | apt
  Thailand's good-luck cat, silver-tipped blue with luminous green eyes.
LaPerm | Long | Brown Tabby, Black, Tortoiseshell, Red Tabby, Seal Point, White, Blue | 8-11/5-8 | | 12-15 | affectionate, gentle, quick | apt
  An Oregon barn cat's curls, a kiss on the nose, and a purr to go with them.
Lykoi | Smooth | Black Roan, Blue Roan | 8-12/6-9 | | 12-15 | clever, playful, loyal | apt
  A werewolf's roan coat and bare mask on a sweet and curious cat.
Maine Coon | Long | Brown Tabby, Silver Tabby, Black, White, Red Tabby, Blue, Tortoiseshell, Black Smoke | 13-22/8-14 | | 12-15 | gentle, sociable, playful |
  New England's large-pawed woodsman with tufted ears, a chirp and a dog's loyalty.
Manx | Smooth | Brown Tabby, Black, Red Tabby, White, Calico, Blue, Tortoiseshell | 10-13/8-11 | | 12-16 | even-tempered, playful, loyal | apt
  The tailless cat of the Isle of Man, round all over and a mighty jumper.
Norwegian Forest Cat | Long | Brown Tabby, Black and White, Silver Tabby, Blue, White, Red Tabby, Tortoiseshell | 12-18/8-13 | | 12-16 | calm, friendly, independent |
  A waterproof skald's cat from the fjords that climbs down trees headfirst.
Ocicat | Smooth | Tawny, Chocolate, Cinnamon, Blue, Lavender, Fawn, Silver | 10-15/7-11 | | 12-16 | outgoing, confident, trainable |
  Spots without wild blood: Abyssinian and Siamese energy in a leopard print.
Oriental Shorthair | Smooth | Ebony, White, Chestnut, Blue, Lavender, Red, Silver Tabby, Tortoiseshell | 8-12/5-8 | | 12-15 | talkative, inquisitive, loving | apt
  The Siamese form in hundreds of colors, with bat ears and much to discuss.
Persian | Long | White, Black, Blue, Cream, Silver Shaded, Golden Shaded, Red, Tortoiseshell, Bi-Color | 9-13/7-10 | | 12-17 | quiet, sweet, placid | apt
  A soft-voiced cushion with a great coat that likes its days alike.
RagaMuffin | Long | Cream, Blue, Brown Tabby, White, Tortoiseshell, Mink, Seal Tabby | 15-20/10-15 | | 13-18 | sweet, docile, friendly | apt
  A large, cuddly cousin of the Ragdoll in every color, with walnut-shaped eyes.
Ragdoll | Long | Seal Point, Blue Point, Seal Bicolor, Blue Bicolor, Seal Mitted, Seal Lynx, Flame Point | 15-20/10-15 | | 12-17 | placid, affectionate, gentle | apt
  A blue-eyed heavyweight that goes limp in your arms and waits at the door.
Russian Blue | Smooth | Blue | 9-13/7-10 | | 15-20 | quiet, loyal, reserved | low apt
  Silver-tipped plush from Archangel, shy of guests and tender with its own.
Scottish Fold | Smooth, Long | Blue, Silver Tabby, Brown Tabby, Cream, White, Calico, Black | 8-13/6-9 | | 11-15 | sweet, placid, companionable | apt
  The owl-faced cat of a Perthshire farm, bred with care for its joints.
Selkirk Rex | Fluffy, Smooth | Blue, Tortoiseshell, White, Brown Tabby, Cream, Black Smoke, Seal Point | 11-16/8-12 | | 12-15 | patient, loving, tolerant | apt
  A Wyoming curl in a sheep's coat, easy-going as they come.
Siamese | Smooth | Seal Point, Chocolate Point, Blue Point, Lilac Point | 8-12/6-9 | | 12-20 | vocal, social, intelligent | apt
  Thailand's pointed royalty, slender and vocal and never indifferent to you.
Siberian | Long | Brown Tabby, Silver Tabby, Black, White, Blue, Red Tabby, Seal Lynx Point | 12-17/8-12 | | 12-15 | affectionate, playful, strong | low
  Russia's forest cat in a triple coat, an acrobat that many sensitive noses tolerate well.
Singapura | Smooth | Sepia Agouti | 6-8/4-6 | | 11-15 | curious, lively, people-loving | apt
  A tiny, ticked cat with saucer eyes that supervises everything from your shoulder.
Somali | Long | Ruddy, Red, Blue, Fawn | 8-12/6-9 | | 11-16 | energetic, alert, fun-loving |
  The Abyssinian in a fox's coat and brush, with a fox's curiosity.
Sphynx | | Black, Blue, Cream, Seal Point, White, Tortoiseshell, Red, Bi-Color | 8-12/6-9 | | 9-15 | extroverted, affectionate, mischievous | apt
  Warm suede instead of fur, and a host's delight in every visitor.
Tonkinese | Smooth | Natural Mink, Champagne Mink, Blue Mink, Platinum Mink, Natural Point, Natural Solid | 8-12/6-8 | | 10-16 | sociable, playful, affectionate | apt
  Aqua-eyed middle ground between Siamese and Burmese, a born greeter.
Toybob | Smooth | Seal Point, Blue Point, Black, Brown Tabby, Red Tabby | 4-7/3-5 | | 12-15 | gentle, playful, devoted | apt
  A kitten-sized Russian bobtail with round eyes and a quiet way.
Turkish Angora | Long | White, Black, Blue, Red Tabby, Brown Tabby, Cream, Bi-Color | 8-12/5-9 | | 12-18 | clever, agile, affectionate | apt
  Ankara's silken dancer, fine-boned, quick and often odd-eyed.
Turkish Van | Medium | Red and White, Cream and White, Black and White, Blue and White, Tortoiseshell and White | 12-18/8-12 | | 12-17 | energetic, intelligent, water-loving |
  A white cat with a colored cap and tail from eastern Turkey, famous for swimming.
`,
  "Cats",
  coatGroup,
);
