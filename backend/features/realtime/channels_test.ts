/** Private channels through the product's own endpoint: access control over real sockets. */
import { Logger, runOnce } from "graphile-worker";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  deriveCredentials,
  type EmbeddedRealtime,
  embeddedRealtime,
} from "../../platform/ports/realtime/embedded.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/databases.ts";
import { breedersChannel, userChannel } from "../../platform/ports/realtime/channels.ts";
import { addBreeder, addUser, PASSWORD } from "../../testing/fixtures.ts";
import { openSession } from "../accounts/actions.ts";
import { endSession, findLivingSessions } from "../accounts/store.ts";
import { announceQueue } from "../staff/live_actions.ts";
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
  app = await startApp({
    features: ["auth", "passwords", "realtime", "staff", "users"],
    services: { realtime },
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await realtime.close();
  await server.shutdown();
  await app.close();
  await database.drop();
});

type Message = { event: string; channel?: string; data?: unknown };

type Person = { id: string };
const added = (role: Role = "Customer"): Promise<Person> => addUser(app.services, { role });

/**
 * Opens a browser with this person signed in: its socket, its received events, and the call that asks for a
 * signature.
 */
async function browser(person: Person) {
  const { accessToken: token, sessionId } = await openSession(app.services, person, "test", {
    withSecondFactor: true,
  });
  const heard: Message[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${server.addr.port}/app/${realtime.browser.key}?protocol=7`);
  sockets.push(socket);
  socket.onmessage = ({ data }) => void heard.push(JSON.parse(String(data)));
  await expect.poll(() => heard[0]?.event).toBe("pusher:connection_established");
  const { socket_id: socketId } = JSON.parse(String(heard[0]!.data)) as { socket_id: string };
  const one = {
    token,
    sessionId,
    socketId,
    channel: `private-session-${sessionId}`,
    heard,
    hears: (event: string) => heard.some((known) => known.event === event),
    forget: () => void (heard.length = 0),
    errors: () => heard.filter(({ event }) => event.includes("error")).length,
    ask: async (channel_name: string, socket_id = socketId) => {
      const response = await app.fetch("/v1/realtime/auth", {
        method: "POST",
        token,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ socket_id, channel_name }),
      });
      const { auth, code, channel_data: data } = await response.json();
      return {
        status: response.status,
        code,
        auth: auth as string | undefined,
        ...(data ? { data: data as string } : {}),
      };
    },
    join: (channel: string, auth?: string, channel_data?: string) =>
      socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth, channel_data } })),
    leave: (channel: string) =>
      socket.send(JSON.stringify({ event: "pusher:unsubscribe", data: { channel } })),
    close: () => socket.close(),
    joined: (channel: string) =>
      heard.some((known) =>
        known.channel === channel && known.event === "pusher_internal:subscription_succeeded"
      ),
    /** Joins the session's own channel. */
    async listen() {
      const { auth } = await one.ask(one.channel);
      one.join(one.channel, auth);
      await expect.poll(() => one.joined(one.channel)).toBe(true);
      return one;
    },
  };
  return one;
}

const runJobs = () =>
  runOnce({
    pgPool: app.services.pool,
    noHandleSignals: true,
    taskList: { announceQueue: (payload) => announceQueue(app.services, payload as { queue: string }) },
    logger: new Logger(() => () => {}),
  });

const tell = (person: Person, event: string) =>
  app.services.realtime.trigger([userChannel(person.id)], event, {});

describe("a private channel", () => {
  it("is a session's, which then hears what is for its person, in one event or among many", async () => {
    const person = await added();
    const dana = await browser(person);
    expect((await dana.ask(dana.channel)).status).toBe(200);
    await dana.listen();
    await tell(person, "verification");
    await expect.poll(() => dana.hears("verification")).toBe(true);
    await app.services.realtime.triggerAll([
      { channels: [userChannel((await added()).id)], event: "chat", data: {} },
      { channels: [userChannel(person.id), userChannel((await added()).id)], event: "match", data: {} },
    ]);
    await expect.poll(() => dana.hears("match")).toBe(true);
    expect(dana.hears("chat")).toBe(false);
  });

  it("hears what is for breeders if a breeder's or shelter's, until its sign-out", async () => {
    const [breeder, shelter, unconfirmed] = await Promise.all(
      [1, 2, 3].map(async () => (await addBreeder(app.services)).user),
    );
    const users = app.db.updateTable("users");
    await users.set({ role: "ShelterBreeder" }).where("id", "=", shelter!.id).execute();
    await users.set({ email_verified_at: null }).where("id", "=", unconfirmed!.id).execute();
    const people = [breeder!, shelter!, unconfirmed!, await added("Customer"), await added("Admin")];
    const all = await Promise.all(people.map(browser));
    for (const one of all) await one.listen();
    const post = (postId: string) => app.services.realtime.trigger([breedersChannel], "post", { postId });
    await post("1");
    await expect.poll(() => all[0]!.hears("post") && all[1]!.hears("post")).toBe(true);
    expect(all.map((one) => one.hears("post"))).toEqual([true, true, false, false, false]);
    await endSession(app.db, all[0]!.sessionId, "signed out");
    all[0]!.forget();
    all[1]!.forget();
    await post("2");
    await expect.poll(() => all[1]!.hears("post")).toBe(true);
    expect(all[0]!.hears("post")).toBe(false);
  });

  it("of another session, of a user, of staff and of no known kind is 403", async () => {
    const person = await added();
    const [dana, other, ruth] = [await browser(person), await browser(person), await browser(await added())];
    for (
      const channel of [
        ruth.channel,
        other.channel,
        `${dana.channel}-and-more`,
        `private-session-${dana.sessionId.toUpperCase()}`,
        "private-session-",
        userChannel(person.id),
        "private-staff",
        `presence-session-${dana.sessionId}`,
        `pet-${person.id}`,
        "search",
      ]
    ) {
      expect([channel, await dana.ask(channel)]).toEqual([
        channel,
        { status: 403, code: "channel_not_allowed", auth: undefined },
      ]);
    }
    expect((await dana.ask(dana.channel, "no socket")).status).toBe(403);
  });

  it("opens with no signature but the one for this very channel and socket", async () => {
    const person = await added();
    const [dana, ruth] = [await browser(person), await browser(await added())];
    const { auth } = await dana.ask(dana.channel);
    const { auth: foreign } = await ruth.ask(ruth.channel);
    // An attacker with Dana's signature has another socket.
    for (const given of [auth, foreign, undefined, `${auth}0`, "test:" + "0".repeat(64)]) {
      ruth.join(dana.channel, given);
    }
    await expect.poll(ruth.errors, { timeout: 5_000 }).toBeGreaterThanOrEqual(5);
    expect(ruth.joined(dana.channel)).toBe(false);
    dana.join(dana.channel, auth);
    await expect.poll(() => dana.joined(dana.channel)).toBe(true);
    await tell(person, "verification");
    await expect.poll(() => dana.hears("verification")).toBe(true);
    expect(ruth.hears("verification")).toBe(false);
  });
});

describe("a case of staff", () => {
  const caseId = "01985c33-12ac-7d01-9e8f-5061728394a5";
  const staffOf = async (rank: "moderator" | "finance" | "support" | "admin", firstName = "Sam") => {
    const person = await added("Admin");
    await app.db.updateTable("users").set({ staff_rank: rank, first_name: firstName, last_name: "Ortiz" })
      .where("id", "=", person.id).execute();
    return await browser(person);
  };
  const membersOf = (one: Awaited<ReturnType<typeof browser>>, channel: string) => {
    const names = new Map<string, string>();
    for (const { event, channel: of, data } of one.heard) {
      if (of !== channel) continue;
      const told = JSON.parse(String(data));
      if (event === "pusher_internal:subscription_succeeded") {
        for (const [id, info] of Object.entries(told.presence.hash)) {
          names.set(id, (info as { name: string }).name);
        }
      }
      if (event === "pusher_internal:member_added") names.set(told.user_id, told.user_info.name);
      if (event === "pusher_internal:member_removed") names.delete(told.user_id);
    }
    return [...names.values()].sort();
  };
  const join = async (one: Awaited<ReturnType<typeof browser>>, channel: string) => {
    const { auth, data } = await one.ask(channel);
    one.join(channel, auth, data);
    await expect.poll(() => one.joined(channel)).toBe(true);
  };

  it("tells those of its rank who else looks at it, and when they leave", async () => {
    const channel = `presence-staff-parents-${caseId}`;
    const [dana, kim] = [await staffOf("moderator", "Dana"), await staffOf("admin", "Kim")];
    await join(dana, channel);
    await join(kim, channel);
    await expect.poll(() => membersOf(dana, channel)).toEqual(["Dana Ortiz", "Kim Ortiz"]);
    expect(membersOf(kim, channel)).toEqual(["Dana Ortiz", "Kim Ortiz"]);
    kim.leave(channel);
    await expect.poll(() => membersOf(dana, channel)).toEqual(["Dana Ortiz"]);
    await join(kim, channel);
    await expect.poll(() => membersOf(dana, channel)).toEqual(["Dana Ortiz", "Kim Ortiz"]);
    kim.close();
    await expect.poll(() => membersOf(dana, channel)).toEqual(["Dana Ortiz"]);
  });

  it("is 403 for another rank, without two-step verification, for others and under another name", async () => {
    const parents = `presence-staff-parents-${caseId}`;
    const disputes = `presence-staff-disputes-${caseId}`;
    const moderator = await staffOf("moderator");
    expect((await moderator.ask(disputes)).status).toBe(403);
    expect((await moderator.ask(`presence-staff-nothing-${caseId}`)).status).toBe(403);
    expect((await moderator.ask(`${parents}-more`)).status).toBe(403);
    expect((await moderator.ask(`private-staff-parents-${caseId}`)).status).toBe(403);
    expect((await (await staffOf("finance")).ask(disputes)).status).toBe(200);
    expect((await (await staffOf("finance")).ask(parents)).status).toBe(403);
    expect((await (await staffOf("support")).ask(parents)).status).toBe(403);
    expect((await (await browser(await added("Breeder"))).ask(parents)).status).toBe(403);
    await app.db.updateTable("sessions").set({ second_factor_at: null }).where("id", "=", moderator.sessionId)
      .execute();
    expect((await moderator.ask(parents)).status).toBe(403);
  });

  it("is heard of by staff as it comes and goes, once for each change, and by nobody else", async () => {
    const { id, user } = await addBreeder(app.services);
    const [staff, seller] = [await staffOf("moderator"), await browser(user)];
    await staff.listen();
    await seller.listen();
    await runJobs();
    staff.forget();
    const move = (to: "submitted" | "approved") =>
      app.db.updateTable("breeders").set({ verification: to }).where("id", "=", id).execute();
    await move("submitted");
    await runJobs();
    await expect.poll(() => staff.hears("queue")).toBe(true);
    expect(staff.heard.filter(({ event }) => event === "queue").map(({ data }) => JSON.parse(String(data))))
      .toEqual([{ queue: "verifications" }]);
    expect(seller.hears("queue")).toBe(false);
    staff.forget();
    await move("submitted");
    await runJobs();
    expect(staff.hears("queue")).toBe(false);
  });
});

it("of one person's sessions the twenty that were used last hear", async () => {
  const person = await added();
  const ids: string[] = [];
  for (let n = 0; n < 22; n++) {
    const { sessionId } = await openSession(app.services, person, "test", { withSecondFactor: true });
    ids.push(sessionId);
    await app.db.updateTable("sessions").set({ last_used_at: new Date(Date.UTC(2026, 0, 1 + n)) })
      .where("id", "=", sessionId).execute();
  }
  const living = await findLivingSessions(app.db, [person.id]);
  expect(living.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
});

describe("an open connection", () => {
  const call = (path: string, one: { token: string }, method = "DELETE", json?: unknown) =>
    app.fetch(path, { method, token: one.token, ...(json ? { json } : {}) });
  type Browser = Awaited<ReturnType<typeof browser>>;

  it.each<[string, (thief: Browser, owner: Browser, person: Person) => Promise<Response>, boolean]>([
    ["signed out in it", (thief) => call("/v1/logout", thief, "GET"), true],
    ["signed out of it", (thief, owner) => call(`/v1/users/sessions/${thief.sessionId}`, owner), true],
    ["signed out everywhere else", (_, owner) => call("/v1/users/sessions", owner), true],
    [
      "changed the password",
      (_, owner) =>
        call("/v1/password/change", owner, "PUT", {
          currentPassword: PASSWORD,
          newPassword: "quite another password",
        }),
      true,
    ],
    [
      "been suspended",
      async (_thief, _owner, person) => {
        const admin = await browser(await added("Admin"));
        const decision = { accountStatus: "Suspended", reason: "Photos of another kennel." };
        return await call(`/v1/admin/users/${person.id}/status`, admin, "PUT", decision);
      },
      false,
    ],
    [
      "been suspended at the moment of signing in",
      async (_thief, owner, person) => {
        await app.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", person.id)
          .execute();
        return await call("/v1/logout", owner, "GET");
      },
      false,
    ],
    [
      "closed the account",
      (_, owner) => call("/v1/users/me", owner, "DELETE", { password: PASSWORD }),
      false,
    ],
  ])("hears nothing more once its person has %s", async (_, end, ownerStays) => {
    const person = await added();
    const [thief, owner] = [await browser(person), await browser(person)];
    // A signature saved for later does not work then either.
    const kept = await thief.ask(thief.channel);
    await thief.listen();
    await owner.listen();
    await tell(person, "before");
    await expect.poll(() => thief.hears("before") && owner.hears("before")).toBe(true);
    const ended = await end(thief, owner, person);
    expect([ended.status, await ended.text()]).toEqual([200, expect.anything()]);
    thief.join(thief.channel, kept.auth);
    const public_ = "search";
    for (const one of [thief, owner]) one.join(public_);
    await expect.poll(() => thief.joined(public_) && owner.joined(public_)).toBe(true);
    await tell(person, "after");
    await app.services.realtime.trigger([public_], "for-all", {});
    await expect.poll(() => thief.hears("for-all") && owner.hears("for-all")).toBe(true);
    expect([thief.hears("after"), owner.hears("after")]).toEqual([false, ownerStays]);
    expect((await thief.ask(thief.channel)).status).toBeOneOf([401, 403]);
  });
});
