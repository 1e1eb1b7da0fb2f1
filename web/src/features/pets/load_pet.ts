import { applicationFormQuery } from "../../components/buying/applications.ts";
import { petHref } from "../../lib/pets.ts";
import { type Loaded, type LoadInput, Redirect } from "../../lib/router/router.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { loadToday } from "../../lib/today.ts";
import { waysOf, zipIn } from "./delivery_rules.ts";
import { petHead } from "./pet_head.ts";
import { petBreederQuery, petQuery, quoteQuery, siblingsQuery, similarPetsQuery } from "./pet_queries.ts";
import { isOpen } from "../../components/pets/pet_rules.ts";

/**
 * Fetches what a pet's page shows. The id alone decides which pet it is: a wrong or missing name in the address leads to
 * the right one. 404 for what nobody may see and 410 for what was taken down come from the call itself.
 */
export async function loadPet({ client, queryClient, params, search }: LoadInput): Promise<Loaded> {
  const { pet } = await queryClient.ensureQueryData(petQuery(client, params.id ?? ""));
  if (params.slug !== pet.slug) throw new Redirect(petHref(pet) + stringifySearch(search), 301);
  const zip = zipIn(search);
  const quotes = isOpen(pet)
    ? waysOf(pet).filter((way) => way === "pickup" || zip).map((transportation) =>
      quoteQuery(client, {
        petId: pet.id,
        transportation,
        zip: transportation === "pickup" ? undefined : zip,
      })
    )
    : [];
  const [today] = await Promise.all([
    loadToday(queryClient),
    orNothing(queryClient.ensureQueryData(petBreederQuery(client, pet))),
    orNothing(queryClient.ensureQueryData(similarPetsQuery(client, pet))),
    orNothing(queryClient.ensureQueryData(applicationFormQuery(client, pet.breeder.id))),
    pet.litter && orNothing(queryClient.ensureQueryData(siblingsQuery(client, pet.id))),
    ...quotes.map((query) => orNothing(queryClient.ensureQueryData(query))),
  ]);
  return { head: petHead(pet, today) };
}

/** A part that the page can do without: it shows its own failure and offers to try again. */
const orNothing = (part: Promise<unknown>): Promise<unknown> => part.catch(() => undefined);
