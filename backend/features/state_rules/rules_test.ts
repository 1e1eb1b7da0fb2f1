import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstBirthday,
  isDepositRefundable,
  isFinancingAllowed,
  refusalWords,
  type SaleFacts,
  saleRefusal,
  type StateRule,
  type StateRules,
} from "./rules.ts";

const CALIFORNIA: StateRule = {
  saleAllowed: true,
  saleAllowedUnderOneYear: false,
  bnplAllowed: false,
  depositRefundable: true,
};
const maple: SaleFacts = {
  name: "Maple",
  sellerKind: "breeder",
  state: "OR",
  breederState: "OR",
  birthDate: "2026-03-01",
  goHomeDate: null,
  today: "2026-05-01",
};

describe("a breeder's pet under one year", () => {
  const rules = { CA: CALIFORNIA };
  it.each([
    ["from Oregon, picked up there", {}, undefined, undefined],
    ["from Oregon, brought to California", {}, "CA", "to"],
    ["that is in California", { state: "CA" }, undefined, "from"],
    ["of a breeder in California", { breederState: "CA" }, "OR", "from"],
    [
      "of a shelter in California",
      { state: "CA", breederState: "CA", sellerKind: "shelter" },
      "CA",
      undefined,
    ],
    ["that is one year old today", { state: "CA", birthDate: "2025-05-01" }, "CA", undefined],
    ["a day short of a year", { state: "CA", birthDate: "2025-05-02" }, "CA", "from"],
    ["that goes home on its birthday", { goHomeDate: "2027-03-01" }, "CA", undefined],
    ["that could have gone home long ago", { goHomeDate: "2025-03-01" }, "CA", "to"],
    ["whose age nobody knows", { birthDate: null }, "CA", "to"],
  ])("%s", (_, change, to, side) => {
    const sale = { ...maple, ...change } as SaleFacts;
    expect(saleRefusal(rules, sale, to)?.side).toBe(side);
  });

  it("born on February 29 is a year old on March 1", () => {
    expect([firstBirthday("2024-02-29"), firstBirthday("2023-03-01"), firstBirthday("2023-02-28")]).toEqual([
      "2025-03-01",
      "2024-03-01",
      "2024-02-28",
    ]);
  });
});

it("a buyer reads whose law it is and what to do instead", () => {
  const to = saleRefusal({ CA: CALIFORNIA }, maple, "CA")!;
  expect(refusalWords(to, maple)).toBe(
    "Under California law, we can't deliver a breeder's pet under one year old to California. You can pick Maple up in Oregon, choose another delivery address, or look for a pet from a shelter or rescue.",
  );
  const unknown = { ...maple, state: "CA", birthDate: null };
  expect(refusalWords(saleRefusal({ CA: CALIFORNIA }, unknown)!, unknown)).toContain(
    "We don't have Maple's birth date yet. Look for a pet from a shelter or rescue",
  );
  const closed = { TX: { ...CALIFORNIA, saleAllowed: false } };
  expect(refusalWords(saleRefusal(closed, maple, "TX")!, maple)).toContain(
    "We can't deliver pets to Texas right now",
  );
});

const STATES = ["CA", "OR", "NY", "DC"] as const;
const state = fc.constantFrom(...STATES);
const rule: fc.Arbitrary<StateRule> = fc.record({
  saleAllowed: fc.boolean(),
  saleAllowedUnderOneYear: fc.boolean(),
  bnplAllowed: fc.boolean(),
  depositRefundable: fc.boolean(),
});
const rules: fc.Arbitrary<StateRules> = fc.dictionary(state, rule, { maxKeys: 4 });
const day = fc.record({
  year: fc.integer({ min: 2023, max: 2026 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 31 }),
}).filter(({ year, month, date }) => new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date);
type Day = { year: number; month: number; date: number };
const text = ({ year, month, date }: Day) =>
  `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
/** Returns a day as a number in calendar order. */
const order = ({ year, month, date }: Day) => year * 10_000 + month * 100 + date;

/** Returns whether the law bars a sale, written from its text: any state involved may bar it. */
function isBarred(
  given: StateRules,
  sale: {
    kind: string;
    pet: string;
    breeder: string;
    to: string | undefined;
    birth: Day | null;
    home: Day[];
  },
): boolean {
  const touched = new Set([sale.pet, sale.breeder, sale.to]);
  const goesHome = Math.max(...sale.home.map(order));
  const isGrown = sale.birth !== null && goesHome >= order({ ...sale.birth, year: sale.birth.year + 1 });
  return STATES.some((each) => {
    const asked = touched.has(each) ? given[each] : undefined;
    if (!asked) return false;
    return asked.saleAllowed === false ||
      (asked.saleAllowedUnderOneYear === false && sale.kind === "breeder" && !isGrown);
  });
}

it("bars exactly the sales that a state they touch bars, for every state, seller, age and delivery", () => {
  fc.assert(
    fc.property(
      rules,
      fc.record({
        kind: fc.constantFrom("breeder" as const, "shelter" as const),
        pet: state,
        breeder: state,
        to: fc.option(state, { nil: undefined }),
        birth: fc.option(day, { nil: null, freq: 8 }),
        today: day,
        goHome: fc.option(day, { nil: null }),
      }),
      (given, { kind, pet, breeder, to, birth, today, goHome }) => {
        const refusal = saleRefusal(given, {
          sellerKind: kind,
          state: pet,
          breederState: breeder,
          birthDate: birth && text(birth),
          goHomeDate: goHome && text(goHome),
          today: text(today),
        }, to);
        const home = [today, ...(goHome ? [goHome] : [])];
        expect(refusal !== undefined).toBe(isBarred(given, { kind, pet, breeder, to, birth, home }));
        // The named state does bar it, on the named side.
        if (refusal) expect(refusal.side === "to" ? [to] : [pet, breeder]).toContain(refusal.state);
      },
    ),
    { numRuns: 2_000 },
  );
});

it("lenders need every state's leave; one state is enough for the deposit", () => {
  fc.assert(
    fc.property(rules, fc.array(state, { maxLength: 3 }), (given, touched) => {
      const asked = touched.flatMap((each) => given[each] ?? []);
      expect(isFinancingAllowed(given, touched)).toBe(asked.filter((one) => !one.bnplAllowed).length === 0);
      expect(isDepositRefundable(given, touched)).toBe(
        asked.filter((one) => one.depositRefundable).length > 0,
      );
    }),
  );
});
