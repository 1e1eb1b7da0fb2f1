/** Buyers who hold a pet and cancel the hold, over HTTP. */
import pg from "pg";
import { v7 } from "uuid";
import { findSignedIn } from "../backend/features/accounts/store.ts";
import { lookToHold } from "../backend/features/sale/hold/hold_limit_store.ts";
import { insertHold, type NewHold, releaseHold } from "../backend/features/sale/hold/hold_store.ts";
import type { Progress } from "../backend/features/sale/order/store.ts";
import { oneReservation } from "../backend/features/reservations/list_store.ts";
import { countAttempt } from "../backend/platform/db/attempts.ts";
import { openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { atOnce, type Told, wrk } from "./load.ts";
import { type Product, usageOf } from "./product.ts";

const PASSWORD = "hearth-and-paw-26";

/**
 * Number of people who take turns on a connection, because no real buyer cancels holds many times a second.
 */
const PEOPLE = 4;

/** Warm-up time without measurement, after which the hot code of a process is compiled. */
const WARM_SECONDS = 6;

export type Pairs = {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  serverMs: number;
  databaseMs: number;
};

/**
 * Returns ids of pets of the example breeders, who have terms of sale; except where state law bars the sale.
 */
export async function forSale(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select p.id from pets p where p.status = 'available' and p.card is not null
         and (p.card::jsonb ->> 'onHold')::boolean = false and p.card::jsonb ->> 'promisedUntil' is null
         and 'CA' not in (p.state, (select d.state from breeders d where d.id = p.breeder_id))
         and exists (select from sale_contracts c where c.breeder_id = p.breeder_id)
         and not exists (select from application_forms f where f.breeder_id = p.breeder_id and f.is_required) order by p.id limit 1000`,
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

type Run = { url: string; connections: number; seconds: number; pets: string[] };

/**
 * Measures pairs of a hold and its cancellation, with separate pets for each buyer; the times are per call.
 * Uses wrk if installed, which takes half of the processor time of `fetch`.
 */
export async function holds(product: Product, run: Run): Promise<Pairs> {
  const tokens = await buyers(product.origin, run.url, run.connections * PEOPLE);
  await load(product, { ...run, seconds: Math.max(run.seconds, WARM_SECONDS) }, tokens);
  await endHolds(run.url);
  const before = usageOf(product);
  const began = performance.now();
  const told = await load(product, run, tokens);
  const after = usageOf(product);
  const took = (performance.now() - began) / 1_000;
  const each = (used: number) => used * 1_000 / (told.perSecond * took);
  return {
    ...told,
    serverMs: each(after.server - before.server),
    databaseMs: each(after.database - before.database),
  };
}

async function load(product: Product, { pets, ...rest }: Run, tokens: string[]): Promise<Told> {
  // A multiple of the connections, which makes each pet return to the same connection.
  const run = { ...rest, pets: pets.slice(0, pets.length - pets.length % rest.connections) };
  const calls = await byWrk(product, run, tokens) ?? await byFetch(product, run, tokens);
  return { ...calls, perSecond: calls.perSecond / 2 };
}

/** Ends holds that were open when the time of a run was over. */
async function endHolds(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update reservations set hold_expires_at = now() where status = 'held'
       and consumer_id in (select id from users where email like 'bench%@example.com')`,
  );
  await client.end();
}

const HOLD = "/v1/reserve/new";
const RELEASE = "/v1/pets/reserved/status/update";

/** One thread for each connection, which holds and cancels in turn. */
async function byWrk(
  { origin }: Product,
  { connections, seconds, pets }: Run,
  tokens: string[],
): Promise<Told | undefined> {
  const script = await Deno.makeTempFile({ suffix: ".lua" });
  const list = (texts: string[]) => `{${texts.map((text) => `"${text}"`).join(",")}}`;
  await Deno.writeTextFile(
    script,
    `
local pets, tokens = ${list(pets)}, ${list(tokens)}
local threads = 0
setup = function(thread) thread:set("worker", threads); threads = threads + 1 end
local turn, held = 0, nil
request = function()
  if not held then turn = turn + 1 end
  local headers = {
    ["content-type"] = "application/json",
    ["authorization"] = "Bearer " .. tokens[worker + ${connections} * (turn % ${PEOPLE}) + 1],
    ["x-forwarded-for"] = "10." .. worker .. "." .. math.floor(turn / 256) % 256 .. "." .. turn % 256,
  }
  if held then return wrk.format("PUT", "${RELEASE}", headers, '{"reservedPetId":"' .. held .. '","action":"cancel"}') end
  local pet = pets[(worker + ${connections} * turn) % #pets + 1]
  return wrk.format("POST", "${HOLD}", headers, '{"petId":"' .. pet .. '"}')
end
response = function(status, headers, body)
  if held then held = nil else held = body:match('"reservedPetId":"([^"]+)"') end
end
`,
  );
  try {
    return await wrk([`-t${connections}`, `-c${connections}`, `-d${seconds}s`, "-s", script, origin]);
  } finally {
    await Deno.remove(script);
  }
}

async function byFetch(
  { origin }: Product,
  { connections, seconds, pets }: Run,
  tokens: string[],
): Promise<Told> {
  const turns = Array.from({ length: connections }, () => 0);
  const held: (string | undefined)[] = [];
  return await atOnce({ connections, seconds }, async (worker) => {
    const reservedPetId = held[worker];
    const turn = reservedPetId === undefined ? ++turns[worker]! : turns[worker]!;
    const petId = pets[(worker + connections * turn) % pets.length];
    const response = await fetch(origin + (reservedPetId === undefined ? HOLD : RELEASE), {
      method: reservedPetId === undefined ? "POST" : "PUT",
      headers: {
        "content-type": "application/json",
        "authorization": `Bearer ${tokens[worker + connections * (turn % PEOPLE)]}`,
        // Each from a separate network, which allows 20 new holds an hour, so no real visitor has more.
        "x-forwarded-for": `10.${worker}.${turn >> 8 & 255}.${turn & 255}`,
      },
      body: JSON.stringify(reservedPetId === undefined ? { petId } : { reservedPetId, action: "cancel" }),
    });
    const answer = await response.json();
    held[worker] = reservedPetId === undefined && response.ok ? answer.reservedPetId : undefined;
    return response.ok;
  });
}

/**
 * Measures the same without a server: the statements of a pair as the product sends them, in a loop over
 * `pg`. This is the cost of a pair in the database alone, if everything around it were free.
 */
export async function pairsAlone(
  product: Product,
  { url, connections, seconds, pets }: Run,
): Promise<Pick<Pairs, "perSecond" | "databaseMs">> {
  const pool = openPool({ url, size: connections, waitMs: 60_000 });
  const db = openDatabase(pool);
  await endHolds(url);
  try {
    const people = await db.selectFrom("sessions as s").innerJoin("users as u", "u.id", "s.user_id")
      .distinctOn("u.id").select(["u.id", "s.id as session"]).where("u.email", "like", "bench%@example.com")
      .execute();
    const template = await db.selectFrom("orders as o").innerJoin(
      "reservations as r",
      "r.id",
      "o.reservation_id",
    )
      .selectAll("o").select("r.progress").where("o.order_type", "=", "pet").where(
        "o.terms",
        "is not",
        null,
      )
      .where("r.status", "=", "cancelled-by-buyer").orderBy("o.created_at", "desc").limit(1)
      .executeTakeFirstOrThrow();
    const { progress, ...written } = template;
    const own = ["id", "reservation_id", "order_type", "version", "created_at", "updated_at"];
    const order = {
      ...Object.fromEntries(Object.entries(written).filter(([name]) => !own.includes(name))),
      terms: JSON.stringify(template.terms),
    } as NewHold["order"];
    const turns = Array.from({ length: connections }, () => 0);
    const count = (userId: string) =>
      countAttempt(db, `money:${userId}`, { points: 1e9, seconds: 60 }, new Date());
    const pair = async (worker: number): Promise<boolean> => {
      const turn = turns[worker]!++;
      const petId = pets[(worker + connections * turn) % pets.length]!;
      const { id: userId, session } = people[(worker + connections * turn) % people.length]!;
      const from = { network: crypto.getRandomValues(new Uint8Array(16)), most: 1e6 };
      await findSignedIn(db, session, userId);
      await count(userId);
      const id = v7();
      let isHeld = false;
      // Like the product: if something has changed since the first look, it looks again.
      for (let attempt = 0; attempt < 10 && !isHeld; attempt++) {
        const { mark, listing, live } = (await lookToHold(db, petId, userId, from))!;
        // Held by an earlier run whose time was over.
        if (live) return await pair(worker);
        isHeld = await insertHold(db, { petId, userId, ...from, mark }, {
          id,
          number: `HP-${id}`,
          petId,
          breederId: listing.breederId,
          consumerId: userId,
          ...from,
          minutes: 15,
          progress: progress as Progress,
          orderId: v7(),
          order,
          eventId: v7(),
        });
      }
      await findSignedIn(db, session, userId);
      await count(userId);
      const release = {
        id,
        consumerId: userId,
        to: "cancelled-by-buyer" as const,
        reason: null,
        eventId: v7(),
      };
      return await releaseHold(db, release, oneReservation(db, { id })) !== undefined && isHeld;
    };
    await atOnce({ connections, seconds: seconds / 2 }, pair);
    const before = usageOf(product).database;
    const { perSecond, failed } = await atOnce({ connections, seconds }, pair);
    if (failed) throw new Error(`${failed} pairs could not be held`);
    return { perSecond, databaseMs: (usageOf(product).database - before) * 1_000 / (perSecond * seconds) };
  } finally {
    await db.destroy();
  }
}

async function buyers(origin: string, url: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into users (id, email, role, first_name, last_name, email_verified_at, password_hash, terms_version, terms_accepted_at)
       select gen_random_uuid(), 'bench' || n || '@example.com', 'Customer', 'Ruth', 'Larkin', now(), u.password_hash,
         u.terms_version, u.terms_accepted_at
       from users u cross join generate_series(1, $1::int) n where u.email = 'buyer@demo.hearthpaw.com' on conflict do nothing`,
      [count],
    );
    // Earlier runs left more reservations than a person has in years.
    await client.query(`
      create temp table old as select r.id from reservations r join users u on u.id = r.consumer_id where u.email like 'bench%@example.com';
      delete from reservation_events where reservation_id in (select id from old);
      delete from orders where reservation_id in (select id from old);
      delete from reservations where id in (select id from old);`);
    await client.query("vacuum (analyze) reservations, orders, reservation_events, pets");
  } finally {
    await client.end();
  }
  const tokens: string[] = [];
  for (let n = 1; n <= count; n++) {
    const response = await fetch(`${origin}/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `bench${n}@example.com`, password: PASSWORD }),
    });
    if (!response.ok) throw new Error(`a buyer cannot sign in: ${response.status} ${await response.text()}`);
    tokens.push((await response.json()).accessToken);
  }
  return tokens;
}
