import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { ListedBreeder } from "@hearthpaw/client";
import { type Answer, problem, renderSite, tabTo } from "../../testing.tsx";
import { listAddress } from "./list_address.ts";

const one = (index: number, change: Partial<ListedBreeder> = {}): ListedBreeder => ({
  id: `01980b72-91d4-7e63-8f0a-${String(index).padStart(12, "0")}`,
  slug: `kennel-${index}-corvallis-or`,
  name: `Kennel ${index}`,
  cityAndState: "Corvallis, OR",
  profileImageURL: "/avatar.png",
  isVerified: true,
  isShelter: false,
  memberSince: "2023-04-18",
  ratingCount: 0,
  ratingAverage: null,
  homesFound: 0,
  availableCount: 0,
  breeds: [],
  ...change,
});
const listed = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => one(from + index));
const part = (breeders: ListedBreeder[], more: object = {}) => ({
  body: { breeders, total: breeders.length, totalIsExact: true, nextCursor: null, ...more },
});
const show = (href: string, answer: Answer) =>
  renderSite(href, {
    answers: {
      "GET /v1/breeders": answer,
      "GET /v1/breeds/available": {
        body: {
          breeds: [{
            id: "1",
            slug: "beagle",
            breedName: "Beagle",
            category: "Dogs",
            group: null,
            availablePets: 3,
          }],
        },
      },
    },
  });
const asked = (calls: { name: string; search: string }[]) =>
  calls.filter(({ name }) => name === "GET /v1/breeders").map(({ search }) => search);

describe("the list of breeders", () => {
  it("says of each number what it counts", async () => {
    const { screen } = await show(
      "/breeders",
      part([
        one(1, { ratingCount: 23, ratingAverage: 4.9, homesFound: 38, availableCount: 2 }),
        one(2, { isShelter: true, availableCount: 1 }),
      ]),
    );
    await expect.element(screen.getByRole("heading", { level: 1, name: "Breeders and shelters" }))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Kennel 1" }))
      .toHaveAttribute("href", `/breeders/${one(1).id}/kennel-1-corvallis-or`);
    for (const text of ["2 breeders and shelters", "2 pets available", "1 pet available", "38 homes found"]) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    }
    const [first, second] = screen.getByRole("article").elements();
    expect(first!.textContent).toContain("4.9 · 23 reviews");
    expect(second!.textContent).toContain("No reviews yet");
    expect(second!.textContent).not.toContain("found");
  });

  it("asks by place, distance, breed and order, and keeps them in the address", async () => {
    const { screen, calls, address } = await show("/breeders?kind=breeder", (request) => {
      const place = new URL(request.url).searchParams.get("place");
      return part(
        [one(1, { distanceMiles: 71 })],
        place ? { place: { label: "Portland, OR", isPoint: true } } : {},
      );
    });
    const near = screen.getByLabelText("Near");
    await near.fill("97201");
    await screen.getByLabelText("Distance").selectOptions("100");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Breeders near Portland, OR" }))
      .toBeVisible();
    await expect.element(screen.getByText("71 miles")).toBeVisible();
    await screen.getByLabelText("Sort").selectOptions("distance");
    await screen.getByRole("combobox", { name: "Breed", exact: true }).selectOptions("beagle");
    const whole = "?kind=breeder&place=97201&distance=100&sort=distance&breed=beagle";
    const sorted = (search = "") => [...new URLSearchParams(search)].map(String).sort();
    await expect.poll(() => sorted(asked(calls).at(-1))).toEqual(sorted(whole));
    const [path, search] = address().split("?");
    expect([path, sorted(search)]).toEqual(["/breeders", sorted(whole)]);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Beagle breeders near Portland, OR" }))
      .toBeVisible();
  });

  it("is asked and read by keyboard alone", async () => {
    const { screen, calls, address } = await show("/breeders", part(listed(1, 2)));
    await expect.element(screen.getByRole("link", { name: "Kennel 1" })).toBeVisible();
    await tabTo(screen.getByLabelText("Near"));
    await userEvent.keyboard("97201{Enter}");
    await expect.poll(() => asked(calls).at(-1)).toContain("place=97201");
    await tabTo(screen.getByRole("combobox", { name: "Breed", exact: true }));
    await userEvent.keyboard("B");
    await expect.poll(() => asked(calls).at(-1)).toContain("breed=beagle");
    await tabTo(screen.getByRole("link", { name: "Shelters", exact: true }));
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toContain("kind=shelter");
    await tabTo(screen.getByRole("link", { name: "Kennel 2" }));
    await screen.unmount();
  });

  it("shows everybody where the place is unknown, and says so at its field", async () => {
    const { screen } = await show(
      "/breeders?place=Nowhere",
      (request) =>
        new URL(request.url).searchParams.has("place")
          ? problem(422, "place_unknown", "We couldn't find this place.")
          : part(listed(1, 2)),
    );
    await expect.element(screen.getByText("We couldn't find this place.")).toBeVisible();
    await expect.element(screen.getByLabelText("Near")).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Breeders and shelters" }))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Kennel 2" })).toBeVisible();
  });

  it("appends the next part without showing one twice, and stops at the end", async () => {
    const { screen } = await show(
      "/breeders",
      (request) =>
        new URL(request.url).searchParams.has("cursor")
          ? part(listed(20, 25), { total: 25 })
          : part(listed(1, 20), { total: 25, nextCursor: "next" }),
    );
    const more = screen.getByRole("link", { name: "Show more breeders and shelters" });
    await expect.element(more).toHaveAttribute("href", "/breeders?cursor=next");
    await more.click();
    await expect.poll(() => screen.getByRole("article").elements().length).toBe(25);
    await expect.element(screen.getByText("25 of 25 breeders and shelters")).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest("article")?.textContent).toMatch(/Kennel 21/);
  });

  it("leads on where nobody matches: each filter can be left out", async () => {
    const { screen } = await show(
      "/breeders?place=97201&distance=25&breed=beagle&kind=shelter",
      part([], { place: { label: "Portland, OR", isPoint: true } }),
    );
    await expect.element(screen.getByRole("heading", { name: "No shelters match your filters" }))
      .toBeVisible();
    const hrefs = screen.getByRole("main").getByRole("link").elements().map((link) =>
      link.getAttribute("href")
    );
    expect(hrefs).toEqual(expect.arrayContaining([
      "/breeders?breed=beagle&kind=shelter&place=97201",
      "/breeders?breed=beagle&kind=shelter",
      "/breeders?kind=shelter&place=97201&distance=25",
      "/breeders?breed=beagle&place=97201&distance=25",
      "/breeders",
    ]));
  });

  it("says that there is nobody yet, and offers to begin", async () => {
    const { screen } = await show("/breeders", part([]));
    await expect.element(screen.getByRole("heading", { name: "No breeders yet" })).toBeVisible();
    await expect.element(screen.getByRole("main").getByRole("link", { name: "List your pets" }))
      .toHaveAttribute("href", "/become-a-breeder");
  });
});

describe("the address of the list", () => {
  it.each([
    [{ kind: "kennel", sort: "rating", distance: "100" }, {}],
    [{ place: " 97201 ", distance: "100", sort: "distance" }, {
      place: "97201",
      distance: 100,
      sort: "distance",
    }],
    [{ place: "97201", distance: "99" }, { place: "97201" }],
    [{ sort: "distance" }, {}],
    [{ breed: "Beagle; drop", cursor: "a b" }, {}],
  ])("reads %j", (search, read) => {
    expect(listAddress(search)).toEqual(read);
    expect(listAddress(listAddress(search))).toEqual(read);
  });
});
