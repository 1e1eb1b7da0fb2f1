import { afterEach, describe, expect, it, vi } from "vitest";
import type { Reservation } from "@hearthpaw/client";
import document from "../../../../backend/generated/openapi.json";
import { consumer, renderSite } from "../../testing.tsx";
import { calendarDays } from "./calendar_rules.ts";

/** The contract's own example: a Cavalier whose deposit is paid. */
const example = document.components.examples.ReservedPet.value.reservedPet as unknown as Reservation;
const paid: Reservation = { ...example, status: "paid" };
const before = "2025-11-15";

describe("the days to keep", () => {
  const kept = (reservation: Reservation, today = before) =>
    calendarDays(reservation, today).map(({ what, day }) => [what, day]);

  it("are the balance's and the first on which the pet can come home", () => {
    expect(kept(example)).toEqual([["balance", "2025-11-21"], ["go-home", "2025-11-24"]]);
    expect(kept(paid)).toEqual([["go-home", "2025-11-24"]]);
  });

  it("end with the day itself", () => {
    expect(kept(example, "2025-11-21")).toHaveLength(2);
    expect(kept(example, "2025-11-22")).toEqual([["go-home", "2025-11-24"]]);
    expect(kept(example, "2025-11-25")).toEqual([]);
  });

  it("ask nobody to pay what a kept card is charged for", () => {
    const { savedCard } = document.components.examples.SavedCard.value;
    const entry = (change: Partial<typeof savedCard>) =>
      calendarDays({ ...example, savedCard: { ...savedCard, ...change } as Reservation["savedCard"] }, before)
        .find(({ what }) => what === "balance")!;
    const charged = entry({});
    expect(charged.title).toBe("$2,200 balance for Maple is charged");
    expect(charged.text).toMatch(/^We'll charge \$2,200 to your Visa 4242 on Friday, November 21\. /);
    for (const change of [{ isDeclined: true }, { isOnHold: true }]) {
      expect(entry(change).title).toMatch(/is due$/);
      expect(entry(change).text).toMatch(/^Pay it by the end of the day\./);
    }
  });

  it.each(["held", "processing", "handed-over", "completed", "cancelled-by-buyer", "refunded"] as const)(
    "are none of one that is %s",
    (status) => expect(kept({ ...example, status })).toEqual([]),
  );

  it("are none of a pet that is ready and paid for", () => {
    expect(kept({ ...paid, terms: { ...paid.terms, goHomeDate: null } })).toEqual([]);
  });
});

describe("Add to calendar", () => {
  afterEach(() => vi.restoreAllMocks());

  /** A year from now, since only future days are exported. */
  const coming = (): Reservation => {
    const year = new Date().getUTCFullYear() + 1;
    return {
      ...example,
      reservedPet: { ...example.reservedPet, name: "Maple, the; first" },
      orderDetails: { ...example.orderDetails, balanceDueOn: `${year}-03-07` },
      terms: { ...example.terms, goHomeDate: `${year}-03-10` },
    };
  };
  const show = (path: string, reservedPet: Reservation) =>
    renderSite(path, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [`GET /v1/customer/pets/reserved/${example.id}`]: { body: { reservedPet } },
      },
    });

  it.each([
    `/reserve-pet/deposit/reservation-confirmation/?id=${example.id}`,
    `/account/reserved/${example.id}`,
  ])("saves whole days with a reminder, at %s", async (path) => {
    let file: Blob | undefined;
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      file = blob as Blob;
      return "blob:made";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const reservation = coming();
    const { screen } = await show(path, reservation);
    await screen.getByRole("button", { name: "Add to calendar" }).click();
    await vi.waitFor(() => expect(names).toEqual([`hearthpaw-${example.number.toLowerCase()}.ics`]));
    expect(file!.type).toBe("text/calendar;charset=utf-8");
    // Long lines continue after a line break and a space.
    const lines = (await file!.text()).replaceAll("\r\n ", "").split("\r\n");
    const year = reservation.terms.goHomeDate!.slice(0, 4);
    expect(lines.filter((line) => /^(DTSTART|DTEND|SUMMARY|UID|TRIGGER)/.test(line))).toEqual([
      `UID:balance-${example.id}@hearthpaw`,
      `DTSTART;VALUE=DATE:${year}0307`,
      `DTEND;VALUE=DATE:${year}0308`,
      "SUMMARY:$2\\,200 balance for Maple\\, the\\; first is due",
      "TRIGGER:-P1D",
      `UID:go-home-${example.id}@hearthpaw`,
      `DTSTART;VALUE=DATE:${year}0310`,
      `DTEND;VALUE=DATE:${year}0311`,
      "SUMMARY:Maple\\, the\\; first can come home",
      "TRIGGER:-P1D",
    ]);
    expect(lines.filter((line) => line.startsWith("URL"))).toEqual(
      Array(2).fill(`URL;VALUE=URI:${location.origin}/account/reserved/${example.id}`),
    );
    await screen.unmount();
  });

  it("is not there once nothing is left to keep", async () => {
    const { screen } = await show(`/account/reserved/${example.id}`, { ...coming(), status: "completed" });
    await expect.element(screen.getByRole("heading", { name: "Status" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Add to calendar" }).elements()).toEqual([]);
    await screen.unmount();
  });
});
