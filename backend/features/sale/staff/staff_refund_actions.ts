import type { Kysely } from "kysely";
import type {
  MoneyApproval,
  RefundBearer,
  RefundOrderBody,
  StaffRefundQuote,
} from "../../../generated/types.ts";
import type { Database } from "../../../platform/db/schema.ts";
import { asOfOneMoment, withTx } from "../../../platform/db/tx.ts";
import { formatCents } from "../../../platform/money.ts";
import { fail, failFields } from "../../../platform/problem.ts";
import type { Services } from "../../../services.ts";
import { type Approve, askIfLarge } from "../../approvals/actions.ts";
import { refundedByStaff } from "../../approvals/store.ts";
import { recordDecision } from "../../audit/actions.ts";
import { bornByPlatform, clearedCents, type Entry } from "../../ledger/rules.ts";
import { lockBreeder } from "../../ledger/store.ts";
import { cancelLocked, endReservation, fundingOf } from "../ending/index.ts";
import {
  fundsAround,
  giveBack,
  ownBreederCents,
  type Part,
  planCancellation,
  refundablesOf,
  shareRefund,
  splitRefund,
  standingEntries,
  totalRefundable,
} from "../refund_plan/index.ts";
import {
  type Checkout,
  findCheckout,
  hasOpenChargebacks,
  lockCheckout,
  moveFor,
  writeEvent,
} from "../order/index.ts";
import { notify } from "../notices/index.ts";
import { type StaffPlan, staffQuoteOf } from "./staff_refund_view.ts";
import { findStaffRefund, insertStaffRefund } from "./staff_refund_store.ts";
import { findOrder } from "./staff_store.ts";

type Db = Kysely<Database>;
type Refund = RefundOrderBody & {
  orderId: string;
  actorId: string;
  /** Approval by a second person, so this refund needs no other. */
  approve?: Approve;
};
type Asked = { scope: "sale" | "part"; amountCents?: number; bornBy?: RefundBearer; isPetReturned?: boolean };
type Which = Pick<Refund, "scope" | "orderId">;
/**
 * Refund of canceling the sale, null if the sale is not open, and the highest refund of this order; in cents.
 */
type Most = { saleCents: number | null; refundableCents: number };

/**
 * Returns the effects of a refund by staff now; changes nothing. Undefined if there is no such order. Fails
 * with `order_unpaid`, `dispute_open`, `chargeback_open`, `transition_not_allowed` or `refund_too_large`.
 */
export function quoteOrderRefund(
  db: Db,
  orderId: string,
  query: Partial<Asked>,
): Promise<StaffRefundQuote | undefined> {
  return asOfOneMoment(db, async (trx) => {
    const order = await findOrder(trx, orderId);
    const checkout = order && await findCheckout(trx, order.reservedPetId);
    if (!checkout) return undefined;
    const asked = {
      ...query,
      orderId,
      scope: query.scope ?? (isSaleOpen(checkout, orderId) ? "sale" : "part"),
    };
    const most = await refuse(trx, checkout, asked);
    return staffQuoteOf(checkout, await planOf(trx, checkout, asked, most), { ...asked, ...most });
  });
}

/**
 * Refunds an order for staff: the whole of an open sale, which ends the sale, or a part, which the breeder or
 * the platform bears. Repeating a request with the same key refunds only once. Fails with `not_found`, the
 * errors of a quote, `refund_changed` if the quote was different, `idempotency_conflict`,
 * `payment_processing`, `payments_unavailable` or `approval_waiting`. If it needs a second person, refunds
 * nothing yet and returns the request for approval.
 */
export async function refundOrder(services: Services, refund: Refund): Promise<MoneyApproval | undefined> {
  const order = await findOrder(services.db, refund.orderId) ?? fail("not_found");
  const isSale = refund.scope === "sale";
  if (isSale && refund.bornBy !== undefined) {
    wrongField("bornBy", "You only choose who pays for a partial refund.");
  }
  if (!isSale && refund.amountCents === 0) wrongField("amountCents", "Enter an amount above $0.");
  if (!isSale && refund.bornBy === undefined) wrongField("bornBy", "Choose who pays for it.");
  if (!isSale && refund.isPetReturned !== undefined) {
    wrongField("isPetReturned", "Only a canceled sale says where the pet is.");
  }
  const asked = refund.approve ? undefined : await askSecondPerson(services, order.reservedPetId, refund);
  if (!asked) await (isSale ? cancelSale : refundPart)(services, order.reservedPetId, refund);
  return asked;
}

/**
 * Asks for a second person if the refund, together with earlier staff refunds of the sale, is above the
 * limit. A refund that passes here still fails if another refund comes first, because that changes the
 * refundable amount.
 */
async function askSecondPerson(
  services: Services,
  reservationId: string,
  refund: Refund,
): Promise<MoneyApproval | undefined> {
  return await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, reservationId))!;
    if (await isMade(trx, refund)) return undefined;
    await refuseChanged(trx, checkout, refund);
    await planOf(trx, checkout, refund, refund);
    const { orderId, actorId, approve: _, ...asked } = refund;
    return await askIfLarge(trx, services, {
      kind: "refund",
      subjectId: orderId,
      about: checkout.pet.name,
      amountCents: refund.amountCents,
      beforeCents: await refundedByStaff(trx, reservationId),
      reason: refund.reason,
      actorId,
      asked,
    });
  });
}

async function cancelSale(services: Services, reservationId: string, refund: Refund): Promise<void> {
  await endReservation(services, reservationId, {
    isDone: (db) => isMade(db, refund),
    plan: async (db, checkout) => {
      await refuseChanged(db, checkout, refund);
      return await planCancellation(db, checkout, "admin");
    },
    carryOut: async (trx, checkout, plan) => {
      await refund.approve?.(trx);
      const { breederCents } = await planOf(trx, checkout, refund, refund);
      const isPetReturned = refund.isPetReturned ?? checkout.reservation.status !== "handed-over";
      await cancelLocked(trx, services, checkout, plan, {
        id: refund.actorId,
        actor: "admin",
        reason: refund.reason,
        isPetReturned,
      });
      await writeDown(trx, services, checkout, refund, {
        born_by: null,
        breeder_cents: breederCents,
        is_pet_returned: isPetReturned,
        statusAfter: plan.move.to,
      });
    },
  });
}

async function refundPart(services: Services, reservationId: string, refund: Refund): Promise<void> {
  await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, reservationId))!;
    if (await isMade(trx, refund)) return;
    await refuseChanged(trx, checkout, refund);
    await refund.approve?.(trx);
    await lockBreeder(trx, checkout.pet.breederId);
    const plan = await planOf(trx, checkout, refund, refund);
    const { reservation } = checkout;
    const id = await writeDown(trx, services, checkout, refund, {
      born_by: refund.bornBy!,
      breeder_cents: plan.breederCents,
      is_pet_returned: null,
      statusAfter: reservation.status,
    });
    await giveBack(trx, services, checkout, { ...plan, id, reason: "staff" });
    await writeEvent(trx, reservation, reservation.status, {
      id: services.newId(),
      actor: "admin",
      actorId: refund.actorId,
      reason: `Refund of ${formatCents(refund.amountCents)}. ${refund.reason}`,
    });
    await notify(trx, services, reservation.id, "goodwill", id);
  });
}

/**
 * Whether this same refund has been made; a different one under its key fails with `idempotency_conflict`.
 */
async function isMade(db: Db, refund: Refund): Promise<boolean> {
  const known = await findStaffRefund(db, refund.orderId, refund.idempotencyKey);
  if (!known) return false;
  const isSame = known.scope === refund.scope && known.amount_cents === refund.amountCents &&
    known.born_by === (refund.bornBy ?? null) && known.reason === refund.reason &&
    (refund.isPetReturned ?? known.is_pet_returned) === known.is_pet_returned;
  return isSame ||
    fail("idempotency_conflict", {
      detail: "Another refund was sent from here a moment ago. Check the order again before you refund more.",
    });
}

/** Whether this is the order of a pet whose sale the platform can cancel. */
function isSaleOpen({ reservation, order }: Checkout, orderId: string): boolean {
  return order.id === orderId && moveFor(reservation.status, "cancel", "admin") !== undefined;
}

/** Returns the payments that a refund may draw on: those of the whole sale, or of this order alone. */
function partsOf(parts: readonly Part[], { scope, orderId }: Which): Part[] {
  return parts.filter(({ order }) => scope === "sale" || order.id === orderId);
}

/** Returns the refundable amounts; fails if staff cannot refund now. */
async function refuse(db: Db, checkout: Checkout, which: Which): Promise<Most> {
  if (checkout.reservation.status === "disputed") fail("dispute_open");
  const parts = await refundablesOf(db, checkout);
  if (await hasOpenChargebacks(db, partsOf(parts, which).map(({ payment }) => payment.id))) {
    fail("chargeback_open");
  }
  const saleCents = isSaleOpen(checkout, which.orderId) ? totalRefundable(parts) : null;
  const refundableCents = totalRefundable(partsOf(parts, { ...which, scope: "part" }));
  // A sale can end even without a refund: a code made it free, or a bank has taken all its money.
  return which.scope === "part" && refundableCents === 0
    ? fail("order_unpaid")
    : { saleCents, refundableCents };
}

async function refuseChanged(db: Db, checkout: Checkout, refund: Refund): Promise<void> {
  const { saleCents, refundableCents } = await refuse(db, checkout, refund);
  const isSame = refund.refundableCents === refundableCents &&
    (refund.scope === "part" || saleCents === null || saleCents === refund.amountCents);
  if (isSame) return;
  fail("refund_changed", {
    detail: `${
      formatCents(refund.scope === "sale" ? saleCents ?? 0 : refundableCents)
    } can be refunded now. Check the new amounts, then try again.`,
  });
}

async function planOf(
  db: Db,
  checkout: Checkout,
  asked: Asked & Which,
  { refundableCents }: Pick<Most, "refundableCents">,
): Promise<StaffPlan> {
  if (asked.scope === "sale" && asked.orderId !== checkout.order.id) {
    fail("transition_not_allowed", {
      detail: "You can't cancel add-ons as a sale. Refund part or all of the amount instead.",
    });
  }
  const parts = partsOf(await refundablesOf(db, checkout), asked);
  const { back, others } = asked.scope === "sale"
    ? {
      back: (await planCancellation(db, checkout, "admin")).parts.map((part) => part.back),
      others: (await fundingOf(db, checkout)).flatMap(({ entries }) => entries),
    }
    : { back: planPart(parts, checkout, asked, refundableCents), others: [] };
  const funds = await fundsAround(db, checkout, [...back.flat(), ...others], asked.scope === "sale");
  return { parts, back, ...funds, amountCents: 0 - clearedCents(back.flat()) };
}

function planPart(parts: readonly Part[], checkout: Checkout, asked: Asked & Which, most: number): Entry[][] {
  const cents = asked.amountCents ?? most;
  const isOpen = isSaleOpen(checkout, asked.orderId);
  if (cents > most || (isOpen && cents === most)) {
    fail("refund_too_large", {
      detail: cents > most
        ? `You can refund up to ${formatCents(most)} for this order.`
        : "To refund everything, cancel the sale instead.",
    });
  }
  const standing = parts.map((part) => ({ remaining: standingEntries(part), lostCents: 0 }));
  const back = splitRefund(standing, cents);
  if (asked.bornBy === "platform") return back.map(bornByPlatform);
  const breederCents = ownBreederCents(standing, back);
  return shareRefund(standing, back, { breederId: checkout.pet.breederId, breederCents });
}

async function writeDown(
  trx: Db,
  services: Pick<Services, "newId">,
  { reservation }: Checkout,
  refund: Refund,
  { statusAfter, ...row }: {
    born_by: RefundBearer | null;
    breeder_cents: number;
    is_pet_returned: boolean | null;
    statusAfter: string;
  },
): Promise<string> {
  const id = services.newId();
  await insertStaffRefund(trx, {
    id,
    order_id: refund.orderId,
    reservation_id: reservation.id,
    idempotency_key: refund.idempotencyKey,
    scope: refund.scope,
    amount_cents: refund.amountCents,
    reason: refund.reason,
    ...row,
  });
  await recordDecision(trx, {
    actorId: refund.actorId,
    action: refund.scope === "sale" ? "order-cancelled" : "order-refunded",
    subjectKind: "order",
    subjectId: refund.orderId,
    reason: refund.reason,
    before: { reservation: reservation.status },
    after: { reservation: statusAfter, refundCents: refund.amountCents, bornBy: row.born_by },
  });
  return id;
}

function wrongField(field: "bornBy" | "isPetReturned" | "amountCents", detail: string): never {
  return failFields({ pointer: `body/${field}`, code: "not_allowed", detail });
}
