import { bugsIn } from "./planted_bug.ts";

const search = ["backend/features/search/oracle_test.ts"];
const listings = "backend/features/listings";

/** Search, listings, litters, the import, views and shares, files. */
export const catalogue = [
  ...bugsIn("backend/features/search/store.ts", search, [
    ["a pet is good with any that are named", "p.good_with @> ${", "p.good_with && ${"],
    ["a pet has any badge that is named", "p.badges @> ${", "p.badges && ${"],
    ["a pet is delivered in all ways that are named", "p.deliveries && ${", "p.deliveries @> ${"],
    [
      "popular breeds are of both kinds",
      "where status = 'available' and type = any($1) and",
      "where status = 'available' and $1::text[] is not null and",
    ],
    ["miles are kilometres", "const METRES_A_MILE = 1609.344;", "const METRES_A_MILE = 1000;"],
    [
      "hidden breeders' pets are counted",
      "where ${where(conditions)} and p.card is not null limit ${COUNT_BOUND + 1}) counted",
      "where ${where(conditions)} limit ${COUNT_BOUND + 1}) counted",
    ],
    [
      "a facet counts under its own filter",
      "chosen.filter((other) => other !== facet)",
      'chosen.filter((other) => other !== "")',
    ],
    [
      "the most one wants to pay is not included",
      "p.price_cents <= ${params.add(filters.priceMaxCents)}",
      "p.price_cents < ${params.add(filters.priceMaxCents)}",
    ],
    [
      "a page's last pet begins the next page again",
      "offset ${params.add((at.page - 1) * PAGE_SIZE,",
      "offset ${params.add((at.page - 1) * PAGE_SIZE - 1,",
    ],
    [
      "pets alike in what sorts fall between two pages",
      "sql: `(${value}, p.id) ${compare} ${last}` });",
      "sql: `(${value}) ${compare} (${params.add(at.cursor.value, cast)}) and ${last} is not null` });",
    ],
    [
      "the oldest come first",
      'value: "p.birth_date", cast: "::date", direction: -along',
      'value: "p.birth_date", cast: "::date", direction: along',
    ],
    [
      "badges count pets of every status",
      "where p.status = 'available' and p.type = any($1) and p.card is not null group by badge",
      "where p.type = any($1) and p.card is not null group by badge",
    ],
    [
      "the youngest of a band belong to the one before",
      "p.birth_date > band.after and p.birth_date <= band.upto)`",
      "p.birth_date >= band.after and p.birth_date < band.upto)`",
    ],
  ]),
  ...bugsIn("backend/features/search/handlers.ts", search, [
    [
      "breeds that are named by id are forgotten beside a name",
      "breedIds: query.breed?.length ? query.breed : named,",
      "breedIds: named ?? query.breed,",
    ],
  ]),
  ...bugsIn(`${listings}/store.ts`, [`${listings}/family_test.ts`, "backend/features/litters"], [
    [
      "a listing names another breeder's parents",
      '"sex", "type"]).where("breeder_id", "=", breederId)\n    .where("id", "in", ids)',
      '"sex", "type"])\n    .where("id", "in", ids)',
      [`${listings}/family_test.ts`],
    ],
    [
      "a listing names another breeder's litter",
      '.where("breeder_id", "=", breederId).where("id", "=", id).forShare()',
      '.where("id", "=", id).forShare()',
      [`${listings}/family_test.ts`],
    ],
    [
      "a listing that came back is the newest",
      'await trx.updateTable("pets").set({ submitted_at: sql<Date>`now()` })',
      'await trx.updateTable("pets").set({ submitted_at: sql<Date>`now()`, listed_at: sql<Date>`now()` })',
      [`${listings}/life_cycle_test.ts`, `${listings}/listings_test.ts`, `${listings}/review_test.ts`],
    ],
  ]),
  ...bugsIn(`${listings}/life_cycle_rules.ts`, [
    `${listings}/life_cycle_test.ts`,
    `${listings}/walks_test.ts`,
  ], [
    [
      "a breeder puts a sold pet up again",
      '{ from: ["sold", "adopted-sold"], to: "available", who: ["admin"], needsReason: true }',
      '{ from: ["sold", "adopted-sold"], to: "available", who: ["admin", "breeder"], needsReason: true }',
    ],
  ]),
  ...bugsIn(`${listings}/actions.ts`, [`${listings}/listings_test.ts`, `${listings}/review_test.ts`], [
    [
      "a public description changes unseen",
      "if (!isApproved(listing.status) || listing.isTrusted) {",
      "if (!isApproved(listing.status) || !listing.isTrusted) {",
    ],
  ]),
  ...bugsIn(`${listings}/import_rules.ts`, [`${listings}/import_test.ts`], [
    [
      "American dates are read as European",
      '`${us[3]}-${us[1]!.padStart(2, "0")}-${us[2]!.padStart(2, "0")}`',
      '`${us[3]}-${us[2]!.padStart(2, "0")}-${us[1]!.padStart(2, "0")}`',
    ],
    [
      "dollars are imported as cents",
      "price === null ? null : Math.round(price * 100)",
      "price === null ? null : Math.round(price)",
    ],
    [
      "pets that are good with children are not",
      '["NoKids", "children"], ["NoCats", "otherAnimals"]',
      '["NoKids", "otherAnimals"], ["NoCats", "children"]',
    ],
  ]),
  ...bugsIn("backend/features/files/actions.ts", ["backend/features/files/files_test.ts"], [
    [
      "somebody attaches another's file",
      "if (!row || row.owner_id !== ownerId) unusable();",
      "if (!row) unusable();",
    ],
  ]),
];
