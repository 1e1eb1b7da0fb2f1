import type { Handlers } from "../../generated/handlers.ts";
import { retryPayout, settleBalance, settlePayout } from "../payouts/staff_actions.ts";
import { findHolders } from "../payouts/waiting_list_store.ts";
import { waitingOf } from "../payouts/waiting_view.ts";
import type { Services } from "../../services.ts";

/** Maximum number of entries in one response. */
const MOST_SHOWN = 200;
/** Maximum number of breeders examined for the entries. */
const MOST_BREEDERS = 1_000;

/** Returns the entries that wait now, longest first. */
async function answer({ db, now }: Pick<Services, "db" | "now">) {
  const holders = await findHolders(db, MOST_BREEDERS);
  const at = now();
  const all = holders.flatMap((holder) => waitingOf(holder, at))
    .sort((a, b) => a.since < b.since ? -1 : a.since > b.since ? 1 : 0);
  return {
    waiting: all.slice(0, MOST_SHOWN),
    hasMore: all.length > MOST_SHOWN || holders.length === MOST_BREEDERS,
  };
}

/** Handlers for waiting payouts and balances, and the staff actions on them. */
export const waitingPayouts: Handlers<
  "listWaitingPayouts" | "retryPayout" | "settlePayout" | "settleBalance"
> = {
  listWaitingPayouts: (_request, services) => answer(services),

  async retryPayout({ params, user }, services) {
    await retryPayout(services, params.id, user.id);
    return await answer(services);
  },

  async settlePayout({ params, body, user }, services) {
    const approval = await settlePayout(services, params.id, { actorId: user.id, reason: body.reason });
    return { ...await answer(services), ...(approval ? { approval } : {}) };
  },

  async settleBalance({ params, body, user }, services) {
    const approval = await settleBalance(services, params.id, { ...body, actorId: user.id });
    return { ...await answer(services), ...(approval ? { approval } : {}) };
  },
};
