/**
 * Gate between the network and the HTTP server, because that server neither ends an unfinished request nor
 * counts the connections of each network. The gate forwards bytes and parses request heads only to find their
 * end. It runs on a separate thread (`connections_worker.ts`), so a flood of connections costs the server's
 * thread nothing.
 */
import { frameGuard } from "./frames.ts";
import { networkOf } from "./networks.ts";

export type ConnectionBounds = {
  /** Maximum bytes of the first request's head, and milliseconds for the arrival of each head. */
  headBytes: number;
  headMs: number;
  /**
   * Milliseconds after the last answer, or without a byte of a body, until a connection is closed. Live
   * connections (WebSockets) have pings.
   */
  idleMs: number;
  liveIdleMs: number;
  /**
   * Milliseconds without a byte of an answer until a connection is closed, whatever the client sends. Longer
   * than any upload may take.
   */
  silentMs: number;
  /** Maximum connections of one network without a head for longer than `slowMs`. */
  headless: number;
  slowMs: number;
  /** Maximum connections of one network, and of all. */
  perNetwork: number;
  atOnce: number;
  /** Maximum bytes of one message of a live connection. */
  messageBytes: number;
};

export const connectionBounds: ConnectionBounds = {
  headBytes: 32_768,
  headMs: 10_000,
  idleMs: 75_000,
  liveIdleMs: 200_000,
  silentMs: 240_000,
  headless: 128,
  slowMs: 1_000,
  perNetwork: 2_000,
  atOnce: 4_000,
  messageBytes: 16_384,
};

export type GateOptions = {
  port: number;
  host: string;
  /** Port of the HTTP server on this machine. */
  target: number;
  /** Whether our own proxies are before the server, whose many connections belong to no single network. */
  isProxied: boolean;
  bounds: ConnectionBounds;
  /** Receives the client address of the connection with this local port, before a byte travels on it. */
  note: (localPort: number, address: string) => void;
  log: (what: string, error: unknown) => void;
};

export type Gate = {
  port: number;
  /** Ends the connection with this local port once its answer has been sent. */
  end: (localPort: number) => void;
  size: () => number;
  /** Stops accepting connections. */
  stopListening: () => void;
  /** Waits at most `ms` milliseconds for answers to be sent, then closes everything. */
  close: (ms: number) => Promise<void>;
};

type Line = {
  network: string;
  client: Deno.TcpConn;
  server?: Deno.TcpConn;
  /** Start of the head being sent; Infinity between heads. */
  began: number;
  /** The client has requested a live connection; the server has accepted it. */
  wantsLive: boolean;
  isLive: boolean;
  /** Resolves at the server's first bytes. */
  answered: PromiseWithResolvers<void>;
  /** Times of the last byte: from either side, and from the server. */
  heardAt: number;
  answeredAt: number;
  endsAt?: number;
  isOver: boolean;
};

const PAUSE_MS = 100;
/**
 * Time for which a connection stays open after the last byte of its answer, because its reader may not have
 * it yet.
 */
const LINGER_MS = 300;

/** Listens and forwards connections within their limits. Throws if the port is in use. */
export function openGate(options: GateOptions): Gate {
  const { bounds, target, log } = options;
  const listener = Deno.listen({ port: options.port, hostname: options.host });
  const lines = new Set<Line>();
  /** The same by network, oldest first. */
  const networks = new Map<string, Set<Line>>();
  const byPort = new Map<number, Line>();
  let isOpen = true;

  function over(line: Line): void {
    if (line.isOver) return;
    line.isOver = true;
    lines.delete(line);
    line.answered.resolve();
    const own = networks.get(line.network);
    if (own?.delete(line) && own.size === 0) networks.delete(line.network);
    if (line.server) byPort.delete(line.server.localAddr.port);
    for (const connection of [line.client, line.server]) {
      try {
        connection?.close();
      } catch {
        // closed already
      }
    }
  }

  /** Sends a refusal without the server's help and ends the connection. */
  function refuse(line: Line, status: string): void {
    line.began = Infinity; // once
    const head = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
    line.client.write(new TextEncoder().encode(head)).then(() => line.client.closeWrite()).catch(() => {})
      .finally(() => over(line));
  }

  /**
   * Returns whether there is room for one more connection of this network. If all places are taken, the
   * network with the most connections loses its oldest. If no network has more than the others, the oldest
   * connection without a head is closed, or an idle one.
   */
  function makeRoom(network: string): boolean {
    if (lines.size < bounds.atOnce) return true;
    const own = networks.get(network)?.size ?? 0;
    let largest: Set<Line> | undefined;
    for (const all of networks.values()) if (all.size > (largest?.size ?? own + 1)) largest = all;
    const leaving = largest && !options.isProxied ? spareOf(largest) ?? [...largest][0] : spareOf(lines);
    if (leaving) over(leaving);
    return leaving !== undefined;
  }

  /** Returns the most dispensable connection: the oldest without a head, or the one that was idle longest. */
  function spareOf(all: Iterable<Line>): Line | undefined {
    const idleSince = performance.now() - 5_000;
    let found: Line | undefined;
    for (const line of all) {
      if (!line.server) return line;
      if (!line.isLive && line.heardAt < Math.min(idleSince, found?.heardAt ?? Infinity)) found = line;
    }
    return found;
  }

  async function take(client: Deno.TcpConn): Promise<void> {
    const { hostname: address } = client.remoteAddr;
    const network = networkOf(address);
    const count = networks.get(network)?.size ?? 0;
    if ((!options.isProxied && count >= bounds.perNetwork) || !makeRoom(network)) return client.close();
    const now = performance.now();
    const line: Line = {
      network,
      client,
      began: now,
      wantsLive: false,
      isLive: false,
      heardAt: now,
      answeredAt: now,
      answered: Promise.withResolvers(),
      isOver: false,
    };
    lines.add(line);
    networks.set(network, (networks.get(network) ?? new Set()).add(line));
    try {
      client.setNoDelay();
      const head = await readHead(line);
      if (!head) return;
      const server = await Deno.connect({ port: target, hostname: "127.0.0.1" });
      line.server = server;
      if (line.isOver) return server.close();
      server.setNoDelay();
      byPort.set(server.localAddr.port, line);
      options.note(server.localAddr.port, address);
      const { port } = server.localAddr;
      await Promise.all([fromClient(line, server, head), fromServer(line, server)]);
      byPort.delete(port);
    } catch {
      // The client or the server has disconnected.
    }
    over(line);
  }

  /**
   * Returns the first bytes, at least up to the end of the head; undefined if that did not arrive in time.
   */
  async function readHead(line: Line): Promise<Uint8Array | undefined> {
    let bytes = new Uint8Array(Math.min(2_048, bounds.headBytes));
    let size = 0;
    while (size < bounds.headBytes) {
      if (size === bytes.length) {
        const more = new Uint8Array(Math.min(2 * size, bounds.headBytes));
        more.set(bytes);
        bytes = more;
      }
      const read = await line.client.read(bytes.subarray(size));
      if (read === null) return undefined;
      const from = Math.max(0, size - 3);
      size += read;
      const end = endOfHead(bytes, from, size);
      if (hasLoneFeed(bytes, Math.max(0, from - 1), end === -1 ? size : end)) {
        refuse(line, BAD_REQUEST);
        return undefined;
      }
      if (end === -1) continue;
      const head = textOf(bytes.subarray(0, end));
      if (lacksHost(head)) {
        refuse(line, BAD_REQUEST);
        return undefined;
      }
      line.wantsLive = /\r\nupgrade: *websocket\r\n/i.test(head);
      line.began = Infinity;
      return bytes.subarray(0, size);
    }
    refuse(line, "431 Request Header Fields Too Large");
    return undefined;
  }

  async function fromClient(line: Line, server: Deno.TcpConn, head: Uint8Array): Promise<void> {
    await writeAll(server, head);
    // The server decides whether a connection is live.
    if (line.wantsLive) await line.answered.promise;
    const mayPass = line.isLive ? frameGuard(bounds.messageBytes) : undefined;
    let nextHead = headReader(bounds.headBytes);
    let answeredAt = line.answeredAt;
    const bytes = new Uint8Array(8_192);
    for (let read = await line.client.read(bytes); read !== null; read = await line.client.read(bytes)) {
      const part = bytes.subarray(0, read);
      // Bytes after the last answer are read and dropped, because closing with unread bytes would cancel that
      // answer.
      if (line.endsAt !== undefined) continue;
      line.heardAt = performance.now();
      if (mayPass && !mayPass(part)) return over(line);
      // The first byte after an answer begins the next head.
      if (!line.isLive && answeredAt !== line.answeredAt) {
        answeredAt = line.answeredAt;
        line.began = line.heardAt;
        nextHead = headReader(bounds.headBytes);
      }
      const next = line.began === Infinity ? undefined : nextHead(part);
      if (next !== undefined) {
        if (lacksHost(next)) return refuse(line, BAD_REQUEST);
        line.began = Infinity;
      }
      await writeAll(server, part);
    }
    await server.closeWrite();
  }

  async function fromServer(line: Line, server: Deno.TcpConn): Promise<void> {
    const bytes = new Uint8Array(32_768);
    for (let read = await server.read(bytes); read !== null; read = await server.read(bytes)) {
      const part = bytes.subarray(0, read);
      line.isLive ||= line.wantsLive && startsWith(part, SWITCHED);
      await writeAll(line.client, part);
      line.heardAt = performance.now();
      // "100 Continue" is not an answer.
      if (!startsWith(part, CONTINUE)) {
        line.answeredAt = line.heardAt;
        line.wantsLive = false;
        line.answered.resolve();
      }
      if (line.endsAt !== undefined) line.endsAt = line.heardAt + LINGER_MS;
    }
    await line.client.closeWrite();
    line.endsAt ??= performance.now() + LINGER_MS;
  }

  function sweep(): void {
    const now = performance.now();
    const headless = new Map<string, number>();
    for (const line of lines) {
      if (!line.server) headless.set(line.network, (headless.get(line.network) ?? 0) + 1);
    }
    for (const line of lines) {
      if (!line.server) {
        const isCrowd = headless.get(line.network)! > bounds.headless;
        if (now - line.began > (isCrowd ? bounds.slowMs : bounds.headMs)) refuse(line, "408 Request Timeout");
        continue;
      }
      const isIdle = now - line.heardAt > (line.isLive ? bounds.liveIdleMs : bounds.idleMs);
      const isSlow = now - line.began > bounds.headMs;
      const isOver = (line.endsAt ?? Infinity) < now || now - line.answeredAt > bounds.silentMs;
      if (isOver || isIdle || isSlow) over(line);
    }
  }
  const timer = setInterval(sweep, 200);

  void (async () => {
    while (isOpen) {
      try {
        const client = await listener.accept();
        take(client).catch(() => client.close());
      } catch (error) {
        if (!isOpen) return;
        // The process is out of file descriptors and will have some again.
        log("a connection cannot be taken", error);
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    }
  })();

  const stopListening = () => {
    if (isOpen) listener.close();
    isOpen = false;
  };
  return {
    port: listener.addr.port,
    end(localPort) {
      const line = byPort.get(localPort);
      if (line) line.endsAt ??= performance.now() + LINGER_MS;
    },
    size: () => lines.size,
    stopListening,
    async close(ms) {
      stopListening();
      for (const end = performance.now() + ms; lines.size > 0 && performance.now() < end;) {
        for (const line of Array.from(lines)) if (!line.server) over(line);
        await new Promise((done) => setTimeout(done, 20));
      }
      clearInterval(timer);
      for (const line of Array.from(lines)) over(line);
    },
  };
}

const SWITCHED = new TextEncoder().encode("HTTP/1.1 101 ");
const CONTINUE = new TextEncoder().encode("HTTP/1.1 100 ");

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const BAD_REQUEST = "400 Bad Request";
const latin1 = new TextDecoder("latin1");
const textOf = (bytes: Uint8Array): string => latin1.decode(bytes);

/**
 * Returns a parser of heads that arrive in parts. It returns the head once complete, or an empty text if it
 * is longer than `most` bytes.
 */
function headReader(most: number): (part: Uint8Array) => string | undefined {
  let text = "";
  let isCut = false;
  return (part) => {
    const from = Math.max(0, text.length - 3);
    text += textOf(part);
    const end = text.indexOf("\r\n\r\n", from);
    if (end !== -1) return isCut ? "" : text.slice(0, end + 4);
    if (text.length > most) [text, isCut] = [text.slice(-3), true];
    return undefined;
  };
}

/**
 * Returns whether a head of HTTP/1.1 names no host, or several (RFC 9112, 3.2). The server judges everything
 * else.
 */
function lacksHost(head: string): boolean {
  if (!/^(\r\n)*\S+ \S+ HTTP\/1\.1\r\n/.test(head)) return false;
  return [...head.matchAll(/\r\nhost:/gi)].length !== 1;
}

/**
 * Returns whether a line ends in a line feed without a carriage return, which parsers interpret differently.
 */
function hasLoneFeed(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at - 1] !== 13) return true;
  }
  return false;
}

async function writeAll(to: Deno.TcpConn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await to.write(bytes.subarray(at));
}

/** Returns the position after the first empty line between two positions, or -1 if there is none. */
function endOfHead(bytes: Uint8Array, from: number, to: number): number {
  for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at - 1] === 13 && bytes[at - 2] === 10 && bytes[at - 3] === 13) return at + 1;
  }
  return -1;
}
