import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addParent, addUser, bearer } from "../../testing/fixtures.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { startApp } from "../../testing/app.ts";
import { AT_CLOSING } from "./closing_rules.ts";
import { exportOf } from "./export_actions.ts";
import { LEFT_OUT, SECTIONS } from "./export_store.ts";

const features = ["payments", "reservations", "users"];

let market: Market;
let seller: Person & { breederId: string };
let walks: ReturnType<typeof walksOf>;
beforeAll(async () => {
  market = await openMarket({ features, provider: true });
  seller = await market.seller();
  walks = walksOf(market, seller);
});
afterAll(() => market.close());

// deno-lint-ignore no-explicit-any -- items are what the tables hold
type Item = Record<string, any>;

async function exported(who: Person) {
  const { status, body } = await market.call(who, "GET", "/v1/users/export");
  expect(status, JSON.stringify(body)).toBe(200);
  const sections: [string, Item[]][] = body.export.sections.map((
    { name, items }: { name: string; items: string[] },
  ) => [name, items.map((item) => JSON.parse(item))]);
  return { text: JSON.stringify(body), ...Object.fromEntries(sections) } as Record<string, Item[]> & {
    text: string;
  };
}

describe("exportUser", () => {
  it("gives a buyer what is theirs: account, sessions, reservation, order, payment", async () => {
    const { buyer, id } = await walks.depositPaid();
    const mine = await exported(buyer);
    expect(mine.account).toMatchObject([{ id: buyer.id, firstName: "Dana", role: "Customer" }]);
    expect(mine.sessions).toHaveLength(1);
    expect(mine.reservations).toMatchObject([{
      id,
      status: "deposit-paid",
      progress: { contact: { email: "dana.whitfield@example.com" } },
    }]);
    expect(mine.orders).toMatchObject([{ reservationId: id, totalCents: 257_500, depositCents: 37_500 }]);
    expect(mine.payments).toMatchObject([{ kind: "Deposit", status: "succeeded", amountCents: 37_500 }]);
    expect(mine.reservationHistory!.map(({ toStatus }) => toStatus)).toEqual(["held", "deposit-paid"]);
  });

  it("gives away no secret of the machinery", async () => {
    const { buyer } = await walks.depositPaid();
    const { text } = await exported(buyer);
    for (const secret of ["$argon2", "password_hash", "refreshHash", "_secret_", "idempotencyKey"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("gives a breeder the program, and of buyers what the breeder sees of them", async () => {
    const other = await market.seller();
    const own = walksOf(market, other);
    const held = await own.ready();
    const paid = await own.depositPaid();
    const breed = await market.db.selectFrom("pets").select("breed_id").where("id", "=", paid.pet.id)
      .executeTakeFirstOrThrow();
    await addParent(market.services, { breeder_id: other.breederId, breed_id: breed.breed_id! });
    const mine = await exported(other);
    expect(mine.breederProfile).toMatchObject([{ id: other.breederId }]);
    expect(mine.pets!.map(({ id }) => id).sort()).toEqual([held.pet.id, paid.pet.id].sort());
    expect(mine.parents).toHaveLength(1);
    expect(mine.saleContracts).toHaveLength(1);
    const sale = (id: string) => mine.sales!.find((one) => one.id === id)!;
    expect(sale(paid.id).buyer).toMatchObject({ email: "dana.whitfield@example.com" });
    expect(sale(held.id)).toMatchObject({ buyer: null, delivery: null });
    expect(mine.earnings!.length).toBeGreaterThan(0);
    expect(mine.reservations).toEqual([]);
    // The buyer's account, sessions and card belong to the buyer alone.
    expect(mine.text).not.toContain(held.buyer.id);
    expect(mine.text).not.toContain('\\"last4\\"');
    for (const one of [...mine.sales!, ...mine.ordersOfSales!]) {
      expect(Object.keys(one)).not.toEqual(expect.arrayContaining(["network"]));
      expect(Object.keys(one)).not.toEqual(expect.arrayContaining(["taxZip"]));
    }
  });

  it("never holds anything of another person", async () => {
    const stranger = await walks.depositPaid();
    const { buyer } = await walks.ready();
    const { text } = await exported(buyer);
    expect(text).not.toContain(stranger.buyer.id);
    expect(text).not.toContain(stranger.id);
    expect(text).not.toContain(seller.id);
  });

  it("is of one moment, whatever is written meanwhile", async () => {
    const user = await addUser(market.services, { first_name: "0", last_name: "0" });
    let isOver = false;
    const writer = (async () => {
      for (let i = 1; !isOver; i++) {
        await market.db.transaction().execute(async (trx) => {
          await trx.updateTable("users").set({ first_name: `${i}` }).where("id", "=", user.id).execute();
          await trx.deleteFrom("mails").where("user_id", "=", user.id).execute();
          await trx.insertInto("mails").values({
            id: market.services.newId(),
            kind: `${i}`,
            user_id: user.id,
            recipient: user.email,
            subject: "",
            text_body: "",
            html_body: "",
            message_id: `<${crypto.randomUUID()}@example.com>`,
          }).execute();
        });
      }
    })();
    for (let i = 0; i < 20; i++) {
      const { export: { sections, user: shown } } = await exportOf(market.services, {
        id: user.id,
        breederId: null,
      });
      const mails = sections.find(({ name }) => name === "mails")!.items.map((item) => JSON.parse(item).kind);
      expect(mails).toEqual(shown.firstName === "0" ? [] : [shown.firstName]);
    }
    isOver = true;
    await writer;
  });

  it("is a file to keep, of the contract's own shape, and for nobody without a session", async () => {
    const user = await addUser(market.services);
    const response = await market.app.fetch("/v1/users/export", {
      headers: await bearer(market.services, user),
    });
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="hearthpaw-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    await response.body?.cancel();
    expect((await market.call(null, "GET", "/v1/users/export")).status).toBe(401);
  });

  it("takes a long history in bites, none twice", async () => {
    const user = await addUser(market.services);
    await sql`insert into mails (id, kind, user_id, recipient, subject, text_body, html_body, message_id, status, created_at)
      select gen_random_uuid(), 'test', ${user.id}, 'x', '', '', '', 'bulk-' || i, 'sent', now()
      from generate_series(1, 2500) i`.execute(market.db);
    const { export: { sections } } = await exportOf(market.services, { id: user.id, breederId: null });
    const items = sections.find(({ name }) => name === "mails")!.items;
    expect(new Set(items.map((item) => JSON.parse(item).id)).size).toBe(2500);
  });

  it("is given a few times an hour", async () => {
    const limited = await startApp({ features, app: { rateScale: 0.5 } });
    try {
      const headers = await bearer(limited.services, await addUser(limited.services));
      const statuses = [];
      for (let i = 0; i < 4; i++) {
        statuses.push((await limited.fetch("/v1/users/export", { headers })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe("what is exported", () => {
  /** Returns tables that reference a person, directly or through others, or that name one in a column. */
  async function tablesOfPeople(): Promise<string[]> {
    const { rows: keys } = await sql<{ child: string; parent: string }>`
      select distinct c.table_name as child, p.table_name as parent
      from information_schema.referential_constraints k
      join information_schema.table_constraints c
        on c.constraint_name = k.constraint_name and c.constraint_schema = k.constraint_schema
      join information_schema.table_constraints p
        on p.constraint_name = k.unique_constraint_name and p.constraint_schema = k.unique_constraint_schema
      where k.constraint_schema = 'public'`.execute(market.db);
    const found = new Set(["users", "breeders"]);
    for (let size = 0; size !== found.size;) {
      size = found.size;
      for (const { child, parent } of keys) if (found.has(parent)) found.add(child);
    }
    const { rows: named } = await sql<{ table: string }>`
      select distinct c.table_name as "table" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('user_id', 'owner_id',
        'actor_id', 'consumer_id', 'breeder_id', 'email', 'recipient', 'phone', 'address', 'subject_id', 'author_id')`
      .execute(market.db);
    for (const { table } of named) found.add(table);
    return [...found].sort();
  }

  it("covers every table with something of a person, or says why not", async () => {
    const known = new Set([...SECTIONS.map(({ table }) => table), ...Object.keys(LEFT_OUT)]);
    const tables = await tablesOfPeople();
    expect(tables.filter((table) => !known.has(table))).toEqual([]);
    expect(tables.length).toBeGreaterThan(20);
    for (const reason of Object.values(LEFT_OUT)) expect(reason.length).toBeGreaterThan(20);
  });

  it("is thought of when an account is closed, too", async () => {
    const tables = await tablesOfPeople();
    expect(tables.filter((table) => !(table in AT_CLOSING))).toEqual([]);
    expect(Object.keys(AT_CLOSING).filter((table) => !tables.includes(table))).toEqual([]);
  });

  it("names each section once, and only columns that there are", async () => {
    expect(new Set(SECTIONS.map(({ name }) => name)).size).toBe(SECTIONS.length);
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public'`.execute(market.db);
    const columns = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    const machinery = new Set(["client_secret", "idempotency_key", "request", "checked_at"]);
    const unknown = SECTIONS.flatMap(({ table, omit = [] }) =>
      omit.filter((column) => !machinery.has(column) && !columns.has(`${table}.${column}`))
    );
    expect(unknown).toEqual([]);
  });

  it("lets no secret out by a column that is new", async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name ~ '(secret|hash|token|password|idempotency)'`.execute(
      market.db,
    );
    const open = SECTIONS.flatMap(({ name, table, omit = [] }) =>
      rows.filter((row) => row.table === table && !omit.includes(row.column)).map(({ column }) =>
        `${name}.${column}`
      )
    );
    // A buyer accepts the hash of a contract's public words.
    expect(open).toEqual(["saleContracts.hash"]);
  });
});

it("a filled checkout is in its buyer's export alone", async () => {
  const shop = checkoutOf(market);
  const buyer = await market.buyer();
  const id = await shop.hold(buyer, (await market.pet(seller)).id);
  await shop.fill(buyer, id);
  expect((await exported(buyer)).text).toContain("2114 NE Alder Street");
  expect((await exported(seller)).sales!.find((sale) => sale.id === id)).toMatchObject({ buyer: null });
});
