import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { ListUsersInput, StaffUser } from "@hearthpaw/client";
import {
  Button,
  type Column,
  dayText,
  Empty,
  exactText,
  Link,
  LOCALE,
  Select,
  StatusBadge,
  Table,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { EmailText } from "../../components/people/EmailText.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { UserDialog } from "./UserDialog.tsx";
import * as texts from "./texts.ts";
import { useUser, useUsers } from "./use_users.ts";
import { ROLES } from "./words.ts";
import dense from "../../components/dashboards/dense.module.css";
import css from "./staff.module.css";

const route = getRouteApi("/admin/users");

const STATUSES = { Active: texts.active, Inactive: texts.inactive, Suspended: texts.suspended };

/** `find` instead of `q`, which the header's pet search uses. */
type Asked = { find?: string; role?: string; status?: string; trust?: string; user?: string };
const hrefOf = (asked: Asked) => `/admin/users${stringifySearch(asked)}`;

/** Every account, filtered while staff type, with its status and the possible actions. */
export function UsersScreen() {
  return (
    <AdminShell title={texts.accounts}>
      <h1 className={css.heading}>{texts.accounts}</h1>
      <Accounts />
    </AdminShell>
  );
}

/** The value of `trust` in the address for breeders whose trust an admin must confirm or end. */
const ASKED = "asked";

/** Reads the filters of the address and drops invalid values. */
function useAsked(): { asked: Asked; filter: ListUsersInput } {
  const { find, role, status, trust, user } = route.useSearch();
  const q = find?.trim().slice(0, 80);
  const known = {
    role: role && Object.hasOwn(ROLES, role) ? role as keyof typeof ROLES : undefined,
    status: status && Object.hasOwn(STATUSES, status) ? status as keyof typeof STATUSES : undefined,
    trust: trust === ASKED ? trust : undefined,
  };
  return {
    asked: { find: q, ...known, user },
    filter: {
      ...(q ? { q } : {}),
      ...(known.role ? { role: known.role } : {}),
      ...(known.status ? { accountStatus: known.status } : {}),
      ...(known.trust ? { trustAsked: true } : {}),
    },
  };
}

function Accounts() {
  const navigate = useNavigate();
  const { asked, filter } = useAsked();
  const list = useUsers(filter);
  const opened = useUser(asked.user, list.users.find(({ id }) => id === asked.user));
  const columns = useColumns(asked);
  const go = (change: Asked) =>
    navigate({ href: hrefOf({ ...asked, ...change }), replace: true, resetScroll: false });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <div className={css.filters} role="search" aria-label={texts.accounts}>
        <FindField
          label={texts.findAnAccount}
          placeholder={texts.nameEmailOrProgram}
          className={css.find}
          value={asked.find ?? ""}
          onChange={(find) => go({ find })}
        />
        <Select
          label={texts.role}
          value={asked.role ?? ""}
          placeholder={texts.allRoles}
          options={Object.entries(ROLES).map(([value, label]) => ({ value, label }))}
          onChange={(event) => go({ role: event.target.value })}
        />
        <Select
          label={texts.status}
          value={asked.status ?? ""}
          placeholder={texts.allStatuses}
          options={Object.entries(STATUSES).map(([value, label]) => ({ value, label }))}
          onChange={(event) => go({ status: event.target.value })}
        />
        <Select
          label={texts.review}
          value={asked.trust ?? ""}
          placeholder={texts.allBreedersAndBuyers}
          options={[{ value: ASKED, label: texts.skipReviewInQuestion }]}
          onChange={(event) => go({ trust: event.target.value })}
        />
      </div>
      <p className={css.count} role="status">{countWords(list)}</p>
      {list.error && list.users.length === 0
        ? <StaffError error={list.error} onRetry={() => list.refetch()} />
        : (
          <div className={list.isPlaceholderData ? css.stale : undefined}>
            <Table
              caption={texts.accountsNewestFirst}
              className={dense.dense}
              columns={columns}
              rows={list.users}
              rowKey={({ id }) => id}
              loading={list.isPending}
              empty={
                <Empty
                  icon="user"
                  title={isFiltered ? texts.noAccountsMatch : texts.noAccountsYet}
                  action={isFiltered &&
                    (
                      <Button variant="secondary" onClick={() => navigate({ to: "/admin/users" })}>
                        {texts.showEveryone}
                      </Button>
                    )}
                >
                  <p>
                    {isFiltered ? texts.accountSearchHint : texts.noAccountsHint}
                  </p>
                </Empty>
              }
            />
          </div>
        )}
      <NextPart list={list}>{texts.showMoreAccounts}</NextPart>
      {asked.user && (
        <UserDialog
          key={asked.user}
          {...opened}
          onClose={() => navigate({ href: hrefOf({ ...asked, user: undefined }), replace: true })}
        />
      )}
    </>
  );
}

/** The status of an account, and the decisions about it that are not in effect yet. */
function Status({ user: { id, accountStatus } }: { user: StaffUser }) {
  const held = [useHeld("accounts", id), useHeld("verified", id), useHeld("trust", id)];
  return (
    <>
      <StatusBadge status={accountStatus} />
      {held.map((title) => title && <Held key={title} title={title} />)}
    </>
  );
}

function countWords({ users, hasNextPage, isPending, error }: ReturnType<typeof useUsers>): string {
  if (isPending || (error && users.length === 0)) return "";
  if (users.length === 0) return texts.noAccounts;
  const count = users.length.toLocaleString(LOCALE);
  if (hasNextPage) return texts.theNewestAccounts(count);
  return users.length === 1 ? texts.oneAccount : texts.countAccounts(count);
}

function useColumns(asked: Asked): Column<StaffUser>[] {
  const today = useToday();
  return [
    {
      key: "name",
      header: texts.name,
      main: true,
      cell: ({ id, firstName, lastName, programName, email, isEmailVerified }) => (
        <span className={css.person}>
          <Link href={hrefOf({ ...asked, user: id })} className={css.name}>{`${firstName} ${lastName}`}</Link>
          {programName && <span className={css.program}>{programName}</span>}
          <span className={css.note}>
            <EmailText email={email} />
            {!isEmailVerified && ` ${texts.notConfirmed}`}
          </span>
        </span>
      ),
    },
    { key: "role", header: texts.role, cell: ({ role }) => ROLES[role] },
    {
      key: "status",
      header: texts.status,
      cell: (user) => <Status user={user} />,
    },
    { key: "listings", header: texts.listings, numeric: true, cell: ({ listingsCount }) => listingsCount },
    {
      key: "reservations",
      header: texts.reservations,
      numeric: true,
      cell: ({ reservationsCount }) => reservationsCount,
    },
    {
      key: "joined",
      header: texts.joined,
      cell: ({ createdAt }) => <span title={exactText(createdAt)}>{dayText(createdAt, today)}</span>,
    },
  ];
}
