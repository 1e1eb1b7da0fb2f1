import type { Kysely, Selectable } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { AccountStatus, Database, Role, StaffRank, UsersTable } from "../../platform/db/schema.ts";
import type { StaffUser } from "../../generated/types.ts";
import { timestampJson } from "../../platform/db/json.ts";
import { BREEDER_SLUG } from "../pets/json_store.ts";
import { wordPatterns } from "./rules.ts";

type Db = Kysely<Database>;

/** Filters of the list of accounts; `after` is the last line of the previous page. */
export type UserFilter = {
  q?: string;
  role?: Role;
  accountStatus?: AccountStatus;
  /** Only breeders with an open question about their trust. */
  trustAsked?: boolean;
  after?: { at: string; id: string };
};
/** An account with its time as text, for the next page. */
export type FoundUser = StaffUser & { key: string };

/** Number of newest accounts that are scanned before the search uses the index of words. */
const LOOKED_THROUGH = 2000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NEWEST = "order by u.created_at desc, u.id desc";

/** Returns SQL for the columns of StaffUser for the few rows of a page; `few` has their ids. */
const shown = (few: string): string => `
  select u.id, u.email, u.email_verified_at is not null as "isEmailVerified", u.role,
    case when u.role = 'Admin' then u.staff_rank end as "staffRank", u.account_status as "accountStatus", u.first_name as "firstName", u.last_name as "lastName",
    d.name as "programName", d.id as "breederId", ${BREEDER_SLUG} as "breederSlug", d.verification,
    d.auto_approve as "autoApprove", ${timestampJson("d.trust_asked_at")} as "trustAskedAt",
    exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
      as "hasSecondFactor",
    (select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null and s.expires_at > now())
      as "sessionsCount",
    (select count(*)::int from pets p where p.breeder_id = d.id) as "listingsCount",
    (select count(*)::int from reservations r where r.consumer_id = u.id and r.paid_at is not null)
      + (select count(*)::int from reservations r where r.breeder_id = d.id and r.paid_at is not null)
      as "reservationsCount",
    ${timestampJson("u.created_at")} as "createdAt", u.created_at::text as key
  from (${few}) few join users u on u.id = few.id left join breeders d on d.user_id = u.id ${NEWEST}`;

/**
 * Returns the conditions of a list, with their parameters in order. The text depends on which filters are
 * set, never on their values.
 */
function conditionsOf({ role, accountStatus, trustAsked, after }: UserFilter, taken: number) {
  const params: unknown[] = [];
  const add = (value: unknown) => `$${params.push(value) + taken}`;
  const parts = [
    // Closed accounts have no person any more.
    "u.closed_at is null",
    ...(role ? [`u.role = ${add(role)}`] : []),
    // Spelled out for statuses other than Active, because only then the planner uses the index of those few.
    ...(accountStatus ? [`u.account_status = ${add(accountStatus)}`] : []),
    ...(role && role !== "Customer" ? ["u.role <> 'Customer'"] : []),
    ...(accountStatus && accountStatus !== "Active" ? ["u.account_status <> 'Active'"] : []),
    ...(trustAsked
      ? ["exists (select from breeders b where b.user_id = u.id and b.trust_asked_at is not null)"]
      : []),
    ...(after ? [`(u.created_at, u.id) < (${add(after.at)}::timestamptz, ${add(after.id)}::uuid)`] : []),
  ];
  const name = [
    role && (role === "Customer" ? "customer" : "role"),
    accountStatus && (accountStatus === "Active" ? "active" : "status"),
    trustAsked && "trust",
    after && "after",
  ].filter(Boolean).join("_");
  return { where: `where ${parts.join(" and ")}`, params, name };
}

/** Returns accounts, newest first. Each word of `q` must start a word of the names, address or program. */
export async function findUsers(db: Db, filter: UserFilter, limit: number): Promise<FoundUser[]> {
  const q = filter.q;
  if (!q) {
    const { where, params, name } = conditionsOf(filter, 1);
    const text = shown(`select u.id from users u ${where} ${NEWEST} limit $1`);
    return await named<FoundUser>(db, `staff_users_${name}`, text, [limit, ...params]);
  }
  if (UUID.test(q.toLowerCase())) {
    const { where, params, name } = conditionsOf(filter, 1);
    const text = shown(`select u.id from users u ${where} and u.id = $1`);
    return await named<FoundUser>(db, `staff_user_${name}`, text, [q.toLowerCase(), ...params]);
  }
  return await findByWords(db, filter, wordPatterns(q), limit);
}

/**
 * Words are stored in lower case and without accents. As subqueries, the patterns are computed once instead
 * of per row.
 */
const MATCHES = ["$2", "$3", "$4"].map((word) => `w.words like (select lower(unaccent(${word})))`).join(
  " and ",
);

/**
 * Finds accounts by words. Words of many accounts are found quickly among the newest, and rare words by the
 * index. Each way would be slow for the other kind: sorting all matches, or scanning all accounts.
 */
async function findByWords(
  db: Db,
  filter: UserFilter,
  patterns: readonly [string, string, string],
  limit: number,
): Promise<FoundUser[]> {
  const { where, params, name } = conditionsOf(filter, 4);
  const values = [limit, ...patterns, ...params];
  // "offset 0" keeps the planner from the index of words here, which would return every account with a common
  // word.
  const newest = await named<{ id: string | null; seen: number }>(
    db,
    `staff_users_newest_${name}`,
    `with walked as materialized (select u.id, u.created_at from users u ${where} ${NEWEST} limit ${LOOKED_THROUGH}),
       hits as (select u.id from walked u
         cross join lateral (select words from user_words where user_id = u.id offset 0) w
         where ${MATCHES} ${NEWEST} limit $1)
     select hits.id, n.seen from (select count(*)::int as seen from walked) n left join hits on true`,
    values,
  );
  const found = newest.flatMap(({ id }) => id ?? []);
  const isAll = found.length === limit || (newest[0]?.seen ?? 0) < LOOKED_THROUGH;
  if (isAll) return await findThese(db, found);
  const all = await named<{ id: string }>(
    db,
    `staff_users_words_${name}`,
    `with hits as materialized (select w.user_id from user_words w where ${MATCHES})
     select u.id from hits join users u on u.id = hits.user_id ${where} ${NEWEST} limit $1`,
    values,
  );
  return await findThese(db, all.map(({ id }) => id));
}

function findThese(db: Db, ids: readonly string[]): Promise<FoundUser[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return named<FoundUser>(db, "staff_users_these", shown("select unnest($1::uuid[]) as id"), [ids]);
}

/** Returns one account as staff see it. */
export async function findStaffUser(db: Db, id: string): Promise<FoundUser | undefined> {
  return (await findThese(db, [id]))[0];
}

export type Account = Pick<
  Selectable<UsersTable>,
  | "id"
  | "email"
  | "email_verified_at"
  | "first_name"
  | "last_name"
  | "role"
  | "staff_rank"
  | "account_status"
  | "status_before_suspension"
>;

/** Columns that changes of an account's status and rank read. */
export const ACCOUNT = [
  "id",
  "email",
  "email_verified_at",
  "first_name",
  "last_name",
  "role",
  "staff_rank",
  "account_status",
  "status_before_suspension",
] as const;

/**
 * Returns the rows of these accounts, except closed ones, locked against other changes until the transaction
 * ends. Rows that only refer to an account (a new session, a new reservation) do not wait for it.
 */
export function lockAccounts(trx: Db, ids: readonly string[]): Promise<Account[]> {
  return trx.selectFrom("users")
    .select(ACCOUNT).where("id", "in", ids).where("closed_at", "is", null)
    .orderBy("id").forNoKeyUpdate().execute();
}

/** Sets an account's status, and the status to return to after a suspension. */
export async function setAccountStatus(
  trx: Db,
  id: string,
  status: AccountStatus,
  before: "Active" | "Inactive" | null,
  now: Date,
): Promise<void> {
  await trx.updateTable("users")
    .set({ account_status: status, status_before_suspension: before, updated_at: now })
    .where("id", "=", id).execute();
}

/** Returns the account of this address, locked. */
export function lockAccountByEmail(trx: Db, email: string): Promise<Account | undefined> {
  return trx.selectFrom("users").select(ACCOUNT)
    .where("email", "=", email).forNoKeyUpdate().executeTakeFirst();
}

/** Makes an account staff of this rank. */
export async function setRank(trx: Db, id: string, rank: StaffRank, now: Date): Promise<void> {
  await trx.updateTable("users").set({ role: "Admin", staff_rank: rank, updated_at: now }).where(
    "id",
    "=",
    id,
  ).execute();
}

/**
 * Returns a program's owner and whether its listings skip the review, locked against other changes; undefined
 * for closed accounts.
 */
export function lockBreeder(
  trx: Db,
  breederId: string,
): Promise<{ userId: string; autoApprove: boolean; isAsked: boolean } | undefined> {
  return trx.selectFrom("breeders").innerJoin("users", "users.id", "breeders.user_id")
    .select((eb) => [
      "breeders.user_id as userId",
      "breeders.auto_approve as autoApprove",
      eb("breeders.trust_asked_at", "is not", null).$castTo<boolean>().as("isAsked"),
    ])
    .where("breeders.id", "=", breederId).where("users.closed_at", "is", null)
    .forNoKeyUpdate("breeders").executeTakeFirst();
}

/** Lets a program's listings skip the review, or ends that. */
export async function setTrust(trx: Db, breederId: string, autoApprove: boolean): Promise<void> {
  await trx.updateTable("breeders").set({ auto_approve: autoApprove, trust_asked_at: null }).where(
    "id",
    "=",
    breederId,
  ).execute();
}
