import { describe, expect, it } from "vitest";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";
import contract from "../../../../backend/generated/openapi.json";
import type { Reservation, Review } from "@hearthpaw/client";

const example = contract.components.examples;
const reservation = {
  ...example.ReservedPet.value.reservedPet as unknown as Reservation,
  status: "completed" as const,
  allowedActions: [],
};
const review = example.Reviews.value.reviews[0] as unknown as Review;
const { id } = reservation;
const WRITE = "POST /v1/reviews";
const OF = `GET /v1/pets/reserved/${id}/review`;
const own: Answers = {
  "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
  [`GET /v1/customer/pets/reserved/${id}`]: { body: { reservedPet: reservation } },
  [OF]: { body: { isOpen: true } },
  [WRITE]: { body: { review } },
};

describe("a review", () => {
  it("is written where the reservation is, and stays typed where the server refuses", async () => {
    let [isDown, isWritten] = [true, false];
    const { screen, calls } = await renderSite(`/account/reserved/${id}`, {
      user: consumer,
      answers: {
        ...own,
        [OF]: () => ({ body: isWritten ? { isOpen: false, review } : { isOpen: true } }),
        [WRITE]: () => {
          isWritten = !isDown;
          return isDown
            ? problem(409, "review_exists", "You've already reviewed this reservation.")
            : { body: { review } };
        },
      },
    });
    await screen.getByRole("button", { name: "Write a review" }).click();
    await screen.getByRole("button", { name: "Publish review" }).click();
    await expect.element(screen.getByRole("link", { name: "Choose a rating." })).toBeVisible();
    await screen.getByRole("radio", { name: "5 stars: Excellent" }).click();
    await screen.getByRole("textbox", { name: "Headline" }).fill("A calm start");
    await screen.getByRole("textbox", { name: "Your review" }).fill("She came with her blanket.");
    await screen.getByRole("button", { name: "Publish review" }).click();
    await expect.element(screen.getByText("You've already reviewed this reservation.")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Headline" })).toHaveValue("A calm start");
    isDown = false;
    await screen.getByRole("button", { name: "Publish review" }).click();
    await expect.element(screen.getByText("Your review is published")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Your review" })).toBeVisible();
    expect(JSON.parse(calls.filter(({ name }) => name === WRITE).at(-1)!.body as string)).toEqual({
      reservedPetId: id,
      rating: 5,
      title: "A calm start",
      text: "She came with her blanket.",
      fileKeys: [],
    });
    await screen.unmount();
  });

  it("is changed while it can be, says that the reply is older, and is deleted for good", async () => {
    let kept: Review | undefined = {
      ...review,
      answer: "Thank you.",
      answeredAt: "2025-11-15T17:05:00.000Z",
    };
    const ONE = `/v1/reviews/${review.id}`;
    const { screen, calls } = await renderSite(`/account/reserved/${id}`, {
      user: consumer,
      answers: {
        ...own,
        [OF]: () => ({
          body: kept
            ? { isOpen: false, review: kept, editableUntil: "2025-12-14T17:05:00.000Z" }
            : { isOpen: false },
        }),
        [`POST ${ONE}`]: () => {
          kept = { ...kept!, rating: 4, editedAt: "2025-11-16T17:05:00.000Z" };
          return { body: { review: kept } };
        },
        [`DELETE ${ONE}`]: () => {
          kept = undefined;
          return { body: { id: review.id } };
        },
      },
    });
    await expect.element(screen.getByText("You can change it until December 14, 2025.")).toBeVisible();
    expect(screen.getByText(/changed the review after this reply/).elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Change review" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Headline" })).toHaveValue(review.title);
    await screen.getByRole("radio", { name: "4 stars: Very good" }).click();
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(screen.getByText(`${review.authorName} changed the review after this reply.`))
      .toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name === `POST ${ONE}`)!.body as string)).toEqual({
      rating: 4,
      title: review.title,
      text: review.text,
      fileKeys: [],
    });
    await screen.getByRole("button", { name: "Delete review" }).click();
    const dialog = screen.getByRole("dialog", { name: "Delete your review?" });
    await dialog.getByRole("button", { name: "Delete review" }).click();
    await expect.element(screen.getByText("Your review is deleted")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Your review" })).not.toBeInTheDocument();
    await screen.unmount();
  });
});

describe("a breeder's reviews", () => {
  const data = example.BreederData.value;
  const ratings = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 1 : 0 }));
  const LIST = `GET /v1/breeders/${data.breederData.breederProfile.id}/reviews`;
  const ANSWER = `POST /v1/reviews/${review.id}/answer`;
  const page = (one: Review) => ({
    body: { reviews: [one], ratingAverage: 5, ratingCount: 1, ratings, nextCursor: null },
  });

  it("are reported from the dashboard, with a reason", async () => {
    const REPORT = `POST /v1/reviews/${review.id}/report`;
    const { screen, calls } = await renderSite("/breeder/reviews", {
      user: breeder,
      answers: {
        "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
        "GET /api/user/breeder/": { body: data },
        [LIST]: page(review),
        [REPORT]: { body: { report: { id: review.id, createdAt: review.createdAt } } },
      },
    });
    // One level below the page's heading, because no section heading is in between.
    await expect.element(screen.getByRole("heading", { level: 2, name: review.title! })).toBeVisible();
    await screen.getByRole("button", { name: `Report the review by ${review.authorName}` }).click();
    const dialog = screen.getByRole("dialog", { name: `Report the review by ${review.authorName}?` });
    await dialog.getByRole("button", { name: "Report review" }).click();
    await expect.element(dialog.getByText("Choose what's wrong.").first()).toBeVisible();
    await dialog.getByRole("radio", { name: "I think this review is fake" }).click();
    await dialog.getByRole("button", { name: "Report review" }).click();
    await expect.element(screen.getByText("Thank you. Our team will review it.")).toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name === REPORT)!.body as string)).toEqual({
      reason: "not-real",
    });
    await screen.unmount();
  });

  it("are answered from the dashboard", async () => {
    let answer: string | null = null;
    const { screen } = await renderSite("/breeder/reviews", {
      user: breeder,
      answers: {
        "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
        "GET /api/user/breeder/": { body: data },
        [LIST]: () => page(answer === null ? review : { ...review, answer, answeredAt: review.createdAt }),
        [ANSWER]: () => {
          answer = "Thank you.";
          return { body: { review: { ...review, answer } } };
        },
      },
    });
    await screen.getByRole("button", { name: `Reply to ${review.authorName}` }).click();
    await screen.getByRole("textbox", { name: "Your reply" }).fill("Thank you.");
    await screen.getByRole("button", { name: "Publish reply" }).click();
    await expect.element(screen.getByText("Your reply is published")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Change your reply" })).toBeVisible();
    await screen.unmount();
  });
});
