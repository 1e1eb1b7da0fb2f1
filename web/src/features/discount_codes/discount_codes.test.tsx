import { describe, expect, it } from "vitest";
import type { DiscountCode, User } from "@hearthpaw/client";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";
import { codeErrors, codeGives, codeStatus, fieldsOf, valuesOf } from "./code_rules.ts";

const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;
const code: DiscountCode = {
  id: "0199c0d1-0006-7a4e-9b5f-2c3d4e5f6071",
  code: "WELCOME10",
  type: "Percentage",
  percent: 10,
  amountCents: null,
  funder: "platform",
  startsAt: "2025-11-01T12:00:00.000Z",
  endsAt: null,
  usesLimit: 500,
  usesLimitPerPerson: 1,
  usesCount: 41,
  isActive: true,
  createdAt: "2025-11-01T12:00:00.000Z",
};
const LIST = "GET /v1/admin/discount-codes";
const open = (answers: Answers = {}) =>
  renderSite("/admin/discount-codes", {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      [LIST]: { body: { discountCodes: [code], nextCursor: null } },
      ...answers,
    },
  });

describe("promo codes", () => {
  it("say what they give, who pays, how often they were used, and are switched off by a press", async () => {
    const change = `PUT /v1/admin/discount-codes/${code.id}`;
    const { screen, calls } = await open({
      [change]: { body: { discountCode: { ...code, isActive: false } } },
    });
    const row = screen.getByRole("row", { name: /WELCOME10/ });
    for (const words of ["10% off", "Hearthpaw", "41 of 500", "On"]) {
      await expect.element(row.getByText(words, { exact: true })).toBeVisible();
    }
    await row.getByRole("switch", { name: "WELCOME10 is on" }).click();
    await expect.element(screen.getByText("WELCOME10 is off")).toBeVisible();
    const [call] = calls.filter(({ name }) => name === change);
    expect(JSON.parse(call!.body!)).toMatchObject({ code: "WELCOME10", percent: 10, isActive: false });
    await screen.unmount();
  });

  it("are added by a form that says what is missing, and that a code is taken", async () => {
    const add = "POST /v1/admin/discount-codes";
    const { screen, calls } = await open({
      [LIST]: { body: { discountCodes: [], nextCursor: null } },
      [add]: problem(409, "code_taken", "There's already a code with this name."),
    });
    await expect.element(screen.getByText("No promo codes yet")).toBeVisible();
    await screen.getByRole("button", { name: "Add a code" }).first().click();
    const dialog = screen.getByRole("dialog", { name: "Add a promo code" });
    await dialog.getByRole("button", { name: "Add code" }).click();
    await expect.element(dialog.getByText("Enter a whole number from 1 to 100.").first()).toBeVisible();
    expect(calls.filter(({ name }) => name === add)).toHaveLength(0);
    await dialog.getByLabelText("Code").fill("spring-50");
    await dialog.getByRole("radio", { name: /^Amount/ }).click();
    await dialog.getByLabelText("Amount off").fill("49.99");
    await dialog.getByRole("button", { name: "Add code" }).click();
    await expect.element(dialog.getByText("There's already a code with this name.")).toBeVisible();
    const [call] = calls.filter(({ name }) => name === add);
    expect(JSON.parse(call!.body!)).toMatchObject({
      code: "SPRING-50",
      type: "Amount",
      amountCents: 4_999,
      percent: null,
      funder: "platform",
      usesLimit: null,
      usesLimitPerPerson: 1,
      endsAt: null,
      isActive: true,
    });
    await screen.unmount();
  });
});

it("says what a code costs the breeder who pays for it", async () => {
  const { screen } = await open();
  await screen.getByRole("button", { name: "Add a code" }).first().click();
  const dialog = screen.getByRole("dialog", { name: "Add a promo code" });
  await expect.element(dialog.getByText(/even if it's more than they earn from the sale/)).toBeVisible();
  await dialog.getByRole("radio", { name: /^Everything free/ }).click();
  await expect.element(dialog.getByText(/pays for the whole order: add-ons, delivery and a donation/))
    .toBeVisible();
  await screen.unmount();
});

describe("the rules of the form", () => {
  const now = new Date("2026-03-02T12:00:00Z");

  it("keep whole days: what is saved is what is shown again", () => {
    const values = { ...valuesOf(undefined, now), code: "A-1", percent: "5", endsAt: "2026-03-08" };
    const fields = fieldsOf(values, { isActive: true });
    expect(new Date(fields.endsAt!).getTime() - new Date(fields.startsAt).getTime()).toBe(7 * 86_400_000);
    expect(valuesOf({ ...code, ...fields }, now)).toMatchObject({
      startsAt: "2026-03-02",
      endsAt: "2026-03-08",
    });
  });

  it.each([
    ["50", undefined],
    ["0", "Enter a whole number from 1 to 100."],
    ["101", "Enter a whole number from 1 to 100."],
    ["5.5", "Enter a whole number from 1 to 100."],
    ["", "Enter a whole number from 1 to 100."],
  ])("a percentage of %j", (percent, message) => {
    expect(codeErrors({ ...valuesOf(undefined, now), code: "ABC", percent }).percent).toBe(message);
  });

  it("ask for the breeder who pays", () => {
    const values = { ...valuesOf(undefined, now), code: "ABC", percent: "5", funder: "breeder" };
    expect(codeErrors(values).breederId).toBe("Choose the breeder who funds this code.");
    expect(codeErrors({ ...values, breederId: "b" }).breederId).toBeUndefined();
  });

  it.each([
    [{}, "On"],
    [{ isActive: false }, "Off"],
    [{ startsAt: "2026-03-03T00:00:00.000Z" }, "Scheduled"],
    [{ endsAt: "2026-03-02T12:00:00.000Z" }, "Expired"],
    [{ usesCount: 500 }, "Used up"],
  ])("%j is %s", (change, status) => {
    expect(codeStatus({ ...code, ...change }, now)).toBe(status);
  });

  it("say what is given", () => {
    expect(codeGives({ ...code, type: "Amount", percent: null, amountCents: 1_999 })).toBe("$19.99 off");
    expect(codeGives({ ...code, type: "Zero Total", percent: null })).toBe("Everything free");
  });
});
