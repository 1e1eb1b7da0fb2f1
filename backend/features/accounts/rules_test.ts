import { describe, expect, it } from "vitest";
import {
  defaultDashboard,
  isAcceptedEmail,
  normalEmail,
  passwordRefusal,
  refreshOutcome,
  requirePassword,
} from "./rules.ts";

describe("passwordRefusal", () => {
  it.each([
    ["kurz", "short"],
    ["123456789", "short"],
    ["1234567890", "common"],
    ["Password123", "common"],
    ["aaaaaaaaaaaa", "common"],
    ["dana.whitfield", "own"],
    ["marmalade-tin-42", undefined],
    ["пароль из слов", undefined],
  ])("%s -> %s", async (password, refusal) => {
    expect(await passwordRefusal(password, ["dana.whitfield", "Dana"])).toBe(refusal);
  });
});

describe("requirePassword", () => {
  it.each([
    ["kurz", /at least 10 characters/],
    ["password1234", /Many people use this password/],
    ["dana.whitfield", /your own name/],
  ])("says what is wrong with %s", async (password, words) => {
    const refused = await requirePassword(password, ["dana.whitfield"], "/password").catch((error) => error);
    expect(refused).toMatchObject({ code: "weak_password", extra: { errors: [{ pointer: "/password" }] } });
    expect(refused.message).toMatch(words);
  });
});

describe("refreshOutcome", () => {
  const now = new Date("2026-01-01T00:00:00Z");
  const later = new Date("2026-06-01T00:00:00Z");
  const ago = (ms: number) => new Date(now.getTime() - ms);
  it.each([
    [
      "the present token",
      { isCurrent: true, rotatedAt: ago(1e9), expiresAt: later, endedAt: null },
      "rotate",
    ],
    [
      "the one before, at once",
      { isCurrent: false, rotatedAt: ago(2_000), expiresAt: later, endedAt: null },
      "grace",
    ],
    [
      "the one before, later",
      { isCurrent: false, rotatedAt: ago(11_000), expiresAt: later, endedAt: null },
      "replay",
    ],
    ["an expired session", { isCurrent: true, rotatedAt: ago(0), expiresAt: ago(1), endedAt: null }, "ended"],
    ["an ended session", { isCurrent: true, rotatedAt: ago(0), expiresAt: later, endedAt: ago(1) }, "ended"],
  ])("%s", (_, row, outcome) => {
    expect(refreshOutcome(row, now)).toBe(outcome);
  });
});

it("an address has one normal form", () => {
  expect(normalEmail(" Dana.Whitfield@Example.COM ")).toBe("dana.whitfield@example.com");
});

it("no sign becomes a letter of somebody else's address", () => {
  for (
    const other of [
      "mar\u212A@example.com",
      "\u0130da@example.com",
      "ma\u017Fk@example.com",
      "\uFF24ana@example.com",
    ]
  ) {
    expect(normalEmail(other)).toBe(other);
    expect(isAcceptedEmail(normalEmail(other))).toBe(false);
  }
});

it("breeders and shelters open the breeder's dashboard", () => {
  expect((["Customer", "Breeder", "ShelterBreeder", "Admin"] as const).map(defaultDashboard)).toEqual([
    "consumer",
    "breeder",
    "breeder",
    "consumer",
  ]);
});
