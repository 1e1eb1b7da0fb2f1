import { coatGroup } from "./coat_group.ts";
import { parseBreeds } from "./parse.ts";

/**
 * Breeds that TICA registers beyond the CFA's, including the long- or short-haired sister breeds of those,
 * and the household cats that both associations show in a class of their own. Columns: `parseBreeds`;
 * sources: README.md.
 */
export const ticaCats = parseBreeds(
  `
American Bobtail Shorthair | Smooth | Brown Tabby, Black, Blue, Red Tabby, Tortoiseshell | 12-16/7-11 | | 13-15 | friendly, easy-going, clever |
  The Bobtail in a short, easy coat, with the same wild glance and tame heart.
American Curl Longhair | Long | Brown Tabby, White, Red Tabby, Black, Tortoiseshell | 7-10/5-8 | | 12-16 | gentle, curious, faithful | apt
  Backswept ears above a silky, flat-lying coat and a plumed tail.
Aphrodite Giant | Smooth, Long | Brown Tabby, Black and White, Red Tabby, White, Blue | 11-18/8-14 | | 12-15 | gentle, sociable, active |
  A big-boned cat of Cyprus whose ancestors climbed the Troodos mountains.
Australian Mist | Smooth | Brown, Blue, Chocolate, Lilac, Caramel, Gold, Peach | 10-14/8-11 | | 12-16 | tolerant, gentle, affectionate | apt
  Australia's own breed, softly spotted or marbled, made for an indoor life with children.
Bengal Longhair | Long | Brown Spotted, Brown Marbled, Seal Lynx Point, Silver Spotted | 10-15/8-12 | | 12-16 | active, clever, affectionate |
  A Bengal under silk, its rosettes blurred like a snow leopard's.
British Longhair | Long | Blue, Black, Cream, Lilac, Golden, Silver Tabby | 12-17/9-12 | | 12-15 | calm, loyal, easy-going | apt
  The British Shorthair with a lion's ruff and the same unhurried manners.
Burmilla Longhair | Long | Silver Shaded Black, Silver Shaded Blue, Silver Shaded Lilac | 8-12/7-10 | | 10-15 | sweet, sociable, playful | apt
  The Burmilla's silver shimmer in a fine, longer coat.
Chausie | Smooth | Brown Ticked Tabby, Black, Black Grizzled Tabby | 10-16/7-12 | | 12-14 | athletic, loyal, fearless |
  A tall, lean cat with jungle cat forebears that needs room, height and company.
Cymric | Long | Brown Tabby, Black, Red Tabby, White, Blue, Calico | 10-13/8-11 | | 12-16 | gentle, playful, loyal | apt
  The long-haired Manx, round, tailless and well padded against the weather.
Donskoy | | Black, Blue, Red, Cream, Tortoiseshell, White | 8-12/6-10 | | 12-15 | warm, sociable, inquisitive | apt
  A Russian hairless cat from Rostov-on-Don, wrinkled, soft and very attached.
Highlander | Smooth, Long | Brown Tabby, Silver Tabby, Seal Lynx Point, Black | 13-20/10-14 | | 10-15 | playful, confident, affectionate |
  Curled ears and a bobbed tail on a big, bouncy cat of recent making.
Himalayan | Long | Seal Point, Blue Point, Chocolate Point, Lilac Point, Flame Point, Cream Point | 9-14/7-11 | | 9-15 | sweet, gentle, devoted | apt
  Persian form with Siamese points and blue eyes, a quiet lover of laps.
Japanese Bobtail Longhair | Long | Calico, White and Red, Black and White, White | 8-11/6-8 | | 13-16 | lively, talkative, bright | apt
  The lucky bobtail in flowing dress, as chatty and sure-footed as the short one.
Kurilian Bobtail | Smooth | Brown Tabby, Red Tabby, Black, Silver Tabby, Tortoiseshell | 11-15/8-11 | | 12-15 | clever, gentle, adventurous |
  A wild-looking bobtail of the Kuril islands that fishes, hunts and cuddles.
Kurilian Bobtail Longhair | Long | Brown Tabby, Red Tabby, Silver Tabby, Black, Tortoiseshell | 11-15/8-11 | | 12-15 | sociable, gentle, bright |
  The island bobtail in a semi-long coat against the Pacific wind.
LaPerm Shorthair | Smooth | Brown Tabby, Black, Tortoiseshell, Red Tabby, White | 8-11/5-8 | | 12-15 | affectionate, active, gentle | apt
  Loose waves rather than ringlets, and the same face-to-face affection.
Maine Coon Polydactyl | Long | Brown Tabby, Black, Red Tabby, Blue, Silver Tabby | 13-22/8-14 | | 12-15 | gentle, sociable, steady |
  The Maine Coon with extra toes, nature's snowshoes from the old seaports.
Minuet | Smooth | Blue, Cream, Silver Shaded, Brown Tabby, White, Seal Point | 6-9/5-8 | | 11-15 | sweet, curious, gentle | apt
  A short-legged, round-faced blend of Persian and Munchkin.
Minuet Longhair | Long | Silver Shaded, Cream, Blue, Golden Shaded, White, Seal Point | 6-9/5-8 | | 11-15 | affectionate, mild, playful | apt
  The Minuet with a soft, full coat and the same low-slung charm.
Munchkin | Smooth | Brown Tabby, Black, White, Red Tabby, Blue, Calico, Seal Point | 6-9/4-8 | | 12-15 | outgoing, playful, clever | apt
  Short legs, long curiosity: a cat that corners like a race car.
Munchkin Longhair | Long | Brown Tabby, Red Tabby, White, Black, Blue, Seal Point | 6-9/4-8 | | 12-15 | outgoing, sweet, playful | apt
  The Munchkin with a silky coat and a magpie's love of shiny things.
Nebelung | Long | Blue | 9-14/7-10 | | 12-18 | shy, gentle, devoted | apt
  A creature of the mist: long, silver-tipped blue and loyal to a chosen few.
Oriental Longhair | Long | Ebony, Chestnut, Blue, White, Lavender, Red | 8-12/5-8 | | 12-15 | vocal, loving, agile | apt
  An elegant, silky Oriental with a plume for a tail.
Peterbald | Smooth | Black, Blue, Chocolate, Cream, White, Seal Point | 8-11/5-8 | | 12-15 | graceful, sociable, affectionate | apt
  A svelte Saint Petersburg breed, bald, velvet or brushed, with an Oriental's voice.
Pixiebob | Smooth | Brown Spotted Tabby | 11-17/8-12 | | 13-15 | loyal, calm, bold |
  A bobcat's look, often with extra toes, and a dog's habit of following along.
Pixiebob Longhair | Long | Brown Spotted Tabby | 11-17/8-12 | | 13-15 | loyal, sociable, calm |
  The bobcat look-alike with a belly coat over two inches and a quiet chirp.
Savannah | Smooth | Brown Spotted Tabby, Silver Spotted Tabby, Black, Black Smoke | 12-25/9-18 | | 12-18 | daring, energetic, loyal |
  Tall, spotted and serval-descended, a cat for people who keep an eye on local law.
Scottish Fold Longhair | Long | Blue, Silver Tabby, Cream, Brown Tabby, White, Calico | 8-13/6-9 | | 11-15 | sweet, quiet, companionable | apt
  The folded-ear cat in a full coat, all circles and softness.
Scottish Straight | Smooth | Blue, Silver Tabby, Cream, Brown Tabby, White, Black | 8-13/6-9 | | 12-16 | gentle, easy-going, social | apt
  The upright-eared sibling of the Fold, round and good-natured.
Scottish Straight Longhair | Long | Blue, Silver Tabby, Cream, Brown Tabby, White | 8-13/6-9 | | 12-16 | gentle, calm, social | apt
  Upright ears, a plush ruff and the Fold's mild temper.
Selkirk Rex Longhair | Long | Blue, Tortoiseshell, White, Brown Tabby, Cream | 11-16/8-12 | | 12-15 | patient, loving, placid | apt
  Ringlets to the floor and the patience to have them arranged.
Serengeti | Smooth | Brown Spotted Tabby, Silver Spotted Tabby, Black | 10-15/8-12 | | 12-15 | confident, active, devoted |
  Bengal and Oriental parents, a serval's outline, and no wild blood near.
Snowshoe | Smooth | Seal Point and White, Blue Point and White, Chocolate Point and White | 9-12/7-10 | | 13-17 | affable, clever, talkative | apt
  A Siamese mask with white boots, mellow, clever and a bit of a philosopher.
Sokoke | Smooth | Brown Marbled Tabby, Seal Lynx Point | 8-14/5-9 | | 12-16 | active, loyal, independent |
  A lean, wood-grained cat from the Kenyan coast, one of the rarest of all.
Tennessee Rex | Smooth, Long | Red, Black, Blue, Tortoiseshell, Cream | 9-13/7-10 | | 12-15 | gentle, affectionate, relaxed | apt
  A satin sheen over soft curls, found in a litter of Tennessee barn cats.
Thai | Smooth | Seal Point, Blue Point, Chocolate Point, Lilac Point, Red Point, Seal Lynx Point | 10-15/8-12 | | 12-18 | talkative, clever, sociable | apt
  The old-style Siamese, moderate in shape and extreme in attachment.
Toyger | Smooth | Brown Mackerel Tabby, Silver Mackerel Tabby | 10-15/7-10 | | 12-15 | easy-going, friendly, trainable | apt
  Tiger stripes on a relaxed and medium-sized house cat that takes to a leash.
Domestic Shorthair | Smooth | Black, Brown Tabby, Black and White, Orange Tabby, Gray, Calico, Tortoiseshell, White, Gray Tabby | 8-15/7-11 | | 12-20 | individual, adaptable, affectionate | apt
  Nobody's pedigree and everybody's favorite: the household cat in its every color.
Domestic Medium Hair | Medium | Black, Brown Tabby, Black and White, Orange Tabby, Gray, Calico, Tortoiseshell | 8-15/7-12 | | 12-20 | individual, calm, affectionate | apt
  A household cat with a bit of extra fluff and no papers to live up to.
Domestic Longhair | Long | Black, Brown Tabby, Black and White, Orange Tabby, Gray, Calico, Cream | 8-15/7-12 | | 12-20 | individual, gentle, affectionate | apt
  The household cat in evening dress, easy to love and regular to brush.
`,
  "Cats",
  coatGroup,
);
