import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ButtonLink, ChipLink, ChipRow, Empty, LOCALE, Select } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { OwnPetsBulk } from "./OwnPetsBulk.tsx";
import { type Opened, OwnPetsDialog } from "./OwnPetsDialog.tsx";
import { OwnPetsTable } from "./OwnPetsTable.tsx";
import { useOwnPets } from "./own_pets_queries.ts";
import { type Asked, askedOf, hrefOf, SORTS, tabsOf } from "./own_pets_rules.ts";
import * as texts from "./texts.tsx";
import css from "./own_pets.module.css";

const route = getRouteApi("/breeder/pets/");

/** The breeder's own listings by status, with all actions for one listing or for many at once. */
export function OwnPetsScreen() {
  return (
    <BreederShell title={texts.yourPets}>
      <div className={css.head}>
        <h1>{texts.myPets}</h1>
        <div className={css.headButtons}>
          <ButtonLink href="/breeder/import" variant="secondary" icon="document">
            {texts.importAList}
          </ButtonLink>
          <ButtonLink href="/breeder/pets/new" icon="plus">{texts.newPet}</ButtonLink>
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
  // A bulk action must not change listings that are out of sight.
  useEffect(() => setSelected(new Set()), [asked.status, asked.find]);
  const tabs = tabsOf(list.counts, asked.status);
  const go = (change: Partial<Asked>) =>
    navigate({ to: "/breeder/pets", search: { ...asked, ...change }, replace: true, resetScroll: false });
  const chosen = list.pets.filter(({ id }) => selected.has(id));
  const hasNone = !list.isPending && !list.error && tabs[0]!.count === 0;
  if (hasNone) return <NoPets />;
  return (
    <>
      <ChipRow label={texts.status} scroll className={css.tabs}>
        {tabs.map(({ status, label, count }) => (
          <ChipLink
            key={status ?? "all"}
            href={hrefOf({ ...asked, status })}
            current={asked.status === status}
          >
            {label} <span className={css.count}>{count.toLocaleString(LOCALE)}</span>
          </ChipLink>
        ))}
      </ChipRow>
      <div className={css.filters} role="search" aria-label={texts.myPets}>
        <FindField
          label={texts.findAPet}
          placeholder={texts.nameOrBreed}
          value={asked.find ?? ""}
          onChange={(find) => go({ find: find || undefined })}
        />
        <Select
          label={texts.sortBy}
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
      <NextPart list={list}>{texts.showMorePets}</NextPart>
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
      title={texts.noPetsYet}
      action={<ButtonLink href="/breeder/pets/new" icon="plus">{texts.addYourFirstPet}</ButtonLink>}
    >
      <p>
        {texts.noPetsYetHint}
      </p>
    </Empty>
  );
}

function NothingFits({ asked }: { asked: Asked }) {
  const { find, status } = asked;
  return (
    <Empty
      icon="search"
      title={find ? texts.noPetsMatch(find) : texts.noPetsWithThisStatus}
      action={
        <ButtonLink href={hrefOf(find && status ? { status } : {})} variant="secondary">
          {find && status ? texts.clearSearch : texts.showAllPets}
        </ButtonLink>
      }
    >
      <p>{find ? texts.searchByNameOrBreed : texts.itsStatusMayHaveChanged}</p>
    </Empty>
  );
}

function countWords(
  { pets, hasNextPage, isPending, error }: ReturnType<typeof useOwnPets>,
  { find, status }: Asked,
  tabs: ReturnType<typeof tabsOf>,
): string {
  if (isPending || (error && pets.length === 0)) return "";
  const shown = pets.length.toLocaleString(LOCALE);
  const total = find ? undefined : tabs.find((tab) => tab.status === status)?.count;
  if (hasNextPage) {
    return total
      ? texts.shownOfPets({ shown, total: total.toLocaleString(LOCALE) })
      : texts.theFirstPets(shown);
  }
  return pets.length === 1 ? texts.pet : texts.noPets({ petsCount: pets.length, shown });
}
