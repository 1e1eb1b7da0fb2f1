import type { Handlers } from "../../generated/handlers.ts";
import { CATALOGUE } from "./rules.ts";

export const addOns: Handlers<"listAddOns"> = {
  listAddOns: () => Promise.resolve({ addOns: [...CATALOGUE] }),
};
