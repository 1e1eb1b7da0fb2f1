import type { ReactNode } from "react";
import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { listOwnParentsQuery } from "@hearthpaw/client";
import { ButtonLink, ChipLink, ChipRow, Empty, Loading, Select, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useClient } from "../../lib/client_context.ts";
import { MatchCard } from "./MatchCard.tsx";
import * as texts from "./texts.tsx";
import { useMatches } from "./use_matches.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./matches.module.css";

const past = getRouteApi("/breeder/oldMatches");
const single = getRouteApi("/breeder/updateMatch");

/** Pairs waiting for an answer or for each other. */
export function MatchesScreen() {
  return (
    <Frame state="running">
      <List state="running" />
    </Frame>
  );
}

/** Past pairs, of all animals or of one. */
export function OldMatchesScreen() {
  return (
    <Frame state="past">
      <Past />
    </Frame>
  );
}

/** One match with all its actions. */
export function UpdateMatchScreen() {
  return (
    <BreederShell title={texts.yourMatch}>
      <div className={work.head}>
        <h1>{texts.match}</h1>
        <ButtonLink href="/breeder/matches" variant="secondary" icon="arrow-left">
          {texts.allMatches}
        </ButtonLink>
      </div>
      <One />
    </BreederShell>
  );
}

function Frame({ state, children }: { state: "running" | "past"; children: ReactNode }) {
  return (
    <BreederShell title={texts.yourMatches}>
      <div className={work.head}>
        <h1>{texts.matches}</h1>
        <ButtonLink href="/breeder/newMatch" icon="plus">{texts.findAMatch}</ButtonLink>
      </div>
      <p className={work.lead}>
        {texts.matchesLead}
      </p>
      <div className={css.chips}>
        <ChipRow label={texts.showMatches}>
          <ChipLink href="/breeder/matches" current={state === "running"}>{texts.current}</ChipLink>
          <ChipLink href="/breeder/oldMatches" current={state === "past"}>{texts.past}</ChipLink>
        </ChipRow>
      </div>
      {children}
    </BreederShell>
  );
}

function Past() {
  const { pet } = past.useSearch();
  const navigate = past.useNavigate();
  const parents = useQuery(listOwnParentsQuery(useClient())).data?.petParents ?? [];
  return (
    <>
      <div className={css.filters}>
        <Select
          label={texts.parent}
          value={pet ?? ""}
          options={[
            { value: "", label: texts.allParents },
            ...parents.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => void navigate({ search: target.value ? { pet: target.value } : {} })}
        />
      </div>
      <List state="past" petId={pet} />
    </>
  );
}

function List({ state, petId }: { state: "running" | "past"; petId?: string | undefined }) {
  const list = useMatches(state, petId);
  const { matches, error, refetch } = list;
  return (
    <>
      <div className={work.list}>
        {!matches && error && <LoadError error={error} onRetry={refetch} />}
        {!matches && !error && <Waiting />}
        {matches?.length === 0 && (
          <Empty
            icon="heart"
            title={state === "running" ? texts.noMatchesYet : texts.noPastMatches}
            action={<ButtonLink href="/breeder/newMatch">{texts.findAMatch}</ButtonLink>}
          >
            <p>
              {state === "running" ? texts.noMatchesHint : texts.noPastMatchesHint}
            </p>
          </Empty>
        )}
        {matches?.map((match) => <MatchCard key={match.id} match={match} />)}
      </div>
      <NextPart list={list}>{texts.showMoreMatches}</NextPart>
    </>
  );
}

function One() {
  const { id, pet } = single.useSearch();
  const running = useMatches("running", pet);
  const over = useMatches("past", pet);
  const match = [...running.matches ?? [], ...over.matches ?? []].find((one) => one.id === id);
  if (match) {
    return (
      <div className={work.list}>
        <MatchCard match={match} isWhole />
      </div>
    );
  }
  if (running.error) return <LoadError error={running.error} onRetry={running.refetch} />;
  if (!running.matches || !over.matches) return <Waiting />;
  return (
    <Empty
      icon="heart"
      title={texts.matchNotFound}
      action={<ButtonLink href="/breeder/matches">{texts.seeYourMatches}</ButtonLink>}
    >
      <p>{texts.matchNotFoundHint}</p>
    </Empty>
  );
}

function Waiting() {
  return (
    <Loading label={texts.loadingYourMatches}>
      <Skeleton height={220} />
    </Loading>
  );
}
