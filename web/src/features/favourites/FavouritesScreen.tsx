import { useInfiniteQuery } from "@tanstack/react-query";
import { listFavourites } from "@hearthpaw/client";
import { Button, ButtonLink, Empty, PetGrid } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { FAVOURITES_KEY, useFavourites } from "../../components/favourites/favourites.ts";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useClient } from "../../lib/client_context.ts";
import css from "./favourites.module.css";

/** The pets that a person has put a heart on, the latest first. */
export function FavouritesScreen() {
  return (
    <AccountShell title="Your favorites">
      <h1 className={css.heading}>Favorites</h1>
      <Favourites />
    </AccountShell>
  );
}

function Favourites() {
  const client = useClient();
  const loved = useFavourites();
  const list = useInfiniteQuery({
    queryKey: FAVOURITES_KEY,
    queryFn: ({ pageParam, signal }) =>
      listFavourites(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const all = list.data?.pages.flatMap((page) => page.favoritedPets.map(({ pet }) => pet)) ?? [];
  // One whose heart was taken away is gone at once, and back at once by Undo.
  const pets = loved ? all.filter(({ id }) => loved.has(id)) : all;
  const live = useLivePets(() => void list.refetch());
  if (list.error && !pets.length) {
    return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  }
  if (list.isPending) return <PetGrid loading label="Loading your favorites" />;
  if (!pets.length) {
    return (
      <Empty
        icon="heart"
        title="No favorites yet"
        action={<ButtonLink href="/search">Find a pet</ButtonLink>}
      >
        <p>Tap the heart on a pet you like, and it'll be here on every device you sign in on.</p>
      </Empty>
    );
  }
  return (
    <>
      <PetGrid label="Your favorites">
        {pets.map((pet) => <PetTile key={pet.id} pet={live(pet)} heading="h2" />)}
      </PetGrid>
      {list.hasNextPage && (
        <p className={css.more}>
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more favorites
          </Button>
        </p>
      )}
    </>
  );
}
