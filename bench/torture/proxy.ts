import { createServer, type Socket } from "node:net";
import { connect } from "node:net";

/**
 * One planned break of a connection: before the matching bytes are forwarded, or after them but before their
 * answer.
 */
export type Cut = { of: RegExp; when: "before" | "after"; name: string };
export type Proxy = {
  port: number;
  /** Breaks the connection of the next bytes from a client that match, once. */
  plan: (cut: Cut) => void;
  clear: () => void;
  /** Breaks every connection at once. */
  breakAll: () => void;
  close: () => void;
};

/**
 * Forwards TCP connections to a port of this machine and breaks them as planned. It does not parse the
 * traffic: a cut searches the bytes of a client for words, such as a request's first line or a statement.
 */
export async function openProxy(target: number, onCut: (cut: Cut) => void): Promise<Proxy> {
  let cuts: Cut[] = [];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    let isCutting = false;
    const end = () => {
      client.destroy();
      upstream.destroy();
      open.delete(client);
    };
    open.add(client);
    for (const socket of [client, upstream]) socket.setNoDelay(true).on("error", end).on("close", end);
    client.on("data", (bytes) => {
      // Words of the protocols are plain letters anywhere in the bytes.
      const cut = cuts.length ? cuts.find(({ of }) => of.test(bytes.toString("latin1"))) : undefined;
      if (cut) {
        cuts = cuts.filter((other) => other !== cut);
        onCut(cut);
        if (cut.when === "before") return end();
        isCutting = true;
      }
      upstream.write(bytes);
    });
    // An answer means that the request has had its effect.
    upstream.on("data", (bytes) => isCutting ? end() : void client.write(bytes));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const breakAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as { port: number }).port,
    plan: (cut) => void cuts.push(cut),
    clear: () => void (cuts = []),
    breakAll,
    close: () => {
      server.close();
      breakAll();
    },
  };
}
