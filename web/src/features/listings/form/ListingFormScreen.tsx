import { getRouteApi, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type ApiError,
  getOwnPet,
  getOwnPetQuery,
  type HearthpawClient,
  listOwnPetsQuery,
  type OwnPetRow,
  type PetDetails,
} from "@hearthpaw/client";
import { Button, ButtonLink, Empty, Skeleton, Stack, StatusBadge } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../../components/errors/LoadError.tsx";
import { useSellerSteps } from "../../../components/dashboards/seller_steps.ts";
import { useSession } from "../../../components/session/session.tsx";
import { useClient } from "../../../lib/client_context.ts";
import { litterFacts } from "../../../lib/litters.ts";
import { useShownLocation } from "../../../lib/shown_location.ts";
import { ListingForm } from "./ListingForm.tsx";
import { OpenDrafts } from "./OpenDrafts.tsx";
import { allLittersQuery } from "./litters.ts";
import { keptNew } from "./memory.ts";
import { isDraftStatus, isEditable } from "./standing.ts";
import type { StepId } from "./fields.ts";
import { sharedOf, type Values } from "./values.ts";
import * as texts from "./texts.tsx";
import css from "./form.module.css";

const newListing = getRouteApi("/breeder/pets/new");
const editListing = getRouteApi("/breeder/pets/$id/edit");

/** Returns the query string of these parameters without undefined ones; empty if none is left. */
function searchOf(params: Record<string, string | undefined>): string {
  const given = Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

/** `/breeder/pets/new`: a draft that gets an id with its first save, which the address then carries. */
export function NewListingScreen() {
  const { draft, like, litter } = newListing.useSearch();
  const from = `new${searchOf({ like, litter })}`;
  // Adding the id after the first save must not restart the form. Leaving that id, or switching to another
  // litter, must.
  const [session, setSession] = useState({ id: draft, count: 0 });
  const last = useRef({ draft, from });
  useEffect(() => {
    const before = last.current;
    const isOther = before.draft !== draft && before.draft !== undefined ||
      draft === undefined && before.from !== from;
    last.current = { draft, from };
    if (isOther) setSession(({ count }) => ({ id: draft, count: count + 1 }));
  }, [draft, from]);
  return (
    <BreederShell title={texts.newListing}>
      <Standing key={session.count} id={session.id} likeId={like} litterId={litter} />
    </BreederShell>
  );
}

/**
 * `/breeder/pets/{id}/edit`: continues a draft where the breeder left it, or changes a listing others can
 * see.
 */
export function EditListingScreen() {
  const { id } = editListing.useParams();
  return (
    <BreederShell title={texts.yourListing}>
      <Standing key={id} id={id} />
    </BreederShell>
  );
}

/**
 * Returns the first values of a new listing: those that a littermate shares, then those of the litter itself.
 */
async function sharedBy(
  client: HearthpawClient,
  queryClient: QueryClient,
  likeId: string | undefined,
  litterId: string | undefined,
): Promise<Partial<Values>> {
  // Never from the cache: the litter may have changed within the last minute.
  const litters = litterId ? await queryClient.fetchQuery({ ...allLittersQuery(client), staleTime: 0 }) : [];
  const litter = litters.find(({ id }) => id === litterId);
  const id = likeId ?? litter?.pets[0]?.id;
  return {
    ...(id ? sharedOf((await getOwnPet(client, { id })).pet) : {}),
    ...(litter ? { litterId: litter.id, ...litterFacts(litter) } : {}),
  };
}

function Standing({ id, likeId, litterId }: {
  id: string | undefined;
  likeId?: string | undefined;
  litterId?: string | undefined;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [count, setCount] = useState(0);
  const [submitted, setSubmitted] = useState<PetDetails>();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...getOwnPetQuery(client, { id: id ?? "" }),
    enabled: id !== undefined,
    // The form must start with current values, not with those from a minute ago.
    staleTime: 0,
    refetchOnReconnect: false,
    refetchOnMount: "always",
  });
  const pet = data?.pet;
  // Kept in state: the address loses both with the first save, which must not restart the form.
  const [of] = useState({ likeId, litterId });
  const from = `new${searchOf({ like: of.likeId, litter: of.litterId })}`;
  const [isOfLitter] = useState(id === undefined && (likeId !== undefined || litterId !== undefined));
  const shared = useQuery<Partial<Values>, ApiError>({
    queryKey: ["sharedByLitter", of.likeId ?? "", of.litterId ?? ""],
    queryFn: () => sharedBy(client, queryClient, of.likeId, of.litterId),
    enabled: isOfLitter,
    staleTime: Infinity,
    gcTime: 0,
  });
  // Earlier drafts load before the form appears: a notice that comes later would move the fields while the
  // breeder types.
  const [isFresh] = useState(id === undefined && !isOfLitter);
  const drafts = useQuery({
    ...listOwnPetsQuery(client, { status: ["in-progress"] }),
    enabled: isFresh,
    retry: false,
  });
  async function reload() {
    if (id !== undefined) {
      await queryClient.refetchQueries({ queryKey: getOwnPetQuery(client, { id }).queryKey });
    }
    setCount((now) => now + 1);
  }

  if (submitted) return <SubmittedNotice pet={submitted} />;
  // Without its litter's data the listing would silently belong to no litter. A littermate that was deleted
  // (404) has nothing to add.
  if (shared.error && !shared.data && shared.error.status !== 404) {
    return <LoadError heading={texts.listAPet} error={shared.error} onRetry={() => shared.refetch()} />;
  }
  const isComing = id === undefined
    ? isOfLitter && shared.isPending || isFresh && drafts.isPending
    : !(pet && isFetchedAfterMount);
  if (!user || isComing) {
    if (error && error.status === 404) {
      return (
        <Empty
          heading="h1"
          title={texts.listingNotFound}
          action={<ButtonLink href="/breeder/pets/new">{texts.listAPet}</ButtonLink>}
        >
          <p>{texts.listingNotFoundHint}</p>
        </Empty>
      );
    }
    if (error) {
      return <LoadError heading={texts.yourListing} error={error} onRetry={() => refetch()} />;
    }
    return (
      <Stack gap={5}>
        <Skeleton height={48} width="60%" />
        <Skeleton height={520} />
      </Stack>
    );
  }
  if (pet && !isEditable(pet)) {
    return (
      <Empty heading="h1" icon="lock" title={texts.listingLocked(pet.name)}>
        <p>{texts.soldOrArchivedLocked}</p>
      </Empty>
    );
  }
  return (
    <Shown
      key={count}
      start={pet}
      shared={shared.data}
      from={from}
      drafts={isFresh ? drafts.data?.pets ?? [] : []}
      userId={user.id}
      onSubmitted={setSubmitted}
      onReload={reload}
    />
  );
}

function Shown({ start, shared, from, drafts, userId, onSubmitted, onReload }: {
  start: PetDetails | undefined;
  shared: Partial<Values> | undefined;
  from: string;
  /** Earlier drafts that are still open. */
  drafts: readonly OwnPetRow[];
  userId: string;
  onSubmitted: (pet: PetDetails) => void;
  onReload: () => void;
}) {
  const navigate = useNavigate();
  const { pathname } = useShownLocation();
  const search: { draft?: string; like?: string; litter?: string; step?: string } = useSearch({
    strict: false,
  });
  const [begun, setBegun] = useState(start);
  const isNew = pathname.endsWith("/new");
  const draft = begun?.id ?? search.draft;
  const { like, litter } = search;
  const hrefOf = (step: StepId | undefined, id = draft) =>
    pathname + searchOf({ ...(isNew ? id ? { draft: id } : { like, litter } : {}), step });
  const go = (href: string, replace: boolean) => void navigate({ href, replace, resetScroll: false });
  // Unsaved input of other new listings, which this one neither uses nor overwrites.
  const [kept] = useState(() =>
    start ? [] : keptNew(userId).filter(({ href }) => href !== `/breeder/pets/${from}`)
  );
  // Kept in state: a listing that is submitted while the form is open stays in the same form.
  const [isDraft] = useState(!start || isDraftStatus(start.status));
  return (
    <>
      <div className={css.top}>
        <h1>{begun ? isDraft ? begun.name ?? texts.yourDraft : texts.edit(begun.name) : texts.listAPet}</h1>
        {begun && <StatusBadge status={begun.status} />}
      </div>
      {(search.step ?? "animal") === "animal" && (
        <OpenDrafts
          kept={kept}
          drafts={drafts.filter(({ id }) => id !== draft)}
        />
      )}
      <ListingForm
        start={start}
        shared={shared}
        from={from}
        userId={userId}
        isDraft={isDraft}
        step={search.step}
        hrefOf={hrefOf}
        onStep={(step) => go(hrefOf(step), false)}
        onSaved={(pet) => {
          setBegun(pet);
          if (isNew && search.draft !== pet.id) {
            go(hrefOf(search.step as StepId | undefined, pet.id), true);
          }
        }}
        onSubmitted={onSubmitted}
        onReload={onReload}
      />
    </>
  );
}

function SubmittedNotice({ pet }: { pet: PetDetails }) {
  const isLive = pet.status === "available";
  const steps = useSellerSteps();
  const heading = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    heading.current?.focus();
    globalThis.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={heading} tabIndex={-1} className={css.done}>
      <Empty
        heading="h1"
        icon={isLive ? "heart" : "clock"}
        title={isLive ? texts.nameIsLive(pet.name) : texts.nameIsInReview(pet.name)}
        action={
          <div className={css.ways}>
            {isLive
              ? <ButtonLink href={`/pets/${pet.id}`}>{texts.viewSListing(pet.name)}</ButtonLink>
              : <ButtonLink href="/breeder/pets">{texts.myPets}</ButtonLink>}
            <Button
              variant="secondary"
              icon="plus"
              onClick={() => void navigate({ to: "/breeder/pets/new", search: { like: pet.id } })}
            >
              {texts.listALittermate}
            </Button>
            <Button variant="quiet" onClick={() => void navigate({ to: "/breeder/pets/new" })}>
              {texts.listAnotherPet}
            </Button>
          </div>
        }
      >
        <p>
          {isLive
            ? texts.buyersCanFindItNow
            : steps?.verification !== "approved"
            ? texts.submittedBeforeVerification
            : texts.submittedForReviewDone}
        </p>
      </Empty>
    </div>
  );
}
