import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { recordReads } from "../audit/actions.ts";
import { fail } from "../../platform/problem.ts";
import { addEvidence, ownViews, showCase, showOwn } from "./actions.ts";
import { findChargeback, findOwn } from "./store.ts";
import { submitEvidence } from "./submit_actions.ts";

const PAGE = 10;

export const chargebacks: Handlers<
  | "getChargeback"
  | "addChargebackEvidence"
  | "submitChargebackEvidence"
  | "listOwnChargebacks"
  | "addOwnChargebackEvidence"
> = {
  async getChargeback({ params, user }, services) {
    const shown = await showCase(services, params.id);
    const { orderId } = (await findChargeback(services.db, params.id))!;
    // The draft has the buyer's address.
    await recordReads(services.db, user.id, [{
      action: "order-read",
      subjectKind: "order",
      subjectId: orderId,
    }]);
    return { case: shown };
  },

  async addChargebackEvidence({ params, body, user }, services) {
    await addEvidence(services, params.id, { ...body, userId: user.id, by: "staff" });
    return { case: await showCase(services, params.id) };
  },

  async submitChargebackEvidence({ params, body, user }, services) {
    await submitEvidence(services, params.id, { ...body, actorId: user.id });
    return { case: await showCase(services, params.id) };
  },

  async listOwnChargebacks({ query: { cursor }, user }, services) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const rows = user.breederId ? await findOwn(services.db, user.breederId, after, PAGE + 1) : [];
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      chargebacks: await ownViews(services, rows.slice(0, PAGE)),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async addOwnChargebackEvidence({ params, body, user }, services) {
    const breederId = user.breederId ?? fail("not_found");
    await addEvidence(services, params.id, { ...body, userId: user.id, by: "breeder", breederId });
    return { chargeback: await showOwn(services, params.id) };
  },
};
