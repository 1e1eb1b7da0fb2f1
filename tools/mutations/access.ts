import { bugsIn } from "./planted_bug.ts";

const auth = ["backend/features/auth/auth_test.ts"];

/** Permissions: sessions, passwords, ownership, settings, links, applications. */
export const access = [
  ...bugsIn("backend/features/accounts/rules.ts", auth, [
    [
      "an old refresh token is good for ten minutes",
      "const ROTATION_GRACE_MS = 10_000;",
      "const ROTATION_GRACE_MS = 600_000;",
    ],
    [
      "addresses in capitals are other people",
      "return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());",
      "return email.trim();",
    ],
  ]),
  ...bugsIn("backend/features/accounts/actions.ts", auth, [
    [
      "a replayed token leaves the session alive",
      'if (outcome === "replay") await store.endSession(tx, row.id, "refresh token replayed");\n',
      "",
    ],
    [
      "a suspended person refreshes",
      ' || user.closed_at || user.account_status === "Suspended") return undefined;',
      " || user.closed_at) return undefined;",
      [
        ...auth,
        "backend/features/staff/standing_test.ts",
        "backend/features/staff/staff_test.ts",
      ],
    ],
  ]),
  ...bugsIn("backend/platform/recent_factor.ts", ["backend/platform/http/auth_test.ts"], [
    [
      "a code of the second factor is fresh for a day",
      "const FRESH_MS = 15 * 60_000;",
      "const FRESH_MS = 24 * 3_600_000;",
    ],
  ]),
  ...bugsIn("backend/platform/http/auth.ts", ["backend/platform/http/auth_test.ts"], [
    [
      "staff act as buyers",
      'consumer: ["Customer", "Breeder", "ShelterBreeder"],',
      'consumer: ["Customer", "Breeder", "ShelterBreeder", "Admin"],',
      [
        "backend/platform/http/auth_test.ts",
        "backend/testing/authorisation/matrix_1_test.ts",
      ],
    ],
  ]),
  ...bugsIn("backend/features/users/store.ts", ["backend/features/users/users_test.ts"], [
    [
      "anybody ends anybody's session",
      '.where("id", "=", id).where("user_id", "=", userId).where("ended_at"',
      '.where("id", "=", id).where("ended_at"',
    ],
  ]),
  ...bugsIn("backend/features/users/handlers.ts", ["backend/features/users/users_test.ts"], [
    [
      "ending the other sessions ends one's own",
      '"signed out elsewhere", session.id);',
      '"signed out elsewhere");',
    ],
  ]),
  ...bugsIn("backend/features/settings/handlers.ts", ["backend/features/settings/settings_test.ts"], [
    [
      "a link leaves a group that it does not name",
      "if (!leaving || leaving.group !== group) fail",
      "if (!leaving) fail",
    ],
  ]),
  ...bugsIn("backend/features/settings/rules.ts", [
    "backend/features/settings/settings_test.ts",
    "backend/features/sms/sms_test.ts",
  ], [
    ["texts come without a yes", 'chosen : channel === "email" &&', 'chosen : channel !== "phone" &&'],
  ]),
  ...bugsIn("backend/features/links/store.ts", [
    "backend/features/users/users_test.ts",
    "backend/features/auth/auth_test.ts",
  ], [
    [
      "a link of a mail works twice",
      '.where("id", "=", id).where("used_at", "is", null).where("expires_at", ">", now)',
      '.where("id", "=", id).where("expires_at", ">", now)',
    ],
    [
      "a link of a mail never runs out",
      '.where("used_at", "is", null).where("expires_at", ">", now)\n    .returningAll()',
      '.where("used_at", "is", null)\n    .returningAll()',
    ],
  ]),
  ...bugsIn(
    "backend/features/applications/rules.ts",
    ["backend/features/applications/applications_test.ts"],
    [
      [
        "an answer that is none of the choices is taken",
        "return allowed && !allowed.includes(text)",
        "return allowed && !allowed.length",
      ],
      [
        "a buyer withdraws nothing after the breeder's yes",
        'from: ["draft", "submitted", "approved"], to: "withdrawn"',
        'from: ["draft", "submitted"], to: "withdrawn"',
      ],
    ],
  ),
  ...bugsIn(
    "backend/features/applications/store.ts",
    ["backend/features/applications/applications_test.ts"],
    [
      [
        "an application to one breeder opens all of them",
        '.where("breeder_id", "=", breederId).where("status", "in", ["draft", "submitted", "approved"])',
        '.where("status", "in", ["draft", "submitted", "approved"])',
      ],
    ],
  ),
  ...bugsIn("backend/features/sale/order/payment_store.ts", [
    "backend/features/payments/deposit_test.ts",
    "backend/features/payments/faults_test.ts",
  ], [
    [
      "anybody reads anybody's payment",
      '.where("y.intent_id", "=", intentId).where("r.consumer_id", "=", userId)',
      '.where("y.intent_id", "=", intentId)',
    ],
  ]),
];
