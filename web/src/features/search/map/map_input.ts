import type { SearchPetsInput } from "@hearthpaw/client";
import { type Filters, searchInput } from "../filters_rules.ts";

/** Returns the API's filters for the map: those of the search, without its order and its part of the map. */
export function mapInput(filters: Filters): Omit<SearchPetsInput, "sort" | "sortType" | "area"> {
  const { sort: _sort, sortType: _direction, area: _area, ...input } = searchInput(filters);
  return input;
}
