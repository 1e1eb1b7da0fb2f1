import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/databases.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/**
 * Lists foreign keys without a full, valid index that begins with their columns in any order. An index
 * limited to rows whose only column is not null counts, since a search for a value implies that. Any other
 * condition leaves rows out.
 */
const UNINDEXED = `
  select k.conrelid::regclass::text || ' (' || columns.names || ')' as key
  from pg_constraint k
  cross join lateral (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) as names
    from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) columns
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i
    where i.indrelid = k.conrelid and i.indisvalid
      and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || columns.names || ' IS NOT NULL)'))
  order by 1`;
const unindexed = async (): Promise<string[]> =>
  (await client.query<{ key: string }>(UNINDEXED)).rows.map(({ key }) => key);

describe("foreign keys", () => {
  it("all have an index", async () => {
    expect(await unindexed()).toEqual([]);
  });

  it("are told apart from those whose index holds only some rows, or begins with another column", async () => {
    await client.query(`
      create table kennels (id int primary key, town int, unique (id, town));
      create table runs (
        partly int references kennels, second int references kennels, filled int references kennels,
        first int references kennels, kennel int, town int, foreign key (kennel, town) references kennels (id, town));
      create index on runs (partly) where second is not null;
      create index on runs (kennel, second);
      create index on runs (filled) where filled is not null;
      create index on runs (first, second);
    `);
    expect(await unindexed()).toEqual(["runs (kennel, town)", "runs (partly)", "runs (second)"]);
    await client.query("create index on runs (town, kennel, first)");
    expect(await unindexed()).toEqual(["runs (partly)", "runs (second)"]);
  });
});
