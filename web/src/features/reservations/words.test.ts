import { afterEach, describe, expect, it, vi } from "vitest";
import type { Reservation } from "@hearthpaw/client";
import { formatCents, totalOf } from "@hearthpaw/ui-kit";
import document from "../../../../backend/generated/openapi.json";
import { nextOf } from "./breeder_words.ts";
import { balanceWords, depositWords, fullWords, summaryLines } from "./order_lines.ts";
import { confirmationHref } from "./standing.ts";
import { dayThere, mayGoHome, openBalance, payerWord, timelineOf } from "./words.ts";

const example = document.components.examples.ReservedPet.value.reservedPet as unknown as Reservation;
const quote = document.components.examples.Quote.value.orderDetails as unknown as Reservation["orderDetails"];

const COMPLETE = { kind: "complete", title: "Complete the sale of Maple" } as const;

it("begins a sentence with a capital where a buyer isn't named anymore", () => {
  const { buyer: _, ...rest } = example;
  const next = nextOf({ ...rest, status: "handed-over", nextStep: COMPLETE }, "2026-11-26");
  expect(next?.text).toMatch(/^The buyer confirmed the hand-off\./);
});

describe("the summary's lines", () => {
  it("add up to the order's total, with the server's words", () => {
    for (const order of [example.orderDetails, quote]) {
      const lines = summaryLines(order, "Corvallis");
      expect(totalOf(lines)).toBe(order.total);
      expect(lines[0]).toMatchObject({ label: "Maple", explain: "The price of the pet" });
    }
  });

  it("show that picking up is free, after the pet", () => {
    expect(summaryLines(example.orderDetails, "Corvallis").map(({ label }) => label)).toEqual([
      "Maple",
      "Pickup in Corvallis",
      "Service fee",
    ]);
    expect(summaryLines(quote, "Corvallis").map(({ label }) => label)).toContain("Honest Delivery");
    const free = (order: Reservation["orderDetails"]) =>
      summaryLines(order, "Corvallis").filter(({ isFree }) => isFree).map(({ label }) => label);
    expect(free(example.orderDetails)).toEqual(["Pickup in Corvallis"]);
    expect(free(quote)).toEqual(["Honest Delivery"]);
  });
});

describe("every amount of the summary", () => {
  it("has a sentence", () => {
    const unchosen = { ...example.orderDetails, transportation: "none" as const, isDeliveryChosen: false };
    for (const order of [example.orderDetails, quote, unchosen]) {
      for (const { label, explain } of summaryLines(order, "Corvallis")) {
        expect(String(explain ?? ""), String(label)).toMatch(/\w{3}/);
      }
    }
  });

  it("says of the deposit what comes back, and of the balance when it's due", () => {
    for (const words of [depositWords, fullWords]) {
      expect(words({ lateCancellationCents: 18_750 })).toContain(
        "If you cancel later, $187.50 isn't refunded.",
      );
      expect(words({ lateCancellationCents: 0 })).toContain("You get all of it back");
    }
    expect(balanceWords("Friday, November 21")).toContain("Pay it any time through Friday, November 21.");
    expect(balanceWords(undefined)).not.toContain("undefined");
  });
});

describe("a delivery that is not chosen", () => {
  it("stands in the summary without an amount", () => {
    const order = { ...example.orderDetails, transportation: "none" as const, isDeliveryChosen: false };
    expect(summaryLines(order, "Corvallis").find(({ id }) => id === "delivery")).toMatchObject({
      label: "Delivery",
      value: "Choose",
      cents: 0,
    });
  });
});

afterEach(() => void vi.useRealTimers());
const at = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });

describe("the go-home date", () => {
  it.each([
    ["Pacific/Honolulu", "2025-11-24T09:59:59Z", "2025-11-24T10:00:00Z"],
    ["America/New_York", "2025-11-24T04:59:59Z", "2025-11-24T05:00:00Z"],
    ["Pacific/Kiritimati", "2025-11-23T09:59:59Z", "2025-11-23T10:00:00Z"],
  ])("begins with its day in %s", (timeZone, before, after) => {
    const reservation = { ...example, terms: { ...example.terms, goHomeDate: "2025-11-24", timeZone } };
    at(before);
    expect(dayThere(reservation)).toBe("2025-11-23");
    expect(mayGoHome(reservation)).toBe(false);
    at(after);
    expect(dayThere(reservation)).toBe("2025-11-24");
    expect(mayGoHome(reservation)).toBe(true);
    expect(mayGoHome({ terms: { ...reservation.terms, goHomeDate: null } })).toBe(false);
  });
});

describe("what comes next", () => {
  it("is the balance, then the way home", () => {
    at("2025-11-15T12:00:00Z");
    const steps = timelineOf(example, "2025-11-15");
    expect(steps.map(({ title, when, state }) => [title, when, state])).toEqual([
      ["You started checkout", "Yesterday", "done"],
      ["Deposit paid", "Yesterday", "done"],
      ["Balance of $2,200", "due Friday, November 21", "now"],
      ["Maple goes home", "from Monday, November 24", "next"],
    ]);
  });

  it("is the way home alone once everything is paid, and nothing after the end", () => {
    const steps = (status: Reservation["status"]) =>
      timelineOf({ ...example, status }, "2025-11-15").slice(2);
    expect(steps("paid").map(({ title }) => title)).toEqual(["Maple goes home"]);
    expect(steps("cancelled-by-buyer")).toEqual([]);
  });
});

describe("a sale that waits for its breeder's press", () => {
  const waiting: Reservation = {
    ...example,
    status: "handed-over",
    completesAt: "2025-11-22T20:00:00.000Z",
    nextStep: COMPLETE,
  };

  it("says to both sides who completes it, and the day on which we do", () => {
    expect(nextOf(waiting, "2025-11-16")?.text).toContain(
      "We'll complete it on Saturday, November 22 if you don't.",
    );
    const step = (viewer: "buyer" | "breeder") => timelineOf(waiting, "2025-11-16", viewer).at(-1);
    expect(step("buyer")).toMatchObject({
      title: `${example.breeder.name} completes the sale`,
      when: "by Saturday, November 22",
      state: "now",
    });
    expect(step("breeder")).toMatchObject({
      title: "You complete the sale",
      when: "by Saturday, November 22",
    });
  });

  it("names no day while the sale is stopped", () => {
    const stopped = { ...waiting, completesAt: null };
    expect(nextOf(stopped, "2025-11-16")?.text).not.toContain("We'll");
    expect(timelineOf(stopped, "2025-11-16").at(-1)).not.toHaveProperty("when");
  });

  it("says in its history that nobody completed it by hand", () => {
    const timeline = [{
      status: "completed" as const,
      at: "2025-11-22T20:00:00.000Z",
      by: "system" as const,
      reason: "The buyer confirmed the hand-off 7 days ago.",
    }];
    for (const viewer of ["buyer", "breeder"] as const) {
      const [step] = timelineOf({ ...example, status: "completed", timeline }, "2025-11-23", viewer);
      expect(step).toMatchObject({ title: "Completed automatically", text: timeline[0]!.reason });
    }
  });
});

describe("a payment's words", () => {
  it("name the card by its brand and last digits, other ways by their name", () => {
    const payment = example.payments[0]!;
    expect(payerWord(payment)).toBe("Visa ending in 4242");
    expect(payerWord({ ...payment, method: "klarna", cardBrand: null, cardLast4: null })).toBe("Klarna");
  });
});

describe("the balance", () => {
  it("is open only after a deposit", () => {
    expect(formatCents(openBalance(example))).toBe("$2,200");
    expect(openBalance({ ...example, status: "paid" })).toBe(0);
  });

  it("stays as it was where staff gave a part of the deposit back", () => {
    const orderDetails = { ...example.orderDetails, paidAmount: example.orderDetails.paidAmount - 10_000 };
    expect(openBalance({ ...example, orderDetails })).toBe(220_000);
  });
});

describe("the confirmation's address", () => {
  it("follows from the kind of payment", () => {
    expect(confirmationHref(example)).toBe(
      `/reserve-pet/deposit/reservation-confirmation/?id=${example.id}`,
    );
    expect(confirmationHref({ ...example, type: "full" })).toBe(
      `/reserve-pet/reservation-confirmation/?id=${example.id}`,
    );
  });
});
