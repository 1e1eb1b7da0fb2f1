import { one } from "../../lib/addresses.ts";

const quicks = ["small", "low-shedding", "family-friendly"] as const;

/** What the home page's address may say; dogs and everything unless told. */
export type HomeSearch = { type?: "Cats"; show?: (typeof quicks)[number] };

/** Reads the search of the home page; what it cannot mean is left out. */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  return {
    type: one(search.type) === "Cats" ? "Cats" : undefined,
    show: quicks.find((name) => name === one(search.show)),
  };
}
