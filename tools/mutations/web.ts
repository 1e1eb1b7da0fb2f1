import { bugsIn } from "./planted_bug.ts";

const src = "web/src";
const client = ["web/client/src/client.test.ts"];

/** The client, forms, addresses, and days and money as people read them. */
export const web = [
  ...bugsIn("web/client/src/transport.ts", client, [
    [
      "the token goes to the host of the files",
      "    if (origin !== base.origin) return await options.fetch(original);\n",
      "",
    ],
    ["calls that wait refresh each for itself", "if (recovery !== undefined) return recovery;\n", ""],
    [
      "too many calls sign a person out",
      "if (status < 400 || status >= 500 || status === 429 || await",
      "if (status < 400 || status >= 500 || await",
    ],
    [
      "a call is repeated without end",
      "      hasRefreshed = true;\n      if (await recover",
      "      if (await recover",
    ],
  ]),
  ...bugsIn("web/client/src/session.ts", client, [
    [
      "a new deployment keeps the order",
      'for (const key of ["sessionId", "order"]) write(key, undefined);',
      'for (const key of ["sessionId"]) write(key, undefined);',
    ],
    [
      "signing out keeps the chosen dashboard",
      'const OF_USER = ["user", "accessToken", "dashboard"];',
      'const OF_USER = ["user", "accessToken"];',
    ],
  ]),
  ...bugsIn(`${src}/features/search/search_queries.ts`, [`${src}/features/search/search.test.tsx`], [
    [
      "a pet that moved is shown twice",
      ".filter(({ id }) => !known.has(id) && known.add(id));",
      ".filter(({ id }) => known.add(id));",
    ],
  ]),
  ...bugsIn(`${src}/features/search/search_address.ts`, [`${src}/features/search/search_address.test.ts`], [
    ["distance sorts without a place", 'sort: sort === "distance" && !zip ? undefined : sort,', "sort,"],
    [
      "a radius stays without what it is around",
      "notDistance: chosen.notZip && wholeNumber",
      "notDistance: wholeNumber",
    ],
    ["a link to small pets shows all", 'isTrue(search.isSmall) && ["small"] || undefined', "undefined"],
    ["a filter takes any number of values", "values.slice(0, most[name] ?? MOST)", "values"],
    ["a value is named twice", "[...new Set(many(value))].filter", "many(value).filter"],
    ["an address asks for page 0", "wholeNumber(search.page, 1, 500)", "wholeNumber(search.page, 0, 500)"],
  ]),
  ...bugsIn(`${src}/features/reservations/checkout/rules.ts`, [
    `${src}/features/reservations/checkout/rules.test.ts`,
  ], [
    ["what was typed is overwritten by what was saved", "    ...typed,\n  };", "  };"],
    [
      "the billing address is the delivery's",
      'address: addressOf(values, "billing"),',
      'address: addressOf(values, ""),',
    ],
    ["a gift of dollars is kept as cents", "String(Math.round(gift / 100))", "String(gift)"],
  ]),
  ...bugsIn(`${src}/components/favourites/take_favorites.ts`, [
    `${src}/features/favourites/favorites.test.tsx`,
  ], [
    [
      "a lost connection at sign-in drops the favorites of the device",
      "if (![403, 404, 409].includes",
      "if ([403, 404, 409].includes",
    ],
  ]),
  ...bugsIn(`${src}/features/reservations/checkout/use_checkout.ts`, [
    `${src}/features/reservations/checkout/paying.test.tsx`,
  ], [
    ["a price that was refused stays on the screen", '  "price_changed",\n', ""],
    [
      "two quick choices race",
      "    // Runs one request at a time: the last choice wins.\n    scope: { id: `order-${id}` },\n",
      "",
    ],
  ]),
  ...bugsIn(`${src}/lib/offline.ts`, [`${src}/lib/offline.test.tsx`], [
    ["favorites stay readable offline after the sign-out", "  session.subscribe(forget);\n", ""],
  ]),
  ...bugsIn(`${src}/components/session/session.tsx`, [`${src}/components/session/session.test.tsx`], [
    [
      "an answer about the last person is kept as the account of the next",
      " && (!known || known.id === data.user.id)",
      "",
    ],
  ]),
  ...bugsIn(`${src}/components/chats/outbox.ts`, [`${src}/components/chats/outbox.test.tsx`], [
    [
      "a message hangs as sending after a reload",
      "found.unsent.map((one) => one.error === undefined ? waiting(one) : one)",
      "found.unsent",
    ],
  ]),
  ...bugsIn(`${src}/lib/people.ts`, [`${src}/lib/people.test.ts`], [
    ["a number of eleven digits keeps its 1", '.replace(/^1(?=\\d{10}$)/, "")', ""],
  ]),
  ...bugsIn("ui-kit/src/format.ts", ["ui-kit/src/format.test.ts"], [
    ["an amount loses its cents", "const part = Math.abs(whole) % 100;", "const part = 0;"],
    ["a pet is a month older than it is", "if (now.getUTCDate() < born.getUTCDate()) months -= 1;\n", ""],
  ]),
];
