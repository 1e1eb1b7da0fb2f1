import { connect } from "node:net";
import Pusher from "pusher";
import { afterEach, describe, expect, it } from "vitest";
import { memoryBus } from "./bus.ts";
import { type EndpointSettings, realtimeEndpoint } from "./endpoint.ts";
import { defaultLimits, sweepMs } from "./protocol.ts";
import { sign } from "./signature.ts";
import { openSocket, type RawSocket } from "../../../testing/ports/realtime.ts";

const app = { appId: "hearthpaw", key: "public-key", secret: "the secret" };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function start(settings: Partial<EndpointSettings> = {}) {
  const endpoint = realtimeEndpoint({ ...app, bus: memoryBus(), ...settings });
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    return endpoint.handle(request) ?? new Response("somebody else's", { status: 404 });
  });
  const { port } = server.addr;
  closers.push(async () => {
    await endpoint.close();
    await server.shutdown();
  });
  const sdk = new Pusher({ ...app, host: "127.0.0.1", port: String(port), useTLS: false });
  async function socket(path = `/app/${app.key}?protocol=7`, headers: Record<string, string> = {}) {
    const opened = await openSocket(`ws://127.0.0.1:${port}${path}`, headers);
    closers.push(opened.close);
    return opened;
  }
  return { endpoint, port, sdk, socket, http: `http://127.0.0.1:${port}` };
}

async function established(socket: RawSocket): Promise<string> {
  const { data } = await socket.next("pusher:connection_established");
  return (JSON.parse(data as string) as { socket_id: string }).socket_id;
}

async function joined(socket: RawSocket, channel: string): Promise<string> {
  const id = await established(socket);
  socket.send("pusher:subscribe", { channel, auth: `${app.key}:${sign(app.secret, `${id}:${channel}`)}` });
  await socket.next("pusher_internal:subscription_succeeded");
  return id;
}

describe("connecting", () => {
  it("greets with a socket id and the activity timeout", async () => {
    const socket = await start().socket();
    const { data } = await socket.next("pusher:connection_established");
    expect(JSON.parse(data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
  });

  it.each([
    ["an unknown key", "/app/other?protocol=7", 4001],
    ["no protocol version", "/app/public-key", 4008],
    ["an old protocol", "/app/public-key?protocol=3", 4007],
  ])("refuses %s with its code", async (_what, path, code) => {
    const socket = await start().socket(path);
    expect((await socket.next("pusher:error")).data).toMatchObject({ code });
    expect(await socket.closed).toMatchObject({ code });
  });

  it("refuses pages of other origins and takes those that are named, its own and programs", async () => {
    const { socket, http } = start({ allowedOrigins: ["https://hearthpaw.example"] });
    const path = `/app/${app.key}?protocol=7`;
    expect(await (await socket(path, { origin: "https://evil.example" })).closed).toMatchObject({
      code: 4009,
    });
    expect(await (await socket(path, { origin: "null" })).closed).toMatchObject({ code: 4009 });
    for (const headers of [{ origin: "https://hearthpaw.example" }, { origin: http }, undefined]) {
      await established(await socket(path, headers));
    }
  });

  it("is over capacity beyond its number of sockets", async () => {
    const { socket } = start({ limits: { connections: 1 } });
    await established(await socket());
    expect(await (await socket()).closed).toMatchObject({ code: 4100 });
  });

  it("refuses the sockets of a network that has many, before they are opened, until one is gone", async () => {
    const { port } = start({ limits: { connectionsOfNetwork: 2 } });
    const open = () => openSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`, {});
    const two = [await open(), await open()];
    const refused = await new Promise((done) => {
      const client = connect(port, "127.0.0.1", () =>
        client.write(
          `GET /app/${app.key}?protocol=7 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n` +
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        ));
      client.once("data", (data) => done(String(data).split("\r\n", 1)[0]));
    });
    expect(refused).toBe("HTTP/1.1 429 Too Many Requests");
    two[0]!.close();
    await expect.poll(() => open().then((socket) => closers.push(socket.close), () => 0)).toBeGreaterThan(0);
    two[1]!.close();
  });

  it("answers pings", async () => {
    const socket = await start().socket();
    socket.send("pusher:ping", {});
    await socket.next("pusher:pong");
  });

  it("asks a silent socket and cuts it off when it does not answer", async () => {
    const { socket, endpoint } = start({ limits: { activityTimeoutMs: 60, pongTimeoutMs: 60 } });
    const silent = await socket();
    await silent.next("pusher:ping");
    expect(await silent.closed).toMatchObject({ code: 4201 });
    expect(endpoint.size()).toBe(0);
  });

  it("keeps a socket that answers", async () => {
    const { socket } = start({ limits: { activityTimeoutMs: 60, pongTimeoutMs: 60 } });
    const alive = await socket();
    for (let i = 0; i < 3; i++) {
      await alive.next("pusher:ping");
      alive.send("pusher:pong", {});
    }
  });

  it("tells its sockets to go elsewhere when it closes", async () => {
    const { socket, endpoint } = start();
    const leaving = await socket();
    await established(leaving);
    await endpoint.close();
    expect(await leaving.closed).toMatchObject({ code: 4200 });
  });
});

describe("messages of a browser", () => {
  it("cuts off a message that is too large and a flood", async () => {
    const { socket, endpoint } = start();
    const large = await socket();
    large.send("pusher:subscribe", { channel: "x".repeat(20_000) });
    expect(await large.closed).toMatchObject({ code: 4302 });
    const flood = await socket();
    for (let i = 0; i < 600; i++) flood.send("pusher:ping", {});
    await flood.closed; // the code may be lost behind unread messages
    expect(endpoint.size()).toBe(0);
  });

  it("survives what is not of the protocol", async () => {
    const socket = await start().socket();
    for (
      const text of [
        "{",
        "[]",
        "null",
        '{"event":1}',
        '{"event":"pusher:subscribe","data":5}',
        '{"event":"x"}',
      ]
    ) {
      socket.sendText(text);
    }
    socket.send("pusher:ping", {});
    await socket.next("pusher:pong");
  });

  it.each([
    ["a channel that is a number", { event: "client-x", channel: 1 }],
    ["no channel", { event: "client-x" }],
    ["a list for a channel", { event: "client-x", channel: ["private-a"] }],
    ["unsubscribing from an object", { event: "pusher:unsubscribe", data: { channel: { toString: 1 } } }],
    ["unsubscribing from nothing", { event: "pusher:unsubscribe" }],
    ["subscribing to an object", { event: "pusher:subscribe", data: { channel: { toString: 1 } } }],
    ["a signature that is an object", {
      event: "pusher:subscribe",
      data: { channel: "private-a", auth: { toString: 1 } },
    }],
    ["an event that is not known", { event: "x" }],
  ])("answers %s with an error, and closes after a few of them", async (_, message) => {
    const { endpoint, socket } = start({ limits: { mistakes: 3 } });
    const one = await socket();
    await established(one);
    for (let n = 0; n < 40; n++) one.sendText(JSON.stringify(message));
    for (let n = 0; n < 3; n++) expect((await one.next("pusher")).event).toMatch(/error$/);
    await one.closed;
    await expect.poll(() => endpoint.size()).toBe(0);
  });

  it("bounds the messages of all sockets of one network together", async () => {
    const { socket } = start({ limits: { networkMessagesPerSecond: 4 } });
    const two = [await socket(), await socket()];
    for (const one of two) {
      await established(one);
      for (let n = 0; n < 8; n++) one.send("pusher:ping", {});
    }
    await Promise.race(two.map((one) => one.closed));
  });

  it("bounds the subscriptions and checks names", async () => {
    const socket = await start({ limits: { subscriptions: 2 } }).socket();
    for (const channel of ["a", "b"]) {
      socket.send("pusher:subscribe", { channel });
      await socket.next("pusher_internal:subscription_succeeded");
    }
    socket.send("pusher:subscribe", { channel: "c" });
    expect((await socket.next("pusher:subscription_error")).data).toMatchObject({ status: 429 });
    socket.send("pusher:unsubscribe", { channel: "a" });
    socket.send("pusher:subscribe", { channel: "no spaces" });
    expect((await socket.next("pusher:subscription_error")).data).toMatchObject({ status: 400 });
    socket.send("pusher:subscribe", { channel: "c" });
    await socket.next("pusher_internal:subscription_succeeded");
  });

  it.each(["private-user-1", "presence-room"])("refuses %s without a right signature", async (channel) => {
    const socket = await start().socket();
    await established(socket);
    for (const auth of [undefined, "", "public-key:", `public-key:${sign(app.secret, `1.2:${channel}`)}`]) {
      socket.send("pusher:subscribe", { channel, auth, channel_data: '{"user_id":"1"}' });
      expect((await socket.next("pusher:subscription_error")).data).toMatchObject({ status: 401 });
    }
  });

  it("passes nothing on that a browser says, as nobody of ours listens and a channel may be that of thousands", async () => {
    const { sdk, socket } = start();
    const one = await socket();
    const two = await socket();
    for (const each of [one, two]) await joined(each, "private-breeders");
    one.send("client-typing", { at: 1 }, "private-breeders");
    expect((await one.next("pusher:error")).data).toMatchObject({ code: null });
    await sdk.trigger("private-breeders", "post", {});
    expect((await two.next("client-", "post")).event).toBe("post");
  });

  it("has a socket come back for its private channels after a while, and leaves who hears none alone", async () => {
    const { socket, endpoint } = start({ limits: { privateMs: 60 } });
    const member = await socket();
    const stranger = await socket();
    await established(stranger);
    await joined(member, "private-breeders");
    expect(await member.closed).toMatchObject({ code: 4200 });
    stranger.send("pusher:ping", {});
    await stranger.next("pusher:pong");
    expect(endpoint.size()).toBe(1);
  });
});

describe("calls of a server", () => {
  it("leaves other paths to the product", () => {
    const { endpoint } = start();
    const paths = [
      "/",
      "/app",
      "/app/public-key",
      "/apps/hearthpaw",
      "/apps/hearthpaw/other",
      "/v1/apps/x/events",
    ];
    for (const path of paths) expect(endpoint.handle(new Request(`http://x${path}`))).toBeUndefined();
  });

  it("takes batches, and leaves out the socket that caused an event", async () => {
    const { sdk, socket } = start();
    const one = await socket();
    const two = await socket();
    const id = await joined(one, "search");
    await joined(two, "search");
    await sdk.trigger("search", "first", { n: 1 }, { socket_id: id });
    await sdk.triggerBatch([{ channel: "search", name: "second", data: { n: 2 } }]);
    expect(JSON.parse((await two.next("first")).data as string)).toEqual({ n: 1 });
    expect((await two.next("second")).channel).toBe("search");
    expect((await one.next("first", "second")).event).toBe("second");
  });

  /** Makes a call signed like the SDK's, with one change. */
  function call(
    sdk: Pusher,
    change: Partial<{ path: string; body: string; sent: string; query: string }> = {},
  ) {
    const body = change.body ?? JSON.stringify({ name: "e", channels: ["search"], data: "{}" });
    const path = change.path ?? "/apps/hearthpaw/events";
    // deno-lint-ignore no-explicit-any -- the SDK's types want the body both parsed and as text
    const signed = sdk.createSignedQueryString({ method: "POST", path, body } as any);
    return {
      path: `${path}?${signed}${change.query ?? ""}`,
      init: { method: "POST", body: change.sent ?? body },
    };
  }

  it("refuses whatever is not signed as it is", async () => {
    const { sdk, http } = start();
    const status = async ({ path, init }: ReturnType<typeof call>) => {
      const response = await fetch(http + path, init);
      await response.text();
      return response.status;
    };
    expect(await status(call(sdk))).toBe(200);
    const body = JSON.stringify({ name: "forged", channels: ["search"], data: "{}" });
    expect(await status(call(sdk, { sent: body }))).toBe(401);
    expect(await status(call(sdk, { query: "&info=user_count" }))).toBe(401);
    expect(await status(call(sdk, { query: "&auth_key=public-key" }))).toBe(401);
    expect(await status(call(sdk, { path: "/apps/other/events" }))).toBe(401);
    const forger = new Pusher({ ...app, secret: "another", host: "127.0.0.1" });
    expect(await status(call(forger))).toBe(401);
    expect(await status({ path: "/apps/hearthpaw/events", init: { method: "POST", body } })).toBe(401);
    const { path, init } = call(sdk);
    expect(await status({ path: path.replace("/events", "/batch_events"), init })).toBe(401);
  });

  it("refuses a signature that is more than ten minutes old", async () => {
    let time = Date.now();
    const { sdk, http } = start({ now: () => time });
    const { path, init } = call(sdk);
    time += 599_000;
    expect((await fetch(http + path, init)).status).toBe(200);
    time += 3_000;
    expect((await fetch(http + path, init)).status).toBe(401);
  });

  it.each([
    ["broken JSON", "{", 400],
    ["a reserved name", JSON.stringify({ name: "pusher:error", channels: ["search"], data: "" }), 400],
    ["no channel", JSON.stringify({ name: "e", channels: [], data: "" }), 400],
    ["a strange channel", JSON.stringify({ name: "e", channels: ["a b"], data: "" }), 400],
    ["data that are no text", JSON.stringify({ name: "e", channels: ["a"], data: {} }), 400],
    ["nothing", "null", 400],
    ["too much for one event", JSON.stringify({ name: "e", channels: ["a"], data: "ü".repeat(4000) }), 413],
    ["too much for one call", JSON.stringify({ name: "e", channels: ["a"], data: "x".repeat(200_000) }), 413],
  ])("refuses %s", async (_what, body, status) => {
    const { sdk, http } = start();
    const { path, init } = call(sdk, { body });
    expect((await fetch(http + path, init)).status).toBe(status);
  });

  it("says 503 when the event could not be spread", async () => {
    const bus = { ...memoryBus(), publish: () => Promise.reject(new Error("the database is away")) };
    const { sdk, http } = start({ bus });
    const { path, init } = call(sdk);
    expect((await fetch(http + path, init)).status).toBe(503);
  });
});

describe("presence over several processes", () => {
  async function member(socket: RawSocket, userId: string, id?: string) {
    const socketId = id ?? await established(socket);
    const channel_data = JSON.stringify({ user_id: userId, user_info: { name: `name of ${userId}` } });
    const auth = `${app.key}:${sign(app.secret, `${socketId}:presence-room:${channel_data}`)}`;
    socket.send("pusher:subscribe", { channel: "presence-room", auth, channel_data });
    const { event, data } = await socket.next(
      "pusher_internal:subscription_succeeded",
      "pusher:subscription_error",
    );
    if (event === "pusher:subscription_error") throw new Error((data as { error: string }).error);
    return (JSON.parse(data as string) as { presence: { ids: string[]; count: number } }).presence;
  }

  it("shows the members of all processes, each user once, and says who comes and goes", async () => {
    const bus = memoryBus();
    const a = start({ bus });
    const b = start({ bus });
    const ann = await a.socket();
    const bob = await b.socket();
    const bobAgain = await a.socket();
    expect(await member(ann, "ann")).toMatchObject({ ids: ["ann"], count: 1 });
    expect(await member(bob, "bob")).toMatchObject({ ids: ["ann", "bob"], count: 2 });
    expect(JSON.parse((await ann.next("pusher_internal:member_added")).data as string))
      .toEqual({ user_id: "bob", user_info: { name: "name of bob" } });
    expect(await member(bobAgain, "bob")).toMatchObject({ count: 2 });

    bob.close();
    await bob.closed;
    await a.sdk.trigger("presence-room", "wave", {});
    // Bob's second socket is still connected, so the wave arrives before any farewell.
    expect((await ann.next("wave", "pusher_internal:member_")).event).toBe("wave");
    bobAgain.send("pusher:unsubscribe", { channel: "presence-room" });
    expect(JSON.parse((await ann.next("pusher_internal:member_removed")).data as string)).toEqual({
      user_id: "bob",
    });
  });

  it("tells a process that starts later who is there", async () => {
    const bus = memoryBus();
    const early = start({ bus });
    await member(await early.socket(), "ann");
    const late = start({ bus });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await member(await late.socket(), "bob")).toMatchObject({ ids: ["ann", "bob"] });
  });

  it("misses a member whose connection died within 45 s, and pings other sockets no more often", async () => {
    const { presenceActivityMs, presencePongMs } = defaultLimits;
    expect(presenceActivityMs + presencePongMs + 2 * sweepMs(defaultLimits)).toBeLessThanOrEqual(45_000);
    let time = Date.now();
    // This timeout of other sockets has them examined every 20 ms.
    const { socket } = start({ limits: { pongTimeoutMs: 60 }, now: () => time });
    const plain = await socket();
    await established(plain);
    const ann = await socket();
    await member(ann, "ann");
    const bob = await socket();
    await member(bob, "bob");
    await ann.next("pusher_internal:member_added");
    time += presenceActivityMs + 1;
    await bob.next("pusher:ping");
    await ann.next("pusher:ping");
    ann.send("pusher:pong", {});
    await new Promise((resolve) => setTimeout(resolve, 60));
    time += presencePongMs + 1;
    expect(JSON.parse((await ann.next("pusher_internal:member_removed")).data as string)).toEqual({
      user_id: "bob",
    });
    expect(await bob.closed).toMatchObject({ code: 4201 });
    // Any earlier ping would come before this answer.
    plain.send("pusher:ping", {});
    expect((await plain.next("pusher:ping", "pusher:pong")).event).toBe("pusher:pong");
  });

  it("forgets the members of a process that fell silent", async () => {
    let time = Date.now();
    const bus = memoryBus();
    const limits = { activityTimeoutMs: 1e9, pongTimeoutMs: 60 };
    const { socket } = start({ bus, limits, now: () => time });
    const ann = await socket();
    await member(ann, "ann");
    const gone = { t: "join", p: "a killed process", c: "presence-room", s: "9.9", u: "bob" };
    await bus.publish([JSON.stringify(gone)]);
    await ann.next("pusher_internal:member_added");
    time += 31_000;
    expect(JSON.parse((await ann.next("pusher_internal:member_removed")).data as string)).toEqual({
      user_id: "bob",
    });
  });

  it("bounds a channel's members", async () => {
    const { socket } = start({ limits: { members: 1 } });
    await member(await socket(), "ann");
    await expect(member(await socket(), "bob")).rejects.toThrow("the channel is full");
  });
});
