import { CompiledQuery, type Kysely } from "kysely";
import type { BadgeId, BreedCategory, PetCard, PetImage } from "../../generated/types.ts";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import { jsonMerge, type JsonText, jsonText } from "../../platform/json_text.ts";
import { NOT_HIDDEN } from "../pets/card_store.ts";
import {
  AGE_BANDS,
  birthDates,
  COUNT_BOUND,
  type Cursor,
  type Filters,
  likeText,
  type Order,
  PAGE_SIZE,
} from "./rules.ts";

type Db = Kysely<Database>;
const METRES_A_MILE = 1609.344;

/** One condition of a search: which facet it belongs to (so that the facet's own counts leave it out) and its SQL. */
type Condition = { facet: string; sql: string };

/** Collects the parameters of a statement whose text depends on which filters are set, never on their values. */
class Params {
  readonly values: unknown[] = [];
  add(value: unknown, cast = ""): string {
    this.values.push(value);
    return `$${this.values.length}${cast}`;
  }
}

function conditionsOf(filters: Filters, params: Params, today: Date): Condition[] {
  const all: Condition[] = [];
  const add = (facet: string, sql: string) => all.push({ facet, sql });
  add(
    "status",
    filters.available
      ? "p.status = 'available'"
      : "p.status in ('available', 'reserved', 'sold', 'sold-external', 'adopted-sold')",
  );
  if (filters.type.length === 1) add("type", `p.type = ${params.add(filters.type[0])}`);
  if (filters.breedIds?.length === 1) {
    add("breed", `p.breed_id = ${params.add(filters.breedIds[0], "::uuid")}`);
  } else if (filters.breedIds) add("breed", `p.breed_id = any(${params.add(filters.breedIds, "::uuid[]")})`);
  if (filters.sex.length === 1) add("sex", `p.sex = ${params.add(filters.sex[0])}`);
  if (filters.badges.length) add("categories", `p.badges @> ${params.add(filters.badges, "::smallint[]")}`);
  if (filters.sizeClass.length) {
    add("sizeClass", `p.size_class = any(${params.add(filters.sizeClass, "::text[]")})`);
  }
  if (filters.coatType.length) {
    add("coatType", `p.coat_type = any(${params.add(filters.coatType, "::text[]")})`);
  }
  if (filters.generation.length) {
    add("generation", `p.generation = any(${params.add(filters.generation, "::text[]")})`);
  }
  if (filters.color.length) add("color", `p.color = any(${params.add(filters.color, "::text[]")})`);
  if (filters.goodWith.length) add("goodWith", `p.good_with @> ${params.add(filters.goodWith, "::text[]")}`);
  if (filters.delivery.length) add("delivery", `p.deliveries && ${params.add(filters.delivery, "::text[]")}`);
  if (filters.isRescue) add("isRescue", "p.is_rescue");
  if (filters.isSmall) add("isSmall", "p.is_small");
  if (filters.priceMinCents !== undefined) {
    add("price", `p.price_cents >= ${params.add(filters.priceMinCents)}`);
  }
  if (filters.priceMaxCents !== undefined) {
    add("price", `p.price_cents <= ${params.add(filters.priceMaxCents)}`);
  }
  if (filters.age.length) {
    const bands = filters.age.map((band) => birthDates(band, today));
    const from = params.add(bands.map(({ after }) => after), "::date[]");
    const to = params.add(bands.map(({ upTo }) => upTo), "::date[]");
    add(
      "age",
      `exists (select 1 from unnest(${from}, ${to}) as band(after, upto) where p.birth_date > band.after and p.birth_date <= band.upto)`,
    );
  }
  if (filters.near?.miles !== undefined) {
    const here = hereOf(filters, params);
    const metres = params.add(filters.near.miles * METRES_A_MILE, "::float8");
    add(
      "distance",
      `p.latitude is not null and p.longitude is not null
       and earth_box(${here}, ${metres}) @> ll_to_earth(p.latitude, p.longitude)
       and earth_distance(${here}, ll_to_earth(p.latitude, p.longitude)) <= ${metres}`,
    );
  }
  if (filters.q) {
    const text = params.add(likeText(filters.q));
    add(
      "q",
      `(p.name ilike ${text} or p.color ilike ${text} or p.city ilike ${text}
        or p.breed_id in (select b.id from breeds b where b.name ilike ${text}))`,
    );
  }
  return all;
}

function hereOf(filters: Filters, params: Params): string {
  const { latitude, longitude } = filters.near!;
  return `ll_to_earth(${params.add(latitude, "::float8")}, ${params.add(longitude, "::float8")})`;
}

const where = (conditions: readonly Condition[], without?: string): string =>
  conditions.filter(({ facet }) => facet !== without).map(({ sql }) => sql).join(" and ");

export type FoundPage = {
  cards: JsonText<PetCard>[];
  next: { value: string | number; id: string } | undefined;
};

/**
 * One page of finished cards (JSON texts), by keyset from `cursor` or at `page` by offset. Every shape of filters is one
 * constant text, prepared under its own name.
 */
export async function findCards(
  db: Db,
  filters: Filters,
  order: Order,
  at: { cursor: Cursor | undefined; page: number },
  today: Date,
): Promise<FoundPage> {
  const params = new Params();
  const conditions = conditionsOf(filters, params, today);
  const distance = filters.near
    ? `earth_distance(${hereOf(filters, params)}, ll_to_earth(p.latitude, p.longitude))`
    : undefined;
  const { value, cast, direction: along } = sortColumn(order, distance);
  const [compare, direction] = along === 1 ? [">", "asc"] : ["<", "desc"];
  if (at.cursor) {
    const last = `(${params.add(at.cursor.value, cast)}, ${params.add(at.cursor.id, "::uuid")})`;
    conditions.push({ facet: "cursor", sql: `(${value}, p.id) ${compare} ${last}` });
  }
  if (order.key === "distance") {
    conditions.push({ facet: "place", sql: "p.latitude is not null and p.longitude is not null" });
  }
  const miles = distance
    ? `case when p.latitude is not null and p.longitude is not null then round(${distance} / ${METRES_A_MILE})::int end`
    : "null";
  const offset = at.cursor || at.page === 1 ? "" : `offset ${params.add((at.page - 1) * PAGE_SIZE, "::int")}`;
  const text = `select p.card, ${miles} as miles, ${
    order.key === "newest" ? "p.listed_at::text" : value
  } as value, p.id from pets p
    where ${where(conditions)} and p.card is not null
    order by ${value} ${direction}, p.id ${direction} limit ${PAGE_SIZE + 1} ${offset}`;
  const rows = await prepared<CardRow>(db, text, params.values);
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    cards: rows.slice(0, PAGE_SIZE).map(withDistance),
    next: last && { value: last.value, id: last.id },
  };
}

type CardRow = { card: JsonText<PetCard>; miles: number | null; value: string | number; id: string };

function withDistance({ card, miles }: CardRow): JsonText<PetCard> {
  if (miles === null) return card;
  return jsonMerge(card, jsonText<Pick<PetCard, "distanceMiles">>({ distanceMiles: miles }));
}

/**
 * The column that sorts, its type, and the direction in which it is walked: ascending by age is the youngest first, which
 * walks the birth dates downwards.
 */
function sortColumn(order: Order, distance: string | undefined) {
  const along = order.direction;
  if (order.key === "price") return { value: "p.price_cents", cast: "::int", direction: along };
  if (order.key === "age") return { value: "p.birth_date", cast: "::date", direction: -along };
  if (order.key === "distance") return { value: distance!, cast: "::float8", direction: along };
  return { value: "p.listed_at", cast: "::timestamptz", direction: along };
}

/** How many pets match; at most COUNT_BOUND are counted, and `exact` says whether that was all. */
export async function countPets(
  db: Db,
  filters: Filters,
  today: Date,
): Promise<{ total: number; exact: boolean }> {
  const params = new Params();
  const conditions = conditionsOf(filters, params, today);
  const text = `select count(*)::int as total from (
    select 1 from pets p where ${where(conditions)} and p.card is not null limit ${COUNT_BOUND + 1}) counted`;
  const [row] = await prepared<{ total: number }>(db, text, params.values);
  const total = row?.total ?? 0;
  return { total: Math.min(total, COUNT_BOUND), exact: total <= COUNT_BOUND };
}

/** Which of these pets a search finds. */
export async function findMatching(
  db: Db,
  filters: Filters,
  petIds: readonly string[],
  today: Date,
): Promise<string[]> {
  const params = new Params();
  const conditions = conditionsOf(filters, params, today);
  const text = `select p.id from pets p where ${where(conditions)} and p.card is not null
    and p.id = any(${params.add(petIds, "::uuid[]")})`;
  return (await prepared<{ id: string }>(db, text, params.values)).map(({ id }) => id);
}

export type FacetRow = { facet: string; value: string; label: string | null; count: number };

/** Facets whose own filter is left out of their own counts; every other condition binds all of them. */
const FACETS = [
  "type",
  "breed",
  "sex",
  "sizeClass",
  "age",
  "coatType",
  "generation",
  "categories",
  "goodWith",
  "color",
  "delivery",
  "isRescue",
  "price",
];

/**
 * The counts of every facet, each under all filters but its own, in one statement: the pets are read once, each with a
 * flag for every facet's filter that it passes, and each facet counts those that pass all the others.
 */
export async function countFacets(db: Db, filters: Filters, today: Date): Promise<FacetRow[]> {
  const params = new Params();
  const conditions = conditionsOf(filters, params, today);
  const chosen = FACETS.filter((facet) => conditions.some((condition) => condition.facet === facet));
  const flags = chosen.map((facet) => {
    const own = conditions.filter((condition) => condition.facet === facet);
    return `, coalesce(${own.map(({ sql }) => `(${sql})`).join(" and ")}, false) as "passes_${facet}"`;
  });
  const common = where(conditions.filter(({ facet }) => !chosen.includes(facet)));
  const from = (facet: string, extra = "") => {
    const others = chosen.filter((other) => other !== facet).map((other) => ` and "passes_${other}"`);
    return `from read p ${extra} where true${others.join("")}`;
  };
  const plain = (facet: string, column: string) =>
    `select '${facet}' as facet, ${column}::text as value, null as label, count(*)::int as count ${
      from(facet)
    }
     and ${column} is not null group by 2`;
  const listed = (facet: string, column: string) =>
    `select '${facet}', item::text, null, count(*)::int
     ${from(facet, `cross join lateral unnest(${column}) as item`)} group by 2`;
  const days = AGE_BANDS.map((band) => {
    const { after, upTo } = birthDates(band, today);
    return `('${band}', ${params.add(after, "::date")}, ${params.add(upTo, "::date")})`;
  });
  const text = `with read as materialized (
    select p.type, p.breed_id, p.sex, p.size_class, p.birth_date, p.coat_type, p.generation, p.badges, p.good_with,
      p.color, p.deliveries, p.is_rescue, p.price_cents ${flags.join("")}
    from pets p where ${common} and p.card is not null)
  ${
    [
      plain("type", "p.type"),
      `select 'breed', c.breed_id::text, b.name, c.count from (
         select p.breed_id, count(*)::int as count ${from("breed")} group by p.breed_id) c
       join breeds b on b.id = c.breed_id`,
      plain("sex", "p.sex"),
      plain("sizeClass", "p.size_class"),
      `select 'age', band.name, null, sum(c.count)::int from (
         select p.birth_date, count(*) as count ${from("age")} group by p.birth_date) c
       join (values ${days.join(", ")}) as band(name, after, upto)
         on c.birth_date > band.after and c.birth_date <= band.upto group by band.name`,
      plain("coatType", "p.coat_type"),
      plain("generation", "p.generation"),
      listed("categories", "p.badges"),
      listed("goodWith", "p.good_with"),
      plain("color", "p.color"),
      listed("delivery", "p.deliveries"),
      `select 'isRescue', 'true', null, count(*)::int ${from("isRescue")} and p.is_rescue`,
      `select unnest(array['priceMin', 'priceMax']), unnest(array[min(p.price_cents), max(p.price_cents)])::text, null, 1
       ${from("price")}`,
    ].join("\nunion all\n")
  }
  order by 4 desc, 2`;
  return await prepared<FacetRow>(db, text, params.values);
}

/** Ids of the breeds of this name or slug. */
export async function findBreedIds(db: Db, name: string): Promise<string[]> {
  const rows = await named<{ id: string }>(
    db,
    "search_breed_by_name",
    "select id from breeds where lower(name) = lower($1) or slug = lower($1)",
    [name],
  );
  return rows.map(({ id }) => id);
}

/** A few pets with a picture, at most one of a litter and one of a breed, chosen anew each day but alike all day. */
export async function findSpotlight(
  db: Db,
  filters: Filters,
  day: string,
  limit: number,
  today: Date,
): Promise<JsonText<PetCard>[]> {
  const params = new Params();
  const conditions = conditionsOf(filters, params, today);
  const seed = params.add(day);
  const count = params.add(limit, "::int");
  const rows = await prepared<{ card: JsonText<PetCard> }>(
    db,
    `select card from (
       select distinct on (breed_id) card, pick from (
         select distinct on (coalesce(p.litter_id, p.id)) p.card, p.breed_id, md5(p.id::text || ${seed}) as pick
         from pets p where ${where(conditions)} and p.card is not null and p.card like '%"defaultImage"%'
         order by coalesce(p.litter_id, p.id), pick) of_litter
       order by breed_id, pick) of_breed
     order by pick limit ${count}`,
    params.values,
  );
  return rows.map(({ card }) => card);
}

type PopularBreed = {
  id: string;
  slug: string;
  breedName: string;
  category: BreedCategory;
  availablePets: number;
  image: PetImage | null;
};

/** The breeds with the most available pets of a type: slug, name, count and the newest pet's picture. */
export async function findPopularBreeds(db: Db, types: readonly string[], limit: number) {
  return await named<PopularBreed>(
    db,
    "search_popular_breeds",
    `select b.id, b.slug, b.name as "breedName", b.category, c.count as "availablePets",
       (select (p.card::jsonb) -> 'defaultImage' from pets p
        where p.breed_id = b.id and p.status = 'available' and p.card like '%"defaultImage"%'
        order by p.listed_at desc limit 1) as image
     from (select breed_id, count(*)::int as count from pets p
           where status = 'available' and type = any($1) and ${NOT_HIDDEN} group by breed_id order by 2 desc, 1 limit $2) c
     join breeds b on b.id = c.breed_id order by c.count desc, b.name`,
    [types, limit],
  );
}

/** How many available pets of these types carry each badge. */
export async function countBadges(db: Db, types: readonly string[]) {
  return await named<{ id: BadgeId; count: number }>(
    db,
    "search_count_badges",
    `select badge as id, count(*)::int as count from pets p cross join lateral unnest(p.badges) as badge
     where p.status = 'available' and p.type = any($1) and p.card is not null group by badge order by badge`,
    [types],
  );
}

/**
 * The combinations of filters that people use are few, and each is prepared under a name of its own. Those that come
 * after the first few hundred are planned anew each time: a connection keeps what it has prepared.
 */
const statementNames = new Map<string, string>();
const MOST_PREPARED = 400;

async function prepared<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  let name = statementNames.get(text);
  if (!name && statementNames.size < MOST_PREPARED) {
    name = `search_${statementNames.size + 1}`;
    statementNames.set(text, name);
  }
  if (name) return await named<Row>(db, name, text, values);
  return (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows as Row[];
}
