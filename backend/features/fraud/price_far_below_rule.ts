import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { formatCents } from "../../platform/money.ts";
import type { FraudRule, ListingSubject } from "./rules.ts";

export type PriceEvidence = {
  priceCents: number | null;
  breed: string;
  isAdoption: boolean;
  /** Median price of other sellers' live and sold listings, in cents; null if there are none. */
  medianCents: number | null;
  listings: number;
  sellers: number;
};

/** Minimum number of sellers for a median: with fewer, it reflects the price list of one of them. */
const LEAST_SELLERS = 3;

/**
 * A price is far below other sellers' prices for the same breed. Adoption fees and free pets are never
 * compared. Retired adults and pets with a health condition may honestly cost little.
 */
export const priceFarBelow: FraudRule<ListingSubject, PriceEvidence | undefined> = {
  name: "price_far_below",
  async findEvidence(db: Kysely<Database>, { breederId, petId }) {
    const { rows } = await sql<PriceEvidence>`
      select p.price_cents as "priceCents", b.name as breed, (p.is_rescue or d.kind = 'shelter') as "isAdoption", m.*
      from pets p join breeders d on d.id = p.breeder_id join breeds b on b.id = p.breed_id
      cross join lateral (
        select percentile_disc(0.5) within group (order by o.price_cents) as "medianCents", count(*)::int as listings,
          count(distinct o.breeder_id)::int as sellers
        from (
          select price_cents, breeder_id from pets
          where breed_id = p.breed_id and type = p.type and breeder_id <> ${breederId} and not is_rescue
            and price_cents > 0 and status in ('available', 'reserved', 'sold')
          order by updated_at desc limit 1000) o) m
      where p.id = ${petId}`.execute(db);
    return rows[0];
  },
  decide(evidence, _subject, { pricePercent, priceListings }) {
    if (!evidence || evidence.isAdoption || evidence.medianCents === null) return [];
    const { priceCents, medianCents, listings, sellers, breed } = evidence;
    if (priceCents === null || priceCents === 0) return [];
    if (listings < priceListings || sellers < LEAST_SELLERS) return [];
    if (priceCents * 100 >= medianCents * pricePercent) return [];
    return [{
      otherBreederId: null,
      otherPetId: null,
      priceCents,
      evidence:
        `The price is ${formatCents(priceCents)}. The median of ${listings} other ${breed} listings is ` +
        `${formatCents(medianCents)}.`,
    }];
  },
};
