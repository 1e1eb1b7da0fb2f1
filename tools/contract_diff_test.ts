import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  announcesBreak,
  check,
  compare,
  compareVersions,
  judge,
  refuseRelease,
  release,
  summary,
} from "./contract_diff.ts";
import { ROOT } from "./run.ts";
import { type Change, lessAccess } from "./contract_diff_access.ts";

const breaking: Change = { impact: "major", where: "POST /v1/login", message: "The path was removed." };
const addition: Change = { impact: "minor", where: "GET /v1/litters", message: "added" };

describe("versions", () => {
  it.each([
    ["0.1.0", "0.1.1", false],
    ["0.1.0", "0.2.0", true],
    ["0.1.0", "1.0.0", true],
    ["0.10.0", "0.9.0", false],
    ["1.2.3", "1.3.0", false],
    ["1.2.3", "2.0.0", true],
    ["2.0.0", "1.9.0", false],
    ["1.0.0", "1.0.0", false],
  ])("a break from %s to %s is announced: %s", (released, present, expected) => {
    expect(announcesBreak(released, present)).toBe(expected);
  });

  it("compares by number and refuses what is no version", () => {
    expect(compareVersions("0.10.0", "0.9.9")).toBeGreaterThan(0);
    expect(compareVersions("1.0.0", "1.0.0")).toBe(0);
    expect(() => compareVersions("1.0", "1.0.0")).toThrow(/1\.0 is not of the form/);
  });
});

describe("judge", () => {
  it("refuses a break under the released version and names it", () => {
    const said = judge([breaking, addition], "0.2.0", "0.2.0").join("\n");
    expect(said).toMatch(
      /breaks clients of 0\.2\.0.*POST \/v1\/login.*second number.*make release-contract/s,
    );
    expect(said).not.toMatch(/litters/);
    expect(judge([breaking], "1.0.0", "1.0.0").join("\n")).toMatch(/first number/);
  });

  it("accepts additions under the released version", () => {
    expect(judge([addition], "0.2.0", "0.2.0")).toEqual([]);
  });

  it("refuses a version that is not released, whatever changed, and one below the release", () => {
    expect(judge([], "0.2.0", "0.3.0").join("\n")).toMatch(/above 0\.2\.0.*make release-contract/s);
    expect(judge([], "0.2.0", "0.1.9").join("\n")).toMatch(/below 0\.2\.0/);
  });
});

describe("refuseRelease and summary", () => {
  it("refuses changes without a higher version, and a break that the version does not announce", () => {
    expect(refuseRelease([addition], "0.2.0", "0.2.0").join("\n")).toMatch(/Raise info\.version\.$/);
    expect(refuseRelease([breaking], "0.2.0", "0.2.0").join("\n")).toMatch(/second number.*\/v1\/login/s);
    expect(refuseRelease([breaking], "0.2.0", "0.2.1").join("\n")).toMatch(/0\.2\.1 does not announce/);
    expect(refuseRelease([addition], "0.2.0", "0.1.0")).not.toEqual([]);
  });

  it("accepts what the version announces and says what the release brings", () => {
    expect(refuseRelease([breaking], "0.2.0", "0.3.0")).toEqual([]);
    expect(refuseRelease([addition], "0.2.0", "0.2.1")).toEqual([]);
    expect(refuseRelease([], "0.2.0", "0.2.0")).toEqual([]);
    expect(summary([breaking, addition], "0.2.0", "0.3.0")).toEqual([
      "0.2.0 -> 0.3.0",
      "Breaks clients (1):",
      "  POST /v1/login: The path was removed.",
      "Added (1):",
      "  GET /v1/litters: added",
    ]);
  });
});

describe("lessAccess", () => {
  const asks = (access: object) => ({ info: { version: "1.0.0" }, paths: { "/a": { get: access } } });

  it.each([
    ["user", "admin", true],
    ["none", "user", true],
    ["any", "user", true],
    ["consumer", "user", false],
    ["user", "none", false],
    ["admin", "admin", false],
  ])("from %s to %s is a break: %s", (before, now, isBreak) => {
    const changes = lessAccess(asks({ "x-roles": [before] }), asks({ "x-roles": [now] }));
    expect(changes.length > 0).toBe(isBreak);
  });

  it.each([
    [undefined, ["admin"], false],
    [["moderator", "admin"], ["admin"], true],
    [["admin"], ["moderator", "admin"], false],
  ])("ranks of staff from %s to %s are a break: %s", (before, now, isBreak) => {
    const changes = lessAccess(asks({ "x-staff": before }), asks({ "x-staff": now }));
    expect(changes.length > 0).toBe(isBreak);
  });

  it.each([
    [undefined, "required", true],
    ["required", "fresh", true],
    ["fresh", "required", false],
    ["required", undefined, false],
  ])("a second factor from %s to %s is a break: %s", (before, now, isBreak) => {
    const changes = lessAccess(asks({ "x-second-factor": before }), asks({ "x-second-factor": now }));
    expect(changes.length > 0).toBe(isBreak);
  });
});

describe("the real contract", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-diff-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  // The bundle of `generate`, which the check of generated code compares.
  const bundled = join(ROOT, "backend/generated/openapi.json");
  const text = readFileSync(bundled, "utf8");

  type Schema = { enum: string[]; required: string[]; properties: Record<string, Schema> };
  type Operation = { "x-roles": string[] };
  type Bundle = {
    info: { version: string };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema>; parameters: Record<string, { required?: boolean }> };
  };
  const changed = (change: (contract: Bundle) => void): string => {
    const contract: Bundle = JSON.parse(text);
    change(contract);
    const path = join(folder, "changed.json");
    writeFileSync(path, JSON.stringify(contract));
    return path;
  };
  const schema = (contract: Bundle, name: string): Schema => {
    const found = contract.components.schemas[name];
    if (!found) throw new Error(`the contract has no schema ${name}`);
    return found;
  };
  const without = (list: string[], value: string) => {
    if (!list.includes(value)) throw new Error(`${value} is not among ${list}`);
    list.splice(list.indexOf(value), 1);
  };

  /** Changes by an author who forgets about clients, and the check's answer to each. */
  const breaks: readonly [string, (contract: Bundle) => void, RegExp][] = [
    [
      "an enum value of answers is removed",
      (contract) => without(schema(contract, "MatchStatus").enum, "expired"),
      /\/v1\/match\/\S+ responses.*lost values: expired/,
    ],
    [
      "an enum value of a body is removed",
      (contract) => without(schema(contract, "UpdateMatchBody").properties.status!.enum, "withdrawn"),
      /POST \/v1\/match\/updateMatch\/\{matchId\} requestBody.*lost values: 'withdrawn'/,
    ],
    [
      "an enum value of a parameter is removed",
      (contract) => without(schema(contract, "Timeframe").enum, "all"),
      /GET \/v1\/analytics\S+ parameters.*lost values: 'all'/,
    ],
    [
      "a field of a body becomes required",
      (contract) => schema(contract, "SignUpBody").required.push("phoneNumber"),
      /POST \/v1\/users\/new requestBody.*became required: `phoneNumber`/,
    ],
    [
      "a query parameter becomes required",
      (contract) => contract.components.parameters.MatchMiles!.required = true,
      /`distance` query parameter became required/,
    ],
    [
      "a field of answers may be left out",
      (contract) => without(schema(contract, "Chat").required, "unreadCount"),
      /no longer required: `unreadCount`/,
    ],
    [
      "a text of a body becomes a day",
      (contract) => Object.assign(schema(contract, "SignUpBody").properties.firstName!, { format: "date" }),
      /`format` of `firstName`/,
    ],
    [
      "a path is deleted",
      (contract) => delete contract.paths["/v1/chats/{id}/block"],
      /Path `\/v1\/chats\/\{id\}\/block` was removed/,
    ],
    [
      "a role loses a call",
      (contract) => contract.paths["/v1/chats/{id}/report"]!.post!["x-roles"] = ["admin"],
      /POST \/v1\/chats\/\{id\}\/report: No longer open to the roles: /,
    ],
  ];

  it("fails and names each break when all are made at once, and each alone would be enough", () => {
    const revision = changed((contract) => breaks.forEach(([_what, change]) => change(contract)));
    const { version } = (JSON.parse(text) as Bundle).info;
    const found = compare(bundled, revision);
    const said = judge(found, version, version);
    expect(said[0]).toMatch(/breaks clients of/);
    for (const [what, , message] of breaks) {
      expect(said.join("\n"), what).toMatch(message);
      const alone = found.filter((change) =>
        judge([change], version, version).some((line) => message.test(line))
      );
      expect(alone, what).not.toEqual([]);
    }
  });

  it("passes when nothing changed, when a path and a field of answers are added, when a text turns out to be a password, and when something planned is built", () => {
    expect(check(bundled, bundled)).toEqual([]);
    const planned = join(folder, "planned.json");
    const contract: Bundle = JSON.parse(text);
    const { responses, ...operation } = contract.paths["/v1/breeds"]!.get! as Operation & {
      responses: Record<string, unknown>;
    };
    const get = { ...operation, "x-status": "planned", responses: { ...responses, "501": responses["503"] } };
    contract.paths["/v1/breeds"] = { get };
    writeFileSync(planned, JSON.stringify(contract));
    const grown = changed((contract) => {
      contract.paths["/v1/kennels"] = {
        get: { ...contract.paths["/v1/breeds"]!.get!, operationId: "listKennels" } as { "x-roles": string[] },
      };
      Object.assign(schema(contract, "SignUpBody").properties.firstName!, { format: "password" });
      schema(contract, "Match").properties.note = { type: "string", maxLength: 5 } as unknown as Schema;
    });
    expect(check(planned, grown)).toEqual([]);
  });

  it("is released with a version that announces the break, only then, and passes from then on", () => {
    const baseline = join(folder, "baseline.json");
    copyFileSync(bundled, baseline);
    const broken = (version?: string) =>
      changed((contract) => {
        delete contract.paths["/v1/chats/{id}/block"];
        contract.info.version = version ?? contract.info.version;
      });
    expect(release(baseline, broken()).wrong.join("\n")).toMatch(/Raise info\.version.*block/s);
    expect(readFileSync(baseline, "utf8")).toBe(text);
    expect(check(baseline, broken("1000.0.0")).join("\n")).toMatch(/make release-contract/);
    const { wrong, said } = release(baseline, broken("1000.0.0"));
    expect(wrong).toEqual([]);
    expect(said.join("\n")).toMatch(/-> 1000\.0\.0\nBreaks clients \(1\):\n.*block/);
    expect(check(baseline, broken("1000.0.0"))).toEqual([]);
  });
});
