import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { addJob } from "../../platform/outbox/add_job.ts";
import {
  type LiveEvent,
  type PetStatusChange,
  petStatusEvents,
} from "../../platform/ports/realtime/channels.ts";
import type { Services } from "../../services.ts";
import { refreshCards, refreshChanged } from "./card_store.ts";
import { comparePages, emptyPages, tellOfPages } from "./store.ts";
import {
  findListedStates,
  findPetStates,
  lockedPetIds,
  petIdsOf,
  petIdsWith,
  type PetState,
  strayPetIds,
} from "./status_store.ts";

/**
 * Rewrites a pet's card and notifies open pages. Call it in the transaction that changes the pet's status or
 * hold.
 */
export async function petChanged(
  trx: Kysely<Database>,
  services: Pick<Services, "addJob">,
  petId: string,
): Promise<void> {
  await refreshCards(trx, [petId]);
  await services.addJob(trx, "announcePet", { petId }, { key: `pet:${petId}` });
}

/**
 * Does the same after a change of a breeder's texts about a pet but not of its status, place or hold.
 * `isEmptied` is whether its page is now empty, for callers that know it from the change itself; a query for
 * it takes a third as long as a price change.
 */
export async function factsChanged(
  trx: Kysely<Database>,
  services: Pick<Services, "addJob">,
  petId: string,
  isEmptied?: boolean,
): Promise<void> {
  if (isEmptied === undefined) await refreshChanged(trx, [petId]);
  else if (isEmptied) await refreshCards(trx, [petId]);
  await services.addJob(trx, "announcePet", { petId }, { key: `pet:${petId}` });
}

/**
 * Adds or removes the cards of all pets of a breeder whose account's standing changed, in the same
 * transaction, and notifies open pages.
 */
export async function breederStandingChanged(trx: Kysely<Database>, breederId: string): Promise<void> {
  await refreshCards(trx, await petIdsOf(trx, breederId));
  await addJob(trx, "announceBreeder", { breederId }, { key: `breeder:${breederId}` });
}

/** Rewrites the cards and pages that contain a changed picture, in the same transaction. */
export async function pictureChanged(trx: Kysely<Database>, key: string): Promise<void> {
  const ids = await lockedPetIds(trx, await petIdsWith(trx, key));
  if (ids.length === 0) return;
  await emptyPages(trx, ids);
  await refreshCards(trx, ids);
}

const STRAY_BATCH = 500;

/**
 * Hides pets that are still public although their breeder is not: pets of sellers from before verification
 * was required, and rows written by a process of an earlier version.
 */
export async function hideStrayPets({ db }: Pick<Services, "db">, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const count = await withTx(db, async (trx) => {
      const ids = await strayPetIds(trx, STRAY_BATCH);
      await refreshCards(trx, ids);
      return ids.length;
    });
    if (count < STRAY_BATCH) return;
  }
}

const PAGES_COMPARED_AT_ONCE = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Compares the stored page of each pet with the tables and rewrites wrong or missing pages. Returns the
 * number of pages, the number of missing ones, and the ids of the wrong ones. A wrong page means a bug in the
 * code that changed the pet.
 */
export async function checkPages(
  { db, log }: Pick<Services, "db" | "log">,
  signal: AbortSignal,
): Promise<{ pages: number; missing: number; wrong: string[] }> {
  const found = { pages: 0, missing: 0, wrong: [] as string[] };
  for (let after = FIRST_ID; !signal.aborted;) {
    const pages = await comparePages(db, after, PAGES_COMPARED_AT_ONCE);
    const untrue = pages.filter(({ isTrue }) => !isTrue);
    if (untrue.length > 0) {
      await withTx(db, async (trx) => {
        const ids = await lockedPetIds(trx, untrue.map(({ id }) => id));
        await emptyPages(trx, ids);
        await refreshCards(trx, ids);
      });
    }
    found.pages += pages.length;
    found.missing += untrue.filter(({ isMissing }) => isMissing).length;
    found.wrong.push(...untrue.flatMap(({ id, isMissing }) => isMissing ? [] : id));
    if (pages.length < PAGES_COMPARED_AT_ONCE) break;
    after = pages.at(-1)!.id;
  }
  if (found.wrong.length > 0) {
    log.error("stored pages differed from the tables and were rewritten", {
      count: found.wrong.length,
      pets: found.wrong.slice(0, 20),
    });
  }
  return found;
}

/** Batch size. */
const ANNOUNCED_AT_ONCE = 100;

/** Sends the current state of each listed pet of a breeder to open pages and searches. */
export async function announceBreeder(
  services: Pick<Services, "db" | "realtime">,
  breederId: string,
): Promise<void> {
  await tellOfPages(services.db);
  let last: string | undefined;
  do {
    const states = await findListedStates(services.db, breederId, last, ANNOUNCED_AT_ONCE);
    await services.realtime.triggerAll(states.flatMap((state) => petStatusEvents(changeOf(state))));
    last = states.length === ANNOUNCED_AT_ONCE ? states.at(-1)!.petId : undefined;
  } while (last !== undefined);
}

/** Notifies every process and open pages of a pet that its breeder or staff have changed. */
export async function announceChangedPet(
  services: Pick<Services, "db" | "realtime">,
  petId: string,
): Promise<void> {
  await tellOfPages(services.db);
  await announcePets(services, [petId]);
}

/**
 * Sends the current state of pets to open pages and searches, after the events in `before`; the feed names
 * their cards.
 */
export async function announcePets(
  { db, realtime }: Pick<Services, "db" | "realtime">,
  petIds: readonly string[],
  before: readonly LiveEvent[] = [],
): Promise<void> {
  const states = await findPetStates(db, petIds);
  await realtime.triggerAll([...before, ...states.flatMap((state) => petStatusEvents(changeOf(state)))]);
}

function changeOf({ petId, status, onHold, holdUntil, promisedUntil, isShown }: PetState): PetStatusChange {
  // A pet without a card is not public, so readers see it as not available.
  return {
    petId,
    status: isShown ? status : "not-available",
    onHold,
    holdUntil: holdUntil?.toISOString() ?? null,
    promisedUntil: promisedUntil?.toISOString() ?? null,
  };
}
