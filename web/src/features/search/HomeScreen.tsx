import { getRouteApi } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
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
import { PetTile } from "../../components/pets/PetTile.tsx";
import { OutsideReviews } from "../../components/reviews/OutsideReviews.tsx";
import { useClient } from "../../lib/client_context.ts";
import { HomeHero } from "./HomeHero.tsx";
import { Breeds, Categories, ForBreeders, HowItWorks, Protection, Spotlight } from "./HomeParts.tsx";
import {
  featuredQuery,
  homeFilterOf,
  homeHref,
  quickFilters,
  quickQuery,
  searchHref,
  spotlightQuery,
} from "./home_queries.ts";
import * as texts from "./texts.tsx";
import css from "./home.module.css";

const route = getRouteApi("/");

const LISTED = 8;

/** The start page: dogs unless the address says cats. */
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
  const pets = (isAll ? featured.data?.pets.newlyAvailable : quick.data?.data.pets)?.slice(0, LISTED).map(
    live,
  );
  const noun = filter.type === "Dogs" ? "puppies" : "kittens";
  const [hero, ...others] = (spotlight.data?.pets ?? []).map(live);

  return (
    <>
      <HomeHero filter={filter} pet={hero ?? pets?.[0]} beside={others.slice(0, 2)} />
      <Container className={css.parts}>
        <Section
          title={texts.newlyAvailable(noun)}
          id="listing"
          action={{ label: texts.showAllOfKind(noun), href: searchHref(filter) }}
        >
          <div className={css.filters}>
            <ChipRow label={texts.kindOfPet}>
              {(["Dogs", "Cats"] as const).map((type) => (
                <ChipLink key={type} href={homeHref({ ...filter, type })} current={filter.type === type}>
                  {type === "Dogs" ? texts.dogs : texts.cats}
                </ChipLink>
              ))}
            </ChipRow>
            <ChipRow label={texts.quickFilters} scroll>
              {quickFilters.map(({ id, label }) => (
                <ChipLink key={id} href={homeHref({ ...filter, quick: id })} current={filter.quick === id}>
                  {label}
                </ChipLink>
              ))}
            </ChipRow>
          </div>
          {listing.isError ? <ErrorNotice onRetry={() => listing.refetch()} /> : pets?.length === 0
            ? (
              <Empty
                title={texts.noLikeThisAreListedRight(noun)}
                action={
                  <ButtonLink href={homeHref({ ...filter, quick: "all" })}>{texts.showAllButton}</ButtonLink>
                }
              />
            )
            : (
              <PetGrid
                row
                loading={pets === undefined}
                count={LISTED}
                label={texts.newlyAvailable(noun)}
              >
                {pets?.map((pet) => <PetTile key={pet.id} pet={pet} ofNewest />)}
              </PetGrid>
            )}
        </Section>
        {/* React takes these over after what can be seen, or at once where somebody presses. */}
        <Suspense>
          <Categories filter={filter} categories={featured.data?.pets.categories ?? []} />
          <Spotlight pets={others.slice(2, 6)} />
        </Suspense>
        <Suspense>
          <Breeds filter={filter} breeds={featured.data?.pets.popularBreeds ?? []} />
          <HowItWorks />
          <Protection />
          <OutsideReviews />
          <ForBreeders />
        </Suspense>
      </Container>
    </>
  );
}
