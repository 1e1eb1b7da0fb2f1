import type { HealthTest } from "../../platform/db/schema.ts";
import type { Breed } from "../../features/breeds/data/index.ts";
import type { Days } from "./days.ts";
import type { Random } from "../../platform/random.ts";

type Known = readonly [type: string, laboratory: string, results: readonly string[]];

const HIPS: Known = ["Hips", "OFA", ["Excellent", "Good", "Good", "Fair"]];
const PENNHIP: Known = ["Hips (distraction index)", "PennHIP", ["0.28 / 0.31", "0.33 / 0.30", "0.38 / 0.36"]];
const ELBOWS: Known = ["Elbows", "OFA", ["Normal"]];
const EYES: Known = ["Eyes (CAER)", "OFA", ["Normal", "Normal", "Clear"]];
const HEART: Known = ["Cardiac", "OFA", ["Normal"]];
const PATELLA: Known = ["Patellas", "OFA", ["Normal"]];
const THYROID: Known = ["Thyroid", "OFA", ["Normal"]];
const PANEL: Known = ["DNA panel", "Embark", [
  "Clear of all tested conditions",
  "Clear",
  "Carrier of one condition",
]];

/**
 * Tests by responsible breeders of a breed in addition to hips, eyes and heart, with conditions named as
 * laboratories do. A line is `breed: test @ laboratory = result | result; test @ ...`.
 */
const BY_BREED = parseTests(`
golden-retriever: GR-PRA 1 and 2 @ Paw Print Genetics = Clear; Ichthyosis @ Embark = Clear | Carrier
labrador-retriever: Exercise-induced collapse (EIC) @ Paw Print Genetics = Clear | Carrier
chesapeake-bay-retriever: Degenerative myelopathy @ Paw Print Genetics = Clear | Carrier
cavalier-king-charles-spaniel: Episodic falling (EFS) @ Embark = Clear; MRI screening @ VCA Imaging = Grade 0
dachshund: IVDD X-ray screening @ OFA = 0 calcifications | 1 calcification; PRA-cord1 @ Embark = Clear
french-bulldog: BOAS respiratory grade @ OFA = Grade 0 | Grade 1; Spine @ OFA = Normal
australian-shepherd: MDR1 @ Paw Print Genetics = Normal/Normal | Normal/Mutant; Hereditary cataracts @ Embark = Clear
miniature-american-shepherd: MDR1 @ Paw Print Genetics = Normal/Normal | Normal/Mutant
border-collie: Collie eye anomaly @ Paw Print Genetics = Clear | Carrier; Hearing (BAER) @ OFA = Normal in both ears
collie: Collie eye anomaly @ Paw Print Genetics = Clear | Carrier; MDR1 @ Washington State PrIMe = Normal/Normal | Normal/Mutant
shetland-sheepdog: MDR1 @ Washington State PrIMe = Normal/Normal; von Willebrand III @ Paw Print Genetics = Clear
bernese-mountain-dog: Histiocytic sarcoma risk @ Antagene = A | B; Degenerative myelopathy @ Embark = Clear
german-shepherd-dog: Degenerative myelopathy @ Embark = Clear | Carrier; Temperament test @ GSDCA = Passed
poodle: von Willebrand I @ Paw Print Genetics = Clear; Sebaceous adenitis biopsy @ OFA = Normal
doberman-pinscher: 24-hour Holter @ Alba Medical = No VPCs | Normal; DCM1 and DCM2 @ Embark = Clear | One copy of DCM2; von Willebrand I @ Paw Print Genetics = Clear
boxer: 24-hour Holter @ Alba Medical = Normal; ARVC @ NC State University = Negative
rottweiler: JLPP @ Paw Print Genetics = Clear | Carrier
pembroke-welsh-corgi: Degenerative myelopathy @ Embark = Clear | Carrier
cardigan-welsh-corgi: PRA-rcd3 @ Paw Print Genetics = Clear
australian-cattle-dog: Hearing (BAER) @ OFA = Normal in both ears; PRA-prcd @ Paw Print Genetics = Clear | Carrier
siberian-husky: Gonioscopy @ OFA = Normal
samoyed: PRA-XL @ Embark = Clear
miniature-schnauzer: Mycobacterium avium (MAC) @ PennGen = Clear
newfoundland: Cystinuria @ Embark = Clear; Advanced cardiac @ OFA = Normal
beagle: Musladin-Lueke syndrome @ Paw Print Genetics = Clear; Factor VII @ Paw Print Genetics = Clear
maine-coon: HCM echocardiogram @ OFA = Normal; HCM (MyBPC3 A31P) @ UC Davis VGL = N/N; SMA @ UC Davis VGL = N/N
ragdoll: HCM (MyBPC3 R820W) @ UC Davis VGL = N/N; HCM echocardiogram @ OFA = Normal
bengal: PK deficiency @ UC Davis VGL = N/N; Bengal PRA @ UC Davis VGL = N/N | N/PRA-b
persian: PKD1 @ UC Davis VGL = N/N
himalayan: PKD1 @ UC Davis VGL = N/N
exotic-shorthair: PKD1 @ UC Davis VGL = N/N
british-shorthair: PKD1 @ UC Davis VGL = N/N; Blood type @ UC Davis VGL = A | B
norwegian-forest-cat: GSD IV @ UC Davis VGL = N/N
sphynx: HCM echocardiogram @ OFA = Normal
siamese: PRA-rdAc @ UC Davis VGL = N/N | N/PRA
abyssinian: PRA-rdAc @ UC Davis VGL = N/N; PK deficiency @ UC Davis VGL = N/N
siberian: HCM echocardiogram @ OFA = Normal
`);

const CAT_BASICS: readonly Known[] = [
  ["FeLV / FIV", "IDEXX", ["Negative"]],
  ["DNA panel", "Wisdom Panel", ["Clear of all tested conditions", "Clear"]],
];

/**
 * Returns the tests of a dam or sire, each dated between its first birthday and the day before the seed's.
 */
export function parentTests(
  random: Random,
  days: Days,
  breed: Breed,
  bornOn: number,
): HealthTest[] {
  const heavy = breed.facts.weightLb.male[1] > 30;
  const basics: readonly Known[] = breed.category === "Cats"
    ? CAT_BASICS
    : heavy
    ? [random.chance(0.25) ? PENNHIP : HIPS, ELBOWS, EYES, HEART, THYROID, PANEL]
    : [PATELLA, EYES, HEART, PANEL];
  const wanted = random.some(basics, random.int(2, basics.length));
  const chosen = [...basics.filter((test) => wanted.includes(test)), ...(BY_BREED[breed.slug] ?? [])];
  return chosen.map((test) => result(random, days, test, random.int(bornOn + 365, -1)));
}

/** Returns the exams of a puppy or kitten for its age. The first visit to the vet is in the seventh week. */
export function youngTests(
  random: Random,
  days: Days,
  type: "Dog" | "Cat",
  bornOn: number,
): HealthTest[] {
  const age = -bornOn;
  const tests: HealthTest[] = [];
  const on = (from: number, to: number) => days.date(Math.min(-1, bornOn + random.int(from, to)));
  if (age > 46) {
    tests.push({
      type: "Veterinary exam",
      laboratory: "Own veterinarian",
      result: "Healthy",
      testedOn: on(43, 46),
    });
  }
  if (age > 52 && random.chance(0.6)) {
    const shot = type === "Dog" ? "DHPP vaccination" : "FVRCP vaccination";
    tests.push({
      type: shot,
      laboratory: "Own veterinarian",
      result: "First dose given",
      testedOn: on(49, 52),
    });
  }
  if (age > 52 && random.chance(0.35)) {
    tests.push({ type: "Fecal test", laboratory: "IDEXX", result: "Negative", testedOn: on(48, 52) });
  }
  if (age > 60 && type === "Dog" && random.chance(0.3)) {
    tests.push({
      type: "DNA panel",
      laboratory: random.pick(["Embark", "Paw Print Genetics"]),
      result: "Clear of all tested conditions",
      testedOn: on(50, 60),
    });
  }
  return tests;
}

/** Returns a shelter's intake exams, `since` days ago. */
export function rescueTests(random: Random, days: Days, type: "Dog" | "Cat", since: number): HealthTest[] {
  const [day, vet] = [days.date(-since), "Shelter clinic"];
  const tests: HealthTest[] = [{ type: "Intake exam", laboratory: vet, result: "Healthy", testedOn: day }];
  if (type === "Dog") {
    const result = random.chance(0.92) ? "Negative" : "Positive, treated";
    tests.push({ type: "Heartworm", laboratory: "IDEXX", result, testedOn: day });
  } else {
    const result = random.chance(0.94) ? "Negative" : "FIV positive, healthy";
    tests.push({ type: "FeLV / FIV", laboratory: "IDEXX", result, testedOn: day });
  }
  if (random.chance(0.3)) {
    tests.push({
      type: "Dental exam",
      laboratory: vet,
      result: random.pick(["Clean", "Two teeth removed"]),
      testedOn: day,
    });
  }
  return tests;
}

function result(random: Random, days: Days, [type, laboratory, results]: Known, day: number): HealthTest {
  return { type, laboratory, result: random.pick(results), testedOn: days.date(day) };
}

function parseTests(table: string): Readonly<Record<string, readonly Known[]>> {
  const known: Record<string, Known[]> = {};
  for (const line of table.trim().split("\n")) {
    const [breed = "", tests = ""] = line.split(/: (.*)/);
    known[breed] = tests.split("; ").map((test) => {
      const [type = "", rest = ""] = test.split(" @ ");
      const [laboratory = "", results = ""] = rest.split(" = ");
      return [type, laboratory, results.split(" | ")];
    });
  }
  return known;
}
