import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { withClient, withEmptyDatabase } from "../../../testing/cluster.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations/index.ts";
import { type SqlFunction, triggersOf } from "../sql_functions.ts";
import { functions } from "./index.ts";
import revisions from "./revisions.json" with { type: "json" };

const { url: cluster } = inject("testCluster");
type Definition = { name: string; definition: string };

const FUNCTIONS = `
  select pg_proc.proname as name, pg_get_functiondef(pg_proc.oid) as definition from pg_proc
  where pg_proc.pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend where pg_depend.objid = pg_proc.oid and pg_depend.deptype = 'e')
  order by 1, 2`;
const TRIGGERS = `
  select pg_trigger.tgname as name, pg_get_triggerdef(pg_trigger.oid, true) as definition
  from pg_trigger join pg_class on pg_class.oid = pg_trigger.tgrelid
  where pg_class.relnamespace = 'public'::regnamespace and not pg_trigger.tgisinternal
  order by 1, 2`;

const definitions = (url: string, query: string): Promise<Definition[]> =>
  withClient(url, async (client) => (await client.query<Definition>(query)).rows);

const triggersInFiles = Object.values(functions).flatMap((wanted) =>
  triggersOf(wanted).map((trigger) => trigger.definition)
).sort();

/** Returns the hash that `revisions.json` has for a file's current revision. */
const hashOf = (wanted: SqlFunction): string => {
  const triggers = triggersOf(wanted).map(({ definition }) => definition);
  return createHash("sha256").update(JSON.stringify([wanted.sql, triggers, wanted.dropped])).digest("hex")
    .slice(0, 16);
};

describe("the files of SQL functions", () => {
  it("are all in the index, each under the name of its function", () => {
    const files = readdirSync(import.meta.dirname!).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [])
      .filter((name) => name !== "index" && name !== "functions_test");
    expect(Object.keys(functions)).toEqual(files.sort());
    for (const [name, { sql, dropped }] of Object.entries(functions)) {
      expect(sql ?? `create or replace function ${dropped}`).toMatch(
        new RegExp(`^\\s*create or replace function ${name}\\(`),
      );
    }
  });

  it("have every function and trigger of the database, each once and in the words of Postgres", () =>
    withEmptyDatabase(cluster, async (url) => {
      await migrate(url);
      const names = Object.keys(functions).filter((name) => functions[name]!.sql !== undefined);
      expect((await definitions(url, FUNCTIONS)).map(({ name }) => name)).toEqual(names);
      const triggers = await definitions(url, TRIGGERS);
      const inQuotes = (text: string) =>
        text.replaceAll(/'[^']*'|[^']+/g, (part) => part.startsWith("'") ? part : part.toLowerCase());
      expect(triggers.map(({ definition }) => inQuotes(definition)).sort()).toEqual(triggersInFiles);
    }));

  it("say in their first revision what the migrations left, so existing databases stay unchanged", () =>
    withEmptyDatabase(cluster, async (url) => {
      await migrate(url, { list: migrations });
      const isFirst = ({ name }: Definition) => functions[name]?.revision === 1;
      const functionsBefore = (await definitions(url, FUNCTIONS)).filter(isFirst);
      await migrate(url);
      // Functions that no migration made have nothing to stay equal to.
      const left = new Set(functionsBefore.map(({ name }) => name));
      const after = (await definitions(url, FUNCTIONS)).filter(({ name }) => left.has(name));
      expect(after).toEqual(functionsBefore);
    }));

  it("lock no table of a database whose triggers are up to date", () =>
    withEmptyDatabase(cluster, async (url) => {
      await migrate(url, { list: migrations });
      const triggersBefore = await definitions(url, TRIGGERS);
      const unchanged = Object.fromEntries(
        Object.entries(functions).filter(([, wanted]) => wanted.revision === 1),
      );
      await withClient(url, async (writer) => {
        const tables = [...new Set(Object.values(unchanged).flatMap(triggersOf).map(({ table }) => table))];
        await writer.query("begin");
        for (const table of tables) await writer.query(`lock table ${table} in row exclusive mode`);
        const applied = await migrate(url, {
          functions: unchanged,
          inTransaction: { lockTimeoutMs: 200, pausesMs: [] },
        });
        expect(applied).toHaveLength(Object.keys(unchanged).length);
      });
      expect(await definitions(url, TRIGGERS)).toEqual(triggersBefore);
    }));

  it.each(Object.entries(functions))("raise the revision of %s with every change", (name, wanted) => {
    const known: readonly string[] = (revisions as Record<string, string[]>)[name] ?? [];
    const hash = hashOf(wanted);
    const advice = known.includes(hash)
      ? `The revision of ${name} is ${wanted.revision}, and this text is number ${
        known.indexOf(hash) + 1
      } in ` +
        `revisions.json. To go back to an earlier text, raise the revision and append "${hash}".`
      : `${name} has changed. Set its revision to ${known.length + 1}, and append "${hash}" to its list in ` +
        "functions/revisions.json. Entries of released revisions stay.";
    expect({ revision: known.length, hash: known.at(-1) }, advice).toEqual({
      revision: wanted.revision,
      hash,
    });
  });

  it("stay in the list of revisions for ever", () => {
    expect(Object.keys(revisions)).toEqual(Object.keys(functions));
  });
});
