import type { ListingStatus } from "../../platform/db/schema.ts";
import type { Kennel, Litter } from "./bloodlines.ts";
import { describeYoung } from "./describe.ts";
import { adultWeight, weightAt } from "./growth.ts";
import { youngTests } from "./health.ts";
import { type Listing, listing } from "./listing.ts";
import type { Days } from "./days.ts";
import { breederPrice } from "./prices.ts";
import { PAST, type Quota, RECENT, total } from "./quotas.ts";
import type { Random } from "../../platform/random.ts";
import { temperOf } from "./temper.ts";

/** One animal of a litter, before the outcome of its listing is determined. */
type Young = { litter: Litter; kennel: Kennel; place: number; status: ListingStatus };

/** Fills the kennels with litters, seller by seller, and returns the listings of their young. */
export function makeYoung(random: Random, days: Days, kennels: readonly Kennel[]): Listing[] {
  const recent = fill(kennels, total(RECENT), (kennel) => {
    // Mostly five to twenty weeks old; the youngest are still being listed.
    const age = random.chance(0.08) ? random.int(16, 26) : random.int(33, 138);
    return kennel.born(-age);
  });
  const past = fill(kennels, total(PAST), (kennel) => {
    const hadOne = new Set(kennel.litters.filter(({ bornOn }) => bornOn < -200).map(({ dam }) => dam.id));
    const earlier = kennel.litters.filter(({ dam, bornOn }) => bornOn > -200 && !hadOne.has(dam.id));
    const next = earlier.length > 0 ? random.pick(earlier) : undefined;
    const bornOn = next ? next.bornOn - random.int(205, 260) : -random.int(205, 380);
    return kennel.born(bornOn, next);
  });
  assign(random, recent, RECENT);
  assign(random, past, PAST);
  for (const kennel of kennels) {
    if (random.chance(0.75)) kennel.plan("expected");
    if (random.chance(0.6)) kennel.plan("planned");
  }
  return [...past, ...recent].map((young) => finish(days, young));
}

function fill(kennels: readonly Kennel[], count: number, next: (kennel: Kennel) => Litter): Young[] {
  const young: Young[] = [];
  while (young.length < count) {
    for (const kennel of kennels) {
      if (young.length >= count) break;
      const litter = next(kennel);
      litter.size = Math.min(litter.size, count - young.length);
      for (let place = 1; place <= litter.size; place++) {
        young.push({ litter, kennel, place, status: "available" });
      }
    }
  }
  return young;
}

/**
 * Distributes the statuses: the youngest are drafts and in review; only animals that are old enough are sold.
 */
function assign(random: Random, all: readonly Young[], quota: Quota): void {
  const left = new Set(random.some(all, all.length));
  const taken: Quota = {};
  const give = (status: ListingStatus, fits: (young: Young) => boolean) => {
    let wanted = (quota[status] ?? 0) - (taken[status] ?? 0);
    for (const strict of [true, false]) {
      for (const young of left) {
        if (wanted === 0) return;
        if (strict && !fits(young)) continue;
        young.status = status;
        left.delete(young);
        wanted--;
      }
    }
  };
  const isVeryYoung = ({ litter }: Young) => litter.bornOn > -30;
  // The first kennel belongs to the demo breeder, who gets one listing in each status that requires action.
  const own = [...left].filter(({ kennel }) => kennel === all[0]?.kennel)
    .sort((a, b) => b.litter.bornOn - a.litter.bornOn);
  for (const status of ["in-review", "in-progress", "rejected", "temporary-pause"] as const) {
    const young = (quota[status] ?? 0) > 0 ? own.shift() : undefined;
    if (!young) continue;
    young.status = status;
    left.delete(young);
    taken[status] = 1;
  }
  const hasGone = ({ litter }: Young) => litter.goHomeOn <= -4;
  for (const status of ["in-review", "in-progress", "rejected", "not-approved-internal"] as const) {
    give(status, isVeryYoung);
  }
  give("sold", hasGone);
  give("sold-external", hasGone);
  for (const status of ["reserved", "temporary-pause", "not-available", "no-longer-available"] as const) {
    give(status, (young) => !isVeryYoung(young));
  }
}

function finish(days: Days, { litter, kennel, place, status }: Young): Listing {
  const { seller: rows, breed } = litter;
  const random = rows.random;
  const sex = random.chance(0.5) ? "Male" as const : "Female" as const;
  const type = breed.category === "Dogs" ? "Dog" as const : "Cat" as const;
  const gone = status === "sold" || status === "sold-external";
  const bornOn = litter.bornOn;
  const ageDays = -bornOn - (gone ? Math.max(0, -litter.goHomeOn) : 0);
  const ageWeeks = ageDays / 7;
  const palette = [litter.dam.color, litter.sire.color, ...kennel.palette(breed)].filter((color) =>
    breed.colors.some(({ title }) => title === color)
  );
  const color = random.chance(0.97) ? random.pick(palette) : null;
  const adult = adultWeight(random, breed, sex, litter.sizeClass);
  const temper = temperOf(random, breed, ageWeeks, false);
  const registry = kennel.registry(breed);
  const hasPapers = !breed.facts.hybrid || random.chance(0.4);
  const isChipped = ageDays >= 52 && random.chance(0.65);
  const tests = youngTests(random, days, type, bornOn);
  const name = kennel.nameFor(sex);
  const small = adult <= 20;
  return listing(random, days, {
    rows,
    breed,
    status,
    bornOn,
    goHomeOn: litter.goHomeOn,
    earliest: bornOn + 11,
    litter,
    type,
    sex,
    name,
    priceCents: breederPrice(random, breed, ageWeeks),
    weightLb: random.chance(0.92) ? weightAt(adult, ageWeeks) : null,
    adultWeightLb: random.chance(0.82) ? Math.round(adult) : null,
    sizeClass: litter.sizeClass,
    coatType: random.chance(0.95) ? litter.coatType : null,
    generation: litter.generation,
    color,
    temper,
    registries: [
      ...(hasPapers ? [registry] : []),
      ...(isChipped ? ["microchipped"] : []),
      ...(random.chance(0.8) ? ["healthRecords"] : []),
    ],
    geneticTesting: tests.some((test) => test.type === "DNA panel"),
    tests,
    microchip: isChipped ? `9850${random.digits(11)}` : null,
    registration: hasPapers && litter.row.litter_number
      ? `${litter.row.litter_number}${String(place).padStart(2, "0")}`
      : null,
    description: random.chance(0.97)
      ? describeYoung(random, {
        name,
        type,
        sex,
        breed: breed.name,
        color,
        dam: litter.dam.name,
        sire: litter.sire.name,
        siblings: litter.size,
        training: temper.training,
        goodWith: temper.good_with,
      })
      : "",
    isRescue: false,
    deliveries: ["pickup", ...rows.seller.ships.filter((way) => way === "honest" || small)],
  });
}
