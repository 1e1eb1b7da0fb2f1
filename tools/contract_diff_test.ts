import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compare, judge, saysSo } from "./contract_diff.ts";

describe("saysSo", () => {
  it.each([
    ["0.1.0", "0.1.1", false],
    ["0.1.0", "0.2.0", true],
    ["0.1.0", "1.0.0", true],
    ["0.10.0", "0.9.0", false],
    ["1.2.3", "1.3.0", false],
    ["1.2.3", "2.0.0", true],
    ["2.0.0", "1.9.0", false],
    ["1.0.0", "1.0.0", false],
  ])("from %s to %s: %s", (released, present, expected) => {
    expect(saysSo(released, present)).toBe(expected);
  });
});

describe("compare and judge", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-diff-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const base = {
    openapi: "3.1.1",
    info: { title: "Pets", version: "0.1.0" },
    paths: {
      "/pets": {
        get: {
          operationId: "listPets",
          parameters: [{ name: "sort", in: "query", schema: { type: "string" } }],
          responses: {
            "200": {
              description: "Pets",
              content: {
                "application/json": { schema: { type: "object", properties: { name: { type: "string" } } } },
              },
            },
          },
        },
      },
      "/breeds": { get: { operationId: "listBreeds", responses: { "200": { description: "Breeds" } } } },
    },
  };
  const against = (change: (contract: typeof base) => void) => {
    const changed = structuredClone(base);
    change(changed);
    const [before, after] = [join(folder, "before.json"), join(folder, "after.json")];
    writeFileSync(before, JSON.stringify(base));
    writeFileSync(after, JSON.stringify(changed));
    return judge(compare(before, after), base.info.version, changed.info.version);
  };

  it("finds nothing in the same contract, nor in one that only has more", () => {
    expect(against(() => {})).toEqual([]);
    expect(against(({ paths }) => Object.assign(paths, { "/litters": paths["/breeds"] }))).toEqual([]);
  });

  it("names a removed path, a changed type and a parameter that became required", () => {
    const removed = against(({ paths }) => delete (paths as Record<string, unknown>)["/breeds"]);
    expect(removed.join("\n")).toMatch(/breaks clients of 0\.1\.0.*\/breeds/s);
    const typed = against(({ paths }) => {
      paths["/pets"].get.responses["200"].content["application/json"].schema.properties.name.type = "integer";
    });
    expect(typed.join("\n")).toMatch(/name/);
    const required = against(({ paths }) =>
      Object.assign(paths["/pets"].get.parameters[0]!, { required: true })
    );
    expect(required.join("\n")).toMatch(/sort|required/);
  });

  it("accepts the same when the version says so", () => {
    expect(against((contract) => {
      delete (contract.paths as Record<string, unknown>)["/breeds"];
      contract.info.version = "0.2.0";
    })).toEqual([]);
  });
});
