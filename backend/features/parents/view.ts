import type { ParentDetails } from "../../generated/types.ts";
import { breederLabel } from "../listings/life_cycle_rules.ts";
import type { OwnParent } from "./store.ts";

/** Returns a parent animal as its breeder and staff see it. */
export function detailsOf(parent: OwnParent): ParentDetails {
  return { ...parent, statusLabel: breederLabel(parent.status) };
}
