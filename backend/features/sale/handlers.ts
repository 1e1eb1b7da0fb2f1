import {
  decodeListCursor,
  decodeMomentCursor,
  encodeListCursor,
  encodeMomentCursor,
} from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { recordReads } from "../audit/actions.ts";
import { fail } from "../../platform/problem.ts";
import { previewOf } from "./price/index.ts";
import {
  chargebackOf,
  findChargebacks,
  findOrder,
  findOrders,
  getOrderStory,
  quoteOrderRefund,
  refundOrder,
  staffOrderOf,
} from "./staff/index.ts";

const PAGE = 25;
const RANK = "rank";

/** Price previews, and the orders that staff view and refund. */
export const orders: Handlers<
  "previewPrice" | "listOrders" | "getOrderStory" | "listChargebacks" | "quoteOrderRefund" | "refundOrder"
> = {
  previewPrice({ query: { priceCents } }) {
    return { pricePreview: previewOf(priceCents) };
  },

  async listOrders({ query: { q, waiting, cursor } }, { db }) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ?? refuse();
    const asked = q?.trim();
    const isStuck = waiting === "hand-off";
    const rows = await findOrders(db, { ...(asked ? { q: asked } : {}), isStuck, after }, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      orders: rows.slice(0, PAGE).map(staffOrderOf),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async getOrderStory({ params, user }, services) {
    const story = await getOrderStory(services, params.id) ?? fail("not_found");
    await recordReads(services.db, user.id, [{
      action: "order-read",
      subjectKind: "order",
      subjectId: params.id,
    }]);
    return { story };
  },

  async quoteOrderRefund({ params, query }, { db }) {
    return { quote: await quoteOrderRefund(db, params.id, query) ?? fail("not_found") };
  },

  async refundOrder({ params, body, user }, services) {
    const approval = await refundOrder(services, { ...body, orderId: params.id, actorId: user.id });
    const order = staffOrderOf((await findOrder(services.db, params.id))!);
    return { order, ...(approval ? { approval } : {}) };
  },

  async listChargebacks({ query: { cursor } }, { db }) {
    const after = cursor === undefined ? undefined : decodeListCursor(cursor, RANK) ?? refuse();
    if (after && !/^\d{1,12}(\.\d{1,9})?$/.test(after.value)) refuse();
    const rows = await findChargebacks(db, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      chargebacks: rows.slice(0, PAGE).map(chargebackOf),
      nextCursor: last ? encodeListCursor(RANK, { value: last.rank, id: last.id }) : null,
    };
  },
};

function refuse(): never {
  fail("malformed_request", { detail: "This cursor isn't valid for this list." });
}
