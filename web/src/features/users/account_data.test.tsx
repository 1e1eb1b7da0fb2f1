import { beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "@hearthpaw/client";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";
import * as texts from "./texts.tsx";
import * as securityTexts from "../../components/security/texts.tsx";

const quietHours = { isOn: true, from: "21:00", to: "08:00", timeZone: null };
const madeAt = "2025-11-14T17:05:00.000Z";
const free = { proof: "password", needsSecondFactor: false, keepsRecords: false, blockers: [] };
const blocker = {
  kind: "reservation",
  side: "buyer",
  reservationId: "0199a4d1-2b3c-7d4e-8f50-6a7b8c9d0e1f",
  number: "HP-7K2M-9QXW",
  petName: "Maple",
  todo: "Bring your pet home and confirm it, or cancel the reservation.",
};
const CLOSE = "DELETE /v1/users/me";
const CHECK = "GET /v1/users/me/closing";

async function show(answers: Answers = {}, user: User = consumer) {
  return await renderSite("/account/settings", {
    user,
    answers: {
      "GET /v1/user": { body: { user, dashboard: "consumer" } },
      "GET /v1/user/settings": { body: { user: { id: user.id, settings: [], quietHours } } },
      "GET /v1/users/sessions": { body: { sessions: [] } },
      [CHECK]: { body: free },
      [CLOSE]: { body: { ok: true } },
      "GET /v1/logout": { body: { ok: true } },
      ...answers,
    },
  });
}
type Site = Awaited<ReturnType<typeof show>>;
const opened = async (site: Site) => {
  await site.screen.getByRole("button", { name: texts.closeAccount }).click();
  return site.screen.getByRole("dialog", { name: texts.closeYourAccount });
};
const sentTo = ({ calls }: Site, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));

beforeEach(() => sessionStorage.clear());

describe("taking one's data along", () => {
  it("gives a file with everything opened, named by its day", async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    const make = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:test";
    });
    const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const sections = [{ name: "reservations", items: ['{"number":"HP-7K2M-9QXW"}'] }];
    const { screen } = await show({
      "GET /v1/users/export": { body: { export: { madeAt, user: consumer, sections } } },
    });
    await screen.getByRole("button", { name: texts.downloadMyData }).click();
    await expect.element(screen.getByText(texts.yourDataWasDownloaded)).toBeVisible();
    expect(names).toEqual(["hearthpaw-2025-11-14.json"]);
    expect(JSON.parse(await files[0]!.text())).toMatchObject({
      madeAt,
      user: { email: "dana@example.com" },
      reservations: [{ number: "HP-7K2M-9QXW" }],
    });
    make.mockRestore();
    press.mockRestore();
  });

  it("says when it was asked for too often", async () => {
    const { screen } = await show({
      "GET /v1/users/export": problem(429, "too_many_requests", "Wait.", { retryAfterSeconds: 1800 }),
    });
    await screen.getByRole("button", { name: texts.downloadMyData }).click();
    await expect.element(screen.getByText("Too many attempts.")).toBeVisible();
    await expect.element(screen.getByText("Wait 30 minutes, then try again.", { exact: true }))
      .toBeVisible();
  });
});

describe("closing the account", () => {
  it("lists what stands in the way, with the way there, and asks for nothing else", async () => {
    const site = await show({ [CHECK]: { body: { ...free, blockers: [blocker] } } });
    const dialog = await opened(site);
    await expect.element(dialog.getByText("Open reservation: Maple (HP-7K2M-9QXW)")).toBeVisible();
    await expect.element(dialog.getByText(blocker.todo)).toBeVisible();
    const link = dialog.getByRole("link", { name: texts.openReservation });
    await expect.element(link).toHaveAttribute("href", `/account/reserved/${blocker.reservationId}`);
    expect(dialog.getByLabelText(texts.password).elements()).toEqual([]);
  });

  it("goes on when what stood in the way has ended", async () => {
    let asked = 0;
    const site = await show({
      [CHECK]: () => ({ body: { ...free, blockers: asked++ === 0 ? [blocker] : [] } }),
    });
    const dialog = await opened(site);
    await dialog.getByRole("button", { name: texts.checkAgain }).click();
    await expect.element(dialog.getByText(texts.whatWeDelete)).toBeVisible();
  });

  const money = {
    kind: "payout",
    side: "breeder",
    reservationId: null,
    number: null,
    petName: null,
    amountCents: 1_700,
    isDebt: false,
    canPayOut: false,
    canAddAccount: false,
    canWaive: false,
  };
  const PAY_OUT = "POST /v1/users/me/closing/payout";

  it("pays out what is left, whatever the minimum", async () => {
    const payable = { ...money, canPayOut: true, todo: "You have $17 available. Pay it out first." };
    const moving = { ...money, todo: "A payout is on its way to your bank." };
    let isPaid = false;
    const site = await show({
      [CHECK]: () => ({ body: { ...free, blockers: [isPaid ? moving : payable] } }),
      [PAY_OUT]: () => {
        isPaid = true;
        return { body: { ...free, blockers: [moving] } };
      },
    }, breeder);
    const dialog = await opened(site);
    await expect.element(dialog.getByText(texts.earningsNotPaidOut)).toBeVisible();
    await dialog.getByRole("button", { name: "Pay out $17" }).click();
    await expect.element(dialog.getByText("A payout is on its way to your bank.")).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Pay out $17" })).not.toBeInTheDocument();
    expect(site.calls.filter(({ name }) => name === PAY_OUT)).toHaveLength(1);
  });

  it("offers to add a payout account, or to waive the exact amount in writing", async () => {
    const todo = "You have $17 available and no payout account that's ready.";
    const site = await show({
      [CHECK]: { body: { ...free, blockers: [{ ...money, todo, canAddAccount: true, canWaive: true }] } },
    }, breeder);
    const dialog = await opened(site);
    await expect.element(dialog.getByRole("link", { name: texts.addPayoutAccount }))
      .toHaveAttribute("href", "/breeder/money");
    await dialog.getByRole("button", { name: "Waive $17" }).click();
    await expect.element(dialog.getByText(/You're waiving \$17 that you've earned/)).toBeVisible();
    await dialog.getByLabelText(texts.password).fill("marmalade-tin-42");
    await dialog.getByRole("checkbox", { name: /I waive \$17 in earnings/ }).click();
    await dialog.getByRole("button", { name: texts.closeAccountButton }).click();
    await expect.poll(() => sentTo(site, CLOSE)).toEqual([
      { password: "marmalade-tin-42", waivedCents: 1_700 },
    ]);
  });

  it("asks again if the amount has changed meanwhile", async () => {
    let asked = 0;
    const site = await show({
      [CHECK]: () => {
        const amountCents = asked++ === 0 ? 1_700 : 2_600;
        return {
          body: { ...free, blockers: [{ ...money, amountCents, todo: "Waive it.", canWaive: true }] },
        };
      },
      [CLOSE]: problem(409, "balance_changed", "The balance has changed in the meantime."),
    }, breeder);
    const dialog = await opened(site);
    await dialog.getByRole("button", { name: "Waive $17" }).click();
    await dialog.getByLabelText(texts.password).fill("marmalade-tin-42");
    await dialog.getByRole("checkbox").click();
    await dialog.getByRole("button", { name: texts.closeAccountButton }).click();
    await expect.element(dialog.getByRole("button", { name: "Waive $26" })).toBeVisible();
  });

  it("stays closed to who owes money", async () => {
    const todo = "You owe us $17. Contact us to settle it.";
    const site = await show(
      { [CHECK]: { body: { ...free, blockers: [{ ...money, todo, isDebt: true }] } } },
      breeder,
    );
    const dialog = await opened(site);
    await expect.element(dialog.getByText(texts.moneyOwed)).toBeVisible();
    await expect.element(dialog.getByText(todo)).toBeVisible();
    await expect.element(dialog.getByText(texts.whatWeDelete)).not.toBeInTheDocument();
  });

  it("says what goes and what stays, wants the password and a yes, and ends on the start page", async () => {
    const site = await show({ [CHECK]: { body: { ...free, keepsRecords: true } } }, breeder);
    const dialog = await opened(site);
    await expect.element(dialog.getByText(/archived right away/)).toBeVisible();
    await expect.element(dialog.getByText(/payment records for seven years/)).toBeVisible();
    const close = dialog.getByRole("button", { name: texts.closeAccountButton });
    await close.click();
    await expect.element(dialog.getByText(texts.enterYourPassword)).toBeVisible();
    await expect.element(dialog.getByText(texts.checkThisBoxToContinue)).toBeVisible();
    expect(sentTo(site, CLOSE)).toEqual([]);
    await dialog.getByLabelText(texts.password).fill("marmalade-tin-42");
    await dialog.getByRole("checkbox").click();
    await close.click();
    await expect.element(site.screen.getByText(texts.accountClosed)).toBeVisible();
    await expect.poll(() => sentTo(site, CLOSE)).toEqual([{ password: "marmalade-tin-42" }]);
    await expect.poll(() => site.calls.some(({ name }) => name === "GET /v1/logout")).toBe(true);
  });

  it("keeps the dialog open on a wrong password, and says it at the field", async () => {
    const site = await show({
      [CLOSE]: problem(422, "wrong_password", "Your current password isn't right."),
    });
    const dialog = await opened(site);
    await dialog.getByLabelText(texts.password).fill("not-it");
    await dialog.getByRole("checkbox").click();
    await dialog.getByRole("button", { name: texts.closeAccountButton }).click();
    await expect.element(dialog.getByText("Your current password isn't right.")).toBeVisible();
  });

  it("asks for the second factor's code where that is on, and no password where there is none", async () => {
    const site = await show({
      [CHECK]: { body: { ...free, proof: "recent-sign-in", needsSecondFactor: true } },
    });
    const dialog = await opened(site);
    await expect.element(dialog.getByText(/You sign in without a password/)).toBeVisible();
    expect(dialog.getByLabelText(texts.password).elements()).toEqual([]);
    await dialog.getByLabelText(securityTexts.codeFromYourApp).fill("492817");
    await dialog.getByRole("checkbox").click();
    await dialog.getByRole("button", { name: texts.closeAccountButton }).click();
    await expect.poll(() => sentTo(site, CLOSE)).toEqual([{ secondFactorCode: "492817" }]);
  });

  it("shows what has begun meanwhile instead of closing", async () => {
    let asked = 0;
    const site = await show({
      [CHECK]: () => ({ body: { ...free, blockers: asked++ === 0 ? [] : [blocker] } }),
      [CLOSE]: problem(409, "reservations_open", "Maple: first."),
    });
    const dialog = await opened(site);
    await dialog.getByLabelText(texts.password).fill("marmalade-tin-42");
    await dialog.getByRole("checkbox").click();
    await dialog.getByRole("button", { name: texts.closeAccountButton }).click();
    await expect.element(dialog.getByText("Open reservation: Maple (HP-7K2M-9QXW)")).toBeVisible();
  });
});
