import { getPet, type HearthpawClient } from "@hearthpaw/client";
import { priceWithFee } from "../pets/card_rules.ts";
import { DEVICE } from "./kept.ts";

/** Maximum age of a stored pet. */
const DAY_MS = 86_400_000;

/**
 * Stores the pets of this device's favorites and their photos in the cache that the offline page reads, and
 * removes all others.
 */
export async function keepPets(client: HearthpawClient, ids: readonly string[]): Promise<void> {
  const cache = await caches.open(DEVICE);
  const wanted = new Set<string>();
  for (const id of ids) {
    const path = `/v1/pets/${id}`;
    const kept = await cache.match(path);
    const isFresh = kept && Date.now() - Date.parse(kept.headers.get("date") ?? "") < DAY_MS;
    const fresh = isFresh ? undefined : await getPet(client, { id }).catch(() => undefined);
    const pet = fresh ? partOf(fresh.pet) : await kept?.clone().json() as Part | undefined;
    if (!pet) continue;
    wanted.add(path);
    if (fresh) await cache.put(path, Response.json(pet, { headers: { date: new Date().toUTCString() } }));
    const photo = pet.defaultImage?.cardUrl;
    if (!photo) continue;
    wanted.add(photo);
    // A photo that fails to load leaves its card without one.
    if (!await cache.match(photo)) await cache.add(photo).catch(() => {});
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!wanted.has(pathname)) await cache.delete(pathname);
  }
}

/** Fields of a card on the offline page. */
type Part = ReturnType<typeof partOf>;
const partOf = (
  { name, breed, priceCents, city, state, defaultImage }: Awaited<ReturnType<typeof getPet>>["pet"],
) => ({
  name,
  breed,
  priceCents,
  priceWithFeeCents: priceWithFee(priceCents),
  city,
  state,
  defaultImage,
});
