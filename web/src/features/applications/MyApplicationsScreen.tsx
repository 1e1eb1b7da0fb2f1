import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type Application, getOwnApplicationFormQuery, listApplications } from "@hearthpaw/client";
import {
  Badge,
  Button,
  ButtonLink,
  Dialog,
  Disclosure,
  Empty,
  exactText,
  Link,
  Loading,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { useState } from "react";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { applicationLooks } from "../../components/buying/application_looks.ts";
import { applyHref } from "../../components/buying/applications.ts";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { AnswerList } from "./AnswerList.tsx";
import { breederHref } from "../../lib/breeders.ts";
import * as texts from "./texts.tsx";
import { useWithdraw } from "./use_withdraw.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

/** A buyer's applications, the newest first. */
export function MyApplicationsScreen() {
  return (
    <AccountShell title={texts.yourApplications}>
      <div className={work.head}>
        <h1>{texts.applications}</h1>
      </div>
      <Mine />
    </AccountShell>
  );
}

function Mine() {
  const client = useClient();
  const { isBreeder } = useSession();
  const [withdrawing, setWithdrawing] = useState<Application>();
  // The dashboard shows applications to the user's own program.
  const own = useQuery({ ...getOwnApplicationFormQuery(client), enabled: isBreeder });
  const query = useInfiniteQuery({
    queryKey: ["listApplications", "mine"] as const,
    queryFn: ({ pageParam, signal }) =>
      listApplications(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const isKnown = query.data && (!isBreeder || !own.isPending);
  const mine = isKnown
    ? query.data.pages.flatMap(({ applications }) => applications)
      .filter(({ breeder }) => breeder.id !== own.data?.form.breederId)
    : undefined;
  return (
    <div className={work.list}>
      {!mine && query.error && <LoadError error={query.error} onRetry={query.refetch} />}
      {!mine && !query.error && (
        <Loading className={css.waiting} label={texts.loadingYourApplications}>
          <Skeleton height={180} />
          <Skeleton height={180} />
        </Loading>
      )}
      {mine?.length === 0 && (
        <Empty
          icon="document"
          title={texts.noApplicationsYet}
          action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
        >
          <p>
            {texts.emptyApplicationsHint}
          </p>
        </Empty>
      )}
      {mine?.map((application) => (
        <Item
          key={application.id}
          application={application}
          onWithdraw={() => setWithdrawing(application)}
        />
      ))}
      <NextPart list={query}>{texts.showMoreApplications}</NextPart>
      {withdrawing && <WithdrawDialog application={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </div>
  );
}

function Item({ application, onWithdraw }: { application: Application; onWithdraw: () => void }) {
  const { breeder, petId, petName, petStatus, status, reason, submittedAt, createdAt, answers } = application;
  const look = applicationLooks[status];
  const at = submittedAt ?? createdAt;
  const page = applyHref(breeder.id, petStatus && petId);
  const canReserve = petStatus === "available";
  const isOver = status === "declined" || status === "withdrawn";
  return (
    <article className={work.card} aria-label={texts.applicationTo(breeder.name)}>
      <div className={work.cardHead}>
        <div>
          <h2 className={work.name}>
            <Link href={breederHref(breeder)}>{breeder.name}</Link>
          </h2>
          <p className={work.soft}>
            {petName
              ? texts.forSentStarted({
                petName: petStatus ? <Link href={`/pets/${petId}`}>{petName}</Link> : petName,
                submittedAt,
                at: <span title={exactText(at)}>{fullDayText(at)}</span>,
              })
              : texts.sentStarted({ submittedAt, at: <span title={exactText(at)}>{fullDayText(at)}</span> })}
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
      </div>
      {status === "declined" && reason && (
        <p className={css.reason}>
          <b>{texts.theirReply}</b> {reason}
        </p>
      )}
      {answers.length > 0 && (
        <Disclosure title={texts.yourAnswers}>
          <AnswerList application={application} />
        </Disclosure>
      )}
      <div className={work.row}>
        {status === "draft" && <ButtonLink size="small" href={page}>{texts.continueButton}</ButtonLink>}
        {status === "approved" && (
          <ButtonLink
            size="small"
            href={canReserve ? `/reserve-pet/${petId}` : `${breederHref(breeder)}#available`}
          >
            {canReserve && petName ? texts.reserveNowButton(petName) : texts.seeThePets}
          </ButtonLink>
        )}
        {isOver && <ButtonLink size="small" variant="secondary" href={page}>{texts.applyAgain}</ButtonLink>}
        {!isOver && (
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.withdrawTheApplicationTo(breeder.name)}
            onClick={onWithdraw}
          >
            {texts.withdraw}
          </Button>
        )}
      </div>
    </article>
  );
}

function WithdrawDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const withdraw = useWithdraw();
  const { breeder, status } = application;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.withdrawYourApplication}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.keepIt}</Button>
          <Button
            variant="danger"
            onClick={async () => {
              await withdraw(application);
              onClose();
            }}
          >
            {texts.withdraw}
          </Button>
        </>
      }
    >
      <p>
        {status === "approved"
          ? texts.withdrawApprovedHint(breeder.name)
          : texts.withdrawPendingHint(breeder.name)}
      </p>
    </Dialog>
  );
}
