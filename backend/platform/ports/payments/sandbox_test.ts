import { afterAll, beforeAll, expect, it } from "vitest";
import { sandboxPayments } from "./sandbox.ts";

let received = 0;
let sandbox: Deno.HttpServer<Deno.NetAddr>;
beforeAll(() => {
  sandbox = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    received += (await request.bytes()).length;
    return new Response("taken");
  });
});
afterAll(() => sandbox.shutdown());

it("the door to the sandbox reads no more than its forms send", async () => {
  const keys = { publishableKey: "pk", secretKey: "sk", webhookSecret: "whsec", controlToken: "t" };
  const { forward } = sandboxPayments({ address: `http://127.0.0.1:${sandbox.addr.port}`, keys });
  const send = (body: BodyInit) =>
    forward(new Request("http://shop.test/_sandbox/payments/v1/payment_methods", { method: "POST", body }));
  expect(await (await send("a=b")).text()).toBe("taken");
  let asked = 0;
  const endless = new ReadableStream({
    pull(controller) {
      asked++;
      controller.enqueue(new Uint8Array(10_000));
    },
  });
  expect((await send(endless)).status).toBe(413);
  expect(asked).toBeLessThan(10);
  expect(received).toBe(3);
});
