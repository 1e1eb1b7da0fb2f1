import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ReviewListing, User } from "@hearthpaw/client";
import {
  type Answers,
  breeder,
  caseIsSeen,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../../testing.tsx";
import { waiting } from "./testing.ts";

const admin = { ...consumer, role: "Admin", firstName: "Sam" } as User;
const maple = waiting("Maple");
const juniper = waiting("Juniper", { priceCents: 0 });
const head = (name: string) => ({ name, level: 2 as const, exact: true });
const decideOf = ({ pet }: ReviewListing) => `POST /v1/admin/listings/${pet.id}/decide`;

/** A server that forgets a listing once staff have decided it. */
function staff(more: Answers = {}) {
  let lines = [maple, juniper];
  const decide = (one: ReviewListing): Answers => ({
    [decideOf(one)]: () => {
      lines = lines.filter((other) => other !== one);
      return { body: { pet: { ...one.pet, status: "available" } } };
    },
  });
  return {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      "GET /v1/admin/listings": () => ({ body: { pets: lines, nextCursor: null } }),
      ...decide(maple),
      ...decide(juniper),
      ...more,
    } as Answers,
  };
}
const sent = (calls: { name: string; body: string }[]) =>
  calls.filter(({ name }) => name.endsWith("/decide")).map(({ name, body }) => [name, JSON.parse(body)]);

describe("the queue of listings", () => {
  it("is for staff", async () => {
    const { screen } = await renderSite("/admin/listings", {
      user: breeder,
      answers: { "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } } },
    });
    await expect.element(screen.getByText(/This page is for our team/)).toBeVisible();
  });

  it("approves nothing of a breeder who is not verified, by button or key, and leads to the documents", async () => {
    const early = { ...maple, breeder: { ...maple.breeder, isVerified: false } };
    const { screen, calls } = await renderSite(
      "/admin/listings",
      staff({ "GET /v1/admin/listings": { body: { pets: [early], nextCursor: null } } }),
    );
    await expect.element(screen.getByRole("heading", head("Maple"))).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Approve" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("a");
    await expect.element(screen.getByText(/isn't verified yet. Finish the verification first/).first())
      .toBeVisible();
    expect(sent(calls)).toEqual([]);
    await expect.element(screen.getByRole("link", { name: "Open verifications" }))
      .toHaveAttribute("href", "/admin/verifications");
    await expect.element(screen.getByRole("button", { name: "Reject" })).not.toHaveAttribute("aria-disabled");
  });

  it("shows a listing as buyers will see it, with whose it is and what happened so far", async () => {
    const before = [
      { status: "in-review", actor: "breeder", reason: null, at: "2026-11-11T09:00:00.000Z" },
      {
        status: "rejected",
        actor: "admin",
        reason: "The first picture is dark.",
        at: "2026-11-10T09:00:00.000Z",
      },
    ] as ReviewListing["pet"]["events"];
    const again = waiting("Maple", { events: before });
    const { screen } = await renderSite(
      "/admin/listings",
      staff({ "GET /v1/admin/listings": { body: { pets: [again], nextCursor: null } } }),
    );
    await expect.element(screen.getByRole("heading", head("Maple"))).toBeInTheDocument();
    const page = screen.getByRole("region", { name: "As buyers will see it" });
    await expect.element(page.getByText("Maple is the smallest of four.")).toBeInTheDocument();
    await expect.element(page.getByText("$2,500")).toBeInTheDocument();
    await expect.element(page.getByText("Fern", { exact: true })).toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "Willow Creek Cavaliers", exact: true }))
      .toBeInTheDocument();
    await expect.element(screen.getByText(/Our last message \(Rejected\)/)).toBeVisible();
    await expect.element(screen.getByText("The first picture is dark.").last()).toBeInTheDocument();
  });

  it("goes on by keyboard, and an approval with nothing odd goes at once to the next", async () => {
    let release = () => {};
    const { screen, calls } = await renderSite(
      "/admin/listings",
      staff({
        [decideOf(maple)]: () =>
          new Promise((answer) =>
            release = () => answer({ body: { pet: { ...maple.pet, status: "available" } } })
          ),
      }),
    );
    await expect.element(screen.getByRole("heading", head("Maple"))).toBeInTheDocument();
    await userEvent.keyboard("j");
    await expect.element(screen.getByRole("heading", head("Juniper"))).toBeInTheDocument();
    await userEvent.keyboard("k");
    await caseIsSeen("Maple");
    await userEvent.keyboard("a");
    await expect.element(screen.getByRole("heading", head("Juniper"))).toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: /^Maple/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText("Maple: approved")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => sent(calls)).toEqual([[decideOf(maple), { status: "available" }]]);
    // The server has not answered yet.
    await expect.element(screen.getByRole("link", { name: /^Maple/ })).not.toBeInTheDocument();
    release();
    await expect.poll(() => countings(calls)).toBeGreaterThan(1);
  });

  it("stays below the header, which covers the top of a desk's window", async () => {
    await page.viewport(1280, 400);
    try {
      const { screen } = await renderSite("/admin/listings", staff());
      const list = screen.getByRole("navigation", { name: "Listings to review" });
      await expect.element(screen.getByRole("heading", head("Maple"))).toBeInTheDocument();
      scrollTo(0, 300);
      const header = () => screen.getByRole("banner").element().getBoundingClientRect();
      await expect.poll(() => header().top).toBe(0);
      await expect.poll(() => list.element().getBoundingClientRect().top).toBeGreaterThan(header().bottom);
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("asks once more before it approves what has something odd, and names it", async () => {
    const { screen, calls } = await renderSite(`/admin/listings?listing=${juniper.pet.id}`, staff());
    await caseIsSeen("Juniper");
    await userEvent.keyboard("a");
    const dialog = screen.getByRole("dialog", { name: "Approve Juniper?" });
    await expect.element(dialog.getByText("Price: There's no fee.")).toBeVisible();
    expect(sent(calls)).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("Juniper: approved")).toBeVisible();
    await expect.element(screen.getByRole("heading", head("Maple"))).toBeInTheDocument();
  });

  it.each([["x", "Reject", "rejected"], ["i", "Set aside", "not-approved-internal"], [
    "t",
    "Take down",
    "no-longer-available",
  ]])("wants to know why at %s, and offers words to begin from", async (key, verb, status) => {
    const { screen, calls } = await renderSite("/admin/listings", staff());
    await caseIsSeen("Maple");
    await userEvent.keyboard(key);
    const dialog = screen.getByRole("dialog", { name: `${verb}: Maple` });
    await dialog.getByRole("button", { name: verb, exact: true }).click();
    await expect.element(dialog.getByLabelText("Why?")).toHaveAccessibleDescription(/Enter a reason/);
    const common = dialog.getByRole("group", { name: "Common reasons" }).getByRole("button").first();
    const words = common.element().textContent;
    await common.click();
    await userEvent.type(dialog.getByLabelText("Why?"), " Thank you.");
    await dialog.getByRole("button", { name: verb, exact: true }).click();
    decisionsTakeEffect();
    await expect.element(screen.getByRole("heading", head("Juniper"))).toBeInTheDocument();
    await expect.poll(() => sent(calls)).toEqual([[decideOf(maple), {
      status,
      reason: `${words} Thank you.`,
    }]]);
  });

  it("keeps the reason when the server cannot be reached", async () => {
    const { screen } = await renderSite(
      "/admin/listings",
      staff({ [decideOf(maple)]: problem(503, "unavailable", "Please try again in a minute.") }),
    );
    await caseIsSeen("Maple");
    await userEvent.keyboard("x");
    await screen.getByLabelText("Why?").fill("Too dark.");
    await screen.getByRole("dialog").getByRole("button", { name: "Reject", exact: true }).click();
    await expect.element(screen.getByText("Maple: rejected")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("Maple didn't change")).toBeVisible();
    await screen.getByRole("link", { name: /^Maple/ }).click();
    await caseIsSeen("Maple");
    await userEvent.keyboard("x");
    await expect.element(screen.getByLabelText("Why?")).toHaveValue("Too dark.");
  });

  it("says that somebody was quicker, and reads the queue again", async () => {
    const { screen, calls } = await renderSite(
      "/admin/listings",
      staff({ [decideOf(maple)]: problem(409, "transition_not_allowed", "A listing that is available.") }),
    );
    await caseIsSeen("Maple");
    await userEvent.keyboard("a");
    decisionsTakeEffect();
    await expect.element(screen.getByText("Someone else got to it first")).toBeVisible();
    await expect.element(screen.getByText("The listing of Maple has already been resolved.")).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === "GET /v1/admin/listings").length)
      .toBeGreaterThan(1);
  });

  it("puts a listing back that could not be approved, and says what the breeder took out", async () => {
    const { screen } = await renderSite(
      "/admin/listings",
      staff({ [decideOf(maple)]: problem(422, "listing_incomplete", "Still missing: the price.") }),
    );
    await caseIsSeen("Maple");
    await userEvent.keyboard("a");
    decisionsTakeEffect();
    await expect.element(screen.getByText("Maple isn't complete anymore")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^Maple/ })).toBeInTheDocument();
  });

  it("shows what was set aside, which can go back to review", async () => {
    const aside = waiting("Poppy", { status: "not-approved-internal" });
    const { screen, calls } = await renderSite(
      "/admin/listings",
      staff({
        "GET /v1/admin/listings": (request) => ({
          body: {
            pets: new URL(request.url).searchParams.get("status") === "not-approved-internal" ? [aside] : [],
            nextCursor: null,
          },
        }),
        [decideOf(aside)]: { body: { pet: { ...aside.pet, status: "in-review" } } },
      }),
    );
    await expect.element(screen.getByText("No listings to review")).toBeVisible();
    await screen.getByRole("link", { name: "Not Approved - Internal" }).click();
    await caseIsSeen("Poppy");
    await expect.element(screen.getByRole("button", { name: "Approve" })).not.toBeInTheDocument();
    await userEvent.keyboard("r");
    await screen.getByLabelText("Why?").fill("The papers have come.");
    await screen.getByRole("dialog").getByRole("button", { name: "Back to review" }).click();
    await expect.element(screen.getByText("Poppy: back in review")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => sent(calls)).toEqual([[decideOf(aside), {
      status: "in-review",
      reason: "The papers have come.",
    }]]);
  });

  it("finds the one that the address names on a later page, and takes the first where it is gone", async () => {
    const pages = (request: Request) =>
      new URL(request.url).searchParams.has("cursor")
        ? { body: { pets: [juniper], nextCursor: null } }
        : { body: { pets: [maple], nextCursor: "next" } };
    const answers = staff({ "GET /v1/admin/listings": pages });
    const { screen, router } = await renderSite(`/admin/listings?listing=${juniper.pet.id}`, answers);
    await expect.element(screen.getByRole("heading", head("Juniper"))).toBeInTheDocument();
    await router.navigate({ href: "/admin/listings?listing=0199a3c4-0000-7c2d-9f3a-000000000099" });
    await expect.element(screen.getByRole("heading", head("Maple"))).toBeInTheDocument();
  });

  it("enlarges a picture, goes to the next one and back to where it was", async () => {
    const { screen } = await renderSite(`/admin/listings?listing=${maple.pet.id}`, staff());
    const first = screen.getByRole("button", { name: "Enlarge: Maple, photo 1 of 3" });
    await first.click();
    await expect.element(screen.getByRole("dialog", { name: "Maple, photo 1 of 3" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(screen.getByRole("dialog", { name: "Maple, photo 3 of 3" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(first).toHaveFocus();
  });
});
