/**
 * Expected search results, queried from Postgres itself. It is slow with many pets, but independent of the
 * index that answers searches.
 */
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../platform/db/schema.ts";
import type { FacetRow } from "../features/search/engine_rules.ts";
import { AGE_BANDS, type AgeBand, type Filters, type Order } from "../features/search/rules.ts";

type Db = Kysely<Database>;
const METERS_A_MILE = 1609.344;

/** A condition of a search: its facet, whose own counts leave it out, and its SQL. */
type Condition = { facet: string; sql: string };

/**
 * Collects the parameters of a statement whose text depends on the filters that are set, never on their
 * values.
 */
class Params {
  readonly values: unknown[] = [];
  add(value: unknown, cast = ""): string {
    this.values.push(value);
    return `$${this.values.length}${cast}`;
  }
}

/** Adult size of a dog: by its own weight, else by its breed and its size class. */
const ADULT_SIZE = `(select case
    when b.category = 'Cats' then null
    when p.adult_weight_lb is not null then ${sizeOf("p.adult_weight_lb")}
    when b.size_class_set = 'none' and (w.least <= 30 and w.most > 60 or w.least <= 60 and w.most > 100) then null
    when b.size_class_set = 'none' or p.size_class = 'Standard' then ${sizeOf("w.most")}
    when p.size_class in ('Medium', 'Tweenie') and w.most > 30 then 'medium'
    when p.size_class is not null then 'small' end
  from breeds b cross join lateral (select (b.facts->'weightLb'->'male'->>0)::float8 as least,
    (b.facts->'weightLb'->'male'->>1)::float8 as most) w
  where b.id = p.breed_id)`;

function sizeOf(pounds: string): string {
  return `case when ${pounds} <= 30 then 'small' when ${pounds} <= 60 then 'medium' when ${pounds} <= 100 then 'large'
    else 'giant' end`;
}

const READY = "greatest(p.birth_date + 56, p.go_home_date)";
/** Whether a parent has any health test. */
const TESTED = `exists (select from parents x where x.id in (p.sire_id, p.dam_id)
  and (x.genetic_testing or jsonb_array_length(x.health_tests) > 0))`;

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
  if (filters.adultSize.length) {
    add("adultSize", `${ADULT_SIZE} = any(${params.add(filters.adultSize, "::text[]")})`);
  }
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
  if (filters.training.length) add("training", `p.training @> ${params.add(filters.training, "::text[]")}`);
  if (filters.registry.length) add("registry", `p.registries && ${params.add(filters.registry, "::text[]")}`);
  if (filters.documents.length) {
    add("documents", `p.registries @> ${params.add(filters.documents, "::text[]")}`);
  }
  if (filters.parentTests.length) add("parentTests", TESTED);
  if (filters.hasVideo) add("hasVideo", "p.video_key is not null");
  if (filters.readyFrom) add("ready", `${READY} >= ${params.add(filters.readyFrom, "::date")}`);
  if (filters.readyBy) {
    add(
      "ready",
      `${READY} <= greatest(${params.add(filters.readyBy, "::date")}, ${params.add(today, "::date")})`,
    );
  }
  if (filters.deliverTo) {
    const roads = filters.deliverTo.isByRoad
      ? "p.deliveries @> '{honest}' and p.state not in ('AK', 'HI') and p.latitude is not null or"
      : "";
    add("deliverTo", `(${roads} p.deliveries @> '{flight}' and p.weight_lb <= 20)`);
  }
  if (filters.isRescue) add("isRescue", "p.is_rescue");
  if (filters.state.length) add("state", `p.state = any(${params.add(filters.state, "::text[]")})`);
  if (filters.isSmall) add("isSmall", `${ADULT_SIZE} = 'small'`);
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
  if (filters.notBreeds.length) {
    const slugs = params.add(filters.notBreeds, "::text[]");
    add("notBreed", `p.breed_id not in (select b.id from breeds b where b.slug = any(${slugs}))`);
  }
  for (const color of filters.notColor) {
    const words = params.add(` ${color.toLowerCase().replace(/[^a-z0-9]+/g, " ").trim()} `);
    add(
      "notColor",
      `position(${words} in ' ' || regexp_replace(lower(coalesce(p.color, '')), '[^a-z0-9]+', ' ', 'g') || ' ') = 0`,
    );
  }
  for (
    const [facet, column] of [
      ["notSizeClass", "size_class"],
      ["notCoatType", "coat_type"],
      ["notGeneration", "generation"],
    ] as ["notSizeClass" | "notCoatType" | "notGeneration", string][]
  ) {
    if (filters[facet].length === 0) continue;
    add(facet, `coalesce(p.${column} <> all(${params.add(filters[facet], "::text[]")}), true)`);
  }
  if (filters.notRescue) add("notRescue", "not p.is_rescue");
  if (filters.notState.length) {
    add("notState", `coalesce(p.state <> all(${params.add(filters.notState, "::text[]")}), true)`);
  }
  for (const { latitude, longitude, miles } of filters.notNear) {
    const there = `ll_to_earth(${params.add(latitude, "::float8")}, ${params.add(longitude, "::float8")})`;
    const meters = params.add(miles * METERS_A_MILE, "::float8");
    add(
      "notZip",
      `coalesce(earth_distance(${there}, ll_to_earth(p.latitude, p.longitude)) > ${meters}, true)`,
    );
  }
  if (filters.near?.miles !== undefined) {
    const here = hereOf(filters, params);
    const meters = params.add(filters.near.miles * METERS_A_MILE, "::float8");
    add(
      "distance",
      `p.latitude is not null and p.longitude is not null
       and earth_box(${here}, ${meters}) @> ll_to_earth(p.latitude, p.longitude)
       and earth_distance(${here}, ll_to_earth(p.latitude, p.longitude)) <= ${meters}`,
    );
  }
  for (const word of (filters.q ?? "").split(/\s+/).filter(Boolean).slice(0, 12)) {
    const text = params.add(likeText(word));
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

/** Returns the ids of all pets that a search finds, in order. */
export async function findIds(db: Db, filters: Filters, order: Order, today: Date): Promise<string[]> {
  const params = new Params();
  const conditions = conditionsOf(filters, params, today);
  const distance = order.key === "distance"
    ? `earth_distance(${hereOf(filters, params)}, ll_to_earth(p.latitude, p.longitude))`
    : undefined;
  const { value, direction } = sortColumn(order, distance);
  const along = direction === 1 ? "asc" : "desc";
  if (order.key === "distance") {
    conditions.push({ facet: "place", sql: "p.latitude is not null and p.longitude is not null" });
  }
  const text = `select p.id from pets p where ${where(conditions)} and p.card is not null
    order by ${value} ${along}, p.id ${along}`;
  return (await run<{ id: string }>(db, text, params.values)).map(({ id }) => id);
}

/**
 * Returns the sort column and its direction. Ascending by age means youngest first, which is descending by
 * birth date.
 */
function sortColumn(order: Order, distance: string | undefined) {
  const along = order.direction;
  if (order.key === "price") return { value: "p.price_cents", direction: along };
  if (order.key === "age") return { value: "p.birth_date", direction: -along };
  if (order.key === "distance") return { value: distance!, direction: along };
  return { value: "p.listed_at", direction: along };
}

/** Facets whose counts leave out their own filter. Every other condition applies to all of them. */
const FACETS = [
  "type",
  "breed",
  "sex",
  "adultSize",
  "sizeClass",
  "age",
  "coatType",
  "generation",
  "categories",
  "goodWith",
  "training",
  "registry",
  "documents",
  "parentTests",
  "ready",
  "hasVideo",
  "color",
  "delivery",
  "isRescue",
  "price",
];

/**
 * Returns the counts of every facet, each under all filters but its own, in one statement. The pets are read
 * once, with a flag for every facet filter that they pass, and each facet counts those that pass all the
 * others.
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
      p.training, p.registries, p.video_key, ${READY} as ready_on, ${TESTED} as is_tested, p.color, p.deliveries, p.is_rescue, p.price_cents, ${ADULT_SIZE} as adult_size ${
    flags.join("")
  }
    from pets p where ${common} and p.card is not null)
  ${
    [
      plain("type", "p.type"),
      `select 'breed', c.breed_id::text, b.name, c.count from (
         select p.breed_id, count(*)::int as count ${from("breed")} group by p.breed_id) c
       join breeds b on b.id = c.breed_id`,
      plain("sex", "p.sex"),
      plain("adultSize", "p.adult_size"),
      plain("sizeClass", "p.size_class"),
      `select 'age', band.name, null, sum(c.count)::int from (
         select p.birth_date, count(*) as count ${from("age")} group by p.birth_date) c
       join (values ${days.join(", ")}) as band(name, after, upto)
         on c.birth_date > band.after and c.birth_date <= band.upto group by band.name`,
      plain("coatType", "p.coat_type"),
      plain("generation", "p.generation"),
      listed("categories", "p.badges"),
      listed("goodWith", "p.good_with"),
      listed("training", "p.training"),
      `${listed("registry", "p.registries").replace("group by", "and item = upper(item) group by")}`,
      `${
        listed("documents", "p.registries").replace(
          "group by",
          "and item in ('healthRecords', 'microchipped') group by",
        )
      }`,
      `select 'parentTests', 'any', null, count(*)::int ${from("parentTests")} and p.is_tested`,
      `select 'hasVideo', 'true', null, count(*)::int ${from("hasVideo")} and p.video_key is not null`,
      ...[0, 14, 30, 90].map((later) => {
        const day = params.add(
          new Date(today.getTime() + later * 86_400_000).toISOString().slice(0, 10),
          "::date",
        );
        return `select 'readyBy', ${day}::text, null, count(*)::int ${
          from("ready")
        } and p.ready_on <= ${day}`;
      }),
      plain("color", "p.color"),
      listed("delivery", "p.deliveries"),
      `select 'isRescue', 'true', null, count(*)::int ${from("isRescue")} and p.is_rescue`,
      `select unnest(array['priceMin', 'priceMax']), unnest(array[min(p.price_cents), max(p.price_cents)])::text, null, 1
       ${from("price")}`,
    ].join("\nunion all\n")
  }
  order by 4 desc, 2`;
  return await run<FacetRow>(db, text, params.values);
}

async function run<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows as Row[];
}

/** Ages in days, from (inclusive) and to (exclusive). */
const AGE_DAYS: Record<AgeBand, [number, number]> = {
  "under-8-weeks": [-400, 56],
  "8-12-weeks": [56, 90],
  "3-6-months": [90, 182],
  "6-12-months": [182, 365],
  "over-1-year": [365, 15_000],
};

/**
 * Returns the birth dates ('YYYY-MM-DD') of a band on this day: after the first, up to and including the
 * second.
 */
function birthDates(band: AgeBand, today: Date): { after: string; upTo: string } {
  const [from, to] = AGE_DAYS[band];
  const day = (ago: number) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  return { after: day(to), upTo: day(from) };
}

/** Returns text for LIKE with its wildcards escaped. */
function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}
