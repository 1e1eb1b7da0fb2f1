import { useInfiniteQuery } from "@tanstack/react-query";
import { listFavourites } from "@hearthpaw/client";
import { useState } from "react";
import { Button, ButtonLink, Container, Empty, PetGrid, Section } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { CompareLink } from "../../components/compare/CompareLink.tsx";
import { useFavorites, useWhose } from "../../components/favourites/favourites.ts";
import { keepFavorite, useKeptFavorites } from "../../components/favourites/kept.ts";
import { FAVORITES_KEY } from "../../components/favourites/send_favorite.ts";
import { viewedPets } from "../../components/favourites/viewed.ts";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { DevicePets } from "../../components/pets/DevicePets.tsx";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./favourites.module.css";

/** Favorites of a device on one page, which loads each pet. */
const PART = 12;
const MOST_VIEWED = 8;

/** A person's favorite pets, the latest first. Without an account, they are those of the device. */
export function FavoritesScreen() {
  const whose = useWhose();
  if (whose === "device") return <OfDevice />;
  return (
    <AccountShell title={texts.yourFavorites}>
      <h1 className={css.heading}>{texts.favorites}</h1>
      <Favorites />
      <RecentlyViewed />
    </AccountShell>
  );
}

/** Favorites of a signed-out visitor, which this device keeps until they sign in. */
function OfDevice() {
  const { openSignIn } = useSession();
  const kept = useKeptFavorites();
  const [shown, setShown] = useState(PART);
  return (
    <Container className={css.page}>
      <h1 className={css.heading}>{texts.favorites}</h1>
      <div className={css.sync}>
        <p>{kept.length > 0 ? texts.onThisDevice(kept.length) : texts.signInForFavorites}</p>
        <Button variant="secondary" onClick={() => openSignIn()}>{texts.signIn}</Button>
      </div>
      {kept.length > 0
        ? (
          <>
            <CompareLink ids={kept} />
            <DevicePets
              ids={kept.slice(0, shown)}
              label={texts.yourFavorites}
              onGone={(id) => keepFavorite(id, false)}
            />
            {kept.length > shown && (
              <p className={css.more}>
                <Button variant="secondary" onClick={() => setShown((count) => count + PART)}>
                  {texts.showMoreFavorites}
                </Button>
              </p>
            )}
          </>
        )
        : <NoFavorites hint={texts.noDeviceFavoritesHint} />}
      <RecentlyViewed />
    </Container>
  );
}

/** Pets whose pages this device opened last. */
function RecentlyViewed() {
  const viewed = viewedPets.use();
  if (viewed.length === 0) return null;
  return (
    <Section title={texts.recentlyViewed} lead={texts.recentlyViewedLead} className={css.viewed}>
      <DevicePets
        ids={viewed.slice(0, MOST_VIEWED)}
        label={texts.recentlyViewed}
        onGone={(id) => viewedPets.set(id, false)}
      />
      <p>
        <Button variant="quiet" size="small" onClick={viewedPets.clear}>{texts.clearRecentlyViewed}</Button>
      </p>
    </Section>
  );
}

function NoFavorites({ hint }: { hint: string }) {
  return (
    <Empty
      icon="heart"
      title={texts.noFavoritesYet}
      action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
    >
      <p>{hint}</p>
    </Empty>
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
    return <NoFavorites hint={texts.noFavoritesHint} />;
  }
  return (
    <>
      <CompareLink ids={pets.map(({ id }) => id)} />
      <PetGrid label={texts.yourFavorites}>
        {pets.map((pet) => <PetTile key={pet.id} pet={live(pet)} heading="h2" />)}
      </PetGrid>
      <NextPart list={list}>{texts.showMoreFavorites}</NextPart>
    </>
  );
}
