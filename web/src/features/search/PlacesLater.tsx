import { useRouter } from "@tanstack/react-router";
import { Button } from "@hearthpaw/ui-kit";
import { NearMe } from "../../components/place/NearMeLater.tsx";
import { type Filters, searchHrefOf } from "./filters_rules.ts";
import { nearHere, nowhere } from "./near_rules.ts";
import * as texts from "./texts.tsx";

/** The buttons about places: near the visitor, and the map. */
export function Places({ filters, near, isAsked, isMapOpen, onMap, onChange }: {
  filters: Filters;
  /** Name of the searched place. */
  near: string | undefined;
  /** Whether the address asks for the visitor's place. */
  isAsked: boolean;
  isMapOpen: boolean;
  onMap: () => void;
  onChange: (next: Filters) => void;
}) {
  const router = useRouter();
  const replace = (next: Filters) => void router.navigate({ href: searchHrefOf(next), replace: true });
  return (
    <>
      <NearMe
        near={near}
        isAsked={isAsked}
        onChoose={({ zip }) => onChange(nearHere(filters, zip))}
        onArrive={({ zip }) => {
          if (!filters.zip) replace({ ...filters, zip });
        }}
        onForget={() => onChange(nowhere(filters))}
        onLeave={() => replace(filters)}
      />
      <Button variant="secondary" icon="map" aria-expanded={isMapOpen} onClick={onMap}>
        {isMapOpen ? texts.hideMap : texts.showMap}
      </Button>
    </>
  );
}
