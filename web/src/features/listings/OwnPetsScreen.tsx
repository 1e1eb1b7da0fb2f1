import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button, ButtonLink, ChipLink, ChipRow, Empty, Select } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { OwnPetsBulk } from "./OwnPetsBulk.tsx";
import { type Opened, OwnPetsDialog } from "./OwnPetsDialog.tsx";
import { OwnPetsTable } from "./OwnPetsTable.tsx";
import { useOwnPets } from "./own_pets_queries.ts";
import { type Asked, askedOf, hrefOf, SORTS, tabsOf } from "./own_pets_rules.ts";
import css from "./own_pets.module.css";

const route = getRouteApi("/breeder/pets/");

/** A breeder's own listings by status, with everything that can be done about one of them or about many at once. */
export function OwnPetsScreen() {
  return (
    <BreederShell title="Your pets">
      <div className={css.head}>
        <h1>My pets</h1>
        <div className={css.headButtons}>
          <ButtonLink href="/breeder/import" variant="secondary" icon="document">Import a list</ButtonLink>
          <ButtonLink href="/breeder/pets/new" icon="plus">New pet</ButtonLink>
        </div>
      </div>
      <Pets />
    </BreederShell>
  );
}

function Pets() {
  const navigate = route.useNavigate();
  const { asked, filter } = askedOf(route.useSearch());
  const list = useOwnPets(filter);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  // What is not in sight any more must not be changed by a button.
  useEffect(() => setSelected(new Set()), [asked.status, asked.find]);
  const tabs = tabsOf(list.counts, asked.status);
  const go = (change: Partial<Asked>) =>
    navigate({ to: "/breeder/pets", search: { ...asked, ...change }, replace: true, resetScroll: false });
  const chosen = list.pets.filter(({ id }) => selected.has(id));
  const hasNone = !list.isPending && !list.error && tabs[0]!.count === 0;
  if (hasNone) return <NoPets />;
  return (
    <>
      <ChipRow label="Status" scroll className={css.tabs}>
        {tabs.map(({ status, label, count }) => (
          <ChipLink
            key={status ?? "all"}
            href={hrefOf({ ...asked, status })}
            current={asked.status === status}
          >
            {label} <span className={css.count}>{count.toLocaleString("en-US")}</span>
          </ChipLink>
        ))}
      </ChipRow>
      <div className={css.filters} role="search" aria-label="My pets">
        <FindField
          label="Find a pet"
          placeholder="Name or breed"
          value={asked.find ?? ""}
          onChange={(find) => go({ find: find || undefined })}
        />
        <Select
          label="Sort by"
          value={asked.sort ?? "updated"}
          options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          onChange={(event) => go({ sort: event.target.value as Asked["sort"] })}
        />
      </div>
      <p className={css.status} role="status">{countWords(list, asked, tabs)}</p>
      {list.error && list.pets.length === 0
        ? <LoadError error={list.error} onRetry={() => list.refetch()} />
        : (
          <div className={list.isPlaceholderData ? css.stale : undefined}>
            <OwnPetsTable
              pets={list.pets}
              isPending={list.isPending}
              selected={selected}
              onSelect={setSelected}
              onOpen={setOpened}
              empty={<NothingFits asked={asked} />}
            />
          </div>
        )}
      {list.hasNextPage && (
        <p className={css.more}>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? "Try again" : "Show more pets"}
          </Button>
        </p>
      )}
      {chosen.length > 0 && <OwnPetsBulk rows={chosen} onSelect={setSelected} />}
      {opened && (
        <OwnPetsDialog
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function NoPets() {
  return (
    <Empty
      title="Your pets will be here"
      action={<ButtonLink href="/breeder/pets/new" icon="plus">Add your first pet</ButtonLink>}
    >
      <p>
        All it takes is a few photos and facts. We save as you go, so you can leave and come back any time.
      </p>
    </Empty>
  );
}

function NothingFits({ asked }: { asked: Asked }) {
  const { find, status } = asked;
  return (
    <Empty
      icon="search"
      title={find ? `No pets match “${find}”` : "No pets with this status"}
      action={
        <ButtonLink href={hrefOf(find && status ? { status } : {})} variant="secondary">
          {find && status ? "Clear search" : "Show all pets"}
        </ButtonLink>
      }
    >
      <p>{find ? "Search by name or breed." : "Its status may have changed."}</p>
    </Empty>
  );
}

function countWords(
  { pets, hasNextPage, isPending, error }: ReturnType<typeof useOwnPets>,
  { find, status }: Asked,
  tabs: ReturnType<typeof tabsOf>,
): string {
  if (isPending || (error && pets.length === 0)) return "";
  const shown = pets.length.toLocaleString("en-US");
  const total = find ? undefined : tabs.find((tab) => tab.status === status)?.count;
  if (hasNextPage) {
    return total ? `${shown} of ${total.toLocaleString("en-US")} pets` : `The first ${shown} pets`;
  }
  return pets.length === 1 ? "1 pet" : `${pets.length ? shown : "No"} pets`;
}
