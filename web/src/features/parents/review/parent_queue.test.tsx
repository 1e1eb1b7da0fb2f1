import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { ReviewParent, User } from "@hearthpaw/client";
import {
  type Answers,
  caseIsSeen,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../../testing.tsx";
import { clementine } from "../testing.ts";

const admin = { ...consumer, role: "Admin", firstName: "Sam" } as User;
const waiting = (name: string, at: number): ReviewParent => ({
  parent: {
    ...clementine,
    id: `01985c33-12ac-7d01-9e8f-5061728394a${at}`,
    name,
    status: "in-review",
    statusLabel: "In Review",
  },
  breeder: {
    id: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
    name: "Willow Creek Cavaliers",
    city: "Corvallis",
    state: "OR",
    slug: "willow-creek-corvallis-or",
    cityAndState: "Corvallis, OR",
    profileImageURL: "/avatar.png",
    isVerified: true,
    isShelter: false,
    ratingCount: 0,
    ratingAverage: null,
    memberSince: "2023-04-18",
  },
  submittedAt: "2026-11-10T09:00:00.000Z",
  textFlags: [],
});
const clem = waiting("Clementine", 5);
const jasper = waiting("Jasper", 6);
const decideOf = ({ parent }: ReviewParent) => `POST /v1/admin/parents/${parent.id}/decide`;

function staff(more: Answers = {}) {
  let lines = [clem, jasper];
  const decide = (one: ReviewParent): Answers => ({
    [decideOf(one)]: () => {
      lines = lines.filter((other) => other !== one);
      return { body: { petDetails: { ...one.parent, status: "live" } } };
    },
  });
  return {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      "GET /v1/admin/parents": () => ({ body: { parents: lines, nextCursor: null } }),
      ...decide(clem),
      ...decide(jasper),
      ...more,
    } as Answers,
  };
}
const head = (name: string) => ({ name, level: 2 as const, exact: true });
const sent = (calls: { name: string; body: string }[]) =>
  calls.filter(({ name }) => name.endsWith("/decide")).map(({ body }) => JSON.parse(body));

describe("the queue of parents", () => {
  it("shows papers and health tests beside the photos, with the documents behind them", async () => {
    const { screen } = await renderSite("/admin/parents", staff());
    await expect.element(screen.getByRole("heading", head("Clementine"))).toBeInTheDocument();
    await expect.element(screen.getByText("TS41880217")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Cardiac, OFA" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Willow Creek Cavaliers", exact: true }))
      .toBeVisible();
  });

  it("approves by a key what was looked at, and goes on to the next", async () => {
    const { screen, calls } = await renderSite("/admin/parents", staff());
    await caseIsSeen("Clementine");
    await userEvent.keyboard("a");
    await expect.element(screen.getByText("Clementine: verified")).toBeVisible();
    await expect.element(screen.getByRole("heading", head("Jasper"))).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    decisionsTakeEffect();
    await expect.poll(() => sent(calls)).toEqual([{ decision: "approve", updatedAt: clem.parent.updatedAt }]);
    await expect.poll(() => countings(calls)).toBeGreaterThan(1);
  });

  it("asks before words that lead past the site go public", async () => {
    const { screen, calls } = await renderSite(
      "/admin/parents",
      staff({
        "GET /v1/admin/parents": { body: { parents: [{ ...clem, textFlags: ["link"] }], nextCursor: null } },
      }),
    );
    await expect.element(screen.getByRole("note")).toHaveTextContent("It may contain a website.");
    await caseIsSeen("Clementine");
    await userEvent.keyboard("a");
    const dialog = screen.getByRole("dialog", { name: "Approve Clementine?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    await screen.getByRole("button", { name: "Approve", exact: true }).click();
    await dialog.getByRole("button", { name: "Approve" }).click();
    decisionsTakeEffect();
    await expect.poll(() => sent(calls)).toHaveLength(1);
  });

  it("rejects with a reason alone, which is offered again when it could not be sent", async () => {
    let isDown = true;
    const { screen, calls } = await renderSite(
      "/admin/parents",
      staff({
        [decideOf(clem)]: () =>
          isDown ? problem(422, "invalid_input", "Not now.") : { body: { petDetails: clem.parent } },
      }),
    );
    await screen.getByRole("button", { name: "Reject" }).click();
    const dialog = screen.getByRole("dialog", { name: "Reject Clementine?" });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect.element(dialog.getByText("Enter a reason (a sentence or two).").first()).toBeVisible();
    expect(sent(calls)).toEqual([]);
    await dialog.getByLabelText("Why?").fill("The certificate names another dog.");
    await dialog.getByRole("button", { name: "Reject" }).click();
    decisionsTakeEffect();
    await expect.element(screen.getByText("Clementine wasn't rejected")).toBeVisible();
    await expect.element(screen.getByText("Not now.")).toBeVisible();
    isDown = false;
    await screen.getByRole("link", { name: /^Clementine/ }).click();
    await screen.getByRole("button", { name: "Reject" }).click();
    await expect.element(dialog.getByLabelText("Why?")).toHaveValue("The certificate names another dog.");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect.element(screen.getByText("Clementine: rejected")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => sent(calls).at(-1)).toEqual({
      decision: "reject",
      reason: "The certificate names another dog.",
      updatedAt: clem.parent.updatedAt,
    });
  });

  it("says so where somebody else was quicker, or the breeder changed it", async () => {
    const { screen } = await renderSite(
      "/admin/parents",
      staff({ [decideOf(clem)]: problem(409, "transition_not_allowed", "This parent has changed.") }),
    );
    await caseIsSeen("Clementine");
    await screen.getByRole("button", { name: "Approve" }).click();
    decisionsTakeEffect();
    await expect.element(screen.getByText("Clementine has changed")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^Clementine/ })).toBeInTheDocument();
  });
});
