import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { addJob } from "../../platform/outbox/add_job.ts";
import { refreshCards } from "../../features/pets/card_store.ts";
import type { Place } from "../../features/places/reference_store.ts";
import { makeApplications } from "./applications.ts";
import { type Kennel, startKennel } from "./bloodlines.ts";
import { demoAccounts } from "./accounts.ts";
import { makeChanges } from "./changes.ts";
import { daysFrom } from "./days.ts";
import { eventsOf } from "./history.ts";
import { insertMany } from "./insert.ts";
import type { Listing } from "./listing.ts";
import { makeAdmin, makeBuyers, makeSellers, type SellerRows } from "./people.ts";
import { randomOf } from "./random.ts";
import { seedReference } from "./reference.ts";
import { makeRescues } from "./rescues.ts";
import { makeSales } from "./sales.ts";
import { makeYoung } from "./young.ts";

export { DEMO_PASSWORD, demoAccounts } from "./accounts.ts";
export { seedDocuments } from "./documents.ts";
export { tellSandbox } from "./past_payments.ts";
export { seedReference } from "./reference.ts";

export type SeedSummary = { breeders: number; shelters: number; pets: number; reservations: number };

/**
 * Fills an empty database with the example data: breeds and places, 40 breeders and 8 shelters, 1,500 pets in every
 * status with parents and litters, and buyers with reservations, orders, payments and a ledger that agree. The same
 * data for every `now` of one day (UTC), seen from that day; a few seconds. Answers undefined, and changes nothing,
 * where there are breeders already.
 *
 * It brings accounts with a password that everybody can read: never call it in production (`seedReference` is for it).
 */
export async function seed(
  db: Kysely<Database>,
  { now }: { now: Date },
): Promise<SeedSummary | undefined> {
  await seedReference(db);
  const summary = await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom("breeders").select("id").limit(1).executeTakeFirst()) return undefined;
    return await fill(trx, now);
  });
  // Prepared statements would keep the plans made for empty tables until autovacuum comes by.
  if (summary) await sql`analyze`.execute(db);
  return summary;
}

async function fill(db: Kysely<Database>, now: Date): Promise<SeedSummary> {
  const days = daysFrom(now);
  const places = await placesByZip(db);
  const sellers = await makeSellers(days, places);
  const buyers = await makeBuyers(days);
  const admin = await makeAdmin(days);
  const kennels = sellers.filter(({ seller }) => seller.kind === "breeder")
    .map((rows) => startKennel(rows, days));
  const shelters = sellers.filter(({ seller }) => seller.kind === "shelter");
  const listings = [
    ...makeYoung(randomOf("young"), days, kennels),
    ...makeRescues(randomOf("rescues"), days, shelters),
  ];
  const sales = await makeSales(randomOf("sales"), days, { listings, buyers, places });
  countHomes(sellers, listings, days.year);

  await insertMany(db, "users", [admin, ...sellers.map(({ user }) => user), ...buyers]);
  await insertMany(db, "breeders", sellers.map(({ breeder }) => breeder));
  await insertMany(db, "sale_contracts", sellers.map(({ contract }) => contract));
  await insertFamilies(db, kennels);
  await insertMany(db, "pets", listings.map(({ pet }) => pet));
  await insertMany(db, "pet_images", listings.flatMap(({ images }) => images));
  await insertMany(db, "pet_counters", listings.map(({ counters }) => counters));
  const events = randomOf("events");
  await insertMany(
    db,
    "listing_events",
    listings.flatMap(({ pet, rows, timeline }) =>
      eventsOf(events, days, {
        id: pet.id,
        status: pet.status,
        timeline,
        sellerUserId: rows.user.id,
        adminId: admin.id,
        autoApproved: rows.breeder.auto_approve,
      })
    ),
  );
  await insertMany(db, "listing_events", sales.listingEvents);
  await insertMany(
    db,
    "change_requests",
    makeChanges(randomOf("changes"), days, { listings, demoBreederId: demoBreederOf(sellers) }),
  );
  const demoBreederId = demoBreederOf(sellers);
  if (demoBreederId) {
    const { forms, applications } = makeApplications(randomOf("applications"), days, {
      listings,
      demoBreederId,
      buyers,
    });
    await insertMany(db, "application_forms", forms);
    await insertMany(db, "applications", applications);
  }
  await insertMany(db, "reservations", sales.reservations);
  await insertMany(db, "reservation_events", sales.events);
  await insertMany(db, "orders", sales.orders);
  await insertMany(db, "payments", sales.payments);
  await insertMany(db, "refunds", sales.refunds);
  await insertMany(db, "ledger_transactions", sales.transactions);
  await insertMany(db, "ledger_entries", sales.entries);
  for (const { reservationId, runAt } of sales.releases) {
    await addJob(db, "releaseFunds", { reservationId }, { key: `release:${reservationId}`, runAt });
  }
  await refreshCards(db, "all");
  return {
    breeders: kennels.length,
    shelters: shelters.length,
    pets: listings.length,
    reservations: sales.reservations.length,
  };
}

function demoBreederOf(sellers: readonly SellerRows[]): string | undefined {
  const email = demoAccounts.find(({ role }) => role === "Breeder")?.email;
  return sellers.find(({ user }) => user.email === email)?.breeder.id;
}

async function insertFamilies(db: Kysely<Database>, kennels: readonly Kennel[]): Promise<void> {
  await insertMany(db, "parents", kennels.flatMap(({ parents }) => parents));
  await insertMany(
    db,
    "litters",
    kennels.flatMap(({ litters, planned }) => [...litters.map(({ row }) => row), ...planned]),
  );
}

async function placesByZip(db: Kysely<Database>): Promise<Map<string, Place>> {
  const places = await db.selectFrom("places").selectAll().execute();
  return new Map(places.map((place) => [place.zip, place]));
}

/** Homes found: those that the data knows of, and an estimate for the years before the product. */
function countHomes(sellers: readonly SellerRows[], listings: readonly Listing[], year: number): void {
  for (const { breeder, seller, random } of sellers) {
    const here = listings.filter(({ pet }) => pet.breeder_id === breeder.id && pet.sold_at !== null).length;
    const aYear = seller.kind === "shelter" ? random.int(120, 420) : random.int(6, 18);
    breeder.homes_found = here + Math.max(0, year - 1 - seller.since) * aYear;
  }
}
