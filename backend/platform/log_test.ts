import { describe, expect, it } from "vitest";
import { createLog, type Fields, queuedWriter } from "./log.ts";

const lines: string[] = [];
const log = createLog({ write: (line) => lines.push(line), now: () => new Date("2026-01-02T03:04:05.678Z") });
const logged = (msg: string, fields?: Fields): Fields => {
  log.info(msg, fields);
  return JSON.parse(lines.at(-1)!);
};

describe("the log", () => {
  it("is one JSON line an event, with its time, level, message and fields", () => {
    expect(logged("hold placed", { petId: "p1", ms: 3 })).toEqual({
      ts: "2026-01-02T03:04:05.678Z",
      level: "info",
      msg: "hold placed",
      petId: "p1",
      ms: 3,
    });
    expect(logged("two\nlines", { text: "a\nb" })).toMatchObject({ msg: "two\nlines" });
    expect(lines.at(-1)).not.toContain("\n");
  });

  it("carries bound fields such as the request's id", () => {
    log.with({ requestId: "r1" }).with({ part: "jobs" }).warn("slow", { ms: 900 });
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      level: "warn",
      requestId: "r1",
      part: "jobs",
      ms: 900,
    });
  });

  it.each([
    "authorization",
    "Cookie",
    "password",
    "newPassword",
    "accessToken",
    "email",
    "userEmail",
    "phone",
    "apiKey",
    "clientSecret",
    "firstName",
    "deliveryAddress",
    "cardNumber",
  ])("strikes out %s at any depth", (key) => {
    expect(JSON.stringify(logged("x", { [key]: "hunter2", in: { deep: [{ [key]: "hunter2" }] } }))).not
      .toContain("hunter2");
  });

  it.each([
    ["mail to ada.l+pets@example.co.uk failed", "ada.l"],
    ["sent Bearer abc.def-ghi", "abc.def"],
    ["token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig is old", "eyJ"],
    ["cannot reach postgres://hearthpaw:hunter2@127.0.0.1:5432/db", "hunter2"],
  ])("strikes personal data and secrets out of words: %s", (text, secret) => {
    expect(JSON.stringify(logged(text, { detail: text, error: new Error(text) }))).not.toContain(secret);
  });

  it("tells errors with code, stack and cause", () => {
    const error = Object.assign(new Error("outer", { cause: new TypeError("inner") }), { code: "40P01" });
    const { error: told } = logged("failed", { error }) as { error: Fields };
    expect(told).toMatchObject({
      name: "Error",
      message: "outer",
      code: "40P01",
      cause: { name: "TypeError" },
    });
    expect(told.stack).toMatch(/^\s+at /);
  });

  it("survives what cannot be written down", () => {
    const circle: Fields = {};
    circle.self = circle;
    expect(logged("odd", { circle, big: 12n, at: new Date(Number.NaN), fn: () => 1, none: undefined }))
      .toMatchObject({
        big: "12",
        at: "[no date]",
        fn: "[function]",
      });
    expect((logged("long", { text: "x".repeat(9_000) }).text as string).length).toBeLessThan(4_100);
  });

  it("leaves out what is below its level", () => {
    const seen: string[] = [];
    const quiet = createLog({ level: "warn", write: (line) => seen.push(line) });
    quiet.info("no");
    quiet.warn("yes");
    createLog({ level: "silent", write: (line) => seen.push(line) }).error("never");
    expect(seen).toHaveLength(1);
  });

  it("is readable at a terminal", () => {
    const seen: string[] = [];
    createLog({ pretty: true, write: (line) => seen.push(line) }).error("broken", {
      error: new Error("why"),
      n: 1,
    });
    expect(seen[0]).toMatch(/error.*broken.*error=.*why.*n=.*1/);
    expect(seen[0]).toContain("at ");
  });
});

describe("the queue of lines", () => {
  /** Returns an output that takes a few bytes at a time, and none while its reader is stalled. */
  function stalling() {
    let text = "";
    let isStalled = true;
    let go = () => {};
    const output = {
      writeSync: () => {
        throw new Error("it waits for its reader");
      },
      async write(bytes: Uint8Array): Promise<number> {
        if (isStalled) await new Promise<void>((done) => go = done);
        const part = bytes.subarray(0, 1_000);
        text += new TextDecoder().decode(part);
        return part.length;
      },
    };
    return { output, text: () => text, read: () => (isStalled = false, go()) };
  }

  it("drops and counts what does not fit while nobody reads, and goes on when somebody does", async () => {
    const { output, text, read } = stalling();
    const queue = queuedWriter({
      output,
      most: 10_000,
      onDropped: (count) => queue.write(`dropped ${count}`),
    });
    for (let line = 0; line < 300; line++) queue.write(`${line} ${"x".repeat(95)}`);
    await queue.flush(100);
    expect(text()).toBe("");
    read();
    await queue.flush(5_000);
    const lines = text().trimEnd().split("\n");
    const kept = lines.length - 1;
    expect(kept).toBeGreaterThan(90);
    expect(lines.at(-1)).toBe(`dropped ${300 - kept}`);
    expect(lines.slice(0, -1).map((line) => parseInt(line))).toEqual(
      Array.from({ length: kept }, (_, at) => at),
    );
    queue.write("the next one");
    await queue.flush(5_000);
    expect(text().endsWith("the next one\n")).toBe(true);
  });

  it("forgets what waits for a reader that has gone", async () => {
    let writes = 0;
    const output = {
      writeSync: () => 0,
      write: () => (writes++, Promise.reject(new Deno.errors.BrokenPipe("EPIPE"))),
    };
    const queue = queuedWriter({ output, most: 100, onDropped: () => queue.write("dropped") });
    for (let line = 0; line < 50; line++) queue.write("0123456789");
    await queue.flush(5_000);
    queue.write("later");
    await queue.flush(5_000);
    expect(writes).toBe(2);
  });
});
