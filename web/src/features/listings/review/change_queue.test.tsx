import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { ChangeRequest, User } from "@hearthpaw/client";
import {
  type Answers,
  caseIsSeen,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../../testing.tsx";
import { changeOf } from "./testing.ts";
import { differenceOf } from "./TextDifference.tsx";

const admin = { ...consumer, role: "Admin", firstName: "Sam" } as User;
const [photo, video, name, description] = (["photo", "video", "name", "description"] as const).map((kind) =>
  changeOf(kind)
) as [ChangeRequest, ChangeRequest, ChangeRequest, ChangeRequest];
const decideOf = ({ id }: ChangeRequest) => `POST /v1/admin/change-requests/${id}/decide`;

/** A server that forgets a change once staff have decided it. */
function staff(changes: readonly ChangeRequest[], more: Answers = {}) {
  let open = [...changes];
  const decide = (one: ChangeRequest): Answers => ({
    [decideOf(one)]: () => {
      open = open.filter((other) => other !== one);
      return { body: { changeRequest: { ...one, status: "accepted" } } };
    },
  });
  return {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      "GET /v1/admin/change-requests": (request: Request) => {
        const kind = new URL(request.url).searchParams.get("kind");
        return {
          body: { changeRequests: open.filter((one) => !kind || one.kind === kind), nextCursor: null },
        };
      },
      ...Object.assign({}, ...changes.map(decide)),
      ...more,
    } as Answers,
  };
}

describe("the queue of changes", () => {
  it("marks the words that went and those that came", async () => {
    const { screen } = await renderSite("/admin/change-requests", staff([description]));
    const before = screen.getByRole("region", { name: "Now" });
    const after = screen.getByRole("region", { name: "Requested" });
    await expect.element(before.getByRole("deletion")).toHaveTextContent("removed: small");
    await expect.element(after.getByRole("insertion")).toHaveTextContent("added: fast");
    await expect.element(before.getByText("fast")).not.toBeInTheDocument();
  });

  it("marks the new photos beside the old ones, and says what happens to each", async () => {
    const { screen } = await renderSite("/admin/change-requests?kind=photo", staff([photo, name]));
    const after = screen.getByRole("region", { name: "Requested" });
    await expect.element(after.getByRole("button", { name: "Enlarge: Maple, photo 1 of 2, new" }))
      .toBeInTheDocument();
    await expect.element(after.getByRole("button", { name: "Enlarge: Maple, photo 2 of 2", exact: true }))
      .toBeInTheDocument();
    await expect.element(screen.getByText("Photos: 1 new, 1 removed, 1 kept.")).toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: /Name$/ }).nth(1)).not.toBeInTheDocument();
  });

  it("warns of words that lead past the site", async () => {
    const { screen } = await renderSite(
      "/admin/change-requests",
      staff([{ ...name, textFlags: ["phone"] }]),
    );
    await expect.element(screen.getByRole("note")).toHaveTextContent("It may contain a phone number.");
  });

  it("asks before such words go public, however they are accepted", async () => {
    const { screen, calls } = await renderSite(
      "/admin/change-requests",
      staff([{ ...name, textFlags: ["phone"] }]),
    );
    await expect.element(screen.getByRole("note")).toBeVisible();
    await caseIsSeen("Maple");
    await userEvent.keyboard("a");
    const dialog = screen.getByRole("dialog", { name: "Accept Pet Name for Maple?" });
    await expect.element(dialog).toHaveTextContent("It may contain a phone number.");
    // Pressing the same key again, or Enter, decides nothing.
    await userEvent.keyboard("a");
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    const decided = () => calls.filter((call) => call.name.endsWith("/decide"));
    expect(decided()).toEqual([]);
    await screen.getByRole("button", { name: "Accept", exact: true }).click();
    await dialog.getByRole("button", { name: "Accept" }).click();
    await expect.element(screen.getByText("Maple, Pet Name: accepted")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(decided).toHaveLength(1);
  });

  it("plays the new video", async () => {
    const { screen } = await renderSite(
      "/admin/change-requests",
      staff([{ ...video, newText: "data:video/mp4;base64,AAAA" }]),
    );
    await expect.element(screen.getByRole("region", { name: "Now" }).getByText("No video."))
      .toBeInTheDocument();
    await expect.element(screen.getByLabelText("A video of Maple")).toBeInTheDocument();
  });

  it("accepts by keyboard and goes on, and rejects with a reason", async () => {
    const { screen, calls } = await renderSite("/admin/change-requests", staff([name, description]));
    await expect.element(screen.getByRole("region", { name: "Requested" })).toHaveTextContent(
      /Mapleadded:\s+Rose/,
    );
    await caseIsSeen("Maple");
    await userEvent.keyboard("a");
    await expect.element(screen.getByText("Maple, Pet Name: accepted")).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Requested" })).toHaveTextContent("fast");
    await caseIsSeen("Maple");
    await userEvent.keyboard("x");
    const dialog = screen.getByRole("dialog", { name: "Reject Pet Description for Maple?" });
    await dialog.getByRole("button", { name: /price in the description/ }).click();
    await dialog.getByRole("button", { name: "Reject", exact: true }).click();
    await expect.element(screen.getByText("No changes to review")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() =>
      calls.filter((call) => call.name.endsWith("/decide")).map((call) => [call.name, JSON.parse(call.body)])
    )
      .toEqual([
        [decideOf(name), { decision: "accept" }],
        [decideOf(description), {
          decision: "reject",
          reason: "The price in the description doesn't match the listing. Make them match.",
        }],
      ]);
    await expect.poll(() => countings(calls)).toBeGreaterThan(1);
  });

  it("says that a change is not open any more, and reads the queue again", async () => {
    const { screen, calls } = await renderSite(
      "/admin/change-requests",
      staff([name], { [decideOf(name)]: problem(409, "transition_not_allowed", "Taken back.") }),
    );
    await expect.element(screen.getByRole("region", { name: "Requested" })).toBeInTheDocument();
    await caseIsSeen("Maple");
    await userEvent.keyboard("a");
    decisionsTakeEffect();
    await expect.element(screen.getByText("This change isn't open anymore")).toBeVisible();
    await expect.poll(() => calls.filter((call) => call.name === "GET /v1/admin/change-requests").length)
      .toBeGreaterThan(1);
  });

  it("puts a change back that could not be accepted", async () => {
    const { screen } = await renderSite(
      "/admin/change-requests",
      staff([name], { [decideOf(name)]: problem(503, "unavailable", "Please try again in a minute.") }),
    );
    await expect.element(screen.getByRole("region", { name: "Requested" })).toBeInTheDocument();
    await caseIsSeen("Maple");
    await userEvent.keyboard("a");
    decisionsTakeEffect();
    await expect.element(screen.getByText("The change to Maple wasn't accepted")).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Requested" })).toBeInTheDocument();
  });
});

describe("differenceOf", () => {
  it("gives both texts back, whatever they are", () => {
    const words = Array.from({ length: 700 }, (_, n) => `word${n}`).join(" ");
    const others = Array.from({ length: 700 }, (_, n) => `other${n}`).join("\n");
    for (
      const [before, after] of [["", ""], ["", "a b"], ["a  b", "b a"], [words, others], [
        words,
        words,
      ]] as const
    ) {
      const parts = differenceOf(before, after);
      const join = (skip: "added" | "removed") =>
        parts.filter((part) => !part[skip]).map(({ value }) => value).join("");
      expect(join("added")).toBe(before);
      expect(join("removed")).toBe(after);
    }
  });
});
