/**
 * Builds the client as a package into web/client/dist: `make client`. Modules and their types, without React.
 * Then compiles and runs a small program against the package alone, like an outside project, and exits with 1
 * if a type is missing or the program misreads an answer.
 */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "./must.ts";
import { bin, ROOT } from "./run.ts";

const CLIENT = join(ROOT, "web/client");
const DIST = join(CLIENT, "dist");
/** Outside of this repository, whose own packages would otherwise be found. */
const CONSUMER = Deno.makeTempDirSync();
const contract = JSON.parse(readFileSync(join(ROOT, "backend/generated/openapi.json"), "utf8"));

/** Builds the modules, the types and the manifest. */
async function build(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  await must("the client could not be built", [bin("tsc"), "-p", "web/client/tsconfig.package.json"]);
  for (const name of readdirSync(DIST, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const path = join(DIST, name);
    // Sources import each other as `.ts`; a package's types must name the `.js` modules.
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(/((?:from|import\() ?"\.[^"]*)\.ts"/g, '$1.js"'),
    );
  }
  copyFileSync(join(ROOT, "LICENSE"), join(DIST, "LICENSE"));
  copyFileSync(join(CLIENT, "README.md"), join(DIST, "README.md"));
  const { name, description, dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(CLIENT, "package.json"), "utf8"),
  );
  const loose = (of: Record<string, string>) =>
    Object.fromEntries(Object.entries(of).map(([what, version]) => [what, `^${version}`]));
  const manifest = {
    name,
    description,
    version: contract.info.version,
    type: "module",
    license: "MIT",
    sideEffects: false,
    engines: { node: ">=20.19" },
    dependencies: loose(dependencies),
    peerDependencies: loose(peerDependencies),
    peerDependenciesMeta,
    exports: { ".": { types: "./src/index.d.ts", default: "./src/index.js" } },
  };
  writeFileSync(join(DIST, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Compiles the outside program against the package alone, with only the package's dependencies beside it. */
async function compile(): Promise<void> {
  const modules = join(CONSUMER, "node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(DIST, join(modules, "@hearthpaw/client"), { recursive: true });
  for (const name of ["openapi-fetch", "openapi-typescript-helpers", "@types/node", "undici-types"]) {
    cpSync(join(ROOT, "node_modules", name), join(modules, name), { recursive: true, dereference: true });
  }
  copyFileSync(join(CLIENT, "consumer/app.ts"), join(CONSUMER, "app.ts"));
  writeFileSync(join(CONSUMER, "package.json"), '{ "type": "module" }\n');
  const compilerOptions = {
    target: "ES2022",
    module: "NodeNext",
    strict: true,
    skipLibCheck: true,
    types: ["node"],
    outDir: "out",
    rootDir: ".",
    listFiles: true,
  };
  writeFileSync(join(CONSUMER, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["app.ts"] }));
  const read = await must("the package's types do not fit", [bin("tsc"), "-p", "."], CONSUMER);
  const others = read.split("\n").filter((path) => /\/web\/client\/src\/|react/.test(path));
  if (others.length) throw new Error(`more than the package was read: ${others[0]}`);
}

/**
 * Runs the program against a server that answers two of the contract's examples; throws if it prints
 * something else.
 */
async function runIt(): Promise<void> {
  const example = contract.paths["/v1/breeds"].get.responses["200"];
  const response = example.$ref ? contract.components.responses[example.$ref.split("/").at(-1)] : example;
  const { example: plain, examples } = response.content["application/json"];
  const first = plain ?? Object.values(examples)[0];
  const body = first.$ref
    ? contract.components.examples[first.$ref.split("/").at(-1)].value
    : first.value ?? first;
  const problem = { type: "/problems/not_found", title: "Not found", status: 404, code: "not_found" };
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, (request) => {
    const isList = new URL(request.url).pathname === "/v1/breeds";
    return Response.json(isList ? body : { ...problem, detail: "No such breed.", requestId: "req_1" }, {
      status: isList ? 200 : 404,
      headers: { "content-type": isList ? "application/json" : "application/problem+json" },
    });
  });
  try {
    const at = `http://127.0.0.1:${server.addr.port}`;
    const said = await must("the program failed", ["node", "out/app.js", at], CONSUMER);
    for (const words of [body.breeds[0].breedName, "refused: 404 not_found", "false"]) {
      if (!said.includes(words)) throw new Error(`the program doesn't say "${words}":\n${said}`);
    }
  } finally {
    await server.shutdown();
  }
}

const began = performance.now();
try {
  await build();
  await compile();
  await runIt();
} finally {
  rmSync(CONSUMER, { recursive: true, force: true });
}
console.log(
  `web/client/dist: ${contract.info.version}; a program of somebody else's compiles and calls. ` +
    `${((performance.now() - began) / 1000).toFixed(1)} s`,
);
