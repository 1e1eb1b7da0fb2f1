import { useQuery } from "@tanstack/react-query";
import { listBreedsQuery, searchPetsLeanQuery } from "@hearthpaw/client";
import { ButtonLink, ChipLink, countText, Empty, Link, numberText, PetGrid } from "@hearthpaw/ui-kit";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { JoinBreedWaitlist } from "../../components/waitlists/JoinWaitlist.tsx";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import {
  type Active,
  cleared,
  type Filters,
  type Noun,
  searchHrefOf,
  searchInput,
  withParameter,
} from "./filters_rules.ts";
import { nowhere } from "./near_rules.ts";
import { SaveSearch } from "./SaveSearch.tsx";
import { type SearchPart, wordsQuery } from "./search_queries.ts";
import * as texts from "./texts.tsx";
import css from "./search.module.css";

/** Returns the slug of the one breed in the search; undefined if there are several or none. */
function useBreedSlug({ lists }: Filters): string | undefined {
  const [slug, another] = lists.breed;
  const isOne = slug !== undefined && another === undefined;
  const { data } = useQuery({ ...listBreedsQuery(useClient()), staleTime: 3_600_000, enabled: isOne });
  // The value may also be a word for several breeds instead of a slug.
  return isOne && data?.breeds.some((breed) => breed.slug === slug) ? slug : undefined;
}

/**
 * The words searched as typed, their other possible meanings, and what no filter can leave out. `said`: the
 * full typed text, if more than the words outside the filters matters.
 */
export function Words({ filters, said }: { filters: Filters; said: string | undefined }) {
  const { q } = filters;
  const { data } = useQuery(wordsQuery(useClient(), said ?? q ?? ""));
  const { understood } = data ?? {};
  const { didYouMean = [], breeders = [], notLeftOut = [], notSearched = [], filters: meant } = understood ??
    {};
  // The full typed text itself names the place, so this drops the current place.
  const rest = searchHrefOf(said === undefined ? { ...filters, q: undefined, page: 1 } : anywhere(filters));
  return (
    <div className={css.note}>
      {q ? <p>{texts.searchedWordsNote(q)}</p> : meant?.q && <p>{texts.unmatchedWordsDropped(meant.q)}</p>}
      {notSearched.length > 0 && <p>{texts.notSearchedNote(notSearched)}</p>}
      {understood?.nearMe && !filters.zip && <p>{texts.nearMeNote}</p>}
      {notLeftOut.length > 0 && <p>{texts.notLeftOutNote(notLeftOut)}</p>}
      {didYouMean.length > 0 && (
        <p>
          {texts.didYouMean(
            didYouMean.map(({ label, text }) => (
              <Link key={label} href={withParameter(rest, "find", text)}>{label}</Link>
            )),
          )}
        </p>
      )}
      {breeders.length > 0 && (
        <p>
          {texts.lookingFor(
            breeders.map((one) => <Link key={one.id} href={breederHref(one)}>{one.name}</Link>),
          )}
        </p>
      )}
    </div>
  );
}

/** Returns the same search without a place, and without the words outside the filters. */
const anywhere = (filters: Filters): Filters => ({
  ...nowhere(filters),
  lists: { ...filters.lists, state: [], notState: [], notZip: [] },
  q: undefined,
  page: 1,
});

/** Returns the search without any value of one filter, as the server counts it. */
function loosened(filters: Filters, filter: Loose["filter"]): Filters {
  const without: Partial<Filters> = filter === "price"
    ? { minDollars: undefined, maxDollars: undefined }
    : filter === "type"
    ? { types: [], path: "/search" }
    : filter === "distance"
    ? { miles: undefined }
    : filter === "q" || filter === "area"
    ? { [filter]: undefined }
    : filter === "hasVideo" || filter === "isRescue" || filter === "notRescue"
    ? { [filter]: false }
    : filter === "ready"
    ? { readyFrom: undefined, readyBy: undefined }
    : filter === "deliverTo"
    ? { deliverTo: undefined }
    : {};
  const name = filter === "sex" ? "gender" : filter;
  const lists = name in filters.lists ? { ...filters.lists, [name]: [] } : filters.lists;
  return { ...filters, ...without, lists, page: 1 };
}

const MOST_LOOSENED = 6;
/** Fills whole rows of two and of three. */
const MOST_CLOSE = 6;

/**
 * No results: filters to loosen and the number of pets each would give, the closest pets, and a way to get
 * notified.
 */
export function NoResults({ filters, active, loose, noun, name }: {
  filters: Filters;
  active: readonly Active[];
  loose: readonly Loose[];
  noun: Noun;
  /** Name for a saved search. */
  name: string;
}) {
  const slug = useBreedSlug(filters);
  const client = useClient();
  const first = closestOf(filters, loose[0]?.filter);
  const closest = useQuery(searchPetsLeanQuery(client, searchInput(first)));
  // If a breed has no pets, those of other breeds come closest.
  const isNone = closest.data?.data.total === 0;
  const any: Filters = { ...first, lists: { ...first.lists, breed: [] } };
  const others = useQuery({ ...searchPetsLeanQuery(client, searchInput(any)), enabled: isNone });
  const [wider, close] = isNone ? [any, others] : [first, closest];
  const pets = close.data?.data.pets.slice(0, MOST_CLOSE) ?? [];
  const { q } = filters;
  // Pets that share nothing with the search but the kind of pet are not close.
  const isClose = active.some(({ filter }) => filter !== "q" && filter !== "type");
  const labelOf = ({ filter, total }: Loose) => {
    const chosen = active.filter((one) => one.filter === filter);
    const leftOut = chosen.flatMap((one) => one.leftOut ?? []);
    const pets = countText(total, noun.one, noun.many);
    return leftOut.length > 0
      ? texts.including({ leftOut: leftOut.join(", "), total: pets })
      : texts.without({ filter: chosen.map(({ label }) => label).join(", "), total: pets });
  };
  return (
    <>
      <Empty
        icon="search"
        title={q === undefined
          ? texts.noMatchYourFilters(noun.many)
          : texts.noMatchWords({ many: noun.many, words: q })}
        action={
          <>
            <SaveSearch
              filters={filters}
              name={name}
              label={texts.listingAlertLabel}
              variant="primary"
            />
            <ButtonLink variant="secondary" href={searchHrefOf(cleared(filters))}>
              {texts.clearAllFilters}
            </ButtonLink>
          </>
        }
      >
        {loose.length > 0 && (
          <>
            <p>{texts.checkBackOrWiden}</p>
            <ul className={css.loosen}>
              {loose.slice(0, MOST_LOOSENED).map(({ filter, total }) => (
                <li key={filter}>
                  <ChipLink href={searchHrefOf(loosened(filters, filter))}>
                    {filter === "type"
                      ? texts.dogsAndCatsPet(total)
                      : filter === "distance"
                      ? texts.anyDistanceNearestFirst(countText(total, noun.one, noun.many))
                      : labelOf({ filter, total })}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {!slug && (
          <p>
            <Link href="/breed-match">{texts.notSureWhichBreed}</Link>
          </p>
        )}
        {slug && (
          <div className={css.wait}>
            <JoinBreedWaitlist slug={slug} lead={texts.joinWaitlistLead(loose.length)} />
          </div>
        )}
      </Empty>
      {(close.isPending || pets.length > 0) && (
        <div className={css.close}>
          <h2>
            {isClose ? filters.zip ? texts.closeMatchesNearestFirst : texts.closeMatches : texts.youMightLike}
          </h2>
          <PetGrid
            isLoading={close.isPending}
            count={MOST_CLOSE}
            label={isClose ? texts.closeMatchesInside : texts.youMightLikeInside}
            className={css.grid}
          >
            {pets.map((pet) => <PetTile key={pet.id} pet={pet} heading="h3" />)}
          </PetGrid>
          {close.data && close.data.data.total > pets.length && (
            <p className={css.wider}>
              <Link href={searchHrefOf(wider)}>
                {texts.viewAll({ total: numberText(close.data.data.total), many: noun.many })}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}

type Loose = NonNullable<SearchPart["loosened"]>[number];

/**
 * Returns the search of the closest pets, nearest first if the place is known: without the filter that
 * excludes most, or else of the breed alone.
 */
function closestOf(filters: Filters, filter: Loose["filter"] | undefined): Filters {
  const { lists, zip } = filters;
  const sort = zip ? "distance" : filters.sort;
  if (filter !== undefined) return { ...loosened(filters, filter), sort };
  const wide = cleared(filters);
  return {
    ...wide,
    lists: { ...wide.lists, breed: lists.breed },
    types: filters.types,
    zip,
    sort,
  };
}
