import { coatDefaults, groupDefaults, type Levels, parseLevels, type Traits } from "./levels.ts";
import { crosses } from "./crosses.ts";
import { breeds } from "./index.ts";
import type { Breed } from "./parse.ts";

export type { Traits } from "./levels.ts";

/** Dogs rated breed by breed; README.md says how. The columns are explained at `parseLevels`. */
const DOGS = parseLevels(`
american-water-spaniel 42344 barbet 34244 boykin-spaniel 42355 bracco-italiano 31344 brittany 52355
chesapeake-bay-retriever 52443 clumber-spaniel 22434 cocker-spaniel 44345 curly-coated-retriever 52343
english-cocker-spaniel 44345 english-setter 43445 english-springer-spaniel 533551 field-spaniel 33345
flat-coated-retriever 523451 german-shorthaired-pointer 51345 german-wirehaired-pointer 52354
golden-retriever 434551 gordon-setter 43344 irish-red-and-white-setter 53345 irish-setter 53345
irish-water-spaniel 44243 labrador-retriever 52455 lagotto-romagnolo 34254 nederlandse-kooikerhondje 32443
nova-scotia-duck-tolling-retriever 52354 pointer 51345 spinone-italiano 32334 sussex-spaniel 23334 vizsla 513551
weimaraner 513541 welsh-springer-spaniel 42345 wirehaired-pointing-griffon 52354 wirehaired-vizsla 52355
afghan-hound 44313 american-english-coonhound 51335 american-foxhound 51324 azawakh 31322 basenji 41322
basset-fauve-de-bretagne 32334 basset-hound 213352 beagle 413351 black-and-tan-coonhound 31334 bloodhound 313351
bluetick-coonhound 41435 borzoi 334232 cirneco-delletna 31334 dachshund 32333 english-foxhound 51425
grand-basset-griffon-vendeen 43334 greyhound 313343 harrier 51335 ibizan-hound 41334 irish-wolfhound 32334
norwegian-elkhound 43534 otterhound 33334 petit-basset-griffon-vendeen 43334 pharaoh-hound 31344
plott-hound 41333 portuguese-podengo-pequeno 42334 redbone-coonhound 41335 rhodesian-ridgeback 41333
saluki 32323 scottish-deerhound 33334 sloughi 31323 treeing-walker-coonhound 51435 whippet 313352
akita 334322 alaskan-malamute 435331 anatolian-shepherd-dog 23423 bernese-mountain-dog 335451
black-russian-terrier 34244 boerboel 31333 boxer 413451 bullmastiff 214342 cane-corso 31443 chinook 33445
danish-swedish-farmdog 41345 doberman-pinscher 514551 dogo-argentino 41343 dogue-de-bordeaux 21343
german-pinscher 51342 giant-schnauzer 54253 great-dane 314351 great-pyrenees 235332
greater-swiss-mountain-dog 33535 komondor 25223 kuvasz 33433 leonberger 33545 mastiff 214352
neapolitan-mastiff 21333 newfoundland 345551 portuguese-water-dog 542551 rottweiler 414531
saint-bernard 23435 samoyed 455351 siberian-husky 535331 standard-schnauzer 43255 tibetan-mastiff 234222
airedale-terrier 44243 american-hairless-terrier 41234 american-staffordshire-terrier 41343
australian-terrier 42343 bedlington-terrier 34243 border-terrier 43344 bull-terrier 413331
cairn-terrier 42344 cesky-terrier 34244 dandie-dinmont-terrier 34233 glen-of-imaal-terrier 33343
irish-terrier 43343 kerry-blue-terrier 44243 lakeland-terrier 44233 manchester-terrier 41343
miniature-bull-terrier 41333 miniature-schnauzer 342552 norfolk-terrier 43343 norwich-terrier 43344
parson-russell-terrier 523341 rat-terrier 41344 russell-terrier 523441 scottish-terrier 342322
sealyham-terrier 34233 skye-terrier 24333 smooth-fox-terrier 513341 soft-coated-wheaten-terrier 44234
staffordshire-bull-terrier 413351 teddy-roosevelt-terrier 41345 welsh-terrier 44234
west-highland-white-terrier 432442 wire-fox-terrier 542341
affenpinscher 33233 biewer-terrier 34243 brussels-griffon 333431 cavalier-king-charles-spaniel 233451
chihuahua 313321 chinese-crested 232431 english-toy-spaniel 233331 havanese 342451 italian-greyhound 313331
japanese-chin 233331 maltese 242331 miniature-pinscher 413331 papillon 433531 pekingese 24322
pomeranian 343331 pug 313331 russian-toy 32343 russian-tsvetnaya-bolonka 34244 shih-tzu 242352
silky-terrier 442431 toy-fox-terrier 41342 yorkshire-terrier 342431
american-eskimo-dog 444451 bichon-frise 342451 boston-terrier 313352 bulldog 213352 chinese-shar-pei 213222
chow-chow 244223 coton-de-tulear 342451 dalmatian 514431 finnish-spitz 43434 french-bulldog 313351
keeshond 344451 lhasa-apso 342232 lowchen 34244 norwegian-lundehund 42433 poodle 452551 schipperke 43533
shiba-inu 424222 tibetan-spaniel 333332 tibetan-terrier 34243 xoloitzcuintli 32242
australian-cattle-dog 524531 australian-shepherd 534551 bearded-collie 443441 beauceron 51343
belgian-laekenois 53353 belgian-malinois 524531 belgian-sheepdog 534531 belgian-tervuren 534531
bergamasco-sheepdog 33234 berger-picard 42343 border-collie 534531 bouvier-des-flandres 442451 briard 44253
canaan-dog 42433 cardigan-welsh-corgi 424541 collie 344551 entlebucher-mountain-dog 42354 finnish-lapphund 33455
german-shepherd-dog 525531 icelandic-sheepdog 434551 lancashire-heeler 41343 miniature-american-shepherd 533541
mudi 42353 norwegian-buhund 52454 old-english-sheepdog 354351 pembroke-welsh-corgi 425441
polish-lowland-sheepdog 44234 puli 45234 pumi 44253 pyrenean-shepherd 53342 shetland-sheepdog 435551
spanish-water-dog 54254 swedish-vallhund 42444
american-bulldog 41333 american-bully 31344 american-pit-bull-terrier 51344 jack-russell-terrier 523431
alaskan-klee-kai 434321 australian-kelpie 523531 catahoula-leopard-dog 51332 dutch-shepherd 52353
english-shepherd 42454 toy-australian-shepherd 434441 white-shepherd 43554 silken-windhound 33334
small-munsterlander 52344 olde-english-bulldogge 31334 peruvian-inca-orchid 32243
australian-labradoodle 44254 cavapoochon 342451 golden-mountain-doodle 442551 double-doodle 44255
`);

/** Cats, in the same columns without training: registries do not describe it. */
const CATS = parseLevels(`
abyssinian 513-41 american-bobtail 323-5 american-curl 323-5 american-shorthair 223-53 american-wirehair 223-53
balinese 422-41 bengal 513-31 birman 233-5 bombay 313-41 british-shorthair 224-53 burmese 413-51 burmilla 323-4
chartreux 223-43 colorpoint-shorthair 413-41 cornish-rex 513-41 devon-rex 413-41 egyptian-mau 413-3
european-burmese 413-51 exotic-shorthair 233-42 havana-brown 313-41 japanese-bobtail 413-5 khao-manee 413-41
korat 313-3 laperm 323-4 lykoi 323-3 maine-coon 344-52 manx 324-4 norwegian-forest-cat 344-52 ocicat 413-4
oriental-shorthair 513-41 persian 154-32 ragamuffin 243-5 ragdoll 234-51 russian-blue 312-32 scottish-fold 223-4
selkirk-rex 234-4 siamese 413-41 siberian 342-52 singapura 413-4 somali 533-41 sphynx 443-51 tonkinese 413-51
toybob 323-4 turkish-angora 433-4 turkish-van 523-3
american-bobtail-shorthair 323-5 american-curl-longhair 333-5 australian-mist 323-5 bengal-longhair 523-31
british-longhair 234-43 burmilla-longhair 333-4 chausie 513-31 cymric 334-4 donskoy 443-5 himalayan 154-32
japanese-bobtail-longhair 433-5 laperm-shorthair 323-4 maine-coon-polydactyl 344-52 minuet 223-5
minuet-longhair 243-5 munchkin 323-5 munchkin-longhair 333-5 nebelung 333-32 oriental-longhair 523-41
peterbald 433-41 pixiebob 323-5 pixiebob-longhair 333-5 savannah 513-31 scottish-fold-longhair 233-4
scottish-straight 223-4 scottish-straight-longhair 233-4 selkirk-rex-longhair 244-4 snowshoe 413-41 thai 413-41
toyger 413-4
`);

const rated = new Map<string, Levels>([...DOGS, ...CATS]);

/** Returns the middle of the parents' levels; unknown if it is unknown for a parent. */
function between(parents: readonly Levels[]): Levels {
  const middle = (of: (levels: Levels) => number | undefined): number | undefined => {
    const values = parents.map(of);
    const sum = values.reduce<number | undefined>(
      (total, value) => total === undefined || value === undefined ? undefined : total + value,
      0,
    );
    return sum === undefined ? undefined : Math.round(sum / parents.length);
  };
  return {
    energy: middle(({ energy }) => energy),
    grooming: middle(({ grooming }) => grooming)!,
    shedding: middle(({ shedding }) => shedding)!,
    training: middle(({ training }) => training),
    children: middle(({ children }) => children),
    alone: middle(({ alone }) => alone),
  };
}

/** Keeps the level of shedding on the side that the breed's own flag says. */
const withFlag = (levels: Levels, isLow: boolean): Levels => ({
  ...levels,
  shedding: isLow ? Math.min(levels.shedding, 2) : Math.max(levels.shedding, 3),
});

function traitsOfBreed({ slug, group, facts }: Breed): Traits {
  const own = rated.get(slug);
  if (own) return { ...own, basis: "breed" };
  const parents = crosses.find((cross) => cross.slug === slug)?.parents.map((some) =>
    between(some.flatMap((parent) => rated.get(parent) ?? []))
  );
  if (parents) return { ...withFlag(between(parents), facts.lowShedding), basis: "parents" };
  const levels = { ...groupDefaults(group), ...coatDefaults(facts.coatTypes) };
  return { ...withFlag(levels, facts.lowShedding), basis: "group" };
}

/** Slug of the entry for mixes of unknown parents, about which nothing is known. */
const MIX = "mixed-breed";

/** Levels of every breed by its slug. */
export const traits: ReadonlyMap<string, Traits> = new Map(
  breeds.filter(({ slug }) => slug !== MIX).map((breed) => [breed.slug, traitsOfBreed(breed)]),
);
