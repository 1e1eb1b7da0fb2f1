import { useQueries } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ApiError, Pet } from "@hearthpaw/client";
import {
  Button,
  ButtonLink,
  Checkbox,
  Container,
  Empty,
  IconButton,
  Link,
  Skeleton,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { compareHref, MOST_COMPARED } from "../../../components/compare/compare_address.ts";
import { compare } from "../../../components/compare/compared.ts";
import { askWhom } from "../../../components/pets/texts.ts";
import { useLivePets } from "../../../components/pets/live_pets.ts";
import { useClient } from "../../../lib/client_context.ts";
import { petHref, pictureOf, shownStatus } from "../../../lib/pets.ts";
import { useToday } from "../../../lib/today.ts";
import { petBreederQuery, petQuery } from "../pet_queries.ts";
import { shownRows } from "./compare_rows.tsx";
import * as texts from "./texts.ts";
import css from "./compare.module.css";

const route = getRouteApi("/compare");

/** A column of the comparison: a pet, or the reason that there is none. */
type Column = { id: string; pet: Pet | undefined; error: ApiError | null; refetch: () => unknown };

/** Up to four pets side by side, a row for each fact. */
export function CompareScreen() {
  const { pet: ids = [] } = route.useSearch();
  const client = useClient();
  const navigate = useNavigate();
  const today = useToday();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const columns: Column[] = useQueries({ queries: ids.map((id) => petQuery(client, id)) })
    .map(({ data, error, refetch }, index) => ({ id: ids[index]!, pet: data?.pet, error, refetch }));
  const live = useLivePets(() => columns.forEach(({ refetch }) => void refetch()));
  const found = columns.flatMap(({ pet }) => pet ? [pet] : []);
  const current = (pet: Pet): Pet => {
    const { id, status, onHold, promisedUntil } = pet;
    const { promisedUntil: promised, ...rest } = live({
      id,
      status,
      onHold,
      ...(promisedUntil && { promisedUntil }),
    });
    return { ...pet, ...rest, promisedUntil: promised ?? null };
  };
  const breeders = useQueries({ queries: found.map((pet) => petBreederQuery(client, pet)) });

  function remove(id: string) {
    compare({ id, name: "" }, false);
    void navigate({ href: compareHref(ids.filter((other) => other !== id)), replace: true });
  }

  if (ids.length === 0) {
    return (
      <Container className={css.page}>
        <Empty
          heading="h1"
          icon="grid"
          title={texts.nothingToCompare}
          action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
        >
          <p>{texts.nothingToCompareHint}</p>
        </Empty>
      </Container>
    );
  }
  const compared = found.map((pet, index) => ({ pet: current(pet), breeder: breeders[index]?.data }));
  const rows = shownRows(compared, { today, onlyDifferences });
  const hasRoom = ids.length < MOST_COMPARED;
  return (
    <Container className={css.page}>
      <h1 className={css.heading}>{texts.comparePets}</h1>
      <p className={css.hint}>{texts.compareHint}</p>
      {found.length > 1 && (
        <Checkbox
          label={texts.onlyDifferences}
          checked={onlyDifferences}
          onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
        />
      )}
      <div className={css.scroller} tabIndex={0} role="group" aria-label={texts.comparePets}>
        <table role="table" className={css.table}>
          <thead role="rowgroup" className={css.top}>
            <tr role="row">
              <th role="columnheader" scope="col" className={css.corner}>{texts.fact}</th>
              {columns.map(({ id, pet, error, refetch }) => (
                <th role="columnheader" scope="col" key={id}>
                  {pet
                    ? <PetHead pet={current(pet)} onRemove={() => remove(id)} />
                    : error
                    ? <MissingPet error={error} onRetry={refetch} onRemove={() => remove(id)} />
                    : (
                      <>
                        <span className={css.corner}>{texts.loadingThePet}</span>
                        <Skeleton className={css.photo} />
                      </>
                    )}
                </th>
              ))}
              {hasRoom && (
                <td role="cell">
                  <AddPet />
                </td>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ term, values }) => (
              <Row key={term} term={term}>
                {columns.map(({ id, pet }) => {
                  const value = pet && values[found.indexOf(pet)];
                  return (
                    <td role="cell" key={id}>
                      {value ??
                        (pet && <span className={css.unstated}>{askWhom(pet.breeder.isShelter)}</span>)}
                    </td>
                  );
                })}
                {hasRoom && <td role="cell" />}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && onlyDifferences && <p role="status">{texts.samePets}</p>}
    </Container>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={css.term}>{term}</th>
      {children}
    </tr>
  );
}

function PetHead({ pet, onRemove }: { pet: Pet; onRemove: () => void }) {
  const picture = pet.defaultImage && pictureOf(pet.defaultImage);
  const status = shownStatus(pet);
  return (
    <div className={css.pet}>
      {picture
        ? (
          <img
            className={css.photo}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="(min-width: 1024px) 240px, 44vw"
            alt={picture.alt}
            width={800}
            height={600}
          />
        )
        : <span className={css.photo} />}
      <span className={css.name}>
        <Link href={petHref(pet)}>{pet.name}</Link>
        <IconButton icon="close" size="small" label={texts.removePet(pet.name)} onClick={onRemove} />
      </span>
      {status !== "available" && <StatusBadge status={status} />}
    </div>
  );
}

/** A pet that was taken down, or that failed to load. */
function MissingPet({ error, onRetry, onRemove }: {
  error: ApiError;
  onRetry: () => unknown;
  onRemove: () => void;
}) {
  const isGone = error.status === 404 || error.status === 410;
  return (
    <div className={css.pet}>
      <span className={css.photo} />
      <p>{isGone ? texts.noLongerListed : texts.petLoadFailed}</p>
      <p>
        {!isGone && (
          <Button variant="quiet" size="small" onClick={() => void onRetry()}>{texts.tryAgain}</Button>
        )}
        <Button variant="quiet" size="small" onClick={onRemove}>{texts.remove}</Button>
      </p>
    </div>
  );
}

function AddPet() {
  return (
    <div className={css.add}>
      <p className={css.name}>{texts.addAPet}</p>
      <ButtonLink size="small" variant="secondary" href="/search">{texts.search}</ButtonLink>
      <ButtonLink size="small" variant="quiet" href="/account/favorited">{texts.yourFavorites}</ButtonLink>
    </div>
  );
}
