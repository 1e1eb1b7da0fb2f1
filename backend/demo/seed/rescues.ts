import type { ListingStatus } from "../../platform/db/schema.ts";
import { breedOf } from "./bloodlines.ts";
import type { Days } from "./days.ts";
import { describeRescue } from "./describe.ts";
import { adultWeight, weightAt } from "./growth.ts";
import { rescueTests } from "./health.ts";
import { type Listing, listing } from "./listing.ts";
import { femaleNames, longNames, maleNames } from "./names.ts";
import type { SellerRows } from "./people.ts";
import { adoptionFee } from "./prices.ts";
import { RESCUES } from "./quotas.ts";
import type { Random } from "../../platform/random.ts";
import { temperOf } from "./temper.ts";

/** Breeds in American shelters, by weight. */
const DOGS: Readonly<Record<string, number>> = {
  "mixed-breed": 52,
  "american-pit-bull-terrier": 8,
  "labrador-retriever": 7,
  chihuahua: 7,
  "german-shepherd-dog": 5,
  beagle: 4,
  "siberian-husky": 4,
  "australian-cattle-dog": 3,
  "jack-russell-terrier": 3,
  greyhound: 2,
  "treeing-walker-coonhound": 3,
  dachshund: 2,
  boxer: 2,
};
const CATS: Readonly<Record<string, number>> = {
  "domestic-shorthair": 66,
  "domestic-medium-hair": 14,
  "domestic-longhair": 12,
  siamese: 3,
  "maine-coon": 3,
  persian: 2,
};

/** Creates the animals of the shelters: of every age, most of them adults. */
export function makeRescues(random: Random, days: Days, shelters: readonly SellerRows[]): Listing[] {
  const statuses = Object.entries(RESCUES).flatMap(([status, count]) =>
    Array<ListingStatus>(count).fill(status as ListingStatus)
  );
  const names = [...longNames];
  return random.some(statuses, statuses.length).map((status, index) => {
    const rows = shelters[index % shelters.length];
    if (!rows) throw new Error("no shelter");
    return rescue(rows.random, days, rows, status, index % 19 === 7 ? names.pop() : undefined);
  });
}

function rescue(
  random: Random,
  days: Days,
  rows: SellerRows,
  status: ListingStatus,
  longName: (typeof longNames)[number] | undefined,
): Listing {
  const breed = breedOf(random.weighted(random.chance(0.6) ? DOGS : CATS));
  const type = breed.category === "Dogs" ? "Dog" as const : "Cat" as const;
  const sex = longName?.sex ?? (random.chance(0.5) ? "Male" as const : "Female" as const);
  const gone = status === "adopted-sold";
  const arrivedOn = gone ? -random.int(30, 330) : -random.int(6, 150);
  const isYoung = random.chance(0.2);
  const age = isYoung ? random.int(60, 150) : random.int(240, type === "Dog" ? 4200 : 4900);
  const bornOn = arrivedOn - age;
  const sizeClass = breed.slug === "dachshund" ? "Standard" : null;
  const adult = adultWeight(random, breed, sex, sizeClass);
  const weight = isYoung ? weightAt(adult, -bornOn / 7) : adult;
  const years = -bornOn / 365;
  const temper = temperOf(random, breed, -bornOn / 7, true);
  const name = longName?.name ?? random.pick(sex === "Male" ? maleNames : femaleNames);
  const color = random.chance(0.95) ? random.pick(breed.colors).title : null;
  return listing(random, days, {
    rows,
    breed,
    status,
    bornOn,
    // An animal of a shelter is ready when it is listed: neutered, chipped and old enough.
    goHomeOn: arrivedOn + 5,
    earliest: arrivedOn + 1,
    litter: null,
    type,
    sex,
    name,
    priceCents: adoptionFee(random, type, years),
    weightLb: random.chance(0.9) ? Math.round(weight * 2) / 2 : null,
    adultWeightLb: isYoung ? Math.round(adult) : null,
    sizeClass,
    coatType: random.chance(0.9) && breed.facts.coatTypes.length > 0
      ? random.pick(breed.facts.coatTypes)
      : null,
    generation: null,
    color,
    temper,
    registries: ["microchipped", ...(random.chance(0.9) ? ["healthRecords"] : [])],
    geneticTesting: false,
    tests: rescueTests(random, days, type, -arrivedOn),
    microchip: `9810${random.digits(11)}`,
    registration: null,
    description: random.chance(0.96)
      ? describeRescue(random, {
        name,
        type,
        sex,
        breed: breed.name,
        color,
        dam: null,
        sire: null,
        siblings: 0,
        training: temper.training,
        goodWith: temper.good_with,
      })
      : "",
    isRescue: true,
    deliveries: ["pickup", ...rows.seller.ships],
  });
}
