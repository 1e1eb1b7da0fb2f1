import { stored } from "../../platform/answer.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { FavoritedPet } from "../../generated/types.ts";
import { jsonArray, jsonObject, type JsonText, jsonText } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import * as store from "./store.ts";

const PAGE = 24;
const MOST = 500;
/** Concurrent additions may exceed MOST, so the list allows more. */
const MOST_IDS = 600;

export const favourites: Handlers<
  "listFavourites" | "listFavouriteIds" | "addFavourite" | "removeFavourite"
> = {
  async listFavourites({ query: { cursor }, user }, { db }) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const rows = await store.findFavorites(db, user.id, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return stored(jsonObject({
      favoritedPets: jsonArray(rows.slice(0, PAGE).map(favoritedPet)),
      nextCursor: jsonText(last ? encodeMomentCursor(last) : null),
    }));
  },

  async listFavouriteIds({ user }, { db }) {
    return { favourites: await store.findFavoriteIds(db, user.id, MOST_IDS) };
  },

  async addFavourite({ body: { petId }, user }, { db, newId }) {
    const { breederId } = await store.findShownPet(db, petId) ?? fail("not_found");
    if (breederId === user.breederId) {
      fail("own_pet", { detail: "You can't save a pet from your own program." });
    }
    await store.insertFavorite(db, { id: newId(), userId: user.id, petId, most: MOST });
    const row = await store.findFavorite(db, user.id, petId) ?? fail("favourites_full");
    return stored(jsonObject({ favoritedPet: favoritedPet(row) }));
  },

  async removeFavourite({ params: { id }, user }, { db }) {
    if (!await store.deleteFavorite(db, user.id, id)) fail("not_found");
    return { id, message: "This pet is no longer in your favorites." };
  },
};

function favoritedPet({ id, card, addedAt }: store.Favorite): JsonText<FavoritedPet> {
  return jsonObject({ id: jsonText(id), pet: card, addedAt: jsonText(addedAt.toISOString()) });
}
