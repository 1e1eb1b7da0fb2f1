import {
  findUnknown,
  foundTransfer,
  keepFound,
  readPayment,
  type Unknown,
} from "../ledger/finding_actions.ts";
import { leftCents } from "../ledger/finding_rules.ts";
import * as findings from "../ledger/finding_store.ts";
import { checkMoney, type Verdict } from "../ledger/invariant_actions.ts";
import type { Violation } from "../ledger/invariant_rules.ts";
import { bookOwnMovements, clearingOf } from "../ledger/movement_actions.ts";
import type { Clearing } from "../ledger/movement_rules.ts";
import { mailOfJob } from "../mails/actions.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { syncDispute } from "../sale/chargeback/index.ts";
import { bookOpenRefunds, syncRefunds } from "../sale/refund/index.ts";
import { type Check, keepCheck, sinceOfDifferences, takeUntold } from "./check_store.ts";
import { attachTransfer, makeFindingRefund } from "./finding_actions.ts";
import { makePayout } from "../payouts/payout_actions.ts";
import { settleIntent } from "../sale/payment/index.ts";
import { withTx } from "../../platform/db/tx.ts";
import { formatCents } from "../../platform/money.ts";
import { fail } from "../../platform/problem.ts";
import type { ProviderRecord } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import * as emails from "./emails.ts";

/** Pause between the two looks, in milliseconds, in which operations in progress can finish. */
const PAUSE_MS = 60_000;
const KIND = "money-invariants";
const DAY = 86_400_000;
/** Days to compare: the period in which a bank may contest a charge. The command compares everything. */
const DAYS = 120;
/** Maximum number of repairs per run. The rest waits for the next night, and the log reports it. */
const MOST_MENDED = 1_000;

/** The verdict, with the number of repairs on the way and the findings that remain for staff. */
export type Reconciled = Verdict & {
  mended: number;
  /** Our payments and transfers that only the provider knows and that are not settled yet. */
  found: { count: number; cents: number };
  /** Payments and transfers of the provider's account that are not ours. */
  others: number;
  /** Null if other systems use the provider's account too: its balance cannot be split between them. */
  clearing: Clearing | null;
};

/**
 * Compares the books with the provider's record, in both directions. Each mismatch is first read again at the
 * provider, as if its webhook had just arrived; only a mismatch that remains in both looks is a violation.
 * Records that the provider has and we lack are kept as findings. Staff are notified of each once. The
 * comparison reaches back to `since`, or else 120 days, and always as far as any known difference or finding.
 * Fails with `payments_unavailable`.
 */
export async function reconcileMoney(
  services: Services,
  options: { since?: Date; pauseMs?: number; signal?: AbortSignal; jobId?: string } = {},
): Promise<Reconciled> {
  const startedAt = services.now();
  const since = options.since ?? await usualSince(services, startedAt);
  await bookOpenRefunds(services);
  const record = await read(services, since);
  const unknown = await findUnknown(services, record);
  const { others } = unknown;
  let mended = await mendUnknown(services, record, unknown, options.signal);
  const isAlone = others === 0;
  if (isAlone) await bookOwnMovements(services, record);
  const first = await judge(services, record, { since, isAlone });
  let verdict = first;
  if (first.violations.length) {
    await mend(services, first.violations, options.signal);
    await pause(options.pauseMs ?? PAUSE_MS, options.signal);
    const second = await judge(services, await read(services, since), { since, isAlone });
    const before = new Set(first.violations.map(keyOf));
    const violations = second.violations.filter((violation) => before.has(keyOf(violation)));
    const still = new Set(violations.map(keyOf));
    mended += [...before].filter((key) => !still.has(key)).length;
    verdict = { ...second, violations };
  }
  const { count, cents } = await findings.sumWaiting(services.db);
  const reconciled = { ...verdict, mended, found: { count, cents }, others };
  await keep(services, reconciled, { startedAt, since });
  await report(services, reconciled, options.jobId);
  return reconciled;
}

/** Bookings and charges between two looks change the difference; only one that stays the same is an error. */
const keyOf = ({ invariant, subject, detail }: Violation) =>
  subject === CLEARING ? `${invariant} ${subject} ${detail}` : `${invariant} ${subject}`;

/** Subject of a difference between the ledger's account and the provider's balance. */
const CLEARING = "provider-clearing";

function clearingViolations(clearing: Clearing | null): Violation[] {
  if (!clearing || clearing.booksCents === clearing.providerCents) return [];
  const detail = `differs from the provider's balance by ${
    formatCents(clearing.providerCents - clearing.booksCents)
  }`;
  return [{ invariant: "I2", subject: CLEARING, detail }];
}

async function keep(
  services: Services,
  { seen, violations, mended, others, clearing }: Reconciled,
  when: Pick<Check, "startedAt" | "since">,
): Promise<void> {
  const { reservations, charges, refunds, disputes, payouts } = seen;
  const counts: Check["counts"] = { reservations, charges, refunds, disputes, payouts, others };
  const check = { ...when, endedAt: services.now(), counts, settled: mended, clearing };
  await withTx(services.db, (trx) => keepCheck(trx, check, violations));
}

async function usualSince({ db }: Services, now: Date): Promise<Date> {
  const usual = new Date(now.getTime() - DAYS * DAY);
  const { since } = await findings.sumWaiting(db);
  // The provider's times have no milliseconds.
  const earliest = [await sinceOfDifferences(db), since && new Date(since.getTime() - 1_000)];
  return earliest.reduce<Date>((first, known) => known && known < first ? known : first, usual);
}

async function read(services: Services, since: Date): Promise<ProviderRecord> {
  const answer = await services.payments.record(since);
  return answer.kind === "done" ? answer.value : fail("payments_unavailable");
}

async function judge(
  { db }: Services,
  record: ProviderRecord,
  { since, isAlone }: { since: Date; isAlone: boolean },
): Promise<Verdict & { clearing: Clearing | null }> {
  const verdict = await checkMoney(db, record, since);
  const clearing = isAlone ? await clearingOf(db, record) : null;
  return { ...verdict, violations: [...verdict.violations, ...clearingViolations(clearing)], clearing };
}

/**
 * Saves records that only the provider knows, and settles those that need no decision: transfers of our
 * payouts, refunds and disputes of payments that we know, and payments that were returned in full. Returns
 * the number settled. Fails with `payments_unavailable` if a record cannot be read, because otherwise it
 * would go unnoticed.
 */
async function mendUnknown(
  services: Services,
  record: ProviderRecord,
  unknown: Unknown,
  signal?: AbortSignal,
): Promise<number> {
  let settled = 0;
  let unread = 0;
  const refunds = Map.groupBy(record.refunds, ({ intentId }) => intentId);
  const disputes = Map.groupBy(record.disputes, ({ intentId }) => intentId);
  const before = await settledBefore(services, record, unknown);
  const payments = [...unknown.intents].filter((id) => !before.still.has(id)).map((id) => async () => {
    const seen = { refunds: refunds.get(id) ?? [], disputes: disputes.get(id) ?? [] };
    const found = await readPayment(services, id, seen);
    if (found === "unknown") unread++;
    else if (found && (await keepFound(services, found)).status === "settled" && !before.all.has(id)) {
      settled++;
    }
  });
  const transfers = unknown.transfers.filter(({ id }) => !before.still.has(id)).map(
    (transfer) => async () => {
      const finding = await keepFound(services, foundTransfer(transfer));
      if (finding.status !== "open") return;
      const refusal = await attachTransfer(services, finding, transfer);
      if (refusal === undefined) settled++;
      else services.log.info("a found transfer waits for staff", { transferId: transfer.id, refusal });
    },
  );
  const known = [
    ...[...unknown.refundsOf].map((id) => async () => {
      if (await syncRefunds(services, id) === "done") settled++;
    }),
    ...unknown.disputes.map((id) => async () => {
      if (await syncDispute(services, id) === "done") settled++;
    }),
  ];
  const waiting = await findings.findWaiting(services.db, MOST_MENDED);
  const refunding = waiting.filter(({ status }) => status === "refunding")
    .map(({ id }) => () => makeFindingRefund(services, id));
  await work(services, [...known, ...transfers, ...refunding, ...payments].slice(0, MOST_MENDED), signal);
  if (unread > 0) fail("payments_unavailable");
  // Found earlier and known by now: its rows are back, or the provider took the payment back before it was
  // paid.
  const still = new Set([...unknown.intents, ...unknown.transfers.map(({ id }) => id)]);
  const seen = new Set([...record.intents, ...record.transfers].map(({ id }) => id));
  for (const { id, subject, status } of waiting) {
    if (status !== "open" || still.has(subject) || !seen.has(subject)) continue;
    settled++;
    await findings.updateFinding(services.db, id, {
      status: "settled",
      settled_how: "booked",
      settled_at: services.now(),
    });
  }
  return settled;
}

/** Returns findings settled earlier, and those among them without any movement since. */
async function settledBefore(
  { db }: Services,
  { refunds, disputes, transfers }: ProviderRecord,
  unknown: Unknown,
): Promise<{ all: Set<string>; still: Set<string> }> {
  const subjects = [...unknown.intents, ...unknown.transfers.map(({ id }) => id)];
  const settled = (await findings.findFindings(db, subjects)).filter(({ status }) => status === "settled");
  const returned = new Map<string | null, number>(
    transfers.map(({ id, reversedCents }) => [id, reversedCents]),
  );
  for (const { intentId, status, amountCents } of refunds) {
    if (status === "succeeded") returned.set(intentId, (returned.get(intentId) ?? 0) + amountCents);
  }
  const contested = new Set(disputes.map(({ intentId }) => intentId));
  const still = settled.filter(({ subject, returned_cents }) =>
    returned_cents === (returned.get(subject) ?? 0) && !contested.has(subject)
  );
  const subjectsOf = (rows: typeof settled) => new Set(rows.map(({ subject }) => subject));
  return { all: subjectsOf(settled), still: subjectsOf(still) };
}

/** Reads mismatches at the provider once more. A failed read does not stop the others. */
async function mend(
  services: Services,
  violations: readonly Violation[],
  signal?: AbortSignal,
): Promise<void> {
  const intents = [...new Set(violations.flatMap(({ intentId }) => intentId ?? []))].slice(0, MOST_MENDED);
  const disputes = [...new Set(violations.flatMap(({ disputeId }) => disputeId ?? []))].slice(0, MOST_MENDED);
  const payouts = [...new Set(violations.flatMap(({ payoutId }) => payoutId ?? []))].slice(0, MOST_MENDED);
  await work(services, [
    ...intents.flatMap((id) => [
      async () => void await settleIntent(services, id),
      async () => void await syncRefunds(services, id),
    ]),
    ...disputes.map((id) => async () => void await syncDispute(services, id)),
    ...payouts.map((id) => () => makePayout(services, id)),
  ], signal);
}

async function work(
  services: Services,
  works: readonly (() => Promise<void>)[],
  signal?: AbortSignal,
): Promise<void> {
  for (const one of works) {
    if (signal?.aborted) return;
    await one().catch((error) => services.log.warn("could not check money again", { error }));
  }
}

/** Logs everything that is open, and sends staff one email about new items. */
async function report(
  services: Services,
  { violations, found }: Reconciled,
  jobId: string | undefined,
): Promise<void> {
  for (const violation of violations.slice(0, MOST_MENDED)) {
    services.log.error("an invariant of money does not hold", { ...violation });
  }
  if (found.count > 0) services.log.error("the provider has money that we don't know", found);
  await withTx(services.db, async (trx) => {
    const untold = await takeUntold(trx, services.now());
    if (untold.differences.length + untold.findings.length === 0) return;
    const email = emails.moneyProblems({
      violations: untold.differences,
      found: untold.findings.map(({ kind, subject, metadata, ...finding }) => ({
        kind,
        subject,
        petName: metadata.petName ?? "",
        amountCents: leftCents({
          kind,
          amountCents: finding.amount_cents,
          returnedCents: finding.returned_cents,
          withdrawnCents: finding.withdrawn_cents,
          feeCents: finding.fee_cents,
        }),
      })),
      open: violations.length + found.count,
      publicUrl: services.config.publicUrl,
    });
    const once = jobId === undefined ? {} : { id: mailOfJob(KIND, jobId) };
    await alertStaff(trx, services, { ...once, kind: KIND, email });
  });
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, signal?.aborted ? 0 : ms);
  signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  return promise;
}
