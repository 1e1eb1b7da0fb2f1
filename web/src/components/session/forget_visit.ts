import { setCompared } from "../compare/compared.ts";
import { viewedPets } from "../favourites/viewed.ts";
import { forgetZip } from "../../lib/zip.ts";

/** Removes a person's traces from this device at sign-out: the next person must see none. */
export function forgetVisit(): void {
  viewedPets.clear();
  setCompared([]);
  forgetZip();
}
