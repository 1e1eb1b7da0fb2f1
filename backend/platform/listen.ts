import { type ConnectionBounds, connectionBounds } from "./connections.ts";
import { ADDRESS_BYTES, type FromGate, type ToGate } from "./connections_worker.ts";
import type { Log } from "./log.ts";

export type Address = { port: number; host: string };
/** Client of the request. */
export type Visitor = { remoteAddr: { hostname: string } };
type Handler = (request: Request, visitor: Visitor) => Promise<Response> | Response;

export type Listener = {
  port: number;
  /** Accepts no new connections. Resolves when those in flight have ended. */
  shutdown: () => Promise<void>;
};

export type ListenOptions = {
  log: Pick<Log, "error">;
  /** Whether our own proxies are before the server. */
  isProxied?: boolean;
  bounds?: Partial<ConnectionBounds>;
};

/** Pause between two attempts to listen again. */
const PAUSE_MS = 100;
/** Time limit for sending the last answers before connections are cut. */
const LAST_BYTES_MS = 1_000;

/**
 * Returns the maximum number of connections for the process. Each takes three open files, and half of the
 * limit, 512 at most, is reserved for everything else. Deno itself crashes without free files.
 */
function mostConnections(): number {
  const files = Number(/^Max open files +(\d+)/m.exec(limitsOfProcess())?.[1] ?? 4_096);
  return Math.min(connectionBounds.atOnce, Math.floor((files - Math.min(512, files / 2)) / 3));
}

function limitsOfProcess(): string {
  try {
    return Deno.readTextFileSync("/proc/self/limits");
  } catch {
    return ""; // not Linux
  }
}

/**
 * Serves HTTP until it is shut down. Deno's server listens on this machine only. Connections reach it through
 * a gate on a separate thread (`connections.ts`), which is reopened if it fails. An answer with `connection:
 * close` ends its connection even while the request is still being sent. Throws `Deno.errors.AddrInUse`.
 */
export async function listen(
  { port, host }: Address,
  handle: Handler,
  options: ListenOptions,
): Promise<Listener> {
  const { log, isProxied = false } = options;
  const addresses = new SharedArrayBuffer(65_536 * ADDRESS_BYTES);
  const table = new Uint8Array(addresses);
  let gate: Worker | undefined;
  let isOver = false;

  /** Returns the client address of the connection that the gate opened from this port. */
  function addressOf(localPort: number): string {
    const at = localPort * ADDRESS_BYTES;
    const length = table[at]!;
    return length === 0 ? "127.0.0.1" : String.fromCharCode(...table.subarray(at + 1, at + 1 + length));
  }

  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {}, onError: failed },
    async (request, info) => {
      const { port: from } = info.remoteAddr as Deno.NetAddr;
      const response = await handle(request, { remoteAddr: { hostname: addressOf(from) } });
      if (response.headers.get("connection") === "close") tell({ end: from });
      return response;
    },
  );

  function failed(error: unknown): Response {
    log.error("a request failed outside the app", { error });
    return new Response(null, { status: 500 });
  }

  const tell = (message: ToGate) => gate?.postMessage(message);

  function openGate(at: number): Promise<number> {
    const worker = new Worker(new URL("./connections_worker.ts", import.meta.url).href, { type: "module" });
    gate = worker;
    return new Promise((opened, refused) => {
      worker.onmessage = ({ data }: MessageEvent<FromGate>) => {
        if ("port" in data) opened(data.port);
        else if ("problem" in data) log.error(data.problem, { error: new Error(data.reason) });
        else if ("inUse" in data) refused(new Deno.errors.AddrInUse(`port ${at}`));
        else if ("failed" in data) refused(new Error(data.failed));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        const error = new Error(event.message);
        log.error("the gate in front of the server failed and is being reopened", { error });
        refused(error);
        worker.terminate();
        again(port);
      };
      const open = {
        port: at,
        host,
        target: server.addr.port,
        isProxied,
        bounds: { ...connectionBounds, atOnce: mostConnections(), ...options.bounds },
      };
      worker.postMessage({ open, addresses } satisfies ToGate);
    });
  }

  function again(at: number): void {
    setTimeout(() => {
      if (isOver) return;
      openGate(at).catch((error) => {
        log.error("could not reopen the gate yet", { error });
        gate?.terminate();
        again(at);
      });
    }, PAUSE_MS);
  }

  try {
    port = await openGate(port);
  } catch (error) {
    isOver = true;
    gate?.terminate();
    await server.shutdown();
    throw error;
  }
  return {
    port,
    async shutdown() {
      isOver = true;
      tell({ stopListening: true });
      await server.shutdown().catch(() => {});
      await new Promise<void>((done) => {
        if (!gate) return done();
        gate.onmessage = () => done();
        tell({ close: LAST_BYTES_MS });
      });
      gate?.terminate();
    },
  };
}
