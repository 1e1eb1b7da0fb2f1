import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { v5 } from "uuid";
import { sql } from "kysely";
import { withTx } from "../../platform/db/tx.ts";
import { notificationEvent, userChannel } from "../../platform/ports/realtime/channels.ts";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { GROUPS, isOn, NEWS_GROUPS, wantsNews } from "../settings/rules.ts";
import { changeSetting } from "../settings/store.ts";
import { sweep } from "../system/jobs.ts";
import { type News, tell } from "./actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["notifications"] });
}, 40_000);
afterAll(() => market.close());

type Shown = { id: string; title: string; text: string; status: string };
type Listed = { notifications: Shown[]; unreadCount: number; nextCursor: string | null };

const NAMESPACE = "3d3b4c0e-2d7f-4c4f-9d57-7a1a2b1f0c55";
const told = (who: { id: string }, news: Partial<News> = {}) =>
  withTx(
    market.db,
    (trx) =>
      tell(trx, market.services, {
        userId: who.id,
        aboutUserId: null,
        group: "listing",
        title: "Maple is reserved",
        text: "Dana paid.",
        url: "/breeder",
        ...news,
      }),
  );
const read = async (who: Person, query = "") =>
  (await market.call(who, "GET", `/v1/user/${who.id}/notifications${query}`)).body as Listed;
const mails = (who: { id: string }) =>
  market.db.selectFrom("mails").selectAll().where("user_id", "=", who.id).orderBy("id").execute();
const texts = (who: { id: string }) =>
  market.db.selectFrom("texts").select("body").where("user_id", "=", who.id).execute();
let phones = 0;
const reach = (who: { id: string }) =>
  market.db.updateTable("users").set({ phone: `+1503555${1000 + ++phones}`, phone_verified_at: new Date() })
    .where("id", "=", who.id).execute();

describe("telling a person", () => {
  it("stores it, sends it to the person's pages, and emails the same words", async () => {
    const who = await market.buyer();
    await told(who);
    expect(await read(who)).toMatchObject({
      notifications: [{ title: "Maple is reserved", text: "Dana paid.", url: "/breeder", status: "unread" }],
      unreadCount: 1,
      nextCursor: null,
    });
    const [mail] = await mails(who);
    expect(mail).toMatchObject({ kind: "notification-listing", subject: "Maple is reserved" });
    expect(mail!.text_body).toContain(`${market.services.config.publicUrl}/breeder`);
    expect(mail!.unsubscribe_url).toContain("token=");
    expect(await texts(who)).toEqual([]);
    await runJobs(market);
    const notificationId = (await read(who)).notifications[0]!.id;
    expect(market.app.events).toContainEqual({
      channels: [userChannel(who.id)],
      event: notificationEvent,
      data: { notificationId },
    });
  });

  it("happens once for what happened once, at the same moment too, and after it was deleted", async () => {
    const who = await market.buyer();
    await reach(who);
    await changeSetting(market.db, who.id, { channel: "sms", group: "listing", isOn: true });
    const id = v5("maple reserved", NAMESPACE);
    await Promise.all(Array.from({ length: 6 }, () => told(who, { id, sms: "Maple is reserved." })));
    expect((await read(who)).notifications.map((one) => one.id)).toEqual([id]);
    await market.call(who, "DELETE", `/v1/notifications/${id}/delete`);
    await told(who, { id, sms: "Maple is reserved." });
    expect(await read(who)).toEqual({ notifications: [], unreadCount: 0, nextCursor: null });
    expect([(await mails(who)).length, (await texts(who)).length]).toEqual([1, 1]);
  });

  it("follows the person's choices for the group, and never repeats an email that is written elsewhere", async () => {
    const who = await market.buyer();
    await reach(who);
    await changeSetting(market.db, who.id, { channel: "email", group: "listing", isOn: false });
    await told(who, { sms: "Maple is reserved." });
    await told(who, { group: "messages", email: false });
    const email = { subject: "Ruth wrote to you", heading: "A message", paragraphs: ["Hi Dana,"] };
    await told(who, { group: "messages", email, kind: "message" });
    expect((await read(who)).notifications).toHaveLength(3);
    expect((await mails(who)).map(({ kind, subject }) => [kind, subject])).toEqual([[
      "message",
      "Ruth wrote to you",
    ]]);
    expect(await texts(who)).toEqual([]);
  });

  it("emails news after the reader's quiet hours, and what they wait for at once", async () => {
    // Hours that begin when they end last all day, whatever the time of this test is.
    const settings = {
      ...wantsNews,
      quietHours: { isOn: true, from: "08:00", to: "08:00", timeZone: "UTC" },
    };
    const who = await market.buyer();
    await market.db.updateTable("users").set({ settings: JSON.stringify(settings) })
      .where("id", "=", who.id).execute();
    const isLater = async (group: News["group"]) => {
      const id = crypto.randomUUID();
      await told(who, { id, group });
      const { rows } = await sql<{ isLater: boolean }>`
        select run_at > now() as "isLater" from graphile_worker._private_jobs
        where payload ->> 'mailId' = ${id}`.execute(market.db);
      return rows[0]?.isLater;
    };
    for (const group of GROUPS) {
      if (!isOn(settings, "email", group)) continue;
      expect(await isLater(group), group).toBe(NEWS_GROUPS.includes(group));
    }
  });

  it("cuts what is too long, and tells nothing to a closed account or in a transaction that fails", async () => {
    const [who, gone] = [await market.buyer(), await market.buyer()];
    await told(who, { title: "🐾".repeat(200), text: "x".repeat(2_000) });
    const { notifications: [long] } = await read(who);
    expect([[...long!.title].length, long!.title.endsWith("🐾…"), long!.text.length]).toEqual([
      160,
      true,
      1_000,
    ]);
    await market.db.updateTable("users").set({ closed_at: new Date() }).where("id", "=", gone.id).execute();
    await told(gone);
    const failing = withTx(market.db, async (trx) => {
      await tell(trx, market.services, {
        userId: who.id,
        aboutUserId: null,
        group: "account",
        title: "No",
        text: "",
        url: null,
      });
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    expect((await read(who)).notifications).toHaveLength(1);
    const of = await market.db.selectFrom("notifications").select("id").where("user_id", "=", gone.id)
      .execute();
    expect([of, await mails(gone)]).toEqual([[], []]);
  });
});

describe("a person's notifications", () => {
  it("are read page by page, each once, while more arrive", async () => {
    const who = await market.buyer();
    await fill(who, 120);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Listed = await read(who, cursor && `?cursor=${cursor}`);
      expect(page.unreadCount).toBe(100);
      seen.push(...page.notifications.map(({ title }) => title));
      cursor = page.nextCursor;
      await told(who, { title: "late" });
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `n${120 - index}`));
    expect((await market.call(who, "GET", `/v1/user/${who.id}/notifications?cursor=x`)).status).toBe(400);
  });

  it("are marked, put away and deleted by nobody else", async () => {
    const [who, other] = [await market.buyer(), await market.buyer()];
    await told(who);
    await told(who, { title: "Second" });
    const [{ id }, first] = (await read(who)).notifications as [Shown, Shown];
    const mark = (by: Person, status: string) =>
      market.call(by, "POST", `/v1/notifications/${id}`, { status });
    expect((await mark(other, "read")).status).toBe(404);
    expect((await mark(who, "read")).body).toMatchObject({ ok: true, notification: { id, status: "read" } });
    expect((await read(who)).unreadCount).toBe(1);
    await mark(who, "unread");
    expect((await read(who)).unreadCount).toBe(2);
    await mark(who, "archived");
    expect((await read(who)).notifications.map((one) => one.id)).toEqual([first.id]);
    await mark(who, "read");
    expect((await read(who)).notifications).toHaveLength(2);
    const path = `/v1/notifications/${id}/delete`;
    expect((await market.call(other, "DELETE", path)).status).toBe(404);
    expect((await market.call(who, "DELETE", path)).body).toMatchObject({ id });
    expect((await market.call(who, "DELETE", path)).status).toBe(404);
    expect((await mark(who, "read")).status).toBe(404);
    const row = await market.db.selectFrom("notifications").selectAll().where("id", "=", id)
      .executeTakeFirst();
    expect(row).toMatchObject({ title: "", text: "", url: null });
  });

  it("are all read up to what was seen, with 1,000 at most at once", async () => {
    const [who, other] = [await market.buyer(), await market.buyer()];
    await fill(who, 1_050);
    const { notifications: [newest] } = await read(who);
    await told(who, { title: "Arrives at the same moment" });
    const path = `/v1/user/${who.id}/notifications/read`;
    const all = (upTo: string) => market.call(who, "POST", path, { upTo });
    expect((await market.call(other, "POST", path, { upTo: newest!.id })).status).toBe(404);
    await told(other);
    const { notifications: [theirs] } = await read(other);
    expect((await all(theirs!.id)).status).toBe(404);
    expect((await all(newest!.id)).body).toEqual({ ok: true, unreadCount: 51 });
    expect((await all(newest!.id)).body).toEqual({ ok: true, unreadCount: 1 });
    expect((await read(who)).notifications[0]).toMatchObject({
      title: "Arrives at the same moment",
      status: "unread",
    });
  });

  it("can be a reminder of one's own, which nobody is emailed about", async () => {
    const who = await market.buyer();
    const { body } = await market.call(who, "POST", "/v1/notifications", {
      title: "Call the vet",
      url: "/search",
    });
    expect(body.notification).toMatchObject({
      title: "Call the vet",
      text: "",
      url: "/search",
      status: "unread",
    });
    expect((await read(who)).notifications).toEqual([body.notification]);
    expect(await mails(who)).toEqual([]);
    for (
      const json of [{ title: "" }, { title: "x", url: "https://example.com" }, {
        title: "x",
        userId: who.id,
      }]
    ) {
      expect((await market.call(who, "POST", "/v1/notifications", json)).status).toBe(422);
    }
  });

  it("are swept 90 days after they were read or put away, and unread ones after a year", async () => {
    const who = await market.buyer();
    const add = (title: string, status: "unread" | "read" | "archived" | "deleted", days: number) =>
      market.db.insertInto("notifications").values({
        id: market.services.newId(),
        user_id: who.id,
        topic: "listing",
        title,
        text: "",
        status,
        created_at: sql<Date>`now() - make_interval(days => ${days})`,
      }).execute();
    await add("a", "read", 89);
    await add("b", "unread", 364);
    for (const status of ["read", "archived", "deleted"] as const) await add("old", status, 91);
    await add("old", "unread", 366);
    await sweep({}, market.services, {
      id: "1",
      attempt: 1,
      isLastTry: false,
      signal: new AbortController().signal,
    });
    const left = await market.db.selectFrom("notifications").select("title").where("user_id", "=", who.id)
      .orderBy("title").execute();
    expect(left.map(({ title }) => title)).toEqual(["a", "b"]);
  });
});

/** Gives a person unread notifications n1, n2 ... one second apart, all in the past. */
const fill = (who: { id: string }, count: number) =>
  market.services.pool.query(
    `insert into notifications (id, user_id, topic, title, text, created_at)
     select gen_random_uuid(), $1, 'listing', 'n' || n, '', now() - make_interval(secs => $2 - n + 1)
       from generate_series(1, $2::int) n`,
    [who.id, count],
  );
