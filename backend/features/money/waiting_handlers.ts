import type { Handlers } from "../../generated/handlers.ts";
import { decodeListCursor, encodeListCursor, isMoment } from "../../platform/cursors.ts";
import { fail } from "../../platform/problem.ts";
import { listWaiting } from "./waiting_actions.ts";
import type { Place } from "./waiting_store.ts";

const PAGE = 50;
/** The cursor of this list has the line's id in its value because that id is not a plain UUID. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Handlers for all money that has waited for a day. */
export const waitingMoney: Handlers<"listWaitingMoney"> = {
  async listWaitingMoney({ query: { kind, cursor } }, { db, now }) {
    const after = cursor === undefined ? undefined : placeOf(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const { next, ...answer } = await listWaiting(db, { kind, after, now: now(), limit: PAGE });
    const nextCursor = next && encodeListCursor("waiting", { value: `${next.at} ${next.id}`, id: NO_ID });
    return { ...answer, nextCursor: nextCursor ?? null };
  },
};

function placeOf(cursor: string): Place | undefined {
  const [at = "", id = ""] = decodeListCursor(cursor, "waiting")?.value.split(" ") ?? [];
  return isMoment(at) && id ? { at, id } : undefined;
}
