import { useQuery } from "@tanstack/react-query";
import type { Pet, PetCard } from "@hearthpaw/client";
import { cx, PetGrid, Section } from "@hearthpaw/ui-kit";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import { siblingsQuery } from "./pet_queries.ts";
import * as texts from "./texts.tsx";
import css from "./pet.module.css";

/** Other pets of the same breeder, without the littermates, which have their own list. */
export function MoreFromBreeder({ pet, pets: all }: { pet: Pet; pets: readonly PetCard[] }) {
  const live = useLivePets(() => undefined);
  const siblings = useQuery({ ...siblingsQuery(useClient(), pet.id), enabled: false }).data?.pets;
  const pets = all.filter(({ id }) => !siblings?.some((sibling) => sibling.id === id));
  if (pets.length === 0) return null;
  const title = texts.moreFrom(pet.breeder.name);
  return (
    <Section
      title={title}
      // On a phone, a pet with littermates shows only the link to the breeder's other pets.
      className={cx(css.list, siblings?.length ? css.aside : undefined)}
      action={{ label: texts.showAll, href: breederHref(pet.breeder) }}
    >
      <PetGrid isRow label={title}>
        {pets.map((other) => <PetTile key={other.id} pet={live(other)} />)}
      </PetGrid>
    </Section>
  );
}
