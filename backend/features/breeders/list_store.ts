import type { Kysely } from "kysely";
import type { ListedBreeder } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList } from "../../platform/db/json.ts";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";
import { BREED_JSON, BREEDER_SLUG, imageJson } from "../pets/json_store.ts";

export type ListSort = "rating" | "distance" | "newest";

/** Filters of the list. */
export type ListFilters = {
  kind: "breeder" | "shelter" | undefined;
  /** Breeds of a breeder's pets or parents; an empty list matches no breeder. */
  breedIds: readonly string[] | undefined;
  state: string | undefined;
  near: { latitude: number; longitude: number; miles: number | undefined } | undefined;
};

/** Cursor of a page: it starts after this sort value, as text, and this id. */
export type After = { value: string; id: string };

export const LIST_SIZE = 20;
/** Maximum count. A longer list says that it has more. */
export const MOST_COUNTED = 1_000;
/** Minimum length of a degree of latitude, in miles (WGS 84, at the equator). */
const MILES_A_DEGREE = 68.7;

/**
 * SQL for the value that the rating order sorts by, in thousandths of a star: the average with five extra
 * reviews of four stars, so one good review does not rank above fifty; 0 without a review. An index uses this
 * exact text.
 */
const RATING =
  `(case when rating_count > 0 then ((rating_average * rating_count + 20) * 1000 / (rating_count + 5))::integer
    else 0 end)`;

const milesTo = (latitude: string, longitude: string): string =>
  `2 * 3958.8 * asin(least(1, sqrt(sin(radians(d.latitude - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(d.latitude)) * sin(radians(d.longitude - ${longitude}) / 2) ^ 2)))`;

const BREEDS_OF = `select p.breed_id from pets p where p.breeder_id = d.id and p.status = 'available'
  union select r.breed_id from parents r where r.breeder_id = d.id and r.status = 'live'`;

const ITEM = sqlJson<ListedBreeder>({
  id: "d.id",
  slug: BREEDER_SLUG,
  name: "d.name",
  cityAndState: "d.city || ', ' || d.state",
  profileImageURL: "coalesce('/media/' || d.avatar_key || '.avatar.webp', '/avatar.png')",
  isVerified: "d.verification = 'approved'",
  isShelter: "d.kind = 'shelter'",
  memberSince: "to_char(d.member_since at time zone 'UTC', 'YYYY-MM-DD')",
  ratingCount: "d.rating_count",
  ratingAverage: "d.rating_average",
  homesFound: "d.homes_found",
  availableCount: "(select count(*) from pets p where p.breeder_id = d.id and p.status = 'available')",
  breeds: sqlJsonList(BREED_JSON, `breeds b where b.id in (${BREEDS_OF}) order by b.name limit 4`),
}, {
  coverImage: {
    when: "d.cover_key is not null",
    json: imageJson({ key: "d.cover_key", width: "1600", height: "1200", alt: "d.name" }),
  },
  distanceMiles: "round(f.miles)",
});

export type ListRow = { id: string; value: string; item: JsonOf<typeof ITEM> };

/**
 * Returns SQL for the breeders that match the filters, as `from` and `where`. Adds its parameters to
 * `params`.
 */
function matching({ kind, breedIds, state, near }: ListFilters, params: unknown[]): {
  where: string[];
  miles: string;
} {
  const param = (value: unknown, type: string): string => `$${params.push(value)}::${type}`;
  const where = [SELLER_SHOWN];
  if (kind) where.push(`d.kind = ${param(kind, "text")}`);
  if (state) where.push(`d.state = ${param(state, "text")}`);
  if (breedIds) {
    const ids = param(breedIds, "uuid[]");
    where.push(
      `d.id in (select p.breeder_id from pets p where p.breed_id = any(${ids}) and p.status = 'available'
      union select r.breeder_id from parents r where r.breed_id = any(${ids}) and r.status = 'live')`,
    );
  }
  if (!near) return { where, miles: "null::float8" };
  const latitude = param(near.latitude, "float8");
  const miles = milesTo(latitude, param(near.longitude, "float8"));
  where.push(`${miles} is not null`);
  if (near.miles !== undefined) {
    const most = param(near.miles, "float8");
    where.push(
      `d.latitude between ${latitude} - ${most} / ${MILES_A_DEGREE} and ${latitude} + ${most} / ${MILES_A_DEGREE}`,
    );
    where.push(`${miles} <= ${most}`);
  }
  return { where, miles };
}

const SELLERS = "breeders d join users u on u.id = d.user_id";

/** Keys of the sort orders: type of the value, and whether the greatest comes first. */
const KEYS = {
  rating: { type: "integer", isDown: true },
  newest: { type: "timestamptz", isDown: true },
  distance: { type: "float8", isDown: false },
} as const;

/** Returns a page of the list, with one extra row if there is another page. */
export function findListed(
  db: Kysely<Database>,
  filters: ListFilters,
  sort: ListSort,
  after: After | undefined,
): Promise<ListRow[]> {
  const params: unknown[] = [];
  const { where, miles } = matching(filters, params);
  const { type, isDown } = KEYS[sort];
  const key = sort === "rating" ? RATING : sort === "newest" ? "d.member_since" : miles;
  if (after) {
    const value = `$${params.push(after.value)}::${type}`;
    where.push(`(${key}, d.id) ${isDown ? "<" : ">"} (${value}, $${params.push(after.id)}::uuid)`);
  }
  const order = (value: string) => isDown ? `${value} desc, d.id desc` : `${value}, d.id`;
  const text = `with f as materialized (
      select d.id, ${key} as value, ${miles} as miles from ${SELLERS} where ${where.join(" and ")}
      order by ${order(key)} limit ${LIST_SIZE + 1})
    select d.id, f.value::text as value, ${ITEM} as item from f join breeders d on d.id = f.id
    order by ${order("f.value")}`;
  return named<ListRow>(
    db,
    nameOf("breeders_list", filters, `${sort}${after ? "_after" : ""}`),
    text,
    params,
  );
}

/** Returns the number of breeders that match the filters, capped at one above the maximum count. */
export async function countListed(db: Kysely<Database>, filters: ListFilters): Promise<number> {
  const params: unknown[] = [];
  const { where } = matching(filters, params);
  const text = `select count(*)::int as count from (select from ${SELLERS} where ${where.join(" and ")}
    limit ${MOST_COUNTED + 1}) s`;
  return (await named<{ count: number }>(db, nameOf("breeders_count", filters), text, params))[0]!.count;
}

/** Returns a statement's name from the parts of its text. */
function nameOf(what: string, { kind, breedIds, state, near }: ListFilters, end = ""): string {
  const parts = { kind, breed: breedIds, state, near, radius: near?.miles };
  const set = Object.entries(parts).filter(([, value]) => value !== undefined).map(([name]) => name);
  return [what, ...set, end].join("_");
}
