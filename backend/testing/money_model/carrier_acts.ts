import fc from "fast-check";
import { linkToken } from "../../features/links/crypto.ts";
import { addUpload } from "../verification.ts";
import { type Act, expectDone, onSale } from "./act.ts";
import { type Sale, stopOf } from "./model.ts";
import type { World } from "./world.ts";

/** A carrier's pay in cents, for any way. */
const PAY_CENTS = 11_111;

/** Whether Hearthpaw delivers the pet of this sale. */
export const hasDelivery = ({ course }: Sale): boolean =>
  course !== undefined && (course.terms.delivery > 0n || course.terms.fundedDelivery > 0n);

/** Returns the unfinished delivery of a sale. */
const deliveryOf = (world: World, sale: Sale) =>
  world.db.selectFrom("deliveries").selectAll().where("reservation_id", "=", sale.id)
    .executeTakeFirstOrThrow();

async function report(world: World, sale: Sale, step: "picked-up" | "handed-off"): Promise<void> {
  const { services } = world.market;
  const { link_id, code } = await deliveryOf(world, sale);
  const token = linkToken(services.config, link_id!);
  const fileKey = await addUpload(services, { ownerId: sale.buyerId, purpose: "delivery-photo" });
  const json = { token, step, fileKey, ...(step === "handed-off" ? { code } : {}) };
  // A carrier on a bad connection reports twice.
  for (let times = 0; times < 2; times++) {
    expectDone(await world.market.call(null, "POST", "/v1/deliveries/report", json), `${sale.name}: ${step}`);
  }
}

export function pickUp(n: number): Act {
  return onSale(
    "a carrier picks a pet up",
    n,
    (sale) => sale.status === "paid" && !stopOf(sale) && hasDelivery(sale) && !sale.course!.isDeliveryBegun,
    async (sale, world) => {
      const { id } = await deliveryOf(world, sale);
      const carrier = { name: "Sam", email: "sam@example.com", phoneNumber: null, company: null };
      const offered = await world.call(world.staff, "POST", `/v1/admin/deliveries/${id}/offer`, {
        carrier,
        costCents: PAY_CENTS,
      });
      expectDone(offered, `${sale.name}: the offer`);
      const { link_id } = await deliveryOf(world, sale);
      const token = linkToken(world.market.services.config, link_id!);
      const answer = { token, answer: "accept" };
      expectDone(
        await world.market.call(null, "POST", "/v1/deliveries/answer", answer),
        `${sale.name}: the answer`,
      );
      await report(world, sale, "picked-up");
      sale.course!.isDeliveryBegun = true;
      return true;
    },
  );
}

export function handOff(n: number): Act {
  return onSale(
    "a carrier hands a pet off",
    n,
    (sale) => sale.status === "paid" && !stopOf(sale) && sale.course?.isDeliveryBegun === true,
    async (sale, world) => {
      await report(world, sale, "handed-off");
      sale.status = "handed-over";
      sale.handedOverAt = Date.now();
      return true;
    },
  );
}

/** Acts of carriers. */
export const carrierActs: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 2, arbitrary: fc.nat(20).map(pickUp) },
  { weight: 2, arbitrary: fc.nat(20).map(handOff) },
];
