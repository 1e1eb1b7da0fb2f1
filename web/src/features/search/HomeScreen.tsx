import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  ButtonLink,
  ChipLink,
  ChipRow,
  Container,
  Empty,
  ErrorNotice,
  PetGrid,
  Section,
} from "@hearthpaw/ui-kit";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { NearMe } from "../../components/place/NearMe.tsx";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useClient } from "../../lib/client_context.ts";
import type { Here } from "../../lib/here.ts";
import { later } from "../../lib/later.tsx";
import { HomeHero } from "./HomeHero.tsx";
import {
  featuredQuery,
  homeFilterOf,
  homeHref,
  NEAR,
  quickOf,
  quickQuery,
  searchHref,
  spotlightQuery,
} from "./home_queries.ts";
import * as texts from "./texts.tsx";
import css from "./home.module.css";

const route = getRouteApi("/");

export const HomeRest = later(() => import("./HomeLater.tsx").then((module) => module.HomeRest));

const LISTED = 8;

/** The home page: dogs unless the address says cats. */
export function HomeScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const filter = homeFilterOf(route.useSearch());
  const featured = useQuery(featuredQuery(client, filter));
  const spotlight = useQuery(spotlightQuery(client, filter));
  const quick = useQuery({ ...quickQuery(client, filter), enabled: filter.quick !== "all" });
  const live = useLivePets(() => void queryClient.invalidateQueries());
  const isAll = filter.quick === "all";
  const listing = isAll ? featured : quick;
  const noun = filter.type === "Dogs" ? "puppies" : "kittens";
  const [here, setHere] = useState<Here>();
  const nearest = useQuery({ ...quickQuery(client, filter, here?.zip), enabled: here !== undefined });
  const near = nearest.data?.data.pets;
  const isNear = here && near && near.length > 0;
  const title = isNear ? texts.petsNearPlace({ noun, place: here.name }) : texts.newlyAvailable(noun);
  const pets = (isNear ? near : isAll ? featured.data?.pets.newlyAvailable : quick.data?.data.pets)
    ?.slice(0, LISTED).map(live);
  const [hero, ...others] = (spotlight.data?.pets ?? []).map(live);

  return (
    <>
      <HomeHero filter={filter} pet={hero ?? pets?.[0]} beside={others.slice(0, 2)} />
      <Container className={css.parts}>
        <Section
          title={title}
          id="listing"
          action={{
            label: texts.showAllOfKind(noun),
            href: searchHref(filter, isNear ? { zip: here.zip, ...NEAR } : {}),
          }}
        >
          <div className={css.filters}>
            <NearMe onArrive={setHere} onChoose={setHere} onForget={() => setHere(undefined)} />
            <ChipRow label={texts.typeOfPet}>
              {(["Dogs", "Cats"] as const).map((type) => (
                <ChipLink key={type} href={homeHref({ ...filter, type })} current={filter.type === type}>
                  {type === "Dogs" ? texts.dogs : texts.cats}
                </ChipLink>
              ))}
            </ChipRow>
            <ChipRow label={texts.quickFilters} scroll>
              {quickOf(filter.type).map(({ id, label }) => (
                <ChipLink key={id} href={homeHref({ ...filter, quick: id })} current={filter.quick === id}>
                  {label}
                </ChipLink>
              ))}
            </ChipRow>
          </div>
          {here && near?.length === 0 && (
            <p className={css.note} role="status">{texts.noneNearPlace({ noun, place: here.name })}</p>
          )}
          {here && !near && nearest.isError && (
            <ErrorNotice
              className={css.note}
              title={texts.nearNotLoaded(here.name)}
              onRetry={() => nearest.refetch()}
            />
          )}
          {listing.isError ? <ErrorNotice onRetry={() => listing.refetch()} /> : pets?.length === 0
            ? (
              <Empty
                title={texts.noneLikeThisListed(noun)}
                action={
                  <ButtonLink href={homeHref({ ...filter, quick: "all" })}>{texts.showAllButton}</ButtonLink>
                }
              />
            )
            : (
              <PetGrid
                isRow
                isLoading={pets === undefined}
                count={LISTED}
                label={title}
              >
                {pets?.map((pet) => <PetTile key={pet.id} pet={pet} ofNewest={!isNear} />)}
              </PetGrid>
            )}
        </Section>
        <HomeRest
          filter={filter}
          categories={featured.data?.pets.categories ?? []}
          spotlight={others.slice(2, 6)}
          breeds={featured.data?.pets.popularBreeds ?? []}
        />
      </Container>
    </>
  );
}
