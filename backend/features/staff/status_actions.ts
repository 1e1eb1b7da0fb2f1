import type { Kysely } from "kysely";
import { endSessionsOf } from "../accounts/store.ts";
import type { AccountStatus, Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { queueMail } from "../mails/actions.ts";
import { accountChanged } from "../chats/actions.ts";
import { breederStandingChanged } from "../pets/actions.ts";
import { fail } from "../../platform/problem.ts";
import { endHoldsOf } from "../sale/hold/index.ts";
import { findUnreleased } from "../sale/order/index.ts";
import type { Services } from "../../services.ts";
import { accountBarred } from "../waitlists/settle_actions.ts";
import { findBreederOf } from "../breeders/store.ts";
import { recordDecision } from "../audit/actions.ts";
import * as emails from "./emails.ts";
import { isActingAdmin, statusMove } from "./rules.ts";
import * as store from "./users_store.ts";

type Trx = Kysely<Database>;
type Wish = { actorId: string; userId: string; accountStatus: AccountStatus; reason: string };

/**
 * Suspends an account or lifts its suspension, with all consequences. Repeating the call changes nothing.
 * Fails with `not_found`, `own_account`, `transition_not_allowed`, or `account_suspended` if the acting admin
 * has been suspended meanwhile. Two staff members therefore can never suspend each other, and at least one
 * always stays.
 */
export async function changeAccountStatus(services: Services, wish: Wish): Promise<void> {
  if (wish.actorId === wish.userId) fail("own_account");
  await withTx(services.db, async (trx) => {
    const rows = await store.lockAccounts(trx, [wish.actorId, wish.userId]);
    const account = rows.find(({ id }) => id === wish.userId) ?? fail("not_found");
    const actor = rows.find(({ id }) => id === wish.actorId);
    if (actor?.account_status === "Suspended") fail("account_suspended");
    // Another admin may have removed the rank since the call was admitted.
    if (!actor || !isActingAdmin(actor)) fail("staff_rank");
    const now = { status: account.account_status, before: account.status_before_suspension };
    const move = statusMove(now, wish.accountStatus);
    if (move.kind === "refused") fail("transition_not_allowed", { detail: move.detail });
    if (move.kind === "same") return;
    await store.setAccountStatus(trx, account.id, move.to, move.before, services.now());
    const breeder = await findBreederOf(trx, account.id);
    // This locks the breeder's pets: concurrent holds, payments and releases either finish before it or see
    // this decision.
    if (breeder) await breederStandingChanged(trx, breeder.id);
    if (move.to === "Suspended") await shut(trx, services, account.id, breeder?.id);
    else if (breeder) await thaw(trx, services, breeder.id);
    // A breeder's sales pause and continue with the account.
    if (breeder) await services.addJob(trx, "noteStops", {}, { key: "stops" });
    await accountChanged(trx, services, account.id);
    await recordDecision(trx, {
      actorId: wish.actorId,
      action: move.action,
      subjectKind: "user",
      subjectId: account.id,
      reason: wish.reason,
      before: { accountStatus: now.status },
      after: { accountStatus: move.to },
    });
    await notify(trx, services, account, move.to, breeder !== undefined, wish.reason);
  });
}

/** Ends the account's sessions and its unpaid holds. */
async function shut(
  trx: Trx,
  services: Services,
  userId: string,
  breederId: string | undefined,
): Promise<void> {
  await endSessionsOf(trx, userId, "account suspended");
  await accountBarred(trx, services, userId);
  await endHoldsOf(trx, services, { consumerId: userId, ...(breederId ? { breederId } : {}) });
}

/**
 * Schedules the release of earnings that were frozen: those already due now, and the others at their time.
 */
async function thaw(trx: Trx, services: Services, breederId: string): Promise<void> {
  for (const reservationId of await findUnreleased(trx, breederId)) {
    await services.addJob(trx, "releaseFunds", { reservationId }, { key: `release:${reservationId}` });
  }
}

async function notify(
  trx: Trx,
  services: Services,
  account: store.Account,
  to: AccountStatus,
  isBreeder: boolean,
  reason: string,
): Promise<void> {
  const email = (to === "Suspended" ? emails.suspended : emails.reinstated)({
    firstName: account.first_name,
    reason,
    isBreeder,
    isActive: to === "Active",
    publicUrl: services.config.publicUrl,
  });
  const kind = to === "Suspended" ? "account-suspended" : "account-reinstated";
  await queueMail(trx, services, { kind, to: account.email, userId: account.id, email });
}
