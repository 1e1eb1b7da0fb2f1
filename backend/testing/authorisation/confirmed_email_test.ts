/**
 * Only confirmed people may speak in public: these operations refuse an account without a confirmed email.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { type Market, openMarket } from "../reservations.ts";
import { requests } from "./requests.ts";
import { accountOf, actAs, newScene } from "./scene.ts";
import { send } from "./send.ts";
import { actors, doors, table } from "./table.ts";

const VOICES = [
  "reportPost",
  "reportListing",
  "reportReview",
  "reportChat",
  "likePost",
  "likeComment",
  "likeReply",
  "bookmarkPost",
  "joinWaitlist",
  "submitApplication",
  "sendMessage",
  "sendPhoneCode",
  "addListing",
  "apiAddListing",
  "joinStaff",
  "addPost",
  "updatePost",
  "deletePost",
  "togglePostAnonymity",
  "addComment",
  "updateComment",
  "deleteComment",
  "addReply",
  "updateReply",
  "deleteReply",
  "listPosts",
  "listPostsByTag",
  "listPostTags",
  "listPostComments",
  "getPost",
];

let market: Market;

beforeAll(async () => {
  market = await openMarket({ features: "all", provider: true });
}, 60_000);
afterAll(() => market.close());

describe("without a confirmed email", () => {
  it("these are all operations that the contract closes", () => {
    const closed = operations.filter(({ codes }) => codes?.includes("email_not_verified"));
    expect(closed.map(({ id }) => id).sort()).toEqual([...VOICES].sort());
  });

  it.each(VOICES)("%s is refused, and works once the email is confirmed", async (id) => {
    const operation = operations.find((one) => one.id === id)!;
    const row = table.get(id)!;
    const actor = actors.find((one) => row.cells[one] === "ok" && !["anonymous", "expired"].includes(one))!;
    const scene = await newScene(market);
    const { id: caller } = accountOf(scene, actor, row.of);
    const parts = await requests[doors.find((list) => list.includes(id))?.[0] ?? id]!(
      scene,
      accountOf(scene, actor, row.of),
    );
    const asked = async (email_verified_at: Date | null) => {
      await market.db.updateTable("users").set({ email_verified_at }).where("id", "=", caller).execute();
      return await actAs(scene, actor, row.of, (token) => send(market, operation, parts, token));
    };
    expect(await asked(null)).toBe("409 email_not_verified");
    expect(await asked(market.services.now())).toBe("ok");
  });
});
