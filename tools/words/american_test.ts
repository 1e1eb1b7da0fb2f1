import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { yamlFiles } from "../check_contract_style.ts";
import { ROOT } from "../run.ts";
import { americanOf, KEPT } from "./american.ts";

it.each([
  ["useFavouriteIds", "useFavoriteIds"],
  ["FAVOURITES_KEY", "FAVORITES_KEY"],
  ["backgroundColour", "backgroundColor"],
  ["catalogueOf", "catalogOf"],
  ["openProgramme", "openProgram"],
  ["METRES_A_MILE", "METERS_A_MILE"],
  ["kilometres", "kilometers"],
  ["isCancelledBy", "isCanceledBy"],
  ["summarise", "summarize"],
  ["unauthorised", "unauthorized"],
  ["normalisedName", "normalizedName"],
  ["analyse", "analyze"],
  ["licenceOf", "licenseOf"],
  ["own_programme_test", "own_program_test"],
])("%s is %s in America", (name, american) => {
  expect(americanOf(name)).toBe(american);
});

it.each([
  "programmer",
  "promise",
  "exercise",
  "analysis",
  "premises",
  "finalist",
  "parameters",
  "cancellation",
  "metric",
  "centuries",
  "diameter",
  "greyhound",
])("%s is fine", (name) => {
  expect(americanOf(name)).toBeUndefined();
});

it("a name that has to stay is British, and is in the contract or the database", () => {
  const migrations = join(ROOT, "backend/platform/db/migrations");
  const names = readdirSync(migrations);
  const read = [
    ...yamlFiles(join(ROOT, "openapi")).values(),
    ...names.map((name) => readFileSync(join(migrations, name), "utf8")),
    ...names.map((name) => name.replace(/\.ts$/, "")),
  ].join("\n");
  for (const name of KEPT.keys()) {
    expect(americanOf(name)).toBeUndefined();
    expect(americanOf(name, new Map())).toBeDefined();
    expect(read).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
