import { parseBreeds } from "./parse.ts";

/** AKC Toy Group. The columns are explained at `parseBreeds`, the sources in README.md. */
export const toy = parseBreeds(
  `
Affenpinscher | Wire | Black, Gray, Silver, Red, Black and Tan, Belge | 7-10 | 9-11.5 | 12-15 | confident, famously funny, fearless | low apt
  A monkey-faced little German mouser that takes itself seriously and makes everyone else laugh.
Biewer Terrier | Long | Blue White and Gold, Black White and Gold | 4-8 | 7-11 | 12-15 | devoted, cheerful, easy-going | low apt
  A piebald offshoot of the Yorkie from Germany, whimsical, with a ponytail and a light heart.
Brussels Griffon | Wire, Smooth | Red, Belge, Black and Tan, Black | 8-10 | 7-10 | 12-15 | loyal, alert, curious | apt
  A Belgian stable ratter with an almost human pout and a habit of shadowing one chosen person.
Cavalier King Charles Spaniel | Long | Blenheim, Tricolor, Black and Tan, Ruby | 13-18 | 12-13 | 12-15 | affectionate, gentle, graceful | apt
  A silky lapdog with a spaniel's wag, equally ready for a stroll or a long film.
Chihuahua | Smooth, Long | Fawn, Black, Cream, Chocolate, Black and Tan, Blue, White, Red | 3-6 | 5-8 | 14-16 | charming, graceful, sassy | apt
  Mexico's tiny landmark: a big dog's boldness in a coat pocket.
Chinese Crested | Long | Black and White, Slate, Apricot, Cream, Chocolate, Tricolor | 8-12 | 11-13 | 13-18 | affectionate, lively, alert | low apt
  Hairless with a flying crest or veiled in a Powderpuff coat, and warm to hold either way.
English Toy Spaniel | Long | Blenheim, Prince Charles Tricolor, King Charles Black and Tan, Ruby | 8-14 | 9-10 | 10-12 | gentle, playful, quiet | apt
  The snub-nosed spaniel of Stuart courts, merry with friends and choosy about them.
Havanese | Long | Black, White, Cream, Chocolate, Sable, Black and White, Havana Brown, Silver | 7-13 | 8.5-11.5 | 14-16 | intelligent, outgoing, funny | low apt
  Cuba's national dog: a silky clown with a springy step that cannot bear to be left out.
Italian Greyhound | Smooth | Blue, Fawn, Black, Red, Seal, Cream, Blue and White | 7-14 | 13-15 | 14-15 | playful, alert, sensitive | apt
  A porcelain sighthound that sprints like the big ones and burrows into any blanket.
Japanese Chin | Long | Black and White, Red and White, Sable and White, Black White and Tan | 7-11 | 8-11 | 10-12 | charming, noble, loving | apt
  A catlike little aristocrat that perches on sofa backs and keeps its own counsel.
Maltese | Long | White, White and Lemon | 4-7 | 7-9 | 12-15 | gentle, playful, charming | low apt
  A white silk companion known since antiquity, fearless for its size and happy in small homes.
Miniature Pinscher | Smooth | Red, Stag Red, Black and Rust, Chocolate and Rust | 8-10 | 10-12.5 | 12-16 | fearless, proud, fun-loving | apt
  A high-stepping little German watchdog that rules the room it trots into.
Papillon | Long | White and Black, White and Red, White and Sable, Tricolor, White and Lemon | 5-10 | 8-11 | 14-16 | happy, alert, friendly | apt
  The butterfly-eared toy that is light as air and startlingly good at learning.
Pekingese | Long | Red, Fawn, Black, Cream, Sable, White, Fawn Brindle | 8-14 | 6-9 | 12-14 | affectionate, loyal, regal | apt
  A lion dog of the Chinese palace: rolling walk, great mane, unhurried opinions.
Pomeranian | Fluffy | Orange, Cream, Black, Sable, White, Chocolate, Blue, Black and Tan, Parti | 3-7 | 6-7 | 12-16 | inquisitive, bold, lively | apt
  A sled spitz bred down to a powder puff that never got the news about its size.
Pug | Smooth | Fawn, Black, Apricot Fawn, Silver Fawn | 14-18 | 10-13 | 13-15 | even-tempered, charming, loving | apt
  A wrinkled comic of ancient China whose main occupation is the company of people.
Russian Toy | Smooth, Long | Black and Tan, Red, Blue and Tan, Brown and Tan, Red Sable | 3-6 | 8-11 | 12-14 | elegant, cheerful, lively | apt
  A fine-boned Russian miniature with fringed ears and a watchdog's hearing.
Russian Tsvetnaya Bolonka | Fluffy | Black, Brown, Red, Cream, Black and Tan, Gray, Sable | 4-11 | 8-11 | 12-16 | friendly, easy-going, sociable | low apt
  A colorful curly lapdog from Saint Petersburg, made for small rooms and long winters.
Shih Tzu | Long | Gold and White, Black and White, Brindle and White, Liver and White, Black, Gold, Silver and White | 9-16 | 9-10.5 | 10-18 | affectionate, outgoing, playful | low apt
  The chrysanthemum-faced companion of Tibetan and Chinese courts, with no work to do but be pleasant.
Silky Terrier | Long | Blue and Tan | 8-11 | 9-10 | 13-15 | friendly, quick, keenly alert | low apt
  Sydney's blue-and-tan toy, a real terrier below the shine.
Toy Fox Terrier | Smooth | White and Black, White and Tan, Tricolor, White Chocolate and Tan | 3.5-7 | 8.5-11.5 | 13-15 | friendly, alert, spirited | apt
  An American barnyard acrobat, toy in size and terrier in everything else.
Yorkshire Terrier | Long | Blue and Tan, Black and Tan, Blue and Gold, Black and Gold | 4-7 | 7-8 | 11-15 | sprightly, tomboyish, affectionate | low apt
  A mill-town ratter in a fine steel-blue coat, tiny and quite sure of itself.
`,
  "Dogs",
  "Toy",
);
