import process from "node:process";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../testing/databases.ts";
import { petChannel, petStatusEvents, sessionChannel } from "./channels.ts";
import { deriveCredentials, type EmbeddedRealtime, embeddedRealtime } from "./embedded.ts";
import type { RealtimePort } from "./port.ts";
import { pusherRealtime } from "./pusher.ts";
import { connectClient, join, once, type PusherClient } from "../../../testing/ports/realtime.ts";

/** Two server processes as the suite sees them, and the addresses for a browser of each. */
type Implementation = {
  name: string;
  open(): Promise<{ first: RealtimePort; second: RealtimePort; close(): Promise<void> }>;
};

const embedded: Implementation = {
  name: "the embedded endpoint, two servers on one database",
  async open() {
    const database = await openTestDatabase();
    const servers = [await startServer(database.url), await startServer(database.url)];
    return {
      first: servers[0]!.realtime,
      second: servers[1]!.realtime,
      async close() {
        for (const { stop } of servers) await stop();
        await database.drop();
      },
    };
  },
};

async function startServer(
  connectionString: string,
): Promise<{ realtime: EmbeddedRealtime; stop(): Promise<void> }> {
  let realtime: EmbeddedRealtime | undefined = undefined;
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    return realtime?.handle(request) ?? new Response("not found", { status: 404 });
  });
  const opened = embeddedRealtime({
    ...deriveCredentials("a secret of the test"),
    connectionString,
    serverPort: server.addr.port,
    publicHost: "127.0.0.1",
    publicPort: server.addr.port,
  });
  realtime = opened;
  await opened.ready;
  return {
    realtime: opened,
    async stop() {
      await opened.close();
      await server.shutdown();
    },
  };
}

/** The vendor's service is tested too if an account for it is configured. */
const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_CLUSTER: cluster } = process.env;
const service: Implementation[] = appId && key && secret && cluster
  ? [{
    name: "the service",
    open() {
      const port = pusherRealtime({ appId, key, secret, cluster });
      return Promise.resolve({ first: port, second: port, close: () => Promise.resolve() });
    },
  }]
  : [];

for (const implementation of [embedded, ...service]) {
  describe(`realtime through ${implementation.name}`, () => {
    let open: Awaited<ReturnType<Implementation["open"]>>;
    const clients: PusherClient[] = [];

    beforeAll(async () => void (open = await implementation.open()));
    afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
    afterAll(() => open.close());

    /** Opens a browser on a port's server. `sessionId` signs for its private channels. */
    async function browser(port: RealtimePort, sessionId?: string): Promise<PusherClient> {
      const { browser: settings } = port;
      const at = settings.cluster
        ? { key: settings.key, cluster: settings.cluster }
        : { key: settings.key, port: settings.port! };
      const client = await connectClient(at, {
        authorize: (socketId, channel) =>
          sessionId ? port.authorize(socketId, channel, { id: sessionId }) : undefined,
      });
      clients.push(client);
      return client;
    }

    it("brings many events in their order, in batches", async () => {
      const client = await browser(open.second);
      const names = Array.from({ length: 23 }, () => petChannel(crypto.randomUUID()));
      for (const name of names) await join(client, name);
      const heard: number[] = [];
      const all = once((done) => {
        for (const name of names) {
          client.channel(name).bind("status", ({ n }: { n: number }) => heard.push(n) === 23 && done(heard));
        }
      }, 2000);
      await open.first.triggerAll(
        names.map((name, n) => ({ channels: [name], event: "status", data: { n } })),
      );
      expect(await all).toEqual(names.map((_, n) => n));
    });

    it("brings an event of one server to a browser on the other within a second", async () => {
      const petId = crypto.randomUUID();
      const client = await browser(open.second);
      await join(client, petChannel(petId));
      await join(client, "search");
      const change = {
        petId,
        status: "available",
        onHold: true,
        holdUntil: "2026-05-01T12:10:00Z",
        promisedUntil: null,
      };

      const onPage = once((done) => client.channel(petChannel(petId)).bind("status", done), 1000);
      const onCard = once((done) => client.channel("search").bind("pet-status", done), 1000);
      for (const { channels, event, data } of petStatusEvents(change)) {
        await open.first.trigger(channels, event, data);
      }

      expect(await onPage).toEqual(change);
      expect(await onCard).toEqual(change);
    });

    it("delivers to every listener of a channel and to no listener of another", async () => {
      const heard = `pet-${crypto.randomUUID()}`;
      const other = `pet-${crypto.randomUUID()}`;
      const listeners = [await browser(open.first), await browser(open.second)];
      const stranger = await browser(open.second);
      for (const client of listeners) await join(client, heard);
      await join(stranger, other);
      const wrong: unknown[] = [];
      stranger.bind_global((event: string) => void (event === "status" && wrong.push(event)));

      const all = listeners.map((client) => once((done) => client.channel(heard).bind("status", done)));
      await open.first.trigger([heard], "status", { n: 1 });
      await Promise.all(all);
      const last = once((done) => stranger.channel(other).bind("end", done));
      await open.first.trigger([other], "end", {});
      await last;

      expect(wrong).toEqual([]);
    });

    it("delivers two equal events twice", async () => {
      const channel = `pet-${crypto.randomUUID()}`;
      const client = await browser(open.second);
      await join(client, channel);
      let count = 0;
      const both = once((done) =>
        client.channel(channel).bind("status", () => ++count === 2 && done(undefined))
      );
      await Promise.all([
        open.first.trigger([channel], "status", {}),
        open.first.trigger([channel], "status", {}),
      ]);
      await both;
    });

    it("lets a session hear its own private channel", async () => {
      const sessionId = crypto.randomUUID();
      const client = await browser(open.second, sessionId);
      await join(client, sessionChannel(sessionId));
      const message = once((done) => client.channel(sessionChannel(sessionId)).bind("message", done));
      await open.first.trigger([sessionChannel(sessionId)], "message", { id: "m1" });
      expect(await message).toEqual({ id: "m1" });
    });

    it("signs nobody else's private channel, no unknown kind of channel and no strange socket", () => {
      const { first } = open;
      const session = { id: "u1" };
      expect(first.authorize("1.2", sessionChannel("u1"), session)?.auth).toMatch(/^[\w]+:[0-9a-f]{64}$/);
      expect(first.authorize("1.2", sessionChannel("u2"), session)).toBeUndefined();
      expect(first.authorize("1.2", sessionChannel("u1"))).toBeUndefined();
      expect(first.authorize("1.2", "private-admin", session)).toBeUndefined();
      expect(first.authorize("1.2", "presence-room", session)).toBeUndefined();
      expect(first.authorize("1.2", "private-session-", { id: "" })).toBeUndefined();
      expect(first.authorize("1.2:private-session-u2", sessionChannel("u1"), session)).toBeUndefined();
    });

    it("refuses a private channel whose signature was made for another channel or socket", async () => {
      const { first } = open;
      const victim = crypto.randomUUID();
      const { key, cluster, port } = first.browser;
      const at = cluster ? { key, cluster } : { key, port: port! };
      const own = first.authorize("1.2", sessionChannel(victim), { id: victim })!;
      const stolen = await connectClient(at, { authorize: () => own });
      const forged = await connectClient(at, { authorize: () => ({ auth: `${key}:${"0".repeat(64)}` }) });
      const other = await connectClient(at, {
        authorize: (socketId) => first.authorize(socketId, sessionChannel("u1"), { id: "u1" }),
      });
      clients.push(stolen, forged, other);
      const heard: unknown[] = [];
      for (const client of [stolen, forged, other]) {
        client.bind("message", (data: unknown) => heard.push(data));
        client.subscribe(sessionChannel(victim));
      }
      const owner = await browser(open.second, victim);
      await join(owner, sessionChannel(victim));
      const arrived = once((done) => owner.channel(sessionChannel(victim)).bind("message", done));
      await first.trigger([sessionChannel(victim)], "message", { id: "secret" });
      await arrived;
      for (const client of [stolen, forged, other]) {
        expect(client.channel(sessionChannel(victim)).subscribed).toBe(false);
      }
      expect(heard).toEqual([]);
    });

    it("refuses an event that is too large, for good", async () => {
      const large = open.first.trigger(["search"], "status", { text: "x".repeat(11_000) });
      await expect(large).rejects.toMatchObject({ name: "RealtimeError", status: 413, isPermanent: true });
    });

    it("counts an event with a wrong secret as refused, and does not show the signed address", async () => {
      const { key, cluster, port } = open.first.browser;
      const forger = pusherRealtime({
        appId: appId ?? "hearthpaw",
        key,
        secret: "not the secret",
        cluster,
        ...(cluster ? {} : { host: "127.0.0.1", port: port! }),
      });
      const refused = await forger.trigger(["search"], "status", {}).catch((error) => error);
      expect(refused).toMatchObject({ name: "RealtimeError", status: 401 });
      expect(JSON.stringify(refused) + refused.stack).not.toContain("auth_signature");
    });

    it("says when nobody answers, so that it is tried again", async () => {
      const lost = pusherRealtime({
        appId: "a",
        key: "k",
        secret: "s",
        cluster: null,
        host: "127.0.0.1",
        port: 9,
      });
      const failed = await lost.trigger(["search"], "status", {}).catch((error) => error);
      expect(failed).toMatchObject({ name: "RealtimeError", status: undefined, isPermanent: false });
      expect(failed.message).not.toContain("auth_signature");
    });
  });
}
