/**
 * Writes backend/generated and web/client/generated from the contract, and the search index's kernel from its
 * text.
 *
 *     deno run -A tools/generate.ts            writes changed files
 *     deno run -A tools/generate.ts --check    exits with 1 if the committed code differs from the contract's
 */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { clientFiles } from "./generate/client.ts";
import { readContract } from "./generate/document.ts";
import { asObject, type JsonObject } from "./generate/json.ts";
import { kernelFile } from "./generate/kernel.ts";
import { serverFiles } from "./generate/server.ts";
import { checkTwins } from "./generate/twins.ts";

const root = resolve(fileURLToPath(import.meta.url), "../..");

/** Bundles all files of the contract into one document; throws with redocly's message. */
export async function bundle(contract: string): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const out = join(folder, "openapi.json");
  try {
    const run = spawn(join(root, "node_modules/.bin/redocly"), [
      "bundle",
      contract,
      "--ext",
      "json",
      "-o",
      out,
    ], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    let said = "";
    run.stdout.on("data", (chunk) => said += chunk);
    run.stderr.on("data", (chunk) => said += chunk);
    const code = await new Promise((done, fail) => run.on("close", done).on("error", fail));
    if (code !== 0) {
      // Redocly prints a box of advice first, and one missing file causes a screen of output for each
      // reference to it.
      const lines = said.split("\n").filter((line) => !/^\s*[║╔╚]/.test(line) && line.trim() !== "");
      throw new Error(`redocly could not bundle ${contract}:\n${lines.slice(0, 40).join("\n")}`);
    }
    return asObject(JSON.parse(await readFile(out, "utf8")), contract);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns all files generated from a bundled contract: a map from the path below the project's root to the
 * content.
 */
export async function generate(document: JsonObject): Promise<Map<string, string>> {
  const contract = readContract(document);
  checkTwins(contract);
  const files = new Map<string, string>();
  for (const [name, code] of serverFiles(contract)) files.set(`backend/generated/${name}`, code);
  for (const [name, code] of await clientFiles(contract)) files.set(`web/client/generated/${name}`, code);
  return files;
}

/** Returns paths whose content on disk differs: changed, missing, or left over. */
export async function drift(files: Map<string, string>, base: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, code] of files) {
    const now = await readFile(join(base, path), "utf8").catch(() => undefined);
    if (now !== code) wrong.push(path);
  }
  for (const folder of ["backend/generated", "web/client/generated"]) {
    for (const name of await readdir(join(base, folder)).catch(() => [])) {
      if (!files.has(`${folder}/${name}`)) wrong.push(`${folder}/${name}`);
    }
  }
  return wrong.sort();
}

async function main(): Promise<void> {
  const files = await generate(await bundle(join(root, "openapi/openapi.yaml")));
  files.set("backend/generated/bits_kernel.ts", await kernelFile(root));
  const changed = await drift(files, root);
  if (process.argv.includes("--check")) {
    if (changed.length === 0) return;
    console.error(
      `Not what the contract or the kernel's text gives; run make generate:\n${
        changed.map((path) => `  ${path}\n`).join("")
      }`,
    );
    process.exit(1);
  }
  for (const path of changed) {
    const code = files.get(path);
    if (code === undefined) {
      await rm(join(root, path));
      continue;
    }
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), code);
  }
  console.log(`${files.size} files, ${changed.length} changed`);
}

if (import.meta.main) {
  await main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
