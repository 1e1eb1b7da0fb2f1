import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type JobRunner, startJobs } from "../../platform/jobs/runner.ts";
import { jobs } from "../../jobs.ts";
import { sweep } from "../system/jobs.ts";
import type { OutgoingMail } from "../../platform/ports/mail/port.ts";
import { addUser } from "../../testing/fixtures.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { closedEmail } from "../accounts/rules.ts";
import { queueMail, sendMail } from "./actions.ts";
import { render } from "./view.ts";

let world: TestServices;
let sent: OutgoingMail[];
let act: () => Promise<"sent" | "refused">;
let runner: JobRunner | undefined;

beforeEach(async () => {
  [sent, act, runner] = [[], () => Promise.resolve("sent"), undefined];
  world = await startServices({
    services: {
      mail: {
        send: async (mail) => {
          const outcome = await act();
          sent.push(mail);
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

const email = { subject: "A subject", heading: "A heading", paragraphs: ["Words."] };
const queue = (more: { id?: string; replyTo?: string } = {}) =>
  world.db.transaction().execute((trx) =>
    queueMail(trx, world.services, { kind: "test", to: "dana@example.com", userId: null, email, ...more })
  );
const rows = () => world.db.selectFrom("mails").selectAll().orderBy("id").execute();
const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 200; i++) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error("it did not come about");
};
const start = () =>
  runner = startJobs(world.services, { databaseUrl: world.databaseUrl, jobs, crons: [], pollMs: 50 });

describe("the outbox of mails", () => {
  it("sends a mail once when its cause commits, and never when it is undone", async () => {
    start();
    await queue();
    await world.db.transaction().execute(async (trx) => {
      await queueMail(trx, world.services, { kind: "test", to: "ruth@example.com", userId: null, email });
      throw new Error("undo");
    }).catch(() => {});
    await until(async () => (await rows())[0]?.status === "sent");
    expect(await rows()).toHaveLength(1);
    expect(sent.map(({ to }) => to)).toEqual(["dana@example.com"]);
  });

  it("leads replies to the support team, or to the person who asked", async () => {
    await queue();
    await queue({ replyTo: "ada@example.com" });
    for (const { id } of await rows()) await sendMail(world.services, id);
    expect(sent.map(({ replyTo }) => replyTo).sort()).toEqual(
      [world.services.config.support.email, "ada@example.com"].sort(),
    );
  });

  it("tries again when the mail server is away, with the same message id", async () => {
    let failures = 1;
    const ids: string[] = [];
    act = () => failures-- > 0 ? Promise.reject(new Error("connection refused")) : Promise.resolve("sent");
    await queue();
    const [row] = await rows();
    await expect(sendMail(world.services, row!.id)).rejects.toThrow("connection refused");
    expect((await rows())[0]).toMatchObject({
      status: "waiting",
      text_body: expect.stringContaining("Words."),
    });
    await sendMail(world.services, row!.id);
    ids.push(...sent.map(({ messageId }) => messageId));
    expect(ids).toEqual([row!.message_id]);
    expect((await rows())[0]!.status).toBe("sent");
  });

  it("sends once however many processes run its job at the same moment", async () => {
    await queue();
    const [row] = await rows();
    await Promise.allSettled(Array.from({ length: 8 }, () => sendMail(world.services, row!.id)));
    expect(sent).toHaveLength(1);
    await sendMail(world.services, row!.id);
    expect(sent).toHaveLength(1);
  });

  it("takes a mail over from a process that died with it in hand, not before two minutes", async () => {
    await queue();
    const [row] = await rows();
    const claimed = (at: Date) =>
      world.db.updateTable("mails").set({ status: "sending", claimed_at: at }).execute();
    await claimed(new Date(Date.now() - 30_000));
    await expect(sendMail(world.services, row!.id)).rejects.toThrow("another process");
    await claimed(new Date(Date.now() - 180_000));
    await sendMail(world.services, row!.id);
    expect(sent.map(({ messageId }) => messageId)).toEqual([row!.message_id]);
  });

  it("does not try again what is refused for good", async () => {
    act = () => Promise.resolve("refused");
    await queue();
    const [row] = await rows();
    await sendMail(world.services, row!.id);
    await sendMail(world.services, row!.id);
    expect(sent).toHaveLength(1);
    expect((await rows())[0]!.status).toBe("refused");
  });

  it("fails after the last try, says so without the address, and can be tried again by its job", async () => {
    act = () => Promise.reject(new Error("connection refused"));
    await queue();
    const [row] = await rows();
    await expect(sendMail(world.services, row!.id, true)).rejects.toThrow("connection refused");
    expect((await rows())[0]).toMatchObject({
      status: "failed",
      text_body: expect.stringContaining("Words."),
    });
    expect(world.logged.find(({ msg }) => msg === "gave up on an email")).toMatchObject({
      level: "error",
      mailId: row!.id,
      kind: "test",
    });
    expect(JSON.stringify(world.logged)).not.toContain("dana@example.com");
    act = () => Promise.resolve("sent");
    await sendMail(world.services, row!.id);
    expect(sent.map(({ messageId }) => messageId)).toEqual([row!.message_id]);
  });

  it("the runner tells the last try from those before", async () => {
    act = () => Promise.reject(new Error("connection refused"));
    await queue();
    await world.services.pool.query("update graphile_worker._private_jobs set max_attempts = 1");
    start();
    await until(async () => (await rows())[0]?.status === "failed");
  });

  it("finds mails whose job was lost, and sweeps old ones, the developer's copies too", async () => {
    await queue();
    const { pool } = world.services;
    await pool.query(
      "insert into mailbox values ('<a@b>', 'dana@example.com', '', '', '', '{}', now() - interval '31 days')",
    );
    await pool.query("insert into mailbox values ('<b@b>', 'dana@example.com', '', '', '', '{}')");
    const about = { id: "1", attempt: 1, isLastTry: false, signal: new AbortController().signal };
    const age = (days: number) =>
      world.db.updateTable("mails").set({ created_at: new Date(Date.now() - days * 86_400_000) }).execute();
    await sweep({}, world.services, about);
    expect((await rows())[0]!.status).toBe("waiting");
    await age(6);
    await sweep({}, world.services, about);
    expect((await rows())[0]!.status).toBe("failed");
    expect(world.logged.some(({ msg, level }) => msg === "gave up on an email" && level === "error")).toBe(
      true,
    );
    await age(31);
    await sweep({}, world.services, about);
    expect(await rows()).toEqual([]);
    expect((await pool.query("select message_id from mailbox")).rows).toEqual([{ message_id: "<b@b>" }]);
  });

  it("writes nothing to an account that was closed", async () => {
    const to = closedEmail(world.services.newId());
    await world.db.transaction().execute((trx) =>
      queueMail(trx, world.services, { kind: "test", to, userId: null, email })
    );
    expect(await rows()).toEqual([]);
  });

  it("writes a mail of one id once", async () => {
    const id = world.services.newId();
    await queue({ id });
    await queue({ id });
    expect(await rows()).toHaveLength(1);
  });

  it("keeps words no longer than needed, and addresses out of the log", async () => {
    await queue();
    const [row] = await rows();
    await sendMail(world.services, row!.id);
    expect((await rows())[0]).toMatchObject({ text_body: "", html_body: "" });
    expect(world.logged.some(({ msg }) => msg === "email sent")).toBe(true);
    expect(JSON.stringify(world.logged)).not.toContain("dana@example.com");
  });

  it("gives a mail of a group the headers of one click, and others none", async () => {
    const user = await addUser(world.services);
    await world.db.transaction().execute((trx) =>
      queueMail(trx, world.services, {
        kind: "news",
        to: user.email,
        userId: user.id,
        email,
        group: "newsletter",
      })
    );
    const [row] = await rows();
    await sendMail(world.services, row!.id);
    expect(sent[0]!.text).toContain(world.config.postalAddress);
    expect(sent[0]!.unsubscribeUrl).toMatch(/\/unsubscribe\?token=[\w.-]+$/);
    expect(sent[0]!.text).toContain("/unsubscribe?group=newsletter#token=");
  });

  it("has a function for its job", () => {
    expect(jobs.sendMail).toBeTypeOf("function");
  });
});

describe("render", () => {
  const frame = { publicUrl: "https://hearthpaw.example", supportEmail: "help@hearthpaw.example" };

  it("says the same in both parts", () => {
    const { text, html } = render({
      ...email,
      code: "492817",
      action: { label: "Go on", url: "https://hearthpaw.example/on" },
    }, frame);
    for (const words of ["A heading", "Words.", "492817", "Go on", "https://hearthpaw.example/on"]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it("says amounts and the reference in both parts", () => {
    const lines = [["Maple", "$2,500"], ["Total", "$2,575"], ["Paid now", "$375"]] as const;
    const { text, html } = render({ ...email, lines, reference: "Reservation HP-1" }, frame);
    expect(text).toContain("Maple: $2,500\nTotal: $2,575\nPaid now: $375");
    for (const words of ["$2,500", "Paid now", "Reservation HP-1"]) expect(html).toContain(words);
  });

  it("offers to leave only where there is something to leave", () => {
    const postalAddress = "Hearthpaw, 12 Elm Street, Corvallis, OR 97330";
    const leaving = { url: "https://hearthpaw.example/unsubscribe?group=listing#token=t", postalAddress };
    for (const part of ["text", "html"] as const) {
      expect(render(email, frame)[part]).not.toMatch(/unsubscribe|Elm Street/);
      const left = render(email, { ...frame, leaving })[part];
      expect([left.includes("/unsubscribe"), left.includes(postalAddress)]).toEqual([true, true]);
    }
  });

  it("shows markup that a person wrote as text", () => {
    const { html } = render({ ...email, paragraphs: ['Hello <img src=x onerror="alert(1)">'] }, frame);
    expect(html).not.toContain("<img");
  });

  it("keeps a subject on one line", () => {
    const { subject } = render({ ...email, subject: "Hello\r\nBcc: everybody@example.com\u2028x" }, frame);
    expect(subject).toBe("Hello Bcc: everybody@example.com x");
  });
});
