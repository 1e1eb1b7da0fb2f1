import { useState } from "react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ListedBreeder } from "@hearthpaw/client";
import {
  BreederCard,
  BreederGrid,
  Button,
  ButtonLink,
  ChipLink,
  ChipRow,
  Container,
  countText,
  cx,
  Empty,
  ErrorNotice,
  Field,
  Link,
  LoadMore,
  numberText,
  Select,
} from "@hearthpaw/ui-kit";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import { distanceText } from "../../lib/pets.ts";
import { distances, type ListAddress, listHref, listSorts } from "./list_address.ts";
import { breedChoices, breedersOf, breedName, listQuery, listTitle } from "./list_queries.ts";
import { filtersKept } from "../../components/errors/filters_kept.ts";
import * as texts from "./texts.tsx";
import css from "./breeder_list.module.css";

const route = getRouteApi("/breeders/");

const KINDS = { all: texts.all, breeder: texts.breeders, shelter: texts.shelters } as const;
const SORTS = { rating: texts.topRated, distance: texts.nearest, newest: texts.newest } as const;

/** All breeders and shelters that sell, filtered by breed, place and kind. The address holds all filters. */
export function BreedersScreen() {
  const client = useClient();
  const address = route.useSearch();
  const navigate = useNavigate();
  const results = useInfiniteQuery({ ...listQuery(client, address), placeholderData: keepPreviousData });
  const { data: choices } = useQuery(breedChoices(client));
  const first = results.data?.pages[0];
  const breeders = breedersOf(results.data);
  const isOld = results.isPlaceholderData;
  const breed = breedName(address.breed, choices?.breeds);
  const noun = address.kind === "shelter"
    ? "shelter"
    : address.kind === "breeder"
    ? "breeder"
    : texts.breederOrShelter;
  const many = address.kind ? `${noun}s` : texts.breedersAndSheltersInside;
  const change = (next: Partial<ListAddress>) =>
    void navigate({ href: listHref({ ...address, cursor: undefined, ...next }), resetScroll: false });
  const isPoint = first?.place?.isPoint ?? false;

  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1>{listTitle(address, breed, first?.place)}</h1>
        <p className={css.lead}>
          {texts.breedersLead}
        </p>
      </header>
      <Filters
        key={address.place ?? ""}
        {...{ address, change, isPoint }}
        breeds={choices?.breeds.map(({ slug, breedName }) => ({ value: slug, label: breedName })) ?? []}
        breed={breed}
        placeError={isOld ? undefined : first?.placeError}
      />
      <ChipRow label={texts.breedersOrShelters}>
        {(["all", "breeder", "shelter"] as const).map((kind) => (
          <ChipLink
            key={kind}
            href={listHref({ ...address, cursor: undefined, kind: kind === "all" ? undefined : kind })}
            current={(address.kind ?? "all") === kind}
          >
            {KINDS[kind]}
          </ChipLink>
        ))}
      </ChipRow>
      <p className={css.count} role="status">
        {first && !isOld ? totalText(first, noun, many) : texts.looking}
      </p>
      {address.cursor && (
        <p className={css.note}>
          {texts.partwayThroughList((text) => (
            <Link href={listHref({ ...address, cursor: undefined })}>{text}</Link>
          ))}
        </p>
      )}
      <div className={cx(css.results, isOld && css.old)} aria-busy={isOld}>
        {results.isError && !results.data
          ? (
            <ErrorNotice title={texts.weCouldntLoadThe(many)} onRetry={() => results.refetch()}>
              {filtersKept(results.error)}
            </ErrorNotice>
          )
          : !first
          ? <BreederGrid label={texts.loadingBreeders} isLoading />
          : breeders.length > 0
          ? (
            <BreederGrid label={texts.results}>
              {breeders.map((one, index) => <Card key={one.id} breeder={one} priority={index < 3} />)}
            </BreederGrid>
          )
          : !isOld && <Nothing {...{ address, breed, many }} place={first.place?.label} />}
        {first && breeders.length > 0 && (
          <LoadMore
            className={css.more}
            shown={breeders.length}
            total={results.hasNextPage ? Math.max(first.total, breeders.length + 1) : breeders.length}
            noun={many}
            isLoading={results.isFetchingNextPage}
            hasFailed={results.isFetchNextPageError}
            onMore={() => results.fetchNextPage()}
            href={results.hasNextPage
              ? listHref({ ...address, cursor: results.data?.pages.at(-1)?.nextCursor ?? undefined })
              : undefined}
          />
        )}
      </div>
    </Container>
  );
}

/** "1,000+ breeders and shelters", "1 shelter". */
function totalText(
  { total, totalIsExact }: { total: number; totalIsExact: boolean },
  noun: string,
  many: string,
): string {
  return totalIsExact ? countText(total, noun, many) : `${numberText(total)}+ ${many}`;
}

function Filters({ address, change, breeds, breed, isPoint, placeError }: {
  address: ListAddress;
  change: (next: Partial<ListAddress>) => void;
  breeds: readonly { value: string; label: string }[];
  breed: string | undefined;
  isPoint: boolean;
  placeError: string | undefined;
}) {
  const [place, setPlace] = useState(address.place ?? "");
  const applyPlace = () => {
    const wanted = place.trim();
    if (wanted === (address.place ?? "")) return;
    const { distance, sort } = address;
    change(
      wanted ? { place: wanted, distance, sort } : {
        place: undefined,
        distance: undefined,
        sort: sort === "newest" ? sort : undefined,
      },
    );
  };
  // The address may name a breed without present pets.
  const isListed = !address.breed || breeds.some(({ value }) => value === address.breed);
  const options = isListed ? breeds : [{ value: address.breed!, label: breed! }, ...breeds];
  return (
    <form
      className={css.filters}
      action="/breeders"
      aria-label={texts.filters}
      onSubmit={(event) => {
        event.preventDefault();
        applyPlace();
      }}
    >
      {address.kind && <input type="hidden" name="kind" value={address.kind} />}
      <Field
        label={texts.near}
        name="place"
        type="search"
        autoComplete="postal-code"
        maxLength={80}
        placeholder={texts.placePlaceholder}
        value={place}
        error={placeError}
        onChange={(event) => setPlace(event.target.value)}
        onBlur={applyPlace}
      />
      <Select
        label={texts.breed}
        name="breed"
        value={address.breed ?? ""}
        options={[{ value: "", label: texts.anyBreed }, ...options]}
        onChange={(event) => change({ breed: event.target.value || undefined })}
      />
      <Select
        label={texts.distance}
        name="distance"
        value={address.distance ?? ""}
        disabled={address.place !== undefined && !isPoint}
        options={[
          { value: "", label: texts.any },
          ...distances.map((miles) => ({ value: String(miles), label: texts.milesMiles(miles) })),
        ]}
        onChange={(event) => {
          const distance = distances.find((miles) => String(miles) === event.target.value);
          change({ distance, ...(place.trim() && { place: place.trim() }) });
        }}
      />
      <Select
        label={texts.sort}
        name="sort"
        value={address.sort ?? "rating"}
        options={listSorts.map((sort) => ({
          value: sort,
          label: sort === "distance" && !isPoint ? texts.nearestNeedsAPlace : SORTS[sort],
          disabled: sort === "distance" && !isPoint,
        }))}
        onChange={(event) => {
          const sort = event.target.value;
          change({ sort: sort === "distance" || sort === "newest" ? sort : undefined });
        }}
      />
      <Button type="submit" variant="secondary" className={css.apply}>{texts.showBreeders}</Button>
    </form>
  );
}

function Card({ breeder, priority }: { breeder: ListedBreeder; priority: boolean }) {
  const { name, cityAndState, coverImage, ratingAverage, ratingCount, distanceMiles } = breeder;
  return (
    <BreederCard
      href={breederHref(breeder)}
      name={name}
      isShelter={breeder.isShelter}
      isVerified={breeder.isVerified}
      place={cityAndState}
      distance={distanceText(distanceMiles)}
      avatar={breeder.profileImageURL}
      cover={coverImage && { src: coverImage.cardUrl, preview: coverImage.preview }}
      rating={{ value: ratingAverage ?? 0, count: ratingCount }}
      breeds={breeder.breeds.map(({ breedName }) => breedName)}
      availableCount={breeder.availableCount}
      homesFound={breeder.homesFound}
      hasPriority={priority}
    />
  );
}

/** Shown if no breeder matches, with a link for each filter that the user could remove. */
function Nothing({ address, breed, many, place }: {
  address: ListAddress;
  breed: string | undefined;
  many: string;
  place: string | undefined;
}) {
  const wider: { label: string; href: string }[] = [
    ...(address.distance
      ? [{ label: texts.atAnyDistance, href: listHref({ ...address, distance: undefined }) }]
      : []),
    ...(address.place
      ? [{
        label: texts.anywhere,
        href: listHref({ ...address, place: undefined, distance: undefined, sort: undefined }),
      }]
      : []),
    ...(breed ? [{ label: texts.withAnyBreed, href: listHref({ ...address, breed: undefined }) }] : []),
    ...(address.kind
      ? [{ label: texts.breedersAndShelters, href: listHref({ ...address, kind: undefined }) }]
      : []),
  ];
  if (wider.length === 0) {
    return (
      <Empty
        title={texts.noBreedersYet}
        action={<ButtonLink href="/become-a-breeder">{texts.listYourPets}</ButtonLink>}
      >
        <p>{texts.emptyBreedersHint}</p>
      </Empty>
    );
  }
  return (
    <Empty
      icon="search"
      title={texts.noMatchYourFilters(many)}
      action={<ButtonLink variant="secondary" href="/breeders">{texts.clearAllFilters}</ButtonLink>}
    >
      <p>
        {place
          ? (breed ? texts.noneNearWithBreed({ breed, place }) : texts.noneNear(place))
          : texts.widenYourSearch}
      </p>
      <ul className={css.wider}>
        {wider.map(({ label, href }) => (
          <li key={label}>
            <ChipLink href={href}>{label}</ChipLink>
          </li>
        ))}
      </ul>
    </Empty>
  );
}
