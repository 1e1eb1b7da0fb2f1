import { decodeListCursor, encodeListCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { deleteListings, moveListing, saveDraft, submitListing, updateListing } from "./actions.ts";
import { breederLabel } from "./life_cycle_rules.ts";
import { ownerOf } from "../accounts/rules.ts";
import { countByStatus, findOwnRows, isValueOf } from "./own_list_store.ts";
import { statusesOf } from "./rules.ts";
import { findListing } from "./store.ts";
import { ownDetailsOf, rowOf } from "./view.ts";

const PAGE = 25;

export const listings: Handlers<
  | "saveListingDraft"
  | "addListing"
  | "updateListing"
  | "deleteListing"
  | "deleteListings"
  | "getOwnPet"
  | "listOwnPets"
  | "updateListingStatus"
> = {
  async saveListingDraft({ body, user }, services) {
    const id = await saveDraft(services, ownerOf(user), body);
    return { petDetails: await own(services, user, id) };
  },

  async addListing({ body, user }, services) {
    await submitListing(services, ownerOf(user), body.id);
    return { petDetails: await own(services, user, body.id) };
  },

  async updateListing({ body, user }, services) {
    await updateListing(services, ownerOf(user), body);
    return { pet: await own(services, user, body.id!) };
  },

  async updateListingStatus({ params, body, user }, services) {
    await moveListing(services, ownerOf(user), params.id, body.status, body.reason ?? null);
    return { pet: await own(services, user, params.id) };
  },

  async deleteListing({ params, user }, services) {
    await deleteListings(services, ownerOf(user), [params.id]);
    return { id: params.id };
  },

  async deleteListings({ body, user }, services) {
    await deleteListings(services, ownerOf(user), body.ids);
    const { length } = body.ids;
    return { message: length === 1 ? "1 listing was deleted." : `${length} listings were deleted.` };
  },

  async getOwnPet({ params, user }, services) {
    ownerOf(user);
    return { pet: await own(services, user, params.id) };
  },

  async listOwnPets({ query, user }, { db }) {
    const { breederId } = ownerOf(user);
    const sort = query.sort ?? "updated";
    const after = query.cursor === undefined ? undefined : decodeListCursor(query.cursor, sort);
    if (query.cursor !== undefined && !(after && isValueOf(sort, after.value))) {
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    }
    const [found, counts] = await Promise.all([
      findOwnRows(db, {
        breederId,
        statuses: statusesOf(query.status),
        text: query.q || undefined,
        sort,
        after,
        limit: PAGE + 1,
      }),
      countByStatus(db, breederId),
    ]);
    const last = found.length > PAGE ? found[PAGE - 1] : undefined;
    return {
      pets: found.slice(0, PAGE).map(({ row }) => rowOf(row)),
      counts: counts.map(({ status, count }) => ({ status, label: breederLabel(status), count })),
      nextCursor: last ? encodeListCursor(sort, last) : null,
    };
  },
};

async function own(services: Services, user: { breederId: string | null }, id: string) {
  return ownDetailsOf(await findListing(services.db, id, user.breederId ?? undefined) ?? fail("not_found"));
}
