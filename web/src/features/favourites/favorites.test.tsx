import { afterEach, describe, expect, it } from "vitest";
import { type Answers, consumer, liveEvents, problem, renderSite } from "../../testing.tsx";
import contract from "../../../../backend/generated/openapi.json";
import type { FavoritedPet } from "@hearthpaw/client";

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
    await expect.element(screen.getByText("On hold")).toBeVisible();
    live.tell("search", "pet-status", { ...change, promisedUntil: null });
    await expect.poll(() => screen.getByText(/Promised|On hold|Yours until/).elements().length).toBe(0);
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
      city: maple.city,
      state: maple.state,
    });
    await visitor.screen.unmount();
    const { screen } = await renderSite("/terms", { user: consumer, answers: saved });
    await expect.poll(kept).toEqual([]);
    await screen.unmount();
  });
});
