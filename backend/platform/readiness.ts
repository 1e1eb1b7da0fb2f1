import type pg from "pg";

export type Check = { name: string; isReady: boolean };

export type Readiness = {
  /** Whether this process can serve, and why not: the database answers, the schema is there, no shutdown began. */
  checks: () => Promise<Check[]>;
  markMigrated: () => void;
  markDraining: () => void;
  isMigrated: () => boolean;
  isDraining: () => boolean;
};

/** The state behind /readyz. A process whose connections are all in use is busy, not broken. */
export function createReadiness(pool: pg.Pool): Readiness {
  let migrated = false;
  let draining = false;
  return {
    markMigrated: () => void (migrated = true),
    markDraining: () => void (draining = true),
    isMigrated: () => migrated,
    isDraining: () => draining,
    checks: async () => [
      { name: "database", isReady: await databaseAnswers(pool) },
      { name: "migrations", isReady: migrated },
      { name: "accepting", isReady: !draining },
    ],
  };
}

async function databaseAnswers(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query("select 1");
    return true;
  } catch (error) {
    const isBusy = error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);
    return isBusy && pool.totalCount >= pool.options.max;
  }
}
