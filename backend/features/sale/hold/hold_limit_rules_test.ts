import { describe, expect, it } from "vitest";
import {
  type HoldFacts,
  type HoldLimits,
  holdRefusal,
  refusalWords,
  type UnpaidHold,
} from "./hold_limit_rules.ts";

const limits: HoldLimits = {
  person: 3,
  unconfirmed: 1,
  unconfirmedDay: 2,
  networkHour: 20,
  petWaitMinutes: 120,
};
const now = new Date("2026-11-22T12:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const open = (petId: string, endsIn: number): UnpaidHold => ({
  petId,
  startedAt: at(endsIn - 15),
  endsAt: at(endsIn),
  isOpen: true,
});
const ended = (petId: string, minutesAgo: number): UnpaidHold => ({
  petId,
  startedAt: at(-minutesAgo - 15),
  endsAt: at(-minutesAgo),
  isOpen: false,
});
const asked = (facts: Partial<HoldFacts>, change: Partial<HoldLimits> = {}) =>
  holdRefusal({ ...limits, ...change }, {
    petId: "a",
    isConfirmed: true,
    own: [],
    network: [],
    now,
    ...facts,
  });

describe("holds are scarce", () => {
  it.each<[string, Partial<HoldFacts>, ReturnType<typeof asked>]>([
    ["nothing held", {}, undefined],
    ["two held", { own: [open("b", 5), open("c", 9)] }, undefined],
    ["three held: until the first of them ends", { own: [open("b", 5), open("c", 9), open("d", 14)] }, {
      why: "person",
      until: at(5),
    }],
    ["four held: until two of them have ended", {
      own: [open("b", 5), open("c", 9), open("d", 14), open("e", 14)],
    }, { why: "person", until: at(9) }],
    ["one held, unconfirmed", { isConfirmed: false, own: [open("b", 5)] }, {
      why: "unconfirmed",
      until: at(5),
    }],
    ["two today, unconfirmed: until the earlier is a day ago", {
      isConfirmed: false,
      own: [ended("b", 100), ended("c", 300)],
    }, { why: "unconfirmed", until: at(24 * 60 - 315) }],
    ["this pet once", { own: [ended("a", 5)] }, undefined],
    ["this pet twice: two hours after the second", { own: [ended("a", 30), ended("a", 60)] }, {
      why: "pet",
      until: at(90),
    }],
    ["this pet twice, long ago", { own: [ended("a", 121), ended("a", 300)] }, undefined],
    ["another pet twice", { own: [ended("b", 30), ended("b", 60)] }, undefined],
    ["nineteen from the network", { network: Array.from({ length: 19 }, () => at(-10)) }, undefined],
    ["twenty from the network: until the first is an hour ago", {
      network: Array.from({ length: 20 }, (_, i) => at(-i)),
    }, { why: "network", until: at(41) }],
    ["the longest of several", {
      own: [open("b", 5), open("c", 9), open("d", 14), ended("a", 30), ended("a", 60)],
    }, { why: "pet", until: at(90) }],
  ])("%s", (_name, facts, refusal) => expect(asked(facts)).toEqual(refusal));

  it("are not bounded where a limit is off", () => {
    const own = [open("b", 5), open("c", 9), open("d", 14), ended("a", 30), ended("a", 60)];
    expect(asked({ own }, { person: 0, petWaitMinutes: 0 })).toBeUndefined();
  });

  it("are refused in words that say for how long", () => {
    expect(refusalWords({ why: "person", until: at(4.2) }, now)).toMatch(
      /on hold\. .* try again in 5 minutes\.$/,
    );
    expect(refusalWords({ why: "unconfirmed", until: at(24 * 60 - 315) }, now)).toMatch(/in 19 hours\.$/);
  });
});
