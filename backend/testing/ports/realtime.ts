import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import process from "node:process";
import * as pusherJs from "pusher-js";
import type { ChannelAuth } from "../../platform/ports/realtime/port.ts";

/**
 * The vendor's class. Its types describe an ES module, but Node and Deno load a CommonJS one, so the class
 * may be nested one `default` deeper. This finds it.
 */
type ClassIn<Module> = Module extends abstract new (...args: never[]) => unknown ? Module
  : Module extends { default: infer Inner } ? ClassIn<Inner>
  : never;
type PusherClass = ClassIn<typeof import("pusher-js")>;
const Pusher = (pusherJs as unknown as { default: PusherClass }).default;
export type PusherClient = InstanceType<PusherClass>;

/** Tools for the tests of the realtime port: real server processes and the browsers' own client. */

export type ServerProcess = {
  port: number;
  /** Sends one command of testing_server.ts. */
  send(command: unknown): void;
  stop(): Promise<void>;
};

/** Starts testing_server.ts as a separate process. */
export async function startServerProcess(settings: Record<string, unknown>): Promise<ServerProcess> {
  const script = fileURLToPath(new URL("./realtime_server.ts", import.meta.url));
  const child = spawn(process.execPath, ["run", "-A", script, JSON.stringify(settings)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([
    new Promise<string>((resolve) => lines.once("line", resolve)),
    ended.then(() => {
      throw new Error("the server process ended before it was ready");
    }),
  ]);
  const { port } = JSON.parse(first) as { port: number };
  return {
    port,
    send: (command) => void child.stdin.write(`${JSON.stringify(command)}\n`),
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

type ClientSettings = {
  authorize?: (socketId: string, channel: string) => ChannelAuth | undefined;
  activityTimeout?: number;
};

/** Connects the vendor's browser client to an endpoint on this machine or to a cluster of the service. */
export async function connectClient(
  at: { key: string; port: number } | { key: string; cluster: string },
  { authorize = () => undefined, activityTimeout }: ClientSettings = {},
): Promise<PusherClient> {
  const place = "port" in at
    ? {
      cluster: "own",
      wsHost: "127.0.0.1",
      wsPort: at.port,
      forceTLS: false,
      enabledTransports: ["ws" as const],
    }
    : { cluster: at.cluster };
  const client = new Pusher(at.key, {
    ...place,
    activityTimeout,
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler({ socketId, channelName }, callback) {
        const auth = authorize(socketId, channelName);
        if (auth) callback(null, auth);
        else callback(new Error("403"), null);
      },
    },
  });
  await once((done) => client.connection.bind("connected", done));
  return client;
}

/** Waits for a callback's first call; fails after `ms`. */
export function once<T = unknown>(register: (done: (value: T) => void) => void, ms = 5000): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing within ${ms} ms`)), ms);
    register((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/** Joins a channel. Resolves with the server's data; fails with the refusal's text. */
export async function join(client: PusherClient, name: string): Promise<{ data: unknown }> {
  const channel = client.subscribe(name);
  const data = await new Promise((resolve, reject) => {
    channel.bind("pusher:subscription_succeeded", resolve);
    channel.bind(
      "pusher:subscription_error",
      (problem: { error: string }) => reject(new Error(problem.error)),
    );
    setTimeout(() => reject(new Error("no answer to the subscription")), 5000);
  });
  return { data };
}

export type RawMessage = { event: string; channel?: string; data?: unknown };
export type RawSocket = {
  send(event: string, data: unknown, channel?: string): void;
  sendText(text: string): void;
  /** Returns the next message whose event begins with one of these. Other earlier messages are skipped. */
  next(...events: string[]): Promise<RawMessage>;
  closed: Promise<{ code: number; reason: string }>;
  close(): void;
};

/** Opens a WebSocket without the vendor's client, for messages that the client would never send. */
export async function openSocket(url: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  // Deno's constructor accepts headers, but the types of browsers do not declare it.
  const socket = new WebSocket(url, { headers } as unknown as string[]);
  const arrived: RawMessage[] = [];
  let wake = () => {};
  socket.onmessage = ({ data }) => {
    arrived.push(JSON.parse(data));
    wake();
  };
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.onclose = ({ code, reason }) => resolve({ code, reason });
  });
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`${url} did not open`));
  });
  socket.onerror = null;
  const sendText = (text: string) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  return {
    sendText,
    send: (event, data, channel) => sendText(JSON.stringify({ event, data, channel })),
    async next(...events) {
      const until = Date.now() + 5000;
      while (true) {
        for (let message = arrived.shift(); message; message = arrived.shift()) {
          if (events.some((event) => message!.event.startsWith(event))) return message;
        }
        if (Date.now() > until) throw new Error(`no ${events.join(" or ")} within 5 s`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 100);
        });
      }
    },
    closed,
    close: () => socket.close(),
  };
}
