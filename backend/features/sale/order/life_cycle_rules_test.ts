import { readdir, readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ReservationStatus as inContract } from "../../../generated/schemas.ts";
import type { ReservationStatus } from "../../../platform/db/schema.ts";
import {
  type Action,
  type Actor,
  balanceDueOn,
  balanceOverdue,
  CANCELED,
  completionRefusal,
  disputeRefusal,
  disputeUntil,
  ENDED,
  extendedDueAt,
  extendRefusal,
  laterStep,
  LIVE,
  mayMove,
  moveFor,
  MOVES,
  PAID,
  refusalOf,
  STATUSES,
  type Step,
  STEPS,
} from "./life_cycle_rules.ts";
import { endOfDay } from "../../places/zone_rules.ts";

const HOUR = 3_600_000;

const OF_THE_CONTRACT = (inContract as unknown as { options: ReservationStatus[] }).options;
const ACTORS: Actor[] = ["buyer", "breeder", "admin", "system"];

describe("the reservation's life", () => {
  it("never leaves an end", () => {
    for (const end of ["expired", "refunded"] as const) {
      for (const to of STATUSES) for (const actor of ACTORS) expect(mayMove(end, to, actor)).toBe(false);
    }
  });

  it("lets nobody but the system say that money has arrived", () => {
    for (const from of STATUSES) {
      for (const actor of ["buyer", "breeder", "admin"] as const) {
        expect(mayMove(from, "deposit-paid", actor)).toBe(false);
        expect(mayMove(from, "paid", actor)).toBe(false);
      }
    }
  });

  it("is never completed before everything is paid", () => {
    const unpaid: ReservationStatus[] = ["held", "processing", "deposit-paid", "expired"];
    for (const from of unpaid) {
      for (const actor of ACTORS) expect(mayMove(from, "completed", actor)).toBe(false);
    }
    expect(refusalOf("deposit-paid", "complete", "breeder")).toBe("The balance hasn't been paid yet.");
  });

  it.each<[ReservationStatus, Action, "buyer" | "breeder", string]>([
    ["completed", "confirm-handover", "buyer", "This sale is already complete."],
    [
      "handed-over",
      "cancel",
      "breeder",
      "The buyer has confirmed the hand-off, so this can't be canceled anymore.",
    ],
    ["handed-over", "cancel", "buyer", "You've confirmed the hand-off, so this can't be canceled anymore."],
    [
      "disputed",
      "complete",
      "breeder",
      "A problem was reported, and our team decides what happens next.",
    ],
    [
      "disputed",
      "confirm-handover",
      "buyer",
      "A problem was reported, and our team decides what happens next.",
    ],
  ])("a %s sale refuses to %s by its %s in true words", (status, action, actor, words) => {
    expect(refusalOf(status, action, actor)).toBe(words);
  });

  it("never expires while a payment is processing", () => {
    for (const actor of ACTORS) expect(mayMove("processing", "expired", actor)).toBe(false);
  });

  it("any walk of moves ends where no pet is kept without a live reservation", () => {
    const steps = fc.array(
      fc.record({
        action: fc.constantFrom(...new Set(MOVES.map((move) => move.action))) as fc.Arbitrary<Action>,
        actor: fc.constantFrom(...ACTORS),
      }),
      { maxLength: 12 },
    );
    fc.assert(fc.property(steps, (walk) => {
      let status: ReservationStatus = "held";
      let money = false;
      for (const { action, actor } of walk) {
        const move = moveFor(status, action, actor);
        expect(refusalOf(status, action, actor) === undefined).toBe(move !== undefined);
        if (!move) continue;
        status = move.to;
        if (status === "deposit-paid" || status === "paid") money = true;
        if (status === "expired") expect(money).toBe(false);
        if (status === "completed" || status === "handed-over") expect(money).toBe(true);
      }
    }));
  });
});

describe("the balance's deadline", () => {
  const eastern = "America/New_York";
  it.each([
    ["2026-04-01", eastern, "2026-03-29"],
    ["2026-03-05", eastern, "2026-03-04"],
    [null, eastern, "2026-03-04"],
    // 72 hours after Sunday evening in Honolulu is Wednesday evening there, and Thursday in UTC.
    [null, "Pacific/Honolulu", "2026-03-03"],
  ])("for a go-home date of %s in %s is the end of %s", (goHomeDate, timeZone, day) => {
    expect(balanceDueOn(new Date("2026-03-01T08:00:00Z"), { goHomeDate, timeZone })).toBe(day);
  });

  it("is never sooner than 72 hours after the deposit, nor a day late, in any zone and across every change of clocks", () => {
    const zones = fc.constantFrom(
      "America/New_York",
      "America/Chicago",
      "America/Denver",
      "America/Phoenix",
      "America/Los_Angeles",
      "America/Anchorage",
      "America/Adak",
      "Pacific/Honolulu",
    );
    const moments = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2028-12-31"),
      noInvalidDate: true,
    });
    fc.assert(fc.property(zones, moments, (timeZone, paidAt) => {
      const day = balanceDueOn(paidAt, { goHomeDate: null, timeZone });
      const end = endOfDay(timeZone, day);
      const read = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
      expect(read.format(end)).toBe(`${day} 23:59:59`);
      expect(end.getTime() + 1_000 - paidAt.getTime()).toBeGreaterThan(72 * HOUR);
      expect(end.getTime() - paidAt.getTime()).toBeLessThan((72 + 26) * HOUR);
    }));
  });

  it("has a grace of three days, after which the breeder may extend", () => {
    const due = endOfDay(eastern, "2026-03-10");
    const refusal = (at: string) =>
      extendRefusal({ status: "deposit-paid", balanceDueAt: due, timeZone: eastern, now: new Date(at) });
    expect(refusal("2026-03-11T03:00:00Z")).toBe("The balance isn't due yet.");
    expect(refusal("2026-03-11T05:00:00Z")).toMatch(/^The buyer has until Friday, March 13 to pay\./);
    expect(balanceOverdue(due, eastern, new Date("2026-03-14T03:59:00Z"))).toBe(false);
    expect(refusal("2026-03-14T03:59:00Z")).toBeDefined();
    expect(balanceOverdue(due, eastern, new Date("2026-03-14T04:00:01Z"))).toBe(true);
    expect(refusal("2026-03-14T04:00:01Z")).toBeUndefined();
  });

  it("is in the future once it is extended, however late that is", () => {
    const now = new Date("2026-03-20T15:00:00Z");
    expect(extendedDueAt(now, eastern).toISOString()).toBe("2026-03-24T03:59:59.000Z");
  });
});

describe("a breeder's completion", () => {
  const paidAt = new Date("2026-03-01T12:00:00Z");
  const days = { goHomeDate: "2026-02-01", today: "2026-03-03" };
  const after = (hours: number) => new Date(paidAt.getTime() + hours * HOUR);
  it("alone is not within 48 hours of the payment", () => {
    const alone = (hours: number) =>
      completionRefusal({ ...days, status: "paid", paidAt, now: after(hours) })?.code;
    expect([0, 1, 47.99, 48, 500].map(alone)).toEqual([
      "too_early",
      "too_early",
      "too_early",
      undefined,
      undefined,
    ]);
  });
  it("with the buyer's word is at once, from the go-home date on", () => {
    const agreed = (change: object) =>
      completionRefusal({ ...days, ...change, status: "handed-over", paidAt, now: after(1) })?.code;
    expect(agreed({})).toBeUndefined();
    expect(agreed({ goHomeDate: "2026-03-04" })).toBe("too_early");
  });
  it("is not before the go-home date, nor where nobody knows the pet's age", () => {
    const on = (goHomeDate: string | null) =>
      completionRefusal({ goHomeDate, today: "2026-03-03", status: "paid", paidAt, now: after(99) })?.code;
    expect([on("2026-03-03"), on("2026-03-04"), on(null)]).toEqual([undefined, "too_early", "too_young"]);
  });
});

describe("a problem", () => {
  const timeZone = "America/Los_Angeles";
  const MAY: ReservationStatus[] = ["paid", "handed-over", "completed"];
  it("is reported in these states alone, by the buyer alone, and is decided by staff alone", () => {
    const into = STATUSES.flatMap((from) =>
      ACTORS.filter((by) => mayMove(from, "disputed", by)).map((by) => [from, by])
    );
    expect(into).toEqual(MAY.map((from) => [from, "buyer"]));
    const out = STATUSES.flatMap((to) =>
      ACTORS.filter((by) => mayMove("disputed", to, by)).map((by) => [to, by])
    );
    expect(out).toEqual([["completed", "admin"], ["refunded", "admin"]]);
  });
  it("is reported until the end of the 14th day, where the pet is, and once", () => {
    const moments = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2028-12-31"),
      noInvalidDate: true,
    });
    const hours = fc.integer({ min: 0, max: 30 * 24 });
    fc.assert(
      fc.property(
        moments,
        fc.option(hours),
        hours,
        fc.constantFrom(...STATUSES),
        (at, earlier, later, status) => {
          const completedAt = at;
          const handedOverAt = earlier === null ? null : new Date(at.getTime() - earlier * HOUR);
          const from = handedOverAt ?? completedAt;
          const now = new Date(at.getTime() + later * HOUR);
          const facts = { status, completedAt, handedOverAt, timeZone, now, hasDispute: false };
          const day = (moment: Date) =>
            Date.parse(
              `${
                new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment)
              }T00:00:00Z`,
            );
          const days = (day(now) - day(from)) / (24 * HOUR);
          const expected = !MAY.includes(status)
            ? "transition_not_allowed"
            : days > 14
            ? "dispute_too_late"
            : undefined;
          expect(disputeRefusal(facts)?.code).toBe(expected);
          expect(disputeRefusal({ ...facts, hasDispute: true })?.code).toBe("dispute_exists");
          expect(Date.parse(`${disputeUntil(facts)}T00:00:00Z`) - day(from)).toBe(14 * 24 * HOUR);
        },
      ),
      // A moment within the last second of the last day still counts.
      { examples: [[new Date("2026-12-30T23:59:59.001Z"), 64, 272, "paid"]] },
    );
  });
  it("has no end before the pet was handed over", () => {
    const facts = { handedOverAt: null, completedAt: null, timeZone, hasDispute: false, now: new Date() };
    expect(disputeRefusal({ ...facts, status: "paid" })).toBeUndefined();
    expect(disputeUntil(facts)).toBeNull();
  });
});

describe("the checkout's step", () => {
  it("only moves forward, whatever is told in whatever order", () => {
    fc.assert(fc.property(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 20 }), (told) => {
      let stored: Step = "started";
      for (const step of told) {
        const next = laterStep(stored, step);
        expect(STEPS.indexOf(next)).toBe(Math.max(STEPS.indexOf(stored), STEPS.indexOf(step)));
        stored = next;
      }
    }));
  });
});

describe("lists of statuses", () => {
  it("follow from the moves", () => {
    const sorted = (statuses: ReadonlySet<string>) => [...statuses].sort();
    expect(sorted(new Set(STATUSES))).toEqual([...OF_THE_CONTRACT].sort());
    expect(sorted(ENDED)).toEqual([
      "cancelled-by-breeder",
      "cancelled-by-buyer",
      "cancelled-by-platform",
      "expired",
      "refunded",
    ]);
    expect(sorted(PAID)).toEqual(["completed", "deposit-paid", "disputed", "handed-over", "paid"]);
    expect(sorted(LIVE)).toEqual(["deposit-paid", "disputed", "handed-over", "held", "paid", "processing"]);
    expect(sorted(CANCELED)).toEqual(["cancelled-by-breeder", "cancelled-by-buyer", "cancelled-by-platform"]);
  });

  it("typed in SQL are whole", async () => {
    const complete = [
      new Set(LIVE),
      new Set(PAID),
      new Set([...LIVE, ...PAID]),
      new Set(["held", "processing"]),
      new Set(["deposit-paid", "paid"]),
      new Set(["paid", "handed-over"]),
      new Set(["handed-over", "completed"]),
      new Set(["cancelled-by-breeder", "cancelled-by-platform"]),
    ].map((set) => [...set].sort().join());
    const lists: string[] = [];
    for await (const path of sourcesIn(new URL("../..", import.meta.url))) {
      const source = await readFile(path, "utf8");
      for (const [, list = ""] of source.matchAll(/status in \(('[a-z-]+'(?:,\s*'[a-z-]+')+)\)/g)) {
        const statuses = list.split(/,\s*/).map((one) => one.slice(1, -1));
        if (statuses.every((one) => STATUSES.some((status) => status === one))) {
          lists.push(statuses.sort().join());
        }
      }
    }
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter((list) => !complete.includes(list))).toEqual([]);
  });
});

async function* sourcesIn(folder: URL): AsyncGenerator<URL> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".ts") || entry.name.endsWith("_test.ts")) continue;
    yield new URL(`file://${entry.parentPath}/${entry.name}`);
  }
}
