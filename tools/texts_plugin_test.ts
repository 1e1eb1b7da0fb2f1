import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT, run } from "./run.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hearthpaw-texts-"));
  const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
  write("texts.ts", `export const home = "Home";\nexport const nobodys = "Nobody says this";\n`);
  write("page_texts.ts", `export const left = (days: number) => \`\${days} days left\`;\n`);
  write("one.ts", `import * as texts from "./texts.ts";\nexport const one = texts.home;\n`);
  write("two.ts", `import * as texts from "./page_texts.ts";\nexport const two = texts.left(2);\n`);
  write("main_one.ts", `import { one } from "./one.ts";\nconsole.log(one);\n`);
  write(
    "main_two.ts",
    `import { one } from "./one.ts";\nimport { two } from "./two.ts";\nconsole.log(one, two);\n`,
  );
  write(
    "vite.config.mts",
    `import { ownTexts } from ${JSON.stringify(join(ROOT, "web/texts_plugin.ts"))};
export default {
  root: ${JSON.stringify(folder)},
  logLevel: "error",
  plugins: [ownTexts(process.env.SITE_LANGUAGE)],
  build: { minify: false, rolldownOptions: { input: ["one", "two"].map((page) => \`\${import.meta.dirname}/main_\${page}.ts\`) } },
};\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (language: string) =>
  run([
    "node",
    join(ROOT, "node_modules/vite/bin/vite.js"),
    "build",
    "--config",
    join(folder, "vite.config.mts"),
  ], {
    env: { SITE_LANGUAGE: language },
  });
const built = () =>
  readdirSync(join(folder, "dist/assets")).map((name) =>
    readFileSync(join(folder, "dist/assets", name), "utf8")
  ).join();

describe("a build", () => {
  it("holds the texts that its modules say, and no file of texts", async () => {
    expect(await build("")).toMatchObject({ code: 0 });
    expect(built()).toContain("Home");
    expect(built()).toContain("days left");
    expect(built()).not.toContain("Nobody says this");
    expect(readdirSync(join(folder, "dist/assets")).filter((name) => name.includes("texts"))).toEqual([]);
  });

  it("says them in the language that it is told", async () => {
    writeFileSync(join(folder, "texts.es.ts"), `export const home = "Inicio";\n`);
    writeFileSync(
      join(folder, "page_texts.es.ts"),
      "export const left = (days: number) => `Quedan ${days} días`;\n",
    );
    expect(await build("es")).toMatchObject({ code: 0 });
    expect(built()).toContain("Inicio");
    expect(built()).toContain("Quedan");
    expect(built()).not.toMatch(/Home|days left/);
  });

  it("fails where a catalogue is not there in this language", async () => {
    writeFileSync(join(folder, "texts.es.ts"), `export const home = "Inicio";\n`);
    const { code, output } = await build("es");
    expect(code).not.toBe(0);
    expect(output).toContain('page_texts.ts is not there in "es"');
  });
});
