import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createMatchMutation,
  findMatchingPetsQuery,
  listOwnParentsQuery,
  type MatchCandidate,
  type ParentDetails,
} from "@hearthpaw/client";
import { getRouteApi } from "@tanstack/react-router";
import {
  Arrival,
  Badge,
  Button,
  ButtonLink,
  Dialog,
  Empty,
  Field,
  Loading,
  LOCALE,
  Select,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { useState } from "react";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { Animal } from "./Animal.tsx";
import { relatednessText, roleOf, testsText } from "./match_words.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./matches.module.css";

const route = getRouteApi("/breeder/newMatch");
const MILES = [50, 100, 250, 500, 1000];

/** Lets a breeder choose one of their parents and propose it to another breeder. */
export function NewMatchScreen() {
  return (
    <BreederShell title={texts.findAMatch}>
      <div className={work.head}>
        <h1>{texts.findAMatch}</h1>
        <ButtonLink href="/breeder/matches" variant="secondary" icon="arrow-left">
          {texts.allMatches}
        </ButtonLink>
      </div>
      <p className={work.lead}>
        {texts.partnersExplained}
      </p>
      <Search />
    </BreederShell>
  );
}

function Search() {
  const { pet, distance } = route.useSearch();
  const navigate = route.useNavigate();
  const own = useQuery(listOwnParentsQuery(useClient()));
  const parents = own.data?.petParents.filter(({ status }) => status === "live");
  if (own.error && !own.data) return <LoadError error={own.error} onRetry={own.refetch} />;
  if (!parents) {
    return (
      <Loading>
        <Skeleton height={80} />
      </Loading>
    );
  }
  if (parents.length === 0) {
    return (
      <Empty
        icon="paw"
        title={texts.noVerifiedParentsYet}
        action={<ButtonLink href="/breeder/parents">{texts.yourDamsAndSires}</ButtonLink>}
      >
        <p>{texts.noVerifiedParentsHint}</p>
      </Empty>
    );
  }
  const chosen = parents.find(({ id }) => id === pet);
  const go = (search: { pet?: string; distance?: string }) => void navigate({ search });
  return (
    <>
      <div className={css.filters}>
        <Select
          label={texts.yourDamOrSire}
          placeholder={texts.chooseOne}
          value={chosen?.id ?? ""}
          options={parents.map((one) => ({
            value: one.id,
            label: `${one.name} (${roleOf(one).toLowerCase()}, ${one.breed.breedName})`,
          }))}
          onChange={({ target }) => go({ pet: target.value, ...(distance ? { distance } : {}) })}
        />
        <Select
          label={texts.distance}
          value={distance ?? ""}
          options={[
            { value: "", label: texts.anyDistance },
            ...MILES.map((miles) => ({
              value: `${miles}`,
              label: texts.withinMiles(miles.toLocaleString(LOCALE)),
            })),
          ]}
          onChange={({ target }) =>
            go({ ...(pet ? { pet } : {}), ...(target.value ? { distance: target.value } : {}) })}
        />
      </div>
      {chosen && (
        <Candidates key={`${chosen.id} ${distance}`} own={chosen} miles={Number(distance) || undefined} />
      )}
    </>
  );
}

function Candidates({ own, miles }: { own: ParentDetails; miles: number | undefined }) {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<MatchCandidate>();
  const { data, error, refetch } = useQuery({
    ...findMatchingPetsQuery(useClient(), { parentId: own.id, page, ...(miles ? { distance: miles } : {}) }),
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading className={work.list} label={texts.lookingForPartners}>
        <Skeleton height={220} />
      </Loading>
    );
  }
  const pages = Math.ceil(data.total / data.pageSize);
  return (
    <>
      <Arrival>
        <p className={work.part}>{texts.partnerFor({ total: data.total, name: own.name })}</p>
      </Arrival>
      <div className={work.list}>
        {data.pets.length === 0 && (
          <Empty icon="search" title={texts.noPartnersFor(own.name)}>
            <p>
              {miles ? texts.noPartnersNearHint : texts.noPartnersHint}
            </p>
          </Empty>
        )}
        {data.pets.map((one) => (
          <article
            key={one.parent.id}
            className={work.card}
            aria-label={texts.nameOf({ name: one.parent.name, breederName: one.breeder.name })}
          >
            <Animal
              parent={one.parent}
              breeder={one.breeder}
              extra={one.distanceMiles === null
                ? undefined
                : texts.distanceMilesMilesAway(one.distanceMiles.toLocaleString(LOCALE))}
            />
            <p className={work.row}>
              <Badge tone={one.healthTestsCount > 0 ? "good" : "neutral"} icon="health">
                {testsText(one.healthTestsCount)}
              </Badge>
              <Badge tone={one.isSameBreed ? "brand" : "neutral"}>
                {one.isSameBreed ? texts.sameBreed : texts.anotherBreed}
              </Badge>
            </p>
            <p>{relatednessText(one.relatedness)}</p>
            <div className={work.row}>
              {one.matchId
                ? (
                  <ButtonLink
                    size="small"
                    variant="secondary"
                    href={`/breeder/updateMatch?id=${one.matchId}&pet=${own.id}`}
                  >
                    {texts.seeYourMatch}
                  </ButtonLink>
                )
                : (
                  <Button
                    size="small"
                    aria-label={texts.proposeWith({
                      name: one.parent.name,
                      breederName: one.breeder.name,
                    })}
                    onClick={() => setAsked(one)}
                  >
                    {texts.proposeAMatch}
                  </Button>
                )}
            </div>
          </article>
        ))}
      </div>
      {pages > 1 && (
        <div className={work.row}>
          <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <span>{texts.pageOf({ page, pages })}</span>
          <Button variant="secondary" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {texts.next}
          </Button>
        </div>
      )}
      {asked && <ProposeDialog own={own} candidate={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function ProposeDialog(
  { own, candidate, onClose }: { own: ParentDetails; candidate: MatchCandidate; onClose: () => void },
) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { parent, breeder } = candidate;
  const propose = useMutation({
    ...createMatchMutation(client),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: ["matches"] });
      return queryClient.invalidateQueries({ queryKey: ["findMatchingPets"] });
    },
  });
  const form = useForm({
    initial: { message: "" },
    check: () => ({}),
    send: ({ message }) =>
      propose.mutateAsync({
        body: { parentId: own.id, otherParentId: parent.id, message: message.trim() },
      }),
    done() {
      form.leave(onClose);
      show({ tone: "done", title: texts.proposeDone(breeder.name) });
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.proposeAnd({ name: own.name, parentName: parent.name })}
      description={texts.proposeExplained({
        name: breeder.name,
        relatedness: relatednessText(candidate.relatedness),
      })}
    >
      <Form form={form} go={texts.proposeTheMatch} onCancel={onClose}>
        <Field
          label={texts.messageTo(breeder.name)}
          optional
          multiline
          rows={4}
          maxLength={2000}
          hint={texts.messageHint}
          {...form.field("message")}
        />
      </Form>
    </Dialog>
  );
}
