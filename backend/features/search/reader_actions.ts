import type { Config } from "../../platform/config.ts";
import type { Log } from "../../platform/log.ts";
import { createCards } from "./cards_index.ts";
import { checkPets } from "./check_actions.ts";
import type { Db } from "../../platform/db/connection.ts";
import type { LogPosition, Replica } from "../../platform/db/replica.ts";
import { CHECK } from "./engine_rules.ts";
import { type Change, findChanges, findIdentity, findSnapshot, sayCheck } from "./feed_store.ts";
import { findSnapshotFile, keepSnapshot } from "./snapshot_actions.ts";
import { findBreeds, findFacts, findFactsAfter, guessSize } from "./store.ts";
import {
  type Breed,
  createPets,
  dropPet,
  fillPets,
  hasManyStrays,
  type PetFacts,
  type Pets,
  putBreed,
  putPet,
  renumberRows,
} from "./pets_index.ts";

/** Services that an index needs. Listed here, because the services of the server contain an index. */
export type IndexServices = {
  db: Db;
  log: Log;
  config: Config;
  replica?: Replica | undefined;
  now: () => Date;
};

/** Notifications from a database channel. */
export type Signals = {
  listen: (listener: { message: (text: string) => void; listening: () => void }) => void;
};

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LOADED_AT_ONCE = 5_000;
const CHANGES_AT_ONCE = 2_000;
/**
 * Interval for reading changes. The database sends no notifications of them: those would cost each change
 * more than all the polling together.
 */
const POLL_MS = 250;
/** Retention of changes in days. A process that has not read them for that long loads everything again. */
export const KEPT_DAYS = 1;
const TOO_LATE_MS = KEPT_DAYS * 86_400_000 / 2;

/** Interval for saving the index for the next start. It is also saved when this process ends. */
const KEEP_MS = 3 * 3_600_000;

/**
 * Position in the feed of changes: all transactions that had ended in a snapshot, and the time of that
 * snapshot.
 */
type Position = { snapshot: string; at: number };

/**
 * Returns a reader that keeps an index of all public pets current. It loads the tables once, and then rereads
 * every pet that the feed of changes names. It may read a change twice, in any order, but never misses one:
 * transactions that were open at the last poll are looked up again.
 */
export function createReader(services: IndexServices, changesAtOnce = CHANGES_AT_ONCE) {
  const { db, log, replica, now } = services;
  let pets: Pets | undefined;
  const cards = createCards();
  let position: Position;
  /** A replica at this position has all changes that the index has. */
  let readUntil: LogPosition = Infinity;
  let isFollowed = false;
  let told = () => {};
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mustLoad = false;
  let identity: string | undefined;
  let keptAt = -Infinity;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let checking: Promise<void> | undefined;
  let looking: Promise<void> | undefined;
  let keptFile: ReturnType<typeof findSnapshotFile> | undefined;
  const name = crypto.randomUUID().slice(0, 8);

  /**
   * Loads the index that an earlier process saved, if it is from this database and later changes are still
   * available.
   */
  async function loadKept(): Promise<void> {
    const began = performance.now();
    [identity, keptFile] = [await findIdentity(db), keptFile ?? findSnapshotFile(services)];
    const kept = identity === undefined ? undefined : await keptFile;
    keptFile = undefined; // The next start of following reads the file that is saved then.
    if (!kept || kept.note.identity !== identity || now().getTime() - kept.note.at > TOO_LATE_MS) return;
    // The facts of a breed are part of its pets' saved data.
    const { breeds, breedNumbers } = kept.pets;
    const isSame = (breed: Breed) =>
      JSON.stringify(breeds[breedNumbers.get(breed.id)!]) === JSON.stringify(breed);
    if (!(await findBreeds(db)).every(isSame)) return;
    [pets, position, keptAt] = [kept.pets, kept.note, began];
    log.info("search index loaded from its snapshot", {
      pets: pets.size,
      ms: Math.round(performance.now() - began),
    });
  }

  /** Saves the index with its position in the feed of changes. */
  async function keep(): Promise<void> {
    if (identity === undefined || running) return;
    keptAt = performance.now();
    await keepSnapshot(services, pets!, { identity, ...position });
  }

  async function load(): Promise<void> {
    const began = performance.now();
    // The snapshot comes before the first read of the tables, so any transaction that ends later is in the
    // changes.
    const [snapshot, at] = [await findSnapshot(db), now().getTime()];
    // A replica with everything up to here misses nothing either. Anything newer on it is in the changes too.
    const from = (replica && await replica.reaching(await replica.position()))?.db ?? db;
    const loaded = await readAll(from).catch((error) => {
      if (from === db) throw error;
      log.warn("loading the search index from the primary", { error });
      return readAll(db);
    });
    [pets, position, mustLoad] = [loaded, { snapshot, at }, false];
    cards.clear();
    told();
    log.info("search index loaded", { pets: loaded.size, ms: Math.round(performance.now() - began) });
  }

  async function readAll(from: Db): Promise<Pets> {
    const loaded = createPets(Math.ceil(1.1 * await guessSize(from)) + 1_024);
    for (const breed of await findBreeds(from)) putBreed(loaded, breed);
    const filling = fillPets(loaded);
    let next: Promise<PetFacts[]> | undefined = findFactsAfter(from, FIRST_ID, LOADED_AT_ONCE);
    while (next) {
      const facts: PetFacts[] = await next;
      // The database reads the next batch during the work on this one.
      next = facts.length < LOADED_AT_ONCE
        ? undefined
        : findFactsAfter(from, facts.at(-1)!.id, LOADED_AT_ONCE);
      next?.catch(() => {}); // it is awaited a moment later
      for (const one of facts) filling.add(one);
    }
    filling.finish();
    return loaded;
  }

  /** Reads the changes since the last poll, or everything. */
  async function read(): Promise<void> {
    if (!pets || mustLoad || now().getTime() - position.at > TOO_LATE_MS) {
      readUntil = Infinity;
      await load();
    }
    const at = now().getTime();
    let snapshot: string | undefined;
    for (let after = NOTHING;;) {
      const page = await findChanges(db, { since: position.snapshot, after, limit: changesAtOnce });
      snapshot ??= page.snapshot;
      await apply(pets!, page.changes.map(({ petId }) => petId));
      if (page.changes.length < changesAtOnce) break;
      after = page.changes.at(-1)!;
    }
    if (nextNumber(snapshot) < nextNumber(position.snapshot)) {
      // Smaller transaction numbers mean another database, or an older state of this one.
      log.warn("reloading the search index because the database was restored");
      return await load();
    }
    position = { snapshot, at };
    if (readUntil === Infinity && replica) readUntil = await replica.position();
  }

  async function apply(into: Pets, petIds: readonly string[]): Promise<void> {
    if (!petIds.length) return;
    readUntil = Infinity; // until it is known again
    cards.changed(petIds);
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
    // `told` is called last: anything cached from now on must be based on this index.
    told();
  }

  /**
   * Reads the changes once more after the current read ends, because that read may have started too early.
   */
  function catchUp(): Promise<void> {
    if (!running) return running = read().finally(() => running = undefined);
    return next ??= running.catch(() => {}).then(() => {
      next = undefined;
      return catchUp();
    });
  }

  function readNow(): void {
    looking = catchUp().catch((error) => log.warn("the search index cannot be brought up to date", { error }))
      .then(() => performance.now() - keptAt > KEEP_MS ? keep() : undefined)
      .finally(() => readAfter(POLL_MS));
  }

  function readAfter(ms: number): void {
    if (!isStopped) timer = setTimeout(readNow, ms);
  }

  /** Compares the index with the tables, corrects it, and reports the result. */
  async function check(): Promise<void> {
    const process = `${Deno.pid}-${name}`;
    await sayCheck(db, { process });
    cards.clear();
    const { pets: count, wrong, broken } = await checkPets({ db }, pets!, catchUp);
    if (broken.length) {
      mustLoad = true;
      await catchUp();
    }
    if (wrong.length || broken.length) {
      log.error("the search index differed from the tables and was repaired", {
        pets: wrong.slice(0, 20),
        broken,
      });
    } else log.info("the search index matches the tables", { pets: count });
    await sayCheck(db, { process, check: { pets: count, wrong: wrong.length, broken } });
  }

  function hear(text: string): void {
    if (text !== CHECK) return;
    checking ??= check().catch((error) => log.warn("could not check the search index", { error }))
      .finally(() => checking = undefined);
  }

  return {
    /** Returns the index. Unless changes are being followed, it first reads all changes up to now. */
    async pets(): Promise<Pets> {
      if (!isFollowed) await catchUp();
      return pets!;
    },
    /** Cards of recently requested pets. */
    cards,
    /** Returns the log position at which a replica has all changes that the index has. */
    readUntil: () => readUntil,
    begin(): void {
      keptFile ??= findSnapshotFile(services);
    },
    async follow(signals: Signals, tell: () => void = () => {}): Promise<void> {
      told = tell;
      if (!pets) await loadKept();
      await catchUp();
      isFollowed = true;
      signals.listen({ message: hear, listening: () => {} });
      readAfter(0);
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      // A running poll may save the index too, and would overwrite this file.
      await Promise.allSettled([running, next, checking, looking]);
      if (!isFollowed) return;
      if (hasManyStrays(pets!)) renumberRows(pets!);
      await keep();
    },
  };
}

/** Position before all changes. */
const NOTHING: Change = { xid: "0", petId: FIRST_ID };
/** Returns the number of the next transaction at the time of a snapshot. */
const nextNumber = (snapshot: string): bigint => BigInt(snapshot.split(":")[1]!);
