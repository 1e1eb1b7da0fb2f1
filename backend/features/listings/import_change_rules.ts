/** Determines the changes that an import row makes to a listing created by an earlier import. */
import type { ListingStatus } from "../../platform/db/schema.ts";
import type { ImportBreed, ImportedAnimal } from "./import_rules.ts";
import { isEditable, LIVE } from "./life_cycle_rules.ts";
import { checkFacts } from "./rules.ts";

/** A stored listing, by its columns. */
export type Imported = {
  status: ListingStatus;
  name: string;
  type: string | null;
  sex: string | null;
  breed_id: string | null;
  birth_date: string | null;
  go_home_date: string | null;
  weight_lb: number | null;
  adult_weight_lb: number | null;
  price_cents: number | null;
  color: string | null;
  size_class: string | null;
  generation: string | null;
  coat_type: string | null;
  description: string;
  good_with: string[];
  registries: string[];
  hasFamily: boolean;
  isOnHold: boolean;
};

/** Reason for refusing a waiting pet without a live listing. */
export const WAITS =
  "This pet is on hold or pending in your file. Import the row again once it's available or adopted.";
const WAS_LIVE: readonly ListingStatus[] = [...LIVE, "reserved"];

export type Columns = Partial<ReturnType<typeof columnsOf>> & { generation?: null };
export type Decision =
  | { refusal: { column?: string; detail: string } }
  | {
    refusal?: undefined;
    change: Columns;
    to?: "sold-external" | "no-longer-available" | "temporary-pause" | undefined;
  };

/** Returns the columns that a row can set. */
export function columnsOf(animal: ImportedAnimal) {
  return {
    name: animal.name,
    type: animal.type,
    sex: animal.sex,
    breed_id: animal.breedId,
    birth_date: animal.birthDate,
    weight_lb: animal.weightLb,
    price_cents: animal.priceCents,
    color: animal.color,
    size_class: animal.sizeClass,
    description: animal.description,
    good_with: animal.goodWith,
    registries: animal.registries,
  };
}

/**
 * Returns the effect of a row on a listing: changed columns, and a new status, because a pet adopted or
 * promised elsewhere must not be sold here too. Empty cells change nothing, and choices unknown to a new
 * breed are cleared. Refuses changes to a pet in checkout, reserved or sold, changes that let it leave its
 * mother too early, and promised pets that were never live.
 */
export function decide(
  before: Imported,
  animal: ImportedAnimal,
  breeds: ReadonlyMap<string, ImportBreed>,
  today: string,
): Decision {
  if (animal.waiting !== null && isEditable(before.status) && !WAS_LIVE.includes(before.status)) {
    return { refusal: { column: "Status", detail: WAITS } };
  }
  const change = changeOf(before, animal);
  const isChange = Object.keys(change).length > 0;
  const to = animal.isAdopted && before.status === "available"
    ? "sold-external"
    : animal.isAdopted && LIVE.includes(before.status)
    ? "no-longer-available"
    : animal.waiting !== null && before.status === "available"
    ? "temporary-pause"
    : undefined;
  if (!isChange && !to) return { change };
  if (!isEditable(before.status)) return { refusal: { detail: "This listing was sold or archived." } };
  if (before.isOnHold || before.status === "reserved") {
    const detail = before.isOnHold
      ? "Someone is reserving this pet right now, so we didn't change it. Import the row again later."
      : "This pet is reserved, so it stays as the buyer saw it.";
    return { refusal: { detail } };
  }
  if (change.type && before.hasFamily) {
    return {
      refusal: { column: "Type", detail: "The listing's litter or parents are a different type of pet." },
    };
  }
  const after = { ...before, ...change };
  const breed = after.breed_id === null ? undefined : breeds.get(after.breed_id);
  const facts = {
    type: after.type as "Dog" | "Cat" | null,
    birthDate: after.birth_date,
    goHomeDate: after.go_home_date,
    weightLb: after.weight_lb,
    adultWeightLb: after.adult_weight_lb,
    generation: after.generation,
    sizeClass: after.size_class,
    coatType: after.coat_type,
    color: after.color,
  };
  const errors = checkFacts(facts, breed, today);
  const early = change.birth_date && errors.find(({ pointer }) => pointer === "/goHomeDate");
  if (early) return { refusal: { column: "birth_date", detail: `Its go-home date: ${early.detail}` } };
  if (!change.breed_id) return { change, to };
  const lost = errors.flatMap(({ pointer }) => OF_THE_BREED[pointer] ?? []);
  return { change: { ...change, ...Object.fromEntries(lost.map((column) => [column, null])) }, to };
}

const OF_THE_BREED: Readonly<Record<string, string>> = {
  "/generation": "generation",
  "/sizeClass": "size_class",
  "/color": "color",
};

/** Returns the columns in which a row differs from the listing. */
function changeOf(before: Imported, animal: ImportedAnimal): Columns {
  const good = [...before.good_with.filter((one) => !animal.notGoodWith.includes(one)), ...animal.goodWith];
  const isKnown = before.birth_date !== null && (animal.birthFrom === "age" ||
    animal.birthFrom === "month" && before.birth_date.slice(0, 7) === animal.birthDate?.slice(0, 7));
  const said = {
    ...columnsOf(animal),
    // A computed birth date yields to a known one.
    birth_date: isKnown ? null : animal.birthDate,
    good_with: [...new Set(good)],
    registries: [...new Set([...before.registries, ...animal.registries])],
  };
  return Object.fromEntries(
    Object.entries(said).filter(([column, value]) =>
      value !== null && value !== "" &&
      JSON.stringify(value) !== JSON.stringify(before[column as keyof Imported])
    ),
  );
}
