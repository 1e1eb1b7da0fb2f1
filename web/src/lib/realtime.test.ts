import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startRealtime, subscribe } from "./live.ts";
import { channels, events, type Realtime } from "./realtime.ts";
import {
  clientOptions,
  createRealtime,
  type RealtimeOptions,
  sessionChannel,
} from "./realtime_connection.ts";

const page = { protocol: "http:", hostname: "pets.example", port: "8000" };
const own = { key: "k", cluster: null, host: null, port: null };

describe("where the browser connects", () => {
  it("is the page's own host without a cluster", () => {
    expect(clientOptions(own, page, undefined)).toMatchObject({
      wsHost: "pets.example",
      wsPort: 8000,
      wssPort: 8000,
      forceTLS: false,
    });
    expect(clientOptions(own, { protocol: "https:", hostname: "pets.example", port: "" }, undefined))
      .toMatchObject({ wssPort: 443, forceTLS: true });
  });

  it("is the host that is named", () => {
    expect(clientOptions({ ...own, host: "live.example", port: 9000 }, page, undefined))
      .toMatchObject({ wsHost: "live.example", wsPort: 9000 });
    expect(clientOptions({ ...own, host: "live.example" }, page, undefined)).toMatchObject({ wsPort: 80 });
  });

  it("is the service's cluster, never without TLS", () => {
    const options = clientOptions({ ...own, cluster: "us2" }, page, undefined);
    expect(options).toMatchObject({ cluster: "us2", forceTLS: true });
    expect(options).not.toHaveProperty("wsHost");
  });
});

const tokenOf = (sid: string) =>
  `e30.${btoa(JSON.stringify({ sid, it: "\u00fb\u00ff?>~" })).replaceAll("+", "-").replaceAll("/", "_")}.x`;

describe("the channel of what is for a user", () => {
  it("is that of the token's session, and nobody's without one", () => {
    expect(sessionChannel(channels.user("u1"), tokenOf("s1"))).toBe("private-session-s1");
    for (const token of [undefined, "", "x", "a.b.c"]) {
      expect(sessionChannel(channels.user("u1"), token)).toBe(channels.user("u1"));
    }
    expect(sessionChannel(channels.search, tokenOf("s1"))).toBe(channels.search);
  });
});

describe("on the server", () => {
  it("subscribes to nothing", () => {
    const live = createRealtime(own);
    live.subscribe(channels.search, events.petStatus, () => {})();
    expect(live.state()).toBe("off");
  });
});

describe("against the product's own endpoint", () => {
  const app = { appId: "hearthpaw", key: "public-key", secret: "the secret" };
  const deno = join(import.meta.dirname!, "../../../node_modules/.bin/deno");
  const script = join(import.meta.dirname!, "../../../backend/testing/ports/realtime_server.ts");
  const server = {
    port: 0,
    send: (_command: unknown) => {},
    next: () => Promise.resolve(""),
    stop: async () => {},
  };
  const opened: Realtime[] = [];

  beforeAll(async () => {
    // Another process, as in production: the web shares no code with the server.
    const child = spawn(deno, ["run", "-A", script, JSON.stringify(app)], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    server.next = async () => (await lines.next()).value;
    server.port = JSON.parse(await server.next()).port;
    server.send = (command) => void child.stdin.write(`${JSON.stringify(command)}\n`);
    server.stop = async () => {
      child.stdin.end();
      child.kill("SIGKILL");
      await ended;
    };
  }, 30_000);
  afterEach(() => opened.splice(0).forEach((live) => live.close()));
  afterAll(() => server.stop());

  function connect(options: RealtimeOptions = {}): Realtime {
    const live = createRealtime({ key: app.key, cluster: null, host: "127.0.0.1", port: server.port }, {
      whenIdle: () => Promise.resolve(),
      load: async () => (await import("pusher-js")).default as never,
      ...options,
    });
    opened.push(live);
    return live;
  }

  /** Subscribes and waits until the server knows the subscription. */
  async function heard(live: Realtime, channel: string, event: string) {
    const handler = vi.fn();
    const end = await new Promise<() => void>((resolve) => {
      const stop = live.subscribe(channel, event, handler, () => queueMicrotask(() => resolve(stop)));
    });
    return { handler, end };
  }
  const change = {
    petId: "p1",
    status: "available",
    onHold: true,
    holdUntil: "2026-05-01T12:00:00Z",
    promisedUntil: null,
  };

  it("hears a pet's change on its page and in the search, under the names that the server uses", async () => {
    const live = connect();
    const onPage = await heard(live, channels.pet("p1"), events.status);
    const onCard = await heard(live, channels.search, events.petStatus);
    server.send({ petStatus: change });
    await expect.poll(() => [onPage.handler.mock.calls, onCard.handler.mock.calls]).toEqual([[[change]], [[
      change,
    ]]]);
    expect(live.state()).toBe("connected");
  });

  it("loads the client once, when the page is idle, and not before something is subscribed", async () => {
    let idle = () => {};
    const load = vi.fn(async () => (await import("pusher-js")).default as never);
    const live = connect({ load, whenIdle: () => new Promise((resolve) => idle = resolve) });
    expect(live.state()).toBe("off");
    live.subscribe("search", "a", () => {});
    live.subscribe("pet-1", "b", () => {});
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    idle();
    await expect.poll(() => live.state()).toBe("connected");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("ends one subscription of a channel and keeps the other, even with the same handler", async () => {
    const live = connect();
    const handler = vi.fn();
    const first = live.subscribe("search", "e", handler);
    const { handler: last } = await heard(live, "search", "e");
    live.subscribe("search", "e", handler);
    first();
    first();
    server.send({ trigger: { channels: ["search"], event: "e", data: 1 } });
    await expect.poll(() => last.mock.calls.length).toBe(1);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it("hears nothing of a channel that was left, and all again after coming back", async () => {
    const live = connect();
    const left = await heard(live, "pet-1", "e");
    const stayed = await heard(live, "pet-2", "e");
    left.end();
    server.send({ trigger: { channels: ["pet-1", "pet-2"], event: "e", data: 1 } });
    await expect.poll(() => stayed.handler.mock.calls.length).toBe(1);
    expect(left.handler).not.toHaveBeenCalled();
    const again = await heard(live, "pet-1", "e");
    server.send({ trigger: { channels: ["pet-1"], event: "e", data: 2 } });
    await expect.poll(() => again.handler.mock.calls).toEqual([[2]]);
  });

  it("says so when the connection was interrupted and is back", async () => {
    const live = connect();
    const listening: boolean[] = [];
    const states: string[] = [];
    const handler = vi.fn();
    live.subscribe("search", "e", handler, (isFirst) => listening.push(isFirst));
    await expect.poll(() => live.state()).toBe("connected");
    await expect.poll(() => listening).toEqual([true]);
    live.onState(() => states.push(live.state()));
    const back = vi.fn();
    live.onReconnect(back);
    server.send({ drop: true });
    await expect.poll(() => listening).toEqual([true, false]);
    expect(states).toEqual(["interrupted", "connected"]);
    expect(back).toHaveBeenCalledTimes(1);
    server.send({ trigger: { channels: ["search"], event: "e", data: 1 } });
    await expect.poll(() => handler.mock.calls).toEqual([[1]]);
  });

  it("hears what is for the user by the channel of the session, with the server's signature, and no other", async () => {
    const live = connect({
      async authorize(socketId, channel) {
        server.send({ authorize: { socketId, channel, sessionId: "s1" } });
        const { auth } = JSON.parse(await server.next());
        if (!auth) throw new Error("403");
        return auth;
      },
      accessToken: () => tokenOf("s1"),
    });
    const others = vi.fn();
    live.subscribe("private-session-s2", "message", others);
    const mine = await heard(live, channels.user("u1"), "message");
    for (const session of ["s2", "s1"]) {
      server.send({ trigger: { channels: [`private-session-${session}`], event: "message", data: session } });
    }
    await expect.poll(() => mine.handler.mock.calls).toEqual([["s1"]]);
    expect(others).not.toHaveBeenCalled();
    mine.end();
    const again = vi.fn();
    live.subscribe(channels.user("u1"), "message", again);
    await expect.poll(() => {
      server.send({ trigger: { channels: ["private-session-s1"], event: "message", data: 2 } });
      return again.mock.calls[0];
    }).toEqual([2]);
    expect(mine.handler).toHaveBeenCalledTimes(1);
  });

  it("hears a private channel in the end whose signature could not be had at first", async () => {
    let tries = 0;
    const live = connect({
      retryMs: 1,
      async authorize(socketId, channel) {
        if (++tries < 3) throw new Error("503");
        server.send({ authorize: { socketId, channel, sessionId: "s1" } });
        return JSON.parse(await server.next()).auth;
      },
    });
    const { handler } = await heard(live, "private-session-s1", "message");
    server.send({ trigger: { channels: ["private-session-s1"], event: "message", data: 1 } });
    await expect.poll(() => handler.mock.calls).toEqual([[1]]);
    expect(tries).toBe(3);
  });

  it("tries again at the next subscription when the client could not be loaded", async () => {
    let attempts = 0;
    const live = connect({
      load: async () => {
        if (++attempts === 1) throw new Error("offline");
        return (await import("pusher-js")).default as never;
      },
    });
    const first = vi.fn();
    live.subscribe("search", "e", first);
    await expect.poll(() => live.state()).toBe("interrupted");
    await heard(live, "pet-1", "e");
    await heard(live, "search", "e");
    server.send({ trigger: { channels: ["search"], event: "e", data: 1 } });
    await expect.poll(() => first.mock.calls).toEqual([[1]]);
  });

  it("begins subscriptions that were made before live events were configured", async () => {
    const handler = vi.fn();
    const ended = vi.fn();
    const listening = vi.fn();
    const stop = subscribe("search", "e", handler, listening);
    subscribe("search", "e", ended)();
    const live = createRealtime({ key: app.key, cluster: null, host: "127.0.0.1", port: server.port }, {
      whenIdle: () => Promise.resolve(),
      load: async () => (await import("pusher-js")).default as never,
    });
    opened.push(live);
    startRealtime(live);
    await expect.poll(() => listening.mock.calls).toEqual([[true]]);
    server.send({ trigger: { channels: ["search"], event: "e", data: 1 } });
    await expect.poll(() => handler.mock.calls).toEqual([[1]]);
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});
