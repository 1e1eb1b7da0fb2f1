/** Private channels through the product's own endpoint: who is let in, over real sockets. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  deriveCredentials,
  type EmbeddedRealtime,
  embeddedRealtime,
} from "../../platform/ports/realtime/embedded.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/databases.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import type { Role } from "../../platform/db/schema.ts";

let database: TestDatabase;
let realtime: EmbeddedRealtime;
let app: TestApp;
let server: Deno.HttpServer<Deno.NetAddr>;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    (request) => realtime.handle(request) ?? new Response(null, { status: 404 }),
  );
  realtime = embeddedRealtime({
    ...deriveCredentials("a secret of this test"),
    connectionString: database.url,
    serverPort: server.addr.port,
  });
  await realtime.ready;
  app = await startApp({ services: { realtime } });
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await realtime.close();
  await server.shutdown();
  await app.close();
  await database.drop();
});

type Message = { event: string; channel?: string; data?: unknown };

/** A browser of this person: its socket, what it has heard, and the call that asks for a signature. */
async function browser(name: string, role: Role = "Customer") {
  const user = await addUser(app.services, { first_name: name, role });
  const headers = await bearer(app.services, user);
  const heard: Message[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${server.addr.port}/app/${realtime.browser.key}?protocol=7`);
  sockets.push(socket);
  socket.onmessage = ({ data }) => void heard.push(JSON.parse(String(data)));
  await expect.poll(() => heard[0]?.event).toBe("pusher:connection_established");
  const { socket_id: socketId } = JSON.parse(String(heard[0]!.data)) as { socket_id: string };
  return {
    id: user.id,
    socketId,
    heard,
    ask: async (channel_name: string, socket_id = socketId) => {
      const response = await app.fetch("/v1/realtime/auth", {
        method: "POST",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ socket_id, channel_name }),
      });
      const { auth, code } = await response.json();
      return { status: response.status, code, auth: auth as string | undefined };
    },
    join: (channel: string, auth?: string) =>
      socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } })),
    joined: (channel: string) =>
      heard.some((one) => one.channel === channel && one.event === "pusher_internal:subscription_succeeded"),
  };
}

describe("a private channel", () => {
  it("is its person's, who then hears what is for them", async () => {
    const dana = await browser("Dana");
    const channel = `private-user-${dana.id}`;
    const { status, auth } = await dana.ask(channel);
    expect(status).toBe(200);
    dana.join(channel, auth);
    await expect.poll(() => dana.joined(channel)).toBe(true);
    await realtime.trigger([channel], "verification", { status: "approved" });
    await expect.poll(() => dana.heard.some(({ event }) => event === "verification")).toBe(true);
  });

  it("of breeders is for breeders and shelters alone", async () => {
    const statuses = [];
    for (const role of ["Breeder", "ShelterBreeder", "Customer", "Admin"] as const) {
      statuses.push((await (await browser("Ruth", role)).ask("private-breeders")).status);
    }
    expect(statuses).toEqual([200, 200, 403, 403]);
  });

  it("of another, of staff and of no known kind is 403", async () => {
    const [dana, ruth] = [await browser("Dana"), await browser("Ruth")];
    for (
      const channel of [
        `private-user-${ruth.id}`,
        `private-user-${dana.id}-and-more`,
        `private-user-${dana.id.toUpperCase()}`,
        "private-user-",
        "private-staff",
        `presence-user-${dana.id}`,
        `pet-${dana.id}`,
        "search",
      ]
    ) {
      expect([channel, await dana.ask(channel)]).toEqual([
        channel,
        { status: 403, code: "channel_not_allowed", auth: undefined },
      ]);
    }
    expect((await dana.ask(`private-user-${dana.id}`, "no socket")).status).toBe(403);
  });

  it("opens with no signature but the one for this very channel and socket", async () => {
    const [dana, ruth] = [await browser("Dana"), await browser("Ruth")];
    const channel = `private-user-${dana.id}`;
    const { auth } = await dana.ask(channel);
    const { auth: foreign } = await ruth.ask(`private-user-${ruth.id}`);
    // Whoever has read Dana's signature has another socket.
    for (const given of [auth, foreign, undefined, `${auth}0`, "test:" + "0".repeat(64)]) {
      ruth.join(channel, given);
    }
    await expect.poll(() => ruth.heard.filter(({ event }) => /error/.test(event)).length, { timeout: 5_000 })
      .toBeGreaterThanOrEqual(5);
    expect(ruth.joined(channel)).toBe(false);
    await realtime.trigger([channel], "verification", { status: "approved" });
    dana.join(channel, auth);
    await expect.poll(() => dana.joined(channel)).toBe(true);
    await realtime.trigger([channel], "verification", { status: "rejected" });
    await expect.poll(() => dana.heard.some(({ event }) => event === "verification")).toBe(true);
    expect(ruth.heard.some(({ event }) => event === "verification")).toBe(false);
  });
});
