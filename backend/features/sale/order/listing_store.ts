import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { PetType } from "../../../generated/types.ts";
import { namedQuery } from "../../../platform/db/named.ts";
import type { Database, ListingStatus, OrdersTable, OrderTerms } from "../../../platform/db/schema.ts";
import { MICROCHIPPED, SELLER_SHOWN } from "../../pets/card_store.ts";
import { GO_HOME_DAY } from "../../pets/json_store.ts";
import { goHomeDay } from "../../pets/rules.ts";
import { dayIn, zoneOf } from "../../places/zone_rules.ts";
import type { StateRules } from "../../state_rules/rules.ts";
import { STATE_RULES_JSON } from "../../state_rules/store.ts";

type Db = Kysely<Database>;

/** Facts of a listing and its seller that decide prices and moves. In an order, its frozen terms apply. */
export type Listing = Omit<OrderTerms, "goHomeDate"> & {
  id: string;
  name: string;
  type: PetType | null;
  status: ListingStatus;
  priceCents: number;
  /** First day on which the pet may leave; null if its birth date is unknown. */
  goHomeDate: string | null;
  isMicrochipped: boolean;
  breederId: string;
  breederUserId: string;
  breederZip: string | null;
  /** Whether the public can see its breeder, so a buyer can start a purchase. */
  isSellerShown: boolean;
  sellerName: string;
  isBreederVerified: boolean;
  isBreederSuspended: boolean;
  /** Rules of the states: today's, or in an order those of its start. */
  rules: StateRules;
  /** Now by the database's clock, and today's date in the pet's time zone. */
  at: Date;
  today: string;
};

/** Selects listings `p` with their breeders `d` and the breeders' accounts `u`, as of now. */
export function listingRows(db: Db) {
  return listingFacts(db).select(sql<Date>`now()`.as("at"));
}

/** Selects the same facts without the time, so they stay equal until a change. */
export function listingFacts(db: Db) {
  return db.selectFrom("pets as p").innerJoin("breeders as d", "d.id", "p.breeder_id")
    .innerJoin("users as u", "u.id", "d.user_id")
    .leftJoin("places as z", (join) => join.on("z.zip", "=", sql<string>`coalesce(p.zip, d.zip)`))
    .select([
      "p.id",
      "p.name",
      "p.type",
      "p.status",
      sql<number>`coalesce(p.price_cents, 0)`.as("priceCents"),
      "p.birth_date as birthDate",
      sql<string | null>`${sql.raw(GO_HOME_DAY)}`.as("goHomeDate"),
      "p.weight_lb as weightLb",
      sql<boolean>`${sql.raw(MICROCHIPPED)}`.as("isMicrochipped"),
      "p.deliveries",
      sql<string>`coalesce(p.state, d.state)`.as("state"),
      sql<number | null>`coalesce(p.latitude, d.latitude)`.as("latitude"),
      sql<number | null>`coalesce(p.longitude, d.longitude)`.as("longitude"),
      "z.time_zone as zone",
      "d.id as breederId",
      "d.user_id as breederUserId",
      "d.state as breederState",
      "d.zip as breederZip",
      "d.kind as sellerKind",
      "d.name as sellerName",
      "d.deposit_refund_percent as depositRefundPercent",
      sql<boolean>`${sql.raw(SELLER_SHOWN)}`.as("isSellerShown"),
      sql<boolean>`d.verification = 'approved'`.as("isBreederVerified"),
      sql<boolean>`u.account_status = 'Suspended'`.as("isBreederSuspended"),
      sql<StateRules>`${sql.raw(STATE_RULES_JSON)}`.as("rules"),
    ]);
}

/** Listing as the database returns it. */
export type ListingRow = ReturnType<typeof listingRows> extends
  SelectQueryBuilder<infer _Db, infer _Tables, infer Out> ? Out
  : never;

/** Converts a row to a listing. */
export function listingOf({ zone, ...row }: ListingRow): Listing {
  const timeZone = zone ?? zoneOf(row.state);
  return { ...row, timeZone, today: dayIn(timeZone, row.at) };
}

/** Finds a listing with its seller. */
export async function findListing(db: Db, petId: string): Promise<Listing | undefined> {
  const [row] = await namedQuery(db, "orders_listing", listingRows(db).where("p.id", "=", petId).compile());
  return row && listingOf(row);
}

/**
 * Locks a reservation's pet until the transaction ends; undefined if there is no such reservation. Always
 * take this lock first. Read only after locking: a statement that has waited for a lock sees the new row, but
 * still the old state of its breeder.
 */
export function lockPetOf(db: Db, reservationId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom("pets").select("id")
    .where("id", "=", (eb) => eb.selectFrom("reservations").select("pet_id").where("id", "=", reservationId))
    .forUpdate().executeTakeFirst();
}

/** Returns the facts of a listing that an order freezes. */
export function termsOf(listing: Listing): OrderTerms {
  const { birthDate, weightLb, deliveries, state, latitude, longitude, timeZone } = listing;
  const { breederState, sellerKind, depositRefundPercent, rules } = listing;
  return {
    birthDate,
    weightLb,
    deliveries,
    state,
    latitude,
    longitude,
    timeZone,
    breederState,
    sellerKind,
    depositRefundPercent,
    rules,
  };
}

/**
 * Returns a listing as the buyer of an order saw it. For an order from before terms were stored, returns the
 * current listing.
 */
export function asOrdered(
  listing: Listing,
  { terms, go_home_on }: Pick<Selectable<OrdersTable>, "terms" | "go_home_on">,
): Listing {
  if (!terms) return listing;
  const { goHomeDate: typed = null, ...rest } = terms;
  // An order from before it had a go-home date keeps the dates from which it is computed.
  const goHomeDate = go_home_on ?? goHomeDay({ birthDate: rest.birthDate, typed });
  return { ...listing, ...rest, goHomeDate, today: dayIn(rest.timeZone, listing.at) };
}
