/** Thread of the gate before the HTTP server. Receives `ToGate`, answers `FromGate`. */
import { type ConnectionBounds, type Gate, openGate } from "./connections.ts";

export type ToGate =
  | {
    open: { port: number; host: string; target: number; isProxied: boolean; bounds: ConnectionBounds };
    addresses: SharedArrayBuffer;
  }
  | { end: number }
  | { stopListening: true }
  | { close: number };
export type FromGate =
  | { port: number }
  | { inUse: true }
  | { failed: string }
  | { problem: string; reason: string }
  | { closed: true };

/** Bytes of an address, preceded by its length. */
export const ADDRESS_BYTES = 48;

const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToGate>) => void) | null;
  postMessage: (message: FromGate) => void;
};
let gate: Gate | undefined;

port.onmessage = ({ data }) => {
  if ("open" in data) {
    const table = new Uint8Array(data.addresses);
    try {
      gate = openGate({
        ...data.open,
        note(localPort, address) {
          const bytes = new TextEncoder().encode(address.slice(0, ADDRESS_BYTES - 1));
          table.set(bytes, localPort * ADDRESS_BYTES + 1);
          table[localPort * ADDRESS_BYTES] = bytes.length;
        },
        log: (problem, error) => port.postMessage({ problem, reason: String(error) }),
      });
      port.postMessage({ port: gate.port });
    } catch (error) {
      port.postMessage(
        error instanceof Deno.errors.AddrInUse ? { inUse: true } : { failed: String(error) },
      );
    }
  } else if ("end" in data) gate?.end(data.end);
  else if ("stopListening" in data) gate?.stopListening();
  else void Promise.resolve(gate?.close(data.close)).then(() => port.postMessage({ closed: true }));
};
