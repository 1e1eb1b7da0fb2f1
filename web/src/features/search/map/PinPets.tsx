import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type MapPin, searchPetsLeanQuery } from "@hearthpaw/client";
import { ErrorNotice, IconButton, PetGrid } from "@hearthpaw/ui-kit";
import { PetTile } from "../../../components/pets/PetTile.tsx";
import { useClient } from "../../../lib/client_context.ts";
import type { Filters } from "../filters_rules.ts";
import { mapInput } from "./map_input.ts";
import * as texts from "./texts.ts";
import css from "./map.module.css";

/** The pets of a pin, in a row below the map. */
export function PinPets({ filters, pin, title, onClose }: {
  filters: Filters;
  pin: MapPin;
  title: string;
  onClose: () => void;
}) {
  const client = useClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useQuery(searchPetsLeanQuery(client, {
    ...mapInput(filters),
    area: pin.area,
    sort: "price",
    sortType: 1,
  }));
  useEffect(() => heading.current?.focus(), [pin.area]);
  return (
    <section
      className={css.pets}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // A sheet around it stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={css.bar}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>{title}</h2>
        <IconButton icon="close" label={texts.closePets} onClick={onClose} />
      </div>
      {found.isError
        ? <ErrorNotice onRetry={() => found.refetch()} />
        : (
          <PetGrid isRow isLoading={!found.data} count={Math.min(3, pin.count)} label={title}>
            {found.data?.data.pets.map((pet) => <PetTile key={pet.id} pet={pet} />)}
          </PetGrid>
        )}
    </section>
  );
}
