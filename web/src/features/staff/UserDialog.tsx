import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, listAuditEntriesQuery, type StaffUser } from "@hearthpaw/client";
import {
  Button,
  Dialog,
  Empty,
  exactText,
  Link,
  Loading,
  LOCALE,
  Skeleton,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { rankAdmits } from "../../components/staff/ranks.ts";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import { Entry } from "./Entry.tsx";
import { StatusForm } from "./StatusForm.tsx";
import { TrustSwitch } from "./TrustSwitch.tsx";
import { ROLES, VERIFICATION } from "./words.ts";
import { WithdrawForm } from "./WithdrawForm.tsx";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/** One account: its facts, the decisions about it, and a form to change its status. */
export function UserDialog({ user, isPending, error, refetch, onClose }: {
  user: StaffUser | undefined;
  isPending: boolean;
  error: ApiError | null;
  refetch: () => unknown;
  onClose: () => void;
}) {
  const [asking, setAsking] = useState<"status" | "withdrawal">();
  const back = { onClose: () => setAsking(undefined), onDecided: onClose };
  const rank = useSession().user?.staffRank;
  if (user && asking === "status") return <StatusForm user={user} {...back} />;
  if (user?.breederId && asking === "withdrawal") {
    return <WithdrawForm user={user} breederId={user.breederId} {...back} />;
  }
  return (
    <Dialog
      open
      tall
      onClose={onClose}
      title={user ? `${user.firstName} ${user.lastName}` : texts.account}
      footer={user && (
        <>
          {user.verification === "approved" && rankAdmits(rank, ["moderator"]) && (
            <WithdrawButton
              user={user}
              onAsk={() => setAsking("withdrawal")}
            />
          )}
          {rankAdmits(rank, []) && <StatusButton user={user} onAsk={() => setAsking("status")} />}
        </>
      )}
    >
      {user
        ? <Facts user={user} onDecided={onClose} />
        : error
        ? <StaffError error={error} onRetry={refetch} />
        : isPending
        ? (
          <Loading>
            <Skeleton height={360} />
          </Loading>
        )
        : (
          <Empty icon="user" title={texts.weCouldntFindThisAccount}>
            <p>{texts.itMayHaveBeenClosed}</p>
          </Empty>
        )}
    </Dialog>
  );
}

function WithdrawButton({ user, onAsk }: { user: StaffUser; onAsk: () => void }) {
  const held = useHeld("verified", user.id);
  if (held) return <Held title={held} />;
  return <Button variant="secondary" onClick={onAsk}>{texts.withdrawVerification}</Button>;
}

function StatusButton({ user, onAsk }: { user: StaffUser; onAsk: () => void }) {
  const { user: me } = useSession();
  const held = useHeld("accounts", user.id);
  const isSuspended = user.accountStatus === "Suspended";
  if (held) return <Held title={held} />;
  return (
    <Button
      variant={isSuspended ? "primary" : "danger"}
      disabledReason={user.id === me?.id ? texts.ownAccountRefused : undefined}
      onClick={onAsk}
    >
      {isSuspended ? texts.liftSuspension : texts.suspendAccount}
    </Button>
  );
}

function Facts({ user, onDecided }: { user: StaffUser; onDecided: () => void }) {
  const isAdmin = rankAdmits(useSession().user?.staffRank, []);
  const count = (n: number) => n.toLocaleString(LOCALE);
  // A hidden breeder has no public page.
  const isShown = user.accountStatus === "Active" && user.verification === "approved";
  const facts = [
    [texts.status, <StatusBadge key="status" status={user.accountStatus} />],
    [texts.role, ROLES[user.role]],
    [texts.email, user.isEmailVerified ? user.email : `${user.email} ${texts.notConfirmed}`],
    ...(user.programName
      ? [
        [
          texts.program,
          isShown && user.breederId
            ? (
              <Link key="program" href={breederHref({ id: user.breederId, slug: user.breederSlug })}>
                {user.programName}
              </Link>
            )
            : user.programName,
        ] as const,
      ]
      : []),
    ...(user.verification ? [[texts.verification, VERIFICATION[user.verification]] as const] : []),
    ...(user.breederId ? [[texts.listings, count(user.listingsCount)] as const] : []),
    [texts.reservations, count(user.reservationsCount)],
    [
      texts.signedInOn,
      user.sessionsCount === 1 ? texts.device : texts.sessionsCountDevices(count(user.sessionsCount)),
    ],
    [texts.twoStepVerification, user.hasSecondFactor ? texts.on : texts.off],
    [texts.joined, exactText(user.createdAt)],
    [texts.accountId, <code key="id" className={css.id}>{user.id}</code>],
  ] as const;
  return (
    <div className={css.account}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isAdmin && user.breederId && (
        <TrustSwitch user={user} breederId={user.breederId} onDecided={onDecided} />
      )}
      {isAdmin && (
        <section aria-labelledby="decided">
          <h3 id="decided" className={css.part}>{texts.decisions}</h3>
          <History userId={user.id} />
        </section>
      )}
    </div>
  );
}

function History({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(
    listAuditEntriesQuery(useClient(), { subjectId: userId, kind: "decisions" }),
  );
  if (error) return <StaffError error={error as ApiError} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={80} />
      </Loading>
    );
  }
  if (data.entries.length === 0) return <p className={css.soft}>{texts.noneYet}</p>;
  return (
    <ul className={css.entries}>
      {data.entries.map((entry) => <Entry key={entry.id} entry={entry} linked={false} />)}
    </ul>
  );
}
