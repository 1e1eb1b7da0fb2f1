import type { BreedFacts } from "../../../platform/db/schema.ts";

/** Set of size classes in which a breed is sold; most breeds have none. */
export type SizeClassSet = "none" | "doodle" | "dachshund" | "poodle";

/**
 * A breed as shipped with the product. Weights are in pounds, heights in inches at the shoulder, life spans
 * in years.
 */
export type Breed = {
  slug: string;
  name: string;
  category: "Dogs" | "Cats";
  group: string;
  sizeClassSet: SizeClassSet;
  colors: { title: string }[];
  facts: BreedFacts;
};

const coatTypes: readonly string[] = ["Smooth", "Long", "Medium", "Wire", "Silky-Wire", "Fluffy"];
const flagNames: readonly string[] = ["low", "apt", "doodle", "dachshund", "poodle"];

/** Returns a name in lower-case kebab: "Löwchen" -> "lowchen", "Cirneco dell'Etna" -> "cirneco-delletna". */
export function slugOf(name: string): string {
  return name.normalize("NFD").replace(/[\u0300-\u036f'’.]/g, "").toLowerCase()
    .replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/**
 * Parses a table of breeds. Each breed has two lines:
 *
 *     name | coats | colors | male/female lb | height in | life years | temperament | flags
 *       one sentence about the breed
 *
 * Coats may be empty (hairless). A single weight range covers both sexes. A single number is a range from
 * itself to itself. Height may be empty. Flags: `low` sheds little, `apt` is content in an apartment, and the
 * name of a size class set. The data is ours, so an error is a bug and throws.
 */
export function parseBreeds(
  table: string,
  category: Breed["category"],
  group: string | ((coats: string[]) => string),
  hybrid = false,
): Breed[] {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  const breeds: Breed[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const line = lines[at] ?? "";
    const summary = lines[at + 1] ?? "";
    if (!summary.startsWith("  ")) throw new Error(`breed without its sentence: ${line}`);
    const cells = line.split("|").map((cell) => cell.trim());
    if (cells.length !== 8) throw new Error(`breed with ${cells.length} cells, not 8: ${line}`);
    const [name, coats, colors, weight, height, life, temperament, flags] = cells as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const [male, female] = weight.split("/");
    const coatList = list(coats, ",", coatTypes);
    const flagList = list(flags, " ", flagNames);
    breeds.push({
      slug: slugOf(name),
      name,
      category,
      group: typeof group === "string" ? group : group(coatList),
      sizeClassSet: (flagList.find((flag) => flag !== "low" && flag !== "apt") ?? "none") as SizeClassSet,
      colors: list(colors, ",").map((title) => ({ title })),
      facts: {
        coatTypes: coatList,
        weightLb: { male: range(male), female: range(female ?? male) },
        ...(height === "" ? {} : { heightIn: range(height) }),
        lifeSpanYears: range(life),
        temperament: list(temperament, ","),
        lowShedding: flagList.includes("low"),
        apartmentFriendly: flagList.includes("apt"),
        hybrid,
        summary: summary.trim(),
      },
    });
  }
  return breeds;
}

function list(cell: string, separator: string, allowed?: readonly string[]): string[] {
  const values = cell.split(separator).map((value) => value.trim()).filter((value) => value !== "");
  const odd = allowed && values.find((value) => !allowed.includes(value));
  if (odd !== undefined) throw new Error(`unknown value in breed data: ${odd}`);
  return values;
}

function range(cell: string | undefined): [number, number] {
  const [low, high = low] = (cell ?? "").split("-").map(Number);
  if (!low || !high || low > high) throw new Error(`not a range in breed data: ${cell}`);
  return [low, high];
}
