import {
  type Breed,
  type BreedFacts,
  getBreedQuery,
  type HearthpawClient,
  listBreedsQuery,
  searchPetsLeanQuery,
} from "@hearthpaw/client";
import { formatCents, numberText } from "@hearthpaw/ui-kit";
import { found } from "../../lib/found.ts";
import type { PageHead } from "../../lib/head.ts";
import { breadcrumbsJsonLd } from "../../lib/json_ld.ts";
import type { LoadContext } from "../../lib/page_context.ts";
import { petListJsonLd, shareImage } from "../../lib/pets.ts";
import * as texts from "./texts.ts";

export type Kind = "Dogs" | "Cats";

/** Breeds change with a release of the product; their counts change by the hour. */
const settings = { staleTime: 300_000 };

export const breedsQuery = (client: HearthpawClient) => ({ ...listBreedsQuery(client), ...settings });
export const breedQuery = (client: HearthpawClient, slug: string) => ({
  ...getBreedQuery(client, { slug }),
  ...settings,
});
export const breedPetsQuery = (client: HearthpawClient, slug: string) =>
  searchPetsLeanQuery(client, { breedName: slug, available: true, sort: "newest", sortType: -1 });

/**
 * Returns the breeds of a type by group, in the order of the groups' names; breeds without a group are under
 * `""`.
 */
export function byGroup(breeds: readonly Breed[], kind: Kind): [group: string, breeds: Breed[]][] {
  const groups = new Map<string, Breed[]>();
  for (const breed of breeds) {
    if (breed.category !== kind) continue;
    const name = breed.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), breed]);
  }
  return [...groups].sort(([a], [b]) => (a === "" ? 1 : b === "" ? -1 : a.localeCompare(b, "en")));
}

/** Loads every breed and returns the head of a type's page. */
export async function loadBreeds({ client, queryClient }: LoadContext, kind: Kind): Promise<PageHead> {
  const { breeds } = await queryClient.ensureQueryData(breedsQuery(client));
  const count = breeds.filter(({ category }) => category === kind).length;
  const noun = kind === "Dogs" ? texts.dog : texts.cat;
  return {
    title: kind === "Dogs" ? texts.dogBreeds : texts.catBreeds,
    description: texts.breedsPageDescription({ count, noun }),
    canonical: kind === "Dogs" ? "/dog-breeds" : "/cat-breeds",
  };
}

/** Loads a breed's page and returns its head. */
export async function loadBreed({ client, queryClient }: LoadContext, slug: string): Promise<PageHead> {
  const [{ breed }, { data: { pets } }] = await Promise.all([
    found(queryClient.ensureQueryData(breedQuery(client, slug))),
    queryClient.ensureQueryData(breedPetsQuery(client, slug)),
  ]);
  return {
    title: texts.breedPageTitle({ breedName: breed.breedName, category: breed.category }),
    description: `${breed.summary.slice(0, 150)} ${availableText(breed)}`,
    canonical: `/breeds/${breed.slug}`,
    image: shareImage(breed.image ?? pets[0]?.defaultImage),
    jsonLd: [
      petListJsonLd(pets),
      breadcrumbsJsonLd([
        breed.category === "Dogs"
          ? { name: texts.dogBreeds, path: "/dog-breeds" }
          : { name: texts.catBreeds, path: "/cat-breeds" },
        { name: breed.breedName },
      ]),
    ],
  };
}

/** Returns "14 available from $1,895." */
export function availableText({ availablePets, priceMinCents }: BreedFacts): string {
  if (availablePets === 0) return texts.noneAreListedRightNow;
  return texts.availableFrom({
    count: numberText(availablePets),
    price: priceMinCents === null ? undefined : formatCents(priceMinCents),
  });
}

/** Returns "13 to 18 lb", or one number if both ends are the same. */
export function rangeText({ min, max }: { min: number; max: number }, unit: string): string {
  return min === max ? `${min} ${unit}` : texts.minTo({ min, max, unit });
}
