/**
 * The log contains everything sensitive that staff view: photos of an ID and papers, orders with their
 * address, reported chats.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import type { OperationId } from "../../generated/handlers.ts";
import { type Market, openMarket } from "../../testing/reservations.ts";
import { requests } from "../../testing/authorisation/requests.ts";
import { newScene, type Person, type Scene } from "../../testing/authorisation/scene.ts";
import { send } from "../../testing/authorisation/send.ts";

let market: Market;
let scene: Scene;
beforeAll(async () => {
  market = await openMarket({
    features: [
      "chargebacks",
      "chats",
      "files",
      "moderation",
      "payments",
      "reservations",
      "sale",
      "staff",
      "verification",
    ],
    provider: true,
  });
}, 60_000);
beforeEach(async () => {
  scene = await newScene(market);
});
afterAll(() => market.close());

async function call(id: OperationId, who: Person, as: Person = who) {
  const parts = await requests[id]!(scene, as);
  const came = await send(market, operations.find((one) => one.id === id)!, parts, who.token);
  return { came, params: parts.params ?? {} };
}

async function log(query: string) {
  const { body } = await market.call(scene.admin, "GET", `/v1/admin/audit?${query}`);
  return (body.entries as {
    action: string;
    actorId: string;
    subjectKind: string;
    subjectId: string;
    at: string;
  }[])
    .map(({ action, actorId, subjectKind, subjectId }) => ({ action, actorId, subjectKind, subjectId }));
}

it("an ID and a paper, with whose they are; nothing of what their owner opens", async () => {
  const about = `subjectId=${scene.breederA.id}`;
  expect((await call("getDownloadUrl", scene.breederA)).came).toBe("ok");
  expect(await log(about)).toEqual([]);
  expect((await call("getDownloadUrl", scene.admin, scene.breederA)).came).toBe("ok");
  expect(await log(about)).toEqual([
    expect.objectContaining({ actorId: scene.admin.id, action: expect.stringMatching(/-read$/) }),
  ]);
  expect(await log(`${about}&kind=decisions`)).toEqual([]);
  expect(await log(`${about}&kind=reads`)).toHaveLength(1);
});

it("an order, a receipt and a chargeback, which have the buyer's address", async () => {
  const { came, params } = await call("getOrderStory", scene.admin);
  expect(came).toBe("ok");
  const read = { action: "order-read", actorId: scene.admin.id, subjectKind: "order" };
  expect(await log(`subjectId=${params.id}`)).toEqual([{ ...read, subjectId: params.id }]);
  expect((await call("getReceipt", scene.consumerA)).came).toBe("ok");
  const before = (await log("kind=reads")).length;
  expect((await call("getReceipt", scene.admin)).came).toBe("ok");
  const reads = await log("kind=reads");
  expect(reads).toHaveLength(before + 1);
  expect(reads[0]).toMatchObject(read);
  expect((await call("getChargeback", scene.admin)).came).toBe("ok");
  expect((await log("kind=reads"))[0]).toMatchObject(read);
  expect(await log("kind=reads")).toHaveLength(before + 2);
});

it("a reported chat, each time that it is shown", async () => {
  expect((await call("reportChat", scene.consumerA)).came).toBe("ok");
  const list = await market.call(scene.admin, "GET", "/v1/admin/reports?kind=chat");
  const { id } = list.body.reports[0];
  const read = { action: "chat-read", actorId: scene.admin.id, subjectKind: "report", subjectId: id };
  expect(await log(`subjectId=${id}`)).toEqual([read]);
  await market.call(scene.admin, "GET", "/v1/admin/reports?kind=chat");
  await market.call(scene.admin, "GET", "/v1/admin/reports?kind=post");
  expect(await log(`subjectId=${id}`)).toEqual([read, read]);
});
