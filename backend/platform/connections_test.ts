import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frameGuard } from "./frames.ts";
import { listen, type Listener } from "./listen.ts";

const encoder = new TextEncoder();
const log = { error: () => {} };
const HEAD = "GET / HTTP/1.1\r\nHost: shop.test\r\n";

/** Opens a connection from an address of this machine. */
const connect = (port: number): Promise<Deno.TcpConn> => Deno.connect({ port, hostname: "127.0.0.1" });
const say = (to: Deno.TcpConn, text: string) => to.write(encoder.encode(text));

/**
 * Returns everything received until the other side closes, followed by "open" if it does not within `ms`
 * milliseconds.
 */
async function heard(from: Deno.TcpConn, ms = 2_000): Promise<string> {
  let text = "";
  const bytes = new Uint8Array(4_096);
  const late = new Promise<"late">((done) => setTimeout(() => done("late"), ms));
  try {
    while (true) {
      const read = await Promise.race([from.read(bytes), late]);
      if (read === "late") return `open${text}`;
      if (read === null) return text;
      text += new TextDecoder().decode(bytes.subarray(0, read));
    }
  } catch {
    return text;
  } finally {
    from.close();
  }
}

let server: Listener;
const bounds = { headMs: 300, idleMs: 1_000, perNetwork: 12, atOnce: 20, headBytes: 4_096 };
beforeAll(async () => {
  server = await listen(
    { port: 0, host: "127.0.0.1" },
    async (request, visitor) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/who") return new Response(visitor.remoteAddr.hostname);
      if (pathname === "/slow") await new Promise((done) => setTimeout(done, 600));
      if (pathname === "/live") {
        const { socket, response } = Deno.upgradeWebSocket(request);
        socket.onmessage = ({ data }) => socket.send(`${String(data).length}`);
        return response;
      }
      return new Response(`read ${(await request.bytes()).length}`);
    },
    { log, bounds },
  );
});
afterAll(() => server.shutdown());

describe("a request that is not finished", () => {
  it.each([
    ["nothing at all", ""],
    ["half a head", HEAD],
  ])("%s is closed in time, and others are served meanwhile", async (_, text) => {
    const slow = await connect(server.port);
    await say(slow, text);
    const order: string[] = [];
    const answer = heard(slow).finally(() => order.push("closed"));
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe("read 0");
    order.push("served another");
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(order).toEqual(["served another", "closed"]);
  });

  it("whose head comes letter by letter has no more time", async () => {
    const slow = await connect(server.port);
    const answer = heard(slow);
    const timer = setInterval(() => void say(slow, "x").catch(() => {}), 50);
    expect(await answer).toMatch(/^(HTTP\/1\.1 408 .*|)$/s);
    clearInterval(timer);
  });

  it("whose head is too long is refused", async () => {
    const client = await connect(server.port);
    await say(client, `${HEAD}X-Long: ${"x".repeat(5_000)}`);
    expect(await heard(client)).toMatch(/^(HTTP\/1\.1 431 .*|)$/s);
  });

  it("is closed after its first answer as well, when nothing more comes", async () => {
    const client = await connect(server.port);
    await say(client, `${HEAD}\r\n`);
    await say(client, HEAD);
    expect(await heard(client, 4_000)).toMatch(/^HTTP\/1\.1 200 .*read 0$/s);
  });

  it("has no more time when it is the second on its connection", async () => {
    const client = await connect(server.port);
    await say(client, `${HEAD}\r\n`);
    const answer = heard(client, 4_000);
    await new Promise((done) => setTimeout(done, 200));
    const timer = setInterval(() => void say(client, "x").catch(() => {}), 50);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*read 0$/s);
    clearInterval(timer);
  });

  it("may come in pieces, with a body that takes longer than a head may", async () => {
    const client = await connect(server.port);
    await say(client, `${HEAD}\r\n`);
    await new Promise((done) => setTimeout(done, 100));
    const head = "POST / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Length: 8\r\n\r\n";
    for (const piece of [head.slice(0, 20), head.slice(20)]) {
      await say(client, piece);
      await new Promise((done) => setTimeout(done, 50));
    }
    for (const letter of "12345678") {
      await say(client, letter);
      await new Promise((done) => setTimeout(done, 80));
    }
    expect(await heard(client, 3_000)).toMatch(/^HTTP\/1\.1 200 .*read 0HTTP\/1\.1 200 .*read 8$/s);
  });

  it("whose body waits for the server's word has the time of a body", async () => {
    const client = await connect(server.port);
    await say(
      client,
      "POST / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 6\r\n\r\n",
    );
    for (const letter of "123456") {
      await new Promise((done) => setTimeout(done, 100));
      await say(client, letter);
    }
    expect(await heard(client, 3_000)).toMatch(/200 .*read 6$/s);
  });

  it("whose body never comes is closed once it was refused", async () => {
    // A server on which only the gate would close the connection.
    const own = await listen({ port: 0, host: "127.0.0.1" }, () => {
      return new Response("no", { status: 413, headers: { connection: "close" } });
    }, { log, bounds: { ...bounds, headMs: 60_000, idleMs: 60_000 } });
    const client = await connect(own.port);
    await say(client, `POST /refuse HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 99000000\r\n\r\nabc`);
    expect(await heard(client, 10_000)).toMatch(/^HTTP\/1\.1 413 .*no$/s);
    await own.shutdown();
  });
});

describe("a head of HTTP/1.1", () => {
  it.each([
    ["without a host", "GET / HTTP/1.1\r\n\r\n"],
    ["with two hosts", `${HEAD}Host: other.test\r\n\r\n`],
    ["whose host stands in its target only", "GET http://shop.test/ HTTP/1.1\r\nX-Host: shop.test\r\n\r\n"],
    ["whose lines end by a line feed alone", "GET / HTTP/1.1\nHost: shop.test\n\n"],
    ["with one such line", "GET / HTTP/1.1\r\nA: b\nHost: shop.test\r\n\r\n"],
    ["whose last line alone does", `${HEAD}\n`],
  ])("%s is 400, at once", async (_, text) => {
    const client = await connect(server.port);
    await say(client, text);
    // Once the time for a head is over, it would be 408.
    expect(await heard(client)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("is looked at on a connection that was used before, in whatever parts it comes", async () => {
    const client = await connect(server.port);
    await say(client, `${HEAD}\r\n`);
    await new Promise((done) => setTimeout(done, 100));
    for (const part of ["GET /who HTTP/1.", "1\r\nAccept: */*\r", "\n\r\n"]) {
      await say(client, part);
      await new Promise((done) => setTimeout(done, 20));
    }
    const text = await heard(client);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text.slice(10)).toContain("HTTP/1.1 400 ");
    expect(text).not.toContain("127.0.0.1");
  });

  it("is no matter of HTTP/1.0, by which balancers ask for health", async () => {
    const client = await connect(server.port);
    await say(client, "GET / HTTP/1.0\r\n\r\n");
    expect(await heard(client)).toMatch(/^HTTP\/1\.[01] 200 /);
  });

  it("may have line feeds in its body", async () => {
    const client = await connect(server.port);
    await say(
      client,
      `POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 4\r\nConnection: close\r\n\r\n{\n\n}`,
    );
    expect(await heard(client)).toContain("read 4");
  });
});

describe("an address with many connections", () => {
  it("that send no head is left those that are new", async () => {
    const own = await listen({ port: 0, host: "127.0.0.1" }, () => new Response("ok"), {
      log,
      bounds: { headless: 5, slowMs: 300, headMs: 60_000 },
    });
    const all = await Promise.all(Array.from({ length: 12 }, () => connect(own.port)));
    expect((await Promise.all(all.map((one) => heard(one, 5_000)))).every((text) => text.includes("408")))
      .toBe(true);
    const few = await Promise.all(Array.from({ length: 5 }, () => connect(own.port)));
    expect(await Promise.all(few.map((one) => heard(one, 900)))).toEqual(Array(5).fill("open"));
    await own.shutdown();
  });

  it("gets no more than its share, and they are free again", async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => connect(server.port)));
    await Promise.all(all.map((one) => say(one, `${HEAD}\r\n`).catch(() => {})));
    const answered = (await Promise.all(all.map((one) => heard(one, 3_000)))).filter((text) =>
      text.includes("read 0")
    );
    expect(answered).toHaveLength(12);
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe("read 0");
  });
});

describe("a client that only says that its connection is live", () => {
  it("is closed as an idle one is, since the server has not agreed", async () => {
    const client = await connect(server.port);
    await say(client, `${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(await heard(client, 5_000)).toMatch(/^HTTP\/1\.1 200 .*read 0$/s);
  });
});

describe("when all places are taken", () => {
  const from = async (port: number, localAddress: string) => {
    const client = net.connect({ port, host: "127.0.0.1", localAddress });
    let text = "";
    let isClosed = false;
    client.on("data", (data) => text += String(data)).on("close", () => isClosed = true).on(
      "error",
      () => {},
    );
    await new Promise((done) => client.once("connect", done));
    return { client, text: () => text, isClosed: () => isClosed };
  };

  it("the network with the most gives up its oldest, live or not, and a newcomer is served", async () => {
    const own = await listen({ port: 0, host: "127.0.0.1" }, (request) => {
      if (new URL(request.url).pathname === "/live") return Deno.upgradeWebSocket(request).response;
      return new Response("ok");
    }, { log, bounds: { atOnce: 6, perNetwork: 6, headMs: 60_000, idleMs: 60_000 } });
    const live = await from(own.port, "127.0.0.8");
    live.client.write(
      "GET /live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    await expect.poll(() => live.text()).toMatch(/^HTTP\/1\.1 101 /);
    const many = [];
    for (let i = 0; i < 4; i++) {
      const one = await from(own.port, "127.0.0.8");
      many.push(one);
      one.client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
      await expect.poll(() => one.text()).toContain("ok");
    }
    const honest = await from(own.port, "127.0.0.9");
    honest.client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await expect.poll(() => honest.text()).toContain("ok");
    const newcomers = [];
    for (const address of ["127.0.0.10", "127.0.0.11"]) {
      const one = await from(own.port, address);
      one.client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
      newcomers.push(one);
      await expect.poll(() => one.text()).toContain("ok");
    }
    expect(newcomers.map((one) => [/ok/.test(one.text()), one.isClosed()])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(honest.isClosed()).toBe(false);
    expect(live.isClosed()).toBe(true);
    expect(many.map((one) => one.isClosed())).toEqual([true, false, false, false]);
    for (const { client } of [live, honest, ...many, ...newcomers]) client.destroy();
    await own.shutdown();
  });
});

it("handlers are told the visitor's address, and not the gate's", async () => {
  const client = net.connect({ port: server.port, host: "127.0.0.1", localAddress: "127.0.0.9" });
  client.write("GET /who HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  const text = await new Promise((done) => client.once("data", (data) => done(String(data))));
  client.destroy();
  expect(text).toMatch(/127\.0\.0\.9$/);
});

it("bodies, answers and live connections pass whole", async () => {
  const body = new Uint8Array(3_000_000).fill(65);
  const answer = await fetch(`http://127.0.0.1:${server.port}/`, { method: "POST", body });
  expect(await answer.text()).toBe("read 3000000");
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live`);
  await new Promise((done) => socket.onopen = done);
  const echo = new Promise((done) => socket.onmessage = ({ data }) => done(data));
  socket.send("x".repeat(9_000));
  expect(await echo).toBe("9000");
  const closed = new Promise((done) => socket.onclose = done);
  socket.onerror = () => {};
  socket.send("x".repeat(100_000));
  await closed;
});

it("shutting down ends what is in flight with its answer", async () => {
  const own = await listen({ port: 0, host: "127.0.0.1" }, async () => {
    await new Promise((done) => setTimeout(done, 300));
    return new Response("done");
  }, { log });
  const answer = fetch(`http://127.0.0.1:${own.port}/`).then((response) => response.text());
  await new Promise((done) => setTimeout(done, 100));
  await own.shutdown();
  expect(await answer).toBe("done");
  await expect(connect(own.port)).rejects.toThrow();
});

it("a port in use is said as such", async () => {
  await expect(listen({ port: server.port, host: "127.0.0.1" }, () => new Response(), { log })).rejects
    .toBeInstanceOf(Deno.errors.AddrInUse);
});

describe("the guard of frames", () => {
  const frame = (length: number, { opcode = 1, isLast = true } = {}): Uint8Array => {
    const head = [(isLast ? 0x80 : 0) | opcode];
    if (length < 126) head.push(0x80 | length);
    else if (length < 65_536) head.push(0x80 | 126, length >> 8, length & 255);
    else head.push(0x80 | 127, 0, 0, 0, 0, ...new Uint8Array(new Uint32Array([length]).buffer).reverse());
    return new Uint8Array([...head, 1, 2, 3, 4, ...new Uint8Array(Math.min(length, 1_000))]);
  };
  const all = (...parts: Uint8Array[]) => {
    const mayPass = frameGuard(500);
    return parts.every((part) => mayPass(part));
  };

  it.each<[string, boolean, Uint8Array[]]>([
    ["one of the most bytes", true, [frame(500)]],
    ["one byte more", false, [frame(501)]],
    ["64 MB, announced alone", false, [frame(64_000_000).subarray(0, 14)]],
    ["many that are small", true, Array.from({ length: 50 }, () => frame(100))],
    ["a message of many parts", false, Array.from({ length: 6 }, () => frame(100, { isLast: false }))],
    ["two messages of parts, with a ping between", true, [
      frame(300, { isLast: false }),
      frame(100, { opcode: 9 }),
      frame(200, { opcode: 0 }),
      frame(300, { isLast: false }),
      frame(200, { opcode: 0 }),
    ]],
  ])("%s: %s", (_, expected, parts) => expect(all(...parts)).toBe(expected));

  it("reads the same when the bytes come one by one", () => {
    const bytes = [...frame(500), ...frame(200), ...frame(501)];
    const mayPass = frameGuard(500);
    const refusedAt = bytes.findIndex((byte) => !mayPass(new Uint8Array([byte])));
    expect(refusedAt).toBe(frame(500).length + frame(200).length + 8 - 1);
  });
});
