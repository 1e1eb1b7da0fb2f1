import fc from "fast-check";
import { type Act, expectDone, onSale } from "./act.ts";
import { cancelAsBreeder } from "./breeder_acts.ts";
import { askToPay, paid, payNow } from "./buyer_acts.ts";
import { closeBank, endPayouts, failRefund, refundThere } from "./provider_acts.ts";
import { end, HOUR, stopOf } from "./model.ts";

/** Lets time pass and runs the cron jobs. */
export function pass(hours: number): Act {
  return {
    kind: hours < 24 ? "hours pass" : "days pass",
    how: `${hours} hours`,
    can: () => true,
    async go(_model, world) {
      await world.pass(hours * HOUR);
      return true;
    },
  };
}

/** The server stops during a breeder's cancellation or a buyer's payment, and another server continues. */
export function crash(n: number, calls: number, when: "before" | "after"): Act {
  return onSale(
    "the server stops in a cancellation",
    n,
    (sale) => sale.status === "paid" && !stopOf(sale),
    async (sale, world) => {
      const cancel = async () => {
        await world.shop.status(await world.person(sale.seller), sale.id, "cancel", "The puppy is ill.");
        await world.settle();
      };
      const stopped = await world.crashDuring({ calls, when }, cancel);
      await cancel();
      end(sale, Date.now());
      sale.status = "cancelled-by-breeder";
      return stopped;
    },
    `call ${calls}, ${when} its effect`,
  );
}

export function crashPaying(n: number, calls: number, when: "before" | "after"): Act {
  return onSale(
    "the server stops in a payment",
    n,
    (sale) => sale.status === "deposit-paid" && !stopOf(sale),
    async (sale, world) => {
      const intent = await askToPay(sale, world);
      await world.shop.confirm(intent);
      const verify = async () =>
        void await world.shop.verify(await world.person({ id: sale.buyerId }), intent);
      const stopped = await world.crashDuring({ calls, when }, verify);
      paid(sale, intent);
      return stopped;
    },
    `call ${calls}, ${when} its effect`,
  );
}

/** The server misses all news from the provider until the nightly comparison of the books. */
export function lostNews(of: Act): Act {
  return {
    kind: "news is lost",
    how: `${of.kind}, ${of.how}`,
    can: of.can,
    async go(model, world) {
      world.deafen(true);
      const isDone = await of.go(model, world);
      await world.settle();
      world.deafen(false);
      if (isDone) await world.pass(26 * HOUR);
      return isDone;
    },
  };
}

/** Restores a backup from before an act, and lets staff settle the findings of the book comparison. */
export function restored(of: Act): Act {
  return {
    kind: "a backup is restored",
    how: `${of.kind}, ${of.how}`,
    can: of.can,
    async go(model, world) {
      const before = new Map(model.sales.map(({ id, status }) => [id, status]));
      const isDone = await world.restoreAfter(() => of.go(model, world));
      // The restored database has lost the decision, but the money was still returned.
      for (const sale of model.sales) {
        if (before.get(sale.id) !== sale.status && sale.isUndone) sale.status = "cancelled-by-platform";
      }
      await world.tick();
      const { body } = await world.call(world.staff, "GET", "/v1/admin/reconciliation");
      for (const { id, kind, status } of body.findings as { id: string; kind: string; status: string }[]) {
        if (kind !== "payment" || status !== "open") continue;
        expectDone(
          await world.call(world.staff, "POST", `/v1/admin/reconciliation/findings/${id}/attach`),
          "restoring a sale",
        );
      }
      await world.tick();
      return isDone;
    },
  };
}

const nth = fc.nat({ max: 3 });
const calls = fc.integer({ min: 1, max: 2 });
const when = fc.constantFrom("before" as const, "after" as const);

/** Acts of the clock, and failures of servers. */
export const troubleActs: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 6, arbitrary: fc.constantFrom(1, 6, 26, 50, 75, 24 * 8, 24 * 15).map(pass) },
  { weight: 1, arbitrary: fc.tuple(nth, calls, when).map(([n, c, w]) => crash(n, c, w)) },
  { weight: 3, arbitrary: fc.tuple(nth, calls, when).map(([n, c, w]) => crashPaying(n, c, w)) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.tuple(nth, fc.boolean()).map(([n, isPart]) => refundThere(n, isPart)),
      fc.tuple(nth, fc.constantFrom("wins" as const, "loses" as const)).map(([n, to]) => closeBank(n, to)),
      nth.map(failRefund),
      fc.constantFrom("pay" as const, "fail" as const).map(endPayouts),
    ).map(lostNews),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.tuple(nth, fc.boolean()).map(([n, comesBack]) => payNow(n, comesBack)),
      nth.map((n) => cancelAsBreeder(n, ["paid"])),
      fc.constantFrom(26, 75, 24 * 15).map(pass),
    ).map(restored),
  },
];
