import net from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPace } from "./pace.ts";

describe("the pace of requests", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Asks for a turn and records its order. */
  const ask = (pace: ReturnType<typeof createPace>, network: string, begun: string[]) => {
    const turn = pace(network);
    if (!turn) begun.push(network);
    return turn?.then(() => void begun.push(network));
  };

  it("lets requests begin at once while there are few of them", async () => {
    const pace = createPace(3);
    for (let slice = 0; slice < 5; slice++) {
      expect([pace("a"), pace("a"), pace("b")]).toEqual([undefined, undefined, undefined]);
      await vi.advanceTimersByTimeAsync(1);
    }
  });

  it("lets no more begin at a time, and none is lost", async () => {
    const pace = createPace(4);
    const begun: string[] = [];
    for (let n = 0; n < 10; n++) void ask(pace, "a", begun);
    expect(begun).toHaveLength(4);
    await vi.advanceTimersToNextTimerAsync();
    expect(begun).toHaveLength(8);
    void ask(pace, "a", begun);
    expect(begun).toHaveLength(8);
    await vi.runAllTimersAsync();
    expect(begun).toHaveLength(11);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gives a newcomer the next turn, however many of another network wait", async () => {
    const pace = createPace(4);
    const begun: string[] = [];
    for (let n = 0; n < 1_000; n++) void ask(pace, "flood", begun);
    void ask(pace, "b", begun);
    void ask(pace, "c", begun);
    await vi.advanceTimersToNextTimerAsync();
    expect(begun.slice(4)).toEqual(["flood", "b", "c", "flood"]);
  });
});

describe("a server under a flood of requests in one go", () => {
  it("hears a newcomer long before the flood is over", async () => {
    const pace = createPace(16);
    let answered = 0;
    const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async ({ url }, info) => {
      await pace((info.remoteAddr as Deno.NetAddr).port === newcomerPort ? "newcomer" : "flood");
      for (const until = performance.now() + 0.2; performance.now() < until;); // cost of one answer
      answered++;
      return new Response(new URL(url).pathname);
    });
    let newcomerPort = 0;
    const { port } = server.addr;
    const request = "GET /flood HTTP/1.1\r\nhost: a\r\n\r\n";
    const sockets = await Promise.all(Array.from({ length: 100 }, () =>
      new Promise<net.Socket>((open) => {
        const socket = net.connect(port, "127.0.0.1", () => {
          socket.write(request.repeat(100));
          open(socket);
        }).on("error", () => {}).resume();
      })));
    const newcomer = net.connect(port, "127.0.0.1", () => {
      newcomerPort = (newcomer.address() as net.AddressInfo).port;
      newcomer.write("GET /newcomer HTTP/1.1\r\nhost: a\r\n\r\n");
    });
    const text = await new Promise<string>((done) => newcomer.once("data", (data) => done(String(data))));
    expect(text).toContain("/newcomer");
    expect(answered).toBeLessThan(5_000);
    for (const socket of [...sockets, newcomer]) socket.destroy();
    await server.shutdown();
  });
});
