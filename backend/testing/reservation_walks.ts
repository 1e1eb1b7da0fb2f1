import { expect } from "vitest";
import { checkoutOf, type DELIVERY, type Market, type Person } from "./reservations.ts";

/** Buyers at different stages, each with a pet of this seller, and the rows in the tables. */
export function walksOf(market: Market, seller: Person & { breederId: string }) {
  const shop = checkoutOf(market);

  /** Returns a buyer whose checkout is filled in and ready for payment. */
  async function ready(
    options: Record<string, unknown> = {},
    pet: Record<string, unknown> = {},
    delivery?: typeof DELIVERY,
  ) {
    const buyer = await market.buyer();
    const listing = await market.pet(seller, pet);
    const id = await shop.hold(buyer, listing.id);
    const { body: saved, status } = await shop.fill(buyer, id, options, delivery);
    expect(status, JSON.stringify(saved)).toBe(200);
    return { buyer, pet: listing, id, saved };
  }

  /** Returns a buyer after confirming the first payment at the provider. The product does not know yet. */
  async function confirmed(...how: Parameters<typeof ready>) {
    const made = await ready(...how);
    const { body } = await shop.intent(made.buyer, made.id, seller);
    expect((await shop.confirm(body.intentId)).kind).toBe("done");
    return { ...made, intentId: body.intentId as string };
  }

  /** Returns a buyer after the deposit. */
  async function depositPaid(...how: Parameters<typeof ready>) {
    const made = await confirmed(...how);
    expect((await shop.verify(made.buyer, made.intentId)).body.reservedPet.status).toBe("deposit-paid");
    return made;
  }

  /** Returns a buyer after the deposit and the balance. */
  async function fullyPaid(...how: Parameters<typeof ready>) {
    const made = await depositPaid(...how);
    const { body: { intentId } } = await shop.balance(made.buyer, made.id);
    await shop.confirm(intentId);
    expect((await shop.verify(made.buyer, intentId)).body.reservedPet.status).toBe("paid");
    return { ...made, balanceId: intentId as string };
  }

  return { ready, confirmed, depositPaid, fullyPaid };
}

/** Returns a listing's row. */
export function petOf(market: Market, id: string) {
  return market.db.selectFrom("pets").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Returns a reservation's ledger: cents by account, debits positive. */
export async function booksOf(market: Market, reservationId: string): Promise<Record<string, number>> {
  const rows = await market.db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select(["e.account", (eb) => eb.fn.sum<number>("e.amount_cents").as("cents")])
    .where("t.reservation_id", "=", reservationId).groupBy("e.account").execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

export type ProviderRecord = {
  paymentIntents: {
    id: string;
    status: string;
    amount: number;
    amount_received: number;
    metadata: Record<string, string>;
  }[];
  charges: {
    id: string;
    amount: number;
    amount_refunded: number;
    paid: boolean;
    payment_intent: string;
  }[];
  refunds: {
    id: string;
    amount: number;
    status: string;
    payment_intent: string;
    metadata: Record<string, string>;
  }[];
  balanceTransactions: { id: string; type: string; amount: number; fee: number; net: number }[];
};

/** Returns the provider's whole record. */
export function recordOf(market: Market): Promise<ProviderRecord> {
  return market.sandbox.payments.ask<ProviderRecord>("GET", "/record");
}
