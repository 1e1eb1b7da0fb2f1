import { applicationFormQuery } from "../../components/buying/applications.ts";
import { found } from "../../lib/found.ts";
import type { PageHead } from "../../lib/head.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { loadToday } from "../../lib/today.ts";
import { waysOf, zipIn } from "./delivery_rules.ts";
import { petHead } from "./pet_head.ts";
import { similarPetsQuery } from "../../components/pets/similar_pets.ts";
import { petBreederQuery, petQuery, quoteQuery, siblingsQuery } from "./pet_queries.ts";
import { isOpen } from "../../components/pets/card_rules.ts";

/**
 * Returns the pet's name in its address. Throws 404 if the caller may not see the pet, and 410 if it was
 * taken down.
 */
export async function loadPetSlug({ client, queryClient }: LoadContext, id: string): Promise<string> {
  return (await found(queryClient.ensureQueryData(petQuery(client, id)))).pet.slug;
}

/** Loads the data of a pet's page and returns the page's head. */
export async function loadPet(
  { client, queryClient }: LoadContext,
  id: string,
  search: Record<string, unknown>,
): Promise<PageHead> {
  const { pet } = await found(queryClient.ensureQueryData(petQuery(client, id)));
  const zip = zipIn(search);
  const delivered = waysOf(pet).filter((way) => way !== "pickup");
  const near = quoteQuery(client, {
    petId: pet.id,
    transportation: delivered.length === 0 ? "pickup" : undefined,
  });
  const quotes = isOpen(pet)
    ? [
      near,
      ...(zip
        ? delivered.map((transportation) => quoteQuery(client, { petId: pet.id, transportation, zip }))
        : []),
    ]
    : [];
  const [today] = await Promise.all([
    loadToday(queryClient),
    orNothing(queryClient.ensureQueryData(petBreederQuery(client, pet))),
    orNothing(queryClient.ensureQueryData(similarPetsQuery(client, pet))),
    orNothing(queryClient.ensureQueryData(applicationFormQuery(client, pet.breeder.id))),
    pet.litter && orNothing(queryClient.ensureQueryData(siblingsQuery(client, pet.id))),
    ...quotes.map((query) => orNothing(queryClient.ensureQueryData(query))),
  ]);
  return petHead(pet, today, Boolean(queryClient.getQueryData(near.queryKey)?.saleError));
}

/** Ignores the failure of an optional part: that part shows its own error with a retry button. */
const orNothing = (part: Promise<unknown>): Promise<unknown> => part.catch(() => undefined);
