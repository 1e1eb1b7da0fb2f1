import { describe, expect, it } from "vitest";
import type { Payment } from "@hearthpaw/client";
import document from "../../../../backend/generated/openapi.json";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";

const example = document.components.examples.Payments.value.payments[0] as unknown as Payment;
const LIST = "GET /v1/payments";
const open = (answers: Answers) =>
  renderSite("/account/payments", {
    user: consumer,
    answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } }, ...answers },
  });
const payment = (n: number, change: Partial<Payment> = {}): Payment => ({
  ...example,
  id: `0199b7d8-0a3b-7c4d-8e5f-${String(n).padStart(12, "0")}`,
  petName: `Pet ${n}`,
  ...change,
});

describe("the list of payments", () => {
  it("says what each was for, how it stands and what came back, with the way to its receipt", async () => {
    const receiptNumber = "HPR-2026-000123";
    const { screen } = await open({
      [LIST]: {
        body: {
          payments: [
            payment(1, { receiptNumber }),
            payment(2, {
              orderType: "addon",
              kind: "Full",
              status: "processing",
              method: "klarna",
              cardLast4: null,
            }),
            payment(3, { refundedCents: example.amountCents }),
            payment(4, { refundedCents: 10_000 }),
            payment(5, { status: "failed" }),
          ],
          nextCursor: null,
        },
      },
    });
    const row = (name: RegExp) => screen.getByRole("row", { name });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
    await expect.element(row(/Pet 1/)).toHaveTextContent(
      /Deposit for Pet 1.*Visa ending in 4242.*Paid.*\$375/,
    );
    await expect.element(screen.getByRole("link", { name: `Receipt ${receiptNumber}` }))
      .toHaveAttribute("href", `/receipts/${payment(1).id}`);
    await expect.element(screen.getByRole("link", { name: "Deposit for Pet 1" }))
      .toHaveAttribute("href", `/account/reserved/${example.reservationId}`);
    await expect.element(row(/Pet 2/)).toHaveTextContent(/Add-ons for Pet 2.*Klarna.*Processing/);
    await expect.element(row(/Pet 3/)).toHaveTextContent(/Refunded.*\$375 refunded/);
    await expect.element(row(/Pet 4/)).toHaveTextContent(/Partly refunded.*\$100 refunded/);
    await expect.element(row(/Pet 5/)).toHaveTextContent(/Declined/);
    await screen.unmount();
  });

  it("goes on page by page, and keeps what is shown where the next page fails", async () => {
    let isDown = true;
    const { screen } = await open({
      [LIST]: (request) => {
        const cursor = new URL(request.url).searchParams.get("cursor");
        if (!cursor) return { body: { payments: [payment(1)], nextCursor: "next" } };
        if (isDown) return problem(403, "forbidden", "Please try again.");
        return { body: { payments: [payment(2)], nextCursor: null } };
      },
    });
    await screen.getByRole("button", { name: "Show more payments" }).click();
    const again = screen.getByRole("button", { name: "Try again" });
    await expect.element(again).toBeVisible();
    await expect.element(screen.getByText("Deposit for Pet 1")).toBeVisible();
    isDown = false;
    await again.click();
    await expect.element(screen.getByText("Deposit for Pet 2")).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
    await screen.unmount();
  });

  it("says what would be here where nothing was paid, and tries again where it could not be read", async () => {
    let isDown = true;
    const { screen } = await open({
      [LIST]: () =>
        isDown
          ? problem(403, "forbidden", "You can't do that.")
          : { body: { payments: [], nextCursor: null } },
    });
    await expect.element(screen.getByText("You can't do that.")).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { name: "No payments yet" })).toBeVisible();
    // The button is gone: the focus moves to the main content, not to the top of the page.
    await expect.element(screen.getByRole("main")).toHaveFocus();
    await screen.unmount();
  });

  it("is one step from the account's menu", async () => {
    const { screen, address } = await open({
      [LIST]: { body: { payments: [payment(1)], nextCursor: null } },
    });
    await screen.getByRole("button", { name: "Account: Dana Whitfield" }).click();
    await screen.getByRole("menuitem", { name: "Payments" }).click();
    await expect.poll(address).toBe("/account/payments");
    await expect.element(screen.getByText("Deposit for Pet 1")).toBeVisible();
    await screen.unmount();
  });
});
