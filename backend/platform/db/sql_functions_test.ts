import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { onDatabase, testDatabaseName, withClient } from "../../testing/cluster.ts";
import { migrate, type MigrateOptions } from "./migrate.ts";
import { MigrationBlocked } from "./migration_locks.ts";
import type { SqlFunction } from "./sql_functions.ts";

const { url: cluster } = inject("testCluster");
let url: string;

beforeEach(async () => {
  const name = testDatabaseName();
  await withClient(cluster, (client) => client.query(`create database ${name}`));
  url = onDatabase(cluster, name);
  await run("create table kennels (id int primary key, name text); create table runs (note text)");
});
afterEach(() =>
  withClient(
    cluster,
    (client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`),
  )
);

const run = (text: string) => withClient(url, async (client) => (await client.query(text)).rows);
const apply = (functions: Record<string, SqlFunction>, options: MigrateOptions = {}) =>
  migrate(url, { list: {}, functions, ...options });
const names = async () => {
  await run("truncate kennels; insert into kennels values (1, 'Ada')");
  return (await run("select name from kennels"))[0].name as string;
};
const triggers = async () => (await run(
  "select xmin, tgname, pg_get_triggerdef(oid, true) as definition from pg_trigger where not tgisinternal",
));

const BEFORE =
  "create trigger kennels_named before insert on kennels for each row execute function rename_kennel()";
/** Returns a revision of a trigger function that writes the revision's number behind a kennel's name. */
const renameKennel = (revision: number, ...triggers: string[]): Record<string, SqlFunction> => ({
  rename_kennel: {
    revision,
    sql: `create or replace function rename_kennel() returns trigger language plpgsql as $$
      begin
        new.name = new.name || ' ${revision}';
        return new;
      end $$`,
    triggers: triggers.length ? triggers : [BEFORE],
  },
});

describe("SQL functions", () => {
  it("are applied with their triggers, once for each revision", async () => {
    expect(await apply(renameKennel(1))).toEqual(["rename_kennel@1"]);
    expect(await names()).toBe("Ada 1");
    expect(await apply(renameKennel(1))).toEqual([]);
    expect(await apply(renameKennel(2))).toEqual(["rename_kennel@2"]);
    expect(await names()).toBe("Ada 2");
  });

  it("of an older version change nothing in a newer database", async () => {
    await apply({ ...renameKennel(3), other: { revision: 1, dropped: "other()" } });
    const before = await triggers();
    expect(await apply(renameKennel(2, BEFORE.replace("before", "after")))).toEqual([]);
    expect(await names()).toBe("Ada 3");
    expect(await triggers()).toEqual(before);
  });

  it("are applied by one of several processes that start at once", async () => {
    const counted: Record<string, SqlFunction> = {
      counted: {
        revision: 1,
        sql: `create or replace function counted() returns int language sql as 'select 1';
          insert into runs values ('once')`,
      },
    };
    const applied = await Promise.all([apply(counted), apply(counted), apply(counted), apply(counted)]);
    expect(applied.filter((list) => list.length > 0)).toEqual([["counted@1"]]);
    expect(await run("select note from runs")).toEqual([{ note: "once" }]);
  });

  it("keep a trigger that the database has already, in whatever case and spaces its file writes it", async () => {
    await apply(renameKennel(1));
    const before = await triggers();
    await apply(renameKennel(2, BEFORE.toUpperCase().replaceAll(" ", "\n  ")));
    expect(await triggers()).toEqual(before);
  });

  it("replace a trigger of which only a quoted value changes case", async () => {
    const when = (name: string) => BEFORE.replace("execute", `when (new.name = '${name}'::text) execute`);
    await apply(renameKennel(1, when("ada")));
    expect(await names()).toBe("Ada");
    await apply(renameKennel(2, when("Ada")));
    expect(await names()).toBe("Ada 2");
  });

  it("replace a constraint trigger, and an ordinary one by a constraint trigger", async () => {
    const constraint = (more: string) =>
      `create constraint trigger kennels_named after insert on kennels ${more} for each row execute function rename_kennel()`;
    const definitions = async () => (await triggers()).map(({ definition }) => definition.toLowerCase());
    await apply(renameKennel(1));
    await apply(renameKennel(2, constraint("deferrable initially deferred")));
    expect(await definitions()).toEqual([constraint("deferrable initially deferred")]);
    await apply(renameKennel(3, constraint("not deferrable initially immediate")));
    expect(await definitions()).toEqual([constraint("not deferrable initially immediate")]);
    await apply(renameKennel(4));
    expect(await definitions()).toEqual([BEFORE]);
  });

  it("drop a trigger that no file has any longer", async () => {
    await apply(renameKennel(1, BEFORE, BEFORE.replace("kennels_named", "kennels_more")));
    expect(await names()).toBe("Ada 1 1");
    await apply(renameKennel(2));
    expect(await names()).toBe("Ada 2");
  });

  it("leave a trigger that moves to another function in place until then", async () => {
    await apply(renameKennel(1));
    const { rename_kennel } = renameKennel(2);
    const moved = BEFORE.replace("rename_kennel", "shout");
    await apply({
      rename_kennel: { ...rename_kennel!, triggers: [] } as SqlFunction,
      shout: {
        revision: 1,
        // The trigger still calls the first function at this point.
        sql: `create or replace function shout() returns trigger language plpgsql as $$
          begin new.name = upper(new.name); return new; end $$;
          insert into runs select tgname from pg_trigger where not tgisinternal`,
        triggers: [moved],
      },
    });
    expect(await run("select note from runs")).toEqual([{ note: "kennels_named" }]);
    expect(await names()).toBe("ADA");
  });

  it("that are dropped leave their triggers to functions that take them, in any order of names", async () => {
    await apply(renameKennel(1));
    const taken: Record<string, SqlFunction> = {
      rename_kennel: { revision: 2, dropped: "rename_kennel()" },
      shout: {
        revision: 1,
        sql: `create or replace function shout() returns trigger language plpgsql as $$
          begin new.name = upper(new.name); return new; end $$`,
        triggers: [BEFORE.replace("rename_kennel", "shout")],
      },
    };
    expect(await apply(taken)).toEqual(["shout@1", "rename_kennel@2"]);
    expect(await names()).toBe("ADA");
    expect(await run("select from pg_proc where proname = 'rename_kennel'")).toEqual([]);
  });

  it("that are dropped go with their triggers, and no older version puts them back", async () => {
    await apply(renameKennel(1));
    expect(await apply({ rename_kennel: { revision: 2, dropped: "rename_kennel()" } })).toEqual([
      "rename_kennel@2",
    ]);
    expect(await names()).toBe("Ada");
    expect(await run("select from pg_proc where proname = 'rename_kennel'")).toEqual([]);
    expect(await apply(renameKennel(1))).toEqual([]);
    expect(await names()).toBe("Ada");
  });

  it("keep what succeeded when one fails, and nothing of that one", async () => {
    const broken = {
      rename_kennel: { ...renameKennel(1).rename_kennel!, triggers: [BEFORE, `${BEFORE} oops`] },
    };
    const first: Record<string, SqlFunction> = {
      first: {
        revision: 1,
        sql: "create or replace function first() returns int language sql as 'select 1'",
      },
    };
    await expect(apply({ ...first, ...broken } as Record<string, SqlFunction>)).rejects.toThrow("oops");
    expect(await run("select from pg_proc where proname = 'rename_kennel'")).toEqual([]);
    expect(await apply({ ...first, ...renameKennel(1) })).toEqual(["rename_kennel@1"]);
  });

  it("wait for a table's lock as patiently as a migration does, and name who holds it", async () => {
    await withClient(url, async (writer) => {
      await writer.query("begin; insert into kennels values (1, 'Ada')");
      const failure = await apply(renameKennel(1), {
        inTransaction: { lockTimeoutMs: 1_000, pausesMs: [50] },
      }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(MigrationBlocked);
      expect((failure as Error).message).toMatch(
        /^rename_kennel@1 got no lock in 2 tries.*idle in transaction/,
      );
    });
    expect(await apply(renameKennel(1))).toEqual(["rename_kennel@1"]);
  });
});
