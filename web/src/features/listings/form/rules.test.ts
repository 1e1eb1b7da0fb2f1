import { describe, expect, it } from "vitest";
import { earliestHome, fieldError, missingOf, testErrors } from "./checks.ts";
import { suggestName } from "./names.ts";
import { centsOf } from "../../../lib/amounts.ts";
import { dollarsText, numberOf } from "./numbers.ts";
import { afterSave, batchOf, cleanKeys, filesOf } from "./save.ts";
import { effectOf, frozenReason } from "./standing.ts";
import { firstUnfinished, STEPS } from "./steps.ts";
import { cavalier, draftOf, imageOf, mapleOf, siamese } from "./testing_pets.ts";
import { bodyOf, changedFields, EMPTY, FIELDS, type Values, valuesOf } from "./values.ts";

const TODAY = "2026-11-21";
const typed = (change: Partial<Values>): Values => ({ ...EMPTY, ...change });

describe("money", () => {
  it.each([
    ["2500", 250_000],
    ["2,500", 250_000],
    ["$2,574.99", 257_499],
    [" 0 ", 0],
    ["12.5", 1_250],
    ["-3", undefined],
    ["2.500,00", undefined],
    ["25,00", undefined],
    ["about 900", undefined],
    ["", undefined],
  ])("reads %j as %s cents", (text, cents) => expect(centsOf(text)).toBe(cents));

  it("stands in the field as it is read again", () => {
    for (const cents of [0, 5, 99, 250_000, 257_499, 5_000_000]) {
      expect(centsOf(dollarsText(cents))).toBe(cents);
    }
  });

  it.each([["5.1", 5.1], ["5,1", 5.1], ["12 lb", 12], ["twelve", undefined], ["-3", undefined]])(
    "weighs %j as %s pounds",
    (text, pounds) => expect(numberOf(text)).toBe(pounds),
  );
});

describe("what is wrong with a field", () => {
  it.each<[keyof Values, Partial<Values>, RegExp | undefined]>([
    ["goHomeDate", { birthDate: "2026-10-01", goHomeDate: "2026-11-25" }, /November 26, 2026 or later/],
    ["goHomeDate", { birthDate: "2026-10-01", goHomeDate: "2026-11-26" }, undefined],
    ["birthDate", { birthDate: "2026-11-22" }, /future/],
    ["birthDate", { birthDate: "1990-01-01" }, /more than 30 years/],
    ["weightLb", { weightLb: "0" }, /above 0/],
    ["weightLb", { weightLb: "900" }, /up to 400/],
    ["priceCents", { priceCents: "60,000" }, /Enter up to \$50,000/],
    ["priceCents", { priceCents: "0" }, undefined],
    ["deliveryOptions", { deliveryOptions: [] }, /at least one delivery option/],
    ["description", { description: "x".repeat(5_001) }, /1 characters over the limit/],
    ["description", { description: ` ${"🐶".repeat(5_000)} ` }, undefined],
    ["name", { name: "🐶".repeat(60) }, undefined],
    ["name", {}, undefined],
  ])("%s of %o", (name, change, words) => {
    const error = fieldError(name, typed(change), TODAY);
    if (words) expect(error).toMatch(words);
    else expect(error).toBeUndefined();
  });

  it("is a breed of the other kind", () => {
    expect(fieldError("breedId", typed({ type: "Dog" }), TODAY, siamese)).toMatch(/is a cat breed/);
    expect(fieldError("breedId", typed({ type: "Dog" }), TODAY, cavalier)).toBeUndefined();
  });

  it("is a health test without a result, and no empty line", () => {
    const line = { key: "1", type: "", laboratory: "", result: "", testedOn: "", documentKey: null };
    expect(testErrors(line, TODAY)).toEqual({});
    expect(Object.keys(testErrors({ ...line, type: "Hips", testedOn: "2027-01-01" }, TODAY))).toEqual([
      "result",
      "testedOn",
    ]);
    expect(Object.keys(testErrors({ ...line, documentKey: "uploads/1" }, TODAY))).toEqual(["type", "result"]);
  });

  it("is nothing for the earliest day home, 56 days after the birth", () => {
    expect(earliestHome("2026-01-01")).toBe("2026-02-26");
    expect(earliestHome("")).toBeUndefined();
  });
});

describe("the steps", () => {
  it("hold every field once", () => {
    expect(STEPS.flatMap(({ fields }) => fields).sort()).toEqual([...FIELDS].sort());
  });

  it("go on at the first that lacks something or has something wrong", () => {
    expect(firstUnfinished(missingOf(EMPTY, 0), [])).toBe("animal");
    const maple = valuesOf(mapleOf());
    expect(firstUnfinished(missingOf(maple, 3), [])).toBe("preview");
    expect(firstUnfinished(missingOf({ ...maple, birthDate: "" }, 0), [])).toBe("family");
    expect(firstUnfinished(missingOf(maple, 0), [])).toBe("photos");
    expect(firstUnfinished([], ["healthTests"])).toBe("health");
  });
});

describe("names", () => {
  it("fit the sex and are others than those that are taken", () => {
    const male = new Set(Array.from({ length: 80 }, (_, at) => suggestName("Male", [], at / 80)));
    const female = new Set(Array.from({ length: 80 }, (_, at) => suggestName("Female", [], at / 80)));
    expect([...male].filter((name) => female.has(name))).toEqual([]);
    const first = suggestName("Male", [], 0);
    expect(suggestName("Male", [first.toUpperCase()], 0)).not.toBe(first);
    expect(suggestName("", [], 0.999999)).toEqual(expect.any(String));
  });
});

describe("what is sent", () => {
  it("is only what has changed, in the contract's words", () => {
    const saved = valuesOf(mapleOf());
    const now = { ...saved, priceCents: "2,600", weightLb: "5,5", color: "", description: " Calm. " };
    const names = changedFields(now, saved);
    expect(bodyOf(now, names)).toEqual({
      priceCents: 260_000,
      weightLb: 5.5,
      color: null,
      description: " Calm. ",
    });
  });

  it("takes choices back by `clear`", () => {
    expect(bodyOf(typed({ coatType: "", litterId: "" }), ["coatType", "litterId"])).toEqual({
      clear: ["coatType", "litterId"],
    });
  });

  it("leaves out what is wrong, and a name that was emptied", () => {
    const saved = valuesOf(mapleOf());
    const now = { ...saved, name: "", priceCents: "lots", color: "Blenheim" };
    const files = filesOf(mapleOf());
    const batch = batchOf(now, saved, files, files, (name) => name === "priceCents");
    expect(batch?.body).toEqual({ color: "Blenheim" });
    expect(batchOf({ ...saved, name: "" }, saved, files, files, () => false)).toBeUndefined();
  });

  it("has the photos in their new order, and the keys that they are kept by afterwards", () => {
    const pet = mapleOf();
    const saved = valuesOf(pet);
    const files = { imageKeys: ["uploads/1", "images/a"], videoKey: "uploads/v" };
    const batch = batchOf(saved, saved, files, filesOf(pet), () => false)!;
    expect(batch.body).toEqual({ imageKeys: ["uploads/1", "images/a"], videoKey: "uploads/v" });
    const answer = mapleOf({
      images: [imageOf("images/1"), imageOf("images/a")],
      videoLocation: "/media/videos/v",
    });
    expect([...cleanKeys(batch, answer)]).toEqual([
      ["uploads/1", "images/1"],
      ["images/a", "images/a"],
      ["uploads/v", "videos/v"],
    ]);
  });

  it("shows what waits for staff in place of what buyers see", () => {
    const pet = mapleOf({
      pendingChanges: ["photo", "name"],
      waiting: [
        { kind: "photo", text: null, images: [imageOf("images/new")] },
        { kind: "name", text: "Maple Rose", images: [] },
      ],
    });
    expect(valuesOf(pet).name).toBe("Maple Rose");
    expect(filesOf(pet).imageKeys).toEqual(["images/new"]);
  });
});

describe("after a save", () => {
  it("nothing jumps that was typed meanwhile, and what followed is taken over", () => {
    const saved = valuesOf(draftOf());
    const sent = { ...saved, name: "Maple " };
    const batch = { names: ["name"] as const, values: sent, files: {}, body: {} };
    const now = { ...sent, name: "Maple R" };
    const answer = draftOf({ name: "Maple", goHomeDate: "2026-12-01" });
    const after = afterSave({ values: now, saved }, batch, answer);
    expect(after.values).toMatchObject({ name: "Maple R", goHomeDate: "2026-12-01" });
    expect(changedFields(after.values, after.saved)).toEqual(["name"]);
  });

  it("a document has the key by which it is kept", () => {
    const test = { type: "Hips", laboratory: "", result: "Good", testedOn: "", documentKey: "uploads/1" };
    const values = { ...EMPTY, healthTests: [{ ...test, key: "a" }] };
    const batch = { names: ["healthTests"] as const, values, files: {}, body: {} };
    const answer = draftOf({ healthTests: [{ ...test, testedOn: null, documentKey: "private/1" }] });
    const after = afterSave({ values, saved: EMPTY }, batch, answer);
    expect(after.values.healthTests[0]).toMatchObject({ key: "a", documentKey: "private/1" });
    expect(changedFields(after.values, after.saved)).toEqual([]);
  });
});

describe("a listing that others see", () => {
  const keys = ["images/a", "images/b", "images/c"];
  const live = mapleOf({ status: "available" });
  it("changes at once in its facts, and in words and new photos after staff have looked", () => {
    expect(effectOf(live, ["priceCents", "name", "photos", "video"], ["uploads/1", ...keys])).toEqual({
      atOnce: ["price"],
      waiting: ["name", "photos", "video"],
    });
  });
  it("takes another order of its photos at once", () => {
    expect(effectOf(live, ["photos"], [...keys].reverse())).toEqual({ atOnce: ["photos"], waiting: [] });
  });
  it("waits for nobody where its breeder is trusted, or staff have not decided yet", () => {
    for (const pet of [{ ...live, skipsReview: true }, mapleOf({ status: "in-review" })]) {
      expect(effectOf(pet, ["name", "photos"], ["uploads/1"]).waiting).toEqual([]);
    }
  });
  it("says why price and facts are frozen", () => {
    expect(frozenReason(mapleOf({ isOnHold: true }))).toMatch(/reserving Maple right now/);
    expect(frozenReason(mapleOf({ status: "reserved" }))).toMatch(/Maple is reserved/);
    expect(frozenReason(live)).toBeUndefined();
  });
});
