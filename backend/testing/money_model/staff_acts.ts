import fc from "fast-check";
import { type Act, expectDone, onSale, onSeller } from "./act.ts";
import { end, isContested, isOpen } from "./model.ts";
import { giveBack, leftOf, refundable } from "./sale.ts";
import type { World } from "./world.ts";

const post = (world: World, path: string, json: unknown) => world.call(world.staff, "POST", path, json);

export function decide(n: number, how: "nothing" | "a part" | "all"): Act {
  return onSale(
    `staff decide a dispute: ${how}`,
    n,
    (sale) =>
      sale.status === "disputed" && !isContested(sale) && !sale.banks.some(({ state }) => state === "lost") &&
      (how !== "a part" || leftOf(refundable(sale.course!)) > 100n),
    async (sale, world) => {
      const from = refundable(sale.course!);
      const cents = leftOf(from) / 3n;
      const body = how === "nothing"
        ? { outcome: "release" }
        : { outcome: "refund", ...(how === "a part" ? { refundCents: Number(cents) } : {}) };
      expectDone(
        await post(world, `/v1/admin/disputes/${sale.dispute}/decide`, {
          reason: "The vet's report.",
          earlyReason: "Both agreed.",
          ...body,
        }),
        `${sale.name}: deciding`,
      );
      delete sale.dispute;
      if (how === "all") {
        end(sale, Date.now());
        sale.status = "refunded";
        return true;
      }
      if (how === "a part") giveBack(sale.course!, from, cents);
      sale.status = "completed";
      sale.completedAt ??= Date.now();
      return true;
    },
  );
}

export function refundOrder(n: number, scope: "sale" | "part", bornBy: "breeder" | "platform"): Act {
  return onSale(
    scope === "sale" ? "staff refund a sale" : `staff refund a part, borne by the ${bornBy}`,
    n,
    (sale) =>
      !sale.dispute && !isContested(sale) && !sale.banks.some(({ state }) => state === "lost") &&
      (scope === "sale" ? isOpen(sale) : (isOpen(sale) || sale.status === "completed") &&
        leftOf(refundable(sale.course!, sale.orderId)) > 3_000n),
    async (sale, world) => {
      const path = `/v1/admin/orders/${sale.orderId}`;
      const from = refundable(sale.course!, sale.orderId);
      const cents = leftOf(from) / 5n;
      const asked = scope === "sale" ? "?scope=sale" : `?scope=part&amountCents=${cents}&bornBy=${bornBy}`;
      const { body: { quote }, ...answer } = await world.call(
        world.staff,
        "GET",
        `${path}/refund-quote${asked}`,
      );
      if (!quote) throw new Error(`${sale.name}: no quote: ${answer.status}`);
      const refund = {
        scope,
        refundableCents: quote.refundableCents,
        reason: "As agreed.",
        idempotencyKey: crypto.randomUUID(),
        ...(scope === "sale" ? { amountCents: quote.saleCents } : { amountCents: Number(cents), bornBy }),
      };
      for (let times = 0; times < 2; times++) {
        expectDone(
          await post(world, `${path}/refund`, refund),
          `${sale.name}: a refund by staff`,
        );
      }
      if (scope === "part") giveBack(sale.course!, from, cents, bornBy);
      else {
        end(sale, Date.now());
        sale.status = "cancelled-by-platform";
      }
      return true;
    },
  );
}

export function stand(n: number, to: "Suspended" | "Active"): Act {
  const isSuspending = to === "Suspended";
  return onSeller(
    isSuspending ? "staff suspend a breeder" : "staff reinstate a breeder",
    n,
    (seller) => seller.isSuspended !== isSuspending && !seller.isClosed,
    async (seller, world) => {
      expectDone(
        await world.call(world.staff, "PUT", `/v1/admin/users/${seller.id}/status`, {
          accountStatus: to,
          reason: "Photos of other kennels.",
        }),
        "a change of standing",
      );
      seller.isSuspended = isSuspending;
      world.forget(seller);
      return true;
    },
  );
}

/** Staff retry an owed refund, or pay it by check if the provider has none in progress. */
export function settleOwed(isTried: boolean): Act {
  return {
    kind: isTried ? "staff retry an owed refund" : "staff pay an owed refund by check",
    how: "",
    can: ({ sales }) => sales.some(({ course }) => course !== undefined),
    async go(_model, world) {
      const { body: { refunds } } = await world.call(world.staff, "GET", "/v1/admin/refunds");
      let done = 0;
      for (const { id } of refunds) {
        const { status } = isTried
          ? await post(world, `/v1/admin/refunds/${id}/retry`, {})
          : await post(world, `/v1/admin/refunds/${id}/settled`, { how: "check", reason: "Check 1042." });
        if (status < 300) done++;
      }
      return done > 0;
    },
  };
}

const nth = fc.nat({ max: 3 });
const outcome = fc.constantFrom("nothing" as const, "a part" as const, "a part" as const, "all" as const);
const scope = fc.constantFrom("sale" as const, "part" as const, "part" as const);
const bearer = fc.constantFrom("breeder" as const, "platform" as const);

/** Acts of staff. */
export const staffActs: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 4, arbitrary: fc.tuple(nth, outcome).map(([n, how]) => decide(n, how)) },
  { weight: 4, arbitrary: fc.tuple(nth, scope, bearer).map(([n, what, by]) => refundOrder(n, what, by)) },
  { weight: 1, arbitrary: nth.map((n) => stand(n, "Suspended")) },
  { weight: 3, arbitrary: nth.map((n) => stand(n, "Active")) },
  { weight: 2, arbitrary: fc.boolean().map(settleOwed) },
];
