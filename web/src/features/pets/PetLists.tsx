import { useQuery } from "@tanstack/react-query";
import type { Pet, PetCard } from "@hearthpaw/client";
import { cx, ErrorNotice, PetGrid, Section } from "@hearthpaw/ui-kit";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import { siblingsQuery, similarPetsQuery } from "./pet_queries.ts";
import * as texts from "./texts.tsx";
import css from "./pet.module.css";

/** Pets like this one who are to be had, from other breeders. */
export function SimilarPets({ pet }: { pet: Pet }) {
  const { data, error, refetch } = useQuery(similarPetsQuery(useClient(), pet));
  const live = useLivePets(() => void refetch());
  const kind = pet.type === "Dog" ? "dogs" : "cats";
  const title = data && !data.isSameBreed ? texts.otherAvailable(kind) : texts.morePets(pet.breed.breedName);
  const search = data && !data.isSameBreed ? `/${kind}` : `/breeds/${pet.breed.slug}`;
  if (data?.pets.length === 0) return null;
  // On a phone, littermates are enough beside any other kind: the way to all of those is.
  const isAside = data && !data.isSameBreed && pet.litter !== undefined;
  return (
    <Section
      title={title}
      id="similar"
      className={cx(css.list, isAside && css.aside)}
      action={{ label: texts.showAll, href: search }}
    >
      {error && !data
        ? <ErrorNotice onRetry={refetch} />
        : (
          <PetGrid row loading={!data} count={4} label={title}>
            {data?.pets.map((other) => <PetTile key={other.id} pet={live(other)} />)}
          </PetGrid>
        )}
    </Section>
  );
}

/** Others of the same breeder; brothers and sisters have their own place. */
export function MoreFromBreeder({ pet, pets: all }: { pet: Pet; pets: readonly PetCard[] }) {
  const live = useLivePets(() => undefined);
  const siblings = useQuery({ ...siblingsQuery(useClient(), pet.id), enabled: false }).data?.pets;
  const pets = all.filter(({ id }) => !siblings?.some((sibling) => sibling.id === id));
  if (pets.length === 0) return null;
  const title = texts.moreFrom(pet.breeder.name);
  return (
    <Section
      title={title}
      // On a phone, littermates are enough of the same breeder: the way to the others is.
      className={cx(css.list, siblings?.length ? css.aside : undefined)}
      action={{ label: texts.showAll, href: breederHref(pet.breeder) }}
    >
      <PetGrid row label={title}>
        {pets.map((other) => <PetTile key={other.id} pet={live(other)} />)}
      </PetGrid>
    </Section>
  );
}
