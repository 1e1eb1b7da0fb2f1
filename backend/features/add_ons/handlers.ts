import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { visibility } from "../pets/rules.ts";
import { CATALOG, suits } from "./rules.ts";
import { findAddOnPet } from "./store.ts";

export const addOns: Handlers<"listAddOns"> = {
  async listAddOns({ query: { petId } }, { db }) {
    if (petId === undefined) return { addOns: [...CATALOG] };
    const pet = await findAddOnPet(db, petId);
    if (!pet || visibility(pet.status) === "hidden") fail("not_found");
    return { addOns: CATALOG.filter((addOn) => suits(addOn, pet)) };
  },
};
