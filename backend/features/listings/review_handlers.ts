import { withTx } from "../../platform/db/tx.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { findPetState } from "../pets/status_store.ts";
import { visibility } from "../pets/rules.ts";
import { findPetPages } from "../pets/store.ts";
import { flagTexts } from "../masks/flag_actions.ts";
import { fail } from "../../platform/problem.ts";
import { needConfirmedEmail } from "../accounts/rules.ts";
import { report } from "../abuse_reports/actions.ts";
import type { Services } from "../../services.ts";
import type { UsualPrices } from "../search/engine_rules.ts";
import * as changeStore from "./change_store.ts";
import { decideChange, decideListing } from "./review_actions.ts";
import { findWaiting } from "./review_store.ts";
import { findListing, findListings, textOf } from "./store.ts";
import { detailsOf } from "./view.ts";

const PAGE = 20;

/** Returns the usual prices of pets like these, in the same order. Queries each breed once. */
function usualPricesOf(
  search: Services["search"],
  lines: readonly { breedId: string | null; isRescue: boolean }[],
): Promise<(UsualPrices | undefined)[]> {
  const known = new Map<string, Promise<UsualPrices | undefined>>();
  return Promise.all(lines.map(({ breedId, isRescue }) => {
    if (breedId === null) return Promise.resolve(undefined);
    const key = `${breedId} ${isRescue}`;
    const prices = known.get(key) ?? search.usualPrices(breedId, isRescue);
    known.set(key, prices);
    return prices;
  }));
}

/** Handlers of listing reviews for staff, and of reports by users. */
export const listingReviews: Handlers<
  "listListingsInReview" | "decideListing" | "listChangeRequests" | "decideChangeRequest" | "reportListing"
> = {
  async listListingsInReview({ query }, services) {
    const { db, now, search } = services;
    const found = await findWaiting(db, query.status ?? "in-review", cursorOf(query.cursor), PAGE + 1);
    const lines = found.slice(0, PAGE);
    const ids = lines.map(({ id }) => id);
    const [listings, pages, prices] = await Promise.all([
      findListings(db, ids).then(byId),
      findPetPages(db, ids, now()).then(byId),
      usualPricesOf(search, lines),
    ]);
    const flags = await flagTexts(services, lines.map(({ id }) => textOf(listings.get(id))));
    const pets = lines.flatMap(({ id, breeder }, at) => {
      const listing = listings.get(id);
      if (!listing) return [];
      const pet = detailsOf(listing);
      // A breeder may still be editing it. A page with missing fields is not shown.
      const shown = pet.missing.length ? undefined : pages.get(id);
      return [{
        pet,
        breeder,
        submittedAt: listing.submittedAt,
        shown,
        usualPrice: prices[at],
        textFlags: flags[at]!,
      }];
    });
    return { pets, nextCursor: found.length > PAGE ? encodeMomentCursor(lines.at(-1)!) : null };
  },

  async decideListing({ params, body, user }, services) {
    const { status, reason = null, updatedAt } = body;
    const staff = { userId: user.id, role: user.role };
    await decideListing(services, staff, { petId: params.id, status, reason, updatedAt });
    return { pet: detailsOf(await findListing(services.db, params.id) ?? fail("not_found")) };
  },

  async listChangeRequests({ query }, services) {
    const found = await changeStore.findOpen(services.db, query.kind, cursorOf(query.cursor), PAGE + 1);
    const lines = found.slice(0, PAGE);
    return {
      changeRequests: await flagged(services, lines.map(({ view }) => view)),
      nextCursor: found.length > PAGE ? encodeMomentCursor(lines.at(-1)!) : null,
    };
  },

  async decideChangeRequest({ params, body, user }, services) {
    const { decision, reason = null } = body;
    const staff = { userId: user.id, role: user.role };
    await decideChange(services, staff, { id: params.id, isAccepted: decision === "accept", reason });
    const change = await changeStore.findChange(services.db, params.id) ?? fail("not_found");
    const [changeRequest] = await flagged(services, [change]);
    return { changeRequest: changeRequest! };
  },

  async reportListing({ params, body, user }, services) {
    const { db } = services;
    needConfirmedEmail(user, "report a listing");
    const pet = await findPetState(db, params.id) ?? fail("not_found");
    if (visibility(pet.status) !== "visible" || !pet.isShown) fail("not_found");
    const { reason, details = "" } = body;
    const { id, createdAt } = await withTx(
      db,
      (trx) =>
        report(trx, services, {
          kind: "listing",
          subjectId: params.id,
          reporterId: user.id,
          reason,
          details,
        }),
    );
    return { report: { id, createdAt: createdAt.toISOString() } };
  },
};

/** Adds the flags of the requested texts. */
async function flagged<Change extends { kind: string; newText: string | null }>(
  services: Pick<Services, "config">,
  changes: readonly Change[],
) {
  const flags = await flagTexts(
    services,
    changes.map(({ kind, newText }) => kind === "video" ? null : newText),
  );
  return changes.map((change, index) => ({ ...change, textFlags: flags[index]! }));
}

const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));

function cursorOf(text: string | undefined) {
  if (text === undefined) return undefined;
  return decodeMomentCursor(text) ??
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
}
