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

/** Whoever changed a pet's status or hold calls this in the same transaction: its card is rewritten and pages are told. */
export async function petChanged(
  trx: Kysely<Database>,
  services: Pick<Services, "addJob">,
  petId: string,
): Promise<void> {
  await refreshCards(trx, [petId]);
  await services.addJob(trx, "announcePet", { petId }, { key: `pet:${petId}` });
}

/**
 * The same for who has changed what the breeder writes of a pet, and neither its status, its place nor its hold. `isEmptied`: whether
 * its page is empty now, for who knows it from the change itself; asking takes a third as long as the change of a price.
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
 * The standing of a breeder's account has changed: the cards of all its pets come or go, in the same transaction, and
 * open pages are told.
 */
export async function breederStandingChanged(trx: Kysely<Database>, breederId: string): Promise<void> {
  await refreshCards(trx, await petIdsOf(trx, breederId));
  await addJob(trx, "announceBreeder", { breederId }, { key: `breeder:${breederId}` });
}

/** A picture looks different to the public: cards and pages with it are rewritten in the same transaction. */
export async function pictureChanged(trx: Kysely<Database>, key: string): Promise<void> {
  const ids = await lockedPetIds(trx, await petIdsWith(trx, key));
  if (ids.length === 0) return;
  await emptyPages(trx, ids);
  await refreshCards(trx, ids);
}

const STRAY_BATCH = 500;

/**
 * Hides pets that are still found although the public does not see their breeder: those of sellers whom nobody had
 * verified when that was not asked yet, and what a process of an earlier version wrote.
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
 * Compares the stored page of each pet with the tables and writes those anew that are wrong or missing. Returns how many pages there
 * are, how many were missing, and which were wrong: that is a fault of whoever changed them.
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
    log.error("stored pages differed from the tables, and were written anew", {
      count: found.wrong.length,
      pets: found.wrong.slice(0, 20),
    });
  }
  return found;
}

/** So many pets are read at a time. */
const ANNOUNCED_AT_ONCE = 100;

/** Tells open pages and searches how each listed pet of a breeder stands at this moment. */
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

/** Tells every process and open pages of a pet that its breeder or staff have changed. */
export async function announceChangedPet(
  services: Pick<Services, "db" | "realtime">,
  petId: string,
): Promise<void> {
  await tellOfPages(services.db);
  await announcePets(services, [petId]);
}

/** Tells open pages and searches how pets stand at this moment, after what else is to be told; the feed names their cards. */
export async function announcePets(
  { db, realtime }: Pick<Services, "db" | "realtime">,
  petIds: readonly string[],
  before: readonly LiveEvent[] = [],
): Promise<void> {
  const states = await findPetStates(db, petIds);
  await realtime.triggerAll([...before, ...states.flatMap((state) => petStatusEvents(changeOf(state)))]);
}

function changeOf({ petId, status, onHold, holdUntil, promisedUntil, isShown }: PetState): PetStatusChange {
  // What has no card is found by nobody: for those who look, it is not available.
  return {
    petId,
    status: isShown ? status : "not-available",
    onHold,
    holdUntil: holdUntil?.toISOString() ?? null,
    promisedUntil: promisedUntil?.toISOString() ?? null,
  };
}
