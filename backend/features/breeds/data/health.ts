import type { HealthTestName } from "../../../generated/types.ts";
import { crosses } from "./crosses.ts";

/**
 * Tests that parent clubs ask for in the OFA's CHIC program, by breed. Only breeds whose list we are sure of;
 * the list of a breed may be longer.
 */
const DOGS = `
labrador-retriever: hips elbows eyes eic_dna
golden-retriever: hips elbows eyes heart
german-shepherd-dog: hips elbows
french-bulldog: hips heart eyes knees
bulldog: heart knees
poodle: hips eyes knees pra_dna
beagle: hips eyes mls_dna
rottweiler: hips elbows eyes heart
dachshund: eyes heart knees
german-shorthaired-pointer: hips eyes heart cone_degeneration_dna
pembroke-welsh-corgi: hips eyes
cardigan-welsh-corgi: hips eyes pra_dna
australian-shepherd: hips elbows eyes
yorkshire-terrier: eyes knees
cavalier-king-charles-spaniel: hips eyes heart knees
doberman-pinscher: hips eyes heart thyroid vwd_dna
boxer: hips elbows heart thyroid
miniature-schnauzer: eyes heart
cane-corso: hips elbows heart
great-dane: hips eyes heart thyroid
shih-tzu: hips eyes knees
siberian-husky: hips eyes
boston-terrier: eyes knees hearing
bernese-mountain-dog: hips elbows eyes heart
pomeranian: eyes heart knees
havanese: hips eyes knees hearing
shetland-sheepdog: hips eyes
brittany: hips
cocker-spaniel: hips eyes
border-collie: hips eyes cea_dna
vizsla: hips eyes
weimaraner: hips eyes thyroid
belgian-malinois: hips elbows eyes
newfoundland: hips elbows heart cystinuria_dna
rhodesian-ridgeback: hips elbows eyes thyroid
collie: eyes
english-springer-spaniel: hips elbows eyes
west-highland-white-terrier: hips eyes knees
portuguese-water-dog: hips eyes heart pra_dna
maltese: heart knees
bichon-frise: hips eyes knees
papillon: eyes heart knees
chihuahua: eyes heart knees
pug: hips eyes knees
samoyed: hips eyes heart
australian-cattle-dog: hips elbows eyes hearing pra_dna
dalmatian: hips eyes hearing
irish-setter: hips eyes
bull-terrier: heart knees hearing kidneys
miniature-bull-terrier: heart knees hearing kidneys pll_dna
miniature-american-shepherd: hips eyes pra_dna mdr1_dna
briard: hips eyes
chinese-crested: eyes heart knees pra_dna pll_dna
lagotto-romagnolo: hips eyes
soft-coated-wheaten-terrier: hips eyes
nova-scotia-duck-tolling-retriever: hips eyes
parson-russell-terrier: eyes knees hearing pll_dna
leonberger: hips elbows eyes
saint-bernard: hips elbows eyes
mastiff: hips elbows eyes heart
bullmastiff: hips elbows heart
akita: hips eyes thyroid
alaskan-malamute: hips eyes
irish-wolfhound: hips elbows eyes heart
giant-schnauzer: hips eyes thyroid
standard-schnauzer: hips eyes heart
chow-chow: hips elbows eyes knees thyroid
shiba-inu: hips eyes knees
chinese-shar-pei: hips elbows eyes knees thyroid
bearded-collie: hips eyes thyroid
old-english-sheepdog: hips eyes
chesapeake-bay-retriever: hips eyes
flat-coated-retriever: hips eyes knees
italian-greyhound: eyes knees thyroid
english-cocker-spaniel: hips eyes pra_dna
bloodhound: hips elbows heart
coton-de-tulear: hips eyes knees
tibetan-terrier: hips eyes
great-pyrenees: hips
scottish-terrier: knees vwd_dna
`;

/** Tests for inherited diseases that are known in a breed of cats. */
const CATS = `
maine-coon maine-coon-polydactyl: hcm_echo hcm_dna hips sma_dna pk_deficiency_dna
ragdoll ragamuffin: hcm_echo hcm_dna
persian exotic-shorthair himalayan: pkd_dna pra_dna
british-shorthair british-longhair: hcm_echo pkd_dna
scottish-fold scottish-fold-longhair scottish-straight scottish-straight-longhair: hcm_echo pkd_dna
selkirk-rex selkirk-rex-longhair: hcm_echo pkd_dna
sphynx: hcm_echo
bengal bengal-longhair: hcm_echo pra_dna pk_deficiency_dna
norwegian-forest-cat: hcm_echo gsd4_dna pk_deficiency_dna
siberian: hcm_echo pk_deficiency_dna
abyssinian somali: pra_dna pk_deficiency_dna
siamese balinese colorpoint-shorthair oriental-shorthair oriental-longhair peterbald: pra_dna
devon-rex: hcm_echo knees
burmese european-burmese: hypokalemia_dna gangliosidosis_dna
tonkinese: hypokalemia_dna
burmilla burmilla-longhair: pkd_dna hypokalemia_dna
korat: gangliosidosis_dna
singapura: pk_deficiency_dna
ocicat: pra_dna pk_deficiency_dna
savannah: hcm_echo pk_deficiency_dna
minuet minuet-longhair: pkd_dna
american-shorthair: hcm_echo
`;

export type HealthTest = { name: HealthTestName; source: "ofa_chic" | "pawpeds" | "uc_davis_vgl" };

const parse = (table: string): [slug: string, HealthTestName[]][] =>
  table.trim().split("\n").flatMap((line) => {
    const [slugs = "", names = ""] = line.split(": ");
    return slugs.split(" ").map((slug): [string, HealthTestName[]] => [
      slug,
      names.split(" ") as HealthTestName[],
    ]);
  });

const dogs = new Map(parse(DOGS));

/** A cross is tested for the diseases of both parents. */
const ofCrosses = crosses.flatMap(({ slug, parents }): [string, HealthTestName[]][] => {
  const names = new Set(parents.flat().flatMap((parent) => dogs.get(parent) ?? []));
  const isWhole = parents.every((some) => some.some((parent) => dogs.has(parent)));
  return isWhole ? [[slug, [...names]]] : [];
});

/** Recommended health tests by a breed's slug. Breeds whose tests we do not know are not in it. */
export const healthTests: ReadonlyMap<string, readonly HealthTest[]> = new Map([
  ...[...dogs, ...ofCrosses].map(([slug, names]): [string, HealthTest[]] => [
    slug,
    names.map((name) => ({ name, source: "ofa_chic" })),
  ]),
  // Genetic tests come from a laboratory; examinations from the registry of cats that were examined.
  ...parse(CATS).map(([slug, names]): [string, HealthTest[]] => [
    slug,
    names.map((name) => ({ name, source: name.endsWith("_dna") ? "uc_davis_vgl" : "pawpeds" })),
  ]),
]);
