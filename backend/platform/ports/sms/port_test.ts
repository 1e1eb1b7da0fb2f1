import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPool } from "../../db/connection.ts";
import { openTestDatabase, type TestDatabase } from "../../../testing/databases.ts";
import { embeddedSms, type Textbox } from "./embedded.ts";
import { type OutgoingSms, UnsafeSms } from "./port.ts";
import { twilioSms } from "./twilio.ts";

const SID = `AC${"1".repeat(32)}`;
const text: OutgoingSms = {
  id: "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a",
  to: "+15035550118",
  body: "Hearthpaw: Maple is reserved for you (HP-7K2M-9QXW). Reply STOP to opt out.",
  writtenAt: new Date(),
  isRepeat: false,
};
const unsafe: [string, Partial<OutgoingSms>][] = [
  ["a number abroad", { to: "+4915112345678" }],
  ["a number with words", { to: "+15035550118;ext=1" }],
  ["no words", { body: "  " }],
  ["more words than two messages hold", { body: "x".repeat(307) }],
  ["control characters", { body: "Hello\r\nTo: +15035550119" }],
];

type Message = { sid: string; to: string; body: string; status: string; date_created: string; from: string };
/** A provider that speaks Twilio's protocol, and the behavior it was told to show. */
let messages: Message[];
let act: "take" | "drop the answer" | "refuse" | "limit" | "fail";
let code = 0;
let seen: { method: string; path: string; authorization: string | null; type: string | null }[];
let server: Deno.HttpServer<Deno.NetAddr>;
let database: TestDatabase;
let pool: pg.Pool;
let textbox: Textbox;

const json = (status: number, body: unknown) => Response.json(body as Record<string, unknown>, { status });

async function provider(request: Request): Promise<Response> {
  const url = new URL(request.url);
  seen.push({
    method: request.method,
    path: url.pathname,
    authorization: request.headers.get("authorization"),
    type: request.headers.get("content-type"),
  });
  if (request.headers.get("authorization") !== `Basic ${btoa(`${SID}:token`)}`) {
    return json(401, { code: 20003, message: "Authenticate", status: 401 });
  }
  if (url.pathname !== `/2010-04-01/Accounts/${SID}/Messages.json`) return json(404, { code: 20404 });
  if (request.method === "GET") {
    const found = messages.filter(({ to, date_created }) =>
      to === url.searchParams.get("To") &&
      new Date(date_created).toISOString().slice(0, 10) >= url.searchParams.get("DateSent>")!
    );
    return json(200, { messages: found, page: 0 });
  }
  const form = new URLSearchParams(await request.text());
  if (act === "limit") return json(429, { code: 20429 });
  if (act === "fail") return json(503, { code: 20503 });
  if (act === "refuse") return json(400, { code, message: "no", status: 400 });
  const message = {
    sid: `SM${crypto.randomUUID().replaceAll("-", "")}`,
    to: form.get("To")!,
    from: form.get("From") ?? form.get("MessagingServiceSid")!,
    body: form.get("Body")!,
    status: "queued",
    date_created: new Date().toUTCString(),
  };
  messages.push(message);
  if (act === "drop the answer") return new Response("", { status: 502 });
  return json(201, message);
}

beforeAll(async () => {
  server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, provider);
  database = await openTestDatabase();
  pool = openPool({ url: database.url, size: 2 });
  textbox = embeddedSms(pool);
});
beforeEach(() => {
  [messages, act, seen] = [[], "take", []];
});
afterAll(async () => {
  await server.shutdown();
  await pool.end();
  await database.drop();
});

const twilio = (change: { authToken?: string; from?: string } = {}) =>
  twilioSms({
    accountSid: SID,
    authToken: "token",
    from: "+15035550100",
    baseUrl: `http://127.0.0.1:${server.addr.port}`,
    ...change,
  });

describe("texts by Twilio", () => {
  it("arrive as a form, signed with the account", async () => {
    const outcome = await twilio().send(text);
    expect(outcome).toEqual({ kind: "sent", providerId: messages[0]!.sid });
    expect(messages).toMatchObject([{ to: text.to, from: "+15035550100", body: text.body }]);
    expect(seen).toMatchObject([{ method: "POST", type: expect.stringContaining("x-www-form-urlencoded") }]);
  });

  it("come from a messaging service where one is configured", async () => {
    const from = `MG${"2".repeat(32)}`;
    await twilio({ from }).send(text);
    expect(messages[0]!.from).toBe(from);
  });

  it("are not sent twice when the first answer was lost", async () => {
    act = "drop the answer";
    await expect(twilio().send(text)).rejects.toThrow("502");
    act = "take";
    const outcome = await twilio().send({ ...text, isRepeat: true });
    expect(outcome).toEqual({ kind: "sent", providerId: messages[0]!.sid });
    expect(messages).toHaveLength(1);
  });

  it("are sent again when the first try never arrived, was undelivered, or was another text", async () => {
    const other = {
      sid: "SM1",
      to: text.to,
      from: "",
      status: "delivered",
      date_created: new Date().toUTCString(),
    };
    messages = [
      { ...other, body: "Hearthpaw: something else." },
      { ...other, body: text.body, status: "undelivered" },
      {
        ...other,
        body: text.body,
        date_created: new Date(text.writtenAt.getTime() - 60_000).toUTCString(),
      },
    ];
    await twilio().send({ ...text, isRepeat: true });
    expect(messages).toHaveLength(4);
  });

  it.each([[21610, "stopped"], [21211, "number"], [21614, "number"]] as const)(
    "are refused for good with %i",
    async (refusal, why) => {
      [act, code] = ["refuse", refusal];
      expect(await twilio().send(text)).toEqual({ kind: "refused", why });
    },
  );

  it("are to be tried again on limits, faults and an account that is not in order", async () => {
    act = "limit";
    await expect(twilio().send(text)).rejects.toThrow("429 (20429)");
    act = "fail";
    await expect(twilio().send(text)).rejects.toThrow("503");
    [act, code] = ["refuse", 21606];
    await expect(twilio().send(text)).rejects.toThrow("21606");
    await expect(twilio({ authToken: "other" }).send(text)).rejects.toThrow("401 (20003)");
    const nowhere = twilioSms({ accountSid: SID, authToken: "t", from: "+1", baseUrl: "http://127.0.0.1:1" });
    await expect(nowhere.send(text)).rejects.toThrow();
  });

  it.each(unsafe)("do not leave with %s", async (_, change) => {
    await expect(twilio().send({ ...text, ...change })).rejects.toThrow(UnsafeSms);
    expect(seen).toEqual([]);
  });
});

describe("the texts of development", () => {
  const get = (path: string) => textbox.handle(new Request(`http://localhost${path}`));

  it("are kept once, and shown", async () => {
    await textbox.send(text);
    expect(await textbox.send(text)).toEqual({ kind: "sent", providerId: text.id });
    const { texts } = await (await get(`/_texts.json?to=${encodeURIComponent(text.to)}`)).json();
    expect(texts).toMatchObject([{ to: text.to, body: text.body }]);
    expect(await (await get("/_texts")).text()).toContain("Maple is reserved");
    expect((await (await get("/_texts.json?to=none")).json()).texts).toEqual([]);
  });

  it("show markup as text", async () => {
    await textbox.send({ ...text, id: crypto.randomUUID(), body: "<script>alert(1)</script>" });
    const response = await get("/_texts");
    expect(await response.text()).not.toContain("<script>");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it.each(unsafe)("are not kept with %s", async (_, change) => {
    await expect(textbox.send({ ...text, ...change })).rejects.toThrow(UnsafeSms);
  });
});
