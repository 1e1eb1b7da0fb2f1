import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import {
  addFavourite,
  type ApiError,
  type FavouriteIdsAnswer,
  type HearthpawClient,
  listFavouriteIdsQuery,
  removeFavourite,
  translate,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useSession } from "../session/session.tsx";
import { DEVICE, keepFavourite, keptFavourites, useKeptFavourites } from "./kept.ts";
import * as texts from "./texts.ts";

/** The pages of favorites, whose order the server knows. */
export const FAVOURITES_KEY = ["listFavourites", "pages"] as const;

/** Whose hearts they are: an account's, this device's until somebody signs in, or nobody's, as staff have none. */
function useWhose(): "account" | "device" | "nobody" {
  const { status, user } = useSession();
  if (status === "signed-in") return user && user.role !== "Admin" ? "account" : "nobody";
  return status === "signed-out" ? "device" : "nobody";
}

/** The pets with a heart; nothing until that is known. */
export function useFavourites(): ReadonlySet<string> | undefined {
  const whose = useWhose();
  const kept = useKeptFavourites();
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

/** A pet's heart: whether it is there, and what a press does. Without a press where the pet is one's own. */
export function useFavourite(pet: Loved): { isFavorite: boolean; onFavorite?: (next: boolean) => void } {
  const { user } = useSession();
  const isFavorite = useFavourites()?.has(pet.id) ?? false;
  const set = useSetFavourite();
  if (user?.role === "Admin" || user?.pets.includes(pet.id)) return { isFavorite: false };
  return { isFavorite, onFavorite: (next) => set(pet, next) };
}

function useSetFavourite(): (pet: Loved, next: boolean) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { openSignIn } = useSession();
  const whose = useWhose();
  return useCallback((pet, next) => {
    const set = (isFavorite: boolean) => {
      if (whose !== "account") return keepFavourite(pet.id, isFavorite);
      send(client, queryClient, pet.id, isFavorite).catch((thrown: unknown) => {
        show({ tone: "fail", title: translate(thrown).message });
      });
    };
    set(next);
    if (!next) {
      show({
        title: texts.nameIsNoLongerInYour(pet.name),
        action: { label: texts.undo, onPress: () => set(true) },
      });
    } else if (whose === "device" && keptFavourites().length === 1) {
      show({
        tone: "done",
        title: texts.nameIsSavedOnThisDevice(pet.name),
        text: texts.signInToKeepYourFavorites,
        action: { label: texts.signIn, onPress: () => openSignIn() },
      });
    }
  }, [client, queryClient, show, openSignIn, whose]);
}

/** What is under way for each pet: presses on one heart reach the server in their order. */
const underWay = new Map<string, Promise<void>>();

async function send(
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
  // It has no id yet; the next press waits for it.
  show(isFavorite ? before ?? "" : undefined);
  const asked = (underWay.get(petId) ?? Promise.resolve()).catch(() => {}).then(async () => {
    if (isFavorite) {
      const { favoritedPet } = await addFavourite(client, { body: { petId } });
      ids.set(petId, favoritedPet.id);
      if (idOf() !== undefined) show(favoritedPet.id);
      return;
    }
    // What the account's own list says goes first: the page may have given the pet a heart for another account.
    const id = before || ids.get(petId);
    ids.delete(petId);
    // One that is gone already is gone.
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
      // Pressed before they were known, which ended their loading.
      if (!queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: FAVOURITES_KEY });
    }
  }
}

/** Ids that the server gave in this page's life. */
const ids = new Map<string, string>();

/** Takes what this device kept into the account of who signs in, the oldest first, so that the order stays. */
export function useTakeKeptFavourites(): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const whose = useWhose();
  useEffect(() => {
    if (whose !== "account" || !keptFavourites().length) return;
    let isOver = false;
    void (async () => {
      for (const petId of keptFavourites().toReversed()) {
        if (isOver) return;
        try {
          await addFavourite(client, { body: { petId } });
        } catch (error) {
          // A pet that is gone or one's own is dropped; where the server cannot be reached, all stay for another time.
          if (![403, 404, 409].includes((error as ApiError).status ?? 0)) return;
        }
        keepFavourite(petId, false);
      }
      await queryClient.invalidateQueries({ queryKey: listFavouriteIdsQuery(client).queryKey });
      await queryClient.invalidateQueries({ queryKey: FAVOURITES_KEY });
    })();
    return () => void (isOver = true);
  }, [client, queryClient, whose]);
}

/** How long after a page or a press the pets are kept: nothing waits for it. */
const REST_MS = 2_000;

/** Keeps the pets of this device's hearts for when the connection is lost. An account's are the service worker's. */
export function useKeepForOffline(): void {
  const client = useClient();
  const whose = useWhose();
  const kept = useKeptFavourites();
  useEffect(() => {
    if (whose === "nobody" || !("caches" in globalThis)) return;
    // A browser that keeps nothing has nothing to delete.
    if (whose === "account" || kept.length === 0) return void caches.delete(DEVICE).catch(() => {});
    const timer = setTimeout(() => {
      void import("./kept_pets.ts").then(({ keepPets }) => keepPets(client, kept)).catch(() => {});
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [client, whose, kept]);
}
