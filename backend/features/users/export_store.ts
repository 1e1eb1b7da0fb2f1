import { type Kysely, sql } from "kysely";
import type { Database, Mask } from "../../platform/db/schema.ts";
import { wordsFor } from "../applications/view.ts";
import { reached, reachedBetween } from "../masks/reach_store.ts";
import { withoutContacts } from "../masks/rules.ts";

type Db = Kysely<Database>;
type Row = Record<string, unknown>;

/**
 * One type of data that a person has: the rows of `table` that match `where`. `$me` is the account's id,
 * `$mine` the breeder's (null for buyers). The export has every column except those in `omit`. `add` names
 * additional SQL expressions.
 */
export type Section = {
  name: string;
  table: string;
  where: string;
  omit?: readonly string[];
  /** Texts of the other side, masked for this person until the SQL expression `isReached` holds. */
  theirs?: { isReached: string; shown: (row: Row, ownHost: string) => Row };
  add?: Readonly<Record<string, string>>;
  order?: string;
};

/** Returns a function that removes contact details from the other side's columns. */
const columns = (theirs: (row: Row) => readonly string[]) => (row: Row, ownHost: string): Row =>
  withoutContacts(
    Object.fromEntries(theirs(row).map((name) => [name, row[name] as string | null])),
    row.mask as Mask | null,
    ownHost,
  );
const answered = (isBuyer: boolean) => (row: Row, ownHost: string): Row =>
  wordsFor(row as Parameters<typeof wordsFor>[0], isBuyer, ownHost);
const OF_MY_PETS = "t.pet_id in (select id from pets where breeder_id = $mine)";
/**
 * SQL: events about setting a listing aside and taking that back, which only staff see. Taking a listing off
 * the market is not among them, because its breeder is told. Trust decisions by staff are internal too.
 */
const INTERNAL_EVENT = `(t.from_status = 'in-review' and t.to_status = 'not-approved-internal'
  or t.to_status = 'in-review' and t.actor_role = 'Admin')`;
const INTERNAL_DECISION = `(t.action in ('listing-in-review', 'breeder-trusted', 'breeder-no-longer-trusted')
  or t.action = 'listing-not-approved-internal' and t.changes @> '[{"field": "status", "before": "in-review"}]')`;
const MY_RESERVATIONS = "select id from reservations where consumer_id = $me";
/** Columns for finding out the result of a card's setup. */
const SET_UP = ["setup_intent_id", "setup_begun_at", "setup_look_at"];
const MY_SALES = "select id from reservations where breeder_id = $mine";
/** The same rule as `canReach`: the buyer's contact details are hidden 30 days after a full refund. */
const REACHED = reached("t");
const IN_LINE_REACHED = reachedBetween({ buyer: "t.user_id", breeder: "t.breeder_id" });
const APPLICATION_REACHED = reachedBetween({ buyer: "t.consumer_id", breeder: "t.breeder_id" });
const REVIEW_REACHED = `(select ${reached("r")} from reservations r where r.id = t.reservation_id)`;
/** Internal columns. They say nothing about a person, or would grant access. */
const MACHINERY = ["client_secret", "idempotency_key", "request", "checked_at"];

/** Columns of a delivery that belong to the carrier or to staff, and the breeder's pick-up address. */
const CARRIERS_OWN = [
  "code",
  "wrong_codes",
  "uploads",
  "pick_up",
  "carrier_name",
  "carrier_email",
  "carrier_phone",
  "cost_cents",
  "is_cost_booked",
  "link_id",
  "link_expires_at",
  "link_opened_at",
];

/**
 * Exported sections, in this order. Add a new table with personal data here, or to `LEFT_OUT` with a reason.
 */
export const SECTIONS: readonly Section[] = [
  { name: "account", table: "users", where: "t.id = $me", omit: ["password_hash", "payment_customer_id"] },
  {
    name: "sessions",
    table: "sessions",
    where: "t.user_id = $me",
    omit: ["refresh_hash", "previous_refresh_hash"],
  },
  {
    name: "secondFactor",
    table: "second_factors",
    where: "t.user_id = $me",
    omit: ["secret", "pending_secret", "last_step"],
    order: "t.user_id",
  },
  {
    name: "socialSignIn",
    table: "social_identities",
    where: "t.user_id = $me",
    order: "t.created_at, t.provider",
  },
  { name: "mailLinks", table: "link_tokens", where: "t.user_id = $me" },
  {
    name: "mails",
    table: "mails",
    where: "t.user_id = $me",
    // The text of an email holds codes and links, and is emptied after sending.
    omit: ["text_body", "html_body", "unsubscribe_url", "claimed_at"],
  },
  { name: "texts", table: "texts", where: "t.user_id = $me", omit: ["claimed_at"] },
  { name: "breederProfile", table: "breeders", where: "t.id = $mine" },
  { name: "verification", table: "verifications", where: "t.breeder_id = $mine", omit: ["decided_by"] },
  {
    name: "verificationHistory",
    table: "verification_events",
    where: "t.breeder_id = $mine",
    omit: ["actor_id"],
    order: "t.at, t.id",
  },
  {
    name: "shelterInvitations",
    table: "shelter_invitations",
    where: "t.used_by = $me",
    omit: ["invited_by"],
  },
  {
    name: "staffInvitations",
    table: "staff_invitations",
    where: "t.accepted_by = $me",
    omit: ["invited_by"],
  },
  { name: "saleContracts", table: "sale_contracts", where: "t.breeder_id = $mine" },
  { name: "parents", table: "parents", where: "t.breeder_id = $mine" },
  { name: "litters", table: "litters", where: "t.breeder_id = $mine" },
  { name: "pets", table: "pets", where: "t.breeder_id = $mine", omit: ["card", "page", "page_body"] },
  { name: "petImages", table: "pet_images", where: OF_MY_PETS, order: "t.pet_id, t.position" },
  { name: "petViews", table: "pet_view_days", where: OF_MY_PETS, order: "t.day, t.pet_id" },
  { name: "petCounters", table: "pet_counters", where: OF_MY_PETS, order: "t.pet_id" },
  {
    name: "listingHistory",
    table: "listing_events",
    where: `(${OF_MY_PETS} and not ${INTERNAL_EVENT}) or t.actor_id = $me`,
    omit: ["actor_id"],
    order: "t.at, t.id",
  },
  { name: "changeRequests", table: "change_requests", where: OF_MY_PETS, omit: ["decided_by"] },
  {
    name: "claimChanges",
    table: "claim_changes",
    where: "t.breeder_id = $mine",
    omit: ["decided_by"],
    order: "t.created_at, t.id",
  },
  {
    name: "applicationForm",
    table: "application_forms",
    where: "t.breeder_id = $mine",
    order: "t.breeder_id",
  },
  { name: "posts", table: "posts", where: "t.author_id = $me" },
  {
    name: "postImages",
    table: "post_images",
    where: "t.post_id in (select id from posts where author_id = $me)",
    order: "t.post_id, t.position",
  },
  { name: "postComments", table: "post_comments", where: "t.author_id = $me" },
  { name: "postLikes", table: "post_likes", where: "t.user_id = $me", order: "t.created_at, t.post_id" },
  {
    name: "postBookmarks",
    table: "post_bookmarks",
    where: "t.user_id = $me",
    order: "t.created_at, t.post_id",
  },
  {
    name: "commentLikes",
    table: "post_comment_likes",
    where: "t.user_id = $me",
    order: "t.created_at, t.comment_id",
  },
  { name: "favourites", table: "favourites", where: "t.user_id = $me" },
  { name: "conversations", table: "chats", where: "t.consumer_id = $me or t.breeder_id = $mine" },
  {
    name: "conversationsAsIHaveThem",
    table: "chat_members",
    where: "t.user_id = $me",
    order: "t.last_at, t.chat_id",
  },
  // The other side's messages belong to the other side.
  { name: "messagesSent", table: "chat_messages", where: "t.sender_id = $me", omit: ["client_id"] },
  { name: "quickReplies", table: "quick_replies", where: "t.breeder_id = $mine" },
  { name: "ownPets", table: "pet_profiles", where: "t.user_id = $me" },
  {
    name: "savedSearches",
    table: "saved_searches",
    where: "t.user_id = $me",
    omit: ["breed_ids", "types", "sexes", "price_min_cents", "price_max_cents", "zip"],
  },
  {
    name: "petsFoundBySearches",
    table: "saved_search_pets",
    where: "t.search_id in (select id from saved_searches where user_id = $me)",
    order: "t.created_at, t.pet_id",
  },
  {
    name: "notifications",
    table: "notifications",
    where: "t.user_id = $me and t.status <> 'deleted'",
    omit: ["shown"],
  },
  {
    // Texts that a breeder typed about a person belong to the breeder.
    name: "waitlists",
    table: "waitlist_entries",
    where: "t.user_id = $me",
    omit: ["name", "email"],
    theirs: {
      isReached: IN_LINE_REACHED,
      shown: columns(({ name }) => name === "" ? ["reason"] : ["note", "reason"]),
    },
  },
  {
    name: "waitlist",
    table: "waitlist_entries",
    where: "t.breeder_id = $mine",
    omit: ["user_id"],
    theirs: { isReached: IN_LINE_REACHED, shown: columns(({ name }) => name === "" ? ["note"] : []) },
  },
  {
    name: "waitlistInvitations",
    table: "waitlist_promises",
    where: "t.entry_id in (select id from waitlist_entries where user_id = $me or breeder_id = $mine)",
    omit: ["reservation_id"],
  },
  {
    name: "reviews",
    table: "reviews",
    where: "t.author_id = $me",
    theirs: { isReached: REVIEW_REACHED, shown: columns(() => ["answer"]) },
  },
  {
    name: "reviewsReceived",
    table: "reviews",
    where: "t.breeder_id = $mine",
    omit: ["author_id", "reservation_id"],
    theirs: { isReached: REVIEW_REACHED, shown: columns(() => ["title", "text"]) },
  },
  {
    name: "matches",
    table: "matches",
    where: "t.breeder_id = $mine or t.other_breeder_id = $mine",
    theirs: {
      isReached: "t.breeder_id = $mine or t.status in ('accepted', 'completed')",
      shown: columns(() => ["message"]),
    },
  },
  {
    name: "applications",
    table: "applications",
    where: "t.consumer_id = $me",
    theirs: { isReached: APPLICATION_REACHED, shown: answered(true) },
  },
  {
    // Submitted applications only: a draft still belongs to its writer.
    name: "applicationsReceived",
    table: "applications",
    where: "t.breeder_id = $mine and t.status <> 'draft'",
    omit: ["consumer_id"],
    theirs: { isReached: APPLICATION_REACHED, shown: answered(false) },
  },
  {
    // Reports by this person. Reporters of the person's own listings stay unknown to them.
    name: "reports",
    table: "report_voices",
    where: "t.reporter_id = $me",
    omit: ["report_id", "reporter_hash"],
    add: {
      kind: "(select r.kind from reports r where r.id = t.report_id)",
      subjectId: "(select r.subject_id from reports r where r.id = t.report_id)",
    },
  },
  { name: "reservations", table: "reservations", where: "t.consumer_id = $me", omit: SET_UP },
  {
    // As in the breeder's own list, the buyer appears only after a payment, and never with anything typed
    // before.
    name: "sales",
    table: "reservations",
    where: "t.breeder_id = $mine",
    omit: ["consumer_id", "progress", "network", ...SET_UP],
    add: {
      buyer: `case when t.paid_at is not null then (select jsonb_build_object(
        'firstName', coalesce(t.progress #>> '{contact,firstName}', u.first_name),
        'lastName', coalesce(t.progress #>> '{contact,lastName}', u.last_name),
        'email', case when ${REACHED} then coalesce(t.progress #>> '{contact,email}', u.email) end,
        'phoneNumber', case when ${REACHED} then coalesce(t.progress #>> '{contact,phoneNumber}', u.phone) end)
        from users u where u.id = t.consumer_id) end`,
      // The breeder sees the delivery address only while they still have to bring the pet there.
      delivery: `case when t.paid_at is not null and t.status in ('deposit-paid', 'paid')
        and exists (select from orders o where o.reservation_id = t.id and o.transportation in ('honest', 'flight'))
        then t.progress -> 'delivery' end`,
    },
  },
  {
    name: "reservationHistory",
    table: "reservation_events",
    where: `t.reservation_id in (${MY_RESERVATIONS}) or t.reservation_id in (${MY_SALES})`,
    omit: ["actor_id"],
    order: "t.at, t.id",
  },
  { name: "orders", table: "orders", where: `t.reservation_id in (${MY_RESERVATIONS})` },
  {
    // `sales` shows the buyer's address while the seller has to bring the pet there.
    name: "ordersOfSales",
    table: "orders",
    where: `t.reservation_id in (${MY_SALES})`,
    omit: ["tax_zip"],
  },
  {
    name: "payments",
    table: "payments",
    where: `t.reservation_id in (${MY_RESERVATIONS})`,
    omit: MACHINERY,
  },
  { name: "savedCards", table: "saved_cards", where: "t.user_id = $me", omit: ["method_id"] },
  {
    name: "paymentsOfSales",
    table: "payments",
    where: `t.reservation_id in (${MY_SALES}) and t.status = 'succeeded'`,
    omit: [...MACHINERY, "intent_id", "brand", "last4", "failure_code", "receipt"],
  },
  {
    name: "refunds",
    table: "refunds",
    where: `t.payment_id in (select id from payments where reservation_id in (${MY_RESERVATIONS}))`,
    omit: [...MACHINERY, "entries"],
  },
  {
    name: "refundsOfSales",
    table: "refunds",
    where:
      `t.payment_id in (select id from payments where status = 'succeeded' and reservation_id in (${MY_SALES}))`,
    omit: [...MACHINERY, "entries", "provider_refund_id"],
  },
  {
    name: "deliveries",
    table: "deliveries",
    where: `t.reservation_id in (${MY_RESERVATIONS})`,
    omit: CARRIERS_OWN,
  },
  {
    name: "deliveriesOfSales",
    table: "deliveries",
    where: `t.reservation_id in (${MY_SALES})`,
    omit: CARRIERS_OWN.filter((column) => column !== "pick_up"),
  },
  {
    name: "disputes",
    table: "disputes",
    where: `t.reservation_id in (${MY_RESERVATIONS}) or t.reservation_id in (${MY_SALES})`,
  },
  {
    // Both sides of a conversation have read all of it.
    name: "disputeMessages",
    table: "dispute_messages",
    where: `t.dispute_id in (select id from disputes where reservation_id in (${MY_RESERVATIONS})
      or reservation_id in (${MY_SALES}))`,
  },
  {
    name: "chargebackEvidence",
    table: "chargeback_evidence",
    where: `t.by = 'breeder' and t.chargeback_id in (select c.id from chargebacks c
      join payments y on y.id = c.payment_id where y.reservation_id in (${MY_SALES}))`,
  },
  {
    name: "earnings",
    table: "ledger_entries",
    where: "t.breeder_id = $mine",
    add: {
      kind: "(select kind from ledger_transactions where id = t.transaction_id)",
      reservationId: "(select reservation_id from ledger_transactions where id = t.transaction_id)",
      at: "(select at from ledger_transactions where id = t.transaction_id)",
    },
  },
  {
    name: "payoutAccount",
    table: "payout_accounts",
    where: "t.breeder_id = $mine",
    order: "t.breeder_id",
  },
  {
    name: "payouts",
    table: "payouts",
    where: "t.breeder_id = $mine",
  },
  {
    name: "files",
    table: "files",
    where: "t.owner_id = $me",
  },
  {
    name: "decisionsAboutMe",
    table: "audit_entries",
    where: `(t.subject_id in ($me::text, $mine::text)
      or t.subject_id in (select id::text from pets where breeder_id = $mine)) and not ${INTERNAL_DECISION}`,
    omit: ["actor_id", "reason"],
    // The reason of an approval is for the log alone.
    add: { reason: "case when t.action <> 'verification-approved' then t.reason end" },
    order: "t.at, t.id",
  },
];

/** Tables with personal data that are not exported, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  post_tags: "The tags once more, as lists find them; they stand in each post.",
  deleted_reviews: "That the review of a reservation was deleted: nothing of it is kept.",
  listing_reports: "Copied into report_voices row by row; a later version drops it.",
  reports: "What was reported and what staff decided; the person's own words stand in reports of the export.",
  seller_traces: "Keyed hashes that tell nothing by themselves; what they were made of stands in the export.",
  fraud_cases:
    "What a rule found about two sellers, and what staff decided: it would tell how the rules work.",
  fraud_case_listings: "Listings of such cases; the listings stand in pets.",
  delivery_events: "Steps of staff and carriers; the delivery's own status and times stand in deliveries.",
  phone_codes: "Keyed hashes of codes that are good for 10 minutes.",
  password_codes: "Keyed hashes of codes that are good for 15 minutes.",
  social_sign_ins:
    "Sign-ins under way, as hashes, for a few minutes; who is connected stands in socialSignIn.",
  recovery_codes: "Keyed hashes: they could only help somebody who guesses.",
  pet_views: "Visitors as keyed hashes that change every day; the sums are in petCounters.",
  ledger_transactions:
    "The frame of the entries: kind, time and reservation stand beside each entry of earnings.",
  user_words: "Names and address once more, as staff search them; they are in account and breederProfile.",
  money_findings:
    "Payments whose sale was lost, until staff have settled them; who paid is known by an email alone.",
  money_approvals: "What staff asked of each other before money moved.",
  staff_refunds: "What staff decided and who bears it; the refunds themselves are in the export.",
  chargebacks: "What a bank and we say about a payment; the payment itself is in the export.",
  discount_codes: "Terms of promo codes that staff made; what they gave stands in each order.",
  closed_accounts: "A row exists only for an account that nobody can sign in to any more.",
  mailbox: "A developer's copy of mails; empty where a mail server is configured.",
  textbox: "A developer's copy of texts; empty where a provider is configured.",
};

/** Maximum number of items in a section, as stated in the contract. */
const MOST = 100_000;
const BATCH_SIZE = 1_000;

/**
 * Yields the items of a section as JSON texts, in batches. Times are RFC 3339 in UTC. Keys are ours in
 * camelCase.
 */
export async function* readSection(
  db: Db,
  section: Section,
  ids: { me: string; mine: string | null },
  ownHost: string,
): AsyncGenerator<string[]> {
  const { table, where, omit = [], add = {}, theirs, order = "t.created_at, t.id" } = section;
  const added = Object.entries(add).map(([key, expression]) => `, (${expression}) as "+${key}"`).join("");
  const reach = theirs ? `, (${theirs.isReached}) as "isReached"` : "";
  const omitted = new Set([...omit, ...(theirs ? ["isReached"] : []), "mask"]);
  for (let offset = 0; offset < MOST; offset += BATCH_SIZE) {
    const text = `select t.*${added}${reach} from ${table} t where ${where} order by ${sortable(table, order)}
      limit ${Math.min(BATCH_SIZE, MOST - offset)} offset ${offset}`;
    const { rows } = await sql<Row>`${bind(text, ids)}`.execute(db);
    const shown = (row: Row) => theirs && !row.isReached ? { ...row, ...theirs.shown(row, ownHost) } : row;
    yield rows.map((row) => JSON.stringify(itemOf(shown(row), omitted)));
    if (rows.length < BATCH_SIZE) return;
  }
}

/** Sorts rows without a creation time by their id, which follows the order of creation. */
function sortable(table: string, order: string): string {
  return order === "t.created_at, t.id" && NO_CREATED.has(table) ? "t.id" : order;
}
const NO_CREATED: ReadonlySet<string> = new Set(["ledger_entries"]);

/** Returns the SQL text with both ids as parameters. */
function bind(text: string, { me, mine }: { me: string; mine: string | null }) {
  const parts = text.split(/(\$mine|\$me)/).map((part) =>
    part === "$me" ? sql`${me}::uuid` : part === "$mine" ? sql`${mine}::uuid` : sql.raw(part)
  );
  return sql.join(parts, sql.raw(""));
}

function itemOf(row: Record<string, unknown>, omitted: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => !omitted.has(column)).map(([column, value]) => [
      column.startsWith("+") ? column.slice(1) : column.replaceAll(/_([a-z0-9])/g, (_, c) => c.toUpperCase()),
      value instanceof Uint8Array ? value.toHex() : value,
    ]),
  );
}
