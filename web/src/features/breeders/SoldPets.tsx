import { useInfiniteQuery } from "@tanstack/react-query";
import type { BreederProfile, PetCard } from "@hearthpaw/client";
import { Fold, LoadMore, PetGrid, Section } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useClient } from "../../lib/client_context.ts";
import { soldPetsQuery } from "./breeder_queries.ts";
import * as texts from "./texts.tsx";
import css from "./breeder.module.css";

/** Reserved and sold pets, the latest first. The profile has the first ones; the rest load on demand. */
export function SoldPets({ profile, live }: { profile: BreederProfile; live: (pet: PetCard) => PetCard }) {
  const [wantsMore, setWantsMore] = useState(false);
  const more = useInfiniteQuery({ ...soldPetsQuery(useClient(), profile.id), enabled: wantsMore });
  const listed = more.data?.pages.flatMap(({ soldPets }) => soldPets) ?? [];
  const pets = [...new Map([...profile.soldPets, ...listed].map((pet) => [pet.id, pet])).values()];
  if (pets.length === 0) return null;
  const isAll = more.data !== undefined && !more.hasNextPage;
  return (
    <Section
      title={texts.reservedAndPlaced}
      lead={texts.soldPetsLead(profile.name)}
      className={css.block}
    >
      <Fold more={texts.showMorePets} items={2}>
        <PetGrid label={texts.placedPetsLabel(profile.name)}>
          {pets.map((pet) => <PetTile key={pet.id} pet={live(pet)} />)}
        </PetGrid>
        {profile.soldCount > profile.soldPets.length && (
          <LoadMore
            shown={pets.length}
            total={isAll ? pets.length : Math.max(profile.soldCount, pets.length)}
            noun={texts.pets}
            isLoading={more.isFetching}
            hasFailed={more.isError}
            onMore={() => {
              if (!wantsMore) setWantsMore(true);
              else if (more.isError && !more.data) void more.refetch();
              else void more.fetchNextPage();
            }}
          />
        )}
      </Fold>
    </Section>
  );
}
