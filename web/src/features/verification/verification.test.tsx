import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Verification } from "@hearthpaw/client";
import {
  type Answers,
  caseIsSeen,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../testing.tsx";
import { admin, PIXEL, ruth, verificationOf } from "./testing.ts";

const preview = {
  tasks: [],
  listingsByStatus: [{ status: "available", label: "Available", count: 1 }],
  viewsThisWeek: 0,
  viewsLastWeek: 0,
  openReservations: 0,
  reservationsInCheckout: 0,
  reservationsAwaitingBalance: 0,
  reservationsToHandOver: 0,
  pendingFundsCents: 0,
  availableFundsCents: 0,
};
const mine = (verification: Verification, more: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: ruth, dashboard: "breeder" } },
  "GET /v1/breeders/verification": { body: { verification } },
  "GET /v1/files/download": { body: { url: PIXEL } },
  "GET /v1/breeder/dashboard/preview": { body: { data: preview } },
  ...more,
});

describe("one's own verification", () => {
  it("is for breeders and shelters", async () => {
    const { screen } = await renderSite("/breeder/verification", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await expect.element(screen.getByText("This page is for breeders and shelters.")).toBeVisible();
  });

  it("says what is missing before anything is sent", async () => {
    const { screen, calls } = await renderSite("/breeder/verification", {
      user: ruth,
      answers: mine(verificationOf("not-started")),
    });
    await screen.getByRole("button", { name: "Submit documents" }).click();
    await expect.element(screen.getByText("Add a photo of the front of your ID.")).toBeVisible();
    await expect.element(screen.getByText("Add a photo of where your pets live.")).toBeVisible();
    expect(calls.some(({ name }) => name === "POST /v1/breeders/verification")).toBe(false);
  });

  it("shows after a question what was asked and what is there, and hands in what was kept", async () => {
    const { screen, calls } = await renderSite("/breeder/verification", {
      user: ruth,
      answers: mine(verificationOf("needs-info"), {
        "POST /v1/breeders/verification": { body: { verification: verificationOf("submitted") } },
      }),
    });
    await expect.element(screen.getByText("We can't read the back of the ID.")).toBeVisible();
    await screen.getByRole("button", { name: /Remove Where your pets live, 2 of 2/ }).click();
    await screen.getByRole("button", { name: "Submit again" }).click();
    // The form has disappeared with its button.
    await expect.element(screen.getByRole("heading", { name: "We received your documents" })).toHaveFocus();
    const sent = JSON.parse(calls.find(({ name }) => name === "POST /v1/breeders/verification")!.body);
    expect(sent).toEqual({
      identityFront: ["private/front.webp"],
      identityBack: ["private/back.webp"],
      rearingArea: ["private/pen.webp"],
      registration: ["private/licence.pdf"],
    });
  });

  it("asks again for a file that has been deleted in the meantime", async () => {
    const { screen } = await renderSite("/breeder/verification", {
      user: ruth,
      answers: mine(verificationOf("rejected"), {
        "GET /v1/files/download": (request) =>
          request.url.includes("front")
            ? problem(404, "not_found", "There is none.")
            : { body: { url: PIXEL } },
      }),
    });
    await screen.getByRole("button", { name: "Submit again" }).click();
    await expect.element(screen.getByText("Add a photo of the front of your ID.")).toBeVisible();
  });

  it("keeps the photos and says what is wrong where a file is refused", async () => {
    const { screen } = await renderSite("/breeder/verification", {
      user: ruth,
      answers: mine(verificationOf("needs-info"), {
        "POST /v1/breeders/verification": problem(
          422,
          "file_not_usable",
          "This file is damaged. Choose another one.",
        ),
      }),
    });
    await screen.getByRole("button", { name: "Submit again" }).click();
    await expect.element(screen.getByText("This file is damaged. Choose another one.")).toBeVisible();
    await expect.element(screen.getByText("ID, back", { exact: true }).first()).toBeVisible();
  });

  it.each(
    [["submitted", "We received your documents"], ["in-review", "We're reviewing your documents"], [
      "approved",
      "You're verified",
    ]] as const,
  )("that is %s asks for nothing", async (status, title) => {
    const { screen } = await renderSite("/breeder/verification", {
      user: ruth,
      answers: mine(verificationOf(status)),
    });
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Enlarge: ID, front" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /Submit/ })).not.toBeInTheDocument();
  });

  it("leads there from the dashboard until it is approved", async () => {
    const { screen } = await renderSite("/breeder", {
      user: ruth,
      answers: mine(verificationOf("needs-info")),
    });
    await expect.element(screen.getByRole("link", { name: "Complete your documents" })).toBeVisible();
    await screen.unmount();
    const done = await renderSite("/breeder", { user: ruth, answers: mine(verificationOf("approved")) });
    await expect.element(done.screen.getByText("You're all caught up")).toBeVisible();
    await expect.element(done.screen.getByRole("region", { name: /verif/i })).not.toBeInTheDocument();
  });
});

describe("the queue of verifications", () => {
  const first = verificationOf("submitted");
  const second = verificationOf("in-review", {
    id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6072",
    breederSlug: "benton-haven-albany-or",
    breederName: "Benton Haven",
  });
  /** A server that forgets a case once staff have decided it. */
  function staff(more: Answers = {}) {
    let waiting = [first, second];
    const decide = (one: Verification): Answers => ({
      [`POST /v1/admin/verifications/${one.id}/decide`]: () => {
        waiting = waiting.filter(({ id }) => id !== one.id);
        return { body: { verification: { ...one, status: "approved" } } };
      },
    });
    return {
      user: admin,
      answers: {
        "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
        "GET /v1/admin/verifications": () => ({ body: { verifications: waiting, nextCursor: null } }),
        "GET /v1/files/download": { body: { url: PIXEL } },
        ...decide(first),
        ...decide(second),
        ...more,
      } as Answers,
    };
  }
  const shown = (name: string) => ({ name, level: 2 as const });

  it("is for staff", async () => {
    const { screen } = await renderSite("/admin/verifications", {
      user: ruth,
      answers: { "GET /v1/user": { body: { user: ruth, dashboard: "breeder" } } },
    });
    await expect.element(screen.getByText(/This page is for our team/)).toBeVisible();
  });

  it("goes on and decides by keyboard, and the next one comes by itself", async () => {
    const { screen, calls } = await renderSite("/admin/verifications", staff());
    await expect.element(screen.getByRole("heading", shown("Alder Hollow Spaniels"))).toBeInTheDocument();
    await userEvent.keyboard("j");
    await expect.element(screen.getByRole("heading", shown("Benton Haven"))).toBeInTheDocument();
    await userEvent.keyboard("k");
    await caseIsSeen("Alder Hollow Spaniels");
    await userEvent.keyboard("a");
    await expect.element(screen.getByRole("button", { name: "Approve" }).last()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", shown("Benton Haven"))).toBeInTheDocument();
    decisionsTakeEffect();
    await expect.poll(() => calls.find(({ name }) => name.endsWith("/decide"))).toMatchObject({
      name: `POST /v1/admin/verifications/${first.id}/decide`,
      body: `{"decision":"approve"}`,
    });
    await expect.poll(() => countings(calls)).toBeGreaterThan(1);
  });

  it("needs words to request more info, and offers what is often said", async () => {
    const { screen, calls } = await renderSite("/admin/verifications", staff());
    await caseIsSeen("Alder Hollow Spaniels");
    await userEvent.keyboard("i");
    await screen.getByRole("button", { name: "Send request" }).click();
    await expect.element(screen.getByLabelText("What's missing?")).toHaveAccessibleDescription(
      /Enter what's needed/,
    );
    await screen.getByRole("button", { name: /The ID has expired/ }).click();
    await screen.getByRole("button", { name: "Send request" }).click();
    decisionsTakeEffect();
    await expect.poll(() => calls.find(({ name }) => name.endsWith("/decide"))?.body)
      .toBe(JSON.stringify({ decision: "ask", reason: "The ID has expired. Use a valid one." }));
  });

  it("says that somebody was quicker, and reads the queue again", async () => {
    const { screen, calls } = await renderSite(
      "/admin/verifications",
      staff({
        [`POST /v1/admin/verifications/${first.id}/decide`]: problem(
          409,
          "transition_not_allowed",
          "Decided already.",
        ),
      }),
    );
    await caseIsSeen("Alder Hollow Spaniels");
    await userEvent.keyboard("a");
    await userEvent.keyboard("{Enter}");
    decisionsTakeEffect();
    await expect.element(screen.getByText("Someone else got to it first")).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === "GET /v1/admin/verifications").length)
      .toBeGreaterThan(1);
  });

  it("enlarges a picture, goes to the next one and back to where it was", async () => {
    const { screen } = await renderSite(`/admin/verifications?case=${first.id}`, staff());
    const front = screen.getByRole("button", { name: "Enlarge: ID, front" });
    await front.click();
    await expect.element(screen.getByRole("dialog", { name: "ID, front" })).toBeVisible();
    await userEvent.keyboard("+");
    await expect.element(screen.getByText("150%")).toBeVisible();
    await userEvent.keyboard("0{ArrowRight}");
    await expect.element(screen.getByRole("dialog", { name: "ID, back" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(front).toHaveFocus();
  });

  it("says that nobody waits, and invites a shelter", async () => {
    const { screen, calls } = await renderSite(
      "/admin/verifications",
      staff({
        "GET /v1/admin/verifications": { body: { verifications: [], nextCursor: null } },
        "POST /v1/admin/shelters/invite": {
          status: 201,
          body: {
            invitation: {
              id: first.id,
              email: "hello@haven.org",
              name: "Haven",
              state: null,
              expiresAt: "2025-11-28T10:02:00.000Z",
            },
          },
        },
      }),
    );
    await expect.element(screen.getByText("Nothing to review")).toBeVisible();
    await screen.getByRole("button", { name: "Invite a shelter" }).click();
    await screen.getByLabelText("Shelter name").fill("Haven");
    await screen.getByLabelText("Email address").fill("Hello@haven.org");
    await screen.getByRole("button", { name: "Send invitation" }).click();
    await expect.element(screen.getByText("Invitation sent")).toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name === "POST /v1/admin/shelters/invite")!.body))
      .toEqual({ name: "Haven", email: "hello@haven.org" });
  });
});
