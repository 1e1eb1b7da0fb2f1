import { expect, it } from "vitest";
import type { StaffReport, User } from "@hearthpaw/client";
import contract from "../../../../backend/generated/openapi.json";
import {
  type Answers,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../testing.tsx";

const report = contract.components.examples.StaffReports.value.reports[0] as unknown as StaffReport;
const admin = { ...consumer, role: "Admin", type: "Admin" } as unknown as User;
const LIST = "GET /v1/admin/reports";
const DECIDE = `POST /v1/admin/reports/${report.id}/decide`;
const site = (answers: Answers) => ({
  user: admin,
  answers: {
    "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
    [LIST]: { body: { reports: [report], nextCursor: null } },
    ...answers,
  },
});

it("a reported post is read with who wrote and reported it, and removed with a reason", async () => {
  let isDecided = false;
  const { screen, calls } = await renderSite(
    "/admin/reports",
    site({
      [LIST]: () => ({ body: { reports: isDecided ? [] : [report], nextCursor: null } }),
      [DECIDE]: () => {
        isDecided = true;
        return { body: { report: { ...report, status: "removed", reason: "It sells medicine." } } };
      },
    }),
  );
  const shown = screen.getByRole("article", { name: report.subject });
  const photo = shown.getByRole("link", { name: "Photo 1 of First-time dam, day 61" });
  await expect.element(photo).toHaveAttribute("href", "/media/post/1.full.webp");
  await expect.element(shown.getByText(/By Ruth Abernathy \(anonymous to others\)/)).toBeVisible();
  await expect.element(shown.getByText("Sells medicine without a vet.")).toBeVisible();
  await shown.getByRole("button", { name: "Remove" }).click();
  const dialog = screen.getByRole("dialog", { name: `Remove “${report.subject}”?` });
  await dialog.getByRole("button", { name: "Remove post" }).click();
  await expect.element(dialog.getByText("Enter a reason (a sentence or two).").first()).toBeVisible();
  await dialog.getByLabelText("Why?").fill(" It sells medicine. ");
  await dialog.getByRole("button", { name: "Remove post" }).click();
  await expect.element(screen.getByText("No open reports")).toBeVisible();
  // The pressed button has disappeared: the focus is at the next text, not at the top of the page.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^No open reports/);
  decisionsTakeEffect();
  await expect.poll(() => calls.filter(({ name }) => name === DECIDE).map(({ body }) => JSON.parse(body)))
    .toEqual([{ decision: "remove", reason: "It sells medicine." }]);
  await expect.poll(() => countings(calls)).toBeGreaterThan(1);
  await screen.unmount();
});

it("a reported conversation is read with its photos", async () => {
  const url = `${location.origin}/avatar.png?expires=1`;
  const message = { by: "Dana Whitfield", text: "", at: "2025-11-14T17:05:00.000Z" };
  const chat = {
    ...report,
    kind: "chat",
    subject: "Dana Whitfield and Willow Creek",
    text: "",
    images: [],
    author: null,
    messages: [
      { ...message, text: "Look.", images: [] },
      { ...message, images: [{ url, name: "wire.jpg", width: 320, height: 240 }] },
    ],
  };
  const { screen } = await renderSite(
    "/admin/reports?kind=chat",
    site({ [LIST]: { body: { reports: [chat], nextCursor: null } } }),
  );
  const photos = screen.getByRole("list", { name: "Photos from Dana Whitfield" });
  await expect.element(photos.getByRole("link", { name: "Photo wire.jpg" })).toHaveAttribute("href", url);
  await screen.unmount();
});

it("says that somebody else was quicker, and keeps the words", async () => {
  const { screen } = await renderSite(
    "/admin/reports?kind=post",
    site({
      [DECIDE]: problem(
        409,
        "transition_not_allowed",
        "Another member of the team has already decided this report.",
      ),
    }),
  );
  await screen.getByRole("button", { name: "Keep", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: `Keep “${report.subject}”?` });
  await dialog.getByLabelText("Why?").fill("It is fine.");
  await dialog.getByRole("button", { name: "Keep post" }).click();
  decisionsTakeEffect();
  await expect.element(screen.getByText("This report was resolved elsewhere")).toBeVisible();
  await screen.getByRole("button", { name: "Keep", exact: true }).click();
  await expect.element(dialog.getByLabelText("Why?")).toHaveValue("It is fine.");
  await screen.unmount();
});

it("a hidden review is returned with a reason", async () => {
  let status = "removed";
  const hidden = { ...report, kind: "review", status: "removed", subjectStatus: "hidden", reason: "Fake." };
  const RESTORE = `POST /v1/admin/reports/${report.id}/restore`;
  const { screen, calls } = await renderSite(
    "/admin/reports?status=removed&kind=review",
    site({
      [LIST]: () => ({ body: { reports: status === "removed" ? [hidden] : [], nextCursor: null } }),
      [RESTORE]: () => {
        status = "kept";
        return { body: { report: { ...hidden, status } } };
      },
    }),
  );
  await screen.getByRole("button", { name: "Return review" }).click();
  const dialog = screen.getByRole("dialog", { name: `Return “${report.subject}”?` });
  await dialog.getByLabelText("Why?").fill("They did meet.");
  await dialog.getByRole("button", { name: "Return review" }).click();
  await expect.element(screen.getByText("The review is visible again")).toBeVisible();
  decisionsTakeEffect();
  await expect.poll(() => calls.find(({ name }) => name === RESTORE)?.body)
    .toBe(JSON.stringify({ reason: "They did meet." }));
  await screen.unmount();
});
