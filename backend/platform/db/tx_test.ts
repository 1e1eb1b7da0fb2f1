import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { DatabaseUnavailable } from "./errors.ts";
import { preparedOnce } from "./named.ts";
import { inOneTrip, withTx } from "./tx.ts";

let app: TestServices;
beforeAll(async () => {
  app = await startServices();
  await sql`create table accounts (id int primary key, cents int not null)`.execute(app.db);
  await sql`insert into accounts values (1, 100), (2, 100)`.execute(app.db);
});
afterAll(() => app.close());

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("withTx", () => {
  it("commits what the work did and answers its result", async () => {
    const answer = await withTx(app.db, async (trx) => {
      await sql`update accounts set cents = cents + 1 where id = 1`.execute(trx);
      return "done";
    });
    expect(answer).toBe("done");
    expect(await cents(1)).toBe(101);
  });

  it("undoes everything when the work throws, and throws the same error", async () => {
    const before = await cents(1);
    const wrong = new Error("no");
    const run = withTx(app.db, async (trx) => {
      await sql`update accounts set cents = 0 where id = 1`.execute(trx);
      throw wrong;
    });
    await expect(run).rejects.toBe(wrong);
    expect(await cents(1)).toBe(before);
  });

  it("lets both of two deadlocked transactions succeed", async () => {
    let runs = 0;
    const transfer = (from: number, to: number) =>
      withTx(app.db, async (trx) => {
        runs++;
        await sql`update accounts set cents = cents - 10 where id = ${from}`.execute(trx);
        await pause(150);
        await sql`update accounts set cents = cents + 10 where id = ${to}`.execute(trx);
      });
    const before = await cents(1) + await cents(2);
    await Promise.all([transfer(1, 2), transfer(2, 1)]);
    expect(runs).toBeGreaterThan(2);
    expect(await cents(1) + await cents(2)).toBe(before);
  });

  it("keeps parallel serialisable increments exact", async () => {
    await sql`update accounts set cents = 0 where id = 2`.execute(app.db);
    let unlucky = 0;
    const one = () =>
      withTx(app.db, async (trx) => {
        const { rows } = await sql<{ cents: number }>`select cents from accounts where id = 2`.execute(trx);
        await sql`update accounts set cents = ${rows[0]!.cents + 1} where id = 2`.execute(trx);
      }, "serializable").catch((error) => {
        expect(error).toBeInstanceOf(DatabaseUnavailable);
        unlucky++;
      });
    await Promise.all(Array.from({ length: 6 }, one));
    expect(await cents(2)).toBe(6 - unlucky);
    expect(unlucky).toBeLessThan(6);
  });

  it("gives up as DatabaseUnavailable after five attempts", async () => {
    let runs = 0;
    const run = withTx(app.db, () => {
      runs++;
      return Promise.reject(Object.assign(new Error("deadlock detected"), { code: "40P01" }));
    });
    await expect(run).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(runs).toBe(5);
  });
});

describe("inOneTrip", () => {
  const add = preparedOnce(
    "test_add",
    (db: Kysely<unknown>, { id, cents }: { id: number; cents: number }) => ({
      compile: () =>
        sql<
          { cents: number }
        >`update accounts set cents = cents + ${cents}::int where id = ${id} returning cents`
          .compile(db),
    }),
  );
  const nap = preparedOnce("test_nap", (db: Kysely<unknown>, { seconds }: { seconds: number }) => ({
    compile: () => sql<{ done: string }>`select pg_sleep(${seconds})::text as done`.compile(db),
  }));

  it("answers the rows of each, and each sees what those before it did", async () => {
    await sql`update accounts set cents = 100`.execute(app.db);
    const answer = await inOneTrip(
      app.db,
      add(app.db, { id: 1, cents: 5 }),
      add(app.db, { id: 1, cents: 6 }),
    );
    expect(answer).toEqual([[{ cents: 105 }], [{ cents: 111 }]]);
    expect(await cents(1)).toBe(111);
  });

  it("leaves nothing where one fails", async () => {
    const before = await cents(1);
    const tooMuch = add(app.db, { id: 2, cents: 2 ** 31 - 1 });
    await expect(inOneTrip(app.db, add(app.db, { id: 1, cents: 5 }), tooMuch)).rejects.toThrow(
      /out of range/,
    );
    expect(await cents(1)).toBe(before);
  });

  it("fails, and leaves nothing, where the end of the transaction is refused", async () => {
    await sql`create table debts (id int references accounts deferrable initially deferred)`.execute(app.db);
    const owe = preparedOnce("test_owe", (db: Kysely<unknown>, { id }: { id: number }) => ({
      compile: () => sql<{ id: number }>`insert into debts values (${id}) returning id`.compile(db),
    }));
    const before = await cents(1);
    await expect(inOneTrip(app.db, add(app.db, { id: 1, cents: 5 }), owe(app.db, { id: 99 }))).rejects
      .toThrow(
        /foreign key/,
      );
    expect(await cents(1)).toBe(before);
  });

  it("leaves nothing, is not tried again, and fails nobody else where the connection is lost", async () => {
    const before = await cents(1);
    const trip = inOneTrip(app.db, add(app.db, { id: 1, cents: 5 }), nap(app.db, { seconds: 10 }));
    const ended = expect(trip).rejects.toThrow(/terminat/);
    await expect.poll(async () =>
      (await sql<{ isEnded: boolean }>`select pg_terminate_backend(pid) as "isEnded" from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`.execute(app.db)).rows.length
    ).toBe(1);
    await ended;
    expect(await cents(1)).toBe(before);
  });

  it("lets both of two deadlocked trips succeed", async () => {
    await sql`update accounts set cents = 100`.execute(app.db);
    const trip = (from: number, to: number) =>
      inOneTrip(
        app.db,
        add(app.db, { id: from, cents: -10 }),
        nap(app.db, { seconds: 0.15 }),
        add(app.db, { id: to, cents: 10 }),
      );
    await Promise.all([trip(1, 2), trip(2, 1)]);
    expect([await cents(1), await cents(2)]).toEqual([100, 100]);
  });

  it("prepares again what a migration has changed", async () => {
    await sql`create table pairs (a int); insert into pairs values (1)`.execute(app.db);
    const read = preparedOnce("test_pairs", (db: Kysely<unknown>, { a }: { a: number }) => ({
      compile: () => sql<{ a: number; b?: string }>`select * from pairs where a = ${a}`.compile(db),
    }));
    const both = () => inOneTrip(app.db, add(app.db, { id: 1, cents: 1 }), read(app.db, { a: 1 }));
    expect((await both())[1]).toEqual([{ a: 1 }]);
    await sql`alter table pairs add column b text default 'b'`.execute(app.db);
    const before = await cents(1);
    expect((await both())[1]).toEqual([{ a: 1, b: "b" }]);
    expect(await cents(1)).toBe(before + 1);
  });

  it("is no part of a transaction that is open", async () => {
    await withTx(app.db, async (trx) => {
      await expect(inOneTrip(trx, add(trx, { id: 1, cents: 5 }))).rejects.toThrow(/open already/);
    });
  });
});

async function cents(id: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select cents from accounts where id = ${id}`.execute(app.db);
  return rows[0]!.cents;
}
