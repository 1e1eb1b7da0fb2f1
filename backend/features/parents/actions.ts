import type { Kysely, Updateable } from "kysely";
import type { Database, ParentsTable } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { attachFiles, type Attachment } from "../files/actions.ts";
import type { ParentFields, PedigreeParent } from "../../generated/types.ts";
import { wordsOf } from "../listings/fact_actions.ts";
import { ownHostOf } from "../masks/actions.ts";
import { contactErrors } from "../masks/rules.ts";
import { releaseFiles } from "../listings/media_actions.ts";
import type { Owner } from "../accounts/rules.ts";
import { breedersDay } from "../places/store.ts";
import { refreshCards } from "../pets/card_store.ts";
import { petIdsOfParent } from "../pets/status_store.ts";
import { checkFacts } from "../listings/rules.ts";
import { findBreedRules } from "../listings/store.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { isReviewedChange, standingAfterSave } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
/** Maximum number of parents per breeder, more than any list shows. */
const MOST_PARENTS = 200;
/** Minimum age of a parent in days: dogs and cats have their first litter later. */
const LEAST_DAYS = 180;

/**
 * Adds a parent, or replaces the fields of a parent; returns its id. Changed facts that staff verify need a
 * new review. Fails with `not_found`, `file_not_usable`, `parent_in_use` (for sex and type of a parent that a
 * litter or listing refers to), and with 422 for facts that contradict each other.
 */
export async function saveParent(
  services: Services,
  owner: Owner,
  fields: ParentFields,
  { id, status }: { id?: string; status?: "live" | "no-longer-available" } = {},
): Promise<string> {
  const before = id === undefined ? undefined : await store.findOwnParent(services.db, owner.breederId, id) ??
    fail("not_found");
  await checkParent(services, owner, fields);
  const errors = contactErrors(wordsOfParent(fields), before && wordsOfParent(before), ownHostOf(services));
  if (errors.length > 0) fail("invalid_input", { errors });
  const known = new Set([...before?.imageKeys ?? [], ...documentsOf(before?.healthTests)]);
  const wanted: Attachment[] = [
    ...(fields.imageKeys ?? []).map((fileKey) => ({
      fileKey,
      purposes: ["parent-image", "pet-image"] as const,
    })),
    ...documentsOf(fields.healthTests).map((fileKey) => ({
      fileKey,
      purposes: ["health-document"] as const,
    })),
  ].filter(({ fileKey }) => !known.has(fileKey)).map((file) => ({ ...file, ownerId: owner.userId }));
  const { saved } = await attachFiles(services, wanted, async (trx, files) => {
    const taken = new Map(files.map((file, index) => [wanted[index]!.fileKey, file.key]));
    const columns = columnsOf(fields, (key) => taken.get(key) ?? key);
    if (columns.sire_id || columns.dam_id) await checkPedigree(trx, owner, id, columns);
    if (id === undefined) return await insert(trx, services, owner, columns);
    const now = await store.lockParent(trx, owner.breederId, id) ?? fail("not_found");
    const kept = await store.findOwnParent(trx, owner.breederId, id) ?? fail("not_found");
    const isAnother = now.sex !== fields.sex || now.type !== fields.type;
    if (isAnother && await store.isParentUsed(trx, id)) {
      fail("parent_in_use", {
        detail: "A litter or listing names this parent, so you can't change its sex or type.",
      });
    }
    const isChange = isReviewedChange(
      { ...kept, breedId: kept.breed.id },
      {
        ...columns,
        breedId: columns.breed_id,
        birthDate: columns.birth_date,
        registrationNumber: columns.registration_number,
        geneticTesting: columns.genetic_testing,
        healthTests: JSON.parse(columns.health_tests),
        imageKeys: columns.image_keys,
      },
    );
    const isVerified = now.verified_at !== null;
    // The row may date from before reviews existed.
    const before = now.status === "live" && !isVerified ? "in-review" : now.status;
    const next = standingAfterSave({ status: before, isVerified }, { isChange, wish: status });
    await store.changeParent(trx, id, {
      ...columns,
      status: next.status,
      ...(next.isVerified ? {} : { verified_at: null }),
      ...(next.status === "in-review" && (isChange || before !== "in-review")
        ? { submitted_at: services.now(), review_reason: null }
        : {}),
    });
    await refreshCards(trx, await petIdsOfParent(trx, id));
    await releaseFiles(trx, services, owner.userId, [...known]);
    return id;
  });
  return saved;
}

/** Deletes a parent that no litter or listing refers to; any other parent can only be taken off the page. */
export async function deleteParent(services: Services, owner: Owner, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    if (!await store.lockParent(trx, owner.breederId, id)) fail("not_found");
    const parent = await store.findOwnParent(trx, owner.breederId, id) ?? fail("not_found");
    if (await store.isParentUsed(trx, id)) fail("parent_in_use");
    await store.deleteParent(trx, id);
    await releaseFiles(trx, services, owner.userId, [
      ...parent.imageKeys,
      ...documentsOf(parent.healthTests),
    ]);
  });
}

const wordsOfParent = (
  { sire, dam, ...fields }: Pick<ParentFields, "sire" | "dam"> & Parameters<typeof wordsOf>[0],
) => ({
  ...wordsOf(fields),
  sire: sire && { name: sire.name, registrationNumber: sire.registrationNumber },
  dam: dam && { name: dam.name, registrationNumber: dam.registrationNumber },
});

async function checkParent(services: Services, owner: Owner, fields: ParentFields): Promise<void> {
  const breed = await findBreedRules(services.db, fields.breedId) ?? fail("invalid_input", {
    errors: [{ pointer: "/breedId", code: "unknown", detail: "Choose a breed from the list." }],
  });
  const today = await breedersDay(services.db, owner.breederId, services.now());
  const facts = {
    type: fields.type,
    birthDate: fields.birthDate ?? null,
    goHomeDate: null,
    weightLb: fields.weightLb ?? null,
    adultWeightLb: null,
    generation: null,
    sizeClass: fields.sizeClass ?? null,
    coatType: fields.coatType ?? null,
    color: fields.color ?? null,
  };
  const colors = breed.colors.map(({ title }) => title);
  const errors = checkFacts(facts, { ...breed, sizeClassSet: breed.size_class_set, colors }, today);
  const youngest = new Date(Date.parse(today) - LEAST_DAYS * 86_400_000).toISOString().slice(0, 10);
  if (facts.birthDate !== null && facts.birthDate > youngest && facts.birthDate <= today) {
    errors.push({
      pointer: "/birthDate",
      code: "invalid",
      detail: "A parent must be at least six months old.",
    });
  }
  if (errors.length) fail("invalid_input", { errors });
}

/**
 * Fails with `parents_do_not_fit` if a father or mother is not a valid parent, or is a descendant of the
 * animal itself.
 */
async function checkPedigree(
  trx: Trx,
  { breederId }: Owner,
  id: string | undefined,
  { type, sire_id, dam_id, birth_date: birthDate }: ReturnType<typeof columnsOf>,
): Promise<void> {
  await store.lockPedigrees(trx, breederId);
  for (const [above, sex] of [[sire_id, "Male"], [dam_id, "Female"]] as const) {
    if (above === null) continue;
    if (!await store.fitsAbove(trx, above, { breederId, type, sex, birthDate })) {
      fail("parents_do_not_fit", {
        detail: sex === "Male"
          ? "The sire has to be a male of yours, of the same type and older."
          : "The dam has to be a female of yours, of the same type and older.",
      });
    }
    if (id !== undefined && await store.isAncestor(trx, id, above)) {
      fail("parents_do_not_fit", { detail: "This pet would be its own ancestor. Choose another parent." });
    }
  }
}

/** Stores only the id of the breeder's own parent because its name and number may change. */
function pedigreeOf(parent: PedigreeParent | undefined) {
  const isTyped = parent && parent.parentId === undefined;
  return {
    id: parent?.parentId ?? null,
    name: isTyped ? parent.name.trim() : null,
    registration: (isTyped && parent.registrationNumber?.trim()) || null,
  };
}

async function insert(
  trx: Trx,
  services: Services,
  owner: Owner,
  columns: ReturnType<typeof columnsOf>,
): Promise<string> {
  if (await store.countParents(trx, owner.breederId) >= MOST_PARENTS) {
    fail("invalid_input", { detail: `A program can have up to ${MOST_PARENTS} parents.` });
  }
  const id = services.newId();
  const { status } = standingAfterSave(undefined, { isChange: true, wish: undefined });
  await store.insertParent(trx, {
    id,
    breeder_id: owner.breederId,
    status,
    submitted_at: services.now(),
    public_image_keys: [],
    ...columns,
  });
  return id;
}

function columnsOf(fields: ParentFields, keyOf: (key: string) => string) {
  const tests = (fields.healthTests ?? []).map((test) => ({
    ...test,
    documentKey: test.documentKey === null ? null : keyOf(test.documentKey),
  }));
  const [sire, dam] = [pedigreeOf(fields.sire), pedigreeOf(fields.dam)];
  return {
    name: fields.name,
    type: fields.type,
    sex: fields.sex,
    breed_id: fields.breedId,
    birth_date: fields.birthDate ?? null,
    color: fields.color ?? null,
    coat_type: fields.coatType ?? null,
    size_class: fields.sizeClass ?? null,
    weight_lb: fields.weightLb ?? null,
    description: fields.description ?? "",
    registries: fields.registries ?? [],
    registration_number: fields.registrationNumber || null,
    sire_id: sire.id,
    sire_name: sire.name,
    sire_registration: sire.registration,
    dam_id: dam.id,
    dam_name: dam.name,
    dam_registration: dam.registration,
    genetic_testing: fields.geneticTesting ?? false,
    health_tests: JSON.stringify(tests),
    image_keys: [...new Set((fields.imageKeys ?? []).map(keyOf))],
  } satisfies Updateable<ParentsTable>;
}

const documentsOf = (tests: readonly { documentKey: string | null }[] | undefined): string[] =>
  (tests ?? []).flatMap(({ documentKey }) => documentKey ?? []);
