import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { startClockwork } from "./clockwork.ts";
import { sandboxOn } from "./context.ts";
import { noFaults } from "./faults.ts";
import { sandboxKeys } from "./keys.ts";
import { serverOf } from "./server.ts";
import type { Reply, Request } from "./messages.ts";
import { openStore } from "./store.ts";

const BODY_LIMIT = 8_000_000;

/** A running sandbox. `stop` leaves its record unchanged for the next one. */
export type ServedSandbox = { port: number; stop: () => void };

/**
 * Serves the sandbox whose keys and record are in `data`, at this port of this address; 0 picks a free port.
 */
export async function serveSandbox(data: string, port: number, host = "127.0.0.1"): Promise<ServedSandbox> {
  const store = openStore(data);
  let wake = () => {};
  const sandbox = sandboxOn(store, () => wake());
  // A copied record must not send events of this copy to the original's server.
  const home = resolve(data);
  if (store.setting("home", home) !== home) sandbox.change({ webhookUrl: null });
  store.setSetting("home", home);
  const answer = serverOf(sandbox, sandboxKeys(data), noFaults());
  const clockwork = startClockwork(sandbox);
  wake = clockwork.wake;
  const server = createServer((request, response) => void handle(request, response, answer));
  await new Promise<void>((done, failed) => server.once("error", failed).listen(port, host, done));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      clockwork.stop();
      server.close();
      server.closeAllConnections();
      store.close();
    },
  };
}

type Answer = (request: Request) => Promise<Reply>;

async function handle(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  try {
    const { status, headers, body, lostAfterMs } = await reply(request, answer);
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

async function reply(request: IncomingMessage, answer: Answer): Promise<Reply> {
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

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > BODY_LIMIT) return undefined;
    parts.push(part);
  }
  // A file's bytes are not text.
  const isMultipart = request.headers["content-type"]?.startsWith("multipart/") ?? false;
  return Buffer.concat(parts).toString(isMultipart ? "latin1" : "utf8");
}
