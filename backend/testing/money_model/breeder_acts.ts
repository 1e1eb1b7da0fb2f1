import fc from "fast-check";
import { type Act, expectDone, expectRefused, onSale, onSeller } from "./act.ts";
import { hasDelivery } from "./carrier_acts.ts";
import { DAY, end, HOUR, isContested, isOpen, type Sale, stopOf } from "./model.ts";
import { cancelLate } from "./sale.ts";
import type { World } from "./world.ts";

/** The breeder cancels a sale in one of these statuses. Only a fully paid sale always returns everything. */
export function cancelAsBreeder(n: number, of: readonly string[] = ["deposit-paid", "paid"]): Act {
  return onSale(
    "breeder cancels",
    n,
    (sale) => of.includes(sale.status) && !isContested(sale) && !sale.seller.isSuspended,
    async (sale, world) => {
      const seller = await world.person(sale.seller);
      const { due } = await dueOf(sale, world);
      expectDone(
        await world.shop.status(seller, sale.id, "cancel", "The puppy is ill."),
        `${sale.name}: the breeder's cancellation`,
      );
      const { status } = await rowOf(sale, world);
      const isReleased = status === "cancelled-by-buyer" ||
        (status === "refunded" && due !== null && Date.now() > due + 4 * DAY);
      if (isReleased && (due === null || Date.now() < due + 72 * HOUR)) {
        throw new Error(`${sale.name} was released before the grace of its balance was over`);
      }
      if (isReleased && Date.now() - sale.paidAt! > 48 * HOUR) {
        cancelLate(sale.course!);
        sale.endedAt = Date.now();
        world.count("breeder releases");
      } else end(sale, Date.now());
      sale.status = isReleased ? "cancelled-by-buyer" : "cancelled-by-breeder";
      return true;
    },
  );
}

async function rowOf({ id }: Sale, { db }: World) {
  return await db.selectFrom("reservations").select(["status", "balance_due_at"]).where("id", "=", id)
    .executeTakeFirstOrThrow();
}

const dueOf = async (sale: Sale, world: World) => {
  const { status, balance_due_at } = await rowOf(sale, world);
  return { due: status === "deposit-paid" ? balance_due_at?.getTime() ?? null : null };
};

const mayComplete = (sale: Sale): boolean =>
  !stopOf(sale) &&
  (sale.status === "handed-over" ||
    (sale.status === "paid" && Date.now() > sale.lastPaidAt! + 49 * HOUR &&
      (!hasDelivery(sale) || sale.course!.isDeliveryBegun === true)));

export function complete(n: number): Act {
  return onSale("breeder completes", n, mayComplete, async (sale, world) => {
    expectDone(
      await world.shop.complete(await world.person(sale.seller), sale.id),
      `${sale.name}: completing`,
    );
    sale.status = "completed";
    sale.completedAt = Date.now();
    return true;
  });
}

export function extend(n: number): Act {
  return onSale(
    "breeder extends",
    n,
    (sale) => sale.status === "deposit-paid" && !stopOf(sale),
    async (sale, world) => {
      const { status } = await world.shop.status(await world.person(sale.seller), sale.id, "extend");
      return status < 300;
    },
  );
}

/** The breeder switches to another payout account or another bank. */
export function changeAccount(n: number, bank: "takes" | "rejects"): Act {
  return onSeller(
    "breeder changes the payout account",
    n,
    ({ isSuspended, isClosed }) => !isSuspended && !isClosed,
    async (seller, world) => {
      world.forget(seller);
      expectDone(
        await world.call(seller, "POST", "/v1/breeders/payouts/onboarding", {}),
        "the account for payouts",
      );
      await world.payments.ask("POST", `/accounts/${seller.accountId}/complete`, { bank });
      return true;
    },
    `a bank that ${bank}`,
  );
}

/** Checks that a stopped sale accepts, charges and completes nothing. */
export function tryStopped(n: number): Act {
  return onSale(
    "a stopped sale is pressed on",
    n,
    (sale) => isOpen(sale) && stopOf(sale) !== undefined,
    async (sale, world) => {
      const buyer = await world.person({ id: sale.buyerId });
      expectRefused(
        await world.shop.balance(buyer, sale.id),
        `${sale.name}: paying a balance of a stopped sale`,
      );
      expectRefused(
        await world.call(buyer, "POST", "/v1/payments/add-ons", {
          reservationId: sale.id,
          addOnIds: ["x"],
          paymentMethod: "card",
        }),
        `${sale.name}: add-ons of a stopped sale`,
      );
      if (sale.seller.isSuspended) return true;
      expectRefused(
        await world.shop.complete(await world.person(sale.seller), sale.id),
        `${sale.name}: completing a stopped sale`,
      );
      return true;
    },
  );
}

const nth = fc.nat({ max: 3 });
const bank = fc.constantFrom("takes" as const, "rejects" as const);

/** Acts of breeders, and attempts on stopped sales that must fail. */
export const breederActs: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 2, arbitrary: nth.map(cancelAsBreeder) },
  { weight: 5, arbitrary: nth.map(complete) },
  { weight: 3, arbitrary: nth.map(extend) },
  { weight: 1, arbitrary: fc.tuple(nth, bank).map(([n, to]) => changeAccount(n, to)) },
  { weight: 3, arbitrary: nth.map(tryStopped) },
];
