import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { addFavourite, type ApiError, listFavouriteIdsQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useWhose } from "./favourites.ts";
import { keepFavorite, keptFavorites } from "./kept.ts";
import { FAVORITES_KEY } from "./send_favorite.ts";

/**
 * Moves this device's favorites into the account after signing in, oldest first, which preserves their order.
 */
export function useTakeKeptFavorites(): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const whose = useWhose();
  useEffect(() => {
    if (whose !== "account" || !keptFavorites().length) return;
    let isOver = false;
    void (async () => {
      for (const petId of keptFavorites().toReversed()) {
        if (isOver) return;
        try {
          await addFavourite(client, { body: { petId } });
        } catch (error) {
          // A deleted pet, or the visitor's own, is dropped. If the server cannot be reached, all are kept
          // for another time.
          if (![403, 404, 409].includes((error as ApiError).status ?? 0)) return;
        }
        keepFavorite(petId, false);
      }
      await queryClient.invalidateQueries({ queryKey: listFavouriteIdsQuery(client).queryKey });
      await queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });
    })();
    return () => void (isOver = true);
  }, [client, queryClient, whose]);
}
