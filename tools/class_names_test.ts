import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT, run } from "./run.ts";

let folder: string;
const files = (place: string, ending: string): string =>
  readdirSync(join(folder, place), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, place, name), "utf8")).join("\n");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hearthpaw-classes-"));
  const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
  write("page.module.css", ".page{color:red}.wide{color:green}.nobodys{color:blue}\n");
  write("badge.module.css", ".badge{top:1px}.good{top:2px}.bad{top:3px}\n");
  write("word.module.css", ".case{left:1px}\n");
  write(
    "main.tsx",
    `import css from "./page.module.css";
import badge from "./badge.module.css";
import word from "./word.module.css";
console.log(css.page, css.wide, badge.badge, badge[location.hash], word.case);\n`,
  );
  write(
    "vite.config.mts",
    `import { classNames } from ${JSON.stringify(join(ROOT, "web/class_names.ts"))};
export default ({ isSsrBuild }) => ({
  root: ${JSON.stringify(folder)},
  logLevel: "error",
  plugins: [classNames(import.meta.dirname)],
  build: {
    minify: true,
    outDir: isSsrBuild ? "server" : "client",
    rolldownOptions: { input: "main.tsx", optimization: { inlineConst: { mode: "all" } } },
  },
});\n`,
  );
  const vite = ["node", join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--config"];
  for (const more of [[], ["--ssr"]]) {
    expect(await run([...vite, join(folder, "vite.config.mts"), ...more])).toMatchObject({ code: 0 });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the class name of a rule in the built style sheet. */
const named = (rule: string): string =>
  new RegExp(`\\.(\\w+)\\{${rule}\\}`).exec(files("client", ".css"))![1]!;

it("a build writes a class's name where it is used, and keeps every rule", () => {
  const script = files("client", ".js");
  expect(script).toContain(`${named("color:red")}\`,\`${named("color:green")}`);
  expect(script).not.toMatch(/page:|wide:|nobodys/);
  expect(named("color:#00f|color:blue")).toMatch(/^[a-z]\w{3}$/);
});

it("a table stays whose names are chosen by a value, or are words of the language", () => {
  const script = files("client", ".js");
  expect(script).toContain(`good:\`${named("top:2px")}\``);
  expect(script).toContain(named("left:1px"));
});

it("the server's build has the names of the browser's", () => {
  for (const rule of ["color:red", "color:green", "top:1px", "top:3px", "left:1px"]) {
    expect(files("server", "js")).toContain(named(rule));
  }
});
