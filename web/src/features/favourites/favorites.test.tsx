import { afterEach, describe, expect, it } from "vitest";
import { type Answers, consumer, liveEvents, problem, renderSite } from "../../testing.tsx";
import contract from "../../../../backend/generated/openapi.json";
import type { FavoritedPet, Pet } from "@hearthpaw/client";
import { priceWithFee } from "../../components/pets/card_rules.ts";
import * as texts from "./texts.ts";

const example = contract.components.examples.FavoritedPet.value.favoritedPet as unknown as FavoritedPet;
// Without its picture, so nothing is loaded.
const { defaultImage: _image, ...maple } = example.pet;
const { waitlist } = contract.components.examples.Waitlist.value;
const ADD = "POST /v1/pets/favorited/add";
const favorite = { ...example, pet: maple };
const REMOVE = `DELETE /v1/pets/favorited/${favorite.id}/remove`;

const saved: Answers = {
  "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
  "GET /v1/pets/favorited/ids": { body: { favourites: [{ id: favorite.id, petId: maple.id }] } },
  "GET /v1/pets/favorited": { body: { favoritedPets: [favorite], nextCursor: null } },
  [ADD]: { body: { favoritedPet: favorite } },
  [REMOVE]: { body: { id: favorite.id, message: "" } },
};

afterEach(() => localStorage.clear());

describe("the favorites of a visitor without an account", () => {
  const { pet } = contract.components.examples.Pet.value as unknown as { pet: Pet };
  const shown = (id: string, name: string): Answers => ({
    [`GET /v1/pets/${id}`]: { body: { pet: { ...pet, id, name, images: [], status: "available" } } },
  });
  const [first, second, gone] = [1, 2, 3].map((n) => `0199c0d1-0000-7a4e-9b5f-00000000000${n}`) as [
    string,
    string,
    string,
  ];

  it("are read on this device, latest first, without those that are gone, and lead to the sign-in", async () => {
    localStorage.setItem("hearthpaw:favorites", JSON.stringify([second, gone, first]));
    const { screen } = await renderSite("/account/favorited", {
      answers: {
        ...shown(first, "Poppy"),
        ...shown(second, "Hazel"),
        [`GET /v1/pets/${gone}`]: problem(410, "pet_gone", "Taken down."),
      },
    });
    await expect.element(screen.getByRole("link", { name: "Poppy" })).toBeVisible();
    const names = screen.getByRole("main").getByRole("article").elements().map(({ textContent }) =>
      /Poppy|Hazel/.exec(textContent)?.[0]
    );
    expect(names).toEqual(["Hazel", "Poppy"]);
    await expect.element(screen.getByText(texts.onThisDevice(2))).toBeVisible();
    await screen.getByRole("button", { name: "Remove Hazel from favorites" }).click();
    await expect.element(screen.getByRole("link", { name: "Hazel" })).not.toBeInTheDocument();
    await screen.getByRole("main").getByRole("button", { name: texts.signIn }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await screen.unmount();
  });

  it("say what to do while there are none, and show viewed pets until they are cleared", async () => {
    localStorage.setItem("hearthpaw:viewed", JSON.stringify([first]));
    const { screen } = await renderSite("/account/favorited", { answers: shown(first, "Poppy") });
    await expect.element(screen.getByText(texts.noDeviceFavoritesHint)).toBeVisible();
    const viewed = screen.getByRole("heading", { name: texts.recentlyViewed });
    await expect.element(viewed).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Poppy" })).toBeVisible();
    await screen.getByRole("button", { name: texts.clearRecentlyViewed }).click();
    await expect.element(viewed).not.toBeInTheDocument();
    expect(localStorage.getItem("hearthpaw:viewed")).toBeNull();
    await screen.unmount();
  });

  it("remember a pet whose page was opened", async () => {
    const site = await renderSite(`/pets/${first}/${pet.slug}`, {
      answers: {
        ...shown(first, "Poppy"),
        [`PUT /v1/pets/increment_view/${first}`]: { body: { pet: { ...pet, id: first } } },
      },
    });
    await expect.poll(() => localStorage.getItem("hearthpaw:viewed")).toBe(JSON.stringify([first]));
    await site.screen.unmount();
  });
});

describe("favorites", () => {
  it("go with one tap, and come back with one", async () => {
    const { screen, calls } = await renderSite("/account/favorited", { user: consumer, answers: saved });
    await expect.element(screen.getByRole("link", { name: "Favorites, 1 pet" })).toBeVisible();
    await screen.getByRole("button", { name: "Remove Maple from favorites" }).click();
    await expect.element(screen.getByText("No favorites yet")).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === REMOVE).length).toBe(1);
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === ADD).length).toBe(1);
    await screen.unmount();
  });

  it("show where one was given before they were known", async () => {
    let isAsked = false;
    const ids = { body: { favourites: [{ id: favorite.id, petId: maple.id }] } };
    const { screen, calls } = await renderSite("/account/favorited", {
      user: consumer,
      answers: {
        ...saved,
        "GET /v1/pets/favorited/ids": () => {
          if (isAsked) return ids;
          isAsked = true;
          return new Promise(() => {});
        },
      },
    });
    await screen.getByRole("button", { name: "Save Maple to favorites" }).click();
    await expect.element(screen.getByRole("button", { name: "Remove Maple from favorites" })).toBeVisible();
    expect(calls.filter(({ name }) => name === ADD)).toHaveLength(1);
    await screen.unmount();
  });

  it("go by the id of the account that is signed in, whoever was before", async () => {
    const id = "0199c0d1-000e-7a4e-9b5f-000000000002";
    const removal = `DELETE /v1/pets/favorited/${id}/remove`;
    const { screen, calls } = await renderSite("/account/favorited", {
      user: consumer,
      answers: {
        ...saved,
        "GET /v1/pets/favorited/ids": { body: { favourites: [{ id, petId: maple.id }] } },
        "GET /v1/pets/favorited": { body: { favoritedPets: [{ ...favorite, id }], nextCursor: null } },
        [removal]: { body: { id, message: "" } },
      },
    });
    await screen.getByRole("button", { name: "Remove Maple from favorites" }).click();
    await expect.poll(() => calls.filter(({ name }) => name.startsWith("DELETE")).map(({ name }) => name))
      .toEqual([removal]);
    await screen.unmount();
  });

  it("stay where the server refuses, which is said", async () => {
    const { screen } = await renderSite("/account/favorited", {
      user: consumer,
      answers: { ...saved, [REMOVE]: problem(503, "unavailable", "Please try again in a minute.") },
    });
    await screen.getByRole("button", { name: "Remove Maple from favorites" }).click();
    await expect.element(screen.getByText(/try again/i)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Remove Maple from favorites" })).toBeVisible();
    await screen.unmount();
  });

  it("say live that one is promised, and to whom it is promised until when", async () => {
    const promisedUntil = "2026-11-24T16:33:00.000Z";
    const until = new Date(promisedUntil).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
    const { screen } = await renderSite("/account/favorited", {
      user: consumer,
      answers: {
        ...saved,
        "GET /v1/user/waitlists": {
          body: { waitlists: [], waitingCount: 0, invitedCount: 0, nextCursor: null },
        },
      },
    });
    const live = liveEvents();
    await expect.poll(() => live.isHeard("search", "pet-status")).toBe(true);
    const change = { petId: maple.id, status: "available", onHold: false, holdUntil: null, promisedUntil };
    live.tell("search", "pet-status", change);
    await expect.element(screen.getByText("Promised")).toBeVisible();
    live.tell("search", "pet-status", { ...change, onHold: true });
    await expect.element(screen.getByText("In checkout")).toBeVisible();
    live.tell("search", "pet-status", { ...change, promisedUntil: null });
    await expect.poll(() => screen.getByText(/Promised|In checkout|Yours until/).elements().length).toBe(0);
    await screen.unmount();

    const own = await renderSite("/account/favorited", {
      user: consumer,
      answers: {
        ...saved,
        "GET /v1/pets/favorited": {
          body: { favoritedPets: [{ ...favorite, pet: { ...maple, promisedUntil } }], nextCursor: null },
        },
        "GET /v1/user/waitlists": {
          body: {
            waitlists: [{ ...waitlist, pets: [maple] }],
            waitingCount: 0,
            invitedCount: 1,
            nextCursor: null,
          },
        },
      },
    });
    await expect.element(own.screen.getByText(`Yours until Tue ${until}`)).toBeVisible();
    expect(own.screen.getByText("Promised").elements()).toHaveLength(0);
    await own.screen.unmount();
  });

  it("of somebody who has not signed in wait on the device, and move into the account", async () => {
    localStorage.setItem(
      "hearthpaw:favorites",
      JSON.stringify([maple.id, "0199a3c4-5e1b-7c2d-9f3a-000000000000"]),
    );
    const out = await renderSite("/terms");
    await expect.element(out.screen.getByRole("link", { name: "Favorites, 2 pets" })).toBeVisible();
    await out.screen.unmount();
    const signedIn = await renderSite("/account/favorited", { user: consumer, answers: saved });
    const added = () =>
      signedIn.calls.filter(({ name }) => name === ADD).map(({ body }) => JSON.parse(body!).petId as string);
    await expect.poll(added).toEqual(["0199a3c4-5e1b-7c2d-9f3a-000000000000", maple.id]);
    await expect.poll(() => localStorage.getItem("hearthpaw:favorites")).toBeNull();
    await signedIn.screen.unmount();
  });
});

describe("favorites of a device", () => {
  it("stay on the device when the server cannot be reached at sign-in", async () => {
    localStorage.setItem("hearthpaw:favorites", JSON.stringify([maple.id]));
    const { screen, calls } = await renderSite("/account/favorited", {
      user: consumer,
      answers: { ...saved, [ADD]: problem(503, "unavailable", "Please try again in a minute.") },
    });
    await expect.poll(() => calls.filter(({ name }) => name === ADD).length).toBe(1);
    await new Promise((done) => setTimeout(done, 100));
    expect(localStorage.getItem("hearthpaw:favorites")).toBe(JSON.stringify([maple.id]));
    await screen.unmount();
  });

  it("are kept for when the connection is lost, until somebody signs in", async () => {
    const kept = async () =>
      (await (await caches.open("device")).keys()).map(({ url }) => new URL(url).pathname);
    localStorage.setItem(
      "hearthpaw:favorites",
      JSON.stringify([maple.id, "0199c0d1-000e-7a4e-9b5f-000000000009"]),
    );
    const visitor = await renderSite("/terms", {
      answers: { [`GET /v1/pets/${maple.id}`]: { body: { pet: { ...maple, description: "Long words." } } } },
    });
    await expect.poll(kept).toEqual([`/v1/pets/${maple.id}`]);
    const stored = await (await caches.open("device")).match(`/v1/pets/${maple.id}`);
    expect(await stored!.json()).toEqual({
      name: maple.name,
      breed: maple.breed,
      priceCents: maple.priceCents,
      priceWithFeeCents: priceWithFee(maple.priceCents),
      city: maple.city,
      state: maple.state,
    });
    await visitor.screen.unmount();
    const { screen } = await renderSite("/terms", { user: consumer, answers: saved });
    await expect.poll(kept).toEqual([]);
    await screen.unmount();
  });
});
