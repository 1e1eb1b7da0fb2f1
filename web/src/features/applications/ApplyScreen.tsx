import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import {
  type Application,
  getBreederProfileQuery,
  getPetQuery,
  listApplicationsQuery,
} from "@hearthpaw/client";
import {
  Arrival,
  Button,
  ButtonLink,
  Container,
  Empty,
  Icon,
  Link,
  Loading,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { useState } from "react";
import { applicationFormQuery, applicationWith } from "../../components/buying/applications.ts";
import { ErrorPage } from "../../components/errors/ErrorPage.tsx";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { bringBack } from "../../lib/bring_back.ts";
import { useClient } from "../../lib/client_context.ts";
import { petHref } from "../../lib/pets.ts";
import { AnswerList } from "./AnswerList.tsx";
import { answersOf } from "./application_rules.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { breederHref } from "../../lib/breeders.ts";
import * as texts from "./texts.tsx";
import { useWithdraw } from "./use_withdraw.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

const route = getRouteApi("/breeders/$id/apply");

/** A breeder's questions for an applicant, or the state of the sent application. */
export function ApplyScreen() {
  const { id } = route.useParams();
  return (
    <RequireSession title={texts.yourApplication}>
      <Apply key={id} breederId={id} />
    </RequireSession>
  );
}

function Apply({ breederId }: { breederId: string }) {
  const client = useClient();
  const { pet: asked } = route.useSearch();
  const profile = useQuery(getBreederProfileQuery(client, { id: breederId }));
  const form = useQuery(applicationFormQuery(client, breederId));
  const mine = useQuery(listApplicationsQuery(client));
  const application = mine.data && applicationWith(mine.data.applications, breederId);
  const petId = asked ?? application?.petId;
  // The application says whether the page of its pet still exists.
  const isGone = application !== undefined && application.petId === petId && !application.petStatus;
  const pet = useQuery({
    ...getPetQuery(client, { id: petId ?? "" }),
    enabled: petId !== undefined && mine.data !== undefined && !isGone,
  }).data?.pet;
  const [isAgain, setAgain] = useState(false);

  const error = profile.error ?? form.error ?? mine.error;
  if (error && !(profile.data && form.data && mine.data)) {
    return (
      <ErrorPage
        error={error}
        onRetry={() => Promise.all([profile.refetch(), form.refetch(), mine.refetch()])}
      />
    );
  }
  const name = profile.data?.breederProfile.name;
  const page = breederHref({ id: breederId, slug: profile.data?.breederProfile.slug });
  const isOpen = application && ["submitted", "approved"].includes(application.status);
  const isOver = application && ["declined", "withdrawn"].includes(application.status);
  return (
    <Container width="text" className={css.page}>
      <Link href={pet ? petHref(pet) : page} className={work.back}>
        <Icon name="arrow-left" size={18} />
        {pet ? pet.name : name ?? texts.breederOrShelter}
      </Link>
      {!name || !form.data || !mine.data ? <Waiting /> : (
        <>
          <h1>{pet ? texts.introduceYourself(pet.name) : texts.applyTo(name)}</h1>
          {isOpen || (isOver && !isAgain)
            ? (
              <State
                application={application}
                breeder={name}
                pet={pet?.status === "available" ? { id: pet.id, name: pet.name } : undefined}
                onAgain={() => setAgain(true)}
              />
            )
            : form.data.form.questions.length === 0
            ? (
              <Arrival>
                <NothingAsked name={name} petId={pet?.id} page={page} />
              </Arrival>
            )
            : (
              <>
                <p className={work.lead}>
                  {texts.applyExplained(name)}
                </p>
                <ApplyForm
                  form={form.data.form}
                  breeder={name}
                  petId={petId}
                  begun={answersOf(application?.answers ?? [])}
                  begunPets={application?.ownPets.map((pet) => pet.id) ?? []}
                  onSent={() => setAgain(false)}
                />
              </>
            )}
        </>
      )}
    </Container>
  );
}

function Waiting() {
  return (
    <Loading className={css.waiting} label={texts.loadingQuestions}>
      <Skeleton height={48} />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Loading>
  );
}

function NothingAsked({ name, petId, page }: { name: string; petId?: string; page: string }) {
  return (
    <Empty
      icon="check"
      title={texts.breederAsksNothing(name)}
      action={
        <ButtonLink href={petId ? `/reserve-pet/${petId}` : page}>
          {petId ? texts.reserveNow : texts.seeThePets}
        </ButtonLink>
      }
    >
      <p>{texts.noApplicationNeeded}</p>
    </Empty>
  );
}

/** State of an application, and the next step. */
function State({ application, breeder, pet, onAgain }: {
  application: Application;
  breeder: string;
  pet: { id: string; name: string } | undefined;
  onAgain: () => void;
}) {
  const withdraw = useWithdraw();
  const { status, reason } = application;
  return (
    <div className={css.panel}>
      <Arrival key={status}>
        {status === "submitted" && (
          <>
            <h2 className={work.name}>{texts.breederReceivedYourApplication(breeder)}</h2>
            <p>{texts.awaitingReplyHint}</p>
          </>
        )}
        {status === "approved" && (
          <>
            <h2 className={work.name}>{texts.breederApprovedYourApplication(breeder)}</h2>
            <p>
              {pet ? texts.approvedForPetHint(pet.name) : texts.approvedForAnyHint}
            </p>
          </>
        )}
        {status === "declined" && (
          <>
            <h2 className={work.name}>{texts.breederDeclinedYourApplication(breeder)}</h2>
            <p className={work.prose}>{reason ?? texts.noReasonGiven}</p>
          </>
        )}
        {status === "withdrawn" && (
          <>
            <h2 className={work.name}>{texts.youWithdrewYourApplication}</h2>
            <p>{texts.withdrawnHint}</p>
          </>
        )}
      </Arrival>
      <div className={work.row}>
        {status === "approved" && (
          <ButtonLink href={pet ? `/reserve-pet/${pet.id}` : `${breederHref(application.breeder)}#available`}>
            {pet ? texts.reserveNowWithName(pet.name) : texts.seeThePets}
          </ButtonLink>
        )}
        {(status === "declined" || status === "withdrawn") && (
          <Button onClick={({ currentTarget }) => bringBack(currentTarget, onAgain)}>
            {texts.applyAgain}
          </Button>
        )}
        {status === "declined" && (
          <ButtonLink href="/search" variant="secondary">{texts.seeOtherPets}</ButtonLink>
        )}
        {(status === "submitted" || status === "approved") && (
          <Button
            variant="quiet"
            onClick={() => withdraw(application)}
          >
            {texts.withdraw}
          </Button>
        )}
        <ButtonLink href="/account/applications" variant="quiet">{texts.yourApplications}</ButtonLink>
      </div>
      {application.questions.length > 0 && <AnswerList application={application} />}
    </div>
  );
}
