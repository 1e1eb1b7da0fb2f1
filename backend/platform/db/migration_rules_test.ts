import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { migrations } from "./migrations/index.ts";

const FOLDER = join(import.meta.dirname!, "migrations");
/** Released before the tables were in use, so they stay unchanged. */
const BEFORE = new Set(
  "0001 0002 0003 0004 0005 0006 0010 0011 0020 0030 0033 0035 0037 0038 0039 0040 0041 0042 0043 0050 0051 0052 0059"
    .split(" "),
);
/** Defined functions and triggers before they got files of their own. */
const LAST_WITH_FUNCTIONS = "0796";
const files = readdirSync(FOLDER).filter((name) => /^\d{4}_\w+\.ts$/.test(name)).sort();

/**
 * Returns the statements of a migration that would lock a table in use for long, with advice on what to do
 * instead. Tables created by the same migration are exempt, since no session uses them yet. It reads the SQL
 * text, so it misses names that are assembled at run time.
 */
function longLocks(source: string): string[] {
  const statements = withoutComments(source).split(/;|`|"/).map((text) =>
    text.trim().replaceAll(/\s+/g, " ")
  );
  const created = new Set(statements.flatMap((text) => CREATE_TABLE.exec(text)?.[1]?.toLowerCase() ?? []));
  const found = statements.flatMap((text) =>
    RULES.flatMap(({ pattern, isFine, instead }) => {
      const table = pattern.exec(text)?.[1]?.toLowerCase();
      if (table === undefined || created.has(table) || isFine?.(text)) return [];
      return [`${text.slice(0, 80)}: ${instead}`];
    })
  );
  return /\.schema\b/.test(source) ? [...found, "db.schema: write SQL, which this check can read"] : found;
}

const CREATE_TABLE = /^create (?:unlogged )?table (?:if not exists )?(\w+)/i;
const ALTER_TABLE = "^alter table (?:if exists )?(?:only )?(\\w+) ";
const CONSTRAINT = /\b(?:foreign key|primary key|check|unique|exclude)\b/gi;
const CHEAP_CONSTRAINT = /\b(?:not valid|using index)\b/gi;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const RULES: readonly { pattern: RegExp; isFine?: (text: string) => boolean; instead: string }[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently).*?\bon (?:only )?(\w+)/i,
    instead: "build the index concurrently, in `withoutTransaction`",
  },
  {
    pattern: new RegExp(`${ALTER_TABLE}.*\\badd\\b.*(?:${CONSTRAINT.source})`, "i"),
    isFine: (text) => count(text, CONSTRAINT) <= count(text, CHEAP_CONSTRAINT),
    instead: "add it `not valid` and validate it in a migration of its own, or build it `using index`",
  },
  {
    pattern: new RegExp(`${ALTER_TABLE}alter (?:column )?\\w+ (?:set data )?type\\b`, "i"),
    instead: "add a new column, fill it, and drop the old one later",
  },
  {
    pattern: new RegExp(`${ALTER_TABLE}rename (?!constraint)`, "i"),
    instead:
      "processes of the last version still use the name: add the new one, move over, drop the old one later",
  },
];

/** Returns the statements of a migration that define or drop a function or trigger. */
const definedFunctions = (source: string): string[] =>
  withoutComments(source).match(
    /\b(?:create (?:or replace )?|alter |drop )(?:constraint )?(?:function|procedure|trigger) \w+( \w+)?/gi,
  ) ?? [];

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/(?:--|(?<!:)\/\/).*$/gm, "");

describe("migrations", () => {
  it("are all listed, each under a number of its own", () => {
    expect(files.map((name) => name.replace(".ts", ""))).toEqual(Object.keys(migrations).sort());
    expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
  });

  it("lock no table in use for long", () => {
    const found = files.filter((name) => !BEFORE.has(name.slice(0, 4)))
      .map((name) => [name, longLocks(readFileSync(join(FOLDER, name), "utf8"))] as const)
      .filter(([, locks]) => locks.length > 0);
    expect(found).toEqual([]);
  });

  it("leave functions and triggers to the files in `functions/`", () => {
    const found = files.filter((name) => name.slice(0, 4) > LAST_WITH_FUNCTIONS)
      .map((name) => [name, definedFunctions(readFileSync(join(FOLDER, name), "utf8"))] as const)
      .filter(([, defined]) => defined.length > 0);
    expect(found).toEqual([]);
  });
});

describe("definedFunctions", () => {
  it.each([
    "create function note() returns trigger",
    "create or replace function note() returns trigger",
    "create constraint trigger pets_noted after update on pets",
    "CREATE OR REPLACE TRIGGER pets_noted after update on pets",
    "drop trigger if exists pets_noted on pets",
    "drop function note()",
  ])("finds %s", (text) => {
    expect(definedFunctions(`await sql\`${text}\`.execute(db);`)).toHaveLength(1);
  });

  it.each(["-- create function note()", "alter table pets add column trigger text"])("ignores %s", (text) => {
    expect(definedFunctions(`await sql\`${text}\`.execute(db);`)).toEqual([]);
  });
});

describe("longLocks", () => {
  it.each([
    "create index pets_name on pets (name)",
    "create unique index if not exists pets_name on pets (name)",
    "CREATE INDEX ON pets (name)",
    "alter table pets add constraint pets_vet_fkey foreign key (vet_id) references vets",
    "alter table pets add foreign key (vet_id) references vets",
    "alter table pets drop constraint old, add constraint pets_name_check check (name <> '')",
    "alter table pets add constraint a check (a > 0) not valid, add constraint b check (b > 0)",
    "alter table pets add column code text unique",
    "alter table pets alter column weight type numeric",
    "alter table pets rename column name to title",
    "alter table pets rename to animals",
  ])("refuses %s", (text) => {
    const one = `await sql\`create table vets (id uuid primary key);\n ${text};\`.execute(db);`;
    expect(longLocks(one)).toHaveLength(1);
  });

  it.each([
    "create index concurrently if not exists pets_name on pets (name)",
    "create table pets (id uuid primary key); create index pets_name on pets (name)",
    "create table pets (id uuid); alter table pets add constraint one check (id is not null)",
    "alter table pets add column vet_id uuid references vets",
    "alter table pets add column state text not null default 'new'",
    "alter table pets add constraint pets_vet_fkey foreign key (vet_id) references vets not valid",
    "alter table pets validate constraint pets_vet_fkey",
    "alter table pets add constraint pets_code unique using index pets_code",
    "alter table pets drop constraint pets_name_check",
    "alter table pets rename constraint one to other",
    "-- create index pets_name on pets (name)",
  ])("lets %s pass", (text) => {
    expect(longLocks(`await sql\`${text}\`.execute(db);`)).toEqual([]);
    expect(longLocks(`export const withoutTransaction = [\n  "${text}",\n];`)).toEqual([]);
  });

  it("refuses Kysely's own builder, which it cannot read", () => {
    expect(longLocks('await db.schema.createIndex("a").on("pets").execute();')).toHaveLength(1);
  });
});
