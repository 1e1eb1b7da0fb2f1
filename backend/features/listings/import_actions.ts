import type { Kysely } from "kysely";
import type { Database, ListingStatus } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { ImportColumn, ImportProblem, ImportReport } from "../../generated/types.ts";
import { flagTexts } from "../masks/flag_actions.ts";
import { fail } from "../../platform/problem.ts";
import { firstCharacters, tidyText } from "../../platform/text.ts";
import type { Services } from "../../services.ts";
import { breedersDay } from "../places/store.ts";
import { refreshChanged } from "../pets/card_store.ts";
import * as changeStore from "./change_store.ts";
import { type Columns, columnsOf, decide, WAITS } from "./import_change_rules.ts";
import { cellsOf, type Header, readHeader } from "./import_columns_rules.ts";
import { breedKey, type ImportBreed, type ImportedAnimal, readRow } from "./import_rules.ts";
import { oneAtATime, readCsv } from "./import_file_actions.ts";
import * as importStore from "./import_store.ts";
import { isApproved } from "./life_cycle_rules.ts";
import type { Owner } from "../accounts/rules.ts";
import { nicknames } from "../breeds/data/nicknames.ts";
import { move, saveDraft } from "./actions.ts";
import { slugOf } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
const MOST_PROBLEMS = 1000;
/** Number of rows searched for a column's example. */
const EXAMPLES_FROM = 20;
/**
 * Maximum number of photos in one import, because checking them takes time. The form or the next import
 * attaches more.
 */
const MOST_PHOTOS = 60;
/** Maximum number of moves in one import. Each is a separate move with its own history. */
const MOST_MOVED = 500;
const REASONS = {
  "sold-external": "Adopted, as imported.",
  // A listing that is not for sale can't be marked as sold.
  "no-longer-available": "Adopted, as imported.",
  "temporary-pause": "On hold or pending, as imported.",
} as const;

type ImportFile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Meaning of each column, in the file's order. By default, names identify the columns. */
  columns?: readonly ImportColumn[];
  isDryRun: boolean;
};

/**
 * Reads a CSV file of pets. Each row creates a draft, or changes the listing that an earlier import created
 * for the same ID. Bad rows are reported and skipped. Good ones are written together or, in a dry run, not at
 * all. A dry run reports missing columns. Fails with `file_not_usable` if the file is not such a table, and
 * with `import_running` during another import by the same breeder.
 */
export async function importListings(
  services: Services,
  owner: Owner,
  file: ImportFile,
): Promise<ImportReport> {
  return await oneAtATime(owner.breederId, () => importFile(services, owner, file));
}

async function importFile(services: Services, owner: Owner, file: ImportFile): Promise<ImportReport> {
  const { isDryRun } = file;
  const today = await breedersDay(services.db, owner.breederId, services.now());
  const { animals, breeds, rows, refused, problems: read, header } = await readFile(services, file, today);
  const done = await withTx(
    services.db,
    (trx) => write(trx, services, owner, { lines: animals, breeds, isDryRun, today }),
  );
  // Notes about reading a row matter only if its row is accepted.
  const isRefused = new Set(done.problems.filter(({ isNotice }) => !isNotice).map(({ row }) => row));
  const problems = [
    ...read.filter(({ row, isNotice }) => !(isNotice && isRefused.has(row))),
    ...done.problems,
  ];
  if (!isDryRun) await attachPhotos(services, owner, done.withPhotos, problems);
  // A long list is cut, so problems that need fixing come before mere notices.
  problems.sort((a, b) => Number(!!a.isNotice) - Number(!!b.isNotice) || a.row - b.row);
  const { created, updated, unchanged } = done;
  return {
    isDryRun,
    columns: header.columns,
    missing: header.missing,
    rows,
    created,
    updated,
    unchanged,
    refused: refused + done.refused,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

/** Returns breeds by every name that a row may use: our spelling, and common nicknames. */
function byNames(breeds: readonly ImportBreed[]): Map<string, ImportBreed> {
  const bySlug = new Map(breeds.map((breed) => [breed.slug, breed]));
  const named = new Map<string, ImportBreed>();
  for (const { name, slugs: [slug, another], group } of nicknames) {
    const breed = bySlug.get(slug!);
    if (breed && !group && !another) named.set(breedKey(name), breed);
  }
  for (const breed of breeds) for (const name of [breed.name, breed.slug]) named.set(breedKey(name), breed);
  return named;
}

type Line = { row: number; animal: ImportedAnimal };

async function readFile(
  services: Services,
  { bytes, columns: chosen, isDryRun }: ImportFile,
  today: string,
) {
  const all = await importStore.findImportBreeds(services.db);
  const byName = byNames(all);
  const problems: ImportProblem[] = [];
  const animals: Line[] = [];
  const seen = new Map<string, number>();
  let header: Header = { columns: [], missing: [] };
  let rows = 0;
  await readCsv(bytes, services.signal, (cells, row) => {
    if (row === 1) {
      header = readHeader(cells, chosen);
      const { problem, missing } = header;
      if (problem || missing.length && !isDryRun) {
        fail("file_not_usable", {
          detail: problem ?? missing.map((column) => `The column ${column} is missing.`).join(" "),
        });
      }
      return;
    }
    rows++;
    if (rows <= EXAMPLES_FROM) {
      for (const [at, column] of header.columns.entries()) {
        column.example ??= firstCharacters(tidyText(cells[at] ?? ""), 60) || null;
      }
    }
    if (header.missing.length) return;
    const outcome = readRow(cellsOf(header.columns, cells), byName, today);
    const first = outcome.animal && seen.get(outcome.animal.externalId);
    if (first !== undefined) {
      const value = outcome.animal!.externalId;
      problems.push({ row, column: "ID", value, detail: `Row ${first} already has this ID.` });
      return;
    }
    // Notes about reading a row matter only if the row is accepted.
    const told = outcome.problems.filter(({ isNotice }) => outcome.animal || !isNotice);
    problems.push(...told.map((problem) => ({ row, ...problem })));
    if (!outcome.animal) return;
    seen.set(outcome.animal.externalId, row);
    animals.push({ row, animal: outcome.animal });
  });
  const breeds: Breeds = new Map(all.map((breed) => [breed.id, breed]));
  const refused = header.missing.length ? 0 : rows - animals.length;
  return { animals, breeds, rows, refused, problems, header };
}

type Wanted = { id: string; row: number; photos: string[]; hasImages: boolean };
type Breeds = ReadonlyMap<string, ImportBreed>;

async function write(
  trx: Trx,
  services: Services,
  owner: Owner,
  { lines, breeds, isDryRun, today }: {
    lines: readonly Line[];
    breeds: Breeds;
    isDryRun: boolean;
    /** Today at the breeder's location. */
    today: string;
  },
) {
  // Another process may be importing for this breeder.
  if (!await importStore.isOnlyImport(trx, owner.breederId)) fail("import_running");
  const isTrusted = await store.isTrusted(trx, owner.breederId);
  const found = await importStore.lockImported(
    trx,
    owner.breederId,
    lines.map(({ animal }) => animal.externalId),
  );
  services.signal.throwIfAborted();
  const existing = new Map(found.map((row) => [row.external_id, row]));
  const result = {
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    problems: [] as ImportProblem[],
    withPhotos: [] as Wanted[],
  };
  const fresh: { id: string; line: Line }[] = [];
  const changed: Changed[] = [];
  const moved: { id: string; to: keyof typeof REASONS }[] = [];
  const refuse = ({ row, animal }: Line, detail: string, column = "ID") => {
    const value = column === "Status" ? animal.waiting : animal.externalId;
    result.problems.push({ row, column, value, detail });
    result.refused++;
  };
  for (const line of lines) {
    const { animal, row } = line;
    const before = existing.get(animal.externalId);
    if (!before) {
      // Pets adopted before we knew them are not ours to show.
      if (animal.isAdopted) result.unchanged++;
      else if (animal.waiting !== null) refuse(line, WAITS, "Status");
      else fresh.push({ id: services.newId(), line });
      continue;
    }
    const decision = decide(before, animal, breeds, today);
    if (decision.refusal) {
      refuse(line, decision.refusal.detail, decision.refusal.column);
      continue;
    }
    const { change, to } = decision;
    if (to && moved.length === MOST_MOVED) {
      refuse(
        line,
        `Up to ${MOST_MOVED} pets can be marked as adopted or paused at a time. Import the file again for the rest.`,
      );
      continue;
    }
    const isChange = Object.keys(change).length > 0;
    if (isChange || to) result.updated++;
    else result.unchanged++;
    if (isChange) changed.push({ before, change });
    if (to) moved.push({ id: before.id, to });
    if (to === "temporary-pause") {
      const detail =
        "This pet is on hold or pending in your file, which pauses its listing. Publish it again once it's available.";
      result.problems.push({ row, column: "Status", value: animal.waiting, detail, isNotice: true });
    }
    if (animal.photos.length && isDraft(before.status)) {
      result.withPhotos.push({ id: before.id, row, photos: animal.photos, hasImages: before.hasImages });
    }
  }
  if (!isDryRun) {
    await update(trx, services, changed, breeds, isTrusted);
    for (const { id, to } of moved) {
      services.signal.throwIfAborted();
      const listing = await store.findListing(trx, id) ?? fail("not_found");
      await move(trx, services, listing, { to, actor: "breeder", owner, reason: REASONS[to] });
    }
  }
  result.created = fresh.length;
  if (!isDryRun && fresh.length) await insert(trx, services, owner, fresh, breeds);
  result.withPhotos.push(
    ...fresh.flatMap(({ id, line: { row, animal: { photos } } }) =>
      photos.length ? [{ id, row, photos, hasImages: false }] : []
    ),
  );
  return result;
}

async function insert(
  trx: Trx,
  services: Services,
  owner: Owner,
  fresh: readonly { id: string; line: Line }[],
  breeds: Breeds,
): Promise<void> {
  const { kind, ...place } = await store.findBreederPlace(trx, owner.breederId);
  const pets = fresh.map(({ id, line: { animal } }) => ({
    id,
    breeder_id: owner.breederId,
    external_id: animal.externalId,
    status: "in-progress" as const,
    is_rescue: kind === "shelter",
    slug: slugOf(`${animal.name} ${breeds.get(animal.breedId!)?.name ?? ""}`),
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

type Changed = { before: importStore.Existing; change: Columns };

/**
 * Changes locked listings: drafts at once; otherwise facts at once, and names and descriptions as change
 * requests. Works in batches, because a file has thousands of rows.
 */
async function update(
  trx: Trx,
  services: Services,
  changed: readonly Changed[],
  breeds: Breeds,
  isTrusted: boolean,
): Promise<void> {
  const refused = new Set(
    isTrusted
      ? (await changeStore.findLastRejected(trx, changed.map(({ before }) => before.id))).map(({ petId }) =>
        petId
      )
      : [],
  );
  const flags = await flagTexts(
    services,
    changed.map(({ before, change: { name, description } }) =>
      isTrusted && isApproved(before.status) ? `${name ?? ""}\n${description ?? ""}` : null
    ),
  );
  const flagged = new Set(changed.flatMap(({ before }, at) => flags[at]!.length ? [before.id] : []));
  const isSeen = ({ before: { id, status } }: Changed) =>
    isApproved(status) && (!isTrusted || refused.has(id) || flagged.has(id));
  const WORDS = ["name", "description"] as const;
  await importStore.changeMany(
    trx,
    changed.map((one) => {
      const { before, change } = one;
      const { name, description } = isSeen(one) ? before : { ...before, ...change };
      const after = { ...before, ...change, name, description };
      return { ...after, slug: slugOf(`${name} ${breeds.get(after.breed_id!)?.name ?? ""}`) };
    }),
  );
  await refreshChanged(trx, changed.map(({ before }) => before.id));
  const words = changed.filter(({ before }) => isApproved(before.status)).flatMap((one) =>
    WORDS.flatMap((kind) => {
      const newText = one.change[kind];
      const wish = { id: services.newId(), petId: one.before.id, kind, oldText: one.before[kind] };
      return newText ? [{ ...wish, newText: isSeen(one) ? newText : null }] : [];
    })
  );
  await changeStore.askForWords(trx, words);
}

const isDraft = (status: ListingStatus): boolean => status === "in-progress" || status === "rejected";

/** Attaches uploaded pictures to drafts by the file names in their rows. */
async function attachPhotos(
  services: Services,
  owner: Owner,
  wanted: readonly Wanted[],
  problems: ImportProblem[],
): Promise<void> {
  const uploaded = await importStore.findUploadedByName(
    services.db,
    owner.userId,
    wanted.flatMap(({ photos }) => photos),
  );
  let taken = 0;
  for (const { id, row, photos, hasImages } of wanted) {
    services.signal.throwIfAborted();
    const keys: string[] = [];
    for (const name of photos) {
      const key = uploaded.get(name);
      // An earlier import has attached it.
      if (key === undefined && hasImages) continue;
      const detail = key === undefined
        ? "We couldn't find a photo with this name. Upload it, then import again."
        : taken >= MOST_PHOTOS
        ? `Up to ${MOST_PHOTOS} photos can be imported at a time. Import the file again for the rest.`
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
        detail: "We couldn't use this photo. Add it in the form.",
      });
    });
  }
}
