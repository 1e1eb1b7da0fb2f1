import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn, endOfDay } from "../../places/zone_rules.ts";
import { dueAfterStop, STOPS, stopWords } from "./stop_rules.ts";

describe("the words about a stopped sale", () => {
  it.each(STOPS.flatMap((stop) => (["buyer", "breeder"] as const).map((viewer) => [stop, viewer] as const)))(
    "%s: the %s reads why and what happens next, and is asked for nothing",
    (stop, viewer) => {
      const words = stopWords(stop, viewer, "Willow Creek");
      expect(words).toContain("paused");
      expect(words).toMatch(/until|cancel|contact us/i);
      expect(words).not.toMatch(/\bpay\b/i);
    },
  );
});

describe("the due day of a balance whose sale was stopped", () => {
  it.each([
    // A day and a minute count as two days. The due day ends in the pet's time zone.
    ["Pacific/Honolulu", "2026-12-10", "2026-12-01T10:00:00Z", "2026-12-02T10:01:00Z", "2026-12-12"],
    ["America/New_York", "2026-12-10", "2026-12-01T10:00:00Z", "2026-12-02T10:00:00Z", "2026-12-11"],
    // The due day passed meanwhile, so the buyer has three days from now.
    ["America/New_York", "2026-12-02", "2026-12-01T10:00:00Z", "2026-12-01T11:00:00Z", "2026-12-04"],
  ])("in %s, due %s, stopped from %s to %s: %s", (timeZone, due, stoppedAt, now, wanted) => {
    const moved = dueAfterStop(endOfDay(timeZone, due), {
      stoppedAt: new Date(stoppedAt),
      now: new Date(now),
      timeZone,
    });
    expect(moved).toEqual(endOfDay(timeZone, wanted));
  });

  it("is never earlier than before, and never less than two whole days away", () => {
    const at = fc.integer({ min: 0, max: 400 * 86_400 }).map((s) =>
      new Date(Date.UTC(2026, 0, 1) + s * 1_000)
    );
    fc.assert(fc.property(at, at, at, (due, first, second) => {
      const [stoppedAt, now] = first < second ? [first, second] : [second, first];
      const dueAt = endOfDay("America/Los_Angeles", dayIn("America/Los_Angeles", due));
      const moved = dueAfterStop(dueAt, { stoppedAt, now, timeZone: "America/Los_Angeles" });
      expect(moved.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
      expect(moved.getTime() - now.getTime()).toBeGreaterThan(2 * 86_400_000);
    }));
  });
});
