import type { ImportColumn } from "@hearthpaw/client";

/** What a column of a file can be read as, in the words that breeders choose from. */
export const COLUMN_LABELS: Readonly<Record<ImportColumn, string>> = {
  skip: "Don't import",
  ID: "ID",
  AnimalName: "Name",
  PrimaryBreed: "Breed",
  Type: "Dog or cat",
  Sex: "Sex",
  birth_date: "Birth date",
  Age: "Age",
  Price: "Price",
  Weight: "Weight",
  Size: "Size",
  Color: "Color",
  Desc: "Description",
  Status: "Status",
  Shots: "Shots (yes or no)",
  Altered: "Spayed or neutered (yes or no)",
  GoodWithDogs: "Good with dogs",
  GoodWithCats: "Good with cats",
  GoodWithKids: "Good with kids",
  NoDogs: "Not good with dogs",
  NoCats: "Not good with cats",
  NoKids: "Not good with kids",
  photo1: "Photo 1",
  photo2: "Photo 2",
  photo3: "Photo 3",
  photo4: "Photo 4",
  photo5: "Photo 5",
  photo6: "Photo 6",
};

/** The columns of an import, with what each may say. The first three are needed. */
export const COLUMNS: readonly { name: string; text: string; isNeeded?: true }[] = [
  { name: "ID", text: "Your own ID for the pet, up to 80 characters.", isNeeded: true },
  { name: "AnimalName", text: "Up to 60 characters.", isNeeded: true },
  {
    name: "PrimaryBreed",
    text: "The breed's name on our site, such as Beagle or Maine Coon. Mixes are listed as Mixed Breed.",
    isNeeded: true,
  },
  { name: "Type", text: "Dog or Cat. Without it, we go by the breed." },
  { name: "Sex", text: "Male or Female. M, F, Neutered Male and Spayed Female work too." },
  { name: "birth_date", text: "2025-09-12 or 9/12/2025." },
  { name: "Age", text: "8 weeks, 5 months or 2 years, if you don't know the birth date." },
  { name: "Price", text: "Dollars, such as 850 or 1,200.50. Enter 0 if there's no fee." },
  { name: "Weight", text: "Pounds." },
  { name: "Size", text: "If the breed has size classes." },
  { name: "Color", text: "One of the breed's colors. Others are skipped." },
  { name: "Desc", text: "Up to 5,000 characters." },
  { name: "Status", text: "Available or Adopted. Adopted pets are marked as sold elsewhere." },
  { name: "Shots", text: "Yes adds health records to the documents." },
  { name: "Altered", text: "Yes adds it to the description." },
  { name: "GoodWithDogs, GoodWithCats, GoodWithKids", text: "Yes or No." },
  {
    name: "NoDogs, NoCats, NoKids",
    text: "The other way around: No means that the pet gets along with them.",
  },
  {
    name: "photo1 to photo6",
    text: "Names of photos you uploaded. Web addresses don't work.",
  },
];

const HEADER = [
  ...[
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
  ],
  ...["Shots", "Altered", "NoDogs", "NoCats", "NoKids"],
];
const ROWS = [
  [
    "W-101",
    "Maple",
    "Beagle",
    "Dog",
    "Female",
    "2025-09-12",
    "850",
    "6.5",
    "",
    "The smallest of four, and the first at the gate.",
  ]
    .concat(["Available", "Yes", "No", "No", "", "No"]),
  [
    "W-102",
    "Bruno",
    "Golden Retriever",
    "Dog",
    "Male",
    "2025-08-30",
    "1200",
    "14",
    "",
    "Sleeps through the night, loves water.",
  ]
    .concat(["Available", "Yes", "No", "No", "No", "No"]),
  [
    "W-103",
    "Juniper",
    "Maine Coon",
    "Cat",
    "Female",
    "2025-08-21",
    "950",
    "4.2",
    "",
    "Talks to everybody, most of all at breakfast.",
  ]
    .concat(["Available", "Yes", "Yes", "", "No", "No"]),
];

/**
 * A cell of a CSV file. Programs for tables run what begins like a formula, so it is hidden behind an apostrophe; an
 * import reads it without.
 */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a CSV file's text. The mark at its beginning tells programs for tables that it is UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}

/** A file that can be imported as it is. */
export const exampleFile = (): string => csvText([HEADER, ...ROWS]);
