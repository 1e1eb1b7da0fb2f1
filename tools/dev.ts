/**
 * `make dev`: runs the product from the web's sources. A changed component is replaced in the page, the
 * server restarts when `backend/` changes, and code is regenerated when `openapi/` changes. PORT and DATA_DIR
 * work as usual. Ctrl-C stops everything.
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../backend/platform/embedded/ports.ts";
import { startBackend } from "./dev/backend.ts";
import { writeMarkingBuild } from "./dev/page_marks.ts";
import { startWeb } from "./dev/web.ts";
import { portOf } from "./port.ts";
import { deno, ROOT, run } from "./run.ts";

/** Polling interval of the sources, in ms. Changes between two polls count as one. */
const LOOK_MS = 400;

const port = portOf("PORT", 8000);
const origin = Deno.env.get("PUBLIC_URL") ?? `http://localhost:${port}`;
const webDist = join(ROOT, ".data/dev/web");
writeMarkingBuild(webDist);
const backend = startBackend(await freePort(), { PUBLIC_URL: origin, WEB_DIST: webDist });
Deno.env.set("NODE_ENV", "development");
const web = await startWeb({ port, origin, backend });

let ending: Promise<void> | undefined;
const end = () => ending ??= Promise.all([backend.stop(), web.close()]).then(() => Deno.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, () => void end());

for await (const paths of changes(["backend", "openapi"])) {
  if (ending) break;
  if (paths.some((path) => path.startsWith("openapi/"))) {
    const { code, output } = await run([deno, "run", "-A", "tools/generate.ts"]);
    if (code !== 0) console.error(output);
  }
  if (paths.some((path) => path.startsWith("backend/"))) await backend.restart();
}

/**
 * Yields changed sources in batches. It compares modification times, because watchers of a whole tree lose
 * changes beside Vite's own.
 */
async function* changes(folders: string[]): AsyncGenerator<string[]> {
  let known = timesOf(folders);
  for (;;) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    const now = timesOf(folders);
    const paths = [...new Set([...known.keys(), ...now.keys()])].filter((path) =>
      known.get(path) !== now.get(path)
    );
    known = now;
    if (paths.length) yield paths;
  }
}

/** Returns the modification time of each source. */
function timesOf(folders: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const folder of folders) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })) {
      const path = `${folder}/${name}`;
      if (!/\.(ts|ya?ml|json)$/.test(path) || /_test\.ts$|\/testing\/|\/\./.test(path)) continue;
      times.set(path, statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    }
  }
  return times;
}
