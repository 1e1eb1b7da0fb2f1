import { useInfiniteQuery } from "@tanstack/react-query";
import { listFavourites } from "@hearthpaw/client";
import { ButtonLink, Empty, PetGrid } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { useFavorites } from "../../components/favourites/favourites.ts";
import { FAVORITES_KEY } from "../../components/favourites/send_favorite.ts";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./favourites.module.css";

/** A person's favorite pets, the latest first. */
export function FavoritesScreen() {
  return (
    <AccountShell title={texts.yourFavorites}>
      <h1 className={css.heading}>{texts.favorites}</h1>
      <Favorites />
    </AccountShell>
  );
}

function Favorites() {
  const client = useClient();
  const loved = useFavorites();
  const list = useInfiniteQuery({
    queryKey: FAVORITES_KEY,
    queryFn: ({ pageParam, signal }) =>
      listFavourites(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const all = list.data?.pages.flatMap((page) => page.favoritedPets.map(({ pet }) => pet)) ?? [];
  // A pet disappears as soon as its heart is removed, and Undo brings it back at once.
  const pets = loved ? all.filter(({ id }) => loved.has(id)) : all;
  const live = useLivePets(() => void list.refetch());
  if (list.error && !pets.length) {
    return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  }
  if (list.isPending) return <PetGrid isLoading label={texts.loadingYourFavorites} />;
  if (!pets.length) {
    return (
      <Empty
        icon="heart"
        title={texts.noFavoritesYet}
        action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
      >
        <p>{texts.noFavoritesHint}</p>
      </Empty>
    );
  }
  return (
    <>
      <PetGrid label={texts.yourFavorites}>
        {pets.map((pet) => <PetTile key={pet.id} pet={live(pet)} heading="h2" />)}
      </PetGrid>
      <NextPart list={list}>{texts.showMoreFavorites}</NextPart>
    </>
  );
}
