import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { BreedMatch } from "@hearthpaw/client";
import { renderSite, tabTo } from "../../../testing.tsx";
import { matchAddress, matchHref, nextQuestion } from "./match_queries.ts";
import * as texts from "./texts.ts";

const breed = (breedName: string) => ({
  id: `01980a11-0c3f-7d20-a6f1-3b9c5e7d1f0${breedName.length % 10}`,
  slug: breedName.toLowerCase(),
  breedName,
  category: "Dogs" as const,
  group: "Toy",
  colors: [],
  sizeClasses: [],
  availablePets: 4,
});
const match = (breedName: string, rest: Partial<BreedMatch> = {}): BreedMatch => ({
  breed: breed(breedName),
  isGoodFit: true,
  reasons: ["low_shedding", "apartment"],
  cautions: [],
  pets: [],
  ...rest,
});
const open = (href: string, matches: BreedMatch[] = []) =>
  renderSite(href, { answers: { "GET /v1/breeds/match": { body: { matches } } } });
const DONE = "/breed-match?type=Dog&home=apartment&activity=low&shedding=low&household=any&time=some";

describe("the breed match", () => {
  it("asks six questions by keyboard, and ends with breeds for the answers", async () => {
    const { screen, calls } = await open("/breed-match", [match("Havanese")]);
    const steps = [
      [texts.asked.type, texts.answers.type.any],
      [texts.asked.home, texts.answers.home.apartment],
      [texts.asked.activity, texts.answers.activity.low],
      [texts.asked.shedding, texts.answers.shedding.low],
      [texts.asked.household, texts.answers.household.first_pet],
      [texts.asked.time, texts.answers.time.some],
    ] as const;
    for (const [at, [question, answer]] of steps.entries()) {
      await expect.element(screen.getByRole("heading", { name: question, level: 1 })).toBeVisible();
      await expect.element(screen.getByText(texts.questionOf(at + 1, 6))).toBeVisible();
      const link = screen.getByRole("link", { name: answer });
      await tabTo({ element: () => link.element() as HTMLElement });
      await userEvent.keyboard("{Enter}");
    }
    await expect.element(screen.getByRole("heading", { name: texts.yourMatches })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Havanese" })).toBeVisible();
    await expect.element(screen.getByText("Low shedding and fine in an apartment.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "See all 4 dogs" }))
      .toHaveAttribute("href", "/dogs?breed=havanese");
    const asked = calls.filter(({ name }) => name === "GET /v1/breeds/match");
    // An answer without a wish is not sent.
    expect(asked.map(({ search }) => search)).toEqual([
      "?home=apartment&activity=low&shedding=low&household=first_pet&time=some",
    ]);
    await screen.unmount();
  });

  it("says when no breed fits well, and where each does not", async () => {
    const caution = {
      isGoodFit: false,
      reasons: [],
      cautions: ["sheds" as const, "needs_exercise" as const],
    };
    const { screen } = await open(DONE, [match("Beagle", caution)]);
    await expect.element(screen.getByRole("heading", { name: texts.closestMatches })).toBeVisible();
    const note = texts.butNote(texts.listed([texts.cautions.sheds, texts.cautions.needs_exercise]));
    await expect.element(screen.getByText(note)).toBeVisible();
    await screen.unmount();
  });

  it("is honest without any pet, and changes one answer at a time", async () => {
    const { screen } = await open(DONE);
    await expect.element(screen.getByRole("heading", { name: texts.nothingAvailable })).toBeVisible();
    const change = texts.changeAnswer(texts.answers.activity.low);
    await screen.getByRole("link", { name: change }).click();
    await expect.element(screen.getByRole("heading", { name: texts.asked.activity })).toHaveFocus();
    await screen.getByRole("link", { name: texts.answers.activity.high }).click();
    await expect.element(screen.getByRole("link", { name: texts.changeAnswer(texts.answers.activity.high) }))
      .toBeVisible();
    await screen.unmount();
  });

  it("fits a narrow screen", async () => {
    await page.viewport(320, 700);
    const { screen } = await open(DONE, [match("Nova Scotia Duck Tolling Retriever")]);
    await expect.element(screen.getByRole("heading", { name: /Nova Scotia/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await screen.unmount();
    await page.viewport(1280, 900);
  });
});

describe("the answers in an address", () => {
  it("survive being read and written, and drop what is no answer", () => {
    const answers = matchAddress({ type: "Dog", home: "castle", time: ["some", "plenty"], q: "x" });
    expect(answers).toEqual({ type: "Dog", time: "some" });
    expect(matchHref(answers)).toBe("/breed-match?type=Dog&time=some");
    expect(nextQuestion(answers)).toBe("home");
  });
});
