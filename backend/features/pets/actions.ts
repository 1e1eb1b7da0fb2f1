import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { addJob } from "../../platform/outbox/add_job.ts";
import { type PetStatusChange, petStatusEvents } from "../../platform/ports/realtime/channels.ts";
import type { Services } from "../../services.ts";
import { refreshCards } from "./card_store.ts";
import { findListedStates, findPetState, petIdsOf, type PetState, strayPetIds } from "./status_store.ts";

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
 * The standing of a breeder's account has changed: the cards of all its pets come or go, in the same transaction, and
 * open pages are told.
 */
export async function breederStandingChanged(trx: Kysely<Database>, breederId: string): Promise<void> {
  await refreshCards(trx, await petIdsOf(trx, breederId));
  await addJob(trx, "announceBreeder", { breederId }, { key: `breeder:${breederId}` });
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

/** So many pets are read, and told of, at a time. */
const ANNOUNCED_AT_ONCE = 100;

/** Tells open pages and searches how each listed pet of a breeder stands at this moment. */
export async function announceBreeder(
  services: Pick<Services, "db" | "realtime">,
  breederId: string,
): Promise<void> {
  let last: string | undefined;
  do {
    const states = await findListedStates(services.db, breederId, last, ANNOUNCED_AT_ONCE);
    await services.realtime.triggerAll(states.flatMap((state) => petStatusEvents(changeOf(state))));
    last = states.length === ANNOUNCED_AT_ONCE ? states.at(-1)!.petId : undefined;
  } while (last !== undefined);
}

/** Tells open pages and searches how a pet stands at this moment. */
export async function announcePet(services: Pick<Services, "db" | "realtime">, petId: string): Promise<void> {
  const state = await findPetState(services.db, petId);
  if (state) await services.realtime.triggerAll(petStatusEvents(changeOf(state)));
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
