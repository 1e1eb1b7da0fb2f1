import { TERMS_VERSION } from "../../features/accounts/rules.ts";
import type { AddOnLine } from "../../features/add_ons/rules.ts";
import type { ReservationStatus } from "../../platform/db/schema.ts";
import { CURRENT_FEE_STRUCTURE } from "../../features/sale/price/index.ts";
import { goHomeDay } from "../../features/pets/rules.ts";
import { HOLD_MINUTES, type Progress } from "../../features/sale/order/index.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Listing } from "./listing.ts";
import type { Random } from "../../platform/random.ts";
import { addOnPriceOf, pay, type Payment, priceOf, refund, release } from "./sale_money.ts";
import type { Buyer, Sales, Story } from "./sale_story.ts";

const NUMBER_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const HOUR = 3_600_000;

export function noSales(): Sales {
  return {
    reservations: [],
    events: [],
    orders: [],
    payments: [],
    refunds: [],
    transactions: [],
    entries: [],
    listingEvents: [],
    releases: [],
  };
}

/**
 * Books one sale by the product's own rules: its reservation and history, order, payments, refunds and
 * postings.
 */
export async function book(
  sales: Sales,
  random: Random,
  listing: Listing,
  buyer: Buyer,
  story: Story,
  until: Date,
): Promise<void> {
  const { pet, rows } = listing;
  const price = await priceOf(random, listing, buyer, story);
  const reservation: Required<Row<"reservations">> = {
    id: random.id(story.startedAt),
    number: `HP-${letters(random)}-${letters(random)}`,
    pet_id: pet.id,
    breeder_id: pet.breeder_id,
    consumer_id: buyer.user.id,
    status: "held",
    hold_expires_at: story.firstPaidAt ? null : holdEnd(story.startedAt),
    hold_extended: false,
    progress: progressOf(buyer, story),
    balance_due_at: story.balancePaidAt || story.canceled ? null : story.balanceDueAt,
    paid_at: story.firstPaidAt,
    handed_over_at: story.handedOverAt,
    completed_at: story.completedAt,
    ended_at: story.expiredAt ?? story.canceled?.at ?? null,
    network: null,
    end_cause: null,
    end_reason: story.expiredAt ? "The hold has ended." : story.canceled?.reason ?? null,
    funds_settled_at: null,
    stopped_at: null,
    reminded_of: null,
    reminded_late_of: null,
    refund_quote: null,
    setup_intent_id: null,
    setup_begun_at: null,
    setup_look_at: null,
    wait_look_at: until,
    wait_steps: 0,
    wait_stopped_ms: 0,
    wait_stopped_since: null,
    stuck_since: null,
    created_at: story.startedAt,
    updated_at: story.startedAt,
  };
  const order = {
    id: random.id(story.startedAt),
    reservation_id: reservation.id,
    order_type: "pet",
    fee_structure: CURRENT_FEE_STRUCTURE,
    payment_type: price.paymentType,
    transportation: price.transportation,
    pet_price_cents: price.petPriceCents,
    add_ons_cents: price.addOnsCents,
    discount_cents: 0,
    discount_funder: null,
    promo_code: null,
    delivery_cents: price.deliveryCents,
    service_fee_cents: price.serviceFeeCents,
    tax_cents: price.taxCents,
    donation_cents: price.donationCents,
    total_cents: price.totalCents,
    deposit_cents: price.depositCents,
    platform_fee_cents: price.platformFeeCents,
    line_items: [
      { kind: "Pet", id: pet.id, label: pet.name, amountCents: price.petPriceCents },
      ...story.addOns,
    ],
    delivery_error: null,
    discount_error: null,
    tax_error: null,
    terms: {
      birthDate: pet.birth_date,
      weightLb: pet.weight_lb,
      deliveries: pet.deliveries,
      state: rows.breeder.state,
      latitude: rows.breeder.latitude,
      longitude: rows.breeder.longitude,
      timeZone: rows.place.time_zone,
      breederState: rows.breeder.state,
      sellerKind: rows.seller.kind,
      depositRefundPercent: rows.breeder.deposit_refund_percent,
    },
    go_home_on: goHomeDay({ birthDate: pet.birth_date, typed: pet.go_home_date }),
    sale_contract_id: rows.contract.id,
    terms_version: TERMS_VERSION,
    accepted_at: story.firstPaidAt,
    paid_at: null,
    version: 1,
    created_at: story.startedAt,
    updated_at: story.firstPaidAt ?? story.startedAt,
  } satisfies Row<"orders">;
  sales.reservations.push(reservation);
  sales.orders.push(order);
  move(sales, random, reservation, "held", story.startedAt, "buyer", buyer.user.id);

  const context = { sales, random, reservation, order, price, listing, buyer };
  const paid: Payment[] = [];
  if (story.firstPaidAt) {
    const isDeposit = price.paymentType === "deposit";
    paid.push(pay(context, isDeposit ? "Deposit" : "Full", story.firstPaidAt));
    move(sales, random, reservation, isDeposit ? "deposit-paid" : "paid", story.firstPaidAt, "system", null);
  }
  if (story.balancePaidAt && price.paymentType === "deposit" && price.balanceCents > 0) {
    paid.push(pay(context, "Balance", story.balancePaidAt));
    move(sales, random, reservation, "paid", story.balancePaidAt, "system", null);
  }
  if (story.handedOverAt) {
    move(sales, random, reservation, "handed-over", story.handedOverAt, "buyer", buyer.user.id);
  }
  if (story.completedAt) {
    move(sales, random, reservation, "completed", story.completedAt, "breeder", rows.user.id);
    release(context, paid, story, until);
  }
  if (story.disputedAt) {
    const reason = "The health record that was promised has not come.";
    move(sales, random, reservation, "disputed", story.disputedAt, "buyer", buyer.user.id, reason);
  }
  if (story.expiredAt) move(sales, random, reservation, "expired", story.expiredAt, "system", null);
  if (story.canceled) {
    const { at, by, reason } = story.canceled;
    const actor = by === "buyer" ? buyer.user.id : rows.user.id;
    move(sales, random, reservation, `cancelled-by-${by}`, at, by, actor, reason);
    for (const payment of paid) refund(context, payment, at, `cancelled-by-${by}`);
    if (paid.length > 0) {
      move(sales, random, reservation, "refunded", new Date(at.getTime() + 2 * HOUR), "system", null);
    }
  }
}

/** Books add-ons that the buyer of the last sale bought later: a separate order, paid in full. */
export async function bookAddOns(
  sales: Sales,
  random: Random,
  { listing, buyer, reservationId }: { listing: Listing; buyer: Buyer; reservationId: string },
  addOns: readonly AddOnLine[],
  at: Date,
): Promise<void> {
  const reservation = sales.reservations.find(({ id }) => id === reservationId)!;
  const sale = sales.orders.find(({ reservation_id }) => reservation_id === reservationId)!;
  const price = await addOnPriceOf(listing, addOns, at);
  const order = {
    ...sale,
    id: random.id(at),
    order_type: "addon" as const,
    payment_type: "full" as const,
    transportation: price.transportation,
    pet_price_cents: 0,
    add_ons_cents: price.addOnsCents,
    delivery_cents: 0,
    service_fee_cents: price.serviceFeeCents,
    tax_cents: price.taxCents,
    donation_cents: 0,
    total_cents: price.totalCents,
    deposit_cents: price.depositCents,
    platform_fee_cents: 0,
    line_items: [...addOns],
    terms: null,
    sale_contract_id: null,
    terms_version: null,
    accepted_at: null,
    paid_at: at,
    created_at: at,
    updated_at: at,
  } satisfies Row<"orders">;
  sales.orders.push(order);
  pay({ sales, random, reservation, order, price, listing, buyer }, "Full", at);
}

function move(
  sales: Sales,
  random: Random,
  reservation: Required<Row<"reservations">>,
  to: ReservationStatus,
  at: Date,
  role: "buyer" | "breeder" | "system",
  actor: string | null,
  reason: string | null = null,
): void {
  const first = to === "held";
  sales.events.push({
    id: random.id(at),
    reservation_id: reservation.id,
    from_status: first ? null : reservation.status,
    to_status: to,
    actor_id: actor,
    actor_role: role,
    reason,
    at,
  });
  reservation.status = to;
  reservation.updated_at = at;
}

function progressOf(buyer: Buyer, story: Story): Progress {
  const done = story.firstPaidAt !== null;
  const name = { firstName: buyer.user.first_name, lastName: buyer.user.last_name };
  return {
    stepName: done ? "completed" : "contact",
    screen: 1,
    openStep: done ? 7 : 3,
    contactDetailsVerified: done,
    deliveryDetailsVerified: done,
    paymentOptionsVerified: true,
    contact: { ...name, email: buyer.user.email, phoneNumber: buyer.user.phone ?? "" },
    ...(done
      ? {
        delivery: {
          ...name,
          isBillingDifferent: false,
          address: {
            line1: buyer.street,
            line2: null,
            city: buyer.place.city,
            state: buyer.place.state as "NY",
            postalCode: buyer.place.zip,
          },
        },
      }
      : {}),
  };
}

function letters(random: Random): string {
  return Array.from({ length: 4 }, () => NUMBER_LETTERS[random.int(0, NUMBER_LETTERS.length - 1)]).join("");
}

/** Returns the end of a hold that began then and was not extended. */
export const holdEnd = (startedAt: Date): Date => new Date(startedAt.getTime() + HOLD_MINUTES * 60_000);
