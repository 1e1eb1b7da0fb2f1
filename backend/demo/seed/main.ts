import { type Kysely, sql } from "kysely";
import { maskAll } from "../../features/masks/actions.ts";
import { refreshCards } from "../../features/pets/card_store.ts";
import type { Place } from "../../features/places/reference_store.ts";
import { zoneOf } from "../../features/places/zone_rules.ts";
import { fillReference } from "../../features/reference/actions.ts";
import { insertMany } from "../../platform/db/insert.ts";
import { randomOf } from "../../platform/random.ts";
import type { Database } from "../../platform/db/schema.ts";
import { addJob } from "../../platform/outbox/add_job.ts";
import { demoAccounts } from "./accounts.ts";
import { makeChats } from "./chats.ts";
import { promoCodes } from "./codes.ts";
import { eventsOf } from "./history.ts";
import { makeProfiles, saveSearches } from "./kept.ts";
import { payoutsOf } from "./payouts.ts";
import { makePosts } from "./posts.ts";
import { makeNews } from "./told.ts";
import { fileRows } from "./uploads.ts";
import { viewDaysOf } from "./view_days.ts";
import { leaveOut, makeWorld, picturesOf, type World } from "./world.ts";

export { demoAccounts };
export { seedDocuments } from "./documents.ts";
export { recordPastPayments } from "./past_payments.ts";
export { storeUploads } from "./uploads.ts";

export type SeedSummary = {
  breeders: number;
  shelters: number;
  pets: number;
  reservations: number;
  pictures: number;
  /** Pictures that `make demo-pictures` still has to draw. The rows leave them out. */
  undrawn: number;
};

/**
 * Fills an empty database with the example data: breeds and places, 40 breeders and 8 shelters, 1,500 pets in
 * every status with parents and litters, and buyers with reservations, orders, payments and a ledger that
 * agree. The data are the same for every `now` of one day (UTC), seen from that day. Takes a few seconds.
 * Returns undefined, and changes nothing, if breeders already exist.
 *
 * It creates accounts with a public password, so never call it in production (use `fillReference` there).
 * `storeUploads` stores the pictures that the rows name.
 */
export async function seed(
  db: Kysely<Database>,
  { now }: { now: Date },
): Promise<SeedSummary | undefined> {
  await fillReference(db);
  const summary = await db.transaction().execute(async (trx) => {
    // The whole seed runs in this transaction, which on a slow machine takes longer than any request may.
    await sql`set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0`.execute(
      trx,
    );
    if (await trx.selectFrom("breeders").select("id").limit(1).executeTakeFirst()) return undefined;
    return await fill(trx, await makeWorld(now, await placesByZip(trx)));
  });
  // Without this, prepared statements keep their plans for empty tables until autovacuum runs.
  if (summary) await sql`analyze`.execute(db);
  return summary;
}

async function fill(db: Kysely<Database>, world: World): Promise<SeedSummary> {
  const { days, sellers, buyers, admin, kennels, shelters, listings, sales } = world;
  const { rows: files, missing } = await fileRows(picturesOf(world));
  leaveOut(world, missing);

  await insertMany(db, "users", [admin, ...sellers.map(({ user }) => user), ...buyers]);
  await insertMany(db, "files", files);
  await insertMany(db, "breeders", sellers.map(({ breeder }) => breeder));
  const demoBreeder =
    sellers.find(({ user }) =>
      user.role === "Breeder" && demoAccounts.some(({ email }) => email === user.email)
    ) ?? sellers[0]!;
  await insertMany(db, "discount_codes", promoCodes(days, demoBreeder.breeder.id));
  await insertMany(db, "sale_contracts", sellers.map(({ contract }) => contract));
  await insertMany(db, "parents", kennels.flatMap(({ parents }) => parents));
  await insertMany(
    db,
    "litters",
    kennels.flatMap(({ litters, planned }) => [...litters.map(({ row }) => row), ...planned]),
  );
  await insertMany(db, "pets", listings.map(({ pet }) => pet));
  await insertMany(db, "pet_images", listings.flatMap(({ images }) => images));
  await insertMany(db, "pet_counters", listings.map(({ counters }) => counters));
  const ofDemo = listings.filter(({ rows }) => rows.isDemo);
  await insertMany(db, "pet_view_days", viewDaysOf(randomOf("views"), days, ofDemo));
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
  await insertMany(db, "change_requests", world.changes);
  await insertMany(db, "claim_changes", world.claimChanges);
  await insertMany(db, "application_forms", world.forms);
  await insertMany(db, "applications", world.applications);
  await insertMany(db, "matches", world.matches);
  await insertMany(db, "waitlist_entries", world.waitlists.entries);
  await insertMany(db, "waitlist_promises", world.waitlists.promises);
  // The demo breeder comes first.
  const writers = [demoBreeder, ...sellers.filter((seller) => seller !== demoBreeder)].map(({ user }) =>
    user.id
  );
  const written = makePosts(randomOf("posts"), days, writers);
  await insertMany(db, "posts", written.posts);
  await insertMany(db, "post_tags", written.tags);
  await insertMany(db, "post_comments", written.comments);
  await insertMany(db, "post_likes", written.likes);
  await insertMany(db, "post_bookmarks", written.bookmarks);
  await insertMany(db, "reports", written.reports);
  await insertMany(db, "report_voices", written.voices);
  await insertMany(db, "reservations", sales.reservations);
  await insertMany(db, "reservation_events", sales.events);
  const talks = makeChats(randomOf("chats"), days, {
    buyers,
    seller: { id: demoBreeder.user.id, breederId: demoBreeder.breeder.id },
    pets: listings.map(({ pet }) => pet).filter(({ status, breeder_id: id }) =>
      status === "available" && id === demoBreeder.breeder.id
    ),
    sold: sales.reservations.filter(({ consumer_id: id, status }) =>
      id === buyers[0]?.id && status === "deposit-paid"
    ).flatMap(({ pet_id: petId }) => {
      const listing = listings.find(({ pet }) => pet.id === petId);
      return listing ? [{ pet: listing.pet, sellerId: listing.rows.user.id }] : [];
    }),
  });
  await insertMany(db, "chats", talks.chats);
  await insertMany(db, "chat_members", talks.members);
  await insertMany(db, "chat_messages", talks.messages);
  await insertMany(db, "quick_replies", talks.replies);
  await insertMany(db, "orders", sales.orders);
  await insertMany(db, "payments", sales.payments);
  await insertMany(db, "refunds", sales.refunds);
  await insertMany(db, "reviews", world.reviews);
  await insertMany(db, "disputes", world.problems.disputes);
  await insertMany(db, "dispute_messages", world.problems.messages);
  await insertMany(db, "ledger_transactions", sales.transactions);
  await insertMany(db, "ledger_entries", sales.entries);
  const paidOut = payoutsOf(sales, demoBreeder.breeder.id, randomOf("payouts"), days.at(0, 0));
  await insertMany(db, "payout_accounts", [paidOut.account]);
  await insertMany(db, "payouts", paidOut.payouts);
  await insertMany(db, "ledger_transactions", paidOut.transactions);
  await insertMany(db, "ledger_entries", paidOut.entries);
  for (const { reservationId, runAt } of sales.releases) {
    await addJob(db, "releaseFunds", { reservationId }, { key: `release:${reservationId}`, runAt });
  }
  await refreshCards(db, "all");
  const buyer = buyers[0]!;
  await insertMany(db, "pet_profiles", makeProfiles(randomOf("profiles"), days, buyer.id));
  const news = makeNews(randomOf("news"), days, {
    buyer,
    people: buyers,
    waitlists: world.waitlists,
    matches: world.matches,
    listings,
    seller: {
      id: demoBreeder.user.id,
      breederId: demoBreeder.breeder.id,
      name: demoBreeder.breeder.name,
    },
    parents: kennels.flatMap(({ parents }) => parents),
  });
  await insertMany(db, "notifications", news);
  await maskAll(db, "");
  await saveSearches(db, randomOf("searches"), days, { buyer, listings });
  return {
    breeders: kennels.length,
    shelters: shelters.length,
    pets: listings.length,
    reservations: sales.reservations.length,
    pictures: files.length,
    undrawn: missing.size,
  };
}

async function placesByZip(db: Kysely<Database>): Promise<Map<string, Place>> {
  const places = await db.selectFrom("places").selectAll().execute();
  return new Map(
    places.map((place) => [place.zip, { ...place, time_zone: place.time_zone ?? zoneOf(place.state) }]),
  );
}
