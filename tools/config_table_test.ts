import { expect, it } from "vitest";
import { settings } from "../backend/platform/environment.ts";
import { missingIn } from "./config_table.ts";

it("names each setting that a page forgot, and takes no longer name for it", () => {
  const all = settings.map(({ name }) => `\`${name}\``);
  const without = all.map((name) => (name === "`PORT`" ? "`PORTAL`" : name)).join(" ");
  expect(missingIn("", without)).toEqual([
    expect.stringContaining("README.md has another table"),
    "docs/operations.md does not name PORT.",
  ]);
});
