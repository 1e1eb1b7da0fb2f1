/** Sockets and calls of the attackers, from separate addresses, limited in number and time. */
import net from "node:net";
import { TERMS_VERSION } from "../../backend/features/accounts/rules.ts";

const PASSWORD = "hearth-and-paw-26";
/** Number of loopback addresses that an attack comes from. */
const ADDRESSES = 8;

export const encoder = new TextEncoder();
export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export type Account = { token: string; id: string };

export class Attackers {
  readonly port: number;
  readonly #clients: Deno.HttpClient[];

  /**
   * `block` chooses the addresses, from 127.0.block.1 on: each attack gets fresh ones, whose limits no other
   * attack has used up.
   */
  constructor(readonly origin: string, readonly block: number, readonly isOver: () => boolean) {
    this.port = Number(new URL(origin).port);
    this.#clients = Array.from(
      { length: ADDRESSES },
      (_, n) => Deno.createHttpClient({ localAddress: this.#address(n), poolMaxIdlePerHost: 100 }),
    );
  }

  #address(n: number): string {
    return `127.0.${this.block}.${1 + n % ADDRESSES}`;
  }

  /**
   * Makes a call from the attackers' `n`th address; returns its status, or 0 if the connection was closed.
   */
  async call(n: number, method: string, path: string, options: CallOptions = {}): Promise<Called> {
    const { token, json, body, type, headers = {} } = options;
    const sent: Record<string, string> = { ...headers };
    if (token) sent.authorization = `Bearer ${token}`;
    if (json !== undefined) sent["content-type"] = "application/json";
    if (type) sent["content-type"] = type;
    try {
      const init: RequestInit & { client: Deno.HttpClient } = {
        method,
        headers: sent,
        body: json === undefined ? body as BodyInit | undefined : JSON.stringify(json),
        client: this.#clients[n % ADDRESSES]!,
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      };
      const response = await fetch(new URL(path, this.origin), init);
      const isJson = response.headers.get("content-type")?.includes("json");
      return { status: response.status, body: isJson ? await response.json() : await response.text() };
    } catch {
      return { status: 0, body: undefined };
    }
  }

  async signIn(n: number, email: string): Promise<Account> {
    const { status, body } = await this.call(n, "POST", "/v1/login", { json: { email, password: PASSWORD } });
    if (status !== 200) throw new Error(`${email} can't sign in: ${status} ${JSON.stringify(body)}`);
    return accountOf(body);
  }

  /** Creates an account with an unconfirmed email; returns undefined if sign-up is rejected. */
  async signUp(n: number, email: string, type = "Consumer"): Promise<Account | undefined> {
    const json = {
      type,
      email,
      password: PASSWORD,
      firstName: "Robin",
      lastName: "Ash",
      termsVersion: TERMS_VERSION,
    };
    const more = type === "Breeder"
      ? { programName: `Kennel ${email.split("@")[0]}`, postalCode: "97211" }
      : {};
    const { status, body } = await this.call(n, "POST", "/v1/users/new", { json: { ...json, ...more } });
    return status < 300 ? accountOf(body) : undefined;
  }

  /** Opens a connection from the `n`th address. */
  connect(n: number, first: string | Uint8Array, onOpen?: (socket: net.Socket) => void): Promise<net.Socket> {
    return new Promise((done) => {
      const socket = net.connect(
        { port: this.port, host: "127.0.0.1", localAddress: this.#address(n) },
        () => {
          onOpen?.(socket);
          socket.write(first);
          done(socket);
        },
      );
      socket.on("error", () => done(socket));
      if (!onOpen) socket.on("data", () => {});
    });
  }

  /** Repeats work in parallel loops until the attack is over; returns the number of repetitions. */
  async repeat(workers: number, work: (n: number, turn: number) => Promise<unknown>): Promise<number> {
    let count = 0;
    await Promise.all(Array.from({ length: workers }, async (_, n) => {
      for (let turn = 0; !this.isOver(); turn++) {
        await work(n, turn).catch(() => {});
        count++;
        await pause(1);
      }
    }));
    return count;
  }

  /** Repeats calls; returns in words how often each status was received. */
  async flood(workers: number, work: (n: number, turn: number) => Promise<Called>): Promise<string> {
    const counts = new Map<number, number>();
    const count = await this.repeat(workers, async (n, turn) => {
      const { status } = await work(n, turn);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      // A rejected attacker continues, but not as fast as a loop can.
      if (status === 429 || status === 503 || status === 0) await pause(20);
    });
    const answers = [...counts].sort((a, b) => b[1] - a[1]).map(([status, many]) =>
      `${many} x ${status || "closed"}`
    );
    return `${count} calls: ${answers.join(", ")}`;
  }

  /**
   * Keeps connections open until the attack is over, and runs `each` once a second; returns in words how many
   * were left.
   */
  async holdOpen(
    sockets: net.Socket[],
    each: (socket: net.Socket, second: number) => void = () => {},
  ): Promise<string> {
    for (let second = 0; !this.isOver(); second++) {
      await pause(1_000);
      for (const socket of sockets) if (!socket.destroyed) each(socket, second);
    }
    const open = sockets.filter((socket) => !socket.closed && !socket.readableEnded).length;
    for (const socket of sockets) socket.destroy();
    return `${open} of ${sockets.length} connections were left`;
  }

  /** Sends a request's body until the server closes the connection, at most `most` bytes. */
  async pour(n: number, head: string, part: Uint8Array, most: number): Promise<void> {
    const socket = await this.connect(n, head);
    let isAnswered = false;
    let isClosed = false;
    socket.once("data", () => isAnswered = true);
    socket.on("close", () => isClosed = true);
    for (let sent = 0; sent < most && !isClosed && !isAnswered; sent += part.length) {
      if (!socket.write(part)) {
        await Promise.race([new Promise((done) => socket.once("drain", done)), pause(500)]);
      }
    }
    await pause(50);
    socket.destroy();
  }

  /** Returns the head of an HTTP/1.1 request; `more` are complete lines. */
  head(method: string, path: string, more: readonly string[] = []): string {
    return [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${this.port}`, ...more, "", ""].join("\r\n");
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

// deno-lint-ignore no-explicit-any -- answers are read as they come
export type Called = { status: number; body: any };
export type CallOptions = {
  token?: string;
  json?: unknown;
  body?: string | Uint8Array;
  type?: string;
  headers?: Record<string, string>;
};

const accountOf = (body: Called["body"]): Account => ({ token: body.accessToken, id: body.user?.id });
