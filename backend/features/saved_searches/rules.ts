import { searchPets } from "../../generated/search.ts";
import type { Input } from "../../generated/handlers.ts";
import { formatCents } from "../../platform/money.ts";
import { priceWithFee } from "../pets/rules.ts";
import type { Email } from "../mails/view.ts";

type Query = Input<"searchPets">["query"];

/** Maximum number of saved searches per person. */
export const MOST_SAVED = 50;
/** Maximum `newCount`. */
export const MOST_NEW = 100;
/** Maximum number of pets per message; the rest comes with the next message. */
export const MOST_TOLD = 20;
/** Seconds to wait before a notice: breeders list a litter pet by pet, and one message covers all. */
export const GATHER_SECONDS = 5;

/** Parameters that do not affect the found pets. */
const NOT_KEPT = new Set(["sort", "sortType", "page", "cursor", "available"]);
/** Names on the search page that differ from those of the call. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  sex: "gender",
  breedSlug: "breed",
  priceMinCents: "minPrice",
  priceMaxCents: "maxPrice",
};

/**
 * Returns a search in its stored form, in which identical filters give identical text. Undefined if the text
 * is not a query of searchPets.
 */
export function readQuery(text: string): { query: Query; text: string } | undefined {
  const kept = [...new URLSearchParams(text.replace(/^\?/, ""))]
    .filter(([name, value]) => !NOT_KEPT.has(name) && value !== "")
    .sort(([a, x], [b, y]) => a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0);
  if (kept.some(([, value]) => value.includes("\0"))) return undefined;
  const lists: Record<string, string[]> = {};
  for (const [name, value] of kept) (lists[name] ??= []).push(value);
  const { query: schema } = searchPets.route.request as { query: Schema };
  const read = schema.safeParse(lists);
  return read.success ? { query: read.data, text: new URLSearchParams(kept).toString() } : undefined;
}

type Schema = { safeParse(value: unknown): { success: true; data: Query } | { success: false } };

/** Returns the search page with the filters of a stored query, as a path of this site. */
export function pageOf(text: string): string {
  const page = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text)) {
    // The page uses whole dollars.
    const shown = name === "type"
      ? `${value}s`
      : name.endsWith("Cents")
      ? String(dollarsOf(name, value))
      : value;
    page.append(PAGE_NAMES[name] ?? name, shown);
  }
  const search = page.toString();
  // Without a type the page shows only dogs.
  return `/search?${search || "type=Dogs&type=Cats"}`;
}

const dollarsOf = (name: string, cents: string): number =>
  (name === "priceMinCents" ? Math.floor : Math.ceil)(Number(cents) / 100);

/** A pet as named in a message. */
export type FoundPet = {
  id: string;
  name: string;
  breed: string | null;
  city: string | null;
  state: string | null;
  priceCents: number | null;
};

/** Returns the news about the pets that a search has found, at least one. */
export function newsOfPets(
  search: { name: string; query: string },
  pets: readonly FoundPet[],
  { publicUrl, firstName }: { publicUrl: string; firstName: string },
): { title: string; text: string; url: string; email: Email } {
  const [first] = pets;
  const isOne = pets.length === 1;
  const title = isOne
    ? `${first!.name} matches your search`
    : `${pets.length} new pets match “${search.name}”`;
  const url = isOne ? `/pets/${first!.id}` : pageOf(search.query);
  return {
    title,
    text: isOne
      ? `${wordsOf(first!)}. From your saved search “${search.name}”.`
      : `${pets.slice(0, 3).map(({ name }) => name).join(", ")}${pets.length > 3 ? " and more" : ""}.`,
    url,
    email: {
      subject: title,
      heading: isOne ? `Meet ${first!.name}` : `${pets.length} new pets for you`,
      paragraphs: [
        `Hi ${firstName},`,
        `Your saved search “${search.name}” found ${isOne ? "a new pet" : "new pets"}:`,
        ...pets.map(wordsOf),
      ],
      action: { label: isOne ? `View ${first!.name}` : "View all matches", url: publicUrl + url },
      note: `Change how often we tell you, or delete this search: ${publicUrl}/account/searches`,
    },
  };
}

/** Returns a pet in words: "Maple, Cavalier King Charles Spaniel in Corvallis, OR, $2,500" */
function wordsOf({ name, breed, city, state, priceCents }: FoundPet): string {
  const place = [city, state].filter(Boolean).join(", ");
  const what = [breed, place && `in ${place}`].filter(Boolean).join(" ");
  return [name, what, priceCents === null ? "" : formatCents(priceWithFee(priceCents))].filter(Boolean).join(
    ", ",
  );
}
