import { describe, expect, it } from "vitest";
import { renderSite } from "../../testing.tsx";

const ok = { body: { ok: true } };

describe("contact", () => {
  it("sends what was asked to support, or to those who train, and says where the answer goes", async () => {
    const { screen, calls } = await renderSite("/contact", {
      answers: { "POST /v1/emails/question/support/new": ok, "POST /v1/emails/training-inquiry/new": ok },
    });
    const bodyOf = (path: string) =>
      JSON.parse(calls.find(({ name }) => name === `POST ${path}`)!.body as string);
    const type = async (text: string) => {
      await screen.getByRole("textbox", { name: "Your name" }).fill("Dana");
      await screen.getByRole("textbox", { name: "Email" }).fill("dana@example.com");
      await screen.getByRole("textbox", { name: "Your question" }).fill(text);
      await screen.getByRole("button", { name: "Send" }).click();
      const thanks = screen.getByText("Thank you. We'll reply to dana@example.com.");
      await expect.element(thanks).toBeVisible();
      // The pressed button has disappeared.
      await expect.element(thanks).toHaveFocus();
    };
    await type("Where do I find my receipt?");
    expect(bodyOf("/v1/emails/question/support/new")).toEqual({
      name: "Dana",
      email: "dana@example.com",
      text: "Where do I find my receipt?",
      topic: "reservation",
    });
    await screen.getByRole("button", { name: "Ask something else" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Your name" })).toHaveFocus();
    await screen.getByRole("combobox", { name: "What is it about?" }).selectOptions("training");
    await screen.getByRole("textbox", { name: "ZIP code" }).fill("97330");
    await type("We'd like help with the leash.");
    expect(bodyOf("/v1/emails/training-inquiry/new").postalCode).toBe("97330");
    await screen.unmount();
  });
});
