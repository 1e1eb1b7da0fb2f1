import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { SecondFactorState } from "@hearthpaw/client";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";
import * as texts from "./texts.tsx";
import * as securityTexts from "../../components/security/texts.tsx";

const KEY = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const recoveryCodes = Array.from({ length: 10 }, (_, i) => `7KQ2M-9XW4${i}`);
const off: SecondFactorState = {
  isOn: false,
  isObligatory: false,
  isProven: false,
  recentForSeconds: 0,
  hasPassword: true,
  confirmedAt: null,
  recoveryCodesLeft: 0,
};
const on = {
  ...off,
  isOn: true,
  isProven: true,
  recentForSeconds: 840,
  confirmedAt: "2025-11-02T08:15:00.000Z",
  recoveryCodesLeft: 10,
};
const wrong = problem(422, "second_factor_wrong", "This code isn't right or was already used.");

/** The settings page with a server that remembers the factor. */
async function settings(begin: object, answers: Answers = {}) {
  let state: SecondFactorState = { ...off, ...begin };
  const uri = `otpauth://totp/Hearthpaw:dana?secret=${KEY}&issuer=Hearthpaw`;
  const site = await renderSite("/account/settings", {
    user: consumer,
    answers: {
      "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
      "GET /v1/users/second-factor": () => ({ body: { secondFactor: state } }),
      "POST /v1/users/second-factor": { body: { secret: KEY, uri } },
      "POST /v1/users/second-factor/replace": { body: { secret: KEY, uri } },
      "POST /v1/users/second-factor/recovery-codes": { body: { recoveryCodes } },
      "PUT /v1/users/second-factor": async (request) => {
        if ((await request.json()).code !== "492817") return wrong;
        state = { ...state, ...on };
        return { body: { recoveryCodes } };
      },
      "DELETE /v1/users/second-factor": () => {
        state = off;
        return { body: { ok: true } };
      },
      ...answers,
    },
  });
  await expect.poll(() => document.getElementById("second-factor")).not.toBeNull();
  const section = page.elementLocator(document.getElementById("second-factor")!);
  return { ...site, section };
}

describe("the second factor in the settings", () => {
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) =>
      Promise.resolve(void copied.push(text))
    );
  });
  afterEach(() => void vi.restoreAllMocks());

  it("is set up: QR code and key, a code to confirm, recovery codes that must be kept", async () => {
    const { section } = await settings(off);
    await section.getByRole("button", { name: texts.setUp }).click();
    await expect.element(section.getByRole("img", { name: securityTexts.qrCodeLabel }))
      .toBeVisible();
    await expect.element(section.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
    await section.getByRole("button", { name: securityTexts.copyTheKey }).click();
    expect(copied).toEqual([KEY]);

    const code = section.getByLabelText(securityTexts.codeFromYourApp);
    expect(code.element().getAttribute("autocomplete")).toBe("one-time-code");
    expect(code.element().getAttribute("inputmode")).toBe("numeric");
    await section.getByLabelText(texts.password, { exact: true }).fill("quiet-harbour-99");
    await code.fill("12");
    await section.getByRole("button", { name: securityTexts.turnOn }).click();
    await expect.element(section.getByText("Enter the six digits from your app."))
      .toBeVisible();
    await code.fill("111 111");
    await section.getByRole("button", { name: securityTexts.turnOn }).click();
    await expect.element(section.getByText("This code isn't right or was already used.").first())
      .toBeVisible();
    await code.fill("492 817");
    await section.getByRole("button", { name: securityTexts.turnOn }).click();

    for (const one of recoveryCodes) {
      await expect.element(section.getByText(one, { exact: true })).toBeVisible();
    }
    await section.getByRole("button", { name: securityTexts.copy }).click();
    expect(copied[1]).toContain(recoveryCodes.join("\n"));
    await section.getByRole("button", { name: "Done" }).click();
    await expect.element(section.getByText(securityTexts.saveCodesFirst)).toBeVisible();
    await section.getByRole("checkbox").click();
    await section.getByRole("button", { name: "Done" }).click();
    await expect.element(section.getByText("10 of 10 recovery codes left")).toBeVisible();
    await expect.element(section.getByText(recoveryCodes[0]!)).not.toBeInTheDocument();
  });

  it("can be left before it is confirmed", async () => {
    const { section } = await settings(off);
    await section.getByRole("button", { name: texts.setUp }).click();
    await section.getByRole("button", { name: texts.cancel }).click();
    await expect.element(section.getByRole("button", { name: texts.setUp })).toBeVisible();
  });

  it("is switched off by the password and a code, which travel as headers", async () => {
    const sent: (string | null)[] = [];
    const { section } = await settings(on, {
      "DELETE /v1/users/second-factor": (request) => {
        sent.push(request.headers.get("x-second-factor"), request.headers.get("x-password"));
        return wrong;
      },
    });
    await section.getByRole("button", { name: texts.turnOff }).click();
    await section.getByRole("button", { name: texts.turnOff }).click();
    await expect.element(section.getByText(texts.enterYourPassword).first()).toBeVisible();
    await section.getByLabelText(texts.password, { exact: true }).fill("каштан 9");
    await section.getByRole("button", { name: securityTexts.useARecoveryCode }).click();
    await section.getByLabelText(securityTexts.recoveryCode).fill("7kq2m 9xw4o");
    await section.getByRole("button", { name: texts.turnOff }).click();
    await expect.element(section.getByText("This code isn't right or was already used.").first())
      .toBeVisible();
    expect(sent).toEqual(["7KQ2M-9XW40", encodeURIComponent("каштан 9")]);
    await section.getByRole("button", { name: texts.cancel }).click();
    await expect.element(section.getByText("Set up: November 2, 2025")).toBeVisible();
  });

  it("moves to another app, and makes new recovery codes", async () => {
    const { section, calls } = await settings({ ...on, recoveryCodesLeft: 1 });
    await expect.element(section.getByText(texts.fewRecoveryCodesLeft)).toBeVisible();
    for (
      const [press, path] of [["New recovery codes", "recovery-codes"], [
        "Move to another app",
        "replace",
      ]] as const
    ) {
      await section.getByRole("button", { name: press }).click();
      await section.getByLabelText(texts.password, { exact: true }).fill("correct-horse-battery");
      await section.getByLabelText(securityTexts.codeFromYourApp).fill("492817");
      await section.getByRole("button", { name: path === "replace" ? "Continue" : "Get new codes" }).click();
      await expect.poll(() => calls.filter(({ name }) => name === `POST /v1/users/second-factor/${path}`))
        .toHaveLength(1);
      if (path === "replace") break;
      await section.getByRole("checkbox").click();
      await section.getByRole("button", { name: "Done" }).click();
    }
    const bodies = calls.filter(({ name }) => /second-factor\/(replace|recovery)/.test(name)).map((
      { body },
    ) => body);
    expect(new Set(bodies)).toEqual(
      new Set([JSON.stringify({ code: "492817", password: "correct-horse-battery" })]),
    );
    await expect.element(section.getByRole("img", { name: securityTexts.qrCodeLabel }))
      .toBeVisible();
  });

  it("asks for no password where the account has none, and staff cannot switch it off", async () => {
    const { section } = await settings({ ...on, hasPassword: false, isObligatory: true });
    await section.getByRole("button", { name: texts.newRecoveryCodes }).click();
    await expect.element(section.getByLabelText(securityTexts.codeFromYourApp)).toBeVisible();
    await expect.element(section.getByLabelText(texts.password, { exact: true })).not.toBeInTheDocument();
    await section.getByRole("button", { name: texts.cancel }).click();
    const button = section.getByRole("button", { name: texts.turnOff });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(section.getByText(texts.staffCantTurnItOff)).toBeInTheDocument();
  });

  it("offers to try again where it cannot be read", async () => {
    let tries = 0;
    const { section } = await settings(off, {
      "GET /v1/users/second-factor": () =>
        ++tries === 1
          ? problem(422, "invalid_input", "It cannot be read now.")
          : { body: { secondFactor: off } },
    });
    await section.getByRole("button", { name: "Try again" }).click();
    await expect.element(section.getByRole("button", { name: texts.setUp })).toBeVisible();
  });
});
