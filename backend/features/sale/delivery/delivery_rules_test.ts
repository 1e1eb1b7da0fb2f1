import { describe, expect, it } from "vitest";
import {
  DELIVERY_STATUSES,
  type DeliveryActor,
  deliveryAfter,
  type DeliveryStep,
  isWindowPossible,
  UNFINISHED,
} from "./delivery_rules.ts";

const ACTORS: readonly DeliveryActor[] = ["staff", "carrier", "system"];
const STEPS: readonly DeliveryStep[] = [
  "offer",
  "accept",
  "decline",
  "withdraw",
  "schedule",
  "pick-up",
  "hand-off",
  "cancel",
  "fail",
];

describe("deliveryAfter", () => {
  it("ends deliveries that were handed off, canceled or failed", () => {
    const finished = DELIVERY_STATUSES.filter((status) => !UNFINISHED.includes(status));
    expect(finished).toEqual(["handed-off", "canceled", "failed"]);
    for (const status of finished) {
      for (const step of STEPS) {
        for (const actor of ACTORS) expect(deliveryAfter(status, step, actor)).toBeUndefined();
      }
    }
  });

  it("reaches every status from the first one", () => {
    const reached = new Set(["to-arrange"]);
    for (const status of DELIVERY_STATUSES) {
      if (!reached.has(status)) continue;
      for (const step of STEPS) {
        for (const actor of ACTORS) reached.add(deliveryAfter(status, step, actor) ?? status);
      }
    }
    expect([...reached].sort()).toEqual([...DELIVERY_STATUSES].sort());
  });

  it("lets only a carrier who has agreed pick a pet up", () => {
    const from = DELIVERY_STATUSES.filter((status) => deliveryAfter(status, "pick-up", "carrier"));
    expect(from).toEqual(["accepted", "scheduled"]);
    expect(deliveryAfter("scheduled", "pick-up", "staff")).toBeUndefined();
  });

  it("never takes a pet under way back to arranging", () => {
    expect(deliveryAfter("picked-up", "offer", "staff")).toBeUndefined();
    expect(deliveryAfter("picked-up", "decline", "carrier")).toBeUndefined();
    expect(deliveryAfter("picked-up", "cancel", "staff")).toBeUndefined();
    expect(deliveryAfter("picked-up", "cancel", "system")).toBe("canceled");
  });
});

describe("isWindowPossible", () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 12) + hours * 3_600_000);
  const now = at(0);

  it.each([
    ["a drive of hours", 8, 11, 13, true],
    ["a pick-up before the whole window", 8, 9, 10, true],
    ["a pick-up that began this morning", -3, 2, 4, true],
    ["a pick-up of another day", -20, 2, 4, false],
    ["an arrival before the pick-up", 14, 11, 13, false],
    ["an arrival that ends before it begins", 8, 13, 11, false],
    ["an arrival in two years", 8, 17_000, 17_520, false],
  ])("judges %s", (_name, pickUp, from, to, isPossible) => {
    expect(isWindowPossible({ pickUpAt: at(pickUp), arriveFrom: at(from), arriveTo: at(to) }, now)).toBe(
      isPossible,
    );
  });
});
