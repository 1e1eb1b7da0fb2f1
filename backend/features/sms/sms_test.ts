import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { up as renameJobs } from "../../platform/db/migrations/0061_job_names.ts";
import { addUser } from "../../testing/fixtures.ts";
import { sweep } from "../system/jobs.ts";
import { jobs } from "../../jobs.ts";
import { type JobRunner, startJobs } from "../../platform/jobs/runner.ts";
import type { OutgoingSms, SmsOutcome } from "../../platform/ports/sms/port.ts";
import { isOn } from "../settings/rules.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { changeUser } from "../users/store.ts";
import { queueSms, sendSms } from "./actions.ts";

const YES = {
  settings: JSON.stringify({ notifications: { sms: { account: true } }, quietHours: { isOn: false } }),
};
const PHONE = "+15035550118";

let world: TestServices;
let sent: OutgoingSms[];
let act: () => Promise<SmsOutcome>;
let runner: JobRunner | undefined;
beforeEach(async () => {
  [sent, act, runner] = [[], () => Promise.resolve({ kind: "sent", providerId: "SM1" }), undefined];
  world = await startServices({
    services: {
      sms: {
        isGenuine: () => false,
        send: async (text) => {
          const outcome = await act();
          sent.push(text);
          return outcome;
        },
      },
    },
  });
});
afterEach(async () => {
  await runner?.stop();
  await world.close();
});

const reader = (change: Record<string, unknown> = {}) =>
  addUser(world.services, { phone: PHONE, phone_verified_at: new Date(), ...YES, ...change });
const queue = (userId: string, more: { id?: string; words?: string } = {}) =>
  world.db.transaction().execute((trx) =>
    queueSms(trx, world.services, {
      kind: "test",
      userId,
      topic: "account",
      words: "Maple is reserved.",
      ...more,
    })
  );
const rows = () => world.db.selectFrom("texts").selectAll().orderBy("id").execute();

describe("the outbox of texts", () => {
  it("writes only to who has confirmed a number and has said yes to this group", async () => {
    const asked = [
      await reader(),
      await reader({ phone: "+15035550119", phone_verified_at: null }),
      await reader({ phone: null, phone_verified_at: null }),
      await reader({ phone: "+15035550120", settings: "{}" }),
      await reader({
        phone: "+15035550121",
        settings: JSON.stringify({ notifications: { sms: { listing: true } } }),
      }),
    ];
    const written = [];
    for (const { id } of asked) written.push(await queue(id));
    expect(written).toEqual([true, false, false, false, false]);
    expect(await rows()).toMatchObject([{
      user_id: asked[0]!.id,
      recipient: PHONE,
      body: "Hearthpaw: Maple is reserved. Reply STOP to opt out.",
    }]);
  });

  it("writes ten a day to a number at most, whoever causes them", async () => {
    const { id } = await reader();
    const written = [];
    for (let i = 0; i < 11; i++) written.push(await queue(id));
    expect(written).toEqual([...Array(10).fill(true), false]);
    await sql`update texts set created_at = now() - interval '25 hours'`.execute(world.db);
    expect(await queue(id)).toBe(true);
  });

  it("writes to nobody where nothing carries texts", async () => {
    const { id } = await reader();
    const services = { ...world.services, config: { ...world.config, offersTexts: false } };
    const text = { kind: "test", userId: id, topic: "account", words: "Maple is reserved." } as const;
    expect(await world.db.transaction().execute((trx) => queueSms(trx, services, text))).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it("sends once when its cause commits, never when it is undone", async () => {
    const { id } = await reader();
    runner = startJobs(world.services, { databaseUrl: world.databaseUrl, jobs, crons: [], pollMs: 50 });
    await queue(id);
    await world.db.transaction().execute(async (trx) => {
      await queueSms(trx, world.services, { kind: "test", userId: id, topic: "account", words: "Undone." });
      throw new Error("undo");
    }).catch(() => {});
    for (let i = 0; i < 200 && (await rows())[0]?.status !== "sent"; i++) {
      await new Promise((done) => setTimeout(done, 25));
    }
    expect(await rows()).toMatchObject([{ status: "sent", provider_id: "SM1", body: "" }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: PHONE, isRepeat: false });
  });

  it("sends what an earlier build has queued under the job's name of that time", async () => {
    await queue((await reader()).id);
    await sql`update graphile_worker._private_tasks set identifier = 'sendText' where identifier = 'sendSms'`
      .execute(world.db);
    await sql`update graphile_worker._private_jobs
      set payload = json_build_object('textId', payload ->> 'smsId')`.execute(world.db);
    await renameJobs(world.db);
    runner = startJobs(world.services, { databaseUrl: world.databaseUrl, jobs, crons: [], pollMs: 50 });
    for (let i = 0; i < 200 && (await rows())[0]?.status !== "sent"; i++) {
      await new Promise((done) => setTimeout(done, 25));
    }
    expect(await rows()).toMatchObject([{ status: "sent" }]);
  });

  it("sends once however many processes run its job, and tells the port of a repetition", async () => {
    await queue((await reader()).id);
    const [row] = await rows();
    act = () => Promise.reject(new Error("away"));
    await expect(sendSms(world.services, row!.id)).rejects.toThrow("away");
    act = () => Promise.resolve({ kind: "sent", providerId: "SM2" });
    await Promise.allSettled(Array.from({ length: 8 }, () => sendSms(world.services, row!.id)));
    expect(sent.map(({ isRepeat }) => isRepeat)).toEqual([true]);
  });

  it("asks again for the yes when it is sent", async () => {
    const user = await reader();
    await queue(user.id);
    const [row] = await rows();
    await world.db.updateTable("users").set({ settings: JSON.stringify({ quietHours: { isOn: false } }) })
      .where("id", "=", user.id).execute();
    await sendSms(world.services, row!.id);
    expect(sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ status: "refused", body: "" });
  });

  it("goes to no number that its person has given up since, whatever they agreed to for the new one", async () => {
    const user = await reader();
    await queue(user.id);
    const [row] = await rows();
    await changeUser(world.db, user.id, { phone: "+15035550119" });
    await world.db.updateTable("users").set(YES).where("id", "=", user.id).execute();
    await sendSms(world.services, row!.id);
    expect(sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ status: "refused", body: "" });
  });

  it("another number needs another yes; the same one keeps it", async () => {
    const user = await reader();
    const settingsOf = async () =>
      (await world.db.selectFrom("users").select("settings").where("id", "=", user.id)
        .executeTakeFirstOrThrow())
        .settings;
    await changeUser(world.db, user.id, { phone: PHONE, first_name: "Ada" });
    expect(isOn(await settingsOf(), "sms", "account")).toBe(true);
    await changeUser(world.db, user.id, { phone: "+15035550119" });
    expect(isOn(await settingsOf(), "sms", "account")).toBe(false);
  });

  it("an answer of STOP takes every yes back", async () => {
    const user = await reader();
    await queue(user.id);
    act = () => Promise.resolve({ kind: "refused", why: "stopped" });
    await sendSms(world.services, (await rows())[0]!.id);
    expect((await rows())[0]!.status).toBe("refused");
    expect(await queue(user.id)).toBe(false);
  });

  it("is failed after the last try and says so without the number; an operator may try again", async () => {
    await queue((await reader()).id);
    const [row] = await rows();
    act = () => Promise.reject(new Error("away"));
    await expect(sendSms(world.services, row!.id, true)).rejects.toThrow("away");
    expect((await rows())[0]).toMatchObject({ status: "failed", body: expect.stringContaining("Maple") });
    expect(world.logged.find(({ msg }) => msg === "gave up on a text")).toMatchObject({ level: "error" });
    expect(JSON.stringify(world.logged)).not.toContain(PHONE);
    act = () => Promise.resolve({ kind: "sent", providerId: "SM3" });
    await sendSms(world.services, row!.id);
    expect((await rows())[0]!.status).toBe("sent");
  });

  it("keeps one line of a bounded length, whatever a person called an animal", async () => {
    await queue((await reader()).id, { words: `Maple\r\nTo: +1${"x".repeat(500)}` });
    const { body } = (await rows())[0]!;
    expect(body).not.toMatch(/[\r\n]/);
    expect(body.length).toBeLessThanOrEqual(306);
    expect(body).toMatch(/ Reply STOP to opt out\.$/);
  });

  it("writes a text of one id once, and old ones are swept, lost ones failed", async () => {
    const { id: userId } = await reader();
    const id = world.services.newId();
    await queue(userId, { id });
    await queue(userId, { id });
    expect(await rows()).toHaveLength(1);
    const about = { id: "1", attempt: 1, isLastTry: false, signal: new AbortController().signal };
    const age = (days: number) =>
      world.db.updateTable("texts").set({ created_at: new Date(Date.now() - days * 86_400_000) }).execute();
    await age(6);
    await sweep({}, world.services, about);
    expect((await rows())[0]!.status).toBe("failed");
    await age(31);
    await sweep({}, world.services, about);
    expect(await rows()).toEqual([]);
  });
});

describe("quiet hours", () => {
  it("keep a text until they end, and nothing is sent twice", async () => {
    const settings = {
      notifications: { sms: { account: true } },
      quietHours: { isOn: true, from: "21:00", to: "08:00", timeZone: "America/Chicago" },
    };
    const who = await reader({ settings: JSON.stringify(settings) });
    await queue(who.id);
    const { id } = (await rows())[0]!;
    world.setNow(new Date("2027-01-10T05:00:00Z"));
    await sendSms(world.services, id);
    expect([sent.length, (await rows())[0]!.status]).toEqual([0, "waiting"]);
    const { rows: [job] } = await sql<{ runAt: Date }>`select run_at as "runAt" from graphile_worker.jobs
      where task_identifier = 'sendSms' order by run_at desc limit 1`.execute(world.db);
    expect(job!.runAt).toEqual(new Date("2027-01-10T14:00:00Z"));
    world.setNow(new Date("2027-01-10T14:00:00Z"));
    // The first call sends it; the other finds it claimed or sent.
    const ends = await Promise.allSettled([sendSms(world.services, id), sendSms(world.services, id)]);
    expect(ends.map(({ status }) => status)).toContain("fulfilled");
    expect([sent.length, (await rows())[0]!.status]).toEqual([1, "sent"]);
  });
});
