/** Identifies the columns of a file: by the names that shelter software uses, or by the breeder's choice. */
import type { ImportColumn, ImportFileColumn } from "../../generated/types.ts";

export type Header = { columns: ImportFileColumn[]; missing: ImportColumn[]; problem?: string };

/** Required columns. */
const NEEDED = ["ID", "AnimalName", "PrimaryBreed"] as const satisfies readonly ImportColumn[];

/**
 * Names of columns, most specific first: of several candidates, the first wins. Sources: Petfinder's import
 * file, Animal Shelter Manager's list of fields (ANIMALCODE, ANIMALBREED1), RescueGroups (animalPrimaryBreed,
 * animalOKWithDogs), exports of Shelterluv ("Age (Months)") and PetPoint ("Primary Colour", "Stage"), and the
 * open data of the shelters of Austin ("Sex upon Outcome"), Long Beach ("Primary Color", "DOB"), King County
 * ("Animal_Gender", "Record_Type") and Sonoma County.
 */
const NAMES: Readonly<Record<Exclude<ImportColumn, "skip">, readonly string[]>> = {
  ID: [
    "id",
    "animalid",
    "animalnumber",
    "animalcode",
    "sheltercode",
    "externalid",
    "internalid",
    "petid",
    "animalarn",
    "arn",
    "referencenumber",
    "reference",
  ],
  AnimalName: ["animalname", "name", "petname", "callname"],
  PrimaryBreed: [
    "primarybreed",
    "animalprimarybreed",
    "animalbreed1",
    "breed1",
    "animalbreed",
    "breed",
    "breedname",
  ],
  SecondaryBreed: ["secondarybreed", "animalsecondarybreed", "animalbreed2", "breed2"],
  Mix: ["mix", "ismix", "mixed", "mixedbreed", "animalmixedbreed", "crossbreed"],
  Type: ["species", "animalspecies", "speciesname", "animaltype", "pettype", "type"],
  Sex: ["sex", "animalsex", "gender", "animalgender", "sexname", "sexuponoutcome", "sexuponintake"],
  birth_date: ["birthdate", "animalbirthdate", "dateofbirth", "animaldob", "dob", "birthday"],
  Age: ["age", "animalage", "ageuponoutcome", "ageuponintake", "agemonths", "ageinmonths"],
  Price: ["price", "adoptionfee", "animaladoptionfee", "adoptionprice", "fee"],
  Weight: [
    "weight",
    "animalweight",
    "currentweight",
    "weightlb",
    "weightlbs",
    "weightpounds",
    "currentweightlbs",
    "currentweightpounds",
    "weightkg",
  ],
  Size: ["size", "animalsize", "sizename", "animalgeneralsizepotential"],
  Color: [
    "color",
    "animalcolor",
    "primarycolor",
    "animalprimarycolor",
    "color1",
    "basecolor",
    "basecolorname",
  ],
  Desc: ["desc", "description", "animaldescription", "animalcomments", "bio", "biography", "aboutme"],
  Status: ["status", "animalstatus", "adoptionstatus", "recordtype", "outcometype", "outcome", "stage"],
  Shots: ["shots", "vaccinated", "vaccinations", "animaluptodate", "uptodateonshots"],
  Altered: [
    "altered",
    "animalaltered",
    "spayedneutered",
    "spayneuter",
    "neutered",
    "animalneutered",
    "fixed",
  ],
  NoDogs: ["nodogs"],
  NoCats: ["nocats"],
  NoKids: ["nokids", "nochildren"],
  GoodWithDogs: ["goodwithdogs", "okwithdogs", "animalokwithdogs", "dogfriendly"],
  GoodWithCats: ["goodwithcats", "okwithcats", "animalokwithcats", "catfriendly"],
  GoodWithKids: [
    "goodwithkids",
    "goodwithchildren",
    "okwithkids",
    "animalokwithkids",
    "kidfriendly",
    "childfriendly",
  ],
  photo1: ["photo1", "picture1", "image1", "photofilename1"],
  photo2: ["photo2", "picture2", "image2", "photofilename2"],
  photo3: ["photo3", "picture3", "image3", "photofilename3"],
  photo4: ["photo4", "picture4", "image4", "photofilename4"],
  photo5: ["photo5", "picture5", "image5", "photofilename5"],
  photo6: ["photo6", "picture6", "image6", "photofilename6"],
};

/**
 * Returns a column name's words without their spelling: "Animal_ID" equals "Animal ID", and "#" becomes
 * "number".
 */
const plain = (name: string): string =>
  name.toLowerCase().replace("#", "number").replace("colour", "color").replace(/[^a-z0-9]/g, "");

/**
 * Returns the cells of a row by column. A bare number gets the unit in its column's name ("Age (Months)").
 */
export function cellsOf(
  columns: readonly ImportFileColumn[],
  cells: readonly string[],
): Record<string, string> {
  return Object.fromEntries(columns.map(({ header, column }, at) => {
    const cell = cells[at] ?? "";
    const unit = column === "Age" || column === "Weight" ? UNIT.exec(header)?.[0] : undefined;
    return [column, unit && /^\s*\d[\d.,]*\s*$/.test(cell) ? `${cell.trim()} ${unit}` : cell];
  }));
}

const UNIT = /(weeks|months|years|kg|kilograms|ounces|oz)(?=\W*$)/i;

/**
 * Returns the meaning of each column. `chosen` sets it for each, in order, with `skip` for columns to omit.
 * By default, names identify the columns. `problem` is the reason why the file is unreadable with these
 * columns.
 */
export function readHeader(header: readonly string[], chosen?: readonly ImportColumn[]): Header {
  const columns = chosen ? header.map((_, at) => chosen[at] ?? "skip") : recognized(header.map(plain));
  const known = columns.filter((column) => column !== "skip");
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  return {
    columns: header.map((name, at) => ({
      header: name.trim().slice(0, 100),
      column: columns[at]!,
      example: null,
    })),
    missing: NEEDED.filter((column) => !known.includes(column)),
    ...(twice ? { problem: `The column ${twice} appears twice.` } : {}),
  };
}

function recognized(names: readonly string[]): ImportColumn[] {
  const columns = names.map((): ImportColumn => "skip");
  for (const [column, called] of Object.entries(NAMES) as [ImportColumn, readonly string[]][]) {
    // A column with our exact name must not occur twice, because neither could be preferred.
    const best = called.find((name) => names.includes(name) && !isPart(name, names));
    names.forEach((name, at) => {
      if (name !== best || columns[at] !== "skip") return;
      const isFirst = names.indexOf(name) === at;
      if (isFirst || name === plain(column)) columns[at] = column;
    });
  }
  return columns;
}

/**
 * Returns whether a column is only part of an age, with the rest in another column. Neither alone gives the
 * age.
 */
const isPart = (name: string, names: readonly string[]): boolean =>
  /^age(in)?months$/.test(name) && names.some((other) => /^age(in)?(years|weeks|days)$/.test(other));
