/** Compares the types in schema.ts with the migrated database. */
import { join } from "node:path";
import { sql } from "kysely";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";

type Column = { type: string; isNullable: boolean; mayBeLeftOut: boolean };
type Tables = Record<string, Record<string, Column>>;

let world: TestServices;
let actual: Tables;
let texts: Map<string, string[]>;
beforeAll(async () => {
  world = await startServices();
  const { rows } = await sql<{
    table: string;
    column: string;
    type: string;
    is_nullable: boolean;
    has_default: boolean;
  }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped`.execute(world.db);
  actual = {};
  for (const { table, column, type, is_nullable, has_default } of rows) {
    (actual[table] ??= {})[column] = {
      type,
      isNullable: is_nullable,
      mayBeLeftOut: is_nullable || has_default,
    };
  }
  const { rows: checks } = await sql<{ table: string; text: string }>`
    select c.relname as table, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'c'`.execute(world.db);
  texts = new Map();
  for (const { table, text } of checks) {
    // A check of one column against a list of texts: CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))
    const found = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(text);
    const values = [...(found?.[2] ?? "").matchAll(/'((?:[^']|'')*)'/g)].map(([, one]) => one!);
    if (found && values.length > 0) texts.set(`${table}.${found[1]}`, values);
  }
}, 40_000);
afterAll(() => world.close());

/**
 * Tables and columns that no query of ours names: lists kept by the migrations, the rate limiter and triggers, and a
 * column that only releases before 0370 wrote.
 */
const UNNAMED = /^(schema_migrations|schema_functions|rate_limits|user_words)\.|^pets\.page$/;

/** Computed columns, which the database calls nullable although their expressions are never null. */
const NEVER_NULL = ["pets.is_small"];

/** TypeScript types that `pg` returns for a type of the database, with the type parsers of connection.ts. */
const TYPES: Record<string, string> = {
  "uuid": "string",
  "text": "string",
  "character varying": "string",
  "date": "string",
  "bigint": "number",
  "integer": "number",
  "smallint": "number",
  "numeric": "number",
  "real": "number",
  "double precision": "number",
  "boolean": "boolean",
  "timestamp with time zone": "Date",
  "xid8": "string",
  "bytea": "Uint8Array<ArrayBufferLike>",
};

/** Reads the columns of schema.ts: the type that a select returns, and what an insert may leave out. */
function declared(): { tables: Tables; unions: Map<string, string[]> } {
  const path = join(import.meta.dirname!, "schema.ts");
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
  const database = checker.getExportsOfModule(module).find(({ name }) => name === "Database")!;
  const tables: Tables = {};
  const unions = new Map<string, string[]>();
  const typeOf = (symbol: ts.Symbol, at: ts.Node) => checker.getTypeOfSymbolAtLocation(symbol, at);
  const at = database.declarations![0]!;
  for (const table of checker.getDeclaredTypeOfSymbol(database).getProperties()) {
    const columns: Record<string, Column> = {};
    for (const column of typeOf(table, at).getProperties()) {
      const type = typeOf(column, at);
      const side = (name: string) => {
        const symbol = type.getProperty(name);
        return symbol ? typeOf(symbol, at) : type;
      };
      const parts = (one: ts.Type) => one.isUnion() ? one.types : [one];
      const is = (one: ts.Type, flag: ts.TypeFlags) => parts(one).some(({ flags }) => (flags & flag) !== 0);
      const [select, insert] = [side("__select__"), side("__insert__")];
      const base = checker.getNonNullableType(select);
      columns[column.name] = {
        type: nameOf(checker, base),
        isNullable: is(select, ts.TypeFlags.Null),
        mayBeLeftOut: is(insert, ts.TypeFlags.Undefined) || is(insert, ts.TypeFlags.Null) ||
          is(insert, ts.TypeFlags.Never),
      };
      const members = parts(base);
      if (members.every((one) => one.isStringLiteral())) {
        unions.set(`${table.name}.${column.name}`, members.map((one) => (one as ts.StringLiteralType).value));
      }
    }
    tables[table.name] = columns;
  }
  return { tables, unions };
}

function nameOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return `${nameOf(checker, item!)}[]`;
  }
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return "boolean";
  if (parts.every(({ flags }) => flags & ts.TypeFlags.StringLike)) return "string";
  if (parts.every(({ flags }) => flags & ts.TypeFlags.NumberLike)) return "number";
  return checker.typeToString(type);
}

describe("schema.ts", () => {
  const { tables, unions } = declared();

  it("names the tables and columns of the database", () => {
    const names = (all: Tables) =>
      Object.entries(all).flatMap(([table, columns]) => Object.keys(columns).map((one) => `${table}.${one}`))
        .filter((name) => !UNNAMED.test(name)).sort();
    expect(names(tables)).toEqual(names(actual));
  });

  it("says which columns may be null", () => {
    const wrong = columnsOfBoth().flatMap(([name, mine, real]) =>
      mine.isNullable === real.isNullable || NEVER_NULL.includes(name)
        ? []
        : [`${name}: nullable ${mine.isNullable}`]
    );
    expect(wrong).toEqual([]);
  });

  it("lets an insert leave out no column that the database requires", () => {
    const wrong = columnsOfBoth().flatMap(([name, mine, real]) =>
      mine.mayBeLeftOut && !real.mayBeLeftOut ? [name] : []
    );
    expect(wrong).toEqual([]);
  });

  it("has the types that the driver returns", () => {
    const wrong = columnsOfBoth().flatMap(([name, mine, real]) => {
      const isList = real.type.endsWith("[]");
      const type = TYPES[real.type.replace(/\[\]$/, "")];
      // The types of JSON are the contract's.
      if (type === undefined) return /^jsonb?$/.test(real.type) ? [] : [`${name}: unknown type ${real.type}`];
      const expected = isList ? `${type}[]` : type;
      // JSON that is stored and sent as text.
      if (real.type === "text" && mine.type.startsWith("JsonText<")) return [];
      return mine.type === expected ? [] : [`${name}: ${mine.type}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it("lists the values of columns that a check limits to a list", () => {
    const wrong = [...texts].flatMap(([name, values]) => {
      const own = unions.get(name);
      if (!own) return [`${name} is no list: ${values.join(", ")}`];
      return own.toSorted().join() === values.toSorted().join() ? [] : [`${name}: ${own}, not ${values}`];
    });
    expect(texts.size).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  function columnsOfBoth(): [string, Column, Column][] {
    return Object.entries(tables).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([column, mine]): [string, Column, Column][] => {
        const real = actual[table]?.[column];
        return real ? [[`${table}.${column}`, mine, real]] : [];
      })
    );
  }
});
