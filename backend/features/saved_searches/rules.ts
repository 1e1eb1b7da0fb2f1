import { searchPets } from "../../generated/search.ts";
import type { Input } from "../../generated/handlers.ts";
import { formatCents } from "../../platform/money.ts";
import type { Email } from "../mails/view.ts";

type Query = Input<"searchPets">["query"];

/** Saved searches of a person at most. */
export const MOST_SAVED = 50;
/** What `newCount` counts at most. */
export const MOST_NEW = 100;
/** Pets that one message tells of at most; the rest comes with the next. */
export const MOST_TOLD = 20;
/** A breeder lists a litter pet by pet: what comes within so many seconds is told at once. */
export const GATHER_SECONDS = 5;

/** What does not decide which pets are found. */
const NOT_KEPT = new Set(["sort", "sortType", "page", "cursor", "available"]);
/** How the search page names what the call names otherwise. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  sex: "gender",
  breedSlug: "breed",
  priceMinCents: "minPrice",
  priceMaxCents: "maxPrice",
};

/** A search as it is kept: the same filters are the same text. Undefined for what is no query of searchPets. */
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

/** The search page with the filters of a kept query, as a path of this site. */
export function pageOf(text: string): string {
  const page = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text)) {
    // The page has whole dollars.
    const shown = name === "type"
      ? `${value}s`
      : /Cents$/.test(name)
      ? String(dollarsOf(name, value))
      : value;
    page.append(PAGE_NAMES[name] ?? name, shown);
  }
  const search = page.toString();
  // By itself the page opens with dogs.
  return `/search?${search || "type=Dogs&type=Cats"}`;
}

const dollarsOf = (name: string, cents: string): number =>
  (name === "priceMinCents" ? Math.floor : Math.ceil)(Number(cents) / 100);

/** A pet as a message names it. */
export type FoundPet = {
  id: string;
  name: string;
  breed: string | null;
  city: string | null;
  state: string | null;
  priceCents: number | null;
};

/** What a person is told of the pets that a search has found: at least one. */
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

/** "Maple, Cavalier King Charles Spaniel in Corvallis, OR, $2,500" */
function wordsOf({ name, breed, city, state, priceCents }: FoundPet): string {
  const place = [city, state].filter(Boolean).join(", ");
  const what = [breed, place && `in ${place}`].filter(Boolean).join(" ");
  return [name, what, priceCents === null ? "" : formatCents(priceCents)].filter(Boolean).join(", ");
}
