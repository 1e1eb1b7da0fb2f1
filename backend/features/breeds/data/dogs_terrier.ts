import { parseBreeds } from "./parse.ts";

/** AKC Terrier Group. The columns are explained at `parseBreeds`, the sources in README.md. */
export const terrier = parseBreeds(
  `
Airedale Terrier | Wire | Black and Tan, Grizzle and Tan | 50-70 | 22-24 | 11-14 | clever, confident, friendly | low
  The tallest terrier, from the Yorkshire dales, a jack of all trades with a sense of humor.
American Hairless Terrier | Smooth | Black and White, Blue and White, Red and White, Tricolor, Sable | 12-16 | 12-16 | 14-16 | energetic, alert, curious | low apt
  A Louisiana Rat Terrier born without a coat, in need of sunscreen, sweaters and someone to play with.
American Staffordshire Terrier | Smooth | Blue, Black, Brindle, Red, Fawn, Blue and White | 55-70/40-55 | 17-19 | 12-16 | confident, good-natured, smart |
  A muscular people dog that learns tricks fast and sleeps under the covers when allowed.
Australian Terrier | Silky-Wire | Blue and Tan, Red, Sandy | 15-20 | 10-11 | 11-15 | affectionate, courageous, spirited | apt
  A little outback all-rounder that kept snakes and rats at bay and company by the fire.
Bedlington Terrier | Fluffy | Blue, Liver, Sandy, Blue and Tan | 17-23 | 15-17.5 | 11-16 | frolicsome, charming, game | low apt
  Lamb on the outside, northern English terrier within, with a springy step and a soft, linty coat.
Border Terrier | Wire | Grizzle and Tan, Red, Blue and Tan, Wheaten | 13-15.5/11.5-14 | 12-15 | 12-15 | good-tempered, plucky, affectionate | apt
  An otter-headed fox bolter from the Scottish border, hardy outside and easy inside.
Bull Terrier | Smooth | White, Brindle, Red, Tricolor, Fawn, Black Brindle | 50-70 | 21-22 | 12-13 | playful, charming, mischievous |
  The egg-headed comedian of the terriers, strong, silly and set on company.
Cairn Terrier | Wire | Wheaten, Brindle, Gray, Red, Cream, Black | 14/13 | 9.5-10 | 13-15 | alert, cheerful, busy | apt
  A shaggy Highland ratter with a big personality and a digger's paws.
Cesky Terrier | Silky-Wire | Gray, Charcoal Gray, Platinum Gray | 14-24 | 10-13 | 12-15 | clever, adventurous, calm | low apt
  A short-legged Czech hunter in a soft gray apron, among the mildest of terriers.
Dandie Dinmont Terrier | Silky-Wire | Pepper, Mustard | 18-24 | 8-11 | 12-15 | independent, smart, proud | low apt
  A long, low Borders terrier with a silky topknot and a voice meant for a larger dog.
Glen of Imaal Terrier | Medium | Wheaten, Blue, Brindle | 32-40 | 12.5-14 | 10-15 | bold, gentle, spirited | apt
  A bow-fronted worker of the Wicklow hills, quieter than most of its kin and just as sturdy.
Irish Terrier | Wire | Red, Golden Red, Red Wheaten, Wheaten | 27/25 | 18 | 13-15 | bold, dashing, tender-hearted |
  The red daredevil of Ireland: fiery coat, straight back and a marshmallow heart for its people.
Kerry Blue Terrier | Fluffy | Blue Gray, Silver Blue, Black | 33-40/30-36 | 17.5-19.5 | 12-15 | alert, smart, people-loving | low
  An Irish farm dog born black that turns blue with age, versatile and full of play.
Lakeland Terrier | Wire | Red, Wheaten, Blue, Black and Tan, Blue and Tan, Grizzle and Tan | 17/16 | 14-15 | 12-15 | bold, friendly, confident | low apt
  A fell-country fox terrier with a wiry coat and an entertainer's confidence.
Manchester Terrier | Smooth | Black and Tan | 6-22 | 10-16 | 15-17 | spirited, bright, keen | apt
  A sleek black-and-tan ratter in a toy and a standard size, quick as a cat and tidy too.
Miniature Bull Terrier | Smooth | White, Brindle, Red, Tricolor, Fawn | 18-28 | 10-14 | 11-13 | upbeat, mischievous, comical | apt
  All of the Bull Terrier's jokes in a smaller frame.
Miniature Schnauzer | Wire | Salt and Pepper, Black, Black and Silver | 11-20 | 12-14 | 12-15 | friendly, smart, obedient | low apt
  A bearded farm ratter in small, alert at the door and content in town or country.
Norfolk Terrier | Wire | Red, Wheaten, Black and Tan, Grizzle | 11-12 | 9-10 | 12-16 | fearless, charming, companionable | apt
  A drop-eared little East Anglian earthdog, sturdy, sociable and always game.
Norwich Terrier | Wire | Red, Wheaten, Black and Tan, Grizzle | 12 | 9-10 | 12-15 | affectionate, curious, hearty | apt
  The prick-eared twin of the Norfolk, a cobby little dog with a fox's grin.
Parson Russell Terrier | Smooth, Wire | White and Tan, White and Black, Tricolor, White | 13-17 | 12-15 | 13-15 | friendly, clever, athletic |
  A leggy white foxing terrier that runs with horses and outthinks its owners.
Rat Terrier | Smooth | Black and White, Tricolor, Blue and White, Chocolate and White, Red and White | 10-25 | 10-18 | 12-18 | playful, perceptive, loving | apt
  An American farm dog that once cleared barns of vermin and now mostly warms laps.
Russell Terrier | Smooth, Wire | White and Tan, White and Black, Tricolor | 9-15 | 10-12 | 12-14 | alert, inquisitive, lively | apt
  The short-legged Russell, a pocket earthdog with the batteries of three.
Scottish Terrier | Wire | Black, Wheaten, Brindle | 19-22/18-21 | 10 | 12 | independent, confident, dignified | low apt
  A bearded Highland gentleman, loyal to a few and unimpressed by the rest.
Sealyham Terrier | Wire | White, White and Lemon, White and Badger | 23-24/21-22 | 10.5 | 12-14 | alert, calm, humorous | low apt
  A white Welsh rarity with a long beard, funny, level-headed and fond of its routine.
Skye Terrier | Long | Black, Blue, Gray, Fawn, Cream, Silver | 35-45/30-40 | 9-10 | 12-14 | courageous, loyal, poised | apt
  A long, low island terrier in a floor-length coat, the very picture of fidelity.
Smooth Fox Terrier | Smooth | White and Black, White and Tan, Tricolor | 18/15-17 | 14-15.5 | 12-15 | friendly, alert, bold |
  A sleek, spring-loaded white terrier that was one of the first to be shown at all.
Soft Coated Wheaten Terrier | Fluffy | Wheaten | 35-40/30-35 | 17-19 | 12-14 | happy, deeply devoted, friendly | low
  An Irish farm dog in a warm wheaten wave, famous for jumping up to say hello.
Staffordshire Bull Terrier | Smooth | Red, Fawn, Black, Blue, Brindle, White | 28-38/24-34 | 14-16 | 12-14 | brave, tenacious, affectionate | apt
  A compact English strongman, fondly called a nanny for its love of children.
Teddy Roosevelt Terrier | Smooth | Black and White, Tricolor, Chocolate and White, Blue and White, Red and White | 8-25 | 8-15 | 14-16 | friendly, versatile, loyal | apt
  A short-legged American ratter named for a president, useful on a farm and easy in a home.
Welsh Terrier | Wire | Black and Tan, Grizzle and Tan | 20 | 15 | 12-15 | friendly, spirited, sensible | low apt
  An Airedale in a smaller suit, from the hills of Wales, cheerful and a touch stubborn.
West Highland White Terrier | Wire | White | 15-20 | 10-11 | 13-15 | loyal, happy, entertaining | low apt
  A white Highland earthdog with a bright eye, sturdy, self-assured and fond of an audience.
Wire Fox Terrier | Wire | White and Black, White and Tan, Tricolor | 18/15-17 | 14-15.5 | 12-15 | alert, confident, gregarious | low apt
  A whiskered show star that is a bundle of mischief and good cheer at home.
`,
  "Dogs",
  "Terrier",
);
