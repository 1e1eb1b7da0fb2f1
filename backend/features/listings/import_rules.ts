import type { ImportProblem } from "../../generated/types.ts";
import { birthDateOf, dayText, isAgeGroup, lastDayOf, weightOf, wordsOf } from "./import_cells_rules.ts";
import { mask } from "../masks/mask_rules.ts";
import { checkFacts, slugOf } from "./rules.ts";
import { characters, firstCharacters, listed, tidyLine, tidyText } from "../../platform/text.ts";

/** Facts of a breed for an import. */
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

/** Contents of a row in the listing's own terms. Null if the row says nothing. */
export type ImportedAnimal = {
  externalId: string;
  name: string;
  type: "Dog" | "Cat";
  sex: "Male" | "Female" | null;
  breedId: string | null;
  birthDate: string | null;
  /**
   * Source of the birth date. A listing with a birth date keeps it against an age, and against the month that
   * it is in.
   */
  birthFrom: "date" | "month" | "age";
  weightLb: number | null;
  priceCents: number | null;
  color: string | null;
  sizeClass: string | null;
  description: string;
  goodWith: string[];
  /** Companions the pet does not get along with. They replace contrary choices in the form. */
  notGoodWith: string[];
  registries: string[];
  isAdopted: boolean;
  /** Status text of a pet that is on hold or promised. Null for any other status. */
  waiting: string | null;
  /** File names of pictures uploaded before, in order. */
  photos: string[];
};

export type Row = Readonly<Record<string, string>>;
type Problem = Omit<ImportProblem, "row">;
export type RowOutcome = { animal?: ImportedAnimal; problems: Problem[] };

export const MOST_ROWS = 10_000;
/**
 * Maximum length of a cell, except descriptions. A longer text is cut, because it exceeds any valid value.
 */
const MOST_OF_CELL = 300;

/**
 * Reads a row. Without an `animal`, `problems` are the reasons for refusing it. Otherwise, they list skipped
 * cells and notes about reading it.
 */
export function readRow(row: Row, breeds: ReadonlyMap<string, ImportBreed>, today: string): RowOutcome {
  const problems: Problem[] = [];
  let isRefused = false;
  const value = (column: string) =>
    column === "Desc"
      ? tidyText(plainCell(row[column] ?? ""))
      : tidyLine(plainCell(row[column] ?? "").slice(0, MOST_OF_CELL));
  const refuse = (column: string, detail: string) => {
    isRefused = true;
    problems.push({ column, value: firstCharacters(value(column), 200) || null, detail });
  };
  const leaveOut = (column: string, detail: string) =>
    void problems.push({ column, value: firstCharacters(value(column), 200) || null, detail });
  const note = (column: string, detail: string) =>
    void problems.push({
      column,
      value: firstCharacters(value(column), 200) || null,
      detail,
      isNotice: true,
    });

  const externalId = value("ID");
  if (!externalId || characters(externalId) > 80) {
    refuse("ID", "Every pet needs an ID of up to 80 characters.");
  }
  const name = value("AnimalName");
  if (!name || characters(name) > 60) refuse("AnimalName", "Enter a name of up to 60 characters.");
  if (mask(name).kinds.length > 0) refuse("AnimalName", "Leave contact details out of the name.");
  const onFile = breedOnFile(value("PrimaryBreed"), value("SecondaryBreed"), isYes(value("Mix")));
  const written = breedAsWritten(onFile, typeOf(value("Type")), breeds);
  const breed = written?.breed;
  if (!breed) {
    refuse(
      "PrimaryBreed",
      written
        ? "List a mixed cat by its coat: Domestic Shorthair, Domestic Medium Hair or Domestic Longhair."
        : "We don't have this breed. Use the name on its breed page.",
    );
  }
  // A file of dogs alone needs no type column.
  const type = value("Type") ? typeOf(value("Type")) : breed && (breed.category === "Dogs" ? "Dog" : "Cat");
  if (value("Type") && !type) refuse("Type", "We list dogs and cats. Enter Dog or Cat.");
  const sex = sexOf(value("Sex"));
  if (sex === undefined) refuse("Sex", "Enter Male or Female.");
  const isAdopted = /^(adopted|adoption|sold|x)$/i.test(value("Status"));
  const waiting = isWaiting(value("Status")) ? value("Status") : null;
  if (value("Status") && !isAdopted && waiting === null && !isAvailable(value("Status"))) {
    refuse("Status", "Enter Available, Pending or Adopted.");
  }
  const birthDate = birthDateOf(value("birth_date"), value("Age"), today);
  if (birthDate === undefined) {
    refuse(
      value("birth_date") ? "birth_date" : "Age",
      "Enter a date such as 2025-09-12, a month such as 6/2025, or an age such as 8 weeks.",
    );
  }
  if (!value("birth_date") && isAgeGroup(value("Age"))) {
    leaveOut("Age", "This isn't an exact age. Enter the birth date before you submit the listing.");
  }
  const isMonth = lastDayOf(value("birth_date")) !== undefined;
  if (birthDate && isMonth) {
    note(
      "birth_date",
      `The day isn't known, so we use ${
        dayText(birthDate)
      }. A listing that has a day in this month keeps it.`,
    );
  }
  const number = (column: string, most: number): number | null => {
    const text = value(column).replace(/^\$|,/g, "");
    if (!text) return null;
    const read = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
    if (!(read <= most)) refuse(column, `Enter a number from 0 to ${most.toLocaleString("en-US")}.`);
    return read;
  };
  const price = number("Price", 50_000);
  const weight = weightOf(value("Weight"));
  if (weight === undefined || weight !== null && weight > 400) {
    refuse("Weight", "Enter pounds from 0 to 400, such as 6.5 or 6 lb 8 oz.");
  }
  // The value is rounded as stored, so importing the same file again changes nothing.
  const weightLb = Math.round((weight ?? 0) * 10) / 10 || null;
  const isAltered = isYes(value("Altered")) || /spayed|neutered|castrated|^[ns]$/i.test(value("Sex"));
  const said = mask(wordsOf(value("Desc")));
  if (said.kinds.length > 0) {
    note("Desc", "Contact details are hidden. Edit the description before you submit the listing.");
  }
  const description = [
    said.text,
    written?.isMix ? `Breed on file: ${onFile}.` : "",
    isAltered ? "Spayed or neutered." : "",
  ].filter(Boolean).join("\n\n");
  if (characters(description) > 5000) refuse("Desc", "Use at most 5,000 characters.");

  const size = breed?.sizeClasses.find((each) => each.toLowerCase() === value("Size").toLowerCase()) ?? null;
  // Other sources write "Black/White" for "Black and White".
  const [left, ...right] = value("Color").toLowerCase().split("/");
  const coat = right.length ? `${left!.trimEnd()} and ${right.join("/").trimStart()}` : left!;
  const color = breed?.colors.find((each) => each.toLowerCase() === coat) ?? null;
  if (breed && value("Color") && !color) {
    leaveOut("Color", `${breed.name} doesn't come in this color, so we skipped it.`);
  }
  const photos: string[] = [];
  for (let index = 1; index <= 6; index++) {
    const photo = value(`photo${index}`);
    // We never fetch a web address, because the author of the file could name any machine.
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
    sex: sex ?? null,
    breedId: breed.id,
    birthDate: birthDate ?? null,
    birthFrom: isMonth ? "month" : value("birth_date") ? "date" : "age",
    weightLb,
    priceCents: price === null ? null : Math.round(price * 100),
    color,
    sizeClass: size,
    description,
    goodWith: GOOD_WITH.flatMap(([no, yes, good]) => isNo(value(no)) || isYes(value(yes)) ? [good] : []),
    notGoodWith: GOOD_WITH.flatMap(([no, yes, good]) => isYes(value(no)) || isNo(value(yes)) ? [good] : []),
    registries: isYes(value("Shots")) ? ["healthRecords"] : [],
    isAdopted,
    waiting,
    photos,
  };
  const errors = checkFacts(
    {
      ...animal,
      goHomeDate: null,
      adultWeightLb: null,
      generation: null,
      coatType: null,
    },
    breed,
    today,
  );
  for (const { pointer, detail } of errors) refuse(COLUMN_OF[pointer] ?? "ID", detail);
  return errors.length ? { problems } : { animal, problems };
}

/** Returns the lookup key of a breed's name or slug. */
export const breedKey = (text: string): string => slugOf(text);

const typeOf = (text: string): "Dog" | "Cat" | undefined =>
  /^(dogs?|canines?|pupp(y|ies)|k9)\b/i.test(text)
    ? "Dog"
    : /^(cats?|felines?|kittens?)\b/i.test(text)
    ? "Cat"
    : undefined;

/** Returns whether a status means available, such as "A" or "Available in Foster". */
const isAvailable = (status: string): boolean => /^(a|new|adoptable)$|^available\b/i.test(status);

const isWaiting = (status: string): boolean => /^[hp]$|\b(hold|pending|reserved|not|soon)\b/i.test(status);

/**
 * Returns the sex in a cell such as "F", "Spayed Female" or "Spayed". Null if unknown, undefined if
 * unreadable.
 */
function sexOf(text: string): "Male" | "Female" | null | undefined {
  if (/^(unknown|u|)$/i.test(text)) return null;
  if (/\bfemale\b|^spayed$|^[fs]$/i.test(text)) return "Female";
  return /\bmale\b|^neutered$|^castrated$|^[mn]$/i.test(text) ? "Male" : undefined;
}

/**
 * Returns the breed of a row as one text. Shelter software has separate columns for a second breed or a mix.
 * A second breed equal to the first, or "none", adds nothing.
 */
function breedOnFile(first: string, second: string, isMix: boolean): string {
  const isSaid = second && !/^(none|n\/a|purebred|-+|0)$/i.test(second) &&
    breedKey(second) !== breedKey(first);
  if (isSaid && !/^(mix(ed)?|cross|unknown)\b/i.test(second)) return `${first} / ${second}`;
  return (isSaid || isMix) && !MIXED.test(first) ? `${first} mix` : first;
}

const MIXED = /\b(mix|mixed|cross|crossbreed)\b|\//i;

/**
 * Returns the breed that a cell names, also in the form "Retriever, Labrador". Shelters write "Labrador
 * Retriever Mix" or "Beagle/Boxer" for dogs of unknown parents: that is no Labrador, so it becomes our mixed
 * breed, and `isMix` tells callers to keep the original text. Cats without a breed are named by their coat,
 * mixed or not. A mix without a coat has no `breed`.
 */
function breedAsWritten(
  text: string,
  type: "Dog" | "Cat" | undefined,
  breeds: ReadonlyMap<string, ImportBreed>,
): { breed?: ImportBreed; isMix: boolean } | undefined {
  const named = (name: string) => {
    const plain = name.replace(/,\s*(short|long|smooth|rough|wire)[ -]?(coat|hair)(ed)?$/i, "");
    const turned = plain.split(",");
    return breeds.get(breedKey(plain)) ?? breeds.get(breedKey(name)) ??
      breeds.get(breedKey(listed(COATS, breedKey(name)) ?? "")) ??
      (turned.length === 2 ? breeds.get(breedKey(`${turned[1]} ${turned[0]}`)) : undefined);
  };
  const whole = named(text);
  if (whole) return { breed: whole, isMix: false };
  if (!MIXED.test(text)) return undefined;
  const parts = text.split("/").map((part) =>
    named(part.replace(/\b(?:mix|mixed|cross|crossbreed)\b\)?\s*$/i, ""))
  );
  const coat = parts.find((part) => part && OF_NO_BREED.test(part.slug));
  if (coat) return { breed: coat, isMix: coat !== parts[0] };
  if (type === "Cat" || parts[0]?.category === "Cats") return { isMix: true };
  const mixed = breeds.get("mixed-breed");
  return mixed && { breed: mixed, isMix: true };
}

/** Cats without a breed, named by their coat. */
const OF_NO_BREED = /^domestic-(?:shorthair|medium-hair|longhair)$/;

/** Shelters' short names for cats without a breed. */
const COATS: Readonly<Record<string, string>> = {
  "dsh": "Domestic Shorthair",
  "domestic-sh": "Domestic Shorthair",
  "domestic-short-hair": "Domestic Shorthair",
  "dmh": "Domestic Medium Hair",
  "domestic-mh": "Domestic Medium Hair",
  "domestic-mediumhair": "Domestic Medium Hair",
  "dlh": "Domestic Longhair",
  "domestic-lh": "Domestic Longhair",
  "domestic-long-hair": "Domestic Longhair",
};
const GOOD_WITH = [
  ["NoDogs", "GoodWithDogs", "dogs"],
  ["NoKids", "GoodWithKids", "children"],
  ["NoCats", "GoodWithCats", "otherAnimals"],
] as const;
const COLUMN_OF: Record<string, string> = {
  "/birthDate": "birth_date",
  "/priceCents": "Price",
  "/weightLb": "Weight",
  "/breedId": "PrimaryBreed",
};

const isYes = (text: string): boolean => /^(y|yes|true|1)$/i.test(text);
const isNo = (text: string): boolean => /^(n|no|false|0)$/i.test(text);

/** Removes the apostrophe that hides a formula: spreadsheets read a cell with such a start as a formula. */
const plainCell = (text: string): string => text.replace(/^'(?=[=+\-@\t])/, "");
