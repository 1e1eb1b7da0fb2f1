import { describe, expect, it } from "vitest";
import contract from "../backend/generated/openapi.json" with { type: "json" };

/** Operations of staff that take effect at once, each with the reason. */
const AT_ONCE: Readonly<Record<string, string>> = {
  inviteShelter: "the shelter decides by its answer",
  inviteStaff: "gives no rank before it is accepted, and can be withdrawn",
  retryRefund: "repeats what was decided before",
  retryPayout: "repeats what was decided before",
  startReconciliation: "compares, and decides nothing",
  addChargebackEvidence: "collects evidence, which a later decision submits",
  addDiscountCode: "a setting, which can be changed back",
  updateDiscountCode: "a setting, which can be changed back",
  updateStateRule: "a setting, which can be changed back",
};

type Operation = { operationId: string; "x-staff"?: string[] };
const changing = Object.values(contract.paths).flatMap((path) =>
  Object.entries(path).filter(([method]) => ["post", "put", "patch", "delete"].includes(method))
    .map(([, operation]) => operation as Operation)
).filter((operation) => operation["x-staff"]).map(({ operationId }) => operationId);

function sourcesIn(folder: string): string[] {
  return Array.from(Deno.readDirSync(folder)).flatMap(({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    if (isDirectory) return sourcesIn(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [Deno.readTextFileSync(path)] : [];
  });
}
const sources = sourcesIn(new URL("../web/src", import.meta.url).pathname);

describe("operations that change something for staff", () => {
  it.each(changing.filter((name) => !(name in AT_ONCE)))("%s can be undone before it is sent", (name) => {
    // The options of a delayed call let it outlive the page.
    const delayed = new RegExp(`\\b${name}\\(\\s*client,[^;]{0,400}?\\boptions,?\\s*\\)`);
    expect(sources.filter((text) => delayed.test(text))).not.toEqual([]);
    expect(sources.filter((text) => text.includes(`${name}Mutation(`))).toEqual([]);
  });

  it("are known if they take effect at once", () => {
    expect(Object.keys(AT_ONCE).filter((name) => !changing.includes(name))).toEqual([]);
  });
});
