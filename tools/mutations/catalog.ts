import { bugsIn } from "./planted_bug.ts";

const search = ["backend/features/search/oracle_test.ts"];
const listings = "backend/features/listings";

/** Search, listings, litters, the import, views and shares, files. */
export const catalog = [
  ...bugsIn("backend/features/search/search_index.ts", search, [
    [
      "what is left out is left in",
      "    takeOut(others, bits);\n    add(facet, others);\n",
      "    add(facet, others);\n",
    ],
    [
      "a color is left out by letters of a word",
      "const spaced = (color: string): string => ` ${",
      "const spaced = (color: string): string => `${",
    ],
    [
      "a pet is good with any that are named",
      'allOf("goodWith", filters.goodWith);',
      'if (filters.goodWith.length) add("goodWith", anyOf(rows, many.goodWith, filters.goodWith));',
    ],
    [
      "a pet has any badge that is named",
      'allOf("categories", filters.badges.map(String));',
      'if (filters.badges.length) add("categories", anyOf(rows, many.categories, filters.badges.map(String)));',
    ],
    [
      "a pet is delivered in all ways that are named",
      'if (filters.delivery.length) add("delivery", anyOf(pets, many.delivery, filters.delivery));',
      'allOf("delivery", filters.delivery);',
    ],
    [
      "the most one wants to pay is not included",
      "list.placeOf((row) => column[row]! > most)",
      "list.placeOf((row) => column[row]! >= most)",
    ],
    [
      "a facet counts under its own filter",
      "if (!own) return all;",
      "if (own || !own) return all;",
    ],
    [
      "a page's last pet begins the next page again",
      "const page = rows.slice(skipped, skipped + PAGE_SIZE);",
      "const page = rows.slice(Math.max(0, skipped - 1), skipped + PAGE_SIZE);",
    ],
    [
      "the oldest come first",
      '(order.key === "age" ? -order.direction : order.direction) === -1',
      "order.direction === -1",
    ],
    [
      "those that are sold are found among the available",
      "filters.available ? flags.available : flags.shown",
      "flags.shown",
    ],
  ]),
  ...bugsIn("backend/features/search/places_index.ts", search, [
    ["miles are kilometres", "METERS_A_MILE = 1_609.344;", "METERS_A_MILE = 1_000;"],
  ]),
  ...bugsIn("backend/features/search/rules.ts", search, [
    [
      "the youngest of a band belong to the one before",
      "AGE_DAYS[band][0] <= days && days < AGE_DAYS[band][1]",
      "AGE_DAYS[band][0] < days && days <= AGE_DAYS[band][1]",
    ],
  ]),
  ...bugsIn("backend/features/search/feed_store.ts", ["backend/features/search/feed_test.ts"], [
    [
      "a transaction that ends after a later one is never read",
      "        where c.xid > $2::text::xid8 or c.xid = $2::text::xid8 and c.pet_id > $3::uuid",
      "        where false",
    ],
  ]),
  ...bugsIn("backend/features/search/reader_actions.ts", ["backend/features/search/feed_test.ts"], [
    ["what is not shown any more stays in the index", "else dropPet(into, petId);", ""],
  ]),
  ...bugsIn("backend/features/search/actions.ts", search, [
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
      "if (!isApproved(listing.status) || isFree) {",
      "if (!isApproved(listing.status) || !isFree) {",
    ],
  ]),
  ...bugsIn(`${listings}/import_cells_rules.ts`, [`${listings}/import_test.ts`], [
    [
      "American dates are read as European",
      '`${us[3]}-${us[1]!.padStart(2, "0")}-${us[2]!.padStart(2, "0")}`',
      '`${us[3]}-${us[2]!.padStart(2, "0")}-${us[1]!.padStart(2, "0")}`',
    ],
  ]),
  ...bugsIn(`${listings}/import_rules.ts`, [`${listings}/import_test.ts`], [
    [
      "dollars are imported as cents",
      "price === null ? null : Math.round(price * 100)",
      "price === null ? null : Math.round(price)",
    ],
    [
      "pets that are good with children are not",
      '["NoKids", "GoodWithKids", "children"]',
      '["NoKids", "GoodWithKids", "otherAnimals"]',
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
