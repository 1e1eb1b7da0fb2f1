import { describe, expect, it } from "vitest";
import { emailError, formatPhone, phoneError, phoneToE164 } from "./people.ts";
import { states } from "./states.ts";

describe("a phone number", () => {
  it.each([
    ["5035550118", "+15035550118", "(503) 555-0118"],
    ["1-503-555-0118", "+15035550118", "(503) 555-0118"],
    ["+1 (503) 555 0118", "+15035550118", "(503) 555-0118"],
    ["503 555 011", undefined, "503 555 011"],
    ["1035550118", undefined, "1035550118"],
    ["503 555 0118 ext 4", undefined, "503 555 0118 ext 4"],
  ])("%s is %s", (typed, e164, shown) => {
    expect(phoneToE164(typed)).toBe(e164);
    expect(formatPhone(typed)).toBe(shown);
    expect(phoneError(typed) === undefined).toBe(e164 !== undefined);
  });
});

describe("an email address", () => {
  it.each(["dana@example.com", "d.w-x_y@mail.example.co"])("takes %s", (address) => {
    expect(emailError(address)).toBeUndefined();
  });
  it.each(["", "dana", "dana@example", "dana+x@example.com", "dana@example.museum"])(
    "refuses %j",
    (address) => {
      expect(emailError(address)).toBeTruthy();
    },
  );
});

describe("an email address that is no mistake, but not taken", () => {
  it.each([
    ["dana+x@example.com", /a plus sign/],
    ["dana@bücher.de", /international addresses yet/],
    [`${"d".repeat(65)}@example.com`, /too long/],
    ["dana@example.info", /end in \.info yet/],
    ["dana@mail.example.photography", /end in \.photography yet/],
    ["o'brien@example.com", /an apostrophe yet/],
    ["dana@example..info", /^Enter an address like/],
    ["dana@example", /^Enter an address like/],
  ])("is told so: %s", (address, words) => expect(emailError(address)).toMatch(words));
});

describe("the states", () => {
  it("are fifty and DC", () => expect(states).toHaveLength(51));
});
