/**
 * Shows the contract as a page for partners: built into DATA_DIR/docs, without external files, and served
 * until the process is stopped. `deno run -A tools/docs.ts [--build]`; DOCS_PORT, 8010 by default.
 */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { portOf } from "./port.ts";

const root = join(import.meta.dirname!, "..");
const folder = join(Deno.env.get("DATA_DIR") ?? join(root, ".data"), "docs");

const PAGE = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hearthpaw API</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 }</style>
</head>
<body>
<div id="app"></div>
<script src="standalone.js"></script>
<script>
Scalar.createApiReference("#app", {
  url: "openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
});
</script>
</body>
</html>
`;

const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", json: "application/json" };

/** Writes the page, its script and the bundled contract. */
export async function buildDocs(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  await Promise.all([
    writeFile(join(into, "index.html"), PAGE),
    copyFile(join(root, "backend/generated/openapi.json"), join(into, "openapi.json")),
    copyFile(
      join(root, "node_modules/@scalar/api-reference/dist/browser/standalone.js"),
      join(into, "standalone.js"),
    ),
  ]);
}

/** Answers a request for one of the page's files. */
export async function serveDocs(from: string, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(1) || "index.html";
  if (!/^[a-z]+\.(html|js|json)$/.test(name)) return new Response("Not found", { status: 404 });
  try {
    const type = TYPES[name.split(".")[1]!]!;
    return new Response(await Deno.readFile(join(from, name)), {
      headers: { "content-type": `${type}; charset=utf-8` },
    });
  } catch {
    return new Response("Not found", { status: 404 });
  }
}

if (import.meta.main) {
  const onlyBuilds = Deno.args.includes("--build");
  const port = onlyBuilds ? 0 : portOf("DOCS_PORT", 8010);
  await buildDocs(folder);
  console.log(`The contract as a page: ${folder}`);
  if (!onlyBuilds) {
    Deno.serve(
      { port, hostname: "127.0.0.1", onListen: () => console.log(`http://localhost:${port}`) },
      (request) => serveDocs(folder, request),
    );
  }
}
