/** Checks the facts of a listing together with its breed, its litter and its parents. */
import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { ListingFields } from "./field_rules.ts";
import type { Owner } from "../accounts/rules.ts";
import { checkFacts, type Facts, slugOf } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/** Rejects values that no listing may have, before they are written. */
export async function checkKnown(trx: Trx, { breedId, deliveryOptions }: ListingFields): Promise<void> {
  if (deliveryOptions?.includes("none")) {
    const detail = "Choose at least one delivery option. Pickup is always possible.";
    failFields({ pointer: "/deliveryOptions", code: "invalid", detail });
  }
  if (breedId && !await store.findBreedRules(trx, breedId)) {
    failFields({ pointer: "/breedId", code: "unknown", detail: "Choose a breed from the list." });
  }
}

type Test = { type: string; laboratory?: string | null; result?: string | null };
type Words = { name?: string | null; color?: string | null; registrationNumber?: string | null };

/** Returns a breeder's texts about a listing or a parent, which buyers read. */
export const wordsOf = (
  { name, color, description, registrationNumber, healthTests }: Words & {
    description?: string | null;
    healthTests?: readonly Test[];
  },
) => ({
  name,
  color,
  description,
  registrationNumber,
  healthTests: healthTests?.map(({ type, laboratory, result }) => ({ type, laboratory, result })),
});

/** Checks the current facts. Choices unknown to a new breed are cleared, not refused. */
export async function checkTogether(
  trx: Trx,
  owner: Owner,
  id: string,
  fields: ListingFields,
): Promise<void> {
  const listing = await store.findListing(trx, id) ?? fail("not_found");
  const breed = listing.breedId === null ? undefined : await store.findBreedRules(trx, listing.breedId);
  const found = checkFacts(
    factsOf(listing),
    breed && {
      ...breed,
      sizeClassSet: breed.size_class_set,
      colors: breed.colors.map(({ title }) => title),
    },
    listing.today,
  );
  if (fields.name !== undefined || fields.breedId !== undefined) {
    await store.changeListing(trx, id, { slug: slugOf(`${listing.name} ${breed?.name ?? ""}`) });
  }
  const isSent = (pointer: string) => fields[pointer.slice(1) as keyof ListingFields] !== undefined;
  const left = fields.breedId === undefined && fields.litterId === undefined
    ? []
    : found.filter(({ pointer }) => pointer in OF_THE_BREED && !isSent(pointer));
  if (left.length) {
    await store.changeListing(
      trx,
      id,
      Object.fromEntries(left.map(({ pointer }) => [OF_THE_BREED[pointer]!, null])),
    );
  }
  // Earlier errors outside this change are not this form's fault.
  const related: Record<string, readonly (keyof ListingFields)[]> = {
    "/goHomeDate": ["birthDate", "litterId"],
    "/breedId": ["type", "litterId"],
  };
  const refused = found.filter((error) =>
    !left.includes(error) &&
    (isSent(error.pointer) || related[error.pointer]?.some((name) => fields[name] !== undefined))
  );
  if (refused.length) fail("invalid_input", { errors: refused });
  if (FAMILY.some((name) => fields[name] !== undefined)) await checkParents(trx, owner, listing);
}

/** Returns the facts, with null for choices that the listing omits. */
function factsOf(listing: store.OwnListing): Facts {
  const { type = null, generation = null, sizeClass = null, coatType = null, ...rest } = listing;
  return { ...rest, type, generation, sizeClass, coatType };
}

/** Fields through which a listing may get parents of another type. */
const FAMILY = ["type", "litterId", "sireId", "damId"] as const satisfies readonly (keyof ListingFields)[];

/** Checks that sire and dam are the breeder's own, of the right sex, and of the listing's type. */
async function checkParents(trx: Trx, owner: Owner, listing: store.OwnListing): Promise<void> {
  const named = [["sireId", "Male"], ["damId", "Female"]] as const;
  const ids = named.flatMap(([field]) => listing[field] ?? []);
  if (!ids.length) return;
  const own = new Map((await store.lockOwnParents(trx, owner.breederId, ids)).map((row) => [row.id, row]));
  const fits = named.every(([field, sex]) => {
    const id = listing[field];
    const parent = id === undefined ? undefined : own.get(id);
    return id === undefined || (parent?.sex === sex && (!listing.type || parent.type === listing.type));
  });
  if (!fits) fail("parents_do_not_fit");
}

/** Choices that depend on the breed: column by pointer. */
const OF_THE_BREED: Readonly<Record<string, string>> = {
  "/generation": "generation",
  "/sizeClass": "size_class",
  "/color": "color",
};

/**
 * Returns the columns for litter, sire and dam, which must be the breeder's own. A litter sets its parents
 * and dates.
 */
export async function familyColumns(trx: Trx, owner: Owner, fields: ListingFields) {
  const columns: Record<string, string | null> = {};
  if (fields.litterId !== undefined) {
    const litter = await store.lockOwnLitter(trx, owner.breederId, fields.litterId) ??
      fail("parents_do_not_fit", {
        detail: "This litter isn't one of yours.",
      });
    if (fields.sireId === undefined) columns.sire_id = litter.sire_id;
    if (fields.damId === undefined) columns.dam_id = litter.dam_id;
    if (fields.breedId === undefined) columns.breed_id = litter.breed_id;
    if (fields.birthDate === undefined && litter.born_on) columns.birth_date = litter.born_on;
    if (fields.goHomeDate === undefined && litter.go_home_on) columns.go_home_date = litter.go_home_on;
  }
  const wanted = [columns.sire_id, columns.dam_id, fields.sireId, fields.damId].filter((id) =>
    !!id
  ) as string[];
  const own = wanted.length ? await store.lockOwnParents(trx, owner.breederId, wanted) : [];
  if (!wanted.every((id) => own.some((row) => row.id === id))) fail("parents_do_not_fit");
  return columns;
}
