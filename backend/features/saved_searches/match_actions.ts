import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { tell } from "../notifications/actions.ts";
import { filtersOf, readMatcher } from "../search/actions.ts";
import { GATHER_SECONDS, MOST_TOLD, newsOfPets, readQuery } from "./rules.ts";
import * as store from "./store.ts";

type Db = Services["db"];
type Matcher = Awaited<ReturnType<typeof readMatcher>>;

const BATCH_SIZE = 500;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** Limits for a breeder after becoming public again: days since listing, and number of pets. */
const LATE = { days: 14, pets: 200 } as const;

/**
 * Records which saved searches find an available pet, and schedules the notices of instant searches. It works
 * in batches, and runs identical searches once.
 */
export async function matchPet(
  { db, now, addJob }: Pick<Services, "db" | "now" | "addJob">,
  petId: string,
): Promise<void> {
  const pet = await store.findListedPet(db, petId);
  if (!pet) return;
  const matching = await readMatcher(db, [petId]);
  for (let after = FIRST_ID;;) {
    const batch = await store.findCandidates(db, pet, after, BATCH_SIZE);
    const answers = new Map<string, boolean>();
    for (const { query } of batch) {
      if (!answers.has(query)) answers.set(query, (await foundBy(db, query, matching, now())).length > 0);
    }
    const found = batch.filter(({ query }) => answers.get(query));
    if (found.length) {
      await withTx(db, async (trx) => {
        const untold = new Set(await store.noteFound(trx, petId, found.map(({ id }) => id)));
        const runAt = new Date(now().getTime() + GATHER_SECONDS * 1_000);
        for (const { id, frequency } of found) {
          if (frequency === "daily" || !untold.has(id)) continue;
          await addJob(trx, "tellSearch", { searchId: id }, { key: `search:${id}`, runAt });
        }
      });
    }
    if (batch.length < BATCH_SIZE) return;
    after = batch.at(-1)!.id;
  }
}

/** Does the same for the pets of a newly public breeder. */
export async function matchBreeder(
  services: Pick<Services, "db" | "now" | "addJob">,
  breederId: string,
): Promise<void> {
  for (const petId of await store.findLatePets(services.db, breederId, LATE.days, LATE.pets)) {
    await matchPet(services, petId);
  }
}

/**
 * Notifies a search's person of the pets that it found, each once. Pets that it no longer finds are dropped.
 */
export async function tellSearch(
  services: Pick<Services, "db" | "now" | "addJob" | "config" | "newId">,
  searchId: string,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const search = await store.lockSearch(trx, searchId);
    if (!search) return;
    const untold = await store.findUntold(trx, searchId, MOST_TOLD);
    if (!untold.length) return;
    const matching = await readMatcher(trx, untold.map(({ id }) => id));
    const found = new Set(await foundBy(trx, search.query, matching, services.now()));
    const [pets, gone] = [
      untold.filter(({ id }) => found.has(id)),
      untold.filter(({ id }) => !found.has(id)),
    ];
    if (gone.length) await store.dropFound(trx, searchId, gone.map(({ id }) => id));
    if (pets.length) {
      await store.markTold(trx, searchId, pets.map(({ id }) => id));
      const { publicUrl } = services.config;
      const news = newsOfPets(search, pets, { publicUrl, firstName: search.firstName });
      await tell(trx, services, {
        ...news,
        kind: "saved-search",
        userId: search.userId,
        aboutUserId: null,
        group: "listing",
        sms: news.title,
      });
    }
    // The rest exceeds one message. A daily search keeps it for the next day, unless this message had no
    // pets.
    if (untold.length === MOST_TOLD && (search.frequency === "instant" || !pets.length)) {
      await services.addJob(trx, "tellSearch", { searchId }, { key: `search:${searchId}` });
    }
  });
}

/** Schedules the notices of every daily search that is due. */
export async function sendSearchDigests(
  services: Pick<Services, "db" | "addJob">,
  signal: AbortSignal,
): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE && !signal.aborted;) {
    taken = await withTx(services.db, async (trx) => {
      const ids = await store.takeDigests(trx, BATCH_SIZE);
      for (const id of ids) {
        await services.addJob(trx, "tellSearch", { searchId: id }, { key: `search:${id}` });
      }
      return ids.length;
    });
  }
}

/** Returns the pets that a stored query finds, by the search's own filters. */
async function foundBy(db: Db, text: string, matching: Matcher, today: Date): Promise<string[]> {
  const read = readQuery(text);
  const filters = read && await filtersOf(read.query, db);
  return filters ? matching(filters, today) : [];
}
