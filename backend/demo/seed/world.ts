import type { Place } from "../../features/places/reference_store.ts";
import { randomOf } from "../../platform/random.ts";
import { demoAccounts } from "./accounts.ts";
import { makeApplications } from "./applications.ts";
import { type Kennel, startKennel } from "./bloodlines.ts";
import { makeChanges, makeClaimChanges } from "./changes.ts";
import { type Days, daysFrom } from "./days.ts";
import { type Listing, uploadFilm } from "./listing.ts";
import { makeAdmin, makeBuyers, makeSellers, type SellerRows } from "./people.ts";
import { linkPedigrees, makeMatches } from "./pedigrees.ts";
import { reviewParents } from "./parent_reviews.ts";
import type { Picture } from "./pictures.ts";
import { makeRescues } from "./rescues.ts";
import { makeDisputes } from "./sale_disputes.ts";
import { makeReviews } from "./reviews.ts";
import { makeSales } from "./sales.ts";
import { holdBack } from "./unverified.ts";
import { makeWaitlists } from "./waitlists.ts";
import { makeYoung } from "./young.ts";

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Returns all example data as rows, seen from the day of `now`. It stores nothing. */
export async function makeWorld(now: Date, places: ReadonlyMap<string, Place>) {
  const days = daysFrom(now);
  const sellers = await makeSellers(days, places);
  const buyers = await makeBuyers(days);
  const admin = await makeAdmin(days);
  const kennels: Kennel[] = sellers.filter(({ seller }) => seller.kind === "breeder")
    .map((rows) => startKennel(rows, days));
  const shelters = sellers.filter(({ seller }) => seller.kind === "shelter");
  const listings = [
    ...makeYoung(randomOf("young"), days, kennels),
    ...makeRescues(randomOf("rescues"), days, shelters),
  ];
  holdBack(listings);
  reviewParents(kennels, days);
  linkPedigrees(randomOf("pedigrees"), kennels);
  const sales = await makeSales(randomOf("sales"), days, { listings, buyers, places });
  countHomes(sellers, listings, days.year);
  addFilms(listings);
  const demoBreederId = demoBreederOf(sellers);
  const demoBuyerId = buyers[0]!.id;
  const reviews = makeReviews(randomOf("reviews"), { sales, sellers, listings, leave: demoBuyerId });
  const problems = makeDisputes(sales, days, { demoBreederId, demoBuyerId, adminId: admin.id });
  const changes = makeChanges(randomOf("changes"), days, { listings, demoBreederId });
  const claimChanges = makeClaimChanges(randomOf("claims"), days, {
    breeders: sellers.map(({ breeder }) => breeder)
      .filter(({ id, verification }) => id !== demoBreederId && verification === "approved"),
  });
  const { forms, applications } = demoBreederId === undefined
    ? { forms: [], applications: [] }
    : makeApplications(randomOf("applications"), days, { listings, demoBreederId, buyers });
  return {
    days,
    sellers,
    buyers,
    admin,
    kennels,
    shelters,
    listings,
    sales,
    problems,
    reviews,
    changes,
    claimChanges,
    forms,
    matches: makeMatches(randomOf("matches"), days, { kennels, demoBreederId }),
    waitlists: makeWaitlists(randomOf("waitlists"), days, { listings, demoBreederId, buyers }),
    applications,
  };
}

/** Returns all uploads of the sellers. */
export function picturesOf({ sellers }: Pick<World, "sellers">): (Picture & { ownerId: string })[] {
  return sellers.flatMap(({ album, user }) =>
    album.pictures.map((picture) => ({ ...picture, ownerId: user.id }))
  );
}

/**
 * Removes pictures without a master from the rows, as after a change of the data: a missing picture is better
 * than a broken one.
 */
export function leaveOut(world: World, missing: ReadonlySet<string>): void {
  if (missing.size === 0) return;
  const gone = (key: string | null) => key !== null && missing.has(key);
  for (const { pet, images } of world.listings) {
    if (images.some(({ file_key }) => gone(file_key))) images.splice(0);
    if (gone(pet.video_key)) pet.video_key = null;
  }
  for (const parent of world.kennels.flatMap(({ parents }) => parents)) {
    parent.image_keys = parent.image_keys.filter((key) => !gone(key));
  }
  for (const { breeder } of world.sellers) {
    if (gone(breeder.cover_key)) breeder.cover_key = null;
    if (gone(breeder.avatar_key)) breeder.avatar_key = null;
  }
  world.changes = world.changes.filter(({ old_images, new_images }) =>
    ![...old_images, ...new_images].some(({ key }) => gone(key))
  );
}

/** Adds a video to the newest dog, the newest cat and the newest pet of the demo breeder. */
function addFilms(listings: readonly Listing[]): void {
  const newest = listings.filter(({ pet, images }) => pet.status === "available" && images.length > 0)
    .sort((a, b) => b.pet.listed_at!.getTime() - a.pet.listed_at!.getTime());
  const chosen = new Set([
    newest.find(({ rows }) => rows.isDemo),
    newest.find(({ pet, rows }) => pet.type === "Dog" && !rows.isDemo),
    newest.find(({ pet, rows }) => pet.type === "Cat" && !rows.isDemo),
  ]);
  for (const listing of chosen) if (listing) listing.pet.video_key = uploadFilm(listing);
}

function demoBreederOf(sellers: readonly SellerRows[]): string | undefined {
  const email = demoAccounts.find(({ role }) => role === "Breeder")?.email;
  return sellers.find(({ user }) => user.email === email)?.breeder.id;
}

/** Counts homes found: those in the data, and an estimate for the years before the product. */
function countHomes(sellers: readonly SellerRows[], listings: readonly Listing[], year: Days["year"]): void {
  for (const { breeder, seller, random } of sellers) {
    const here = listings.filter(({ pet }) => pet.breeder_id === breeder.id && pet.sold_at !== null).length;
    const aYear = seller.kind === "shelter" ? random.int(120, 420) : random.int(6, 18);
    breeder.homes_found = here + Math.max(0, year - 1 - seller.since) * aYear;
  }
}
