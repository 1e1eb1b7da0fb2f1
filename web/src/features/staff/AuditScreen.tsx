import { getRouteApi } from "@tanstack/react-router";
import type { AuditEntry } from "@hearthpaw/client";
import { ChipLink, ChipRow, Empty, Link, Loading, RemovableChip, Skeleton } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useSession } from "../../components/session/session.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { Entry } from "./Entry.tsx";
import * as texts from "./texts.ts";
import { useEntries } from "./use_users.ts";
import css from "./staff.module.css";

const route = getRouteApi("/admin/audit");

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every decision of staff, the newest first, filtered by its author and subject. */
export function AuditScreen() {
  return (
    <AdminShell title={texts.log}>
      <h1 className={css.heading}>{texts.log}</h1>
      <Log />
    </AdminShell>
  );
}

function Log() {
  const navigate = route.useNavigate();
  const { user: me } = useSession();
  const { actorId: asked, subjectId: subject, kind: askedKind } = route.useSearch();
  const kind = askedKind === "decisions" || askedKind === "reads" ? askedKind : undefined;
  const actorId = asked && ID.test(asked) ? asked : undefined;
  const subjectId = subject?.slice(0, 60);
  const list = useEntries({
    ...(kind ? { kind } : {}),
    ...(actorId ? { actorId } : {}),
    ...(subjectId ? { subjectId } : {}),
  });
  const first = list.entries[0];
  const without = (name: "actorId" | "subjectId") =>
    void navigate({ search: { actorId, subjectId, kind, [name]: undefined } });
  const isMine = actorId !== undefined && actorId === me?.id;
  return (
    <>
      <ChipRow label={texts.teamMember}>
        <ChipLink href="/admin/audit" current={!actorId && !subjectId}>{texts.everyone}</ChipLink>
        {me && (
          <ChipLink href={`/admin/audit?actorId=${me.id}`} current={isMine && !subjectId}>
            {texts.mine}
          </ChipLink>
        )}
        {actorId && !(isMine && !subjectId) && (
          <RemovableChip onRemove={() => without("actorId")}>
            {texts.byOneTeamMember(first?.actorName)}
          </RemovableChip>
        )}
        {subjectId && (
          <RemovableChip onRemove={() => without("subjectId")}>
            {texts.about(aboutWords(first))}
          </RemovableChip>
        )}
        {([["decisions", texts.onlyDecisions], ["reads", texts.onlyReads]] as const).map(([one, label]) => (
          <ChipLink
            key={one}
            current={kind === one}
            href={`/admin/audit?${new URLSearchParams({
              ...(actorId ? { actorId } : {}),
              ...(subjectId ? { subjectId } : {}),
              ...(kind === one ? {} : { kind: one }),
            })}`}
          >
            {label}
          </ChipLink>
        ))}
      </ChipRow>
      {subjectId && first?.subjectKind === "user" && first.subjectName && (
        <p className={css.open}>
          <Link href={`/admin/users?user=${subjectId}`}>{texts.openAccount(first.subjectName)}</Link>
        </p>
      )}
      <div className={css.below}>
        {list.error && !first
          ? <StaffError error={list.error} onRetry={() => list.refetch()} />
          : list.isPending
          ? (
            <Loading>
              <Skeleton height={320} />
            </Loading>
          )
          : !first
          ? (
            <Empty
              icon="document"
              title={actorId || subjectId || kind ? texts.noDecisionsMatch : texts.noDecisionsYet}
            >
              <p>
                {actorId || subjectId || kind ? texts.tryOtherFilters : texts.noDecisionsHint}
              </p>
            </Empty>
          )
          : (
            <ul className={css.entries}>
              {list.entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
            </ul>
          )}
      </div>
      <NextPart list={list}>{texts.showMoreDecisions}</NextPart>
    </>
  );
}

function aboutWords(entry: AuditEntry | undefined): string {
  return entry?.subjectName ?? texts.oneCase;
}
