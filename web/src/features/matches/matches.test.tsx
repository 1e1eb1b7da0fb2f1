import { describe, expect, it } from "vitest";
import type { Match } from "@hearthpaw/client";
import contract from "../../../../backend/generated/openapi.json";
import { type Answers, breeder, problem, renderSite } from "../../testing.tsx";
import { relatednessText } from "./match_words.ts";

const match = contract.components.examples.NewMatch.value.newMatch as unknown as Match;
const own = contract.components.examples.Parents.value.petParents[0]!;
const candidates = contract.components.examples.Candidates.value;
const OWN = "GET /v1/breeders/pets/parents";
const UPDATE = `POST /v1/match/updateMatch/${match.id}`;
const breederData = { breederData: { breederProfile: { id: match.otherBreeder.id } } };
const LIST = `GET /v1/match/findPastMatchesByBreederId/${match.otherBreeder.id}`;

const open = (path: string, answers: Answers) =>
  renderSite(path, {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder } },
      "GET /api/user/breeder/": { body: breederData },
      [OWN]: { body: { petParents: [own] } },
      ...answers,
    },
  });

describe("matches", () => {
  it("are answered by the one who was asked, and the refusal of another step is said", async () => {
    let status: Match["status"] = "proposed";
    const { screen, calls } = await open("/breeder/matches", {
      [LIST]: () => ({
        body: {
          matches: status === "proposed"
            ? [{ ...match, isProposedByMe: false, allowed: ["accepted", "declined"] }]
            : [],
          nextCursor: null,
        },
      }),
      [UPDATE]: (request) => {
        if (status === "accepted") return problem(409, "transition_not_allowed", "x");
        return request.json().then(({ status: to }) => {
          if (to === "accepted") {
            return problem(409, "transition_not_allowed", "Jasper is no longer available.");
          }
          status = to;
          return { body: { updatedMatch: { ...match, status: to, allowed: [] } } };
        });
      },
    });
    await expect.element(screen.getByText("Needs your reply")).toBeVisible();
    await expect.element(screen.getByText(/^3.1% inbreeding in a litter \(4 generations, 62%/)).toBeVisible();
    await screen.getByRole("button", { name: /^Accept:/ }).click();
    await expect.element(screen.getByText("Jasper is no longer available.")).toBeVisible();
    await screen.getByRole("button", { name: /^Decline:/ }).click();
    await expect.element(screen.getByText("No matches yet")).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Matches" })).toHaveFocus();
    await expect.poll(() => calls.filter(({ name }) => name === UPDATE)).toHaveLength(2);
    await screen.unmount();
  });

  it("are proposed to a candidate, with why it ranks so", async () => {
    const { screen, calls } = await open(`/breeder/newMatch?pet=${own.id}`, {
      "GET /v1/match/findMatchingPets": { body: candidates },
      "POST /v1/match/createMatch": { body: { newMatch: match } },
    });
    await expect.element(screen.getByText("1 health test", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/42 miles away/)).toBeVisible();
    await screen.getByRole("button", { name: /^Propose a match with Jasper of / }).click();
    await screen.getByRole("textbox", { name: /^Message to/ }).fill("In February?");
    await screen.getByRole("button", { name: "Propose the match" }).click();
    await expect.element(screen.getByText(/They have 14 days to reply/)).toBeVisible();
    const sent = calls.find(({ name }) => name === "POST /v1/match/createMatch")!;
    expect(JSON.parse(sent.body)).toEqual({
      parentId: own.id,
      otherParentId: candidates.pets[0]!.parent.id,
      message: "In February?",
    });
    await screen.unmount();
  });

  it("say how related two animals are", () => {
    const known = { inbreedingPercent: 0, generations: 2, knownPercent: 50, commonAncestors: [] };
    expect(relatednessText(known)).toBe("No common ancestors found (2 generations, 50% of ancestors known).");
    expect(
      relatednessText({ ...known, inbreedingPercent: 3.1, generations: 5, commonAncestors: ["Tom", "Ida"] }),
    ).toBe(
      "3.1% inbreeding in a litter (5 generations, 50% of ancestors known). Both descend from Tom and Ida.",
    );
    expect(relatednessText(undefined)).toContain("contradict");
  });
});
