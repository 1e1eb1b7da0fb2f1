import { sql } from "kysely";
import { isNear, plus, text, whole } from "./fractions.ts";
import { DAY, follow, followBanks, HOUR, isContested, type Model, type Sale } from "./model.ts";
import type { Record_ } from "./provider.ts";
import { type Line, sharesOf, slackOf } from "./sale.ts";
import type { World } from "./world.ts";

/** `earned` leaves out bookings that return a breeder's cover for an ended sale. */
type Account = { sale: string | null; account: string; cents: number; earned: number };
type Books = {
  unbalanced: string[];
  clearing: number;
  accounts: Account[];
  breeders: { id: string; account: string; cents: number }[];
  statuses: Map<string, string>;
  twice: string[];
  refunds: { intent: string | null; amount: number; status: string; how: string | null }[];
};

/** Reads the database's state with plain SQL. */
async function readBooks({ db }: World, model: Model): Promise<Books> {
  const ids = [...model.sales.map(({ id }) => id), "00000000-0000-0000-0000-000000000000"];
  const breeders = model.sellers.map(({ breederId }) => breederId);
  const [unbalanced, clearing, accounts, byBreeder, reservations, twice, refunds] = await Promise.all([
    sql<
      { source: string }
    >`select t.source from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      group by t.id having sum(e.amount_cents) <> 0`.execute(db),
    sql<{ cents: number }>`select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_entries
      where account = 'provider-clearing'`.execute(db),
    sql<Account>`select t.reservation_id as sale, e.account, sum(e.amount_cents)::bigint as cents,
        coalesce(sum(e.amount_cents) filter (where t.kind <> 'shortfall-returned'), 0)::bigint as earned
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.reservation_id = any(${ids}::uuid[]) group by 1, 2`.execute(db),
    sql<Books["breeders"][number]>`select breeder_id as id, account, sum(amount_cents)::bigint as cents
      from ledger_entries where breeder_id = any(${breeders}::uuid[]) group by 1, 2`.execute(db),
    sql<{ id: string; status: string }>`select id, status from reservations where id = any(${ids}::uuid[])`
      .execute(db),
    sql<{ pet: string }>`select pet_id as pet from reservations
      where status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed')
      group by 1 having count(*) > 1`.execute(db),
    sql<
      Books["refunds"][number]
    >`select p.intent_id as intent, r.amount_cents as amount, r.status, r.settled_how as how
      from refunds r join payments p on p.id = r.payment_id
      where p.reservation_id = any(${ids}::uuid[])`.execute(db),
  ]);
  return {
    unbalanced: unbalanced.rows.map(({ source }) => source),
    clearing: clearing.rows[0]!.cents,
    accounts: accounts.rows,
    breeders: byBreeder.rows,
    statuses: new Map(reservations.rows.map(({ id, status }) => [id, status])),
    twice: twice.rows.map(({ pet }) => pet),
    refunds: refunds.rows,
  };
}

const ACCOUNTS: readonly [string, Line, RegExp][] = [
  ["the breeder has", "breeder", /^breeder-/],
  ["the platform fee is", "platformFee", /^platform-fees$/],
  ["the service fee is", "serviceFee", /^service-fees$/],
  ["the tax payable is", "tax", /^tax-payable$/],
  // A carrier's pay comes out of the delivery account.
  ["delivery has", "delivery", /^(delivery|carriers)$/],
  ["add-ons have", "addOns", /^add-ons$/],
  ["donations have", "donation", /^donations$/],
  ["the code's funder has given", "funded", /^discounts-/],
  ["the platform has borne", "goodwill", /^goodwill$/],
];

const add = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0);

/** Compares each party's actual money with the expected money. Throws with every difference. */
export async function check(world: World, model: Model): Promise<void> {
  const books = await readBooks(world, model);
  const record = world.record();
  const wrong: string[] = [];
  const say = (text: string) => void wrong.push(text);
  const now = Date.now();
  if (books.unbalanced.length) say(`bookings that don't balance: ${books.unbalanced.join(", ")}`);
  for (const pet of books.twice) say(`pet ${pet} has two live reservations`);
  const balance = add(record.movements, ({ net }) => net);
  if (balance !== books.clearing) {
    say(`the books hold ${books.clearing} at the provider, which holds ${balance}`);
  }
  const owner = new Map(record.intents.map(({ id, metadata }) => [id, metadata.reservationId]));
  for (const sale of model.sales) {
    const status = books.statuses.get(sale.id);
    if (status === undefined) {
      say(`${sale.name} is not in the database`);
      continue;
    }
    followBanks(sale, (intent) => takenOf(record, books, sale, intent));
    const astray = follow(sale, status, now);
    if (astray) say(astray);
    else compare(sale, { books, record, owner, say });
    release(sale, books, say);
  }
  for (const seller of model.sellers) breeder(seller, model, { books, record, say });
  if (wrong.length) throw new Error(wrong.join("\n"));
}

/**
 * Returns the cents of an intent that banks keep by final decisions, and how many of these cents replaced
 * refunds of ours.
 */
function takenOf(record: Record_, { refunds }: Books, { banks }: Sale, intent: string) {
  const closed = new Set(banks.filter(({ state }) => state !== "open").map(({ id }) => id));
  const own = record.disputes.filter((one) => one.payment_intent === intent && closed.has(one.id));
  const ids = new Set(own.map(({ id }) => id));
  return {
    closedCents: 0 -
      add(
        record.movements.filter(({ source, type }) => type === "adjustment" && ids.has(source ?? "")),
        (one) => one.amount,
      ),
    paidForUsCents: add(
      refunds.filter((one) => one.intent === intent && one.how === "chargeback"),
      ({ amount }) => amount,
    ),
  };
}

type Found = {
  books: Books;
  record: Record_;
  owner: Map<string, string | undefined>;
  say: (text: string) => void;
};

function compare(sale: Sale, { books, record, owner, say }: Found): void {
  const accounts = books.accounts.filter((one) => one.sale === sale.id);
  const held = (name: RegExp) =>
    0 - add(accounts.filter(({ account }) => name.test(account)), ({ cents }) => cents);
  const own = (intent: string) => owner.get(intent) === sale.id;
  const received = add(record.intents.filter(({ id }) => own(id)), ({ amount_received }) => amount_received);
  const back = add(
    record.refunds.filter(({ payment_intent, status }) =>
      own(payment_intent) && (status === "succeeded" || status === "pending")
    ),
    ({ amount }) => amount,
  );
  const byBank = add(
    books.refunds.filter(({ intent, how }) => how === "chargeback" && intent !== null && own(intent)),
    ({ amount }) => amount,
  );
  const stays = received - back - held(/^refunds$/) - held(/^paid-elsewhere$/) - byBank;
  if (!sale.course) {
    if (stays !== 0) say(`${sale.name} (${sale.status}) keeps ${stays} of its buyer, who has bought nothing`);
    return;
  }
  const shares = sharesOf(sale.course);
  const differ = (what: string, is: number, line: Line | "buyer") => {
    const slack = slackOf(sale.course!, line);
    if (isNear(is, shares[line], slack)) return;
    say(
      `${sale.name} (${sale.status}): ${what} ${is}, and must have ${text(shares[line])} (within ${slack})`,
    );
  };
  differ("the buyer has paid", stays, "buyer");
  for (const [what, line, name] of ACCOUNTS) differ(what, held(name), line);
}

/** Checks that funds become available only when nothing blocks them and their time has passed. */
function release(sale: Sale, { accounts }: Books, say: (text: string) => void): void {
  if (sale.isReleased) return;
  const of = accounts.filter((one) => one.sale === sale.id && one.account === "breeder-available");
  if (!of.some(({ earned }) => earned < 0)) return;
  sale.isReleased = true;
  const now = Date.now();
  const wait = sale.handedOverAt !== undefined ? 72 * HOUR : 14 * DAY;
  const from = sale.completedAt ?? sale.endedAt;
  if (from === undefined) {
    say(`${sale.name} (${sale.status}): its funds were released before it was completed`);
  } else if (now < from + wait) {
    say(
      `${sale.name} (${sale.status}): its funds were released ${
        (now - from) / HOUR
      } hours after its completion`,
    );
  }
  if (sale.dispute || isContested(sale)) say(`${sale.name} was released while it is contested`);
  if (sale.seller.isSuspended) say(`${sale.name} was released while its breeder is suspended`);
}

type Checked = Omit<Found, "owner">;

/**
 * Checks that a breeder's money matches the sales: pending, available, reserved, owed and paid out, in total.
 */
function breeder(
  { breederId }: Model["sellers"][number],
  model: Model,
  { books, record, say }: Checked,
): void {
  const of = (account: string) =>
    0 -
    add(
      books.breeders.filter((one) => one.id === breederId && one.account === account),
      ({ cents }) => cents,
    );
  if (of("breeder-available") < 0) say(`breeder ${breederId} has ${of("breeder-available")} available`);
  if (of("breeder-debts") > 0) say(`breeder ${breederId} owes ${-of("breeder-debts")}`);
  const gone = add(
    record.transfers.filter(({ metadata }) => metadata.breederId === breederId),
    ({ amount, amount_reversed }) => amount - amount_reversed,
  );
  const has = ["breeder-pending", "breeder-available", "breeder-payouts", "breeder-debts"]
    .reduce((sum, account) => sum + of(account), 0);
  const sales = model.sales.filter(({ seller }) => seller.breederId === breederId);
  let [must, slack] = [whole(model.settled.get(breederId) ?? 0n), 0];
  for (const { course } of sales) {
    if (!course) continue;
    must = plus(must, sharesOf(course).breeder);
    slack += slackOf(course, "breeder");
  }
  if (!isNear(has + gone, must, slack)) {
    say(
      `breeder ${breederId} has ${has} and got ${gone}, and must have ${text(must)} in all (within ${slack})`,
    );
  }
}
