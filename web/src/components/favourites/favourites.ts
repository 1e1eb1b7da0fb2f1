import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { type FavouriteIdsAnswer, listFavouriteIdsQuery, translate } from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useSession } from "../session/session.tsx";
import { DEVICE, keepFavorite, keptFavorites, useKeptFavorites } from "./kept.ts";
import * as texts from "./texts.ts";

/**
 * Returns the owner of the favorites: an account, this device until the visitor signs in, or nobody, because
 * staff have none.
 */
export function useWhose(): "account" | "device" | "nobody" {
  const { status, user } = useSession();
  if (status === "signed-in") return user && user.role !== "Admin" ? "account" : "nobody";
  return status === "signed-out" ? "device" : "nobody";
}

/** Returns the ids of favorite pets; undefined until they are known. */
export function useFavorites(): ReadonlySet<string> | undefined {
  const whose = useWhose();
  const kept = useKeptFavorites();
  const { data } = useQuery({
    ...listFavouriteIdsQuery(useClient()),
    enabled: whose === "account",
    select: petIdsOf,
  });
  if (whose === "device") return new Set(kept);
  return whose === "account" ? data : undefined;
}

const petIdsOf = ({ favourites }: FavouriteIdsAnswer): ReadonlySet<string> =>
  new Set(favourites.map(({ petId }) => petId));

type Loved = { id: string; name: string };

/** Returns whether a pet is a favorite, and the toggle. Owners of the pet and staff get no toggle. */
export function useFavorite(pet: Loved): { isFavorite: boolean; onFavorite?: (next: boolean) => void } {
  const { user } = useSession();
  const isFavorite = useFavorites()?.has(pet.id) ?? false;
  const set = useSetFavorite();
  if (user?.role === "Admin" || user?.pets.includes(pet.id)) return { isFavorite: false };
  return { isFavorite, onFavorite: (next) => set(pet, next) };
}

function useSetFavorite(): (pet: Loved, next: boolean) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { openSignIn } = useSession();
  const whose = useWhose();
  return useCallback((pet, next) => {
    const set = (isFavorite: boolean) => {
      if (whose !== "account") return keepFavorite(pet.id, isFavorite);
      import("./send_favorite.ts").then(({ sendFavorite }) =>
        sendFavorite(client, queryClient, pet.id, isFavorite)
      ).catch((thrown: unknown) => show({ tone: "fail", title: translate(thrown).message }));
    };
    set(next);
    if (!next) {
      show({
        title: texts.favoriteRemoved(pet.name),
        action: { label: texts.undo, onPress: () => set(true) },
      });
    } else if (whose === "device" && keptFavorites().length === 1) {
      show({
        tone: "done",
        title: texts.favoriteSavedOnDevice(pet.name),
        text: texts.keepFavoritesHint,
        action: { label: texts.signIn, onPress: () => openSignIn() },
      });
    }
  }, [client, queryClient, show, openSignIn, whose]);
}

/**
 * Delay in ms after a page load or a press before the pets are stored for offline use. Nothing waits for it.
 */
const REST_MS = 2_000;

/**
 * Stores the pets of this device's favorites for offline use. The service worker stores those of an account.
 */
export function useKeepForOffline(): void {
  const client = useClient();
  const whose = useWhose();
  const kept = useKeptFavorites();
  useEffect(() => {
    if (whose === "nobody" || !("caches" in globalThis)) return;
    // A browser without storage has nothing to delete.
    if (whose === "account" || kept.length === 0) return void caches.delete(DEVICE).catch(() => {});
    const timer = setTimeout(() => {
      void import("./kept_pets.ts").then(({ keepPets }) => keepPets(client, kept)).catch(() => {});
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [client, whose, kept]);
}
