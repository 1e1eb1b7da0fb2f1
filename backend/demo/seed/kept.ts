import type { Kysely } from "kysely";
import { breedId } from "../../features/reference/actions.ts";
import { newsOfPets, readQuery } from "../../features/saved_searches/rules.ts";
import * as searches from "../../features/saved_searches/store.ts";
import { insertMany, type Row } from "../../platform/db/insert.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { Random } from "../../platform/random.ts";
import type { Days } from "./days.ts";
import type { Listing } from "./listing.ts";
import { notification } from "./told.ts";

type Person = { id: string; first_name: string };
type Query = Record<string, string>;

/** Returns the cats that the demo buyer mentions in a conversation. */
export function makeProfiles(random: Random, days: Days, ownerId: string): Row<"pet_profiles">[] {
  const at = days.at(-75, 19);
  const cat = { user_id: ownerId, type: "Cat" as const, breed_id: null, image_key: null, created_at: at };
  return [
    {
      ...cat,
      id: random.id(at),
      name: "Miso",
      sex: "Female",
      birth_date: days.date(-365 * 11 - 40),
      weight_lb: 9.4,
      microchip_number: "985112004567891",
      notes: "Thyroid tablet with breakfast. Next checkup in spring.",
    },
    {
      ...cat,
      id: random.id(at),
      name: "Pepper",
      sex: "Male",
      birth_date: days.date(-365 * 9 - 12),
      weight_lb: 12.1,
      microchip_number: null,
      notes: "Fine with dogs, not with the vacuum cleaner.",
    },
  ];
}

/**
 * Saves two searches of the demo buyer as the product does: one with immediate notifications, which has found
 * pets since and shows the last as new, and a daily one. The pets' cards already exist.
 */
export async function saveSearches(
  db: Kysely<Database>,
  random: Random,
  days: Days,
  { buyer, listings }: { buyer: Person; listings: readonly Listing[] },
): Promise<void> {
  const golden = breedId("golden-retriever");
  const save = async (daysAgo: number, name: string, frequency: "instant" | "daily", query: Query) => {
    const at = days.at(-daysAgo, 18);
    const search = { id: random.id(at), name, query: readQuery(`${new URLSearchParams(query)}`)!.text };
    await searches.insertSearch(db, {
      ...search,
      user_id: buyer.id,
      frequency,
      created_at: at,
      seen_at: at,
      breed_ids: query["breed"] ? [query["breed"]] : null,
      types: [query["type"]!],
      sexes: query["sex"] ? [query["sex"]] : [],
      price_max_cents: Number(query["priceMaxCents"]) || null,
    });
    await searches.changeSearch(db, buyer.id, search.id, { name, frequency });
    return search;
  };
  await save(1, "Kittens under $1,500", "daily", { type: "Cat", priceMaxCents: "150000" });
  const girls = await save(60, "Golden Retriever girls", "instant", {
    type: "Dog",
    breed: golden,
    sex: "Female",
  });
  const found = listings.flatMap(({ pet: { id, status, breed_id: breed, sex, listed_at: at } }) =>
    status === "available" && breed === golden && sex === "Female" && at && at > days.at(-60, 18)
      ? [{ search_id: girls.id, pet_id: id, created_at: at, told_at: null }]
      : []
  ).sort((a, b) => Number(b.created_at) - Number(a.created_at)).slice(0, 3);
  const [newest] = found;
  if (!newest) return;
  await insertMany(db, "saved_search_pets", found);
  await searches.markTold(db, girls.id, found.slice(1).map(({ pet_id }) => pet_id));
  const pets = await searches.findUntold(db, girls.id, 1);
  await searches.markTold(db, girls.id, pets.map(({ id }) => id));
  if (!pets.length) return;
  const news = newsOfPets(girls, pets, { publicUrl: "", firstName: buyer.first_name });
  await insertMany(db, "notifications", [
    notification(random, newest.created_at, { userId: buyer.id, group: "listing", ...news }),
  ]);
  // The last find is new to its person; earlier ones were viewed.
  await db.updateTable("saved_searches").set({ seen_at: new Date(newest.created_at.getTime() - 1) })
    .where("id", "=", girls.id).execute();
}
