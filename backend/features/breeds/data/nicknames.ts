import { listed } from "../../../platform/text.ts";
import { breeds } from "./index.ts";

/**
 * Nicknames of breeds. Sources: the alternative names that the American Kennel Club, the United Kennel Club,
 * the Cat Fanciers' Association and The International Cat Association give on their breed pages ("AKC:
 * Frenchie", "also called"), and, for crosses and for the words of the group table, common usage in American
 * classified ads.
 *
 * A line is a breed's slug and its nicknames, separated by commas. Plurals and typos are understood without
 * being listed.
 */
const TABLE = `
affenpinscher: affen, monkey dog
airedale-terrier: airedale
alaskan-klee-kai: klee kai, mini husky, miniature husky
alaskan-malamute: malamute, mal
american-bully: bully, xl bully, pocket bully
american-eskimo-dog: eskie, american eskimo, eskimo dog
american-hairless-terrier: american hairless, hairless terrier
american-pit-bull-terrier: pit bull, pitbull, pit, pittie, apbt, pitbull terrier
american-staffordshire-terrier: amstaff, am staff
anatolian-shepherd-dog: anatolian, anatolian shepherd, kangal
australian-cattle-dog: blue heeler, red heeler, queensland heeler, heeler, cattle dog, acd
australian-kelpie: kelpie
australian-koolie: koolie
australian-shepherd: aussie, aussie shepherd
basset-hound: basset
beagle: beagal, beegle, beagel, begal
bearded-collie: beardie
belgian-malinois: malinois, mali, belgian mal
bernese-mountain-dog: bernese, bernease, bernese mtn dog, bernease mtn dog, berner mtn dog, berner, bernese mountain
bichon-frise: bichon
biewer-terrier: biewer, biewer yorkie
bloodhound: blood hound
bluetick-coonhound: bluetick hound, blue tick hound, blue tick coonhound, blue tick coon hound
border-collie: border
boston-terrier: boston bull
bouvier-des-flandres: bouvier
boykin-spaniel: boykin
brittany: brittany spaniel
brussels-griffon: griffon, brussel griffon
bulldog: english bulldog, british bulldog, bulldog ingles
bullmastiff: bull mastiff
cairn-terrier: cairn
cardigan-welsh-corgi: cardigan, cardigan corgi
cane-corso: corso, italian mastiff, kane corso, cain corso
catahoula-leopard-dog: catahoula
cavalier-king-charles-spaniel: cavalier, king charles, king charles spaniel, king charles cavalier, cavalier king charles, king cavalier, cav
chesapeake-bay-retriever: chessie, chesapeake
chihuahua: chi, chiwawa
chinese-crested: crested, chinese hairless
chinese-shar-pei: shar pei, sharpei
chow-chow: chow
cocker-spaniel: cocker, american cocker spaniel
collie: rough collie, smooth collie
coton-de-tulear: coton
dachshund: daschund, dachsund, doxie, doxy, doxin, dotson, perro salchicha, salchicha, weiner, wiener, weiner dog, wiener dog, sausage dog, weenie dog
doberman-pinscher: doberman, dobie, dobermann, dobe
dogo-argentino: dogo
dogo-canario: presa canario, presa, perro de presa canario
dogue-de-bordeaux: french mastiff
english-cocker-spaniel: english cocker
english-springer-spaniel: english springer, springer, springer spaniel
flat-coated-retriever: flatcoat, flat coat retriever
french-bulldog: frenchie, frenchy, french bull, bulldog frances
german-shepherd-dog: german shepherd, gsd, shepherd dog, alsatian, pastor aleman, german shep
german-shorthaired-pointer: gsp, german shorthair, german pointer, short haired pointer
golden-retriever: golden
great-pyrenees: pyrenees, pyr, great pyr
greater-swiss-mountain-dog: swissy, greater swiss, swiss mountain dog
irish-wolfhound: wolfhound
irish-setter: red setter
italian-greyhound: iggy, italian grey
jack-russell-terrier: jack russell, jack russel, jrt
labrador-retriever: lab, labrador
lhasa-apso: lhasa
mastiff: english mastiff
miniature-american-shepherd: mini aussie, mini australian shepherd, miniature australian shepherd, mini american shepherd
miniature-bull-terrier: mini bull terrier
miniature-pinscher: min pin, minpin, mini pinscher, mini doberman
miniature-schnauzer: mini schnauzer
mixed-breed: mix, mixed, mutt, mixed breed dog, crossbreed, cross, crossed with
neapolitan-mastiff: neo mastiff, neapolitan, mastino
newfoundland: newfie, newf
norwegian-elkhound: elkhound
nova-scotia-duck-tolling-retriever: toller, duck toller, duck tolling retriever
old-english-sheepdog: sheepdog, old english sheep dog, english sheepdog, oes
olde-english-bulldogge: old english bulldog, old english bulldogge, olde english bulldog
papillon: butterfly dog
parson-russell-terrier: parson russell
pekingese: peke, pekinese
peruvian-inca-orchid: peruvian hairless, peruvian hairless dog
pembroke-welsh-corgi: pembroke, pembroke corgi
pomeranian: pom, pompom
poodle: caniche
portuguese-water-dog: portie, pwd, water dog
pug: puggy
rat-terrier: rattie
redbone-coonhound: redbone, redbone hound, redbone coon hound
rhodesian-ridgeback: ridgeback, rhodesian
rottweiler: rottie, rott, rotty
saint-bernard: st bernard
samoyed: sammy
scottish-terrier: scottie, scotty
shetland-sheepdog: sheltie, shelty, mini collie, miniature collie
shiba-inu: shiba
shih-tzu: shitzu, shi tzu
siberian-husky: husky
silky-terrier: silky, australian silky
soft-coated-wheaten-terrier: wheaten, soft coated wheaten, softcoated wheaten, wheaten terrier, wheatie
staffordshire-bull-terrier: staffie, staffy, staffordshire terrier
toy-australian-shepherd: toy aussie
treeing-walker-coonhound: walker hound, treeing walker, walker coonhound, walker coon hound, treeing walker hound
vizsla: viszla, hungarian vizsla
weimaraner: weim
west-highland-white-terrier: westie, west highland terrier, west highland
white-shepherd: swiss shepherd, white swiss shepherd
wirehaired-pointing-griffon: wpg
xoloitzcuintli: xolo, mexican hairless
yorkshire-terrier: yorkie, yorky, yorkshire
aussiedoodle: aussie doodle, aussiepoo, aussie poo
bernedoodle: bernese doodle, berniedoodle
cavapoo: cavoodle, cavadoodle, cavapoodle
chiweenie: chi weenie
cockapoo: cockerpoo, cocker poo, cockadoodle, spoodle
corgipoo: corgi poo
goldador: golden lab
goldendoodle: groodle, goldenpoo, golden poo, golden poodle
havapoo: havadoodle
huskydoodle: huskypoo, huskapoo
jackapoo: jackadoodle
labradoodle: labrapoo, labrapoodle
mal-shi: malshi, maltese shih tzu mix
maltipoo: maltapoo, malti poo, maltepoo
morkie: yorktese
newfypoo: newfiedoodle
pomapoo: pompoo
poochon: bichpoo, bichon poo, bichonpoo
portidoodle: portiedoodle
pyredoodle: pyrenees doodle
saint-berdoodle: st berdoodle
schnoodle: schnauzer doodle
sheepadoodle: sheepdoodle, sheep a doodle, sheepdogdoodle
shichon: teddy bear dog, teddy bear puppy, zuchon, teddy bear
shihpoo: shih poo, shitzpoo, shipoo
westiepoo: westie poo, westiedoodle
whoodle: wheatendoodle
yorkipoo: yorkiepoo, yorkie poo, yorkapoo
abyssinian: aby
american-shorthair: american short hair
birman: sacred cat of burma
british-longhair: british long hair
british-shorthair: british short hair, british blue, bsh
domestic-longhair: dlh, domestic long hair
domestic-medium-hair: dmh
domestic-shorthair: dsh, domestic short hair
egyptian-mau: mau
exotic-shorthair: exotic short hair, exotic
himalayan: himmy, himalayan persian
maine-coon: coon cat, main coon
munchkin: short legged cat, short leg cat, dwarf cat
norwegian-forest-cat: norwegian forest, wegie, skogkatt
oriental-shorthair: oriental
persian: persian cat, persa
ragdoll: rag doll
russian-blue: russian blue cat
scottish-fold: fold
siberian: siberian cat, siberian forest cat
sphynx: sphinx
`;

/** Words for several breeds, as ads use them. An address has the word in place of a breed. */
const GROUPS = `
doodle: aussiedoodle australian-labradoodle bernedoodle bordoodle boxerdoodle cavapoo cockapoo double-doodle golden-mountain-doodle goldendoodle havapoo huskydoodle irish-doodle labradoodle maltipoo newfypoo poochon portidoodle pyredoodle saint-berdoodle schnoodle sheepadoodle sheltidoodle shihpoo springerdoodle whoodle yorkipoo
corgi: pembroke-welsh-corgi cardigan-welsh-corgi
schnauzer: miniature-schnauzer standard-schnauzer giant-schnauzer
coonhound: american-english-coonhound black-and-tan-coonhound bluetick-coonhound redbone-coonhound treeing-walker-coonhound
shepherd: german-shepherd-dog australian-shepherd anatolian-shepherd-dog miniature-american-shepherd toy-australian-shepherd
spaniel: american-water-spaniel boykin-spaniel cavalier-king-charles-spaniel clumber-spaniel cocker-spaniel english-cocker-spaniel english-springer-spaniel english-toy-spaniel field-spaniel irish-water-spaniel sussex-spaniel tibetan-spaniel welsh-springer-spaniel
retriever: chesapeake-bay-retriever curly-coated-retriever flat-coated-retriever golden-retriever labrador-retriever nova-scotia-duck-tolling-retriever
setter: english-setter gordon-setter irish-setter irish-red-and-white-setter
rex: cornish-rex devon-rex selkirk-rex
`;

/**
 * Crosses without listings, with their two parents or words for several breeds. The names follow the
 * registries of crosses (the Designer Dogs Kennel Club, the International Designer Canine Registry). A search
 * for such a cross shows its parents.
 */
const UNLISTED = `
airedoodle: airedale-terrier poodle
alusky: alaskan-malamute siberian-husky
auggie: corgi australian-shepherd
aussiedor: australian-shepherd labrador-retriever
bagle hound: basset-hound beagle
bassador: basset-hound labrador-retriever
beabull: beagle bulldog
beagador: beagle labrador-retriever
boglen terrier: boston-terrier beagle
bojack: boston-terrier jack-russell-terrier
borador: border-collie labrador-retriever
border aussie: border-collie australian-shepherd
border heeler: border-collie australian-cattle-dog
bossipoo: boston-terrier poodle
boxador: boxer labrador-retriever
boxweiler: boxer rottweiler
cairnoodle: cairn-terrier poodle
cavajack: cavalier-king-charles-spaniel jack-russell-terrier
cheagle: chihuahua beagle
chion: chihuahua papillon
chipin: chihuahua miniature-pinscher
chipoo: chihuahua poodle
chorgi: chihuahua corgi
chorkie: chihuahua yorkshire-terrier
chug: chihuahua pug
chusky: chow-chow siberian-husky
cockalier: cocker-spaniel cavalier-king-charles-spaniel
corgidor: corgi labrador-retriever
cowboy corgi: corgi australian-cattle-dog
dalmador: dalmatian labrador-retriever
dalmadoodle: dalmatian poodle
doberdor: doberman-pinscher labrador-retriever
doberdoodle: doberman-pinscher poodle
dorgi: dachshund corgi
dorkie: dachshund yorkshire-terrier
doxiepoo, dachsadoodle: dachshund poodle
doxle: dachshund beagle
eskipoo, eskapoo: american-eskimo-dog poodle
frengle: french-bulldog beagle
frug: french-bulldog pug
gerberian shepsky, shepsky: german-shepherd-dog siberian-husky
goberian: golden-retriever siberian-husky
golden pyrenees: golden-retriever great-pyrenees
golden shepherd: golden-retriever german-shepherd-dog
great danoodle, danedoodle: great-dane poodle
havachon: havanese bichon-frise
havamalt: havanese maltese
havashu: havanese shih-tzu
huskador: siberian-husky labrador-retriever
huskita: siberian-husky akita
huskimo: siberian-husky american-eskimo-dog
jackabee: jack-russell-terrier beagle
jackchi, jack chi: jack-russell-terrier chihuahua
jackshund, jackweenie: jack-russell-terrier dachshund
jug: jack-russell-terrier pug
labmaraner: labrador-retriever weimaraner
labrabull, pitador: labrador-retriever american-pit-bull-terrier
labrottie, rottador: labrador-retriever rottweiler
labsky: labrador-retriever siberian-husky
lhasapoo: lhasa-apso poodle
malchi: maltese chihuahua
maltichon: maltese bichon-frise
maltipom: maltese pomeranian
mastador: mastiff labrador-retriever
mauxie: maltese dachshund
ori pei: pug chinese-shar-pei
papichon: papillon bichon-frise
papipoo: papillon poodle
peekapoo, pekapoo: pekingese poodle
pitsky: american-pit-bull-terrier siberian-husky
pomapug: pomeranian pug
pomcorgi, corgipom: pomeranian corgi
pomeagle: pomeranian beagle
poogle: poodle beagle
pugapoo, pugoodle: pug poodle
pugzu, pug zu: pug shih-tzu
pyrador, labrenees: great-pyrenees labrador-retriever
rottle: rottweiler poodle
saint bernewfie: saint-bernard newfoundland
samoyedoodle: samoyed poodle
schnorkie, snorkie: miniature-schnauzer yorkshire-terrier
scoodle: scottish-terrier poodle
shepadoodle, shepherdoodle: german-shepherd-dog poodle
sheprador, german sheprador: german-shepherd-dog labrador-retriever
shepweiler: german-shepherd-dog rottweiler
shichi: shih-tzu chihuahua
shih apso: shih-tzu lhasa-apso
shiranian: shih-tzu pomeranian
shorkie, shorky tzu: shih-tzu yorkshire-terrier
springador: english-springer-spaniel labrador-retriever
sprocker: english-springer-spaniel cocker-spaniel
valley bulldog: boxer bulldog
vizmaraner: vizsla weimaraner
vizsladoodle: vizsla poodle
weimardoodle: weimaraner poodle
yochon: yorkshire-terrier bichon-frise
yoranian, yorkie pom: yorkshire-terrier pomeranian
`;

/** Nicknames for several breeds, any of which may be meant. */
const SEVERAL = `
belgian shepherd, belgian shepherd dog: belgian-malinois belgian-sheepdog belgian-tervuren belgian-laekenois
fox terrier: smooth-fox-terrier wire-fox-terrier
`;

/** Hairless breeds, and the words for them. */
const HAIRLESS = {
  slugs:
    "american-hairless-terrier chinese-crested peruvian-inca-orchid xoloitzcuintli donskoy peterbald sphynx"
      .split(" "),
  names:
    "hairless, furless, bald, naked, without fur, no fur, with no fur, without hair, no hair, with no hair"
      .split(", "),
};

const linesOf = (table: string): [slug: string, rest: string][] =>
  table.trim().split("\n").map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });

const groups = linesOf(GROUPS).map(([group, slugs]) => ({ name: group, slugs: slugs.split(" "), group }));

/**
 * Every nickname with the breeds that it means, possibly several. A word from the group table is also the
 * `group`.
 */
export const nicknames: readonly { name: string; slugs: readonly string[]; group?: string }[] = [
  ...linesOf(TABLE).flatMap(([slug, names]) => names.split(", ").map((name) => ({ name, slugs: [slug] }))),
  ...groups,
  ...[...linesOf(SEVERAL), ...linesOf(UNLISTED)].flatMap(([names, parents]) => {
    const slugs = parents.split(" ").flatMap((word) =>
      groups.find(({ group }) => group === word)?.slugs ?? [word]
    );
    return names.split(", ").map((name) => ({ name, slugs }));
  }),
  ...HAIRLESS.names.map((name) => ({ name, slugs: HAIRLESS.slugs })),
];

/**
 * Words for dog sizes, as ranges of the maximum weight of a breed's males in pounds: at least the first,
 * below the second.
 */
const SIZES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  medium: [30, 60],
  large: [60, Infinity],
  giant: [100, Infinity],
};

/** Returns the slugs of a group named by one word; undefined if the word names no group. */
export const groupOf = (word: string): readonly string[] | undefined => {
  const size = listed(SIZES, word);
  return size ? ofWeight(size) : nicknames.find(({ group }) => group === word)?.slugs;
};

/** Excludes dogs sold by size class because they can have any weight. */
const ofWeight = ([from, to]: readonly [number, number]): string[] =>
  breeds.filter(({ category, sizeClassSet, facts: { weightLb: { male } } }) =>
    category === "Dogs" && sizeClassSet === "none" && male[1] >= from && male[1] < to
  ).map(({ slug }) => slug);
