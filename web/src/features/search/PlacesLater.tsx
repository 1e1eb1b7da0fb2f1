import type { RefObject } from "react";
import { Button } from "@hearthpaw/ui-kit";
import { NearMe } from "../../components/place/NearMeLater.tsx";
import type { Filters } from "./filters_rules.ts";
import { nearHere, nowhere } from "./near_rules.ts";
import * as texts from "./texts.tsx";

/** The buttons about places: near the visitor, and the map. */
export function Places({ filters, near, isAsked, isMapOpen, mapButton, onMap, onChange }: {
  filters: Filters;
  /** Name of the searched place. */
  near: string | undefined;
  /** Whether the address asks for the visitor's place. */
  isAsked: boolean;
  isMapOpen: boolean;
  mapButton: RefObject<HTMLButtonElement | null>;
  onMap: () => void;
  /** With `isReplaced`, the new address takes the place of the present one in the browser's history. */
  onChange: (next: Filters, isReplaced?: boolean) => void;
}) {
  return (
    <>
      <NearMe
        near={near}
        isAsked={isAsked}
        // The address that asks would ask again on the way back.
        onChoose={({ zip }) => onChange(nearHere(filters, zip), isAsked)}
        onArrive={({ zip }) => {
          if (!filters.zip) onChange({ ...filters, zip }, true);
        }}
        onForget={() => onChange(nowhere(filters))}
        onLeave={() => onChange(filters, true)}
      />
      <Button
        ref={mapButton}
        variant="secondary"
        icon="map"
        aria-expanded={isMapOpen}
        onClick={onMap}
      >
        {isMapOpen ? texts.hideMap : texts.showMap}
      </Button>
    </>
  );
}
