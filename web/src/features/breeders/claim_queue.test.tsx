import { describe, expect, it } from "vitest";
import type { ClaimChange, User } from "@hearthpaw/client";
import { type Answers, consumer, decisionsTakeEffect, problem, renderSite } from "../../testing.tsx";

const admin = { ...consumer, role: "Admin", firstName: "Sam" } as User;
const change = {
  id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6073",
  kind: "name",
  status: "open",
  breeder: {
    id: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
    slug: "willow-creek-corvallis-or",
    name: "Willow Creek",
    isVerified: true,
  },
  oldText: "Willow Creek",
  newText: "Larkmeadow Goldens",
  oldPhotos: [],
  newPhotos: [],
  question: null,
  answer: null,
  textFlags: [],
  reason: null,
  createdAt: "2025-11-12T09:00:00.000Z",
  decidedAt: null,
} as unknown as ClaimChange;
const DECIDE = `POST /v1/admin/claim-changes/${change.id}/decide`;

/** A server that forgets a change once staff have decided it. */
function show(changes: readonly ClaimChange[], more: Answers = {}) {
  let open = [...changes];
  return renderSite("/admin/claim-changes", {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      "GET /v1/admin/claim-changes": () => ({ body: { claimChanges: open, nextCursor: null } }),
      [DECIDE]: () => {
        open = [];
        return { body: { claimChange: { ...change, status: "accepted" } } };
      },
      ...more,
    } as Answers,
  });
}
const bodies = (calls: { name: string; body: string }[]) =>
  calls.filter(({ name }) => name === DECIDE).map(({ body }) => JSON.parse(body));

describe("the queue of program changes", () => {
  it("shows old and new beside each other, and accepts after a question", async () => {
    const { screen, calls } = await show([change]);
    const line = screen.getByRole("listitem").filter({ hasText: "Larkmeadow Goldens" });
    await expect.element(line).toHaveTextContent(/NowWillow CreekRequestedLarkmeadow Goldens/);
    await screen.getByRole("button", { name: "Accept the new name of Willow Creek" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
    await expect.element(screen.getByText("Willow Creek: new name accepted")).toBeVisible();
    await expect.element(screen.getByText("No program changes to review")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => bodies(calls)).toEqual([{ decision: "accept" }]);
  });

  it("asks a question, and shows the answer beside it", async () => {
    const question = "Does your license name the new program?";
    const { screen, calls } = await show([{ ...change, question: "Since when?", answer: "Since May." }]);
    const line = screen.getByRole("listitem").filter({ hasText: "Larkmeadow Goldens" });
    await expect.element(line).toHaveTextContent(/Our questionSince when\?AnswerSince May\./);
    await screen.getByRole("button", { name: "Ask Willow Creek about the new name" }).click();
    const dialog = screen.getByRole("dialog", { name: "Ask Willow Creek a question?" });
    await dialog.getByRole("textbox", { name: "Your question" }).fill(question);
    await dialog.getByRole("button", { name: "Ask" }).click();
    await expect.element(screen.getByText("Willow Creek was asked")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => bodies(calls)).toEqual([{ decision: "ask", reason: question }]);
  });

  it("rejects with a reason, and not without", async () => {
    const { screen, calls } = await show([change]);
    await screen.getByRole("button", { name: "Reject the new name of Willow Creek" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect.element(dialog.getByText("Enter a reason (a sentence or two).").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Why?" }).fill("Another kennel has this name.");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect.element(screen.getByText("Willow Creek: new name rejected")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => bodies(calls)).toEqual([{
      decision: "reject",
      reason: "Another kennel has this name.",
    }]);
  });

  it("says that someone else decided, and reads the queue again", async () => {
    const { screen, calls } = await show([change], {
      [DECIDE]: problem(409, "transition_not_allowed", "This change was already decided."),
    });
    await screen.getByRole("button", { name: /^Accept the/ }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
    decisionsTakeEffect();
    await expect.element(screen.getByText(/already decided/).first()).toBeVisible();
    expect(calls.filter(({ name }) => name === "GET /v1/admin/claim-changes").length).toBeGreaterThan(1);
  });
});
