/**
 * Builds the kit as a package into ui-kit/dist: `make kit`. One module, its types, one style sheet for the
 * components beside those of the design, and the fonts. Then compiles and runs a small page against the
 * package alone, like an outside project, and exits with 1 if a type, a style or a rendering is missing.
 */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "./must.ts";
import { bin, ROOT } from "./run.ts";

const KIT = join(ROOT, "ui-kit");
const DIST = join(KIT, "dist");
const CONSUMER = join(ROOT, ".data/kit-consumer");

/** Builds the module, the styles and the types. */
async function build(): Promise<void> {
  const vite = ["node", "node_modules/vite/bin/vite.js", "build", "--config", "ui-kit/kit.vite.config.ts"];
  await must("the kit could not be built", [...vite, "--logLevel", "warn"]);
  await must("the types could not be made", [bin("tsc"), "-p", "ui-kit/tsconfig.kit.json"]);
  const types = join(DIST, "types");
  for (const name of readdirSync(types, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const path = join(types, name);
    // Styles have no types: kit.css contains them all.
    const source = readFileSync(path, "utf8").replace(/^import "[^"]*\.css";\n/gm, "");
    // Sources import each other as `.ts`; a package's types must name the `.js` modules.
    const text = source.replace(/((?:from|import\() ?"\.[^"]*)\.tsx?"/g, '$1.js"');
    writeFileSync(path, text);
  }
  for (const name of ["tokens.css", "base.css"]) copyFileSync(join(KIT, "src", name), join(DIST, name));
  cpSync(join(KIT, "src/fonts"), join(DIST, "fonts"), { recursive: true });
  copyFileSync(join(ROOT, "LICENSE"), join(DIST, "LICENSE"));
  copyFileSync(join(KIT, "README.md"), join(DIST, "README.md"));
  const { name, version, peerDependencies: { react } } = JSON.parse(
    readFileSync(join(KIT, "package.json"), "utf8"),
  );
  const manifest = {
    name,
    version,
    type: "module",
    license: "MIT",
    sideEffects: ["*.css"],
    peerDependencies: { react: `^${react}` },
    exports: {
      ".": { types: "./types/index.d.ts", default: "./index.js" },
      ...Object.fromEntries(["tokens.css", "base.css", "kit.css"].map((file) => [`./${file}`, `./${file}`])),
      "./fonts/*": "./fonts/*",
    },
  };
  writeFileSync(join(DIST, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Uses the package like an outside project; returns the HTML of its page. */
async function consume(): Promise<string> {
  rmSync(CONSUMER, { recursive: true, force: true });
  const place = join(CONSUMER, "node_modules/@hearthpaw/ui-kit");
  mkdirSync(place, { recursive: true });
  cpSync(DIST, place, { recursive: true });
  copyFileSync(join(KIT, "consumer/app.tsx"), join(CONSUMER, "app.tsx"));
  writeFileSync(join(CONSUMER, "package.json"), '{ "type": "module" }\n');
  const compilerOptions = {
    target: "ES2022",
    module: "NodeNext",
    jsx: "react-jsx",
    strict: true,
    skipLibCheck: false,
    lib: ["ES2022", "DOM"],
    types: ["node"],
    outDir: "out",
    rootDir: ".",
    listFiles: true,
  };
  writeFileSync(join(CONSUMER, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["app.tsx"] }));
  const read = await must("the package's types do not fit", [bin("tsc"), "-p", "."], CONSUMER);
  const sources = read.split("\n").filter((path) => path.includes("/ui-kit/src/"));
  if (sources.length) {
    throw new Error(`the types of the sources were read instead of the package's: ${sources[0]}`);
  }
  return await must("the package could not be rendered", ["node", "out/app.js"], CONSUMER);
}

/** Throws if the page lacks an expected text, or if one of its classes has no style in the package. */
function check(html: string): void {
  for (const words of ["Juniper", "Available", "ZIP code", "$2,500", "$375"]) {
    if (!html.includes(words)) throw new Error(`the page does not show "${words}":\n${html}`);
  }
  const styles = readFileSync(join(DIST, "kit.css"), "utf8");
  const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")));
  const unstyled = [...classes].filter((name) => !styles.includes(`.${name}`));
  if (classes.size === 0 || unstyled.length) {
    throw new Error(`without a style: ${unstyled.join(", ") || "all"}`);
  }
}

const began = performance.now();
await build();
check(await consume());
const kilobytes = (file: string) => Math.round(readFileSync(join(DIST, file)).length / 1024);
console.log(
  `ui-kit/dist: index.js ${kilobytes("index.js")} kB, kit.css ${kilobytes("kit.css")} kB, types; ` +
    `a page of somebody else's compiles and renders. ${((performance.now() - began) / 1000).toFixed(1)} s`,
);
