import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { crons } from "../backend/jobs.ts";
import { settings } from "../backend/platform/environment.ts";
import { configTable, jobsOf, missingIn } from "./config_table.ts";

it("names each setting and job that a page forgot, and takes no longer name for it", () => {
  const all = settings.map(({ name }) => `\`${name}\``);
  const without = all.map((name) => (name === "`PORT`" ? "`PORTAL`" : name)).join(" ");
  expect(missingIn(`${without} \`sweep\``, ["sweep", "refund"])).toEqual([
    expect.stringContaining("docs/operations.md has another table"),
    "docs/operations.md does not name PORT.",
    "docs/operations.md does not name refund.",
  ]);
});

it("finds no name in the table itself", () => {
  const others = settings.map(({ name }) => `\`${name}\``).filter((name) => name !== "`PORT`").join(" ");
  expect(missingIn(`${others}\n${configTable()}\n\`sweep\``, ["sweep"])).toEqual([
    "docs/operations.md does not name PORT.",
  ]);
});

it("finds every job by its payload", () => {
  const jobs = jobsOf(
    readFileSync(new URL("../backend/platform/outbox/payloads.ts", import.meta.url), "utf8"),
  );
  expect(jobs).toEqual(expect.arrayContaining([...crons.map(({ job }) => job), "sendMail", "announceHold"]));
  expect(new Set(jobs).size).toBe(jobs.length);
});
