import { decodeListCursor, encodeListCursor, isDay, isMoment } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { recordReads } from "../audit/actions.ts";
import { offerDelivery, savePickUp, showDelivery, showToStaff, updateByStaff } from "./actions.ts";
import { answerDelivery, openLink, reportDelivery, uploadPhoto } from "./carrier_actions.ts";
import { countUnfinished, findForStaff } from "./store.ts";
import { staffDeliveryOf } from "./view.ts";

const PAGE = 25;

export const deliveries: Handlers<
  | "getDelivery"
  | "savePickUp"
  | "listDeliveries"
  | "getStaffDelivery"
  | "offerDelivery"
  | "updateDelivery"
  | "openDeliveryLink"
  | "answerDelivery"
  | "getDeliveryUploadUrl"
  | "reportDelivery"
> = {
  getDelivery({ params, user }, services) {
    return showDelivery(services, params.id, user);
  },

  async savePickUp({ params, body, user }, services) {
    await savePickUp(services, params.id, { ...body, user });
    return await showDelivery(services, params.id, user);
  },

  async listDeliveries({ query: { status, q, cursor } }, { db }) {
    const sort = status ? "latest" : "day";
    const after = cursor === undefined ? undefined : cursorOf(cursor, sort);
    const asked = q?.trim();
    const [found, counts] = await Promise.all([
      findForStaff(db, { status, q: asked ? asked : undefined, after }, PAGE + 1),
      countUnfinished(db),
    ]);
    const page = found.slice(0, PAGE);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    return {
      deliveries: page.map(staffDeliveryOf),
      counts,
      nextCursor: last
        ? encodeListCursor(sort, { value: status ? last.statusKey : last.dayKey, id: last.id })
        : null,
    };
  },

  async getStaffDelivery({ params, user }, services) {
    const answer = await showToStaff(services, params.id);
    await recordReads(services.db, user.id, [{
      action: "delivery-read",
      subjectKind: "delivery",
      subjectId: params.id,
    }]);
    return answer;
  },

  async offerDelivery({ params, body, user }, services) {
    await offerDelivery(services, params.id, { ...body, actorId: user.id, rank: user.staffRank });
    return await showToStaff(services, params.id);
  },

  async updateDelivery({ params, body, user }, services) {
    await updateByStaff(services, params.id, { ...body, actorId: user.id, rank: user.staffRank });
    return await showToStaff(services, params.id);
  },

  openDeliveryLink({ body }, services) {
    return openLink(services, body.token);
  },

  answerDelivery({ body }, services) {
    return answerDelivery(services, body);
  },

  getDeliveryUploadUrl({ body }, services) {
    return uploadPhoto(services, body);
  },

  reportDelivery({ body }, services) {
    return reportDelivery(services, body);
  },
};

function cursorOf(cursor: string, sort: "latest" | "day"): { value: string; id: string } {
  const after = decodeListCursor(cursor, sort);
  if (!after || !(sort === "day" ? isDay(after.value) : isMoment(after.value))) {
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
  }
  return after;
}
