import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { states } from "../places/rules.ts";
import { saleRefusal, type StateRules } from "./rules.ts";
import { saleBarredFrom, STATE_RULES_JSON } from "./store.ts";

let app: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  app = await startApp({ features: ["staff", "state_rules"] });
  const admin = await addUser(app.services, { role: "Admin", first_name: "Iris", last_name: "Novak" });
  asAdmin = await bearer(app.services, admin);
});
afterAll(() => app.close());

const NEVADA = {
  saleAllowed: true,
  saleAllowedUnderOneYear: true,
  bnplAllowed: true,
  depositRefundable: true,
  note: "Deposits are refundable.",
  source: "Letter of counsel",
  asOf: "2026-11-20",
  reason: "Counsel wrote on November 20.",
};

async function change(state: string, json: unknown, headers = asAdmin) {
  const response = await app.fetch(`/v1/admin/state-rules/${state}`, { method: "PUT", json, headers });
  // deno-lint-ignore no-explicit-any -- tests read JSON as it comes
  return { status: response.status, body: await response.json() as any };
}
async function list() {
  const response = await app.fetch("/v1/admin/state-rules", { headers: asAdmin });
  expect(response.status).toBe(200);
  // deno-lint-ignore no-explicit-any -- tests read JSON as it comes
  return (await response.json()).stateRules as any[];
}
async function logOf(state: string) {
  const response = await app.fetch(`/v1/admin/audit?subjectId=${state}`, { headers: asAdmin });
  return (await response.json()).entries;
}

describe("listStateRules", () => {
  it("has a rule with a source and a date for each state and DC, and California's as the law has it", async () => {
    const rules = await list();
    expect(rules.map(({ name }) => name)).toEqual(states.map(({ long }) => long));
    expect(rules.filter(({ source, asOf }) => source === "" || !/^\d{4}-\d\d-\d\d$/.test(asOf))).toEqual([]);
    expect(rules.find(({ state }) => state === "CA")).toMatchObject({
      saleAllowed: true,
      saleAllowedUnderOneYear: false,
      bnplAllowed: false,
      depositRefundable: true,
      version: 1,
      changedBy: null,
      reason: null,
    });
    const asks = rules.filter((rule) =>
      !rule.saleAllowed || !rule.saleAllowedUnderOneYear || !rule.bnplAllowed || rule.depositRefundable
    );
    expect(asks.map(({ state }) => state)).toEqual(["CA"]);
  });
});

describe("updateStateRule", () => {
  it("changes a rule and writes down who, when, why, and what stood before and after", async () => {
    const { status, body } = await change("NV", NEVADA);
    expect(status).toBe(200);
    const { reason, ...wanted } = NEVADA;
    expect(body.stateRule).toMatchObject({
      ...wanted,
      state: "NV",
      name: "Nevada",
      version: 2,
      changedBy: "Iris Novak",
      reason,
    });
    expect(await logOf("NV")).toMatchObject([{
      action: "state-rule-changed",
      actorName: "Iris Novak",
      subjectKind: "state-rule",
      subjectName: "Nevada",
      reason,
      changes: [
        { field: "depositRefundable", before: "false", after: "true" },
        { field: "note", before: null, after: "Deposits are refundable." },
        { field: "source", before: "No rule on record. Confirm with counsel.", after: "Letter of counsel" },
        { field: "asOf", before: "2026-11-21", after: "2026-11-20" },
      ],
    }]);
  });

  it("is done and written down once, however often and at once it is said", async () => {
    const said = await Promise.all(Array.from({ length: 6 }, () => change("UT", NEVADA)));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await logOf("UT")).toHaveLength(1);
  });

  it("refuses a change of what has changed since it was looked at", async () => {
    const tries = [true, false].map((bnplAllowed) => change("WA", { ...NEVADA, bnplAllowed, version: 1 }));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("rule_changed");
    expect(await logOf("WA")).toHaveLength(1);
  });

  it("needs a reason, a state that there is, and staff with a second factor", async () => {
    const { reason: _, ...without } = NEVADA;
    expect((await change("ID", without)).status).toBe(422);
    expect((await change("ID", { ...NEVADA, reason: "  " })).status).toBe(422);
    expect([404, 422]).toContain((await change("PR", NEVADA)).status);
    const single = await addUser(app.services, { role: "Admin" }, { secondFactor: false });
    const refused = await change("ID", NEVADA, await bearer(app.services, single));
    expect(refused).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    expect(await logOf("ID")).toEqual([]);
  });
});

it("the list of a breeder's barred listings is the same rule", async () => {
  const state = fc.constantFrom("CA", "OR", "NY");
  const day = fc.date({ min: new Date("2023-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const leap = fc.constantFrom("2024-02-28", "2024-02-29", "2024-03-01", "2025-02-28", "2025-03-01");
  const cases = fc.sample(
    fc.record({
      kind: fc.constantFrom("breeder" as const, "shelter" as const),
      state,
      breeder_state: state,
      birth_date: fc.option(fc.oneof(day, leap), { nil: null, freq: 8 }),
      go_home_date: fc.option(day, { nil: null }),
      today: fc.oneof(day, leap),
      near: fc.constantFrom(undefined, -1, 0, 1),
    }),
    2_000,
  ).map(({ near, ...one }) => {
    if (near === undefined || one.birth_date === null) return one;
    // The result changes at the first birthday, so the test uses days around it.
    const about = new Date(`${one.birth_date}T00:00:00Z`);
    about.setUTCFullYear(about.getUTCFullYear() + 1, about.getUTCMonth(), about.getUTCDate() + near);
    return { ...one, today: about.toISOString().slice(0, 10), go_home_date: null };
  });
  const rules = [["CA", true, false], ["OR", false, true], ["NY", true, true]] as const;
  await app.db.transaction().execute(async (trx) => {
    for (const [where, sale, young] of rules) {
      await trx.updateTable("state_rules").set({ sale_allowed: sale, sale_allowed_under_one_year: young })
        .where("state", "=", where).execute();
    }
    const { rows } = await sql<{ barred: boolean; rules: StateRules }>`
      select ${sql.raw(saleBarredFrom("greatest(p.go_home_date, p.today)"))} as barred, ${
      sql.raw(STATE_RULES_JSON)
    } as rules
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
        as p(kind text, state text, breeder_state text, birth_date date, go_home_date date, today date)
        cross join lateral (select p.kind, p.breeder_state as state) d`.execute(trx);
    const expected = cases.map((one) =>
      saleRefusal(rows[0]!.rules, {
        sellerKind: one.kind,
        state: one.state,
        breederState: one.breeder_state,
        birthDate: one.birth_date,
        goHomeDate: one.go_home_date,
        today: one.today,
      }) !== undefined
    );
    expect(rows.map(({ barred }) => barred)).toEqual(expected);
  });
});
