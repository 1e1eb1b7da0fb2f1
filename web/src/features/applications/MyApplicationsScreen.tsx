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
  Skeleton,
} from "@hearthpaw/ui-kit";
import { useState } from "react";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { applicationLooks, applyHref } from "../../components/buying/applications.ts";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { AnswerList } from "./AnswerList.tsx";
import { useWithdraw } from "./use_withdraw.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

/** A buyer's applications, the newest first. */
export function MyApplicationsScreen() {
  return (
    <AccountShell title="Your applications">
      <div className={work.head}>
        <h1>Applications</h1>
      </div>
      <Mine />
    </AccountShell>
  );
}

function Mine() {
  const client = useClient();
  const { isBreeder } = useSession();
  const [withdrawing, setWithdrawing] = useState<Application>();
  // Those to an own programme stand in its dashboard.
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
        <div role="status" aria-label="Loading your applications" className={css.waiting}>
          <Skeleton height={180} />
          <Skeleton height={180} />
        </div>
      )}
      {mine?.length === 0 && (
        <Empty
          icon="document"
          title="Your applications will be here"
          action={<ButtonLink href="/search">Find a pet</ButtonLink>}
        >
          <p>
            Some breeders ask a few questions before you can reserve. You'll find them on their pets'
            listings.
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
      {query.hasNextPage && (
        <p className={work.more}>
          <Button variant="secondary" onClick={() => query.fetchNextPage()}>
            {query.isFetchNextPageError ? "Try again" : "Show more applications"}
          </Button>
        </p>
      )}
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
    <article className={work.card} aria-label={`Application to ${breeder.name}`}>
      <div className={work.cardHead}>
        <div>
          <h2 className={work.name}>
            <Link href={`/breeders/${breeder.id}`}>{breeder.name}</Link>
          </h2>
          <p className={work.soft}>
            {petName && (
              <>
                For {petStatus ? <Link href={`/pets/${petId}`}>{petName}</Link> : petName} ·{" "}
              </>
            )}
            {submittedAt ? "Sent " : "Started "}
            <span title={exactText(at)}>{fullDayText(at)}</span>
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
      </div>
      {status === "declined" && reason && (
        <p className={css.reason}>
          <b>Their reply:</b> {reason}
        </p>
      )}
      {answers.length > 0 && (
        <Disclosure title="Your answers">
          <AnswerList application={application} />
        </Disclosure>
      )}
      <div className={work.row}>
        {status === "draft" && <ButtonLink size="small" href={page}>Continue</ButtonLink>}
        {status === "approved" && (
          <ButtonLink
            size="small"
            href={canReserve ? `/reserve-pet/${petId}` : `/breeders/${breeder.id}#available`}
          >
            {canReserve && petName ? `Reserve ${petName} now` : "See the pets"}
          </ButtonLink>
        )}
        {isOver && <ButtonLink size="small" variant="secondary" href={page}>Apply again</ButtonLink>}
        {!isOver && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Withdraw the application to ${breeder.name}`}
            onClick={onWithdraw}
          >
            Withdraw
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
      title="Withdraw your application?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            onClick={async () => {
              await withdraw(application);
              onClose();
            }}
          >
            Withdraw
          </Button>
        </>
      }
    >
      <p>
        {status === "approved"
          ? `${breeder.name} approved it. To reserve with them later, you'd have to apply again.`
          : `${breeder.name} won't reply to it. You can apply again later; we'll keep your answers.`}
      </p>
    </Dialog>
  );
}
