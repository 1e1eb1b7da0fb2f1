/** External services over TLS, for a server in a separate process that can reach nothing else. */
import { readFileSync } from "node:fs";
import { createServer as createProxy } from "node:http";
import { type AddressInfo, connect, type Server } from "node:net";
import { join } from "node:path";
import { createServer as createTls } from "node:tls";
import { SMTPServer } from "smtp-server";

const FOLDER = join(import.meta.dirname!, "tls");
/**
 * Authority of the certificate below, which a server trusts through DENO_CERT. Its key was destroyed after
 * this single signature.
 */
export const AUTHORITY = join(FOLDER, "ca.pem");
const credentials = {
  cert: readFileSync(join(FOLDER, "cert.pem"), "utf8"),
  key: readFileSync(join(FOLDER, "key.pem"), "utf8"),
};

const listening = (server: Server): Promise<number> =>
  new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port));
  });

/**
 * Starts an HTTP proxy for HTTPS_PROXY that maps each host to a port of this machine under the test
 * certificate, and records the requested hosts. Other hosts are refused.
 */
export async function startOutside(hosts: Record<string, number>) {
  const asked = new Set<string>();
  const fronts = await Promise.all(
    Object.entries(hosts).map(async ([host, to]) => {
      const front = createTls(credentials, (socket) => {
        const inner = connect(to, "127.0.0.1");
        for (const each of [socket, inner]) each.on("error", () => (socket.destroy(), inner.destroy()));
        socket.pipe(inner).pipe(socket);
      });
      return { host, front, port: await listening(front) };
    }),
  );
  const proxy = createProxy();
  proxy.on("connect", (request, socket, head) => {
    asked.add(request.url!);
    const front = fronts.find(({ host }) => `${host}:443` === request.url);
    if (!front) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const inner = connect(front.port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      inner.write(head);
      socket.pipe(inner).pipe(socket);
    });
    for (const each of [socket, inner]) each.on("error", () => (socket.destroy(), inner.destroy()));
  });
  const address = `http://127.0.0.1:${await listening(proxy)}`;
  return {
    proxy: address,
    asked,
    /** For `fetch` by other clients in the same setup. */
    client: Deno.createHttpClient({
      proxy: { url: address },
      caCerts: [readFileSync(AUTHORITY, "utf8")],
    }),
    stop() {
      proxy.close();
      proxy.closeAllConnections();
      for (const { front } of fronts) front.close();
    },
  };
}

/**
 * Starts a mail server that accepts everything, over TLS from the first byte. `mails` are the received
 * emails, as sent.
 */
export async function startMailServer() {
  const mails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    ...credentials,
    secure: true,
    authOptional: true,
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Uint8Array) => text += new TextDecoder().decode(chunk));
      stream.on("end", () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  const port = await listening(server.server as unknown as Server);
  return {
    url: `smtps://localhost:${port}`,
    mails,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
