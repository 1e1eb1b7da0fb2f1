import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FraudCase, FraudListing, FraudOtherListing, FraudSide } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, sqlJsonOne, timestampJson } from "../../platform/db/json.ts";
import type { Database, FraudRuleName, FraudStatus } from "../../platform/db/schema.ts";
import { DEFAULT_IMAGE_JSON } from "../pets/json_store.ts";
import { MONEY_RULES } from "./rules.ts";

type Db = Kysely<Database>;

/** SQL for one side of case `f`: seller `d` with account `u`. */
const SIDE = sqlJson<FraudSide>({
  breederId: "d.id",
  userId: "u.id",
  programName: "d.name",
  ownerName: "trim(u.first_name || ' ' || u.last_name)",
  email: "u.email",
  isShelter: "d.kind = 'shelter'",
  accountStatus: "u.account_status",
  verification: "d.verification",
  memberSince: timestampJson("d.member_since"),
  salesCount:
    `(select count(*)::int from pets p where p.breeder_id = d.id and p.status in ('sold', 'adopted-sold'))`,
  availableCents: `(select greatest(0, coalesce(-sum(e.amount_cents), 0))::bigint from ledger_entries e
    where e.breeder_id = d.id and e.account = 'breeder-available')`,
  otherCases: `(select count(*)::int from fraud_cases o where o.breeder_id = d.id and o.id <> f.id
    and o.status in ('open', 'kept'))`,
});

const side = (column: "f.breeder_id" | "f.other_breeder_id") =>
  sqlJsonOne(SIDE, `breeders d join users u on u.id = d.user_id where d.id = ${column}`);

const OF_PET = {
  petId: "p.id",
  name: "p.name",
  breed: "coalesce((select b.name from breeds b where b.id = p.breed_id), '')",
  status: "p.status",
};
const IMAGE = { when: `${DEFAULT_IMAGE_JSON} is not null`, json: DEFAULT_IMAGE_JSON };

const OTHER = sqlJson<FraudOtherListing>(OF_PET, { image: IMAGE });

const LISTING = sqlJson<FraudListing>({
  ...OF_PET,
  priceCents: "p.price_cents",
  isAside: "f.status <> 'cleared' and p.status in ('in-review', 'not-approved-internal')",
  other: sqlJsonOne(OTHER, "pets p where p.id = l.other_pet_id"),
}, { image: IMAGE });

const CASE = sqlJson<FraudCase>({
  id: "f.id",
  kind: `case when f.rule in (${
    MONEY_RULES.map((rule) => `'${rule}'`).join(", ")
  }) then 'money' else 'listing' end`,
  rule: "f.rule",
  status: "f.status",
  evidence: "f.evidence",
  seller: side("f.breeder_id"),
  other: side("f.other_breeder_id"),
  listings: sqlJsonList(
    LISTING,
    `fraud_case_listings l join pets p on p.id = l.pet_id where l.case_id = f.id
      order by l.added_at desc, l.pet_id limit 20`,
  ),
  openedAt: timestampJson("f.opened_at"),
  decidedAt: timestampJson("f.decided_at"),
  decidedBy: "(select trim(u.first_name || ' ' || u.last_name) from users u where u.id = f.decided_by)",
  reason: "f.reason",
});

export type CaseRow = { case: JsonOf<typeof CASE>; id: string; at: string };

const moment = sql`coalesce(f.decided_at, f.opened_at)`;
const row = sql.raw(CASE);

/** Returns cases of these rules by keyset: open cases oldest first, decided ones newest first. */
export async function findCases(
  db: Db,
  { status, rules, after }: {
    status: FraudStatus;
    rules: readonly FraudRuleName[];
    after: { at: string; id: string } | undefined;
  },
  limit: number,
): Promise<CaseRow[]> {
  const isOpen = status === "open";
  const at: RawBuilder<unknown> = isOpen ? sql`f.opened_at` : moment;
  const [order, beyond] = isOpen ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const { rows } = await sql<CaseRow>`
    select ${row} as "case", f.id, ${at}::text as at from fraud_cases f
    where f.status = ${status} and f.rule = any(${rules as string[]}) and ${
    after ? sql`(${at}, f.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`
  }
    order by ${at} ${order}, f.id ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Returns a case as staff see it. */
export async function findCase(db: Db, id: string): Promise<CaseRow["case"] | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${row} as "case", f.id, ${moment}::text as at from fraud_cases f where f.id = ${id}`.execute(db);
  return rows[0]?.case;
}
