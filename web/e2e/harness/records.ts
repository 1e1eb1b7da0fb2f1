import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Body } from "./api.ts";
import type { Site } from "./server.ts";

type Folder = Pick<Site, "dataDir">;

/** Calls the payments sandbox's test API. */
export async function sandbox(
  { dataDir }: Folder,
  method: string,
  path: string,
  json?: unknown,
): Promise<Body> {
  const read = (name: string) => JSON.parse(readFileSync(join(dataDir, "payments", name), "utf8"));
  const response = await fetch(`http://127.0.0.1:${read("process.json").port}/_control${path}`, {
    method,
    headers: { authorization: `Bearer ${read("keys.json").controlToken}` },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

export type Charge = { id: string; amount: number; status: string; paid: boolean; payment_intent: string };
export type Intent = { id: string; amount: number; status: string; metadata: Record<string, string> };

/** Returns the provider's record of one reservation's payments. */
export async function providerRecord(folder: Folder, reservationId: string) {
  const { paymentIntents, charges } = await sandbox(folder, "GET", "/record") as {
    paymentIntents: Intent[];
    charges: Charge[];
  };
  const intents = paymentIntents.filter(({ metadata }) => Object.values(metadata).includes(reservationId));
  const ids = new Set(intents.map(({ id }) => id));
  return { intents, charges: charges.filter((charge) => ids.has(charge.payment_intent) && charge.paid) };
}

/** Returns rows of the server's own database, read over a separate connection. */
export async function rows<T>({ dataDir }: Folder, sql: string, values: unknown[]): Promise<T[]> {
  const { password, port } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "hearthpaw",
    database: "hearthpaw",
    password,
  });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as T[];
  } finally {
    await client.end();
  }
}

export type Booking = { source: string; kind: string };

/** Returns the ledger's transactions for a reservation. */
export const bookings = (folder: Folder, reservationId: string): Promise<Booking[]> =>
  rows<Booking>(
    folder,
    "select source, kind from ledger_transactions where reservation_id = $1 order by at, source",
    [reservationId],
  );
