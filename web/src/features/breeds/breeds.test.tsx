import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Breed } from "@hearthpaw/client";
import { renderSite, tabTo } from "../../testing.tsx";

const NAMES = ["Beagle", "Bloodhound", "Borzoi", "Dachshund", "Harrier", "Otterhound", "Saluki", "Whippet"];
const breeds = NAMES.map((breedName, index) => ({
  id: `01980a11-0c3f-7d20-a6f1-3b9c5e7d1f0${index}`,
  slug: breedName.toLowerCase(),
  breedName,
  category: "Dogs",
  group: "Hound",
  colors: [],
  sizeClasses: [],
  availablePets: index,
})) as unknown as Breed[];
const open = () => renderSite("/dog-breeds", { answers: { "GET /v1/breeds": { body: { breeds } } } });

describe("the breeds on a phone", () => {
  beforeAll(() => page.viewport(375, 800));
  afterAll(() => page.viewport(1280, 900));

  it("stand two beside each other, the first few of a group, and all of them at a press", async () => {
    const { screen } = await open();
    const link = (name: RegExp) => screen.getByRole("link", { name });
    await expect.element(link(/^Beagle/)).toBeVisible();
    const [one, two] = [/^Beagle/, /^Bloodhound/].map((name) => link(name).element().getBoundingClientRect());
    expect(one!.top).toBe(two!.top);
    await expect.element(link(/^Otterhound/)).toBeVisible();
    expect(link(/^Saluki/).elements()).toHaveLength(0);
    // By keyboard: folded links are no tab stops, and the button that unfolds them follows the last visible
    // link.
    (link(/^Otterhound/).element() as HTMLElement).focus();
    const more = screen.getByText("Show all 8 breeds").element().closest("summary")!;
    await tabTo({ element: () => more });
    await userEvent.keyboard("{Enter}");
    await expect.element(link(/^Whippet/)).toBeVisible();
    await screen.unmount();
  });

  it("that are searched for are all there", async () => {
    const { screen } = await open();
    await screen.getByRole("searchbox", { name: "Find a dog breed" }).fill("e");
    await expect.element(screen.getByRole("link", { name: /^Whippet/ })).toBeVisible();
    await expect.element(screen.getByText("4 breeds")).toBeVisible();
    await screen.unmount();
  });
});
