/**
 * The payments sandbox: a process with a record of its own that speaks the card provider's wire protocol.
 *
 *   deno run -A main.ts --port 12111 --data DIR [--host 127.0.0.1] [--until-stdin-ends]
 *
 * Keys are in DIR/keys.json, the record in DIR/payments.sqlite. It outlives the product's server, as a provider
 * does, and takes up after its own end whatever it had answered for.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import process from "node:process";
import { openStore } from "./store.ts";
import { sandboxOn } from "./context.ts";
import { noFaults } from "./faults.ts";
import { sandboxKeys } from "./keys.ts";
import { type Reply, serverOf } from "./server.ts";
import { startClockwork } from "./clockwork.ts";

const BODY_LIMIT = 8_000_000;

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    data: { type: "string" },
    host: { type: "string", default: "127.0.0.1" },
    "until-stdin-ends": { type: "boolean", default: false },
  },
});
if (!values.data || !/^\d{1,5}$/.test(values.port ?? "")) {
  console.error("usage: main.ts --port N --data DIR [--host 127.0.0.1]");
  process.exit(2);
}

const store = openStore(values.data);
let wake = () => {};
const sandbox = sandboxOn(store, () => wake());
const answer = serverOf(sandbox, sandboxKeys(values.data), noFaults());
const clockwork = startClockwork(sandbox);
wake = clockwork.wake;

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > BODY_LIMIT) return undefined;
    parts.push(part);
  }
  // The bytes of a file are not text.
  const isMultipart = request.headers["content-type"]?.startsWith("multipart/") ?? false;
  return Buffer.concat(parts).toString(isMultipart ? "latin1" : "utf8");
}

async function reply(request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? "/", "http://sandbox");
  const body = await readBody(request);
  if (body === undefined) return { status: 413, headers: {}, body: "" };
  return await answer({
    method: request.method ?? "GET",
    path: url.pathname.replace(/(.)\/$/, "$1"),
    query: url.searchParams,
    headers: request.headers as Record<string, string | undefined>,
    body,
  });
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { status, headers, body, lostAfterMs } = await reply(request);
    if (lostAfterMs !== undefined) {
      setTimeout(() => request.socket.destroy(), lostAfterMs);
      return;
    }
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
    response.end(body);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(400);
    response.end();
  }
}

const server = createServer((request, response) => void handle(request, response));
server.listen(Number(values.port), values.host, () => console.log(`payments sandbox on port ${values.port}`));

function stop(): void {
  clockwork.stop();
  server.close();
  server.closeAllConnections();
  store.close();
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
// A test's sandbox goes when the test does, even when that was killed.
if (values["until-stdin-ends"]) process.stdin.on("end", stop).resume();
