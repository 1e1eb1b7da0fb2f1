import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { CarrierDelivery, StaffDeliveryPage, User } from "@hearthpaw/client";
import contract from "../../../../backend/generated/openapi.json";
import { fakeStorage, pictureFile } from "../../components/uploads/testing.ts";
import { momentIn, windowWords } from "../../components/deliveries/moments.ts";
import * as shared from "../../components/deliveries/texts.ts";
import * as staffTexts from "../../components/staff/texts.ts";
import { type Answers, consumer, decisionsTakeEffect, problem, renderSite } from "../../testing.tsx";
import * as texts from "./texts.tsx";

const { examples } = contract.components;
const example = examples.CarrierDelivery.value.delivery as unknown as CarrierDelivery;
const page = examples.StaffDelivery.value.page as unknown as StaffDeliveryPage;
const list = examples.StaffDeliveries.value;
const TOKEN = "AZMaAAAAcACAAAAAAAAAAWqBvJp0";
const OPEN = "POST /v1/deliveries/open";
const ANSWER = "POST /v1/deliveries/answer";
const UPLOAD = "POST /v1/deliveries/upload";
const REPORT = "POST /v1/deliveries/report";

let storage: ReturnType<typeof fakeStorage> | undefined;
afterEach(() => {
  storage?.restore();
  sessionStorage.clear();
});

const carrierPage = (delivery: CarrierDelivery, answers: Answers = {}) =>
  renderSite(`/carrier#token=${TOKEN}`, { answers: { [OPEN]: { body: { delivery } }, ...answers } });
const bodiesOf = (calls: readonly { name: string; body: string }[], name: string): unknown[] =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));
/** Chooses a photo as the camera would hand it over. */
function take(container: HTMLElement, file: File): void {
  const input = container.querySelector<HTMLInputElement>("input[type=file]")!;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
const withoutTimes = ({ window: _, ...delivery }: CarrierDelivery): CarrierDelivery => delivery;
const hidden = { ...example.pickUp, name: null, phoneNumber: null, line1: null, note: "" };

describe("the carrier's page", () => {
  it("shows cities and pay, and the addresses after the carrier accepts", async () => {
    const offered: CarrierDelivery = {
      ...withoutTimes(example),
      status: "offered",
      pickUp: hidden,
      dropOff: { ...hidden, city: "Portland" },
    };
    const accepted: CarrierDelivery = { ...withoutTimes(example), status: "accepted" };
    const { screen, calls, address } = await carrierPage(offered, {
      [ANSWER]: { body: { delivery: accepted } },
    });
    await expect.element(screen.getByText("$180")).toBeVisible();
    await expect.element(screen.getByText(texts.addressesAfterAccepting)).toBeVisible();
    expect(screen.getByText("480 Oak Creek Drive").elements()).toEqual([]);
    expect(address()).toBe("/carrier");
    await screen.getByRole("button", { name: texts.accept }).click();
    await expect.element(screen.getByText(/480 Oak Creek Drive/)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: texts.whenWillYouDeliver })).toBeVisible();
    expect(bodiesOf(calls, ANSWER)[0]).toEqual({ token: TOKEN, answer: "accept" });
  });

  it("asks before declining, and then says that the link has ended", async () => {
    const { screen } = await carrierPage({ ...example, status: "offered" }, {
      [ANSWER]: { body: { delivery: { ...example, status: "to-arrange" } } },
    });
    await screen.getByRole("button", { name: texts.decline }).click();
    const dialog = screen.getByRole("dialog", { name: texts.declineQuestion("Maple") });
    await dialog.getByRole("button", { name: texts.decline }).click();
    await expect.element(screen.getByText(texts.declinedHint)).toBeVisible();
  });

  it("says in the dialog why declining failed", async () => {
    const { screen } = await carrierPage({ ...example, status: "offered" }, {
      [ANSWER]: problem(409, "delivery_changed", "This delivery has changed."),
    });
    await screen.getByRole("button", { name: texts.decline }).click();
    const dialog = screen.getByRole("dialog", { name: texts.declineQuestion("Maple") });
    await dialog.getByRole("button", { name: texts.decline }).click();
    await expect.element(dialog.getByText("This delivery has changed.")).toBeVisible();
  });

  it("survives a reload of the tab until its link is refused", async () => {
    const first = await carrierPage(example);
    await expect.element(first.screen.getByText("$180")).toBeVisible();
    expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN);
    const again = await renderSite("/carrier", { answers: { [OPEN]: { body: { delivery: example } } } });
    await expect.poll(() => bodiesOf(again.calls, OPEN)).toEqual([{ token: TOKEN }]);
    const gone = await renderSite("/carrier", {
      answers: { [OPEN]: problem(404, "link_not_valid", "This link has expired or was already used.") },
    });
    await expect.element(gone.screen.getByText(texts.linkDoesNotWork)).toBeVisible();
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN);
  });

  it("takes away the reason to wait once it has ended", async () => {
    const readyReason = "The balance hasn't been paid yet, so the pet stays.";
    let isReady = false;
    const later = vi.spyOn(Date, "now");
    const { screen } = await carrierPage(example, {
      [OPEN]: () => ({ body: { delivery: isReady ? example : { ...example, isReady, readyReason } } }),
    });
    await expect.element(screen.getByText(readyReason)).toBeVisible();
    isReady = true;
    later.mockReturnValue(Date.now() + 60_000);
    globalThis.dispatchEvent(new Event("visibilitychange"));
    await expect.element(screen.getByRole("button", { name: texts.iPickedUp("Maple") })).toBeVisible();
    later.mockRestore();
  });

  it("takes a photo, and reports the pick-up even if the connection breaks once", async () => {
    storage = fakeStorage(() => 200);
    let tries = 0;
    const { screen, calls } = await carrierPage(example, {
      [UPLOAD]: { body: examplesOfUpload() },
      [REPORT]: () =>
        ++tries === 1
          ? problem(503, "unavailable", "Try again in a moment.")
          : { body: { delivery: { ...example, status: "picked-up" } } },
    });
    await screen.getByRole("button", { name: texts.iPickedUp("Maple") }).click();
    await expect.element(screen.getByText(texts.photoFirst)).toBeVisible();
    take(screen.container, await pictureFile(400, 300));
    await expect.element(screen.getByText(texts.photoReady)).toBeVisible();
    await screen.getByRole("button", { name: texts.iPickedUp("Maple") }).click();
    await expect.element(screen.getByRole("heading", { name: texts.handOffStep("Maple") })).toBeVisible();
    const reports = bodiesOf(calls, REPORT);
    expect(reports).toHaveLength(2);
    expect(reports[0]).toEqual(reports[1]);
  });

  it("says why the pet stays", async () => {
    const readyReason = "The balance hasn't been paid yet, so the pet stays.";
    const { screen } = await carrierPage({ ...example, isReady: false, readyReason });
    await expect.element(screen.getByText(readyReason)).toBeVisible();
    expect(screen.getByRole("button", { name: texts.iPickedUp("Maple") }).elements()).toEqual([]);
  });

  it("confirms the hand-off with the buyer's code", async () => {
    storage = fakeStorage(() => 200);
    const { screen, calls } = await carrierPage({ ...example, status: "picked-up" }, {
      [UPLOAD]: { body: examplesOfUpload() },
      [REPORT]: { body: { delivery: { ...example, status: "handed-off" } } },
    });
    take(screen.container, await pictureFile(400, 300));
    await expect.element(screen.getByText(texts.photoReady)).toBeVisible();
    await screen.getByRole("button", { name: texts.handedOff }).click();
    await expect.element(screen.getByText(texts.enterTheCode).first()).toBeVisible();
    await screen.getByLabelText(texts.codeOfBuyer).fill("482913");
    await screen.getByRole("button", { name: texts.handedOff }).click();
    await expect.element(screen.getByText(texts.allDone("Maple"))).toBeVisible();
    expect(bodiesOf(calls, REPORT)[0]).toMatchObject({
      step: "handed-off",
      code: "482913",
    });
  });

  it("explains a link that has ended, and a page without one", async () => {
    const gone = await renderSite(`/carrier#token=${TOKEN}`, {
      answers: { [OPEN]: problem(404, "link_not_valid", "This link has expired or was already used.") },
    });
    await expect.element(gone.screen.getByText(texts.linkDoesNotWork)).toBeVisible();
    const bare = await renderSite("/carrier", { answers: {} });
    await expect.element(bare.screen.getByText(texts.noLink)).toBeVisible();
  });
});

function examplesOfUpload() {
  return {
    url: "https://storage.test/uploads/1?signature=s",
    fileKey: "uploads/3f9c2b7e5d1a4c80b6e29f174d0c8a35.webp",
    method: "PUT" as const,
    headers: [],
    expiresAt: "2026-11-14T17:15:00.000Z",
  };
}

describe("the deliveries of staff", () => {
  const admin = { ...consumer, role: "Admin", type: "Admin" } as unknown as User;
  const { id } = page.delivery;
  const staffSite = (href: string, answers: Answers) =>
    renderSite(href, {
      user: admin,
      answers: {
        "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
        "GET /v1/admin/deliveries": { body: list },
        [`GET /v1/admin/deliveries/${id}`]: { body: { page } },
        ...answers,
      },
    });

  it("are listed with counts for each status", async () => {
    const { screen } = await staffSite("/admin/deliveries", {});
    await expect.element(screen.getByRole("link", { name: "To arrange (2)" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: page.delivery.number })).toBeVisible();
    await expect.element(screen.getByText("Corvallis, OR to Portland, OR")).toBeVisible();
  });

  it("are offered to a carrier with their pay", async () => {
    const { carrier: _, window: __, ...free } = page.delivery;
    const open: StaffDeliveryPage = {
      ...page,
      delivery: { ...free, status: "to-arrange", costCents: null },
      actions: ["offer", "cancel"],
    };
    let isOffered = false;
    const { screen, calls } = await staffSite(`/admin/deliveries/${id}`, {
      [`GET /v1/admin/deliveries/${id}`]: () => ({ body: { page: isOffered ? page : open } }),
      [`POST /v1/admin/deliveries/${id}/offer`]: () => {
        isOffered = true;
        return { body: { page } };
      },
    });
    await screen.getByRole("button", { name: texts.ACTIONS.offer }).click();
    const dialog = screen.getByRole("dialog", { name: texts.ACTIONS.offer });
    await dialog.getByRole("button", { name: texts.ACTIONS.offer }).click();
    await expect.element(dialog.getByText(texts.enterAName).first()).toBeVisible();
    await dialog.getByLabelText(texts.carrierName).fill("Sam Ortiz");
    await dialog.getByLabelText(texts.carrierEmail).fill("sam.ortiz@example.com");
    await dialog.getByLabelText(texts.payInDollars).fill("180");
    await dialog.getByRole("button", { name: texts.ACTIONS.offer }).click();
    await expect.element(screen.getByText(staffTexts.notInForceYet)).toBeVisible();
    expect(bodiesOf(calls, `POST /v1/admin/deliveries/${id}/offer`)).toEqual([]);
    decisionsTakeEffect();
    await expect.element(screen.getByText("Sam Ortiz, Paw Roads")).toBeVisible();
    expect(bodiesOf(calls, `POST /v1/admin/deliveries/${id}/offer`)[0]).toEqual({
      carrier: { name: "Sam Ortiz", email: "sam.ortiz@example.com", phoneNumber: null, company: null },
      costCents: 18_000,
    });
  });

  it("keep an open dialog and its text when a reload fails", async () => {
    let isDown = false;
    const { screen, router } = await staffSite(`/admin/deliveries/${id}`, {
      [`GET /v1/admin/deliveries/${id}`]: () =>
        isDown ? problem(403, "forbidden", "You can't see this.") : { body: { page } },
    });
    await screen.getByRole("button", { name: texts.ACTIONS.withdraw }).click();
    const dialog = screen.getByRole("dialog", { name: texts.ACTIONS.withdraw });
    await dialog.getByLabelText(texts.reason).fill("The van broke down.");
    isDown = true;
    await router.options.context.queryClient.invalidateQueries({ queryKey: ["listDeliveries"] });
    await expect.element(screen.getByText("You can't see this.")).toBeInTheDocument();
    await expect.element(dialog.getByLabelText(texts.reason)).toHaveValue("The van broke down.");
  });

  it("say where to refund the price of a canceled delivery", async () => {
    const canceled = { ...page, delivery: { ...page.delivery, status: "canceled" as const }, actions: [] };
    const { screen } = await staffSite(`/admin/deliveries/${id}`, {
      [`GET /v1/admin/deliveries/${id}`]: { body: { page: canceled } },
    });
    await expect.element(screen.getByRole("link", { name: texts.theOrdersPage })).toHaveAttribute(
      "href",
      `/admin/orders/${page.delivery.orderId}`,
    );
  });

  it("need a reason to be withdrawn", async () => {
    const { screen, calls } = await staffSite(`/admin/deliveries/${id}`, {
      [`POST /v1/admin/deliveries/${id}/update`]: { body: { page } },
    });
    await screen.getByRole("button", { name: texts.ACTIONS.withdraw }).click();
    const dialog = screen.getByRole("dialog", { name: texts.ACTIONS.withdraw });
    await dialog.getByLabelText(texts.reason).fill("The van broke down.");
    await dialog.getByRole("button", { name: texts.ACTIONS.withdraw }).click();
    // An undo sends nothing and offers the reason again.
    await expect.element(screen.getByText(staffTexts.notInForceYet)).toBeVisible();
    await userEvent.keyboard("u");
    await screen.getByRole("button", { name: texts.ACTIONS.withdraw }).click();
    await expect.element(dialog.getByLabelText(texts.reason)).toHaveValue("The van broke down.");
    expect(bodiesOf(calls, `POST /v1/admin/deliveries/${id}/update`)).toEqual([]);
    await dialog.getByRole("button", { name: texts.ACTIONS.withdraw }).click();
    await expect.element(screen.getByText(staffTexts.notInForceYet)).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => bodiesOf(calls, `POST /v1/admin/deliveries/${id}/update`)).toEqual([
      { action: "withdraw", reason: "The van broke down." },
    ]);
  });
});

describe("planned times", () => {
  it("are read in the local time of each place, also when the clocks change", () => {
    expect(momentIn("America/Los_Angeles", "2026-01-12", "08:00")!.toISOString()).toBe(
      "2026-01-12T16:00:00.000Z",
    );
    expect(momentIn("America/New_York", "2026-03-08", "08:00")!.toISOString()).toBe(
      "2026-03-08T12:00:00.000Z",
    );
    expect(momentIn("America/New_York", "2026-11-01", "08:00")!.toISOString()).toBe(
      "2026-11-01T13:00:00.000Z",
    );
    expect(momentIn("America/New_York", "", "08:00")).toBeUndefined();
  });

  it("are written with the day once", () => {
    const zones = { pickUp: "America/Los_Angeles", arrival: "America/Chicago" };
    const words = windowWords({
      pickUpAt: "2026-01-12T16:00:00.000Z",
      arriveFrom: "2026-01-12T23:00:00.000Z",
      arriveTo: "2026-01-13T01:00:00.000Z",
    }, zones);
    expect(words.pickUp).toBe("Monday, January 12, 8:00 AM");
    expect(words.arrival).toBe(shared.fromTo({ from: "Monday, January 12, 5:00 PM", to: "7:00 PM" }));
  });
});
