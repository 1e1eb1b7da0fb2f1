import type { QueryClient } from "@tanstack/react-query";
import {
  addFavourite,
  type ApiError,
  type FavouriteIdsAnswer,
  type HearthpawClient,
  listFavouriteIdsQuery,
  removeFavourite,
} from "@hearthpaw/client";

/** Query key of the pages of favorites, whose order the server knows. */
export const FAVORITES_KEY = ["listFavourites", "pages"] as const;

/** The pending request of each pet: presses on one heart reach the server in their order. */
const underWay = new Map<string, Promise<void>>();

/**
 * Adds or removes a favorite of the account. It shows the change at once, and reverts it if the request
 * fails.
 */
export async function sendFavorite(
  client: HearthpawClient,
  queryClient: QueryClient,
  petId: string,
  isFavorite: boolean,
): Promise<void> {
  const { queryKey } = listFavouriteIdsQuery(client);
  const idOf = () =>
    queryClient.getQueryData<FavouriteIdsAnswer>(queryKey)?.favourites.find((one) => one.petId === petId)?.id;
  const show = (id: string | undefined) =>
    queryClient.setQueryData<FavouriteIdsAnswer>(queryKey, (known) => {
      if (!known) return known;
      const others = known.favourites.filter((one) => one.petId !== petId);
      return { favourites: id === undefined ? others : [{ id, petId }, ...others] };
    });
  await queryClient.cancelQueries({ queryKey });
  const before = idOf();
  // A new favorite has no id yet; the next press waits for it.
  show(isFavorite ? before ?? "" : undefined);
  const asked = (underWay.get(petId) ?? Promise.resolve()).catch(() => {}).then(async () => {
    if (isFavorite) {
      const { favoritedPet } = await addFavourite(client, { body: { petId } });
      ids.set(petId, favoritedPet.id);
      if (idOf() !== undefined) show(favoritedPet.id);
      return;
    }
    // The account's own list comes first: on this page the pet may have become a favorite of another account.
    const id = before || ids.get(petId);
    ids.delete(petId);
    // A 404 means it was already deleted.
    if (id) {
      await removeFavourite(client, { id }).catch((error: ApiError) =>
        error.status === 404 || Promise.reject(error)
      );
    }
  });
  const last = asked.then(() => {});
  underWay.set(petId, last);
  try {
    await last;
  } catch (error) {
    if (underWay.get(petId) === last) show(before);
    throw error;
  } finally {
    if (underWay.get(petId) === last) {
      underWay.delete(petId);
      // A press before the list had loaded canceled its loading.
      if (!queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });
    }
  }
}

/** Ids that the server returned during this page's life. */
const ids = new Map<string, string>();
