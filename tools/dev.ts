/**
 * `make dev`: the product with the web's sources as they are. A changed component is replaced in the page, the server
 * starts again when `backend/` changes, and `openapi/` is generated anew. PORT and DATA_DIR as ever. Ctrl-C ends all.
 */
import { createServer } from "node:net";
import { join } from "node:path";
import { startBackend } from "./dev/backend.ts";
import { writeMarkingBuild } from "./dev/page_marks.ts";
import { startWeb } from "./dev/web.ts";
import { deno, ROOT, run } from "./run.ts";

/** Changes that come together are one. */
const GATHER_MS = 60;

const port = Number(Deno.env.get("PORT") ?? 8000);
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

/** Sources that changed, some at a time. */
async function* changes(folders: string[]): AsyncGenerator<string[]> {
  const watcher = Deno.watchFs(folders.map((folder) => join(ROOT, folder)));
  let changed = new Set<string>();
  let wake = () => {};
  void (async () => {
    for await (const { kind, paths } of watcher) {
      if (kind === "access") continue;
      for (const path of paths.map((path) => path.slice(ROOT.length + 1))) {
        if (/\.(ts|ya?ml|json)$/.test(path) && !/_test\.ts$|\/testing\/|\/\./.test(path)) changed.add(path);
      }
      if (changed.size) wake();
    }
  })();
  for (;;) {
    if (!changed.size) await new Promise<void>((done) => wake = done);
    await new Promise((done) => setTimeout(done, GATHER_MS));
    const paths = [...changed];
    changed = new Set();
    yield paths;
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done((address as { port: number }).port));
    });
  });
}
