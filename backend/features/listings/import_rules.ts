import type { ImportProblem } from "../../generated/types.ts";
import { checkFacts, slugOf } from "./rules.ts";
import { characters, firstCharacters, tidyText } from "../../platform/text.ts";

/** A breed as an import needs it. */
export type ImportBreed = {
  id: string;
  slug: string;
  name: string;
  category: "Dogs" | "Cats";
  sizeClasses: readonly string[];
  colors: readonly string[];
  sizeClassSet: "none" | "doodle" | "dachshund" | "poodle";
  isHybrid: boolean;
};

/** What a row says of an animal, in the listing's own terms; null where it says nothing. */
export type ImportedAnimal = {
  externalId: string;
  name: string;
  type: "Dog" | "Cat";
  sex: "Male" | "Female" | null;
  breedId: string | null;
  birthDate: string | null;
  /** The birth date was reckoned from an age: a listing that has one keeps its own. */
  isBirthGuessed: boolean;
  weightLb: number | null;
  priceCents: number | null;
  color: string | null;
  sizeClass: string | null;
  description: string;
  goodWith: string[];
  /** Whom it does not get along with: what the form said to the contrary goes. */
  notGoodWith: string[];
  registries: string[];
  isAdopted: boolean;
  /** Names of pictures that were uploaded before, in their order. */
  photos: string[];
};

export type Row = Readonly<Record<string, string>>;
type Problem = Omit<ImportProblem, "row">;
export type RowOutcome = { animal?: ImportedAnimal; problems: Problem[] };

/** Columns of the files that shelters export. Those from Price on are ours, and may be missing like most others. */
const COLUMNS = [
  ...["ID", "AnimalName", "PrimaryBreed", "Sex", "Size", "Age", "Desc", "Type", "Status", "Shots", "Altered"],
  ...["NoDogs", "NoCats", "NoKids", "photo1", "photo2", "photo3", "photo4", "photo5", "photo6", "birth_date"],
  ...["Price", "Weight", "Color"],
] as const;
/** Without these no row can be read. */
const NEEDED = ["ID", "AnimalName", "PrimaryBreed", "Type"] as const;
export const MOST_ROWS = 10_000;

/**
 * Columns under the names that they have here: capitals, blanks and underscores do not matter. A file with a column twice, or
 * without one that is needed, cannot be read at all.
 */
export function readHeader(
  header: readonly string[],
): { names: (string | undefined)[]; problems: Problem[] } {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_]/g, "");
  const names = header.map((name) => COLUMNS.find((column) => plain(column) === plain(name)));
  const known = names.filter((name) => name !== undefined);
  const twice = known.find((name, index) => known.indexOf(name) !== index);
  return {
    names,
    problems: [
      ...(twice ? [{ column: twice, value: null, detail: "This column appears twice." }] : []),
      ...NEEDED.filter((name) => !known.includes(name)).map((column) => ({
        column,
        value: null,
        detail: `The column ${column} is missing.`,
      })),
    ],
  };
}

/** Reads a row. `problems` without an `animal` refuse it; beside one they are what was left out of it. */
export function readRow(row: Row, breeds: ReadonlyMap<string, ImportBreed>, today: string): RowOutcome {
  const problems: Problem[] = [];
  let isRefused = false;
  const value = (column: string) => tidyText(plainCell(row[column] ?? ""));
  const refuse = (column: string, detail: string) => {
    isRefused = true;
    problems.push({ column, value: firstCharacters(value(column), 200) || null, detail });
  };
  const leaveOut = (column: string, detail: string) =>
    void problems.push({ column, value: firstCharacters(value(column), 200) || null, detail });

  const externalId = value("ID");
  if (!externalId || characters(externalId) > 80) {
    refuse("ID", "Every pet needs an ID of up to 80 characters.");
  }
  const name = value("AnimalName");
  if (!name || characters(name) > 60) refuse("AnimalName", "Enter a name of up to 60 characters.");
  const type = TYPES[value("Type").toLowerCase()];
  if (!type) refuse("Type", "Enter Dog or Cat.");
  const sex = SEXES[value("Sex").toLowerCase()] ?? null;
  if (value("Sex") && !sex) refuse("Sex", "Enter Male or Female.");
  const breed = breeds.get(breedKey(value("PrimaryBreed")));
  if (!breed) refuse("PrimaryBreed", "We don't have this breed. Use the name on its breed page.");
  const isAdopted = /^(adopted|sold)$/i.test(value("Status"));
  if (value("Status") && !isAdopted && !/^(available|adoptable|new)$/i.test(value("Status"))) {
    refuse("Status", "Enter Available or Adopted.");
  }
  const birthDate = birthDateOf(value("birth_date"), value("Age"), today);
  if (birthDate === undefined) {
    refuse(
      value("birth_date") ? "birth_date" : "Age",
      "Enter a date such as 2025-09-12, or an age such as 8 weeks.",
    );
  }
  const number = (column: string, most: number): number | null => {
    const text = value(column).replace(/^\$|,/g, "").replace(/\s*(lbs?|pounds)\.?$/i, "");
    if (!text) return null;
    const read = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
    if (!(read <= most)) refuse(column, `Enter a number from 0 to ${most}.`);
    return read;
  };
  const price = number("Price", 50_000);
  const weight = number("Weight", 400);
  // As it is stored, so that the same file again changes nothing.
  const weightLb = weight === null ? null : Math.round(weight * 10) / 10 || null;
  const description = [value("Desc"), isYes(value("Altered")) ? "Spayed or neutered." : ""].filter(Boolean)
    .join("\n\n");
  if (characters(description) > 5000) refuse("Desc", "Use at most 5,000 characters.");

  const size = breed?.sizeClasses.find((each) => each.toLowerCase() === value("Size").toLowerCase()) ?? null;
  const color = breed?.colors.find((each) => each.toLowerCase() === value("Color").toLowerCase()) ?? null;
  if (breed && value("Color") && !color) {
    leaveOut("Color", `${breed.name} doesn't come in this color, so we skipped it.`);
  }
  const photos: string[] = [];
  for (let index = 1; index <= 6; index++) {
    const photo = value(`photo${index}`);
    // An address of the web is never fetched: whoever writes the file could name any machine.
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(photo)) {
      leaveOut(
        `photo${index}`,
        "We can't import photos from the web. Upload them, then enter their file names.",
      );
    } else if (photo) photos.push(photo);
  }
  if (isRefused || !type || !breed) return { problems };

  const animal: ImportedAnimal = {
    externalId,
    name,
    type,
    sex,
    breedId: breed.id,
    birthDate: birthDate ?? null,
    isBirthGuessed: !value("birth_date"),
    weightLb,
    priceCents: price === null ? null : Math.round(price * 100),
    color,
    sizeClass: size,
    description,
    goodWith: GOOD_WITH.flatMap(([column, good]) => isNo(value(column)) ? [good] : []),
    notGoodWith: GOOD_WITH.flatMap(([column, good]) => isYes(value(column)) ? [good] : []),
    registries: isYes(value("Shots")) ? ["healthRecords"] : [],
    isAdopted,
    photos,
  };
  const errors = checkFacts(
    {
      ...animal,
      goHomeDate: null,
      adultWeightLb: null,
      generation: null,
      coatType: null,
      deliveryOptions: [],
    },
    breed,
    today,
  );
  for (const { pointer, detail } of errors) refuse(COLUMN_OF[pointer] ?? "ID", detail);
  return errors.length ? { problems } : { animal, problems };
}

/** A breed's name or slug as rows write it. */
export const breedKey = (text: string): string => slugOf(text);

const TYPES: Record<string, "Dog" | "Cat" | undefined> = { dog: "Dog", cat: "Cat", dogs: "Dog", cats: "Cat" };
const SEXES: Record<string, "Male" | "Female" | undefined> = {
  m: "Male",
  male: "Male",
  f: "Female",
  female: "Female",
};
const GOOD_WITH = [["NoDogs", "dogs"], ["NoKids", "children"], ["NoCats", "otherAnimals"]] as const;
const COLUMN_OF: Record<string, string> = {
  "/birthDate": "birth_date",
  "/priceCents": "Price",
  "/weightLb": "Weight",
  "/breedId": "PrimaryBreed",
};

const isYes = (text: string): boolean => /^(y|yes|true|1)$/i.test(text);
const isNo = (text: string): boolean => /^(n|no|false|0)$/i.test(text);

/** Programs for tables take a cell that begins so for a formula; one that hides it behind an apostrophe is read plainly. */
const plainCell = (text: string): string => text.replace(/^'(?=[=+\-@\t])/, "");

/** A birth date from a date or an age; null where neither is written, undefined where it cannot be read. */
function birthDateOf(date: string, age: string, today: string): string | null | undefined {
  if (date) {
    const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date);
    const iso = us ? `${us[3]}-${us[1]!.padStart(2, "0")}-${us[2]!.padStart(2, "0")}` : date.slice(0, 10);
    const day = /^\d{4}-\d\d-\d\d$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
    return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined;
  }
  if (!age) return null;
  const parts = /^(\d{1,3})\s*(d|w|m|y)[a-z]*\.?$/i.exec(age);
  if (!parts) return undefined;
  const days = Number(parts[1]) *
    { d: 1, w: 7, m: 30.44, y: 365.25 }[parts[2]!.toLowerCase() as "d" | "w" | "m" | "y"];
  return new Date(Date.parse(today) - Math.round(days) * 86_400_000).toISOString().slice(0, 10);
}
