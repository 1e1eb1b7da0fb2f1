import { getRouteApi } from "@tanstack/react-router";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listLitters, type OwnLitter } from "@hearthpaw/client";
import { Button, ChipLink, ChipRow, Empty, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useClient } from "../../lib/client_context.ts";
import { DeleteLitterDialog } from "./DeleteLitterDialog.tsx";
import { LitterCard } from "./LitterCard.tsx";
import { LitterDialog } from "./LitterDialog.tsx";
import { litterStates } from "./litter_rules.ts";
import { SeveralDialog } from "./SeveralDialog.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./litters.module.css";

const route = getRouteApi("/breeder/litters");

type State = OwnLitter["state"];
const STATES = Object.keys(litterStates) as State[];

/** A breeder's litters: planned, expected and born. */
export function LittersScreen() {
  return (
    <BreederShell title={texts.yourLitters}>
      <Litters />
    </BreederShell>
  );
}

function Litters() {
  const client = useClient();
  const { state: asked } = route.useSearch();
  const state = STATES.find((known) => known === asked);
  const [editing, setEditing] = useState<OwnLitter | "new">();
  const [adding, setAdding] = useState<OwnLitter>();
  const [deleting, setDeleting] = useState<OwnLitter>();
  const query = useInfiniteQuery({
    queryKey: ["listLitters", { state: state ?? null }] as const,
    queryFn: ({ pageParam, signal }) =>
      listLitters(client, { ...(state && { state }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const litters = query.data?.pages.flatMap((page) => page.litters);
  return (
    <>
      <div className={work.head}>
        <h1>{texts.litters}</h1>
        <Button icon="plus" onClick={() => setEditing("new")}>{texts.addALitter}</Button>
      </div>
      <p className={work.lead}>
        {texts.littersLead}
      </p>
      <div className={css.chips}>
        <ChipRow label={texts.showLitters}>
          <ChipLink href="/breeder/litters" current={!state}>{texts.all}</ChipLink>
          {STATES.map((name) => (
            <ChipLink key={name} href={`/breeder/litters?state=${name}`} current={name === state}>
              {litterStates[name].label}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <div className={work.list}>
        {query.error && !litters && <LoadError error={query.error} onRetry={query.refetch} />}
        {!litters && !query.error && (
          <Loading className={css.waiting} label={texts.loadingYourLitters}>
            <Skeleton height={220} />
            <Skeleton height={220} />
          </Loading>
        )}
        {litters?.length === 0 && (
          <Empty
            icon="calendar"
            title={state
              ? texts.labelLittersWillBeHere(litterStates[state].label)
              : texts.yourLittersWillBeHere}
            action={<Button onClick={() => setEditing("new")}>{texts.addALitter}</Button>}
          >
            <p>{texts.noLittersHint}</p>
          </Empty>
        )}
        {litters?.map((litter) => (
          <LitterCard
            key={litter.id}
            litter={litter}
            onAdd={() => setAdding(litter)}
            onEdit={() => setEditing(litter)}
            onDelete={() => setDeleting(litter)}
          />
        ))}
      </div>
      <NextPart list={query}>{texts.showMoreLitters}</NextPart>
      {editing && (
        <LitterDialog
          litter={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {adding && <SeveralDialog litter={adding} onClose={() => setAdding(undefined)} />}
      {deleting && <DeleteLitterDialog litter={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
