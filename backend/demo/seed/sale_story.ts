import type { AddOnLine } from "../../features/add_ons/rules.ts";
import type { Place } from "../../features/places/reference_store.ts";
import type { Row } from "../../platform/db/insert.ts";

export type Buyer = { user: Required<Row<"users">>; place: Place; street: string };

/** Rows of all sales, table by table. */
export type Sales = {
  reservations: Required<Row<"reservations">>[];
  events: Required<Row<"reservation_events">>[];
  orders: Row<"orders">[];
  payments: Row<"payments">[];
  refunds: Row<"refunds">[];
  transactions: Required<Row<"ledger_transactions">>[];
  entries: Required<Row<"ledger_entries">>[];
  /** Changes of a listing's status in addition to those that explain its current status. */
  listingEvents: Required<Row<"listing_events">>[];
  /** Completed sales whose money is released to the breeder at a later time. */
  releases: { reservationId: string; runAt: Date }[];
};

/** Events of a sale, in order. The times are real times, all before the day of the seed. */
export type Story = {
  startedAt: Date;
  paymentType: "deposit" | "full";
  firstPaidAt: Date | null;
  balancePaidAt: Date | null;
  handedOverAt: Date | null;
  completedAt: Date | null;
  disputedAt: Date | null;
  /** End of the expired hold. */
  expiredAt: Date | null;
  canceled: { at: Date; by: "buyer" | "breeder"; reason: string } | null;
  balanceDueAt: Date | null;
  /** Add-ons bought with the pet. */
  addOns: AddOnLine[];
};
