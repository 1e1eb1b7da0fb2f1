import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { fakeStorage, pdfFile, pictureFile } from "../../../components/uploads/testing.ts";
import { renderSite } from "../../../testing.tsx";
import { ruth, server } from "./testing.ts";
import { ID, mapleOf } from "./testing_pets.ts";

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  localStorage.clear();
  storage = fakeStorage(() => 200);
});
afterEach(() => storage.restore());

async function photos(change: Parameters<typeof mapleOf>[0] = {}) {
  const { kept, answers } = server(mapleOf(change));
  let count = 0;
  const site = await renderSite(`/breeder/pets/${ID}/edit?step=photos`, {
    user: ruth,
    answers: {
      ...answers,
      "GET /v1/files/upload": () => ({
        body: {
          url: `https://storage.test/uploads/${++count}`,
          fileKey: `uploads/${count}`,
          method: "PUT",
          headers: [],
          expiresAt: "2026-11-21T08:00:00.000Z",
        },
      }),
      "POST /v1/files/delete": { body: { message: "Deleted." } },
    },
  });
  const { screen } = site;
  const group = screen.getByRole("group", { name: "Photos", exact: true });
  await expect.element(group).toBeVisible();
  const choose = (...files: File[]) => {
    const input = group.element().querySelector<HTMLInputElement>("input[type=file]")!;
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.files = list.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { ...site, kept, choose, order: () => kept.pet.imageKeys };
}

describe("photos", () => {
  it("are put in another order by keyboard, which is said and saved, and keep the focus", async () => {
    const { screen, order } = await photos();
    const later = screen.getByRole("button", { name: "Move photo 1 later" });
    (later.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("Photo moved to 2 of 3.")).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Move photo 2 later" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    // The last photo has no "later" button, so the focus stays with the photo.
    await expect.element(screen.getByRole("button", { name: "Move photo 3 earlier" })).toHaveFocus();
    await expect.poll(order).toEqual(["images/b", "images/c", "images/a"]);
  });

  it("have a cover, which another becomes by one press", async () => {
    const { screen, order } = await photos();
    await screen.getByRole("button", { name: "Make photo 3 the cover" }).click();
    await expect.element(screen.getByText("This is now the cover photo, first of 3.")).toBeInTheDocument();
    await expect.poll(order).toEqual(["images/c", "images/a", "images/b"]);
  });

  it("are put in another order by dragging", async () => {
    const { screen, order } = await photos();
    const tiles = screen.getByRole("listitem").elements().filter((tile) => tile.hasAttribute("data-photo"));
    const drag = (tile: Element, type: string) =>
      tile.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
      );
    drag(tiles[0]!, "dragstart");
    // React has to draw the dragged tile before another tile gets the event.
    await expect.element(screen.getByRole("img", { name: "Photo 1 of 3" })).toBeVisible();
    await new Promise((done) => setTimeout(done, 50));
    drag(tiles[2]!, "dragover");
    drag(tiles[2]!, "drop");
    await expect.poll(order).toEqual(["images/b", "images/c", "images/a"]);
  });

  it("arrive several at once, are seen at once, and go on by the keys that the server gives them", async () => {
    const { screen, choose, kept, order } = await photos({ imageKeys: [], images: [] });
    choose(await pictureFile(400, 300), await pictureFile(300, 400), await pictureFile(200, 200));
    await expect.element(screen.getByRole("img", { name: "Photo 3 of 3" })).toBeInTheDocument();
    await expect.element(screen.getByText("3 of 3 uploaded")).toBeInTheDocument();
    // Two uploads run at a time: which of them gets the first key is chance.
    await expect.poll(() => [...order()].sort())
      .toEqual(["images/1", "images/2", "images/3"]);
    const [first, , third] = order();
    await screen.getByRole("button", { name: "Remove photo 2" }).click();
    await expect.element(screen.getByRole("button", { name: "Remove photo 2" })).toHaveFocus();
    await expect.poll(order).toEqual([first, third]);
    expect(kept.bodies.at(-1)).toEqual({ id: ID, imageKeys: [first, third] });
  });

  it("go on while one fills in other steps", async () => {
    let arrive = (_status: number) => {};
    storage.restore();
    storage = fakeStorage(() => new Promise((done) => arrive = done));
    const { screen, choose, order } = await photos({ imageKeys: [], images: [] });
    choose(await pictureFile(400, 300));
    await expect.element(screen.getByText("50%")).toBeVisible();
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(screen.getByText("Uploading 1 file")).toBeVisible();
    arrive(200);
    await expect.poll(order).toEqual(["images/1"]);
  });

  it("that are none are refused with words, and the others stay", async () => {
    const { screen, choose, order } = await photos();
    choose(pdfFile("scan.jpg"));
    await expect.element(screen.getByText(/We can't use scan\.jpg here/)).toBeVisible();
    await expect.element(screen.getByText("3 of 4 uploaded, 1 failed")).toBeVisible();
    expect(order()).toEqual(["images/a", "images/b", "images/c"]);
  });
});
