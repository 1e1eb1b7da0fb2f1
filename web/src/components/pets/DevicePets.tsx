import { useQueries } from "@tanstack/react-query";
import { useEffect } from "react";
import { getPetQuery, type Pet, type PetCard } from "@hearthpaw/client";
import { ErrorNotice, PetGrid } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useLivePets } from "./live_pets.ts";
import { priceWithFee } from "./card_rules.ts";
import { PetTile } from "./PetTile.tsx";
import * as texts from "./texts.ts";

/** Cards of pets that only this device knows, in the order of their ids. `onGone` gets delisted pets. */
export function DevicePets({ ids, label, onGone }: {
  ids: readonly string[];
  label: string;
  onGone: (id: string) => void;
}) {
  const client = useClient();
  const answers = useQueries({
    queries: ids.map((id) => ({ ...getPetQuery(client, { id }), staleTime: 60_000 })),
  });
  const live = useLivePets(() => answers.forEach(({ refetch }) => void refetch()));
  const gone = ids.filter((_, at) => [404, 410].includes(answers[at]?.error?.status ?? 0)).join(" ");
  useEffect(() => {
    for (const id of gone.split(" ").filter(Boolean)) onGone(id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's function changes with each drawing
  }, [gone]);
  const pets = answers.flatMap(({ data }) => data ? [cardOf(data.pet)] : []);
  if (pets.length === 0 && answers.some(({ error }) => error)) {
    return (
      <ErrorNotice
        title={texts.petsLoadFailed}
        onRetry={() => Promise.all(answers.map(({ refetch }) => refetch()))}
      />
    );
  }
  if (pets.length === 0) return <PetGrid isLoading label={texts.loadingPets} />;
  return (
    <PetGrid label={label}>
      {pets.map((pet) => <PetTile key={pet.id} pet={live(pet)} heading="h3" />)}
    </PetGrid>
  );
}

/** Returns the facts of a pet that its card shows. */
function cardOf({ breeder, images: [image], videoLocation, promisedUntil, ...pet }: Pet): PetCard {
  const { id, name, isVerified, isShelter } = breeder;
  return {
    ...pet,
    priceWithFeeCents: priceWithFee(pet.priceCents),
    hasVideo: videoLocation !== null,
    breeder: { id, name, isVerified, isShelter },
    ...(promisedUntil && { promisedUntil }),
    ...(image && { defaultImage: image }),
  };
}
