import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { OwnPetRow } from "@hearthpaw/client";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";
import { asBreeder } from "./testing_breeder.ts";
import * as texts from "./texts.tsx";
import { rowOf } from "./testing_rows.ts";

const LIST = "GET /v1/breeders/pets";
const counts = [
  { status: "in-progress", label: "Draft", count: 2 },
  { status: "available", label: "Available", count: 3 },
];
const page = (pets: OwnPetRow[], nextCursor: string | null = null) => ({
  body: { pets, counts, nextCursor },
});
const open = (answers: Answers, href = "/breeder/pets") =>
  renderSite(href, { user: breeder, answers: asBreeder(answers) });
const statusOf = (row: OwnPetRow) => `PUT /v1/breeders/pets/${row.id}/status`;
const moved = (row: OwnPetRow, status: OwnPetRow["status"]) => ({ body: { pet: { ...row, status } } });

describe("one's own pets", () => {
  it("are for breeders", async () => {
    const { screen } = await renderSite("/breeder/pets", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await expect.element(screen.getByText("This page is for breeders and shelters.")).toBeVisible();
  });

  it("invite whoever has none to add the first", async () => {
    const { screen } = await open({ [LIST]: { body: { pets: [], counts: [], nextCursor: null } } });
    await expect.element(screen.getByRole("heading", { name: "Your pets will be here" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Add your first pet" }))
      .toHaveAttribute("href", "/breeder/pets/new");
  });

  it("show how each stands, by status in the address", async () => {
    const held = rowOf({ isOnHold: true });
    const { screen, calls, address } = await open({ [LIST]: page([held]) });
    await expect.element(screen.getByText("412")).toBeVisible();
    await expect.element(screen.getByText("$2,500")).toBeVisible();
    await expect.element(screen.getByText("In checkout")).toBeVisible();
    await screen.getByRole("link", { name: "Available 3" }).click();
    expect(address()).toBe("/breeder/pets?status=available");
    await expect.poll(() => calls.filter(({ name }) => name === LIST).at(-1)?.search).toBe(
      "?status=available",
    );
  });

  it("say that changes of theirs were never saved, and are only in this browser", async () => {
    const row = rowOf();
    const key = `hearthpaw:listing:${breeder.id}:${row.id}`;
    localStorage.setItem(key, JSON.stringify({ price: "2,222" }));
    try {
      const { screen } = await open({ [LIST]: page([row, rowOf()]) });
      await expect.element(screen.getByText("$2,500").first()).toBeVisible();
      expect(screen.getByText("Unsaved changes").elements()).toHaveLength(1);
    } finally {
      localStorage.removeItem(key);
    }
  });

  it("are found as one types, and say when nothing fits", async () => {
    const { screen, calls, address } = await open({
      [LIST]: (request) => page(request.url.includes("q=zzz") ? [] : [rowOf()]),
    });
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
    await screen.getByRole("searchbox", { name: "Find a pet" }).fill("zzz");
    await expect.element(screen.getByRole("heading", { name: "No pets match “zzz”" })).toBeVisible();
    expect(address()).toBe("/breeder/pets?find=zzz");
    await screen.getByRole("link", { name: "Show all pets" }).click();
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
    // The request combines the status, the search words and the order.
    await screen.getByRole("combobox", { name: "Sort by" }).selectOptions("views");
    await expect.poll(() => calls.filter(({ name }) => name === LIST).at(-1)?.search).toBe("?sort=views");
  });

  it("go on page by page", async () => {
    const { screen } = await open({
      [LIST]: (request) =>
        request.url.includes("cursor=next")
          ? page([rowOf({ name: "Juniper" })])
          : page([rowOf({ name: "Maple" })], "next"),
    });
    await expect.element(screen.getByText("1 of 5 pets")).toBeVisible();
    await screen.getByRole("button", { name: "Show more pets" }).click();
    await expect.element(screen.getByRole("link", { name: "Juniper" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
  });

  it("offer again when they could not be loaded", async () => {
    let isUp = false;
    const { screen } = await open({
      [LIST]: () => isUp ? page([rowOf()]) : problem(422, "invalid_input", "Not now."),
    });
    await expect.element(screen.getByText("Not now.")).toBeVisible();
    isUp = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
  });
});

describe("the actions of a pet", () => {
  it("that are not possible now say why", async () => {
    const why = "Someone is reserving this pet right now. Try again in a few minutes.";
    const row = rowOf({
      isOnHold: true,
      actions: [{ status: "temporary-pause", isPossible: false, reason: why }],
    });
    const { screen, calls } = await open({ [LIST]: page([row]) });
    await screen.getByRole("button", { name: "Actions for Maple" }).click();
    const item = screen.getByRole("menuitem", { name: /^Pause/ });
    await expect.element(item).toHaveTextContent(why);
    await expect.element(item).toHaveAttribute("aria-disabled", "true");
    (item.element() as HTMLElement).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(calls.some(({ name }) => name.startsWith("PUT"))).toBe(false);
  });

  it("ask for a reason, keep it when one slips, and tell the server", async () => {
    const row = rowOf();
    const { screen, calls } = await open({
      [LIST]: page([row]),
      [statusOf(row)]: moved(row, "sold-external"),
    });
    await screen.getByRole("button", { name: "Actions for Maple" }).click();
    await screen.getByRole("menuitem", { name: "Placed elsewhere" }).click();
    await screen.getByRole("textbox", { name: texts.whereOptional }).fill("To a neighbour.");
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
    await screen.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(screen.getByRole("textbox")).toHaveValue("To a neighbour.");
    await screen.getByRole("button", { name: "Mark as placed" }).click();
    await expect.element(screen.getByText("Maple is marked as placed elsewhere")).toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name === statusOf(row))!.body)).toEqual({
      status: "sold-external",
      reason: "To a neighbour.",
    });
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("lead from a refused deletion to the archive", async () => {
    const row = rowOf();
    const { screen, calls } = await open({
      [LIST]: page([row]),
      [`DELETE /v1/breeders/pets/${row.id}/delete`]: problem(
        409,
        "archive_instead",
        "It was reserved before.",
      ),
      [statusOf(row)]: moved(row, "no-longer-available"),
    });
    await screen.getByRole("button", { name: "Actions for Maple" }).click();
    await screen.getByRole("menuitem", { name: "Delete" }).click();
    await screen.getByRole("button", { name: "Delete for good" }).click();
    await expect.element(screen.getByText("It was reserved before.")).toBeVisible();
    await screen.getByRole("button", { name: "Archive instead" }).click();
    await screen.getByRole("button", { name: "Archive", exact: true }).click();
    await expect.element(screen.getByText("Maple is archived")).toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name === statusOf(row))!.body)).toEqual({
      status: "no-longer-available",
    });
  });

  it("tell the history with who and why", async () => {
    const row = rowOf();
    const events = [
      {
        status: "in-review",
        statusLabel: "In Review",
        actor: "breeder",
        reason: null,
        at: "2025-11-10T09:00:00.000Z",
      },
      {
        status: "rejected",
        statusLabel: "Needs Review",
        actor: "admin",
        reason: "Two puppies are in it.",
        at: "2025-11-11T09:00:00.000Z",
      },
    ];
    const { screen } = await open({
      [LIST]: page([row]),
      [`GET /v1/breeders/pets/${row.id}/details`]: { body: { pet: { ...row, events } } },
    });
    await screen.getByRole("button", { name: "Actions for Maple" }).click();
    await screen.getByRole("menuitem", { name: "History" }).click();
    await expect.element(screen.getByText("Two puppies are in it.")).toBeVisible();
    await expect.element(screen.getByText("By our team")).toBeVisible();
    await expect.element(screen.getByText("By you")).toBeVisible();
    await expect.element(screen.getByRole("dialog")).toHaveTextContent("Needs Review");
  });
});

describe("many pets at once", () => {
  const why = "Someone is reserving this pet right now.";
  const draft = rowOf({
    name: "Fig",
    status: "in-progress",
    statusLabel: "Draft",
    actions: [{ status: "in-review", isPossible: true, reason: null }],
  });

  it("say which didn't change and why, and keep those chosen", async () => {
    const [maple, bruno, held] = [
      rowOf(),
      rowOf({ name: "Bruno" }),
      rowOf({ name: "Juniper", actions: [{ status: "temporary-pause", isPossible: false, reason: why }] }),
    ] as const;
    const { screen, calls } = await open({
      [LIST]: page([maple, bruno, held, draft]),
      [statusOf(maple)]: moved(maple, "temporary-pause"),
      [statusOf(bruno)]: problem(409, "pet_on_hold", "Somebody was quicker."),
    });
    await screen.getByRole("checkbox", { name: "Select all shown" }).click();
    await expect.element(screen.getByText("4 selected")).toBeVisible();
    await screen.getByRole("button", { name: "Pause" }).click();
    const asking = screen.getByRole("dialog");
    await expect.element(asking).toHaveTextContent("2 won't change:");
    await expect.element(asking).toHaveTextContent(why);
    await screen.getByRole("button", { name: "Pause 2 pets" }).click();
    const result = screen.getByRole("dialog", { name: "3 didn't change" });
    await expect.element(result).toHaveTextContent("1 listing was paused.");
    await expect.element(result).toHaveTextContent("BrunoSomebody was quicker.");
    await expect.element(result).toHaveTextContent("FigA listing with the status “Draft” can't be paused.");
    await expect.poll(() => calls.filter(({ name }) => name.startsWith("PUT")).map(({ name }) => name))
      .toEqual([
        statusOf(maple),
        statusOf(bruno),
      ]);
    await screen.getByRole("button", { name: "OK" }).click();
    await expect.element(screen.getByText("3 selected")).toBeVisible();
    await expect.element(screen.getByRole("checkbox", { name: "Select Maple" })).not.toBeChecked();
  });

  it("are not possible where none of them can, and say why", async () => {
    const { screen } = await open({ [LIST]: page([draft]) });
    await screen.getByRole("checkbox", { name: "Select Fig" }).click();
    await expect.element(screen.getByRole("button", { name: "Pause" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect.element(screen.getByText("A listing with the status “Draft” can't be paused."))
      .toBeInTheDocument();
    await screen.getByRole("button", { name: "Publish" }).click();
    await expect.element(screen.getByRole("button", { name: "Publish 1 pet" })).toBeVisible();
  });

  it("wait where the server asks to, and go on", async () => {
    let times = 0;
    const { screen } = await open({
      [LIST]: page([draft]),
      [statusOf(draft)]: () =>
        ++times === 1
          ? problem(429, "too_many_requests", "Slower.", { retryAfterSeconds: 1 })
          : moved(draft, "in-review"),
    });
    await screen.getByRole("checkbox", { name: "Select Fig" }).click();
    await screen.getByRole("button", { name: "Publish" }).click();
    await screen.getByRole("button", { name: "Publish 1 pet" }).click();
    await expect.element(screen.getByText("1 listing was published.")).toBeVisible();
    expect(times).toBe(2);
  });
});
