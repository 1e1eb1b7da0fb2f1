import { one } from "../../lib/addresses.ts";

const quicks = ["small", "low-shedding", "family-friendly"] as const;

/** Parameters of the home page's address; dogs and all pets by default. */
export type HomeSearch = { type?: "Cats"; show?: (typeof quicks)[number] };

/** Reads the parameters of the home page; invalid values are left out. */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  return {
    type: one(search.type) === "Cats" ? "Cats" : undefined,
    show: quicks.find((name) => name === one(search.show)),
  };
}
