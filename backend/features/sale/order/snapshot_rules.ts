import type { Selectable } from "kysely";
import type {
  OrdersTable,
  OrderTerms,
  ReservationsTable,
  Transportation,
} from "../../../platform/db/schema.ts";
import { isUuid } from "../../../platform/text.ts";

type Order = Selectable<OrdersTable>;
type Reservation = Selectable<ReservationsTable>;

/**
 * Columns of an order that its payments carry to the provider, enough to restore the order if our row is
 * lost.
 */
const KEPT = [
  "order_type",
  "fee_structure",
  "payment_type",
  "transportation",
  "delivery_chosen",
  "delivery_miles",
  "pet_price_cents",
  "add_ons_cents",
  "discount_cents",
  "discount_funder",
  "discount_type",
  "discount_value",
  "promo_code",
  "discount_code_id",
  "funded_delivery_cents",
  "funded_donation_cents",
  "delivery_cents",
  "service_fee_cents",
  "tax_cents",
  "donation_cents",
  "donation_to",
  "total_cents",
  "deposit_cents",
  "platform_fee_cents",
  "tax_state",
  "tax_zip",
  "tax_pet_rate",
  "tax_delivery_rate",
  "deposit_refundable",
  "sale_contract_id",
  "terms_version",
  "line_items",
  "terms",
  "go_home_on",
] as const;

/** Order as its payments' metadata store it. */
export type KeptOrder =
  & Pick<
    Order,
    | ("order_type" | "fee_structure" | "payment_type" | "pet_price_cents" | "service_fee_cents")
    | ("total_cents" | "deposit_cents" | "line_items")
  >
  & Partial<Order>
  & { transportation: Transportation; terms?: OrderTerms };

export type KeptSale = {
  reservationId: string;
  orderId: string;
  paymentId: string;
  number: string;
  petId: string;
  buyerId: string;
  breederId: string;
  kind: "Deposit" | "Balance" | "Full";
  order: KeptOrder;
};

/** Stripe keeps 50 metadata keys with values of 500 characters each (docs.stripe.com/metadata). */
const LONGEST_VALUE = 500;
const MOST_PARTS = 30;

/**
 * Returns a payment's metadata about its sale. It contains no name of a person, address or phone number. An
 * order that is too long is left out; such a sale cannot be attached again.
 */
export function saleMetadata(
  { reservation, order, petName }: {
    reservation: Pick<Reservation, "number" | "pet_id" | "consumer_id" | "breeder_id">;
    order: Order;
    petName: string;
  },
): Record<string, string> {
  const columns = order as unknown as Record<string, unknown>;
  // A new row has null and $0 by default.
  const kept = KEPT.filter((name) => {
    const value = columns[name];
    return value !== null && value !== undefined && !(value === 0 && name.endsWith("_cents"));
  });
  // Writes spaces and non-ASCII letters as JSON escapes, because values are trimmed and such letters count
  // twice.
  const text = JSON.stringify(Object.fromEntries(kept.map((name) => [name, columns[name]])), canonical)
    .replace(/[^\x21-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const parts = text.match(new RegExp(`.{1,${LONGEST_VALUE}}`, "g")) ?? [];
  const { number, pet_id, consumer_id, breeder_id } = reservation;
  return {
    number,
    petId: pet_id,
    buyerId: consumer_id,
    breederId: breeder_id,
    ...(petName ? { petName: petName.slice(0, 120) } : {}),
    ...(parts.length <= MOST_PARTS
      ? {
        orderParts: String(parts.length),
        ...Object.fromEntries(parts.map((part, i) => [`order${i + 1}`, part])),
      }
      : {}),
  };
}

/**
 * Sorts the keys. The database does not keep the key order of JSON, and the same order has to give the same
 * text.
 */
function canonical(_name: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1))
    : value;
}

/** Returns the sale that a payment's metadata describe; undefined if they are incomplete. */
export function keptSale(metadata: Record<string, string>): KeptSale | undefined {
  const { reservationId, orderId, paymentId, petId, buyerId, breederId, number, kind } = metadata;
  const ids = [reservationId, orderId, paymentId, petId, buyerId, breederId];
  if (!ids.every((id) => id !== undefined && isUuid(id)) || !number) return undefined;
  if (kind !== "Deposit" && kind !== "Balance" && kind !== "Full") return undefined;
  const order = readOrder(metadata);
  if (!order) return undefined;
  return {
    reservationId: reservationId!,
    orderId: orderId!,
    paymentId: paymentId!,
    number,
    kind,
    order,
    petId: petId!,
    buyerId: buyerId!,
    breederId: breederId!,
  };
}

function readOrder(metadata: Record<string, string>): KeptOrder | undefined {
  const parts = Number(metadata.orderParts);
  if (!(parts >= 1 && parts <= MOST_PARTS)) return undefined;
  const text = Array.from({ length: parts }, (_, i) => metadata[`order${i + 1}`] ?? "").join("");
  try {
    const read = JSON.parse(text) as Record<string, unknown>;
    const kept = Object.fromEntries(KEPT.filter((name) => name in read).map((name) => [name, read[name]]));
    const isWhole = Number.isSafeInteger(kept.total_cents) && typeof kept.order_type === "string";
    return isWhole
      ? {
        pet_price_cents: 0,
        service_fee_cents: 0,
        deposit_cents: 0,
        line_items: [],
        ...kept,
      } as unknown as KeptOrder
      : undefined;
  } catch {
    return undefined; // truncated, or changed in the provider's dashboard
  }
}
