import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { PetCard, Review } from "@hearthpaw/client";
import { breeder, consumer, problem, renderSite } from "../../testing.tsx";

const breed = { id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02", slug: "cavalier", breedName: "Cavalier" };
const id = "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b";
const card = (index: number, status: PetCard["status"]): PetCard => ({
  id: `0199a3c4-5e1b-7c2d-9f3a-${String(index).padStart(12, "0")}`,
  slug: `pet-${index}`,
  name: `Pet ${index}`,
  type: "Dog",
  sex: "Female",
  status,
  onHold: false,
  isRescue: false,
  breed,
  color: null,
  birthDate: "2026-09-12",
  goHomeDate: null,
  priceCents: 250_000,
  priceWithFeeCents: 257_500,
  depositCents: 37_500,
  badges: [],
  hasVideo: false,
  breeder: { id, name: "Willow Creek", isVerified: true, isShelter: false },
  city: "Corvallis",
  state: "OR",
  listedAt: null,
});
const sold = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => card(100 + from + index, "sold"));

const profile = (change: object = {}) => ({
  id,
  slug: "willow-creek-corvallis-or",
  name: "Willow Creek",
  story: "One litter a year.",
  breederProgramAddress: { address_components: [] },
  city: "Corvallis",
  state: "OR",
  cityAndState: "Corvallis, OR",
  profileImageURL: "/avatar.png",
  isVerified: true,
  verifiedAt: "2023-05-02T18:30:00.000Z",
  licence: "Oregon kennel license 20417",
  isShelter: false,
  memberSince: "2023-04-18",
  breedingSince: 2011,
  homesFound: 38,
  breeds: [breed],
  pets: [card(1, "available"), card(2, "available")],
  soldPets: sold(1, 12),
  parents: [],
  availableCount: 2,
  soldCount: 35,
  ratingCount: 0,
  ratingAverage: null,
  depositRefundPercent: 100,
  ...change,
});
const show = (change: object, soldPages: Parameters<typeof renderSite>[1] = {}) =>
  renderSite(`/breeders/${id}`, {
    ...soldPages,
    answers: {
      [`GET /v1/profiles/breeder/${id}`]: { body: { breederProfile: profile(change) } },
      ...soldPages.answers,
    },
  });
const userAnswer = (user: object) => ({ "GET /v1/user": { body: { user } } });
const listed = (name: RegExp) =>
  [...document.querySelectorAll("section[aria-label]")].find((part) =>
    name.test(part.getAttribute("aria-label")!)
  )
    ?.querySelectorAll("article").length ?? 0;

describe("a breeder's page", () => {
  it("shows what was checked and since when, and each list in its place", async () => {
    const { screen } = await show({});
    await expect.element(screen.getByRole("heading", { level: 1, name: "Willow Creek" })).toBeVisible();
    await expect.element(screen.getByText("May 2, 2023")).toBeVisible();
    await expect.element(screen.getByText("Oregon kennel license 20417")).toBeVisible();
    await expect.element(screen.getByText("Breeding since 2011")).toBeVisible();
    await expect.element(screen.getByText("No reviews yet")).toBeVisible();
    expect(listed(/^Available/)).toBe(2);
    expect(listed(/^Reserved and placed/)).toBe(12);
  });

  it("shows two of its reviews on a phone, and the rest at a press", async () => {
    const reviews: Review[] = [1, 2, 3, 4, 5].map((at) => ({
      id: `0199c0d1-0000-7a4e-9b5f-00000000000${at}`,
      rating: 5,
      title: `Visit ${at}`,
      text: "All well.",
      authorName: "Dana W.",
      petName: "Maple",
      createdAt: "2025-11-14T17:05:00.000Z",
      photos: [],
      editedAt: null,
      isHidden: false,
      answer: null,
      answeredAt: null,
    }));
    const ratings = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 5 : 0 }));
    await page.viewport(375, 800);
    try {
      const { screen } = await show({ ratingCount: 5, ratingAverage: 5 }, {
        answers: {
          [`GET /v1/breeders/${id}/reviews`]: {
            body: { reviews, ratingAverage: 5, ratingCount: 5, ratings, nextCursor: null },
          },
        },
      });
      await expect.element(screen.getByText("Visit 2")).toBeVisible();
      await expect.element(screen.getByText("Visit 3")).not.toBeVisible();
      await screen.getByText("Show all 5 reviews").click();
      await expect.element(screen.getByText("Visit 5")).toBeVisible();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("has one way to write: a question by email for visitors, a message for who is signed in", async () => {
    const asked: unknown[] = [];
    const answers = {
      "POST /v1/emails/question/new": async (request: Request) => {
        asked.push(await request.json());
        return { body: { ok: true } };
      },
    };
    const visitor = await show({}, { answers });
    await visitor.screen.getByRole("button", { name: "Ask a question" }).click();
    await expect.element(visitor.screen.getByRole("link", { name: /^Message/ })).not.toBeInTheDocument();
    await expect.element(visitor.screen.getByRole("link", { name: "Sign in to message them" }))
      .toHaveAttribute("href", `/messages/new?breederId=${id}`);
    await visitor.screen.getByLabelText("Your name").fill("Dana");
    await visitor.screen.getByLabelText("Email").fill("dana@example.com");
    await visitor.screen.getByLabelText("Your question").fill("Is a visit possible?");
    await visitor.screen.getByRole("button", { name: "Send question" }).click();
    await expect.element(visitor.screen.getByText("Question sent")).toBeVisible();
    expect(asked).toEqual([
      { name: "Dana", email: "dana@example.com", text: "Is a visit possible?", breederId: id },
    ]);
    await visitor.screen.unmount();
    const member = await show({}, { user: consumer, answers: userAnswer(consumer) });
    await expect.element(member.screen.getByRole("link", { name: "Message Willow Creek" }))
      .toHaveAttribute("href", `/messages/new?breederId=${id}`);
    await expect.element(member.screen.getByRole("button", { name: "Ask a question" })).not
      .toBeInTheDocument();
    await member.screen.unmount();
    for (const user of [{ ...consumer, role: "Admin" }, { ...breeder, pets: [card(1, "available").id] }]) {
      const { screen } = await show({}, { user: user as typeof consumer, answers: userAnswer(user) });
      await expect.element(screen.getByRole("heading", { level: 1, name: "Willow Creek" })).toBeVisible();
      await expect.element(screen.getByText(/^(Ask a question|Message Willow Creek)$/)).not
        .toBeInTheDocument();
      await screen.unmount();
    }
  });

  it("loads more sold pets without showing one twice, and stops at the end", async () => {
    const { screen } = await show({}, {
      answers: {
        [`GET /v1/pets/sold/${id}`]: (request) =>
          new URL(request.url).searchParams.has("cursor")
            ? { body: { soldPets: sold(21, 35), nextCursor: null } }
            : { body: { soldPets: sold(1, 20), nextCursor: "next" } },
      },
    });
    const more = screen.getByRole("button", { name: "Show more pets" });
    await more.click();
    await expect.poll(() => listed(/^Reserved and placed/)).toBe(20);
    await more.click();
    await expect.poll(() => listed(/^Reserved and placed/)).toBe(35);
    await expect.element(screen.getByText("35 of 35 pets")).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  it("keeps what is shown when the next part does not come, and tries again", async () => {
    let isDown = true;
    const { screen } = await show({}, {
      answers: {
        [`GET /v1/pets/sold/${id}`]: () =>
          isDown ? problem(409, "refused", "No.") : { body: { soldPets: sold(1, 20), nextCursor: "next" } },
      },
    });
    await screen.getByRole("button", { name: "Show more pets" }).click();
    await expect.element(screen.getByText("We couldn't load more pets.")).toBeVisible();
    expect(listed(/^Reserved and placed/)).toBe(12);
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => listed(/^Reserved and placed/)).toBe(20);
  });

  it("says where to look when nobody is waiting", async () => {
    const { screen } = await show({ pets: [], availableCount: 0, soldPets: [], soldCount: 0 });
    await expect.element(screen.getByRole("heading", { name: "No pets available right now" }))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "See all Cavaliers" })).toHaveAttribute(
      "href",
      "/breeds/cavalier",
    );
  });
});
