import { useRouter, useSearch } from "@tanstack/react-router";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  Button,
  ChipLink,
  ChipRow,
  Container,
  cx,
  ErrorNotice,
  Link,
  LoadMore,
  numberText,
  PetGrid,
  RemovableChip,
  Select,
} from "@hearthpaw/ui-kit";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useClient } from "../../lib/client_context.ts";
import { part } from "../../lib/part.tsx";
import { FilterPanel, FilterSheet } from "./filters.ts";
import {
  activeFilters,
  cleared,
  type Filters,
  filtersOf,
  nounOf,
  searchHrefOf,
  searchName,
  searchTitle,
  sorts,
  toggled,
} from "./filters_rules.ts";
import { NoResults, Words } from "./NoResults.tsx";
import { Places } from "./Places.tsx";
import { SaveSearch } from "./SaveSearch.tsx";
import { petsOf, searchQuery } from "./search_queries.ts";
import { filtersKept } from "../../components/errors/filters_kept.ts";
import * as texts from "./texts.tsx";
import { useKeptParts } from "./use_kept_parts.ts";
import css from "./search.module.css";

const PetMap = part(() => import("./map/PetMap.tsx").then((module) => module.PetMap));

/** Number of cards in sight at first: their pictures load at once. */
const FIRST_ROW = 3;

/** Dogs, cats or both, with every filter that matters to a buyer. The address contains all filters. */
export function SearchScreen({ path }: { path: Filters["path"] }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const router = useRouter();
  // A choice shows at once: the address follows a moment later, and a checkbox would jump back until then.
  const [chosen, setChosen] = useState<{ at: string; filters: Filters }>();
  const address = useSearch({ from: path });
  const asked = filtersOf(path, address);
  const at = searchHrefOf(asked);
  const filters = chosen?.at === at ? chosen.filters : asked;
  const [isMapOpen, setMapOpen] = useState(false);
  const results = useInfiniteQuery({
    ...searchQuery(client, asked, isMapOpen),
    placeholderData: keepPreviousData,
  });
  useKeptParts(at, results);
  const live = useLivePets(() => void queryClient.invalidateQueries({ queryKey: ["search"] }));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const mapButton = useRef<HTMLButtonElement>(null);

  const first = results.data?.pages[0];
  const last = results.data?.pages.at(-1);
  const facets = first?.facets;
  const pets = petsOf(results.data).map(live);
  const active = activeFilters(filters, facets, first?.names);
  const order = chosenOrder(filters);
  const noun = nounOf(filters);
  const title = searchTitle(filters, facets, first?.names);
  const name = searchName(filters, facets, first?.names);
  const isOld = results.isPlaceholderData;
  const change = (next: Filters, isReplaced = false) => {
    // A price filter that fires after its delay must not pull back a visitor on the way to a pet.
    if (router.state.location.pathname !== path) return;
    setChosen({ at, filters: next });
    return router.navigate({ href: searchHrefOf(next), resetScroll: false, replace: isReplaced });
  };
  const chips = active.length + (order ? 1 : 0);
  // The row of chips disappears with its last chip, and the focus would be lost.
  const leaveChips = (left: number) => left === 0 && heading.current?.focus({ preventScroll: true });
  const remove = (next: Filters) => {
    leaveChips(chips - 1);
    void change(next);
  };
  const panel = {
    filters,
    facets,
    names: first?.names,
    zipError: first?.zipError,
    onChange: (next: Filters) => change(next),
  };
  const countText = first ? `${numberText(first.total)}${first.totalIsExact ? "" : "+"}` : "";

  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        <p className={css.lead}>{texts.fromVerifiedBreedersAndShelters}</p>
      </header>
      <div className={css.places}>
        <Places
          filters={filters}
          near={filters.zip && first?.names?.[filters.zip]}
          isAsked={address.near === "me"}
          isMapOpen={isMapOpen}
          mapButton={mapButton}
          onMap={() => setMapOpen(!isMapOpen)}
          onChange={change}
        />
      </div>
      <QuickChips filters={filters} />
      <div className={cx(css.columns, isMapOpen && css.mapped)}>
        <form
          className={css.side}
          action={filters.path}
          aria-label={texts.filters}
          onSubmit={(event) => event.preventDefault()}
        >
          <FilterPanel {...panel} />
          <noscript>
            {import.meta.env.SSR &&
              unshown(filters).map(([name, value]) => (
                <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
              ))}
            <button type="submit" className={css.apply}>{texts.showPets}</button>
          </noscript>
        </form>
        <section className={css.results} aria-label={texts.results} aria-busy={isOld}>
          <div className={css.bar}>
            <p className={css.count} role="status">
              {first && !isOld ? `${countText} ${first.total === 1 ? noun.one : noun.many}` : texts.searching}
            </p>
            <div className={css.barEnd}>
              {pets.length > 0 && (
                <SaveSearch
                  filters={filters}
                  name={name}
                  label={texts.saveSearch}
                />
              )}
              <Button
                variant="secondary"
                icon="filter"
                className={css.filterButton}
                onClick={() => setSheetOpen(true)}
              >
                {active.length > 0 ? texts.filtersInForce(active.length) : texts.filters}
              </Button>
              <Select
                label={texts.sort}
                hideLabel
                compact
                value={filters.sort}
                options={sorts.map(({ value, label, key }) => ({
                  value,
                  label: key === "distance" && !filters.zip ? texts.labelNeedsYourZip(label) : label,
                  disabled: key === "distance" && !filters.zip,
                }))}
                onChange={(event) => change({ ...filters, sort: event.target.value, page: 1 })}
              />
            </div>
          </div>
          {chips > 0 && (
            <ChipRow label={texts.activeFilters} className={css.chosen}>
              {order && (
                <RemovableChip onRemove={() => remove({ ...filters, sort: "newest", page: 1 })}>
                  {order}
                </RemovableChip>
              )}
              {active.map(({ key, label, without }) => (
                <RemovableChip
                  key={key}
                  onRemove={() => remove(without)}
                >
                  {label}
                </RemovableChip>
              ))}
              <Link
                className={css.clear}
                href={searchHrefOf(cleared(filters))}
                onClick={() => leaveChips(order ? 1 : 0)}
              >
                {texts.clearAll}
              </Link>
            </ChipRow>
          )}
          {(filters.q || address.said) && <Words filters={filters} said={address.said} />}
          {first?.zipError && (
            <p className={css.note} role="alert">
              {texts.zipErrorFromAnywhere(first.zipError)}
            </p>
          )}
          {first?.awayError && (
            <p className={css.note} role="alert">{texts.awayErrorNoneExcluded(first.awayError)}</p>
          )}
          {filters.page > 1 && (
            <p className={css.note}>
              {texts.viewingFromPage({
                page: filters.page,
                link: (text) => <Link href={searchHrefOf({ ...filters, page: 1 })}>{text}</Link>,
              })}
            </p>
          )}
          {results.isError && !results.data
            ? (
              <ErrorNotice onRetry={() => results.refetch()}>
                {filtersKept(results.error)}
              </ErrorNotice>
            )
            : first && !isOld && pets.length === 0
            ? (
              <NoResults
                filters={filters}
                active={active}
                loose={first.loosened ?? []}
                noun={noun}
                name={name}
              />
            )
            : (
              <PetGrid
                isLoading={!first}
                count={9}
                label={noun.many}
                className={cx(css.grid, isOld && css.old)}
              >
                {pets.map((pet, index) => (
                  <PetTile
                    key={pet.id}
                    pet={pet}
                    ofNewest={filters.sort === "newest"}
                    hasPriority={index < FIRST_ROW}
                    heading="h2"
                  />
                ))}
              </PetGrid>
            )}
          {pets.length > 0 && (
            <p className={css.prices}>
              {texts.pricesNote}
            </p>
          )}
          {first && pets.length > 0 && (
            <LoadMore
              className={css.more}
              shown={Math.min(first.total, (filters.page - 1) * 20 + pets.length)}
              total={results.hasNextPage ? Math.max(first.total, pets.length + 1) : first.total}
              noun={first.total === 1 ? noun.one : noun.many}
              isLoading={results.isFetchingNextPage}
              hasFailed={results.isFetchNextPageError}
              onMore={() => results.fetchNextPage()}
              href={results.hasNextPage
                ? searchHrefOf({ ...filters, page: (last?.page ?? 1) + 1 })
                : undefined}
            />
          )}
        </section>
        {isMapOpen && (
          <PetMap
            filters={filters}
            pets={pets}
            noun={noun}
            // Going back leaves the map's part of the country at once, not move by move.
            onArea={(area) => void change({ ...filters, area, page: 1 }, filters.area !== undefined)}
            onClose={() => {
              setMapOpen(false);
              mapButton.current?.focus();
            }}
          />
        )}
      </div>
      <FilterSheet
        {...panel}
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        showText={isOld || !first
          ? texts.searching
          : texts.show({ countTextValue: countText, one: first.total === 1 ? noun.one : noun.many })}
        clearHref={active.length > 0 ? searchHrefOf(cleared(filters)) : undefined}
      />
    </Container>
  );
}

/**
 * Returns the filters without a field in the panel: without scripts, submitting its form would remove them.
 */
const unshown = (filters: Filters): [name: string, value: string][] =>
  [...new URLSearchParams(searchHrefOf(filters).split("?")[1])].filter(([name]) =>
    /^(not[A-Z]|q$|sort$|readyFrom$|m(in|ax)Price$)/.test(name)
  );

/**
 * Returns the label of the visitor's chosen order: "cheap" means the lowest price first. Near a place,
 * nearest first needs no label.
 */
const chosenOrder = ({ sort }: Filters): string | undefined =>
  sort === "newest" || sort === "distance" ? undefined : sorts.find(({ value }) => value === sort)?.label;

/** Quick filters as links, which work before the scripts have loaded. */
function QuickChips({ filters }: { filters: Filters }) {
  const { categories, adultSize } = filters.lists;
  const sized = (size: string[]) => ({ ...filters, lists: { ...filters.lists, adultSize: size }, page: 1 });
  const none = { ...filters, lists: { ...filters.lists, adultSize: [], categories: [] }, page: 1 };
  const isSmall = adultSize.join() === "small";
  const isNone = adultSize.length === 0 && categories.length === 0;
  // Cats have no adult size.
  const hasSizes = filters.types.join() !== "Cats";
  return (
    <ChipRow label={texts.quickFilters} scroll>
      <ChipLink href={searchHrefOf(none)} current={isNone}>{texts.chipShowAll}</ChipLink>
      {hasSizes && (
        <ChipLink href={searchHrefOf(sized(isSmall ? [] : ["small"]))} current={isSmall}>
          {texts.small}
        </ChipLink>
      )}
      {([["12", texts.lowShedding], ["5", texts.familyFriendly]] as const).map(([id, label]) => (
        <ChipLink
          key={id}
          href={searchHrefOf(toggled(filters, "categories", id))}
          current={categories.includes(id)}
        >
          {label}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
