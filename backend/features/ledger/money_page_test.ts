import { expect, it } from "vitest";

const BACKEND = new URL("../../", import.meta.url).pathname;
const page = await Deno.readTextFile(`${BACKEND}../docs/money.md`);

/** Returns the product's files below a folder that book a transaction. */
async function bookingFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) found.push(...await bookingFiles(`${folder}${name}/`));
    else if (name.endsWith(".ts") && !name.endsWith("_test.ts")) {
      const text = await Deno.readTextFile(folder + name);
      if (/(?<!function )\bpost\((trx|tx|db),/.test(text)) found.push(folder + name);
    }
  }
  return found;
}

it("docs/money.md names every file that books money", async () => {
  const files = (await bookingFiles(`${BACKEND}features/`)).map((path) => path.split("/features/")[1]!);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});

it("docs/money.md names every account of the ledger, and no other", async () => {
  const schema = await Deno.readTextFile(`${BACKEND}platform/db/schema.ts`);
  const union = /export type LedgerAccount =([^;]+);/.exec(schema)![1]!;
  const accounts = [...union.matchAll(/"([\w-]+)"/g)].map(([, account]) => account!);
  const section = page.split("## Accounts")[1]!.split("\n## ")[0]!;
  const rows = section.split("\n").filter((line) => line.startsWith("| `")).map((line) =>
    line.split("|")[1]!
  );
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, account]) => account!));
  expect(listed.sort()).toEqual(accounts.sort());
});

it("docs/money.md names only functions that exist", async () => {
  const named = [...page.matchAll(/`(\w+)` in `([\w/.]+\.ts)`/g)];
  expect(named.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const [, name, path] of named) {
    const text = await Deno.readTextFile(`${BACKEND}features/${path}`);
    if (!text.includes(`function ${name}(`)) missing.push(`${path} ${name}`);
  }
  expect(missing).toEqual([]);
  const rules = await Deno.readTextFile(`${BACKEND}features/ledger/rules.ts`) +
    await Deno.readTextFile(`${BACKEND}features/ledger/movement_rules.ts`) +
    await Deno.readTextFile(`${BACKEND}features/ledger/finding_rules.ts`);
  const entries = [...page.matchAll(/`(\w+(?:Entries|Lines))`/g)].map(([, name]) => name!);
  expect(entries.filter((name) => !rules.includes(`function ${name}(`))).toEqual([]);
});
