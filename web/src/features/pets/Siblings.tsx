import { useQuery } from "@tanstack/react-query";
import type { Pet } from "@hearthpaw/client";
import { ErrorNotice, PetGrid, Section } from "@hearthpaw/ui-kit";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useClient } from "../../lib/client_context.ts";
import { siblingsQuery } from "./pet_queries.ts";
import * as texts from "./texts.tsx";
import css from "./pet.module.css";

/** Other pets of the same litter; nothing if the pet belongs to none. */
export function Siblings({ pet }: { pet: Pet }) {
  const isOfLitter = pet.litter !== undefined;
  const { data, error, refetch } = useQuery({
    ...siblingsQuery(useClient(), pet.id),
    enabled: isOfLitter,
  });
  const live = useLivePets(() => void refetch());
  if (!isOfLitter) return null;
  const title = texts.littermates;
  return (
    <Section
      title={title}
      id="siblings"
      className={css.list}
    >
      {error && !data
        ? <ErrorNotice title={texts.litterLoadFailed} onRetry={() => void refetch()} />
        : data?.pets.length === 0
        ? <p className={css.soft}>{texts.noLittermatesListed(pet.name)}</p>
        : (
          <PetGrid isRow isLoading={!data} count={4} label={title}>
            {data?.pets.map((sibling) => <PetTile key={sibling.id} pet={live(sibling)} />)}
          </PetGrid>
        )}
    </Section>
  );
}
