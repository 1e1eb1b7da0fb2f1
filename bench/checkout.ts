/** Buyers who hold a pet and let it go again, over HTTP. */
import pg from "pg";
import { atOnce } from "./load.ts";
import { type Product, usageOf } from "./product.ts";

const PASSWORD = "hearth-and-paw-26";

/** So many people take turns at a connection: nobody lets go of a pet many times a second. */
const PEOPLE = 4;

export type Pairs = {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  serverMs: number;
  databaseMs: number;
};

/** Ids of pets of the example breeders, whose terms of sale are there; not where state law bars their sale. */
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

/** Pairs of a hold and its release, each buyer with pets of their own; the time is that of both. */
export async function holds(
  product: Product,
  { url, connections, seconds, pets }: { url: string; connections: number; seconds: number; pets: string[] },
): Promise<Pairs> {
  const { origin } = product;
  const tokens = await buyers(origin, url, connections * PEOPLE);
  const send = async (method: string, worker: number, turn: number, path: string, body: unknown) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...{
          "content-type": "application/json",
          "authorization": `Bearer ${tokens[worker + connections * (turn % PEOPLE)]}`,
        },
        // Each from a network of its own, which lets 20 holds begin in an hour: a longer list of them is nobody's.
        "x-forwarded-for": `10.${worker}.${turn >> 8 & 255}.${turn & 255}`,
      },
      body: JSON.stringify(body),
    });
    return { isOk: response.ok, answer: await response.json() };
  };
  const turns = Array.from({ length: connections }, () => 0);
  const pair = async (worker: number) => {
    const turn = turns[worker]!++;
    const petId = pets[(worker + connections * turn) % pets.length];
    const held = await send("POST", worker, turn, "/v1/reserve/new", { petId });
    if (!held.isOk) return false;
    const { reservedPetId } = held.answer;
    const freed = await send("PUT", worker, turn, "/v1/pets/reserved/status/update", {
      reservedPetId,
      action: "cancel",
    });
    return freed.isOk;
  };
  await atOnce({ connections, seconds: seconds / 2 }, pair);
  const before = usageOf(product);
  const told = await atOnce({ connections, seconds }, pair);
  const after = usageOf(product);
  const each = (used: number) => used * 1_000 / (told.perSecond * seconds);
  return {
    ...told,
    serverMs: each(after.server - before.server),
    databaseMs: each(after.database - before.database),
  };
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
    // What earlier runs have left of theirs is more than a person has in years.
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
