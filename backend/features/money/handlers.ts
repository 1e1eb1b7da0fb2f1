import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { MoneyFinding } from "../../generated/types.ts";
import { type Finding, findWaiting, readFinding, sumWaiting } from "../ledger/finding_store.ts";
import { refusalsOf } from "../sale/staff/index.ts";
import { retryRefund, settleRefund } from "../sale/refund/index.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { ASKED, findDifferences, isAsked, lastCheck } from "./check_store.ts";
import { attachFinding, BOOKED_ALREADY, keepFinding, refundFinding } from "./finding_actions.ts";
import { findPrograms } from "./finding_store.ts";
import { findOwedRefund, findOwedRefunds } from "./store.ts";
import { findingOf, reconciliationOf, refundOf } from "./view.ts";

const PAGE = 25;
/** Maximum number of differences, and of findings, in one response. */
const MOST_SHOWN = 100;

/** Returns the last comparison of the books with the provider's record, and its results. */
async function reconciliation({ db }: Services) {
  const [check, differences, isUnderWay, waiting, sums] = await Promise.all([
    lastCheck(db),
    findDifferences(db, MOST_SHOWN),
    isAsked(db),
    findWaiting(db, MOST_SHOWN),
    sumWaiting(db),
  ]);
  const found = {
    findings: await shown(db, waiting),
    findingsTotal: sums.count,
    findingsCents: Math.max(0, sums.cents),
  };
  return reconciliationOf(check, differences, isUnderWay, found);
}

/** Returns findings with the possible actions for each. */
async function shown(db: Services["db"], findings: readonly Finding[]): Promise<MoneyFinding[]> {
  const [programs, refusals] = await Promise.all([
    findPrograms(db, findings),
    refusalsOf(
      db,
      findings.map(({ metadata, returned_cents, withdrawn_cents }) => ({
        metadata,
        isPaid: true,
        isWhole: returned_cents === 0 && withdrawn_cents === 0,
      })),
    ),
  ]);
  return findings.map((finding, i) => {
    const { kind, status, bookings, account_id } = finding;
    const refusal = kind === "transfer"
      ? programs[i] && account_id ? undefined : "We don't know the account that it went to."
      : bookings > 0
      ? BOOKED_ALREADY
      : refusals[i];
    return findingOf(finding, {
      programName: programs[i] ?? null,
      attachRefusal: status === "open" ? refusal : "This is already being settled.",
    });
  });
}

/** Returns a finding after a decision. */
async function findingAnswer({ db }: Services, id: string) {
  const [answered] = await shown(db, [await readFinding(db, id) ?? fail("not_found")]);
  return { finding: answered! };
}

export const money: Handlers<
  | ("listOwedRefunds" | "retryRefund" | "settleRefund" | "getReconciliation" | "startReconciliation")
  | ("attachFinding" | "refundFinding" | "keepFinding")
> = {
  async listOwedRefunds({ query: { cursor } }, { db }) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const rows = await findOwedRefunds(db, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      refunds: rows.slice(0, PAGE).map(refundOf),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async retryRefund({ params, user }, services) {
    await retryRefund(services, params.id, user.id);
    return { refund: refundOf(await findOwedRefund(services.db, params.id) ?? fail("not_found")) };
  },

  async settleRefund({ params, body, user }, services) {
    const approval = await settleRefund(services, params.id, { actorId: user.id, ...body });
    const refund = refundOf(await findOwedRefund(services.db, params.id) ?? fail("not_found"));
    return { refund, ...(approval ? { approval } : {}) };
  },

  getReconciliation: (_request, services) => reconciliation(services),

  async startReconciliation(_request, services) {
    if (!await isAsked(services.db)) {
      await services.addJob(services.db, "reconcileMoney", {}, { key: ASKED, maxAttempts: 3 });
    }
    return await reconciliation(services);
  },

  async attachFinding({ params, user }, services) {
    await attachFinding(services, params.id, user.id);
    return await findingAnswer(services, params.id);
  },

  async refundFinding({ params, body, user }, services) {
    const approval = await refundFinding(services, params.id, { actorId: user.id, reason: body.reason });
    return { ...await findingAnswer(services, params.id), ...(approval ? { approval } : {}) };
  },

  async keepFinding({ params, body, user }, services) {
    const approval = await keepFinding(services, params.id, { actorId: user.id, reason: body.reason });
    return { ...await findingAnswer(services, params.id), ...(approval ? { approval } : {}) };
  },
};
