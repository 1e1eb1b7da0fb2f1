import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  listStaffQuery,
  type StaffInvited,
  type StaffMember,
  type StaffMembersAnswer,
  withdrawStaffInvitation,
} from "@hearthpaw/client";
import { agoText, Badge, Button, type Column, exactText, Loading, Skeleton, Table } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { EmailText } from "../../components/people/EmailText.tsx";
import { useSession } from "../../components/session/session.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecide } from "../../components/staff/use_decide.ts";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { InviteStaffDialog, RankDialog, RemoveDialog } from "./MemberDialogs.tsx";
import * as texts from "./member_texts.ts";
import { useNow } from "./use_now.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import dense from "../../components/dashboards/dense.module.css";
import css from "./staff.module.css";

/** All staff members and the open invitations; for admins only. */
export function StaffScreen() {
  return (
    <AdminShell title={texts.staff}>
      <Members />
    </AdminShell>
  );
}

type Asked = { kind: "invite" } | { kind: "rank" | "remove"; member: StaffMember };

function Members() {
  const client = useClient();
  const queryClient = useQueryClient();
  const query = listStaffQuery(client);
  const { data, error, refetch } = useQuery(query);
  const [asked, setAsked] = useState<Asked>();
  const columns = useColumns(setAsked);
  const close = () => setAsked(undefined);
  const done = (now: StaffMembersAnswer) => queryClient.setQueryData<StaffMembersAnswer>(query.queryKey, now);
  return (
    <>
      <div className={css.head}>
        <div>
          <h1>{texts.staff}</h1>
          <p className={css.soft}>{texts.lead}</p>
        </div>
        {data && <Button onClick={() => setAsked({ kind: "invite" })}>{texts.invite}</Button>}
      </div>
      {!data && error ? <StaffError error={error as ApiError} onRetry={() => refetch()} /> : !data
        ? (
          <Loading>
            <Skeleton height={320} />
          </Loading>
        )
        : (
          <>
            <Table
              caption={texts.staff}
              className={dense.dense}
              columns={columns}
              rows={data.staff}
              rowKey={({ id }) => id}
            />
            {data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
          </>
        )}
      {asked?.kind === "invite" && <InviteStaffDialog onClose={close} onDone={done} />}
      {asked?.kind === "rank" && <RankDialog member={asked.member} onClose={close} />}
      {asked?.kind === "remove" && <RemoveDialog member={asked.member} onClose={close} />}
    </>
  );
}

function useColumns(ask: (asked: Asked) => void): Column<StaffMember>[] {
  const me = useSession().user?.id;
  const now = useNow();
  return [
    {
      key: "name",
      header: texts.name,
      main: true,
      cell: ({ id, firstName, lastName, email, accountStatus }) => (
        <span className={css.person}>
          <span className={css.name}>{`${firstName} ${lastName}`}</span>
          <span className={css.note}>
            <EmailText email={email} />
          </span>
          {id === me && <Badge>{texts.you}</Badge>}
          {accountStatus === "Suspended" && <Badge tone="bad">{texts.suspended}</Badge>}
        </span>
      ),
    },
    {
      key: "rank",
      header: texts.rank,
      cell: ({ rank }) => <span title={texts.RANK_HELP[rank]}>{texts.RANKS[rank]}</span>,
    },
    {
      key: "seen",
      header: texts.lastSeen,
      cell: ({ lastSeenAt }) =>
        lastSeenAt
          ? <span title={exactText(lastSeenAt)}>{agoText(lastSeenAt, now)}</span>
          : <span className={css.soft}>{texts.never}</span>,
    },
    {
      key: "factor",
      header: texts.twoStep,
      cell: ({ hasSecondFactor }) => hasSecondFactor ? texts.on : <Badge tone="wait">{texts.notSetUp}</Badge>,
    },
    {
      key: "acts",
      header: texts.actions,
      hideHeader: true,
      cell: (member) => member.id !== me && <Acts member={member} ask={ask} />,
    },
  ];
}

function Acts({ member, ask }: { member: StaffMember; ask: (asked: Asked) => void }) {
  const held = useHeld("members", member.id);
  const name = `${member.firstName} ${member.lastName}`;
  if (held) return <Held title={held} />;
  return (
    <span className={css.acts}>
      <Button
        size="small"
        variant="secondary"
        aria-label={`${texts.changeRank}: ${name}`}
        onClick={() => ask({ kind: "rank", member })}
      >
        {texts.changeRank}
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-label={`${texts.remove}: ${name}`}
        onClick={() => ask({ kind: "remove", member })}
      >
        {texts.remove}
      </Button>
    </span>
  );
}

function Invitations({ invitations }: { invitations: readonly StaffInvited[] }) {
  return (
    <section aria-labelledby="invitations" className={css.more}>
      <h2 id="invitations" className={css.part}>{texts.openInvitations}</h2>
      <ul className={css.entries}>
        {invitations.map((one) => <Invitation key={one.id} one={one} />)}
      </ul>
    </section>
  );
}

function Invitation({ one }: { one: StaffInvited }) {
  const client = useClient();
  const held = useHeld("invitations", one.id);
  const { decide, isAsking, error } = useDecide();
  const withdraw = () =>
    decide({
      kind: "invitations",
      id: one.id,
      title: texts.withdrawn(one.email),
      failed: texts.notWithdrawn(one.email),
      send: (options) => withdrawStaffInvitation(client, { id: one.id }, options),
    });
  return (
    <li className={css.entry}>
      <strong>
        <EmailText email={one.email} />
      </strong>
      <span>{texts.RANKS[one.rank]}</span>
      <span className={css.when}>
        {texts.invitedBy(one.invitedBy)}. {texts.expires(exactText(one.expiresAt))}
      </span>
      <span>
        {held ? <Held title={held} /> : (
          <Button
            size="small"
            variant="secondary"
            loading={isAsking}
            aria-label={texts.withdrawFor(one.email)}
            onClick={() => void withdraw()}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
      {error && <FailureNotice error={error} />}
    </li>
  );
}
