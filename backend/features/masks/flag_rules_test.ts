import { describe, expect, it } from "vitest";
import { flagsIn } from "./flag_rules.ts";

describe("flagsIn", () => {
  it.each([
    ["She sleeps with the cats.", []],
    ["Call me at 541-555-0117.", ["phone", "contact"]],
    ["Write to hello@example.com", ["email"]],
    ["We take Zelle and gift cards.", ["payment"]],
    ["See https://willow.example.com", ["link"]],
    ["Read https://hearthpaw.com/pets/1 first.", []],
    ["Message us on WhatsApp", ["contact"]],
    ["insta: willow_pups", ["contact"]],
    ["Ven mo is fine", ["payment"]],
    ["My # is in the photo", ["contact"]],
  ])("of %s", (text, flags) => {
    expect(flagsIn(text, "hearthpaw.com")).toEqual(flags);
  });
});
