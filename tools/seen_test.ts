import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSeen, untried } from "./seen.ts";

const operations = [{ id: "getPet" }, { id: "apiGetPet", twin: { of: "getPet" } }, { id: "addPet" }];

it("adds up what every process noted", () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-seen-"));
  writeFileSync(join(folder, "1.txt"), "getPet 200\ngetPet 404\n");
  writeFileSync(join(folder, "2.txt"), "getPet 200\naddPet 201\n");
  const seen = readSeen(folder);
  expect([...seen.get("getPet")!].sort()).toEqual([200, 404]);
  expect([...seen.get("addPet")!]).toEqual([201]);
  rmSync(folder, { recursive: true });
  expect(readSeen(folder).size).toBe(0);
});

it("names operations that only succeeded, only refused, or were never called", () => {
  const seen = new Map([
    ["getPet", new Set([200])],
    ["apiGetPet", new Set([404, 500])],
  ]);
  expect(untried(operations, [], seen)).toEqual([
    "no test saw 2 of the served operations succeed: apiGetPet, addPet",
    "no test saw 2 of the served operations refuse anything: getPet, addPet",
  ]);
});

it("asks nothing of what is not served yet, nor of its twin", () => {
  const seen = new Map([["addPet", new Set([201, 422])]]);
  expect(untried(operations, ["getPet"], seen)).toEqual([]);
});

it("a fault of the server is neither a success nor a refusal", () => {
  expect(untried([{ id: "addPet" }], [], new Map([["addPet", new Set([500, 503])]]))).toHaveLength(2);
});
