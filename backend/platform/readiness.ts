import pg from "pg";
import { type Clock, compareClock } from "./clock.ts";
import type { Replica } from "./db/replica.ts";

/** Failing spare checks (`isSpare`) are reported and do not stop a process from serving. */
export type Check = { name: string; isReady: boolean; isSpare?: boolean };

export type Readiness = {
  /**
   * Returns whether this process can serve, and otherwise why not: the database answers, the schema and the
   * web build are present, the clock is right, no shutdown has started.
   */
  checks: () => Promise<Check[]>;
  markMigrated: () => void;
  markDraining: () => void;
  isMigrated: () => boolean;
  isDraining: () => boolean;
};

/** Creates the state behind /readyz. A process whose connections are all in use is busy, not broken. */
export function createReadiness(
  { pool, clock, replica, isBuilt = () => true }: {
    pool: pg.Pool;
    clock: Clock;
    replica?: Replica | undefined;
    /** Returns whether the web build is present. */
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
      // Without the replica the primary answers.
      ...(replica ? [{ name: "replica", isReady: replica.at() !== undefined, isSpare: true }] : []),
    ],
  };
}

/** Time limit for the database to answer, and interval between two probes. */
const ANSWER_MS = 2_000;
const FRESH_MS = 500;

/**
 * Creates a probe that asks the database for its time over a separate connection, because full pools are
 * harmless, unlike a hanging database. One probe runs at a time, for all callers.
 */
function createProbe({ options }: pg.Pool, clock: Clock): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const { connectionString, ssl } = options;
    const client = new pg.Client({
      connectionString,
      ssl,
      application_name: "hearthpaw readiness",
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
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
