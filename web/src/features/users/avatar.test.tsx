import { afterEach, expect, it } from "vitest";
import { fakeStorage, pdfFile, pictureFile } from "../../components/uploads/testing.ts";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";

let storage: ReturnType<typeof fakeStorage> | undefined;
afterEach(() => storage?.restore());

const sent: unknown[] = [];
const server: Answers = {
  "GET /v1/files/upload": {
    body: {
      url: "https://storage.test/uploads/1?signature=s",
      fileKey: "uploads/1.webp",
      method: "PUT",
      headers: [{ name: "content-type", value: "image/webp" }],
      expiresAt: "2026-11-21T08:00:00.000Z",
    },
  },
  "PUT /v1/users/update": async (request) => {
    const body = await request.json();
    sent.push(body);
    const profileImageURL = body.profileImageKey ? "/media/u-1.card.webp" : "/avatar.png";
    return { body: { user: { ...consumer, profileImageURL } } };
  },
};

async function profile(answers: Answers = {}) {
  sent.length = 0;
  storage = fakeStorage(() => 200);
  const { screen } = await renderSite("/account/profile", {
    user: consumer,
    answers: { "GET /v1/users/me": { body: { user: consumer } }, ...server, ...answers },
  });
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    const list = new DataTransfer();
    list.items.add(file);
    input.files = list.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { screen, choose };
}

it("a picture is uploaded, shown and taken away again", async () => {
  const { screen, choose } = await profile();
  await expect.element(screen.getByRole("button", { name: "Add a photo" })).toBeVisible();
  choose(await pictureFile(400, 300));
  await expect.element(screen.getByText("Photo saved")).toBeVisible();
  expect(sent).toEqual([{ profileImageKey: "uploads/1.webp" }]);
  expect(document.querySelectorAll('img[src="/media/u-1.card.webp"]').length).toBeGreaterThan(0);
  await screen.getByRole("button", { name: "Remove photo" }).click();
  await expect.element(screen.getByText("Photo removed")).toBeVisible();
  expect(sent.at(-1)).toEqual({ profileImageKey: null });
  await expect.element(screen.getByRole("button", { name: "Add a photo" })).toBeVisible();
});

it("what is no picture is refused before anything is sent", async () => {
  const { screen, choose } = await profile();
  await expect.element(screen.getByRole("button", { name: "Add a photo" })).toBeVisible();
  choose(pdfFile("me.jpg"));
  await expect.element(screen.getByRole("alert")).toHaveTextContent(
    "We can't use me.jpg.",
  );
  expect([storage!.puts, sent]).toEqual([[], []]);
});

it("what the server has against a picture is said beside it", async () => {
  const words = "This file is damaged. Choose another one.";
  const { screen, choose } = await profile({
    "PUT /v1/users/update": problem(422, "file_not_usable", words),
  });
  await expect.element(screen.getByRole("button", { name: "Add a photo" })).toBeVisible();
  choose(await pictureFile(400, 300));
  await expect.element(screen.getByRole("alert")).toHaveTextContent(words);
  await expect.element(screen.getByRole("button", { name: "Add a photo" })).toBeEnabled();
});
