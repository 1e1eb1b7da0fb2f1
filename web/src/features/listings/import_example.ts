import type { ImportColumn } from "@hearthpaw/client";
import { csvOf } from "../../lib/csv.ts";
import * as texts from "./texts.tsx";

/** Possible meanings of a file's column, in the words that breeders choose from. */
export const COLUMN_LABELS: Readonly<Record<ImportColumn, string>> = {
  skip: texts.dontImport,
  ID: "ID",
  AnimalName: texts.name,
  PrimaryBreed: texts.breed,
  SecondaryBreed: texts.secondBreed,
  Mix: texts.mixYesOrNo,
  Type: texts.dogOrCat,
  Sex: texts.sex,
  birth_date: texts.birthDate,
  Age: texts.age,
  Price: texts.price,
  Weight: texts.weight,
  Size: texts.size,
  Color: texts.color,
  Desc: texts.description,
  Status: texts.status,
  Shots: texts.shotsYesOrNo,
  Altered: texts.spayedOrNeutered,
  GoodWithDogs: texts.goodWithDogs,
  GoodWithCats: texts.goodWithCats,
  GoodWithKids: texts.goodWithKids,
  NoDogs: texts.notGoodWithDogs,
  NoCats: texts.notGoodWithCats,
  NoKids: texts.notGoodWithKids,
  photo1: texts.photo1,
  photo2: texts.photo2,
  photo3: texts.photo3,
  photo4: texts.photo4,
  photo5: texts.photo5,
  photo6: texts.photo6,
};

/** The columns of an import, with their allowed values. The first three are required. */
export const COLUMNS: readonly { name: string; text: string; isNeeded?: true }[] = [
  { name: "ID", text: texts.idColumnHint, isNeeded: true },
  { name: "AnimalName", text: texts.upTo60Characters, isNeeded: true },
  {
    name: "PrimaryBreed",
    text: texts.breedColumnHint,
    isNeeded: true,
  },
  { name: ["SecondaryBreed", "Mix"].join(", "), text: texts.aSecondBreedMeansMixed },
  { name: "Type", text: texts.typeColumnHint },
  { name: "Sex", text: texts.sexColumnHint },
  { name: "birth_date", text: texts.birthDateExample },
  { name: "Age", text: texts.weeks5MonthsOr2Years },
  { name: "Price", text: texts.priceExample },
  { name: "Weight", text: texts.pounds },
  { name: "Size", text: texts.sizeColumnHint },
  { name: "Color", text: texts.colorColumnHint },
  { name: "Desc", text: texts.upTo5000Characters },
  { name: "Status", text: texts.statusColumnHint },
  { name: "Shots", text: texts.shotsColumnHint },
  { name: "Altered", text: texts.alteredColumnHint },
  { name: ["GoodWithDogs", "GoodWithCats", "GoodWithKids"].join(", "), text: texts.yesOrNo },
  {
    name: ["NoDogs", "NoCats", "NoKids"].join(", "),
    text: texts.notGoodWithColumnsHint,
  },
  {
    name: texts.photoColumns,
    text: texts.photoColumnsHint,
  },
];

// The import reads the same values in every language, including names of breeds.
const HEADER = [
  "ID",
  "AnimalName",
  "PrimaryBreed",
  "Type",
  "Sex",
  "birth_date",
  "Price",
  "Weight",
  "Color",
  "Desc",
  "Status",
  "Shots",
  "Altered",
  "NoDogs",
  "NoCats",
  "NoKids",
];
const BREEDS: ["Beagle", "Golden Retriever", "Maine Coon"] = ["Beagle", "Golden Retriever", "Maine Coon"];
const ROWS = [
  [
    "W-101",
    texts.maple,
    BREEDS[0],
    "Dog",
    "Female",
    "2025-09-12",
    "850",
    "6.5",
    "",
    texts.mapleDescription,
  ]
    .concat(["Available", "Yes", "No", "No", "", "No"]),
  [
    "W-102",
    texts.bruno,
    BREEDS[1],
    "Dog",
    "Male",
    "2025-08-30",
    "1200",
    "14",
    "",
    texts.brunoDescription,
  ]
    .concat(["Available", "Yes", "No", "No", "No", "No"]),
  [
    "W-103",
    texts.juniper,
    BREEDS[2],
    "Cat",
    "Female",
    "2025-08-21",
    "950",
    "4.2",
    "",
    texts.juniperDescription,
  ]
    .concat(["Available", "Yes", "Yes", "", "No", "No"]),
];

/** Returns a file that can be imported unchanged. */
export const exampleFile = (): string => csvOf([HEADER, ...ROWS]);
