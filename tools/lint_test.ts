import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lint } from "./lint.ts";
import { ROOT } from "./run.ts";

/** Each part's own configuration, with typical mistakes: lines with promises that nobody awaits. */
const wings: Record<string, { imports: string[]; lost: string[] }> = {
  backend: {
    imports: ['import { type Db } from "ROOT/backend/platform/db/connection.ts";', "declare const db: Db;"],
    lost: [
      'Deno.writeTextFile("a", "b");',
      'db.deleteFrom("sessions").execute();',
      "db.transaction().execute(async () => {});",
    ],
  },
  tools: {
    imports: ['import { run } from "ROOT/tools/run.ts";', 'import { rm } from "node:fs/promises";'],
    lost: ['run(["true"]);', 'rm("a");'],
  },
  bench: { imports: [], lost: ['Deno.remove("a");'] },
  "web/e2e": {
    imports: ['import type { Page } from "playwright-core";', "declare const page: Page;"],
    lost: ['page.goto("/");', 'Deno.remove("a");'],
  },
  web: {
    imports: [
      'import { useQueryClient } from "@tanstack/react-query";',
      'import { createClient, getPet } from "@hearthpaw/client";',
      "declare const client: ReturnType<typeof createClient>;",
    ],
    lost: ["useQueryClient().invalidateQueries();", 'getPet(client, { id: "a" });'],
  },
  "ui-kit": { imports: [], lost: ["navigator.clipboard.writeText(String(1));"] },
};

/** For every part: an own function, a test that does not wait, a promise used as a condition. */
const everywhere = {
  imports: [
    'import { expect, it } from "vitest";',
    "async function late(): Promise<boolean> { return true; }",
  ],
  lost: ["late();", "if (late()) throw new Error();", "expect(late()).resolves.toBe(true);"],
};

/** Only the types are wrong: a separate compiler setting finds each line. */
const WRONG = [
  'export const first: string = ["a"][0];',
  "export const taken = (value) => value;",
  "export class Kennel extends Map { clear() {} }",
];

let folder: string;
const fileOf = (wing: string) => join(folder, wing.replace("/", "_"), "lost.ts");
let said: string[];

beforeAll(async () => {
  mkdirSync(join(ROOT, ".data"), { recursive: true });
  folder = mkdtempSync(join(ROOT, ".data/lint-"));
  for (const [wing, { imports, lost }] of Object.entries(wings)) {
    const place = dirname(fileOf(wing));
    mkdirSync(place);
    const config = { extends: join(ROOT, wing, "tsconfig.json"), include: [".", join(ROOT, ".data/types")] };
    writeFileSync(join(place, "tsconfig.json"), JSON.stringify(config));
    const head = [...imports, ...everywhere.imports].join("\n").replaceAll("ROOT", ROOT);
    const lines = [...lost, ...everywhere.lost];
    writeFileSync(
      fileOf(wing),
      `${head}\nit("", async () => {\n${lines.join("\n")}\nawait late();\n});\n${WRONG.join("\n")}\n`,
    );
  }
  writeFileSync(
    join(folder, "dog.ts"),
    'import type { Cat } from "./cat.ts";\nexport type Dog = { friend: Cat };\n',
  );
  writeFileSync(
    join(folder, "cat.ts"),
    'import type { Dog } from "./dog.ts";\nexport type Cat = { friend: Dog };\n',
  );
  writeFileSync(join(folder, "photo.tsx"), 'export const Photo = () => <img src="/maple.webp" />;\n');
  const { output } = await lint([
    ...Object.keys(wings).map(fileOf),
    join(folder, "dog.ts"),
    join(folder, "photo.tsx"),
  ], [
    "--no-ignore",
    "--config",
    join(ROOT, ".oxlintrc.json"),
  ]);
  said = output.split("\n");
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the lint of promises", () => {
  it.each(Object.entries(wings))(
    "finds the missing awaits of %s, and nothing else",
    (wing, { imports, lost }) => {
      const file = relative(ROOT, fileOf(wing));
      const first = imports.length + everywhere.imports.length + 2;
      const lines = said.filter((line) => line.startsWith(`${file}:`) && line.includes("-promises)"))
        .map((line) => Number(line.split(":")[1]));
      const expected = [...lost, ...everywhere.lost].map((_, index) => first + index);
      expect(lines.sort((a, b) => a - b), said.join("\n")).toEqual(expected);
    },
  );

  it.each(Object.keys(wings))("and of types finds what is wrong in %s", (wing) => {
    const file = relative(ROOT, fileOf(wing));
    const codes = said.filter((line) => line.startsWith(`${file}:`)).flatMap((line) =>
      /\((TS\d+)\)/.exec(line)?.[1] ?? []
    );
    expect(codes, said.join("\n")).toEqual(expect.arrayContaining(["TS2322", "TS7006", "TS4114"]));
  });
});

describe("the lint of imports", () => {
  it("finds two files that import types from each other", () => {
    const file = relative(ROOT, join(folder, "dog.ts"));
    expect(said.filter((line) => line.startsWith(`${file}:1:`) && line.includes("import(no-cycle)")))
      .toHaveLength(1);
  });
});

describe("the lint of screens", () => {
  it("finds a photo without an alternative text", () => {
    const file = relative(ROOT, join(folder, "photo.tsx"));
    expect(said.filter((line) => line.startsWith(`${file}:`) && line.includes("jsx-a11y(alt-text)")))
      .toHaveLength(1);
  });
});
