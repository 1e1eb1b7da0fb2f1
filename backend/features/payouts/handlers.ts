import { ownerOf } from "../accounts/rules.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import { fail } from "../../platform/problem.ts";
import { breedersZone } from "../places/store.ts";
import { dayIn } from "../places/zone_rules.ts";
import type { Services } from "../../services.ts";
import { startOnboarding, syncAccount } from "./account_actions.ts";
import { findPayouts } from "./list_store.ts";
import { nextPayment } from "./plan_actions.ts";
import { accountStatus, LEAST_PAYOUT_CENTS, waitsOf } from "./rules.ts";
import * as accounts from "./account_store.ts";
import * as store from "./store.ts";
import { accountOf, openOf, payoutOf } from "./view.ts";

const PAGE = 20;
const HOUR = 3_600_000;
const RECENT_MS = 5_000;

export const payouts: Handlers<"startPayoutOnboarding" | "listPayouts"> = {
  async startPayoutOnboarding({ user, session }, services) {
    const { breederId } = ownerOf(user);
    const { email } = await store.findOwner(services.db, breederId);
    const { secondFactorAt } = session;
    return await startOnboarding(services, { breederId, email, secondFactorAt });
  },

  async listPayouts({ query: { cursor }, user }, services) {
    const { breederId } = ownerOf(user);
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const account = await freshAccount(services, breederId);
    const [next, timeZone, rows, basis, open] = await Promise.all([
      nextPayment(services.db, breederId, services.now()),
      breedersZone(services.db, breederId),
      findPayouts(services.db, breederId, after, PAGE + 1),
      store.findBasis(services.db, breederId),
      store.findOpenView(services.db, breederId),
    ]);
    const status = accountStatus(account);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      payouts: rows.slice(0, PAGE).map((row) => payoutOf(row, status !== "ready")),
      isOnboarded: status === "ready",
      timeZone,
      nextPayout: next ? { amountCents: next.amountCents, on: dayIn(timeZone, next.at) } : null,
      account: accountOf(account),
      minimumCents: LEAST_PAYOUT_CENTS,
      waiting: waitsOf(basis, openOf(open)),
      isBeingChecked: basis.isSetAside,
      owedCents: Math.max(0, basis.funds.debtCents - Math.max(0, basis.funds.availableCents)),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },
};

/**
 * Returns the account. Reads it again at the provider if its owner was just there, because the event about
 * that may not have arrived.
 */
async function freshAccount(services: Services, breederId: string): Promise<accounts.Account | undefined> {
  const account = await accounts.findAccount(services.db, breederId);
  if (!account) return account;
  const now = services.now().getTime();
  const wasThere = now - account.onboardingAt.getTime() < HOUR;
  if (!wasThere || now - account.checkedAt.getTime() < RECENT_MS) return account;
  await syncAccount(services, account.providerAccountId);
  return await accounts.findAccount(services.db, breederId);
}
