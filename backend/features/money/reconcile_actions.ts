import { checkMoney, type Verdict } from "../ledger/invariant_actions.ts";
import type { Violation } from "../ledger/invariant_rules.ts";
import { mailOfJob } from "../mails/actions.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { syncDispute } from "../orders/chargeback_actions.ts";
import { bookOpenRefunds, syncRefunds } from "../orders/refund_sync_actions.ts";
import { type Check, keepCheck, sinceOfDifferences } from "./check_store.ts";
import { makePayout } from "../payouts/payout_actions.ts";
import { settleIntent } from "../orders/settle_actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import * as emails from "./emails.ts";

/** How long what is under way gets between the two looks. */
const PAUSE_MS = 60_000;
const KIND = "money-invariants";
const DAY = 86_400_000;
/** A bank may contest a charge for so long; a check of everything is for the command. */
const DAYS = 120;
/** One look mends so many; the rest is for the next night, and for whoever reads the log. */
const MOST_MENDED = 1_000;

/** The verdict, with what the provider was asked again for and settled along the way. */
export type Reconciled = Verdict & { mended: number };

/**
 * Compares the books with the provider's record. What does not agree is first read again at the provider, as if its
 * webhook had just come; only what stands in both of two looks is a violation: logged, told to staff, and kept for
 * their screen. Looks as far back as `since`, else 120 days, and in any case as far as a difference that is known.
 * Fails with `payments_unavailable`.
 */
export async function reconcileMoney(
  services: Services,
  options: { since?: Date; pauseMs?: number; signal?: AbortSignal; jobId?: string } = {},
): Promise<Reconciled> {
  const startedAt = services.now();
  const since = options.since ?? await usualSince(services, startedAt);
  const keep = ({ seen, violations, mended }: Reconciled) => {
    const { reservations, charges, refunds, disputes, payouts } = seen;
    const counts: Check["counts"] = { reservations, charges, refunds, disputes, payouts };
    const check = { startedAt, endedAt: services.now(), since, counts, settled: mended };
    return withTx(services.db, (trx) => keepCheck(trx, check, violations));
  };
  await bookOpenRefunds(services);
  const first = { ...await look(services, since), mended: 0 };
  if (!first.violations.length) {
    await keep(first);
    return first;
  }
  await mend(services, first.violations, options.signal);
  await pause(options.pauseMs ?? PAUSE_MS, options.signal);
  const second = await look(services, since);
  const keyOf = ({ invariant, subject }: Violation) => `${invariant} ${subject}`;
  const before = new Set(first.violations.map(keyOf));
  const violations = second.violations.filter((violation) => before.has(keyOf(violation)));
  const still = new Set(violations.map(keyOf));
  const mended = [...before].filter((key) => !still.has(key)).length;
  const reconciled = { ...second, violations, mended };
  await keep(reconciled);
  if (violations.length) await report(services, violations, options.jobId);
  return reconciled;
}

async function usualSince({ db }: Services, now: Date): Promise<Date> {
  const usual = new Date(now.getTime() - DAYS * DAY);
  const known = await sinceOfDifferences(db);
  return known && known < usual ? known : usual;
}

async function look(services: Services, since: Date): Promise<Verdict> {
  const answer = await services.payments.record(since);
  if (answer.kind !== "done") fail("payments_unavailable");
  return await checkMoney(services.db, answer.value, since);
}

/** Reads at the provider once more what does not agree. One that cannot be read keeps no other. */
async function mend(
  services: Services,
  violations: readonly Violation[],
  signal?: AbortSignal,
): Promise<void> {
  const intents = [...new Set(violations.flatMap(({ intentId }) => intentId ?? []))].slice(0, MOST_MENDED);
  const disputes = [...new Set(violations.flatMap(({ disputeId }) => disputeId ?? []))].slice(0, MOST_MENDED);
  const payouts = [...new Set(violations.flatMap(({ payoutId }) => payoutId ?? []))].slice(0, MOST_MENDED);
  const works = [
    ...intents.flatMap((id) => [() => settleIntent(services, id), () => syncRefunds(services, id)]),
    ...disputes.map((id) => () => syncDispute(services, id)),
    ...payouts.map((id) => () => makePayout(services, id)),
  ];
  for (const work of works) {
    if (signal?.aborted) return;
    await work().catch((error) => services.log.warn("money cannot be looked at again now", { error }));
  }
}

async function report(
  services: Services,
  violations: readonly Violation[],
  jobId: string | undefined,
): Promise<void> {
  for (const violation of violations.slice(0, MOST_MENDED)) {
    services.log.error("an invariant of money does not hold", { ...violation });
  }
  const email = emails.moneyProblems({ violations, publicUrl: services.config.publicUrl });
  const once = jobId === undefined ? {} : { id: mailOfJob(KIND, jobId) };
  await withTx(services.db, (trx) => alertStaff(trx, services, { ...once, kind: KIND, email }));
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, signal?.aborted ? 0 : ms);
  signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  return promise;
}
