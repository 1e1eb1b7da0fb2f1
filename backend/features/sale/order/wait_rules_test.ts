import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfDay } from "../../places/zone_rules.ts";
import { completesAt, stepOfWait, type WaitFacts } from "./wait_rules.ts";

const DAY = 86_400_000;
const ZONE = "America/Los_Angeles";
const began = new Date("2026-11-10T18:00:00Z");
const after = (days: number, ms = 0) => new Date(began.getTime() + days * DAY + ms);
const handedOver: WaitFacts & { steps: number } = {
  status: "handed-over",
  handedOverAt: began,
  paidAt: after(-30),
  goHomeDate: "2026-11-01",
  timeZone: ZONE,
  stoppedMs: 0,
  stoppedSince: null,
  steps: 0,
};
const goes = (facts: Partial<typeof handedOver>, now: Date, isStopped = false) =>
  stepOfWait({ ...handedOver, ...facts }, { isStopped, now });

describe("stepOfWait", () => {
  it("reminds the breeder after 2 and 5 days and completes after 7, each to the millisecond", () => {
    for (const [steps, days, step] of [[0, 2, "remind"], [1, 5, "remind"], [2, 7, "complete"]] as const) {
      expect(goes({ steps }, after(days, -1)).step, `${days} days less 1 ms`).toBeUndefined();
      const there = goes({ steps }, after(days));
      expect(there).toMatchObject({ step, state: { steps: steps + 1 } });
      expect(there.lookAt).toEqual(steps === 2 ? null : after([5, 7][steps]!));
    }
    expect(goes({ steps: 3 }, after(100)).step).toBeUndefined();
  });

  it("counts a paid sale from the end of the go-home day where the pet is, or from a later payment", () => {
    const paid = { status: "paid", handedOverAt: null, goHomeDate: "2026-11-10" } as const;
    const end = endOfDay(ZONE, "2026-11-10").getTime();
    for (const [steps, days, step] of [[0, 3, "remind"], [1, 7, "remind"], [2, 14, "staff"]] as const) {
      expect(goes({ ...paid, steps }, new Date(end + days * DAY - 1)).step).toBeUndefined();
      expect(goes({ ...paid, steps }, new Date(end + days * DAY)).step).toBe(step);
    }
    const late = { ...paid, paidAt: after(4) };
    expect(goes(late, after(7, -1)).step).toBeUndefined();
    expect(goes(late, after(7)).step).toBe("remind");
    expect(goes({ ...paid, goHomeDate: null, paidAt: after(0) }, after(3)).step).toBe("remind");
  });

  it("stands still while the sale is stopped, and goes on with the time that was left", () => {
    const stopped = goes({ steps: 2 }, after(6), true);
    expect(stopped).toMatchObject({ step: undefined, state: { stoppedSince: after(6) }, lookAt: null });
    expect(goes({ ...stopped.state }, after(60), true)).toMatchObject({
      step: undefined,
      state: { stoppedSince: after(6) },
    });
    const free = goes({ ...stopped.state }, after(66));
    expect(free).toMatchObject({ step: undefined, state: { stoppedMs: 60 * DAY, stoppedSince: null } });
    expect(free.lookAt).toEqual(after(67));
    expect(goes({ ...free.state }, after(67, -1)).step).toBeUndefined();
    expect(goes({ ...free.state }, after(67)).step).toBe("complete");
  });

  it("after a time without sweeps reminds once more, and keeps the end two days away", () => {
    const late = goes({}, after(40));
    expect(late).toMatchObject({ step: "remind", state: { steps: 2 } });
    expect(late.lookAt).toEqual(after(42));
    expect(goes({ ...late.state }, after(42, -1)).step).toBeUndefined();
    expect(goes({ ...late.state }, after(42)).step).toBe("complete");
    expect(goes({}, after(5.5)).state.steps).toBe(1);
  });

  it("never ends a sale less than the last distance after the reminder before it, whenever it is asked", () => {
    const times = fc.array(
      fc.record({ hours: fc.double({ min: 0.1, max: 90, noNaN: true }), stop: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    fc.assert(fc.property(times, (asked) => {
      let state = { steps: 0, stoppedMs: 0, stoppedSince: null as Date | null };
      let now = began.getTime();
      let reminded: number | undefined;
      const steps: string[] = [];
      for (const { hours, stop } of asked) {
        now += hours * 3_600_000;
        const there = goes(state, new Date(now), stop);
        if (stop) expect(there.step).toBeUndefined();
        if (there.step === "remind") reminded = now;
        if (there.step === "complete") expect(now - reminded!).toBeGreaterThanOrEqual(2 * DAY - 3_600_001);
        if (there.step) steps.push(there.step);
        state = there.state;
      }
      expect(["", "remind", "remind,remind", "remind,complete", "remind,remind,complete"]).toContain(
        steps.join(),
      );
    }));
  });
});

it("completesAt says the day only while the sale's clock runs", () => {
  const runs = { ...handedOver, isStopped: false };
  expect(completesAt(runs)).toEqual(after(7));
  expect(completesAt({ ...runs, stoppedMs: DAY })).toEqual(after(8));
  expect(completesAt({ ...runs, isStopped: true })).toBeUndefined();
  expect(completesAt({ ...runs, stoppedSince: after(1) })).toBeUndefined();
  expect(completesAt({ ...runs, status: "paid" })).toBeUndefined();
  expect(completesAt({ ...runs, status: "completed" })).toBeUndefined();
});
