/** The columns of an import, with what each may say. The first four are needed. */
export const COLUMNS: readonly { name: string; text: string; isNeeded?: true }[] = [
  { name: "ID", text: "Your own number or word for the animal, up to 80 characters.", isNeeded: true },
  { name: "AnimalName", text: "Up to 60 characters.", isNeeded: true },
  { name: "PrimaryBreed", text: "As the breed's page is called: Beagle, Maine Coon.", isNeeded: true },
  { name: "Type", text: "Dog or Cat.", isNeeded: true },
  { name: "Sex", text: "Male or Female; M and F do, too." },
  { name: "birth_date", text: "2025-09-12 or 9/12/2025." },
  { name: "Age", text: "8 weeks, 5 months, 2 years: where the birth date is not known." },
  { name: "Price", text: "Dollars: 850 or 1,200.50. 0 is a gift." },
  { name: "Weight", text: "Pounds." },
  { name: "Size", text: "Where the breed has sizes." },
  { name: "Color", text: "One of the breed's colors; another is left out." },
  { name: "Desc", text: "Up to 5,000 characters." },
  { name: "Status", text: "Available or Adopted. What is adopted leaves the site as sold elsewhere." },
  { name: "Shots", text: "Yes adds the health records to the documents." },
  { name: "Altered", text: "Yes says so in the description." },
  { name: "NoDogs, NoCats, NoKids", text: "No means that the animal gets along with them." },
  {
    name: "photo1 to photo6",
    text: "Names of pictures that you uploaded. Addresses of the web are not fetched.",
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
