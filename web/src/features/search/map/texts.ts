import { countText } from "@hearthpaw/ui-kit";

export const petsOnAMap = (noun: string) => `Map of ${noun}`;
export const pins = "Places with pets. Move between them with the arrow keys.";
export const closeMap = "Close map";
export const zoomIn = "Zoom in";
export const zoomOut = "Zoom out";
export const searchAsIMove = "Search as I move the map";
export const searchThisArea = "Search this area";
export const loadingMap = "Loading the map…";
export const inThisPart = ({ count, one, many }: { count: number; one: string; many: string }) =>
  `${countText(count, one, many)} in this part of the map`;
export const pinLabel = (
  { count, one, many, price, city }: {
    count: number;
    one: string;
    many: string;
    price: string;
    city: string;
  },
) => `${countText(count, one, many)} near ${city}, ${count === 1 ? price : `from ${price}`}`;
export const petsHere = (city: string) => `Near ${city}`;
export const closePets = "Close";
export const placesAsAList = "Places as a list";
export const noMap =
  "Your browser can't draw the map. These are the places with pets; choose one to see its pets.";
export const mapNotLoaded = "We couldn't load the map";
export const placesNotLoaded = "We couldn't load the places with pets";
export const offsetNote = "Pins are near the seller's ZIP code, not at their address.";
export const embeddedSources = "Places: GeoNames. Borders: U.S. Census Bureau.";
