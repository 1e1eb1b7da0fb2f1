/** Orders worked out by hand, and the product's results: the complete path of a quote, without a database. */
import { expect } from "vitest";
import { addOnLines, CATALOG } from "../features/add_ons/rules.ts";
import type { Listing } from "../features/sale/order/listing_store.ts";
import { firstChoices, priceChoices, type Priced } from "../features/sale/price/price_actions.ts";
import {
  CURRENT_FEE_STRUCTURE,
  type Discount,
  dueKind,
  type FeeStructure,
} from "../features/sale/price/price_rules.ts";
import { freeOrderEntries, fundedEntries, paymentEntries } from "../features/ledger/rules.ts";
import { bookedOrder } from "../features/sale/order/booked_actions.ts";
import type { Order } from "../features/sale/order/store.ts";
import { goHomeDay } from "../features/pets/rules.ts";
import type { Transportation } from "../platform/db/schema.ts";
import { tableTax } from "../platform/ports/tax/table.ts";

/** Locations of pets and buyers. Their tax follows the state rates of the table. */
const PLACES = {
  // No sales tax.
  corvallis: { city: "", zip: "97330", state: "OR", latitude: 44.5646, longitude: -123.262 },
  portland: { city: "", zip: "97211", state: "OR", latitude: 45.5653, longitude: -122.6448 },
  // 6.5%, delivery too.
  seattle: { city: "", zip: "98101", state: "WA", latitude: 47.6101, longitude: -122.3344 },
  // 4.75%, delivery too.
  asheville: { city: "", zip: "28801", state: "NC", latitude: 35.5951, longitude: -82.5515 },
  // 5.5%, delivery too.
  omaha: { city: "", zip: "68102", state: "NE", latitude: 41.2587, longitude: -95.9378 },
  // 6.85%, not on delivery.
  reno: { city: "", zip: "89501", state: "NV", latitude: 39.5261, longitude: -119.813 },
  // 7.25%, not on delivery.
  sanFrancisco: { city: "", zip: "94110", state: "CA", latitude: 37.7486, longitude: -122.4158 },
  honolulu: { city: "", zip: "96813", state: "HI", latitude: 21.3069, longitude: -157.8583 },
} as const;
export type Town = keyof typeof PLACES;

/** An order. Default: a dog from a breeder in Corvallis, picked up there, with a deposit. */
export type Ordered = {
  /** In dollars, like everything here: "2,500.00". */
  price: string;
  type?: "Cat";
  seller?: "shelter";
  from?: Town;
  to?: Town;
  way?: Transportation;
  pay?: "full";
  donation?: string;
  addOns?: readonly string[];
  code?: readonly [Discount["type"], string | number | null, Discount["funder"]];
  structure?: FeeStructure;
  weightLb?: number | null;
  /** Null if the breeder does not know it. */
  birthDate?: string | null;
};

/** Date of all these orders. */
const TODAY = "2026-11-22";
const CALIFORNIA = {
  CA: { saleAllowed: true, saleAllowedUnderOneYear: false, bnplAllowed: false, depositRefundable: true },
};

/** Converts "2,712.50" or "-50.00" to cents. */
export function cents(dollars: string): number {
  const [whole = "", part = ""] = dollars.replaceAll(",", "").split(".");
  if (!/^-?\d+$/.test(whole) || !/^\d\d$/.test(part)) throw new Error(`no amount of dollars: ${dollars}`);
  return Number(whole + part);
}

/** Returns the listing of an order. */
export function listingOf({ price, type, seller, from, weightLb, birthDate }: Ordered): Listing {
  const { state, latitude, longitude } = PLACES[from ?? "corvallis"];
  const born = birthDate === undefined ? "2026-08-01" : birthDate;
  return {
    id: "pet",
    name: "Maple",
    type: type ?? "Dog",
    status: "available",
    priceCents: cents(price),
    breederId: "breeder",
    breederUserId: "user",
    breederZip: null,
    isSellerShown: true,
    sellerName: "Willow Creek",
    isBreederVerified: true,
    isBreederSuspended: false,
    rules: CALIFORNIA,
    at: new Date(`${TODAY}T20:00:00Z`),
    today: TODAY,
    birthDate: born,
    isMicrochipped: true,
    goHomeDate: goHomeDay({ birthDate: born, typed: null }),
    weightLb: weightLb === undefined ? 8 : weightLb,
    state,
    latitude,
    longitude,
    deliveries: ["pickup", "honest", "flight"],
    timeZone: "America/Los_Angeles",
    breederState: state,
    sellerKind: seller ?? "breeder",
    depositRefundPercent: 50,
  };
}

/** Returns the product's price of an order. */
export async function priceOf(ordered: Ordered): Promise<Priced> {
  const { type = "Dog", to, way = "pickup", pay = "deposit", donation, addOns = [], code } = ordered;
  const listing = listingOf(ordered);
  const ids = addOns.map((name) => CATALOG.find((one) => one.name === name)!.id);
  const discount = code && {
    id: "code",
    code: "CODE",
    type: code[0],
    funder: code[2],
    value: typeof code[1] === "string" ? cents(code[1]) : code[1],
  };
  return await priceChoices(
    { tax: tableTax(() => new Date()), log: console as never },
    listing,
    {
      ...firstChoices(listing),
      transportation: way,
      isDeliveryChosen: true,
      paymentType: pay,
      donationCents: donation ? cents(donation) : 0,
      addOns: addOnLines(ids, { type }),
      discount: discount ?? null,
      discountError: null,
    },
    to && PLACES[to],
    { feeStructure: ordered.structure ?? CURRENT_FEE_STRUCTURE, petPriceCents: listing.priceCents },
  );
}

/** Returns the same order as its payments are booked. */
export const bookedOf = (priced: Priced) => bookedOrder(priced as Order, "breeder");

/** Returns the buyer's state, if known. */
export const buyerStateOf = ({ to }: Ordered): string | undefined => to && PLACES[to].state;

/** Amounts in dollars; omitted ones are not checked. `balance` is "0.00" if everything is paid at once. */
export type Comes = Partial<
  Record<
    "discount" | "delivery" | "fee" | "tax" | "total" | "now" | "balance" | "platform" | "breeder",
    string
  >
>;
export type Worked = readonly [name: string, order: Ordered, working: string, comes: Comes];

/** Returns the product's figures of an order, in cents. */
function figuresOf(priced: Awaited<ReturnType<typeof priceOf>>): Record<keyof Comes, number> {
  const order = bookedOf(priced);
  const paid = order.totalCents ? paymentEntries(order, "Full") : freeOrderEntries(order);
  const due = dueKind("held", priced);
  const now = due === "Deposit" ? order.depositCents : order.totalCents;
  return {
    discount: order.discountCents,
    delivery: order.deliveryCents,
    fee: order.serviceFeeCents,
    tax: order.taxCents,
    total: order.totalCents,
    now,
    balance: order.totalCents - now,
    platform: order.platformFeeCents,
    breeder: [...paid, ...fundedEntries(order)].filter(({ account }) => account === "breeder-pending")
      .reduce((sum, { amountCents }) => sum - amountCents, 0),
  };
}

/** Compares an order with its calculation, which must give exactly these figures. */
export async function expectWorked(order: Ordered, working: string, comes: Comes): Promise<void> {
  const figures = figuresOf(await priceOf(order));
  const wanted = Object.entries(comes) as [keyof Comes, string][];
  expect(Object.fromEntries(wanted.map(([name]) => [name, figures[name]])), working)
    .toEqual(Object.fromEntries(wanted.map(([name, dollars]) => [name, cents(dollars)])));
  for (const [, dollars] of wanted) expect(working).toContain(dollars);
}
