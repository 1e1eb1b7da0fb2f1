import { afterEach, describe, expect, it, vi } from "vitest";
import type { Notification } from "@hearthpaw/client";
import { type Answers, consumer, liveEvents, problem, renderSite } from "../../testing.tsx";
import { byDay } from "./by_day.ts";

const LIST = `GET /v1/user/${consumer.id}/notifications`;
const READ = `POST /v1/user/${consumer.id}/notifications/read`;
const one = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `0199c0d1-0010-7a4e-9b5f-00000000000${n}`,
  group: "listing",
  title: `News ${n}`,
  text: "Ruth wrote back.",
  url: "/terms",
  status: "unread",
  createdAt: new Date(Date.now() - n * 1_000).toISOString(),
  ...more,
});

/** A server that stores the person's notifications. */
function server(kept: Notification[]): { answers: Answers; kept: Notification[] } {
  const unreadCount = () => kept.filter(({ status }) => status === "unread").length;
  const marks = kept.map(({ id }): [string, Answers[string]] => [
    `POST /v1/notifications/${id}`,
    async (request) => {
      const { status } = await request.json();
      const notification = Object.assign(kept.find((known) => known.id === id)!, { status });
      return { body: { ok: true, notification } };
    },
  ]);
  return {
    kept,
    answers: {
      "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
      [LIST]: () => ({
        body: {
          notifications: kept.filter(({ status }) => status !== "archived").map((known) => ({ ...known })),
          unreadCount: unreadCount(),
          nextCursor: null,
        },
      }),
      [READ]: () => {
        for (const known of kept) known.status = "read";
        return { body: { ok: true, unreadCount: 0 } };
      },
      ...Object.fromEntries(marks),
    },
  };
}
const show = (answers: Answers) => renderSite("/account/notifications", { user: consumer, answers });

afterEach(() => vi.useRealTimers());

describe("notifications", () => {
  it("show the unread ones on the bell, are read when they are opened, and all at once", async () => {
    const { answers, kept } = server([one(1), one(2), one(3, { status: "read" })]);
    const { screen, address } = await show(answers);
    await expect.element(screen.getByRole("link", { name: "Notifications, 2 unread" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Today" })).toBeVisible();
    await screen.getByRole("link", { name: "News 1" }).click();
    await expect.poll(address).toBe("/terms");
    await expect.poll(() => kept[0]!.status).toBe("read");
    await screen.getByRole("link", { name: "Notifications, 1 unread" }).click();
    await screen.getByRole("button", { name: "Mark all as read" }).click();
    await expect.element(screen.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
    expect(kept.map(({ status }) => status)).toEqual(["read", "read", "read"]);
    await screen.getByRole("button", { name: "Mark as unread: News 2" }).click();
    await expect.element(screen.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
    await screen.unmount();
  });

  it("go with one press and come back with one, or go for good", async () => {
    const { answers, kept } = server([one(1), one(2)]);
    const gone = `DELETE /v1/notifications/${kept[1]!.id}/delete`;
    const { screen, calls } = await show({ ...answers, [gone]: { body: { id: kept[1]!.id } } });
    await screen.getByRole("button", { name: "Delete: News 1" }).click();
    await expect.poll(() => kept[0]!.status).toBe("archived");
    await expect.element(screen.getByRole("link", { name: "News 1" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("link", { name: "News 1" })).toBeVisible();
    expect(kept[0]!.status).toBe("unread");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await screen.getByRole("button", { name: "Delete: News 2" }).click();
    await vi.waitFor(() => expect(kept[1]!.status).toBe("archived"));
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(20_000);
      await expect.poll(() => calls.filter(({ name }) => name.startsWith("DELETE")).map(({ name }) => name))
        .toEqual([gone]);
    });
    await screen.unmount();
  });

  it("arrive while the page is open, and are said", async () => {
    const { answers, kept } = server([one(5, { status: "read" })]);
    const { screen } = await show(answers);
    const live = liveEvents();
    const channel = `private-user-${consumer.id}`;
    await expect.poll(() => live.isHeard(channel, "notification")).toBe(true);
    await expect.element(screen.getByRole("link", { name: "News 5" })).toBeVisible();
    kept.unshift(one(1));
    live.tell(channel, "notification", { notificationId: kept[0]!.id });
    await expect.element(screen.getByText("New notification: News 1")).toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
    await screen.unmount();
  });

  it("say what is missing: none yet, or a server that is away", async () => {
    const none = await show(server([]).answers);
    await expect.element(none.screen.getByText("No notifications yet")).toBeVisible();
    await none.screen.unmount();
    const away = await show({ ...server([]).answers, [LIST]: problem(404, "not_found", "There is none.") });
    await expect.element(away.screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await away.screen.unmount();
    const refused = server([one(1)]);
    const mark = `POST /v1/notifications/${one(1).id}`;
    const { screen } = await show({
      ...refused.answers,
      [mark]: problem(503, "unavailable", "Try again soon."),
    });
    await screen.getByRole("button", { name: "Mark as read: News 1" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
    await screen.unmount();
  });

  it("stand under their days", () => {
    const now = new Date(2026, 10, 24, 0, 30);
    const at = (year: number, month: number, day: number, hour: number) =>
      one(1, { createdAt: new Date(year, month, day, hour).toISOString() });
    const days = byDay([
      at(2026, 10, 24, 0),
      at(2026, 10, 23, 23),
      at(2026, 10, 23, 1),
      at(2026, 10, 22, 9),
      at(2025, 11, 31, 9),
    ], now);
    expect(days.map(({ day, notifications }) => [day, notifications.length])).toEqual([
      ["Today", 1],
      ["Yesterday", 2],
      ["Sunday, November 22", 1],
      ["Wednesday, December 31, 2025", 1],
    ]);
  });
});
