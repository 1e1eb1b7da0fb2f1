import { expect, it } from "vitest";
import { breeds } from "../breeds/data/index.ts";
import { nicknames } from "../breeds/data/nicknames.ts";
import { readPlaces } from "../places/reference_store.ts";
import { breederNamed, guesses } from "./near_rules.ts";
import { createNames } from "./names_index.ts";
import { suggested } from "./suggest_rules.ts";
import { understand } from "./understand_rules.ts";
import type { Understood } from "./understood_rules.ts";

/**
 * What people type, with their slips, and the filters that they mean. Written before the rules, and not after them. `age:young` is
 * every band up to a year, `near` how far people look who name a place (100 miles, nearest first), `text` what stays words, `-` what is left out, `not` what is refused and no filter leaves out, `or` what else a place may be.
 */
const PHRASINGS: [typed: string, meant: string][] = [
  // Breeds: whole names, plurals, nicknames, slips, words put apart and together
  ["golden retriever", "Dog breed:golden-retriever"],
  ["goldn retriver", "Dog breed:golden-retriever"],
  ["golden retreiver puppies", "Dog breed:golden-retriever age:young"],
  ["Goldens", "Dog breed:golden-retriever"],
  ["frenchie", "Dog breed:french-bulldog"],
  ["frenchies for sale", "Dog breed:french-bulldog"],
  ["french bull dog", "Dog breed:french-bulldog"],
  ["yorkie puppies", "Dog breed:yorkshire-terrier age:young"],
  ["doodle puppies", "Dog breed:doodle age:young"],
  ["golden doodle", "Dog breed:goldendoodle"],
  ["mini goldendoodle", "Dog breed:goldendoodle small"],
  ["f1b goldendoodle", "Dog breed:goldendoodle generation:F1b"],
  ["labradoodel", "Dog breed:labradoodle"],
  ["bernadoodle", "Dog breed:bernedoodle"],
  ["toy poodle", "Dog breed:poodle size:Toy"],
  ["standard poodle pups", "Dog breed:poodle size:Standard age:young"],
  ["mini schnauzer", "Dog breed:miniature-schnauzer"],
  ["mini dachshund", "Dog breed:dachshund size:Mini"],
  ["weiner dog", "Dog breed:dachshund"],
  ["german sheperd", "Dog breed:german-shepherd-dog"],
  ["gsd puppies", "Dog breed:german-shepherd-dog age:young"],
  ["lab puppies", "Dog breed:labrador-retriever age:young"],
  ["labrador", "Dog breed:labrador-retriever"],
  ["rotweiler", "Dog breed:rottweiler"],
  ["chiuaua", "Dog breed:chihuahua"],
  ["pomeranien", "Dog breed:pomeranian"],
  ["shitzu", "Dog breed:shih-tzu"],
  ["husky", "Dog breed:siberian-husky"],
  ["huskies", "Dog breed:siberian-husky"],
  ["corgi", "Dog breed:corgi"],
  ["cavoodle", "Dog breed:cavapoo"],
  ["king charles cavalier", "Dog breed:cavalier-king-charles-spaniel"],
  ["border colly", "Dog breed:border-collie"],
  ["aussie", "Dog breed:australian-shepherd"],
  ["mini aussie", "Dog breed:miniature-american-shepherd"],
  ["dobermann", "Dog breed:doberman-pinscher"],
  ["pitbull", "Dog breed:american-pit-bull-terrier"],
  ["boston terier", "Dog breed:boston-terrier"],
  ["bernese", "Dog breed:bernese-mountain-dog"],
  ["westie", "Dog breed:west-highland-white-terrier"],
  ["cockerpoo", "Dog breed:cockapoo"],
  ["lab mix", "Dog breed:labrador-retriever|mixed-breed"],
  ["lab or golden", "Dog breed:labrador-retriever|golden-retriever"],
  ["maine coon kitten", "Cat breed:maine-coon age:young"],
  ["mainecoon", "Cat breed:maine-coon"],
  ["ragdoll cats", "Cat breed:ragdoll"],
  ["sphinx cat", "Cat breed:sphynx"],
  ["scotish fold", "Cat breed:scottish-fold"],
  ["british short hair", "Cat breed:british-shorthair"],
  ["bengals", "Cat breed:bengal"],
  ["tabby cat", "Cat text:tabby"],
  // Kinds, ages, sexes
  ["puppies", "Dog age:young"],
  ["puppys near me", "Dog age:young"],
  ["kittens for sale", "Cat age:young"],
  ["cats and dogs", "Cat Dog"],
  ["senior dog", "Dog age:over-1-year"],
  ["adult cat", "Cat age:over-1-year"],
  ["corgi pupies boise", "Dog breed:corgi age:young place:Boise,ID near"],
  ["puppies ready now", "Dog age:young"],
  ["8 week old puppy", "Dog age:8-12-weeks"],
  ["6 month old lab", "Dog breed:labrador-retriever age:3-6-months|6-12-months"],
  ["female golden retriever", "Dog breed:golden-retriever Female"],
  ["boy cat", "Cat Male"],
  ["girl dogs", "Dog Female"],
  // Colors
  ["black lab", "Dog breed:labrador-retriever color:Black"],
  ["chocolate lab female", "Dog breed:labrador-retriever color:Chocolate Female"],
  ["yellow labs", "Dog breed:labrador-retriever color:Yellow"],
  ["merle aussie", "Dog breed:australian-shepherd color:Blue Merle|Red Merle"],
  ["blue french bulldog", "Dog breed:french-bulldog color:Blue"],
  ["black and tan dachshund", "Dog breed:dachshund color:Black and Tan"],
  ["grey kitten", "Cat color:Gray age:young"],
  ["red mini poodle male", "Dog breed:poodle color:Red size:Mini Male"],
  // Places
  ["97330", "zip:97330 near"],
  ["97330-1234", "zip:97330 near"],
  ["Portland, OR", "place:Portland,OR near"],
  ["portland oregon", "place:Portland,OR near"],
  ["near Boise", "place:Boise,ID near"],
  ["puppies near boise idaho", "Dog age:young place:Boise,ID near"],
  ["seattle", "place:Seattle,WA near"],
  ["portlnd, or", "place:Portland,OR near"],
  ["st louis", "place:Saint Louis,MO near"],
  ["nyc", "place:New York,NY near"],
  ["near savannah", "place:Savannah,GA near"],
  ["savannah cat", "Cat breed:savannah"],
  ["dogs in texas", "Dog state:TX"],
  ["tx", "state:TX"],
  ["OR", "state:OR"],
  ["ok", "text:ok"],
  ["golden retriever puppies for sale in ohio", "Dog breed:golden-retriever age:young state:OH"],
  ["french bulldog portland", "Dog breed:french-bulldog place:Portland,OR near"],
  ["labs within 50 miles of 97330", "Dog breed:labrador-retriever zip:97330 miles:50"],
  // Prices
  ["under $1000", "max:1000"],
  ["puppies under 500", "Dog age:young max:500"],
  ["dogs less than $1,500", "Dog max:1500"],
  ["goldendoodle under 2k", "Dog breed:goldendoodle max:2000"],
  ["$500-$1000 cavapoo", "Dog breed:cavapoo min:500 max:1000"],
  ["kittens between 300 and 800 dollars", "Cat age:young min:300 max:800"],
  ["cheap puppies", "Dog age:young sort:price"],
  ["free kittens", "Cat age:young max:0"],
  // Ways of life
  ["hypoallergenic dogs", "Dog badge:12"],
  ["dogs good with kids", "Dog good:children"],
  ["puppy that is good with kids and cats", "Dog good:children|otherAnimals age:young"],
  ["dog good with dogs and cats", "Dog good:dogs|otherAnimals"],
  ["small apartment dogs", "Dog small badge:1"],
  ["rescue dogs", "Dog rescue"],
  ["adopt a cat in seattle", "Cat rescue place:Seattle,WA near"],
  // All at once
  ["cheap small doodle near 97330", "Dog breed:doodle small zip:97330 near sort:price"],
  [
    "female black goldendoodle puppy under $2500 near portland or",
    "Dog breed:goldendoodle color:Black Female age:young max:2500 place:Portland,OR near",
  ],
  ["i'm looking for a pug in florida", "Dog breed:pug state:FL"],
  // What is not wanted: the other of two, or all but it
  ["golden retriever not a puppy", "Dog breed:golden-retriever age:over-1-year"],
  ["not male", "Female"],
  ["dogs no cats", "Dog"],
  ["dogs but no doodles", "Dog -breed:doodle"],
  ["corgi but not cardigan", "Dog breed:pembroke-welsh-corgi"],
  ["poodle not black or white", "Dog breed:poodle -color:Black|White"],
  ["dogs that dont shed", "Dog badge:12"],
  ["no barking dog", "Dog text:no barking"],
  ["puppies no kittens", "Dog age:young"],
  ["dogs but no kittens", "Dog"],
  ["kittens no doodles", "Cat age:young"],
  ["no kittens", "Cat age:over-1-year"],
  ["corgi no deposit", "Dog breed:corgi text:no deposit"],
  ["husky no papers", "Dog breed:siberian-husky text:no papers"],
  // Prices as people say them
  ["yorkie 2k", "Dog breed:yorkshire-terrier max:2000"],
  ["puppies for less than a thousand", "Dog age:young max:1000"],
  ["frenchie under two grand", "Dog breed:french-bulldog max:2000"],
  ["frenchie 1500 or less", "Dog breed:french-bulldog max:1500"],
  ["800 dollars beagle", "Dog breed:beagle max:800"],
  ["corgi no less than 500", "Dog breed:corgi min:500"],
  ["pug not under $800", "Dog breed:pug min:800"],
  ["pug not over 800", "Dog breed:pug max:800"],
  ["pug no more than two grand", "Dog breed:pug max:2000"],
  ["500 dollars or more", "min:500"],
  ["$2k or more", "min:2000"],
  ["beagle 1k to 2k", "Dog breed:beagle min:1000 max:2000"],
  ["under twenty-five hundred", "max:2500"],
  ["under two thousand five hundred", "max:2500"],
  ["eighteen hundred or less", "max:1800"],
  ["lab pups under 2k near denver", "Dog breed:labrador-retriever age:young max:2000 place:Denver,CO near"],
  // How many, for whom, and by when: nothing that narrows a list
  ["2 kittens", "Cat age:young"],
  ["pair of kittens", "Cat age:young"],
  ["two puppies from the same litter", "Dog age:young"],
  ["brother and sister kittens", "Cat age:young"],
  ["all black cat", "Cat color:Black"],
  ["puppies ready by christmas", "Dog age:young"],
  // Ages
  ["puppy under 12 weeks", "Dog age:under-8-weeks|8-12-weeks"],
  ["puppy 12 weeks or younger", "Dog age:under-8-weeks|8-12-weeks"],
  ["no older than 12 weeks", "age:under-8-weeks|8-12-weeks"],
  ["dog not under 2 years", "Dog age:over-1-year"],
  ["dog 3 years old", "Dog age:over-1-year"],
  // Far as people drive
  ["puppies within an hour of seattle", "Dog age:young place:Seattle,WA miles:50"],
  ["puppies 30 minutes from boise", "Dog age:young place:Boise,ID miles:25"],
  ["pug 3 hours from boise", "Dog breed:pug place:Boise,ID miles:150"],
  ["pups 25 miles from corvallis", "Dog age:young place:Corvallis,OR miles:25"],
  // Slips, short forms, and another language
  ["hypo-allergenic cat", "Cat badge:12"],
  ["lap dogs", "Dog small"],
  ["cavaleer king charels", "Dog breed:cavalier-king-charles-spaniel"],
  ["burmese mountain dog", "Dog breed:bernese-mountain-dog"],
  ["malty poo", "Dog breed:maltipoo"],
  ["blk lab", "Dog breed:labrador-retriever color:Black"],
  ["choc lab pup", "Dog breed:labrador-retriever color:Chocolate age:young"],
  ["b&w border collie", "Dog breed:border-collie color:Black and White"],
  ["husky with blue eyes", "Dog breed:siberian-husky text:blue eyes"],
  ["perro chihuahua", "Dog breed:chihuahua"],
  ["gatitos", "Cat age:young"],
  ["cats that get along with dogs", "Cat good:dogs"],
  ["puppy ok with toddlers", "Dog good:children age:young"],
  ["german sheperd/husky mix", "Dog breed:german-shepherd-dog|siberian-husky|mixed-breed"],
  // Cities, states and regions as people call them; a short name that is a word is a state only where it cannot be the word
  ["dogs in LA", "Dog place:Los Angeles,CA near or:Louisiana"],
  ["LA", "place:Los Angeles,CA near or:Louisiana"],
  ["puppies la", "Dog age:young place:Los Angeles,CA near or:Louisiana"],
  ["Baton Rouge, LA", "place:Baton Rouge,LA near"],
  ["lake charles la", "place:Lake Charles,LA near"],
  ["dogs in louisiana", "Dog state:LA"],
  ["DC", "place:Washington,DC near"],
  ["dogs in washington dc", "Dog place:Washington,DC near"],
  ["dogs in washington", "Dog state:WA"],
  ["washington", "state:WA or:Washington, DC"],
  ["washington state", "state:WA"],
  ["new york state", "state:NY"],
  ["upstate new york", "state:NY"],
  ["dogs in ny", "Dog state:NY"],
  ["manhattan", "place:New York,NY near"],
  ["manhattan ks", "place:Manhattan,KS near"],
  ["KC", "place:Kansas City,MO near"],
  ["kansas city", "place:Kansas City,MO near or:Kansas City, KS"],
  ["springfield", "place:Springfield,IL near or:Springfield, MA or:Springfield, MO"],
  ["SF", "place:San Francisco,CA near"],
  ["cats in vegas", "Cat place:Las Vegas,NV near"],
  ["philly", "place:Philadelphia,PA near"],
  ["chi town", "place:Chicago,IL near"],
  ["okc", "place:Oklahoma City,OK near"],
  ["St. Louis puppies", "Dog age:young place:Saint Louis,MO near"],
  ["Ft. Worth, TX", "place:Fort Worth,TX near"],
  ["near west linn", "place:West Linn,OR near"],
  ["mt. vernon wa", "place:Mount Vernon,WA near"],
  ["portland maine", "place:Portland,ME near"],
  ["Portland ME", "place:Portland,ME near"],
  ["bay area", "place:San Francisco,CA miles:60"],
  ["lab puppies socal", "Dog breed:labrador-retriever age:young place:Los Angeles,CA miles:150"],
  ["puppies in southern california", "Dog age:young place:Los Angeles,CA miles:150"],
  ["minneapolis st paul", "place:Minneapolis,MN miles:50"],
  ["tri state area", "place:New York,NY miles:75"],
  ["pnw", "state:WA|OR"],
  ["central florida", "state:FL"],
  ["labs tx", "Dog breed:labrador-retriever state:TX"],
  ["puppies pa", "Dog age:young state:PA"],
  ["corgi OR", "Dog breed:corgi state:OR"],
  ["puppies IN", "Dog age:young state:IN"],
  ["dogs in ME", "Dog state:ME"],
  ["puppies near ME", "Dog age:young"],
  ["PUPPIES FOR ME", "Dog age:young"],
  ["puppy for me", "Dog age:young"],
  ["dogs in or near boise", "Dog place:Boise,ID near"],
  ["hi do you have corgis", "Dog breed:corgi"],
  ["ok with cats", "good:otherAnimals"],
  // What is refused is never asked for; what no filter leaves out is said
  ["not near portland", "-place:Portland,OR"],
  ["dogs not in texas", "Dog -state:TX"],
  ["pug not in portland, or", "Dog breed:pug -place:Portland,OR"],
  ["no texas", "-state:TX"],
  ["dogs outside of texas", "Dog -state:TX"],
  ["dogs outside portland", "Dog place:Portland,OR near"],
  ["corgi far from boise", "Dog breed:corgi -place:Boise,ID"],
  ["puppies not near 97330", "Dog age:young -place:97330"],
  ["not within 50 miles of boise", "-place:Boise,ID -miles:50"],
  ["dog not 3 years old", "Dog not:3 years old"],
  ["shepherd not german", "Dog breed:shepherd -breed:german-shepherd-dog"],
  ["anything but a pug", "Dog -breed:pug"],
  ["any dog but a pug", "Dog -breed:pug"],
  ["anything other than a lab", "Dog -breed:labrador-retriever"],
  ["a cat instead of a dog", "Cat"],
  ["doodle excluding goldendoodles", "Dog breed:doodle -breed:goldendoodle"],
  ["no pugs, poodles or pit bulls", "Dog -breed:pug|poodle|american-pit-bull-terrier"],
  ["dogs but not pugs and poodles", "Dog -breed:pug|poodle"],
  ["golden, not a puppy, female", "Dog breed:golden-retriever Female age:over-1-year"],
  ["not white", "-color:White"],
  ["not too big", "not:big"],
  ["not a rescue", "not:rescue"],
  ["not interested in huskies", "Dog -breed:siberian-husky"],
  ["doodle puppies no poodle", "Dog breed:doodle age:young"],
  ["dogs not in Portland", "Dog -place:Portland,OR"],
  ["small dog but not a chihuahua", "Dog small -breed:chihuahua"],
  ["kitten not black", "Cat age:young -color:Black"],
  ["dogs no doodles or terriers", "Dog -breed:doodle not:terriers"],
  ["large dog not a german shepherd", "Dog breed:large -breed:german-shepherd-dog"],
  ["not on the west coast", "-state:CA|OR|WA"],
  ["dogs not in the bay area", "Dog -place:San Francisco,CA -miles:60"],
  ["dogs not in LA", "Dog -place:Los Angeles,CA"],
  ["puppies in oregon but not portland", "Dog age:young state:OR -place:Portland,OR"],
  ["puppies in texas, not florida", "Dog age:young state:TX"],
  ["orange cat no white", "Cat color:Orange|Orange Tabby|Red Tabby"],
  ["cats not orange", "Cat -color:Orange|Red Tabby"],
  ["lab not brown", "Dog breed:labrador-retriever -color:Chocolate"],
  ["aussie not merle", "Dog breed:australian-shepherd -color:Merle"],
  ["cats no persians", "Cat -breed:persian"],
  ["cats no poodles", "Cat"],
  ["retriever not lab", "Dog breed:retriever -breed:labrador-retriever"],
  ["husky not within 2 hours of denver", "Dog breed:siberian-husky -place:Denver,CO -miles:100"],
  ["dogs not in portland, seattle or boise", "Dog -place:Portland,OR|Seattle,WA|Boise,ID"],
  ["I don't want a dog that sheds", "Dog badge:12"],
  ["puppies not in california or texas", "Dog age:young -state:CA|TX"],
  ["dogs in portland not oregon", "Dog place:Portland,ME near -state:OR"],
  ["golden retriever not from a breeder", "Dog breed:golden-retriever"],
  ["dogs not over 50 pounds", "Dog text:50 pounds"],
  ["not in or near portland", "-place:Portland,OR"],
  ["can't have a big dog", "Dog not:big"],
  ["dogs -pug", "Dog -breed:pug"],
  ["minus pugs", "Dog -breed:pug"],
  ["I'd rather have a cat than a dog", "Cat"],
  ["no puppy mills", ""],
  ["dog that doesn't like cats", "Dog not:good with cats"],
  ["cat without fur", "Cat text:without fur"],
  ["no deposit required golden", "Dog breed:golden-retriever text:no deposit"],
  ["not too expensive", "sort:price"],
  ["no older than 6 months", "age:under-8-weeks|8-12-weeks|3-6-months"],
  ["I'd like a husky, what's the price", "Dog breed:siberian-husky"],
  // What is paid for a pet that costs nothing, and prices without a sign
  ["kittens no adoption fee", "Cat age:young max:0"],
  ["free to a good home", "max:0"],
  ["no rehoming fee", "max:0"],
  ["adoption fee waived", "max:0"],
  ["small rehoming fee", "sort:price"],
  ["pug adoption fee 300", "Dog breed:pug max:300"],
  ["500-1000", "min:500 max:1000"],
  ["1500$ frenchie", "Dog breed:french-bulldog max:1500"],
  ["around 1,000", "max:1000"],
  ["$1.5k", "max:1500"],
  ["$1,200 or best offer", "max:1200"],
  ["puppies 2027", "Dog age:young text:2027"],
  ["no more than 2 hours from portland", "place:Portland,OR near"],
  ["no more than two hours from boise", "place:Boise,ID near"],
  // Whole sentences, dictated or pasted
  ["do you have any small dogs that don't shed under 1500 near me", "Dog small badge:12 max:1500"],
  ["where can I find a cheap pug?", "Dog breed:pug sort:price"],
  ["What dogs are good with cats?", "Dog good:otherAnimals"],
  ["can i get a puppy delivered to texas", "Dog age:young state:TX delivery:honest|flight"],
  ["we want a family dog that is good with kids", "Dog badge:5 good:children"],
  ["show me all the husky puppies you have", "Dog breed:siberian-husky age:young"],
  ["I want to adopt a kitten for my daughter", "Cat rescue age:young"],
  ["dogs for people with allergies", "Dog badge:12"],
  ["two month old kitten", "Cat age:under-8-weeks|8-12-weeks"],
  ["puppies ready in december", "Dog age:young"],
  ["adopt don't shop", "rescue"],
  ["dogs up for adoption", "Dog rescue"],
  ["\uD83D\uDC36 golden retriever!!! \uD83D\uDC3E", "Dog breed:golden-retriever"],
  [
    "Golden Retriever Puppies For Sale in Dallas, TX | Ready Now",
    "Dog breed:golden-retriever age:young place:Dallas,TX near",
  ],
  ["FRENCHIE UNDER 2000 IN TEXAS", "Dog breed:french-bulldog max:2000 state:TX"],
  [
    "my kids want a small dog we live in an apartment in chicago and have a budget of 1200 dollars",
    "Dog small badge:1 good:children max:1200 place:Chicago,IL near",
  ],
  [
    "hello i am looking for a female mini goldendoodle that is red or apricot within 3 hours of dallas texas please and thank you",
    "Dog breed:goldendoodle color:Red|Apricot small Female place:Dallas,TX miles:150",
  ],
  ["dog good with babies and cats", "Dog good:children|otherAnimals"],
  ["good with my toddler, cats and other dogs", "good:children|otherAnimals|dogs"],
  ["kid and cat friendly dog", "Dog good:children|otherAnimals"],
  ["light golden retriever", "Dog breed:golden-retriever text:light"],
  ["my budget is $1,000", "max:1000"],
  ["price low to high", "sort:price"],
  ["puppies orange county", "Dog age:young place:Santa Ana,CA miles:30"],
  ["washington d.c.", "place:Washington,DC near"],
  ["western washington", "state:WA"],
  // Sizes, crosses, coats
  ["big dogs", "Dog breed:large"],
  ["medium dogs", "Dog breed:medium"],
  ["large black dogs", "Dog breed:large color:Black"],
  ["dog under 25 lbs", "Dog small"],
  ["dogs over 60 pounds", "Dog breed:large"],
  ["30-50 lb dog", "Dog breed:medium"],
  ["barn cat", "Cat text:barn"],
  ["large goldendoodle", "Dog breed:goldendoodle size:Standard"],
  ["giant schnauzer", "Dog breed:giant-schnauzer"],
  ["young adult dog", "Dog age:6-12-months|over-1-year"],
  ["golden retriever poodle mix", "Dog breed:goldendoodle"],
  ["lab x poodle", "Dog breed:labradoodle"],
  ["corgi husky cross", "Dog breed:horgi"],
  ["lab pit mix", "Dog breed:labrador-retriever|american-pit-bull-terrier|mixed-breed"],
  ["red nose pit", "Dog breed:american-pit-bull-terrier color:Red"],
  ["curly hair dog", "Dog coat:Fluffy"],
  ["daschund", "Dog breed:dachshund"],
  ["CKC registered", "text:ckc registered"],
  // Spanish that people use here
  ["cachorros en venta", "Dog age:young"],
  ["perros peque\u00f1os baratos", "Dog small sort:price"],
  ["gatitos gratis", "Cat age:young max:0"],
  ["perros en adopci\u00f3n", "Dog rescue"],
  ["cachorros cerca de mi", "Dog age:young"],
  ["perros en Los Angeles", "Dog place:Los Angeles,CA near"],
  ["pastor alem\u00e1n", "Dog breed:german-shepherd-dog"],
  // Names of pets, and what nobody understands
  ["maple", "text:maple"],
  ["Bella golden retriever", "Dog breed:golden-retriever text:bella"],
  ["tuxedo cat", "Cat color:Black and White"],
  // Colors that a breed's are not called by: the nearest that it has; a mark is no color of the whole
  ["brown lab", "Dog breed:labrador-retriever color:Chocolate"],
  ["white lab puppy", "Dog breed:labrador-retriever color:Yellow age:young"],
  ["grey frenchie", "Dog breed:french-bulldog color:Blue"],
  ["tan chihuahua", "Dog breed:chihuahua color:Fawn"],
  ["white and tan chihuahua", "Dog breed:chihuahua color:White and Tan"],
  ["yellow golden retriever", "Dog breed:golden-retriever color:Golden|Light Golden|Dark Golden"],
  ["brown dog", "Dog color:Brown"],
  ["orange cat", "Cat color:Orange|Orange Tabby|Red Tabby"],
  ["ginger kitten", "Cat color:Orange|Orange Tabby|Red Tabby age:young"],
  ["orange maine coon", "Cat breed:maine-coon color:Red Tabby"],
  ["orange pomeranian", "Dog breed:pomeranian color:Orange"],
  ["AKC golden retriever", "Dog breed:golden-retriever text:akc"],
  ["asdfgh qwerty", "text:asdfgh qwerty"],
];

const all = await readPlaces();
const cities = [...Map.groupBy(all, ({ city, state }) => `${city},${state}`).values()].map((own) => ({
  ...{ name: own[0]!.city, state: own[0]!.state, zip: own[0]!.zip, zips: own.length },
}));
const names = createNames(
  breeds.map(({ slug, name, category, sizeClassSet, colors }) => ({
    ...{ id: slug, slug, name, category, sizeClassSet },
    colors: colors.map(({ title }) => title),
  })),
  nicknames,
  cities,
);
const placeOf = (zip: string) => {
  const { city, state } = all.find((place) => place.zip === zip)!;
  return `${city},${state}`;
};

const YOUNG = "under-8-weeks|8-12-weeks|3-6-months|6-12-months";

/** What was understood, as the table writes it. */
function written({ filters, text, others, notLeftOut }: Understood, typed: string): string {
  const { type, breeds, color, sex, age, sizeClass, generation, categories, goodWith, zip, distance, state } =
    filters;
  const some = (name: string, values: readonly (string | number)[]) =>
    values.length ? [`${name}:${values.join("|")}`] : [];
  const isNear = zip !== undefined && distance === 100;
  const isTyped = zip !== undefined && typed.includes(zip);
  return [
    ...[...type].sort(),
    ...some("breed", filters.breedName ? [filters.breedName] : breeds.length > 3 ? ["OTHERS"] : breeds),
    ...some("color", color.length > 3 ? ["OTHERS"] : color),
    ...some("size", sizeClass),
    ...some("generation", generation),
    ...filters.isSmall ? ["small"] : [],
    ...filters.isRescue ? ["rescue"] : [],
    ...some("badge", categories),
    ...some("good", goodWith),
    ...sex,
    ...age.join("|") === YOUNG ? ["age:young"] : some("age", age),
    ...filters.priceMinCents === undefined ? [] : [`min:${filters.priceMinCents / 100}`],
    ...filters.priceMaxCents === undefined ? [] : [`max:${filters.priceMaxCents / 100}`],
    ...zip === undefined ? [] : isTyped ? [`zip:${zip}`] : [`place:${placeOf(zip)}`],
    ...zip === undefined ? [] : isNear ? ["near"] : [`miles:${distance}`],
    ...some("state", state),
    ...some("coat", filters.coatType),
    ...some("delivery", filters.delivery),
    ...filters.sort === "price" ? ["sort:price"] : [],
    ...some("-breed", filters.notBreed),
    ...some("-color", filters.notColor),
    ...some("-state", filters.notState),
    ...some("-place", filters.notZip.map((one) => typed.includes(one) ? one : placeOf(one))),
    ...filters.notDistance === undefined ? [] : [`-miles:${filters.notDistance}`],
    ...text ? [`text:${text}`] : [],
    ...notLeftOut.map((said) => `not:${said}`),
    ...others.map(({ label }) => `or:${label}`),
  ].join(" ");
}

it.each(PHRASINGS)("understands %s", (typed, meant) => {
  expect(written(understand(typed, names), typed)).toBe(meant);
});

it.each(["Chester", "Poppy", "Callie", "Benji", "Cooper"])(
  "takes %s for a slip unless a pet is called so",
  (typed) => {
    expect(understand(typed, names).text).toBe("");
    expect(understand(typed, names, new Set([typed.toLowerCase()])).text).toBe(typed.toLowerCase());
  },
);

it.each([
  ["portl", "Portland, OR"],
  ["golde", "Goldador"],
  ["labardoo", "Labradoodle"],
  [
    "blue her",
    "Australian Cattle Dog",
  ],
  ["puppies in la", "Los Angeles, CA"],
  ["puppies in lo", "Los Angeles, CA"],
  ["dogs in tex", "Texas"],
  [
    "portland, m",
    "Portland, ME",
  ],
  ["new yo", "New York, NY"],
  ["portland, or", "Portland, OR"],
  ["texa", "Texas Heeler"],
  ["labs portl", "Portland, OR"],
])(
  "offers for %s first %s",
  (typed, label) => expect(suggested(typed, names, new Map())[0]?.label).toBe(label),
);

it.each(["labradoodle pupp", "bay ar", "puppies in x"])("offers no breed for %s", (typed) => {
  expect(suggested(typed, names, new Map()).filter(({ kind }) => kind === "breed")).toEqual([]);
});

it("guesses at no word that pets are called by, nor at those that people ask about besides", () => {
  const labels = (left: string, called: string[] = []) =>
    guesses(left, left, names, new Set(called)).map(({ label }) => label);
  expect(labels("labrerdudle")[0]).toBe("Labradoodle");
  expect(labels("mt pleasant")[0]).toMatch(/^Mount Pleasant, /);
  expect([labels("potty"), labels("bella")]).toEqual([[], []]);
  expect(labels("rotty")).toContain("Rottweiler");
  expect(labels("rotty", ["rotty"])).toEqual([]);
});

/** Breeders and shelters by their names, as the database finds them for these texts. */
const BREEDERS = ["Blue Heron Doodles", "Larkmeadow Goldens", "Maple Ladder Berners", "Quiet Harbor Cats"]
  .map((name) => ({
    ...{ id: name, slug: "one", name, city: "Salem", state: "OR", isShelter: false },
  }));

it.each([
  ["blue heron doodles", "Blue Heron Doodles"],
  ["Blue Herron Doodle", "Blue Heron Doodles"],
  ["larkmeadow golden", "Larkmeadow Goldens"],
  ["maple ladder", "Maple Ladder Berners"],
  ["quiet harbor cats", "Quiet Harbor Cats"],
  ["maple", undefined],
  ["blue doodles", undefined],
  ["goldens", undefined],
])("knows whose name %s is", (typed, name) => {
  expect(breederNamed(typed, understand(typed, names).text, BREEDERS)?.name).toBe(name);
});

it("has a table of a hundred phrasings, each once", () => {
  expect(new Set(PHRASINGS.map(([typed]) => typed.toLowerCase())).size).toBeGreaterThanOrEqual(100);
});
