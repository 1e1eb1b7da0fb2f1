/** A catalog, and the random changes that a run of `consistency.ts` makes to it. */
import { type Kysely, sql, type Transaction } from "kysely";
import { v7 } from "uuid";
import { breederStandingChanged } from "../backend/features/pets/actions.ts";
import { refreshCards } from "../backend/features/pets/card_store.ts";
import { petIdsOf } from "../backend/features/pets/status_store.ts";
import type { Database } from "../backend/platform/db/schema.ts";
import { withTx } from "../backend/platform/db/tx.ts";
import { addBreed, addBreeder, addPet } from "../backend/testing/fixtures.ts";
import type { Chance } from "./torture/chance.ts";

type Db = Kysely<Database>;
type World = Parameters<typeof addPet>[0] & { db: Db };
export type Catalog = Awaited<ReturnType<typeof openCatalog>>;

export const PLACES = [
  { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 },
  { zip: "97211", city: "Portland", state: "OR", latitude: 45.5653, longitude: -122.6448 },
  { zip: "94110", city: "San Francisco", state: "CA", latitude: 37.7486, longitude: -122.4158 },
  { zip: "98101", city: "Seattle", state: "WA", latitude: 47.6101, longitude: -122.3344 },
  { zip: "83702", city: "Boise", state: "ID", latitude: 43.6324, longitude: -116.2051 },
];
/** A place whose law keeps nobody from reserving a pet. */
const { zip: _, ...OREGON } = PLACES[0]!;
export const COLORS = ["Blenheim", "Ruby", "Tricolor", "Seal Point", "Sable"];
export const SIZES = ["Micro-Mini", "Toy", "Mini", "Medium"];
export const COATS = ["Long", "Smooth", "Wire", "Fluffy"];
export const GENERATIONS = ["F1", "F1b", "F2"] as const;
export const BADGES = [1, 3, 5, 7, 12];
export const GOOD_WITH = ["dogs", "children", "adults", "otherAnimals"];
export const DELIVERIES = ["pickup", "honest", "flight"];
export const NAMES = ["Maple", "Boris", "Juniper", "Otis 50%", "Clementine_2"];
const BREEDS = 20;
/** Average number of pets per breeder; a change of a breeder refreshes them all. */
const PETS_OF_BREEDER = 50;
/** Number of pets inserted at a time. */
const BATCH = 8;
/**
 * Pets of a separate seller, whom no change of a breeder touches: for transactions that stay open, and for
 * marks.
 */
const QUIET_PETS = 20;
const ONE_IN_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Fills an empty database with the given number of pets; returns functions that change them. */
export async function openCatalog(world: World, pets: number, chance: Chance) {
  const { db } = world;
  const { pick, of } = chance;
  const some = <T>(list: readonly T[]): T[] => list.filter(() => of(0.4));
  const birthDate = () =>
    new Date(Date.now() - (20 + chance.below(400)) * 86_400_000).toISOString().slice(0, 10);
  const price = () => 20_000 + 2_500 * chance.below(160);
  const place = () => (({ zip: _, ...rest }) => rest)(pick(PLACES));

  await db.insertInto("places").values(PLACES).onConflict((conflict) => conflict.doNothing()).execute();
  const breeds: { id: string; type: "Dog" | "Cat" }[] = [];
  const breed = async () => {
    const type = of(0.3) ? "Cat" as const : "Dog" as const;
    const { id } = await addBreed(world, { category: `${type}s` });
    breeds.push({ id, type });
    return breeds.at(-1)!;
  };
  for (let at = 0; at < BREEDS; at++) await breed();
  const breeders: Awaited<ReturnType<typeof addBreeder>>[] = [];
  for (let at = 0; at < pets; at += PETS_OF_BREEDER) breeders.push(await addBreeder(world));
  const quiet = await addBreeder(world);

  const facts = (of = pick(breeds)) => ({
    breed_id: of.id,
    type: of.type,
    sex: pick(["Male", "Female"] as const),
    name: pick(NAMES),
    price_cents: price(),
    birth_date: birthDate(),
    color: pick([...COLORS, null]),
    ...place(),
    size_class: pick([...SIZES, null]),
    coat_type: pick([...COATS, null]),
    generation: pick([...GENERATIONS, null]),
    badges: some(BADGES),
    good_with: some(GOOD_WITH),
    deliveries: some(DELIVERIES),
    is_rescue: chance.of(0.1),
  });
  const ids: string[] = [];
  const add = async (on: World, breeder_id: string, of?: typeof breeds[number], change = {}) => {
    const listed_at = new Date(Date.now() - chance.below(90 * 86_400_000));
    return (await addPet(on, { breeder_id, ...facts(of), listed_at, ...change })).id;
  };
  while (ids.length < pets - QUIET_PETS) {
    const batch = Array.from(
      { length: Math.min(BATCH, pets - QUIET_PETS - ids.length) },
      () => add(world, pick(breeders).id),
    );
    ids.push(...await Promise.all(batch));
  }
  const quietIds: string[] = [];
  for (let at = 0; at < QUIET_PETS; at++) quietIds.push(await add(world, quiet.id, undefined, OREGON));
  await sql`vacuum analyze`.execute(db);

  type Trx = Transaction<Database>;
  const update = (columns: () => Record<string, unknown>) => async (trx: Trx) => {
    const id = pick(ids);
    await trx.updateTable("pets").set(columns()).where("id", "=", id).execute();
    await refreshCards(trx, [id]);
  };
  const breederChange =
    (change: (trx: Trx, breeder: typeof breeders[number]) => Promise<unknown>) => async (trx: Trx) => {
      const breeder = pick(breeders);
      await change(trx, breeder);
      await breederStandingChanged(trx, breeder.id);
    };
  /** Each kind of change, with its share in percent. */
  const kinds: Record<string, [share: number, make: (trx: Trx) => Promise<unknown>]> = {
    "price": [24, update(() => ({ price_cents: price() }))],
    "status": [14, update(() => ({ status: pick(["reserved", "sold", "sold-external", "available"]) }))],
    "published": [14, update(() => ({ status: "available", listed_at: new Date() }))],
    "taken down": [
      10,
      update(() => ({ status: pick(["temporary-pause", "not-available", "no-longer-available"]) })),
    ],
    "facts": [
      16,
      update(() => {
        const all = Object.entries(facts()).filter(([name]) =>
          !["breed_id", "type", "latitude", "longitude", "state"].includes(name)
        );
        return Object.fromEntries([pick(all), pick(all)]);
      }),
    ],
    "moved": [3, update(() => of(0.2) ? { latitude: null, longitude: null } : place())],
    "another breed": [3, update(() => (({ id, type }) => ({ breed_id: id, type }))(pick(breeds)))],
    "suspended or lifted": [
      3,
      breederChange((trx, { user }) =>
        sql`update users set account_status = case when account_status = 'Active'
        and (select count(*) from users where account_status = 'Suspended') < 4 then 'Suspended' else 'Active' end where id = ${user.id}`
          .execute(trx)
      ),
    ],
    "verification withdrawn or given": [
      2,
      breederChange((trx, { id }) =>
        sql`update breeders set verification = case when verification = 'approved'
        and (select count(*) from breeders where verification <> 'approved') < 3 then 'rejected' else 'approved' end where id = ${id}`
          .execute(trx)
      ),
    ],
    "breeder's name": [
      3,
      breederChange((trx, { id }) =>
        trx.updateTable("breeders").set({ name: `Kennel ${chance.below(1e6)}` }).where("id", "=", id)
          .execute()
      ),
    ],
    "all prices of a breeder": [2, async (trx) => {
      const { id } = pick(breeders);
      await sql`update pets set price_cents = price_cents + ${pick([-500, 500])} where breeder_id = ${id}
        and price_cents > 20000`.execute(trx);
      await refreshCards(trx, await petIdsOf(trx, id));
    }],
    "new pet": [3, async (trx) => void ids.push(await add({ ...world, db: trx }, pick(breeders).id))],
    "new pet of a new breed": [1, async (trx) => {
      const id = v7();
      await trx.insertInto("breeds").values({
        id,
        slug: `breed-${id}`,
        name: `Breed ${id.slice(-6)}`,
        category: "Dogs",
        breed_group: "Toy",
        size_class_set: "none",
        colors: "[]",
        facts: "{}",
      }).execute();
      ids.push(await add({ ...world, db: trx }, pick(breeders).id, { id, type: "Dog" }));
    }],
    "pet deleted": [2, async (trx) => {
      const [id] = ids.splice(chance.below(ids.length), 1);
      await trx.deleteFrom("pet_images").where("pet_id", "=", id!).execute();
      await trx.deleteFrom("pets").where("id", "=", id!)
        .where(sql<boolean>`not exists (select 1 from reservations where pet_id = pets.id)`).execute();
    }],
  };
  const drawn = Object.entries(kinds).flatMap(([name, [share]]) => Array<string>(share).fill(name));

  return {
    breeds: () => breeds.map(({ id }) => id),
    quietIds,
    kinds: Object.keys(kinds),
    /** Makes one change; returns its kind, or undefined if it was rolled back. */
    async change(): Promise<string | undefined> {
      const name = pick(drawn);
      const isUndone = pick(ONE_IN_TEN) === 1;
      try {
        await withTx(db, async (trx) => {
          await kinds[name]![1](trx);
          if (isUndone) throw UNDONE;
        });
        return name;
      } catch (error) {
        if (error !== UNDONE) throw error;
        return undefined;
      }
    },
    /** Sets a unique price on a quiet pet, in a transaction that `until` keeps open. */
    async mark(id: string, price_cents: number, until: Promise<unknown> = Promise.resolve()): Promise<void> {
      await withTx(db, async (trx) => {
        await trx.updateTable("pets").set({ price_cents }).where("id", "=", id).execute();
        await refreshCards(trx, [id]);
        await until;
      });
    },
  };
}

const UNDONE = new Error("undone on purpose");
