import type { Kysely } from "kysely";
import type { PetCard } from "../../generated/types.ts";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { PET_SHOWN, SHOWN_CARD } from "../pets/card_store.ts";
import { NOT_BY_ROAD } from "../places/rules.ts";
import { HANDOVER_AGE_DAYS } from "../pets/rules.ts";
import { FLIGHT_MAX_LB } from "../places/delivery_rules.ts";
import type { Breed, PetFacts } from "./pets_index.ts";
import { DOCUMENTS, REGISTRIES, testsOf } from "./proofs_rules.ts";

type Db = Kysely<Database>;

const FACTS = `select p.id, p.status = 'available' as "isAvailable", p.type, p.breed_id as "breedId", p.sex,
  p.price_cents as "priceCents", p.birth_date - date '1970-01-01' as "bornOn",
  coalesce(extract(epoch from p.listed_at) * 1000000, 0)::bigint as "listedAt", p.size_class as "sizeClass",
  p.adult_weight_lb::float8 as "adultWeightLb",
  p.coat_type as "coatType", p.generation, p.color, p.name, p.city, p.state, p.is_rescue as "isRescue",
  p.video_key is not null as "hasVideo",
  greatest(p.birth_date + ${HANDOVER_AGE_DAYS}, p.go_home_date) - date '1970-01-01' as "readyOn",
  coalesce('honest' = any(p.deliveries) and p.state <> all('{${[...NOT_BY_ROAD].join()}}')
    and p.latitude is not null, false) as "goesByRoad",
  coalesce('flight' = any(p.deliveries) and p.weight_lb <= ${FLIGHT_MAX_LB}, false) as "goesByAir",
  concat_ws(' ', s.health_tests::text, m.health_tests::text,
    case when s.genetic_testing or m.genetic_testing then '"type": "DNA"' end) as tests,
  p.card like '%"defaultImage"%' as "hasPicture", p.latitude, p.longitude,
  p.breeder_id as "sellerId",
  array_to_string(p.badges, ',') as badges, array_to_string(p.good_with, ',') as "goodWith",
  array_to_string(p.training, ',') as training, array_to_string(p.registries, ',') as registries,
  array_to_string(p.deliveries, ',') as deliveries
  from pets p left join parents s on s.id = p.sire_id left join parents m on m.id = p.dam_id
  where ${PET_SHOWN}`;

type Joined = "badges" | "goodWith" | "training" | "deliveries";
type FactsRow =
  & Omit<PetFacts, Joined | "registry" | "documents" | "parentTests">
  & Record<Joined | "registries" | "tests", string>;

const listOf = (text: string): string[] => text === "" ? [] : text.split(",");
function factsOf(
  { badges, goodWith, training, registries, deliveries, tests, ...facts }: FactsRow,
): PetFacts {
  const proofs = listOf(registries);
  return {
    ...facts,
    badges: listOf(badges),
    goodWith: listOf(goodWith),
    training: listOf(training),
    registry: proofs.filter((proof) => REGISTRIES.has(proof)),
    documents: proofs.filter((proof) => DOCUMENTS.has(proof)),
    parentTests: testsOf(tests),
    deliveries: listOf(deliveries),
  };
}

/** Returns search facts of these pets, without those that must not be shown. */
export async function findFacts(db: Db, petIds: readonly string[]): Promise<PetFacts[]> {
  const rows = await named<FactsRow>(db, "search_facts", `${FACTS} and p.id = any($1::uuid[])`, [petIds]);
  return rows.map(factsOf);
}

/** Returns search facts of all pets by id, in batches. */
export async function findFactsAfter(db: Db, petId: string, limit: number): Promise<PetFacts[]> {
  const text = `${FACTS} and p.id > $1::uuid order by p.id limit $2`;
  return (await named<FactsRow>(db, "search_facts_after", text, [petId, limit])).map(factsOf);
}

const BREEDS = `select id, slug, name, category, size_class_set as "sizeClassSet",
  (facts->'weightLb'->'male'->>0)::float8 as "lightestLb",
  (facts->'weightLb'->'male'->>1)::float8 as "heaviestLb" from breeds`;

/** Returns all breeds. */
export const findBreeds = (db: Db): Promise<Breed[]> =>
  named<Breed>(db, "search_breeds", `${BREEDS} order by id`);

/** Returns these breeds. */
export const findBreedsOf = (db: Db, ids: readonly string[]): Promise<Breed[]> =>
  named<Breed>(db, "search_breeds_of", `${BREEDS} where id = any($1::uuid[])`, [ids]);

/** Returns the secret that moves sellers on the map. It is made with the database and never changes. */
export async function findMapSecret(db: Db): Promise<string> {
  const text = "select secret::text as secret from map_secret";
  return (await named<{ secret: string }>(db, "search_map_secret", text, []))[0]!.secret;
}

/** Returns the database's estimate of the number of pets. */
export async function guessSize(db: Db): Promise<number> {
  const text = "select greatest(reltuples, 0)::int as guess from pg_class where oid = 'pets'::regclass";
  return (await named<{ guess: number }>(db, "search_guess_size", text))[0]?.guess ?? 0;
}

/** SQL for the cards of the pets `$1` that may be shown. */
export const CARDS = `select p.id, ${SHOWN_CARD} as card, p.status = 'available' as "isAvailable" from pets p
  where p.id = any($1::uuid[]) and ${PET_SHOWN}`;

/** A finished card, and whether its pet can be reserved. */
export type FoundCard = { id: string; card: JsonText<PetCard>; isAvailable: boolean };

/** Returns the cards of these pets, in no order, without pets that may no longer be shown. */
export async function findCards(db: Db, petIds: readonly string[]): Promise<FoundCard[]> {
  return petIds.length ? await named<FoundCard>(db, "search_cards", CARDS, [petIds]) : [];
}

/** Returns breeds with these names or slugs, in lowercase. */
export const findBreedsNamed = (
  db: Db,
  names: readonly string[],
): Promise<{ id: string; slug: string; name: string }[]> =>
  named(
    db,
    "search_breeds_by_name",
    "select id, slug, lower(name) as name from breeds where lower(name) = any($1::text[]) or slug = any($1::text[])",
    [names],
  );
