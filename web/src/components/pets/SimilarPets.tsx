import { useQuery } from "@tanstack/react-query";
import { cx, ErrorNotice, PetGrid, Section } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useLivePets } from "./live_pets.ts";
import { PetTile } from "./PetTile.tsx";
import { type Like, similarPetsQuery } from "./similar_pets.ts";
import * as texts from "./texts.ts";

/** Available pets similar to this one, from other breeders. */
export function SimilarPets({ pet, className, otherKindClass }: {
  pet: Like;
  className?: string | undefined;
  /** Added if the list has no pet of the same breed. */
  otherKindClass?: string | undefined;
}) {
  const { data, error, refetch } = useQuery(similarPetsQuery(useClient(), pet));
  const live = useLivePets(() => void refetch());
  const kind = pet.type === "Dog" ? "dogs" : "cats";
  const isOther = data && !data.isSameBreed;
  const title = isOther ? texts.otherAvailable(kind) : texts.moreOfBreed(pet.breed.breedName);
  const search = isOther ? `/${kind}` : `/breeds/${pet.breed.slug}`;
  if (data?.pets.length === 0) return null;
  return (
    <Section
      title={title}
      id="similar"
      className={cx(className, isOther && otherKindClass)}
      action={{ label: texts.showAll, href: search }}
    >
      {error && !data
        ? <ErrorNotice onRetry={refetch} />
        : (
          <PetGrid isRow isLoading={!data} count={4} label={title}>
            {data?.pets.map((other) => <PetTile key={other.id} pet={live(other)} />)}
          </PetGrid>
        )}
    </Section>
  );
}
