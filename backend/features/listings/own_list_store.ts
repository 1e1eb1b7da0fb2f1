import { type Kysely, sql } from "kysely";
import { isMoment } from "../../platform/cursors.ts";
import type { Database, ListingStatus, VerificationStatus } from "../../platform/db/schema.ts";
import type { OwnPetRow } from "../../generated/types.ts";
import { type JsonOf, sqlJson, timestampJson } from "../../platform/db/json.ts";
import { ON_HOLD } from "../pets/card_store.ts";
import { breedJson, DEFAULT_IMAGE_JSON } from "../pets/json_store.ts";
import { SELLER_STANDING } from "./store.ts";

type Db = Kysely<Database>;

/** A line of the breeder's table, before rules add their texts. */
export interface OwnRow extends Omit<OwnPetRow, "status" | "name" | "statusLabel" | "actions"> {
  status: ListingStatus;
  /** Empty if unnamed. */
  name: string;
  breedId: string | null;
  birthDate: string | null;
  weightLb: number | null;
  imageCount: number;
  isTrusted: boolean;
  verification: VerificationStatus;
  isEmailConfirmed: boolean;
  isContractConfirmed: boolean;
}

const ROW = sqlJson<OwnRow>({
  id: "p.id",
  status: "p.status",
  name: "p.name",
  breedId: "p.breed_id",
  birthDate: "p.birth_date",
  weightLb: "p.weight_lb",
  priceCents: "p.price_cents",
  isOnHold: ON_HOLD,
  ...SELLER_STANDING,
  viewCount: "coalesce(n.views, 0)",
  imageCount: "(select count(*) from pet_images i where i.pet_id = p.id)",
  updatedAt: timestampJson("p.updated_at"),
}, { type: "p.type", sex: "p.sex", breed: breedJson("p"), image: DEFAULT_IMAGE_JSON });

type Line = { row: JsonOf<typeof ROW>; value: string; id: string };

export type OwnSort = "updated" | "name" | "price" | "views";

/** Sort orders of the list: value of a line as text, its type, and its direction. */
const ORDERS: Record<OwnSort, { value: string; type: string; way: "asc" | "desc" }> = {
  updated: { value: "p.updated_at", type: "timestamptz", way: "desc" },
  name: { value: "lower(p.name)", type: "text", way: "asc" },
  price: { value: "coalesce(p.price_cents, -1)", type: "integer", way: "desc" },
  views: { value: "coalesce(n.views, 0)", type: "bigint", way: "desc" },
};

/** Returns whether a cursor's value fits this order, so the database can read it. */
export function isValueOf(sort: OwnSort, value: string): boolean {
  if (sort === "updated") return isMoment(value);
  return sort === "name" ? value.length <= 200 : /^-?\d{1,15}$/.test(value);
}

export type OwnQuery = {
  breederId: string;
  statuses: readonly ListingStatus[] | undefined;
  /** Part of a name or breed. */
  text: string | undefined;
  sort: OwnSort;
  after: { value: string; id: string } | undefined;
  limit: number;
};

/** Returns a breeder's listings by keyset. `value` is the start of the next page, in the sort's own terms. */
export async function findOwnRows(
  db: Db,
  { breederId, statuses, text, sort, after, limit }: OwnQuery,
): Promise<Line[]> {
  const { value, type, way } = ORDERS[sort];
  const like = text === undefined ? undefined : `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const compare = way === "desc" ? sql`<` : sql`>`;
  const { rows } = await sql<Line>`
    select p.id, (${sql.raw(value)})::text as value, ${sql.raw(ROW)} as row
    from pets p join breeders d on d.id = p.breeder_id left join breeds b on b.id = p.breed_id
      left join pet_counters n on n.pet_id = p.id
    where p.breeder_id = ${breederId}
      and ${statuses ? sql`p.status = any(${statuses as string[]}::text[])` : sql`true`}
      and ${like === undefined ? sql`true` : sql`(p.name ilike ${like} or b.name ilike ${like})`}
      and ${
    after
      ? sql`(${sql.raw(value)}, p.id) ${compare} (${after.value}::${sql.raw(type)}, ${after.id}::uuid)`
      : sql`true`
  }
    order by ${sql.raw(value)} ${sql.raw(way)}, p.id ${sql.raw(way)} limit ${limit}`.execute(db);
  return rows;
}

/** Returns the number of a breeder's listings in each status, without empty statuses. */
export async function countByStatus(
  db: Db,
  breederId: string,
): Promise<{ status: ListingStatus; count: number }[]> {
  const { rows } = await sql<{ status: ListingStatus; count: number }>`
    select status, count(*)::int as count from pets where breeder_id = ${breederId} group by status order by status`
    .execute(db);
  return rows;
}
