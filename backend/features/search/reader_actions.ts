import type { Services } from "../../services.ts";
import { type Change, findChanges } from "./feed_store.ts";
import { findBreeds, findFacts, findFactsAfter, guessSize } from "./store.ts";
import { createPets, dropPet, fillPets, type Pets, putBreed, putPet } from "./pets_index.ts";

/** Tells that the database has said something on a channel, or can say so again after a while. */
export type Signals = {
  listen: (listener: { message: (text: string) => void; listening: () => void }) => void;
};

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LOADED_AT_ONCE = 20_000;
const CHANGES_AT_ONCE = 2_000;
/** The changes are read so often even if nothing is heard of any. */
const POLL_MS = 500;
/** Changes are deleted after a day: who has not read them for so long loads everything anew. */
export const KEPT_DAYS = 1;
const TOO_LATE_MS = KEPT_DAYS * 86_400_000 / 2;

/** What has been read of the changes: all of the transactions before a number, and those of `seen` from there on. */
type Position = { horizon: string; seen: Set<string>; at: number };

/**
 * Returns what keeps an index of all public pets true: it loads the tables once, and then reads every pet anew that the
 * feed of changes names. A change may be read twice and in any order; none is left out, as transactions that were still open
 * at the last look are looked for again.
 */
export function createReader({ db, log }: Pick<Services, "db" | "log">) {
  let pets: Pets | undefined;
  let position: Position;
  let isFollowed = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function load(): Promise<void> {
    const began = performance.now();
    // Before the first look at the tables: whatever ends later is in the changes.
    const horizon = (await changesAfter({ horizon: MOST_XID, seen: new Set() }, NOTHING)).horizon;
    const loaded = createPets(Math.ceil(1.1 * await guessSize(db)) + 1_024);
    for (const breed of await findBreeds(db)) putBreed(loaded, breed);
    const filling = fillPets(loaded);
    for (let after = FIRST_ID;;) {
      const facts = await findFactsAfter(db, after, LOADED_AT_ONCE);
      for (const one of facts) filling.add(one);
      if (facts.length < LOADED_AT_ONCE) break;
      after = facts.at(-1)!.id;
    }
    filling.finish();
    [pets, position] = [loaded, { horizon, seen: new Set(), at: Date.now() }];
    log.info("search index loaded", { pets: loaded.size, ms: Math.round(performance.now() - began) });
  }

  const changesAfter = ({ horizon, seen }: Omit<Position, "at">, after: Change) =>
    findChanges(db, { since: horizon, seen: [...seen], after, limit: CHANGES_AT_ONCE });

  /** Reads what has changed since the last time, or everything. */
  async function read(): Promise<void> {
    if (!pets || Date.now() - position.at > TOO_LATE_MS) await load();
    const before = position;
    const seen = new Set(before.seen);
    const at = Date.now();
    let horizon: string | undefined;
    for (let after = NOTHING;;) {
      const page = await changesAfter(before, after);
      horizon ??= page.horizon;
      await apply(pets!, page.changes.map(({ petId }) => petId));
      for (const { xid } of page.changes) seen.add(xid);
      if (page.changes.length < CHANGES_AT_ONCE) break;
      after = page.changes.at(-1)!;
    }
    if (BigInt(horizon) < BigInt(before.horizon)) {
      // Transactions have smaller numbers than before: the database is another one, or an older state of it.
      log.warn("the search index is loaded anew, since the database was restored");
      return await load();
    }
    const open = BigInt(horizon);
    position = { horizon, seen: new Set([...seen].filter((xid) => BigInt(xid) >= open)), at };
  }

  async function apply(into: Pets, petIds: readonly string[]): Promise<void> {
    if (!petIds.length) return;
    const facts = await findFacts(db, petIds);
    if (facts.some(({ breedId }) => !into.breedNumbers.has(breedId))) {
      for (const breed of await findBreeds(db)) putBreed(into, breed);
    }
    const found = new Map(facts.map((one) => [one.id, one]));
    for (const petId of petIds) {
      const one = found.get(petId);
      if (one) putPet(into, one);
      else dropPet(into, petId);
    }
  }

  /** Reads the changes once more, after whatever reading has begun already: that may have looked too early. */
  function catchUp(): Promise<void> {
    if (!running) return running = read().finally(() => running = undefined);
    return next ??= running.catch(() => {}).then(() => {
      next = undefined;
      return catchUp();
    });
  }

  function readSoon(): void {
    if (isStopped) return;
    clearTimeout(timer);
    void catchUp().catch((error) => log.warn("the search index cannot be brought up to date", { error }))
      .finally(() => {
        clearTimeout(timer);
        if (!isStopped) timer = setTimeout(readSoon, POLL_MS);
      });
  }

  return {
    /** The index as it is; while nobody follows the changes, with all that has been written until now. */
    async pets(): Promise<Pets> {
      if (!isFollowed) await catchUp();
      return pets!;
    },
    async follow(signals: Signals): Promise<void> {
      await catchUp();
      isFollowed = true;
      signals.listen({ message: readSoon, listening: readSoon });
      readSoon();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.allSettled([running, next]);
    },
  };
}

/** Before every change. */
const NOTHING: Change = { xid: "0", petId: FIRST_ID };
/** No transaction has this number. */
const MOST_XID = "18446744073709551615";
