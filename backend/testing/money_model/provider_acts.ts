import fc from "fast-check";
import { type Act, onSale, pick } from "./act.ts";
import { isOpen, isOver, type Sale } from "./model.ts";
import { giveBack, leftOf, type Paid, refundable } from "./sale.ts";

const sold = (sale: Sale): Paid[] => sale.course?.payments.filter(({ intent }) => intent !== null) ?? [];

export function openBank(n: number, isPart: boolean): Act {
  const contestable = (sale: Sale) =>
    sold(sale).filter(({ intent }) => !sale.banks.some((bank) => bank.intent === intent));
  return onSale(
    isPart ? "a bank contests a part" : "a bank contests a payment",
    n,
    (sale) => contestable(sale).length > 0,
    async (sale, world) => {
      const { intent } = pick(contestable(sale), n);
      const received = world.record().intents.find(({ id }) => id === intent)!.amount_received;
      const { id } = await world.payments.ask<{ id: string }>("POST", "/disputes", {
        intentId: intent,
        reason: "fraudulent",
        ...(isPart ? { amountCents: Math.ceil(received * (1 + n % 2) / 3) } : {}),
      });
      sale.banks.push({ id, intent: intent!, state: "open" });
      return true;
    },
  );
}

export type Verdict = "wins" | "loses" | "loses in part" | "appeals" | "wins on appeal";
export function closeBank(n: number, verdict: Verdict): Act {
  const state = verdict === "appeals" ? "lost" : verdict === "wins on appeal" ? "appealed" : "open";
  const found = (sale: Sale) => sale.banks.filter((bank) => bank.state === state);
  return onSale(`the platform ${verdict}`, n, (sale) => found(sale).length > 0, async (sale, world) => {
    const bank = pick(found(sale), n);
    const of = (what: string, json: object) =>
      world.payments.ask<{ amount: number }>("POST", `/disputes/${bank.id}/${what}`, json);
    if (verdict === "appeals") {
      await of("appeal", { isSent: true });
      bank.state = "appealed";
      return true;
    }
    const { amount } = world.record().disputes.find(({ id }) => id === bank.id)!;
    const isWon = verdict === "wins" || verdict === "wins on appeal";
    await of("close", {
      outcome: isWon ? "won" : "lost",
      ...(verdict === "loses in part" ? { reinstatedCents: Math.floor(amount / 4) } : {}),
    });
    bank.state = isWon ? "won" : "lost";
    return true;
  });
}

/** A refund of a payment is made in the provider's own dashboard. */
export function refundThere(n: number, isPart: boolean): Act {
  const possible = (sale: Sale) =>
    refundable(sale.course!).filter(({ intent, kind }) =>
      kind !== "Add-ons" && !sale.banks.some((bank) => bank.intent === intent)
    );
  return onSale(
    isPart ? "a part is refunded at the provider" : "all is refunded at the provider",
    n,
    (sale) => (isOpen(sale) || sale.status === "completed") && !sale.dispute && possible(sale).length > 0,
    async (sale, world) => {
      const payment = pick(possible(sale), n);
      const left = leftOf([payment]);
      const cents = isPart ? left / 4n : left;
      if (cents === 0n) return false;
      const answer = await world.payments.refund({
        intentId: payment.intent!,
        amountCents: Number(cents),
        reason: "requested_by_customer",
        metadata: {},
        idempotencyKey: crypto.randomUUID(),
      });
      if (answer.kind !== "done") return false;
      giveBack(sale.course!, [payment], cents, "each line");
      return true;
    },
  );
}

/** The bank returns a refund that had been made. */
export function failRefund(n: number): Act {
  return {
    kind: "a refund comes back",
    how: `${n}`,
    can: ({ sales }) => sales.some((sale) => isOver(sale) || sale.status === "completed"),
    async go({ sales }, world) {
      const own = new Set(
        sales.flatMap((sale) => sold(sale).map(({ intent }) => intent)),
      );
      const { body: { refunds: owed } } = await world.call(world.staff, "GET", "/v1/admin/refunds");
      void owed;
      const made = world.record().refunds.filter(({ payment_intent, status }) =>
        own.has(payment_intent) && status === "succeeded"
      );
      if (made.length === 0) return false;
      await world.payments.ask("POST", `/refunds/${pick(made, n).id}/end`, { outcome: "fail" });
      return true;
    },
  };
}

/** Banks accept the payouts on their way, or return them. */
export function endPayouts(outcome: "pay" | "fail"): Act {
  return {
    kind: outcome === "pay" ? "payouts arrive" : "payouts come back",
    how: "",
    can: () => true,
    async go({ sellers }, world) {
      const accounts = new Set(sellers.map(({ accountId }) => accountId));
      const open = world.record().payouts.filter(({ status, _account }) =>
        status === "pending" && accounts.has(_account)
      );
      for (const { id } of open) await world.payments.ask("POST", `/payouts/${id}/end`, { outcome });
      return open.length > 0;
    },
  };
}

const nth = fc.nat({ max: 3 });
const verdict = fc.constantFrom<Verdict>("wins", "loses", "loses in part", "appeals", "wins on appeal");

/** Decisions of banks, and actions in the provider's dashboard. */
export const providerActs: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 4, arbitrary: fc.tuple(nth, fc.boolean()).map(([n, isPart]) => openBank(n, isPart)) },
  { weight: 8, arbitrary: fc.tuple(nth, verdict).map(([n, to]) => closeBank(n, to)) },
  { weight: 3, arbitrary: fc.tuple(nth, fc.boolean()).map(([n, isPart]) => refundThere(n, isPart)) },
  { weight: 2, arbitrary: nth.map(failRefund) },
  { weight: 3, arbitrary: fc.constantFrom("pay" as const, "fail" as const).map(endPayouts) },
];
