import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { ListUsersInput, StaffUser } from "@hearthpaw/client";
import {
  Button,
  type Column,
  dayText,
  Empty,
  exactText,
  Link,
  Select,
  StatusBadge,
  Table,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { UserDialog } from "./UserDialog.tsx";
import { useUser, useUsers } from "./use_users.ts";
import { ROLES } from "./words.ts";
import css from "./staff.module.css";

const route = getRouteApi("/admin/users");

const STATUSES = ["Active", "Inactive", "Suspended"] as const;

/** `find` and not `q`, which is what the search of pets in the header shows. */
type Asked = { find?: string; role?: string; status?: string; user?: string };
const hrefOf = (asked: Asked) => `/admin/users${stringifySearch(asked)}`;

/** Every account, found as one types, with its status and what can be done about it. */
export function UsersScreen() {
  return (
    <AdminShell title="Accounts">
      <h1 className={css.heading}>Accounts</h1>
      <Accounts />
    </AdminShell>
  );
}

/** What the address asks for; values that it cannot have are left out. */
function useAsked(): { asked: Asked; filter: ListUsersInput } {
  const { find, role, status, user } = route.useSearch();
  const q = find?.trim().slice(0, 80);
  const known = {
    role: role && Object.hasOwn(ROLES, role) ? role as keyof typeof ROLES : undefined,
    status: STATUSES.find((name) => name === status),
  };
  return {
    asked: { find: q, ...known, user },
    filter: {
      ...(q ? { q } : {}),
      ...(known.role ? { role: known.role } : {}),
      ...(known.status ? { accountStatus: known.status } : {}),
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
      <div className={css.filters} role="search" aria-label="Accounts">
        <FindField
          label="Find an account"
          placeholder="Name, email or program"
          className={css.find}
          value={asked.find ?? ""}
          onChange={(find) => go({ find })}
        />
        <Select
          label="Role"
          value={asked.role ?? ""}
          placeholder="All roles"
          options={Object.entries(ROLES).map(([value, label]) => ({ value, label }))}
          onChange={(event) => go({ role: event.target.value })}
        />
        <Select
          label="Status"
          value={asked.status ?? ""}
          placeholder="All statuses"
          options={STATUSES.map((value) => ({ value, label: value }))}
          onChange={(event) => go({ status: event.target.value })}
        />
      </div>
      <p className={css.count} role="status">{countWords(list)}</p>
      {list.error && list.users.length === 0
        ? <StaffError error={list.error} onRetry={() => list.refetch()} />
        : (
          <div className={list.isPlaceholderData ? css.stale : undefined}>
            <Table
              caption="Accounts, newest first"
              columns={columns}
              rows={list.users}
              rowKey={({ id }) => id}
              loading={list.isPending}
              empty={
                <Empty
                  icon="user"
                  title={isFiltered ? "No accounts match" : "No accounts yet"}
                  action={isFiltered &&
                    (
                      <Button variant="secondary" onClick={() => navigate({ to: "/admin/users" })}>
                        Show everyone
                      </Button>
                    )}
                >
                  <p>
                    {isFiltered
                      ? "Search matches the beginning of names, emails and programs."
                      : "Accounts will appear here as people sign up."}
                  </p>
                </Empty>
              }
            />
          </div>
        )}
      {list.hasNextPage && (
        <p className={css.more}>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? "Try again" : "Show more accounts"}
          </Button>
        </p>
      )}
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

function countWords({ users, hasNextPage, isPending, error }: ReturnType<typeof useUsers>): string {
  if (isPending || (error && users.length === 0)) return "";
  if (users.length === 0) return "No accounts";
  const count = users.length.toLocaleString("en-US");
  if (hasNextPage) return `The newest ${count} accounts`;
  return users.length === 1 ? "1 account" : `${count} accounts`;
}

function useColumns(asked: Asked): Column<StaffUser>[] {
  const today = useToday();
  return [
    {
      key: "name",
      header: "Name",
      main: true,
      cell: ({ id, firstName, lastName, programName, email, isEmailVerified }) => (
        <span className={css.person}>
          <Link href={hrefOf({ ...asked, user: id })} className={css.name}>{`${firstName} ${lastName}`}</Link>
          {programName && <span className={css.program}>{programName}</span>}
          <span className={css.note}>
            {email}
            {!isEmailVerified && " (not confirmed)"}
          </span>
        </span>
      ),
    },
    { key: "role", header: "Role", cell: ({ role }) => ROLES[role] },
    { key: "status", header: "Status", cell: ({ accountStatus }) => <StatusBadge status={accountStatus} /> },
    { key: "listings", header: "Listings", numeric: true, cell: ({ listingsCount }) => listingsCount },
    {
      key: "reservations",
      header: "Reservations",
      numeric: true,
      cell: ({ reservationsCount }) => reservationsCount,
    },
    {
      key: "joined",
      header: "Joined",
      cell: ({ createdAt }) => <span title={exactText(createdAt)}>{dayText(createdAt, today)}</span>,
    },
  ];
}
