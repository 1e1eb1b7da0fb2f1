import type { Handlers } from "../../generated/handlers.ts";
import { CATALOG } from "./rules.ts";

export const addOns: Handlers<"listAddOns"> = {
  listAddOns: () => Promise.resolve({ addOns: [...CATALOG] }),
};
