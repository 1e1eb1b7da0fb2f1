import { describe, expect, it } from "vitest";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";
import { SecondFactorSetup } from "./SecondFactorSetup.tsx";

const state = {
  isOn: false,
  isObligatory: true,
  isProven: false,
  recentForSeconds: 0,
  hasPassword: true,
  confirmedAt: null,
  recoveryCodesLeft: 0,
};
const recoveryCodes = Array.from({ length: 10 }, (_, i) => `7KQ2M-9XW4${i}`);

async function show(answers: Answers) {
  let isDone = false;
  const Screen = () => <SecondFactorSetup why="Staff need it." onDone={() => void (isDone = true)} />;
  const site = await renderSite("/", {
    user: { ...consumer, role: "Admin" },
    screens: { "/": Screen },
    answers: {
      "GET /v1/user": { body: { user: { ...consumer, role: "Admin" }, dashboard: "consumer" } },
      "GET /v1/users/second-factor": { body: { secondFactor: state } },
      ...answers,
    },
  });
  return { ...site, isDone: () => isDone };
}

describe("where a second factor is required", () => {
  it("sets it up, and goes on only when the recovery codes are kept", async () => {
    const { screen, isDone } = await show({
      "POST /v1/users/second-factor": {
        body: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Hearthpaw:dana?secret=JBSWY3DPEHPK3PXP" },
      },
      "PUT /v1/users/second-factor": async (request) =>
        (await request.json()).password === "quiet-harbour-99"
          ? { body: { recoveryCodes } }
          : problem(422, "wrong_password", "The password is not right."),
    });
    await expect.element(screen.getByRole("heading", { name: "Set up two-step verification first" }))
      .toBeVisible();
    await expect.element(screen.getByText("Staff need it.")).toBeVisible();
    await screen.getByRole("button", { name: "Set it up" }).click();
    await screen.getByLabelText("Code from your app").fill("492817");
    await screen.getByRole("button", { name: "Turn on" }).click();
    await expect.element(screen.getByText("Enter your password.").first()).toBeVisible();
    await screen.getByLabelText("Password", { exact: true }).fill("somebody-elses");
    await screen.getByRole("button", { name: "Turn on" }).click();
    await expect.element(screen.getByText("The password is not right.").first()).toBeVisible();
    await screen.getByLabelText("Password", { exact: true }).fill("quiet-harbour-99");
    await screen.getByRole("button", { name: "Turn on" }).click();
    await expect.element(screen.getByText(recoveryCodes[9]!)).toBeVisible();
    expect(isDone()).toBe(false);
    await screen.getByRole("checkbox").click();
    await screen.getByRole("button", { name: "Done" }).click();
    expect(isDone()).toBe(true);
  });

  it("asks for a code where it is on, and takes a recovery code too", async () => {
    const { screen, isDone, calls } = await show({
      "GET /v1/users/second-factor": { body: { secondFactor: { ...state, isOn: true } } },
      "POST /v1/users/second-factor/prove": async (request) =>
        (await request.json()).code === "7KQ2M-9XW4T"
          ? { body: { ok: true } }
          : problem(422, "second_factor_wrong", "This code isn't right."),
    });
    await expect.element(screen.getByRole("heading", { name: "Enter a code to continue" })).toBeVisible();
    await screen.getByLabelText("Code from your app").fill("111111");
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(screen.getByText("This code isn't right.").first()).toBeVisible();
    await screen.getByRole("button", { name: "Use a recovery code" }).click();
    await screen.getByLabelText("Recovery code").fill("7KQ2M-9XW4T");
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.poll(isDone).toBe(true);
    // The request that was rejected before is sent again.
    await expect.poll(() => calls.filter(({ name }) => name === "GET /v1/users/second-factor").length)
      .toBeGreaterThan(1);
  });

  it("says what went wrong when it cannot be begun", async () => {
    const { screen } = await show({ "POST /v1/users/second-factor": problem(503, "unavailable", "Later.") });
    await screen.getByRole("button", { name: "Set it up" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Set it up" })).toBeVisible();
  });
});
