import { describe, expect, it } from "vitest";
import type { DashboardPreview, DashboardTask } from "@hearthpaw/client";
import { breeder, problem, renderSite } from "../../testing.tsx";
import { foldTasks, viewsTrend } from "./dashboard_rules.ts";
import { asBreeder } from "./testing_breeder.ts";

const preview: DashboardPreview = {
  tasks: [
    {
      kind: "complete-sale",
      title: "Maple has arrived: complete the sale",
      url: "/breeder/reservations",
      dueAt: null,
      dueOn: null,
    },
    {
      kind: "verification",
      title: "Verify your identity",
      url: "/breeder/verification",
      dueAt: null,
      dueOn: null,
    },
  ],
  listingsByStatus: [
    { status: "available", label: "Available", count: 1200 },
    { status: "in-review", label: "In Review", count: 2 },
    { status: "not-approved-internal", label: "In Review", count: 1 },
  ],
  viewsThisWeek: 912,
  viewsLastWeek: 800,
  openReservations: 4,
  reservationsInCheckout: 1,
  reservationsAwaitingBalance: 2,
  reservationsToHandOver: 1,
  pendingFundsCents: 425_000,
  availableFundsCents: 212_550,
};
const PATH = "GET /v1/breeder/dashboard/preview";
const open = (body: Partial<DashboardPreview>) =>
  renderSite("/breeder", {
    user: breeder,
    answers: asBreeder({ [PATH]: { body: { data: { ...preview, ...body } } } }),
  });

describe("the breeder's first page", () => {
  it("tells what needs them, how the pets stand, and the figures, each once", async () => {
    const { screen } = await open({});
    await expect.element(screen.getByRole("link", { name: "Maple has arrived: complete the sale" }))
      .toHaveAttribute("href", "/breeder/reservations");
    await expect.element(screen.getByRole("link", { name: /In Review/ }))
      .toHaveAttribute("href", "/breeder/pets?status=in-review");
    await expect.element(screen.getByRole("link", { name: /In Review/ })).toHaveTextContent("3");
    await expect.element(screen.getByRole("link", { name: /Available/ })).toHaveTextContent("1,200");
    await expect.element(screen.getByText("14% more than the week before")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Awaiting balance/ })).toHaveTextContent(
      "2",
    );
    await expect.element(screen.getByText("$4,250")).toBeVisible();
    await expect.element(screen.getByText("$2,125.50")).toBeVisible();
    // Verification has its own card.
    await expect.element(screen.getByText("Verify your identity")).not.toBeInTheDocument();
  });

  it("names a deadline by the day where the pet is, whatever zone its reader is in", async () => {
    const url = "/breeder/reservations";
    // The last second of March 1 in Hawaii, which is already March 2 nearly everywhere else.
    const due = { dueAt: "2026-03-02T09:59:59.000Z", dueOn: "2026-03-01" };
    const { screen } = await open({
      tasks: [{ kind: "balance-overdue", title: "Fig: the balance is overdue", url, ...due }],
    });
    await expect.element(screen.getByText(/^Sunday, March 1/)).toBeVisible();
  });

  it("is calm where nothing waits", async () => {
    const { screen } = await open({ tasks: [] });
    await expect.element(screen.getByRole("heading", { name: "You're all caught up" })).toBeVisible();
  });

  it("shows newcomers how to begin", async () => {
    const { screen } = await open({ tasks: [], listingsByStatus: [] });
    await expect.element(screen.getByRole("link", { name: "Add your first pet" }))
      .toHaveAttribute("href", "/breeder/pets/new");
    await expect.element(screen.getByRole("link", { name: "import a list" })).toBeVisible();
  });

  it("offers again when it could not be loaded", async () => {
    let isUp = false;
    const { screen } = await renderSite("/breeder", {
      user: breeder,
      answers: asBreeder({
        [PATH]: () => isUp ? { body: { data: preview } } : problem(422, "invalid_input", "Not now."),
      }),
    });
    await expect.element(screen.getByText("Not now.")).toBeVisible();
    isUp = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("$4,250")).toBeVisible();
  });
});

describe("its rules", () => {
  const draft = (n: number): DashboardTask => ({
    kind: "listing-draft",
    title: `Pet ${n} is not submitted yet`,
    url: `/breeder/pets/${n}/edit`,
    dueAt: null,
    dueOn: null,
  });
  it("fold many drafts into one line", () => {
    const paid: DashboardTask = {
      kind: "reservation-paid",
      title: "Maple",
      url: "/breeder/reservations",
      dueAt: null,
      dueOn: null,
    };
    expect(foldTasks([paid, draft(1), draft(2), draft(3)])).toHaveLength(4);
    expect(foldTasks([paid, draft(1), draft(2), draft(3), draft(4)])).toEqual([
      paid,
      expect.objectContaining({ url: "/breeder/pets?status=in-progress" }),
    ]);
  });
  it.each(
    [
      [10, 10, "Same as the week before", "same"],
      [0, 0, "Same as the week before", "same"],
      [5, 0, "None the week before", "up"],
      [15, 10, "50% more than the week before", "up"],
      [5, 10, "50% fewer than the week before", "down"],
    ] as const,
  )("compare %i views with %i", (now, before, text, direction) => {
    expect(viewsTrend(now, before)).toMatchObject({ text, direction });
  });
});
