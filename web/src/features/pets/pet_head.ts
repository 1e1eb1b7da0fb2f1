import type { Pet } from "@hearthpaw/client";
import { breederHref } from "../../lib/breeders.ts";
import type { PageHead } from "../../lib/head.ts";
import { breadcrumbsJsonLd } from "../../lib/json_ld.ts";
import { petHref, shareImage, shownStatus } from "../../lib/pets.ts";
import { priceWithFee } from "../../components/pets/card_rules.ts";
import { petDescription, petTitle } from "../../components/pets/pet_rules.ts";

const availability: Readonly<Record<string, string>> = {
  available: "https://schema.org/InStock",
  "on-hold": "https://schema.org/LimitedAvailability",
  "promised": "https://schema.org/LimitedAvailability",
  reserved: "https://schema.org/OutOfStock",
};

/**
 * Returns the metadata of a pet's page for search engines and shared links. `isBarred`: a state's law bars
 * everyone from reserving the pet.
 */
export function petHead(pet: Pet, today: string, isBarred = false): PageHead {
  const { breed, breeder, defaultImage } = pet;
  const listing = pet.type === "Dog" ? { name: "Dogs", path: "/dogs" } : { name: "Cats", path: "/cats" };
  const trail = [listing, { name: breed.breedName, path: `/breeds/${breed.slug}` }, { name: pet.name }];
  return {
    title: petTitle(pet, today),
    description: petDescription(pet, today),
    canonical: petHref(pet),
    image: shareImage(defaultImage),
    jsonLd: [
      {
        "@type": "Product",
        name: petTitle(pet, today),
        description: pet.description || petDescription(pet, today),
        url: petHref(pet),
        sku: pet.id,
        category: breed.breedName,
        ...(pet.color && { color: pet.color }),
        ...(pet.images.length > 0 && { image: pet.images.map(({ fullUrl }) => fullUrl) }),
        offers: {
          "@type": "Offer",
          price: (priceWithFee(pet.priceCents) / 100).toFixed(2),
          priceCurrency: "USD",
          availability: isBarred
            ? "https://schema.org/OutOfStock"
            : availability[shownStatus(pet)] ?? "https://schema.org/SoldOut",
          url: petHref(pet),
          seller: { "@type": "Organization", name: breeder.name, url: breederHref(breeder) },
        },
      },
      breadcrumbsJsonLd(trail),
    ],
  };
}
