import type pg from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPool } from "../../db/connection.ts";
import { openTestDatabase, type TestDatabase } from "../../../testing/databases.ts";
import { embeddedMail, type Mailbox } from "./embedded.ts";
import { type OutgoingMail, UnsafeMail } from "./port.ts";
import { smtpMail } from "./smtp.ts";

const mail: OutgoingMail = {
  messageId: "<01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a@hearthpaw.example>",
  to: "dana@example.com",
  replyTo: "ruth@example.com",
  subject: "Grüße from Willow Creek",
  text: "Hello Dana,\n\n.a line that begins with a dot\n",
  html: "<p>Hello Dana</p>",
  unsubscribeUrl: "https://hearthpaw.example/v1/user/setting/email/notifications/unsubscribe?token=a.b.c",
};

const unsafe: [string, Partial<OutgoingMail>][] = [
  ["a line break in the subject", { subject: "Hello\r\nBcc: everybody@example.com" }],
  ["a line break in the recipient", { to: "dana@example.com\r\nBcc: everybody@example.com" }],
  ["a second recipient", { to: "dana@example.com, everybody@example.com" }],
  ["a name beside the recipient", { to: "Dana <dana@example.com>" }],
  ["a line break in the reply address", { replyTo: "ruth@example.com\nBcc: everybody@example.com" }],
  ["a line break in the message id", { messageId: "<a@b>\r\nBcc: everybody@example.com" }],
  ["a line break in the unsubscribe address", { unsubscribeUrl: "https://x.example/\r\nBcc: e@example.com" }],
  ["another address in the unsubscribe address", {
    unsubscribeUrl: "https://x.example/>,<mailto:e@example.com",
  }],
];

type Taken = { from: string; to: string[]; source: string };
let taken: Taken[];
let refuse: { at: "recipient" | "message"; code: number } | undefined;
let server: SMTPServer;
let url: string;
let database: TestDatabase;
let pool: pg.Pool;
let mailbox: Mailbox;

const refusal = (code: number) => Object.assign(new Error("no"), { responseCode: code });

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(refuse?.at === "recipient" ? refusal(refuse.code) : undefined),
    onData(stream, session, done) {
      const chunks: Uint8Array[] = [];
      stream.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      stream.on("end", () => {
        if (refuse?.at === "message") return done(refusal(refuse.code));
        const bytes = chunks.flatMap((chunk) => [...chunk]);
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: new TextDecoder().decode(new Uint8Array(bytes)),
        });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(
      0,
      "127.0.0.1",
      () => resolve((listening.address() as { port: number }).port),
    );
  });
  url = `smtp://127.0.0.1:${port}`;
  database = await openTestDatabase();
  pool = openPool({ url: database.url, size: 2 });
  mailbox = embeddedMail(pool);
});
beforeEach(() => {
  [taken, refuse] = [[], undefined];
});
afterAll(async () => {
  await new Promise<void>((done) => server.close(() => done()));
  await pool.end();
  await database.drop();
});

const smtp = () => smtpMail({ url, from: "hello@hearthpaw.example" });

describe("mail by SMTP", () => {
  it("arrives with both parts, its own id and the headers of one click", async () => {
    expect(await smtp().send(mail)).toBe("sent");
    const [{ from, to, source }] = taken as [Taken];
    expect({ from, to }).toEqual({ from: "hello@hearthpaw.example", to: ["dana@example.com"] });
    const headers = source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
    expect(headers).toContain(`Message-ID: ${mail.messageId}`);
    expect(headers).toContain("From: Hearthpaw <hello@hearthpaw.example>");
    expect(headers).toContain("Reply-To: ruth@example.com");
    expect(headers).toContain(`List-Unsubscribe: <${mail.unsubscribeUrl}>`);
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(headers).toMatch(/Subject: =\?UTF-8\?/i);
    expect(headers).toContain("multipart/alternative");
    expect(source).toContain("Content-Type: text/plain");
    expect(source).toContain(".a line that begins with a dot");
    expect(source).toContain("<p>Hello Dana</p>");
  });

  it.each(["recipient", "message"] as const)("is refused for good when the %s is", async (at) => {
    refuse = { at, code: 550 };
    expect(await smtp().send(mail)).toBe("refused");
  });

  it.each(["recipient", "message"] as const)("is to be tried again when the %s is put off", async (at) => {
    refuse = { at, code: 451 };
    await expect(smtp().send(mail)).rejects.toThrow();
    expect(taken).toEqual([]);
  });

  it("does not leave in clear where TLS is asked for and the server has none", async () => {
    const secure = smtpMail({ url: `${url}?requireTLS=true`, from: "hello@hearthpaw.example" });
    await expect(secure.send(mail)).rejects.toThrow(/STARTTLS/);
    expect(taken).toEqual([]);
  });

  it("is to be tried again when nobody listens", async () => {
    const nowhere = smtpMail({ url: "smtp://127.0.0.1:1", from: "hello@hearthpaw.example" });
    await expect(nowhere.send(mail)).rejects.toThrow();
  });

  it.each(unsafe)("does not leave with %s", async (_, change) => {
    await expect(smtp().send({ ...mail, ...change })).rejects.toThrow(UnsafeMail);
    expect(taken).toEqual([]);
  });
});

describe("the mailbox of development", () => {
  const get = (path: string) => mailbox.handle(new Request(`http://localhost${path}`));

  it("keeps a mail once, and shows it", async () => {
    await mailbox.send(mail);
    expect(await mailbox.send(mail)).toBe("sent");
    const { mails } = await (await get("/_mails.json?to=dana@example.com")).json();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "dana@example.com", text: mail.text });
    expect(mails[0].headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await (await get("/_mails")).text()).toContain("from Willow Creek");
    const one = await get(`/_mails/${mail.messageId.slice(1, -1)}`);
    expect(await one.text()).toBe(mail.html);
    expect(one.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await get("/_mails/nothing@here")).status).toBe(404);
    expect((await (await get("/_mails.json?to=ruth@example.com")).json()).mails).toEqual([]);
  });

  it("shows markup in a subject as text", async () => {
    await mailbox.send({
      ...mail,
      messageId: "<other@hearthpaw.example>",
      subject: "<script>alert(1)</script>",
    });
    expect(await (await get("/_mails")).text()).not.toContain("<script>");
  });

  it.each(unsafe)("does not keep a mail with %s", async (_, change) => {
    await expect(mailbox.send({ ...mail, ...change })).rejects.toThrow(UnsafeMail);
  });
});
