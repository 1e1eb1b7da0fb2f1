import { parse } from "csv-parse/sync";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { withTx } from "../db/tx.ts";
import type { ImportProblem, ImportReport } from "../generated/types.ts";
import { fail } from "../problem.ts";
import type { Services } from "../services.ts";
import { refreshCards } from "../pets/card.ts";
import { requestChanges } from "./changes.ts";
import { breedKey, type ImportedAnimal, MOST_ROWS, readHeader, readRow } from "./import_rules.ts";
import * as importStore from "./import_store.ts";
import { isApproved, isEditable } from "./life_cycle.ts";
import type { Owner } from "./media.ts";
import { moveListing, saveDraft } from "./actions.ts";
import { slugOf } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
const MOST_PROBLEMS = 1000;
/** Pictures take time to look at: more of them are attached by the form, or by the next import. */
const MOST_PHOTOS = 60;

/**
 * Reads a CSV file of animals: each row makes a draft, or changes the listing that an earlier import made of the same ID. Bad
 * rows are named and left out; the good ones are written together or, in a dry run, not at all. Fails with `file_not_usable`
 * where the file is no such table.
 */
export async function importListings(
  services: Services,
  owner: Owner,
  bytes: Uint8Array,
  isDryRun: boolean,
): Promise<ImportReport> {
  const { animals, rows, refused, problems } = await readFile(services, bytes);
  const done = await withTx(services.db, (trx) => write(trx, services, owner, animals, isDryRun, problems));
  if (!isDryRun) {
    for (const id of done.adopted) {
      await moveListing(services, owner, id, "sold-external", "Adopted, as imported.");
    }
    await attachPhotos(services, owner, done.withPhotos, problems);
  }
  problems.sort((a, b) => a.row - b.row);
  const { created, updated, unchanged } = done;
  return {
    isDryRun,
    rows,
    created,
    updated,
    unchanged,
    refused: refused + done.refused,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

type Line = { row: number; animal: ImportedAnimal };

async function readFile(services: Services, bytes: Uint8Array) {
  let records: string[][];
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    records = parse(text, {
      relaxColumnCount: true,
      skipEmptyLines: true,
      maxRecordSize: 100_000,
      toLine: MOST_ROWS * 20,
    });
  } catch (cause) {
    fail("file_not_usable", { detail: "This is no CSV file in UTF-8 with a header row.", cause });
  }
  const [header = [], ...lines] = records;
  const { names, problems: missing } = readHeader(header);
  if (missing.length) fail("file_not_usable", { detail: missing.map(({ detail }) => detail).join(" ") });
  if (lines.length > MOST_ROWS) {
    fail("file_not_usable", { detail: `The file has more than ${MOST_ROWS} rows. Please split it.` });
  }
  const breeds = new Map(
    (await importStore.findImportBreeds(services.db)).flatMap((breed) =>
      [breed.name, breed.slug].map((name) => [breedKey(name), breed] as const)
    ),
  );
  const today = services.now().toISOString().slice(0, 10);
  const problems: ImportProblem[] = [];
  const animals: Line[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of lines.entries()) {
    const row = index + 2;
    const cell = Object.fromEntries(names.flatMap((name, at) => name ? [[name, cells[at] ?? ""]] : []));
    const outcome = readRow(cell, breeds, today);
    const first = outcome.animal && seen.get(outcome.animal.externalId);
    if (first !== undefined) {
      const value = outcome.animal!.externalId;
      problems.push({ row, column: "ID", value, detail: `Row ${first} has this ID already.` });
      continue;
    }
    problems.push(...outcome.problems.map((problem) => ({ row, ...problem })));
    if (!outcome.animal) continue;
    seen.set(outcome.animal.externalId, row);
    animals.push({ row, animal: outcome.animal });
  }
  return { animals, rows: lines.length, refused: lines.length - animals.length, problems };
}

async function write(
  trx: Trx,
  services: Services,
  owner: Owner,
  lines: readonly Line[],
  isDryRun: boolean,
  problems: ImportProblem[],
) {
  await importStore.waitForOtherImports(trx, owner.breederId);
  const found = await importStore.lockImported(
    trx,
    owner.breederId,
    lines.map(({ animal }) => animal.externalId),
  );
  const existing = new Map(found.map((row) => [row.external_id, row]));
  const result = {
    ...{ created: 0, updated: 0, unchanged: 0, refused: 0 },
    adopted: [] as string[],
    withPhotos: [] as { id: string; row: number; photos: string[] }[],
  };
  const fresh: { id: string; line: Line }[] = [];
  for (const { animal: read, row } of lines) {
    const before = existing.get(read.externalId);
    const birthDate = read.isBirthGuessed && before?.birth_date ? before.birth_date : read.birthDate;
    const animal = { ...read, birthDate };
    if (!before) {
      // What was adopted before we ever heard of it is not ours to show.
      if (animal.isAdopted) result.unchanged++;
      else fresh.push({ id: services.newId(), line: { row, animal } });
      continue;
    }
    const isAdoption = animal.isAdopted && before.status === "available";
    const change = changeOf(before, animal);
    if (!isEditable(before.status)) {
      if (!change) result.unchanged++;
      else {
        result.refused++;
        problems.push({
          row,
          column: "ID",
          value: animal.externalId,
          detail: "This listing was sold or archived.",
        });
      }
      continue;
    }
    if (isAdoption) result.adopted.push(before.id);
    if (change || isAdoption) result.updated++;
    else result.unchanged++;
    if (change && !isDryRun) await update(trx, services, owner, before, animal);
    if (animal.photos.length && !isApproved(before.status)) {
      result.withPhotos.push({ id: before.id, row, photos: animal.photos });
    }
  }
  result.created = fresh.length;
  if (!isDryRun && fresh.length) await insert(trx, services, owner, fresh);
  result.withPhotos.push(
    ...fresh.flatMap(({ id, line }) =>
      line.animal.photos.length ? [{ id, row: line.row, photos: line.animal.photos }] : []
    ),
  );
  return result;
}

async function insert(
  trx: Trx,
  services: Services,
  owner: Owner,
  fresh: readonly { id: string; line: Line }[],
): Promise<void> {
  const { kind, auto_approve: _, ...place } = await store.findBreederPlace(trx, owner.breederId);
  const pets = fresh.map(({ id, line: { animal } }) => ({
    id,
    breeder_id: owner.breederId,
    external_id: animal.externalId,
    status: "in-progress" as const,
    is_rescue: kind === "shelter",
    slug: slugOf(animal.name),
    ...place,
    ...columnsOf(animal),
  }));
  const events = fresh.map(({ id }) => ({
    id: services.newId(),
    pet_id: id,
    from_status: null,
    to_status: "in-progress" as const,
    actor_id: owner.userId,
    actor_role: owner.role,
    reason: null,
  }));
  await importStore.insertMany(trx, pets, events);
}

/** Changes a listing: at once while nobody has seen it, else the name and description as wishes that staff look at. */
async function update(
  trx: Trx,
  services: Services,
  owner: Owner,
  before: importStore.Existing,
  animal: ImportedAnimal,
): Promise<void> {
  const { name, description, ...facts } = columnsOf(animal);
  const listing = await store.findListing(trx, before.id) ?? fail("not_found");
  const isSeen = isApproved(before.status) && !listing.isTrusted;
  // What others have seen cannot lose what it needs, and what is promised stays as it was seen.
  const kept = isApproved(before.status)
    ? Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
    : facts;
  const isPromised = before.status === "reserved" || listing.isOnHold;
  if (!isPromised) {
    await store.changeListing(trx, before.id, isSeen ? kept : { ...kept, name, description });
    await refreshCards(trx, [before.id]);
  }
  if (isSeen) await requestChanges(trx, services, owner, listing, { name, description }, new Map());
}

function columnsOf(animal: ImportedAnimal) {
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

/** Whether a row says anything that the listing does not; what a row leaves open changes nothing. */
function changeOf(before: importStore.Existing, animal: ImportedAnimal): boolean {
  return Object.entries(columnsOf(animal)).some(([column, value]) =>
    value !== null && JSON.stringify(value) !== JSON.stringify(before[column as keyof importStore.Existing])
  );
}

/** Gives drafts the pictures that were uploaded under the names that their rows tell. */
async function attachPhotos(
  services: Services,
  owner: Owner,
  wanted: readonly { id: string; row: number; photos: string[] }[],
  problems: ImportProblem[],
): Promise<void> {
  const uploaded = await importStore.findUploadedByName(
    services.db,
    owner.userId,
    wanted.flatMap(({ photos }) => photos),
  );
  let taken = 0;
  for (const { id, row, photos } of wanted) {
    const keys: string[] = [];
    for (const name of photos) {
      const key = uploaded.get(name);
      const detail = key === undefined
        ? "No picture of this name is waiting. Upload it, then import again."
        : taken >= MOST_PHOTOS
        ? `Up to ${MOST_PHOTOS} pictures are taken over at a time. Import the file again for the next ones.`
        : undefined;
      if (detail) problems.push({ row, column: null, value: name.slice(0, 200), detail });
      else {
        keys.push(key!);
        taken++;
      }
    }
    if (!keys.length) continue;
    const listing = await store.findListing(services.db, id, owner.breederId);
    const imageKeys = [...listing?.images.map(({ key }) => key) ?? [], ...keys];
    await saveDraft(services, owner, { id, imageKeys }).catch((error) => {
      services.log.info("pictures of an import were refused", { error });
      problems.push({
        row,
        column: null,
        value: null,
        detail: "A picture could not be used. Add it in the form.",
      });
    });
  }
}
