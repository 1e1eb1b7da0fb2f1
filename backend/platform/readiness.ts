import pg from "pg";
import { type Clock, compareClock } from "./clock.ts";
import type { Replica } from "./db/replica.ts";

/** What may be missing (`isSpare`) is said and keeps no process from serving. */
export type Check = { name: string; isReady: boolean; isSpare?: boolean };

export type Readiness = {
  /** Whether this process can serve, and why not: the database answers, the schema and the web's build are there, the clock is right, no shutdown began. */
  checks: () => Promise<Check[]>;
  markMigrated: () => void;
  markDraining: () => void;
  isMigrated: () => boolean;
  isDraining: () => boolean;
};

/** The state behind /readyz. A process whose connections are all in use is busy, not broken. */
export function createReadiness(
  { pool, clock, replica, isBuilt = () => true }: {
    pool: pg.Pool;
    clock: Clock;
    replica?: Replica | undefined;
    /** Whether the web's build is there. */
    isBuilt?: () => boolean;
  },
): Readiness {
  const answers = createProbe(pool, clock);
  let migrated = false;
  let draining = false;
  return {
    markMigrated: () => void (migrated = true),
    markDraining: () => void (draining = true),
    isMigrated: () => migrated,
    isDraining: () => draining,
    checks: async () => [
      { name: "database", isReady: await answers() },
      { name: "migrations", isReady: migrated },
      { name: "clock", isReady: clock.isRight() },
      { name: "web", isReady: isBuilt() },
      { name: "accepting", isReady: !draining },
      // Without it the primary answers.
      ...(replica ? [{ name: "replica", isReady: replica.at() !== undefined, isSpare: true }] : []),
    ],
  };
}

/** The database has to answer within so many milliseconds, and is asked again after so many. */
const ANSWER_MS = 2_000;
const FRESH_MS = 500;

/**
 * Asks the database whether it answers, and for its time, on a connection of its own: all others being in use is no fault, a database that
 * stands still is. One question runs at a time, for all who ask.
 */
function createProbe({ options }: pg.Pool, clock: Clock): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const { connectionString, ssl } = options;
    const client = new pg.Client({
      ...{ connectionString, ssl, application_name: "hearthpaw readiness" },
      ...{ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await compareClock(clock, client);
      return true;
    } catch (error) {
      // "Too many connections" is an answer.
      return (error as { code?: string }).code === "53300";
    } finally {
      client.end().catch(() => {});
    }
  }

  return () => {
    if (asked) return asked;
    asked = ask();
    void asked.then(() => setTimeout(() => asked = undefined, FRESH_MS));
    return asked;
  };
}
