import { beforeEach, describe, expect, it, vi } from "vitest";
import { consumer, problem, renderSite } from "../../testing.tsx";
import { CODE_MS, codeError, digitsOf, keepStage, keptStage } from "./recovery.ts";

const ok = { body: { ok: true } };
const forgot = "POST /v1/password/forgot";
const validate = "POST /v1/password/code/validate";
const reset = "POST /v1/password/reset";
const refused = (code: string, detail: string, pointer: string) =>
  problem(422, code, detail, { errors: [{ pointer, code, detail }] });

beforeEach(() => sessionStorage.clear());

type Site = Awaited<ReturnType<typeof renderSite>>;
async function giveAddress({ screen }: Site, email = "Dana@Example.com") {
  await screen.getByLabelText("Email address").fill(email);
  await screen.getByRole("button", { name: "Send code" }).click();
}
async function giveCode({ screen }: Site, code = "492 817") {
  await screen.getByLabelText("Code").fill(code);
  await screen.getByRole("button", { name: "Continue" }).click();
}
const bodies = ({ calls }: Site, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));

describe("the way to a new password", () => {
  it("goes from the address over the code to sign-in, with the address filled in", async () => {
    const site = await renderSite("/forgot-password?returnTo=/terms", {
      answers: { [forgot]: ok, [validate]: ok, [reset]: ok },
    });
    const { screen, address } = site;
    await giveAddress(site);
    await expect.element(screen.getByRole("heading", { name: "Enter the code" })).toHaveFocus();
    await expect.element(screen.getByText(/If there's an account for/)).toBeVisible();
    await giveCode(site);
    await expect.element(screen.getByRole("heading", { name: "Choose a new password" })).toHaveFocus();
    await screen.getByLabelText("New password").fill("a-quiet-harbour-9");
    await expect.element(screen.getByText("Strong.")).toBeVisible();
    await screen.getByRole("button", { name: "Reset password" }).click();
    await expect.poll(address).toBe("/sign-in?returnTo=%2Fterms&reset=done");
    await expect.element(screen.getByText("Your password was changed")).toBeVisible();
    await expect.element(screen.getByLabelText("Email address")).toHaveValue("dana@example.com");
    expect(bodies(site, forgot)).toEqual([{ email: "dana@example.com" }]);
    expect(bodies(site, reset)).toEqual([
      { email: "dana@example.com", code: "492817", newPassword: "a-quiet-harbour-9" },
    ]);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/492817|harbour/);
  });

  it("comes back to the code after a reload, without the code", async () => {
    const first = await renderSite("/forgot-password", { answers: { [forgot]: ok, [validate]: ok } });
    await giveAddress(first);
    await giveCode(first);
    await expect.element(first.screen.getByLabelText("New password")).toBeVisible();
    await first.screen.unmount();
    const { screen } = await renderSite("/forgot-password");
    await expect.element(screen.getByRole("heading", { name: "Enter the code" })).toBeVisible();
    await expect.element(screen.getByText("dana@example.com")).toBeVisible();
    await expect.element(screen.getByLabelText("Code")).toHaveValue("");
    await screen.getByRole("button", { name: "Use another email" }).click();
    await expect.element(screen.getByLabelText("Email address")).toHaveValue("dana@example.com");
  });

  it("puts a wrong code, and one that was tried too often, at its field", async () => {
    let answer = refused("code_wrong", "This code isn't right or has expired.", "/code");
    const site = await renderSite("/forgot-password", {
      answers: { [forgot]: ok, [validate]: () => answer },
    });
    const { screen } = site;
    await giveAddress(site);
    await giveCode(site, "12");
    await expect.element(screen.getByRole("link", { name: "Enter the six digits from the email." }))
      .toBeVisible();
    expect(bodies(site, validate)).toEqual([]);
    await giveCode(site, "111111");
    const code = screen.getByLabelText("Code");
    await expect.element(code).toHaveAccessibleDescription(/isn't right or has expired/);
    answer = refused("code_used_up", "You've tried this code too many times. Request a new one.", "/code");
    await giveCode(site, "222222");
    await expect.element(code).toHaveAccessibleDescription(/tried this code too many times/);
    await expect.element(code).toHaveValue("222222");
  });

  it("lets another code be asked for after a minute", async () => {
    const site = await renderSite("/forgot-password", { answers: { [forgot]: ok } });
    const { screen } = site;
    await giveAddress(site);
    const again = screen.getByRole("button", { name: "Send a new code" });
    await expect.element(again).toHaveAccessibleDescription(/You can request another in \d+ s/);
    sessionStorage.setItem("hearthpaw:cool-down:code", String(Date.now() - 60_000));
    await expect.element(again).toHaveAccessibleDescription("");
    await again.click();
    await expect.element(screen.getByText("We sent a new code")).toBeVisible();
    expect(bodies(site, forgot)).toHaveLength(2);
    await expect.element(again).toHaveAccessibleDescription(/You can request another/);
  });

  it("says when the code has run out", async () => {
    keepStage({ step: "code", email: "dana@example.com", askedAt: Date.now() - CODE_MS });
    const { screen } = await renderSite("/forgot-password");
    await expect.element(screen.getByText("This code has expired")).toBeVisible();
  });

  it("leads back to the code when it has run out before the password was sent", async () => {
    const site = await renderSite("/forgot-password", {
      answers: {
        [forgot]: ok,
        [validate]: ok,
        [reset]: refused("code_wrong", "This code isn't right or has expired.", "/code"),
      },
    });
    const { screen } = site;
    await giveAddress(site);
    await giveCode(site);
    await screen.getByLabelText("New password").fill("a-quiet-harbour-9");
    await screen.getByRole("button", { name: "Reset password" }).click();
    await expect.element(screen.getByRole("heading", { name: "Enter the code" })).toBeVisible();
    await expect.element(screen.getByText("This code isn't right or has expired.")).toBeVisible();
  });

  it("puts a weak password at its field and keeps it", async () => {
    const site = await renderSite("/forgot-password", {
      answers: {
        [forgot]: ok,
        [validate]: ok,
        [reset]: refused("weak_password", "Not one of the commonest passwords.", "/newPassword"),
      },
    });
    const { screen } = site;
    await giveAddress(site);
    await giveCode(site);
    const password = screen.getByLabelText("New password");
    await password.fill("short");
    await expect.element(screen.getByText("5 more characters.")).toBeVisible();
    await password.fill("1234567890");
    await expect.element(screen.getByText(/Easy to guess/)).toBeVisible();
    await screen.getByRole("button", { name: "Reset password" }).click();
    await expect.element(password).toHaveAccessibleDescription(/commonest/);
    await expect.element(password).toHaveValue("1234567890");
  });

  it("keeps what was typed when the server cannot be reached, and goes on when it is back", async () => {
    let isUp = false;
    const site = await renderSite("/forgot-password", {
      answers: {
        [forgot]: () => {
          if (!isUp) throw new TypeError("fetch failed");
          return ok;
        },
      },
    });
    const { screen } = site;
    await giveAddress(site);
    await expect.element(screen.getByRole("alert")).toHaveTextContent(/We can't reach the server/);
    await expect.element(screen.getByLabelText("Email address")).toHaveValue("Dana@Example.com");
    isUp = true;
    await screen.getByRole("button", { name: "Send code" }).click();
    await expect.element(screen.getByLabelText("Code")).toBeVisible();
  });

  it("says how long to wait after too many requests", async () => {
    const site = await renderSite("/forgot-password", {
      answers: { [forgot]: problem(429, "too_many_requests", "Wait.", { retryAfterSeconds: 300 }) },
    });
    await giveAddress(site);
    await expect.element(site.screen.getByRole("alert")).toHaveTextContent(/Wait 5 minutes/);
  });

  it("signs this browser out as well", async () => {
    const site = await renderSite("/forgot-password", {
      user: consumer,
      answers: {
        [forgot]: ok,
        [validate]: ok,
        [reset]: ok,
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        "GET /v1/logout": ok,
      },
    });
    await giveAddress(site);
    await giveCode(site);
    await site.screen.getByLabelText("New password").fill("a-quiet-harbour-9");
    await site.screen.getByRole("button", { name: "Reset password" }).click();
    await expect.poll(site.address).toBe("/sign-in?reset=done");
    expect(site.storage.getItem("accessToken")).toBeNull();
    await expect.element(site.screen.getByLabelText("Email address")).toHaveValue("dana@example.com");
  });

  it("begins with the address that was typed at sign-in", async () => {
    const { screen, address } = await renderSite("/sign-in");
    await screen.getByLabelText("Email address").fill("dana@example.com");
    await screen.getByRole("link", { name: "Forgot password?" }).click();
    await expect.poll(address).toBe("/forgot-password");
    await expect.element(screen.getByLabelText("Email address")).toHaveValue("dana@example.com");
  });
});

describe("what a tab keeps of it", () => {
  it("is not trusted: another form is as good as nothing, and so is what is too old", () => {
    expect(keptStage(0)).toBeUndefined();
    sessionStorage.setItem("hearthpaw:recovery", "[1]");
    expect(keptStage(0)).toBeUndefined();
    sessionStorage.setItem("hearthpaw:recovery", "{");
    expect(keptStage(0)).toBeUndefined();
    keepStage({ step: "password", email: "a@b.co", askedAt: 0, code: "123456" });
    expect(keptStage(1)).toEqual({ step: "code", email: "a@b.co", askedAt: 0 });
    expect(keptStage(5 * CODE_MS)).toBeUndefined();
  });

  it("is nothing where the browser forbids it", () => {
    const spy = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no");
    });
    expect(() => keepStage({ step: "code", email: "a@b.co", askedAt: 0 })).not.toThrow();
    spy.mockRestore();
  });
});

it("a code is six digits, however it was typed", () => {
  expect(digitsOf(" 492-817x9 ")).toBe("492817");
  expect([codeError("492817"), codeError("49281")]).toEqual([
    undefined,
    "Enter the six digits from the email.",
  ]);
});
