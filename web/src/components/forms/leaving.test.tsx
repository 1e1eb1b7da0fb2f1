import { afterEach, describe, expect, it } from "vitest";
import contract from "../../../../backend/generated/openapi.json";
import { type Answers, breeder, consumer, renderSite } from "../../testing.tsx";

const { examples } = contract.components;
const post = { ...examples.Post.value.post, isMine: true, isHidden: false };
const breederId = examples.BreederData.value.breederData.breederProfile.id;
const user = (one: typeof breeder) => ({
  body: { user: one, dashboard: one === breeder ? "breeder" : "consumer" },
});
const ofBreeder: Answers = {
  "GET /v1/user": user(breeder),
  "GET /api/user/breeder/": { body: examples.BreederData.value },
  [`GET /v1/breeders/${breederId}/contract`]: { body: examples.SaleContract.value },
  "GET /v1/breeds": { body: { breeds: [] } },
  "GET /v1/breederlink/posts": { body: { posts: [], nextCursor: null } },
  [`GET /v1/breederlink/posts/${post.id}`]: { body: { post } },
};
const ofBuyer: Answers = {
  "GET /v1/user": user(consumer),
  "GET /v1/users/sign-in-ways": { body: { ways: [], hasPassword: true } },
};

afterEach(() => sessionStorage.clear());

/**
 * Pages with a form, the field to type in, and the question that appears when the user follows a link of the
 * footer.
 */
const PAGES: readonly [path: string, field: string | RegExp, question: string, who?: typeof breeder][] = [
  ["/contact", "Your question", "Discard your changes?"],
  ["/contact", "Your question", "Discard your changes?", consumer],
  ["/account/profile", "First name", "Save your changes?", consumer],
  ["/account/settings#email", "New email address", "Discard your changes?", consumer],
  ["/account/settings#password", "New password", "Discard your changes?", consumer],
  ["/breeder/parents/new", "Name", "Discard your changes?", breeder],
  ["/breeder/profile", "Your story", "Save your changes?", breeder],
  ["/breeder/profile", "Sale contract", "Save your changes?", breeder],
  ["/breeder/breederlink/new", "Title", "Keep a draft of your post?", breeder],
  [`/breeder/breederlink/${post.id}/edit`, "Title", "Save your changes?", breeder],
  ["/breeder/applications/questions", "Question", "Save your changes?", breeder],
];

describe("a page with a form", () => {
  it.each(PAGES)("%s asks after typing in %s", async (path, field, question, who) => {
    const { screen, address } = await renderSite(path, {
      ...(who ? { user: who } : {}),
      answers: {
        ...(who === breeder ? ofBreeder : who ? ofBuyer : {}),
        "GET /v1/breeders/applications/form": {
          body: {
            form: {
              breederId,
              isRequired: false,
              questions: [{ id: "q-1", text: "Why?", kind: "text", isRequired: true, choices: [] }],
            },
          },
        },
      },
    });
    const box = screen.getByRole("textbox", { name: field }).or(screen.getByLabelText(field, { exact: true }))
      .first();
    await box.fill("Something of some length, typed by hand");
    const link = screen.getByRole("link", { name: "Help", exact: true }).first();
    await link.click();
    const dialog = screen.getByRole("dialog", { name: question });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(box).toHaveFocus();
    expect(address()).toBe(path);
    await link.click();
    await dialog.getByRole("button", { name: /^Discard/ }).click();
    await expect.poll(address).toBe("/help");
    await screen.unmount();
  });

  it("keeps a draft of a post if it is told to, and drops it if not", async () => {
    const write = async () => {
      const site = await renderSite("/breeder/breederlink/new", { user: breeder, answers: ofBreeder });
      await expect.element(site.screen.getByLabelText("Title")).toBeVisible();
      return { ...site, title: site.screen.getByLabelText("Title") };
    };
    const leave = async ({ screen, address }: Awaited<ReturnType<typeof write>>, how: string) => {
      await screen.getByRole("link", { name: "Cancel" }).click();
      await screen.getByRole("dialog").getByRole("button", { name: how }).click();
      await expect.poll(address).toBe("/breeder/breederlink");
      await screen.unmount();
    };
    const first = await write();
    await first.title.fill("Whelping boxes");
    await leave(first, "Keep draft");
    const second = await write();
    await expect.element(second.title).toHaveValue("Whelping boxes");
    await second.title.fill("Whelping boxes, again");
    await leave(second, "Discard post");
    const third = await write();
    await expect.element(third.title).toHaveValue("");
    await third.screen.unmount();
  });

  it("asks nothing about a password that the browser filled in", async () => {
    const { screen, address } = await renderSite("/account/settings#password", {
      user: consumer,
      answers: ofBuyer,
    });
    await screen.getByLabelText("Current password", { exact: true }).fill("filled-in-by-the-browser");
    await screen.getByRole("link", { name: "Help", exact: true }).first().click();
    await expect.poll(address).toBe("/help");
    await screen.unmount();
  });
});
