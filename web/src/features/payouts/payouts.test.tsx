import { describe, expect, it, vi } from "vitest";
import type {
  Payout,
  PayoutAccount,
  PayoutsAnswer,
  PendingSale,
  SalesTransaction,
  YearlyStatement,
} from "@hearthpaw/client";
import { type Answers, breeder, problem, renderSite } from "../../testing.tsx";
import document from "../../../../backend/generated/openapi.json";
import { statementCsv } from "./statement.ts";
import { transactionsCsv } from "./transactions_csv.ts";
import { availableText } from "./words.ts";

const ID = "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6070";
const line: SalesTransaction = {
  id: "0199c0d1-000a-7a4e-9b5f-2c3d4e5f6071",
  at: "2025-11-14T17:05:00.000Z",
  kind: "payment-balance",
  reservationNumber: "HP-7K2M9Q",
  petName: "Maple",
  buyerName: "Dana Whitfield",
  pendingCents: 181_500,
  availableCents: 0,
  grossCents: 213_500,
  feeCents: 32_000,
  amountCents: 181_500,
  balanceCents: 212_500,
  payoutNumber: null,
};
const timeZone = "America/Los_Angeles";
const sale: PendingSale = {
  reservationId: "0199c0d1-000b-7a4e-9b5f-2c3d4e5f6071",
  reservationNumber: "HP-7K2M9Q",
  petName: "Maple",
  amountCents: 12_500,
  availableAt: null,
  waitsFor: "hand-off",
  nextStep: { kind: "complete", title: "Complete the sale of Maple" },
};
const figure = (value: number) => ({ value, previous: null, changePercent: null });
const at = `/v1/analytics/breeders/${ID}`;

const payouts = (status: PayoutAccount["status"] = "ready", list: Payout[] = []): PayoutsAnswer => ({
  payouts: list,
  isOnboarded: status === "ready",
  account: { status, requirements: status === "incomplete" ? ["external_account"] : [], failedAt: null },
  minimumCents: 2_500,
  timeZone,
  nextPayout: null,
  nextCursor: null,
});

/** Answers to the requests of a breeder's money page. */
const asked = (more: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
  "GET /v1/breeders/verification": { body: { verification: { status: "approved" } } },
  "GET /api/user/breeder/": { body: { breederData: { breederProfile: { id: ID } } } },
  [`GET ${at}/available-funds`]: { body: { availableFunds: figure(200_000) } },
  [`GET ${at}/pending-funds`]: { body: { pendingFunds: figure(12_500), sales: [sale] } },
  [`GET ${at}/transactions`]: { body: { transactions: [line], timeZone, nextCursor: null } },
  "GET /v1/breeders/payouts": { body: payouts() },
  ...more,
});
const show = (answers: Answers = {}, path = "/breeder/money") =>
  renderSite(path, { user: breeder, answers: asked(answers) });

describe("the breeder's money", () => {
  it("shows what is available, what is pending and for what, and every line", async () => {
    const { screen, calls } = await show({}, "/breeder/money?timeframe=90d");
    await expect.element(screen.getByText("$2,000", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("$125", { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Complete the sale of Maple" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Maple", exact: true }))
      .toHaveAttribute("href", `/breeder/reservations/${sale.reservationId}`);
    await expect.element(screen.getByText("Balance paid")).toBeVisible();
    await expect.element(screen.getByText("+$1,815")).toBeVisible();
    await expect.poll(() => calls.find(({ name }) => name === `GET ${at}/transactions`)?.search).toContain(
      "timeframe=90d",
    );
    await screen.unmount();
  });

  it("hands every page of the timeframe out as a file", async () => {
    let file: Blob | undefined;
    const make = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      file = blob as Blob;
      return "blob:made";
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const pages = (request: Request) =>
      new URL(request.url).searchParams.has("cursor")
        ? { body: { transactions: [{ ...line, id: ID, petName: "=1+1" }], nextCursor: null } }
        : { body: { transactions: [line], nextCursor: "next" } };
    const { screen } = await show({ [`GET ${at}/transactions`]: pages });
    await screen.getByRole("button", { name: "Download CSV" }).click();
    await vi.waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const text = await file!.text();
    expect(text.split("\r\n")).toHaveLength(4);
    expect(text).toContain("HP-7K2M9Q,'=1+1,Dana Whitfield,Balance paid,2135,320,1815,1815,0,2125,");
    make.mockRestore();
    click.mockRestore();
    await screen.unmount();
  });

  it("says why where the lines cannot be had", async () => {
    const { screen } = await show({
      [`GET ${at}/transactions`]: problem(403, "account_suspended", "Your account is suspended."),
    });
    await expect.element(screen.getByText("Your account is suspended.")).toBeVisible();
    await screen.unmount();
  });
});

describe("payouts", () => {
  const LIST = "GET /v1/breeders/payouts";
  const BEGIN = "POST /v1/breeders/payouts/onboarding";

  it("show the newest three, then all, and the keyboard goes on with the fourth", async () => {
    const list = Array.from({ length: 5 }, (_, n): Payout => ({
      id: `0199b1d2-7c33-7a4e-9b5f-2c3d4e5f607${n}`,
      number: `PO-${n}`,
      status: "paid",
      amountCents: 10_000 * (n + 1),
      arrivesOn: "2025-11-12",
      createdAt: "2025-11-10T08:00:00.000Z",
      failure: null,
      lines: [],
    }));
    const { screen } = await show({ [LIST]: { body: payouts("ready", list) } });
    const section = screen.getByRole("region", { name: "Payouts" });
    await expect.element(section.getByText("$300", { exact: true })).toBeVisible();
    expect(section.getByRole("listitem").elements()).toHaveLength(3);
    await section.getByRole("button", { name: "Show all 5 payouts" }).click();
    expect(section.getByRole("listitem").elements()).toHaveLength(5);
    await expect.element(section.getByRole("listitem").nth(3)).toHaveFocus();
    await expect.element(section.getByRole("button", { name: /^Show/ })).not.toBeInTheDocument();
    await screen.unmount();
  });

  it("say why earnings have not left yet, and what the breeder owes", async () => {
    const waiting: PayoutsAnswer["waiting"] = [
      { reason: "contested", amountCents: 212_500 },
      { reason: "minimum", amountCents: 1_700 },
    ];
    const { screen } = await show({ [LIST]: { body: { ...payouts(), waiting, owedCents: 4_500 } } });
    const section = screen.getByRole("region", { name: "Payouts" });
    for (
      const words of [
        "$2,125 is on hold while a buyer's report or a chargeback is open.",
        "$17 is below the minimum. It's paid out with your next earnings, or after 90 days at the latest.",
        "$45 is what you still owe us. Your later earnings cover it.",
      ]
    ) {
      await expect.poll(() => section.element().textContent).toContain(words);
    }
    await screen.unmount();
  });

  it("say in one sentence that the account is being checked, and no longer that they are on", async () => {
    const waiting: PayoutsAnswer["waiting"] = [{ reason: "being-checked", amountCents: 84_000 }];
    const { screen } = await show({ [LIST]: { body: { ...payouts(), waiting, isBeingChecked: true } } });
    await expect.element(screen.getByRole("heading", { name: "Your payouts are on hold" })).toBeVisible();
    await expect.element(screen.getByText(/there's nothing you need to do/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Questions? Contact us" })).toBeVisible();
    await expect.element(screen.getByText("is on hold while we review your account.")).toBeVisible();
    await expect.element(screen.getByText("Payouts are on", { exact: true })).not.toBeInTheDocument();
    await screen.unmount();
  });

  it("say nothing of it if everything leaves with the next daily run", async () => {
    const waiting: PayoutsAnswer["waiting"] = [{ reason: "next-run", amountCents: 84_000 }];
    const { screen } = await show({ [LIST]: { body: { ...payouts(), waiting, owedCents: 0 } } });
    await expect.element(screen.getByText("Payouts are on")).toBeVisible();
    await expect.element(screen.getByText("Not paid out yet")).not.toBeInTheDocument();
    await screen.unmount();
  });

  it("ask for what is missing, and for a code before the provider's page opens", async () => {
    const { screen, calls } = await show({
      [LIST]: { body: payouts("incomplete") },
      [BEGIN]: problem(403, "second_factor_required", "Enter a code."),
      "GET /v1/users/second-factor": {
        body: { secondFactor: { isOn: true, hasPassword: true, recoveryCodesLeft: 8 } },
      },
    });
    await expect.element(screen.getByText("Your bank account")).toBeVisible();
    await screen.getByRole("button", { name: "Continue setup" }).click();
    await expect.element(screen.getByText("We ask for a code before your bank details can change."))
      .toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === BEGIN)).toHaveLength(1);
    await screen.unmount();
  });

  it("keep this page open beside a provider's page that doesn't lead back", async () => {
    const { screen, calls } = await show({
      [LIST]: { body: payouts() },
      [BEGIN]: { body: { url: "https://connect.example/express/1", returns: false } },
    });
    await screen.getByRole("button", { name: "Update bank details" }).click();
    const link = screen.getByRole("link", { name: "Open the provider's site" });
    await expect.element(link).toHaveAttribute("href", "https://connect.example/express/1");
    await expect.element(link).toHaveAttribute("target", "_blank");
    (link.element() as HTMLAnchorElement).addEventListener("click", (event) => event.preventDefault());
    await link.click();
    await expect.element(screen.getByText("close that tab and come back here", { exact: false }))
      .toBeVisible();
    // The link works once: the next change requests another.
    await expect.element(screen.getByRole("button", { name: "Update bank details" })).toBeVisible();
    const asked = () => calls.filter(({ name }) => name === LIST).length;
    const before = asked();
    globalThis.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(asked).toBeGreaterThan(before);
    await screen.unmount();
  });

  it("say when the next one leaves and what it is, and nothing while none may leave", async () => {
    const nextPayout = { amountCents: 178_500, on: "2099-11-19" };
    const { screen } = await show({ [LIST]: { body: { ...payouts(), nextPayout } } });
    await expect.element(screen.getByText(/^Next payout: \$1,785 on Thursday, November 19, 2099\./))
      .toBeVisible();
    await screen.unmount();
    const none = await show({ [LIST]: { body: payouts() } });
    await expect.element(none.screen.getByText("Payouts are on")).toBeVisible();
    expect(none.screen.getByText(/Next payout/).elements()).toHaveLength(0);
    await none.screen.unmount();
  });

  it("show what each is made of, and say what became of one that came back", async () => {
    const payout: Payout = {
      id: ID,
      number: "PO-3D4E5F60",
      status: "failed",
      amountCents: 200_000,
      arrivesOn: "2025-11-18",
      failure: "account_closed",
      lines: [{ reservationNumber: "HP-7K2M9Q", label: "Sale: Maple", amountCents: 200_000, at: line.at }],
      createdAt: line.at,
    };
    const { screen } = await show({ [LIST]: { body: payouts("bank-failed", [payout]) } });
    await expect.element(screen.getByText("Your bank returned a payout")).toBeVisible();
    await expect.element(screen.getByText("The bank account is closed.", { exact: false })).toBeVisible();
    await screen.getByText("1 transaction", { exact: true }).click();
    await expect.element(screen.getByText("Sale: Maple")).toBeVisible();
    await screen.unmount();
  });
});

describe("the words for money", () => {
  it("say when a sale's money becomes available", () => {
    const now = new Date("2025-11-14T12:00:00");
    expect(availableText({ ...sale, waitsFor: "chargeback" })).toMatch(/chargeback/);
    const timed = { ...sale, waitsFor: "time" as const };
    expect(availableText({ ...timed, availableAt: "2025-11-18T17:00:00Z" }, now)).toMatch(
      /^Tuesday, November 18, \d+:00 [AP]M$/,
    );
    expect(availableText({ ...timed, availableAt: "2025-11-14T01:00:00Z" }, now)).toMatch(
      /Within a few hours/,
    );
  });

  it("are bookkeeping as a file: days where the breeder is, gross, our fee and net, and the payout", () => {
    const [head, row] = transactionsCsv([line], timeZone).split("\r\n");
    expect(head).toBe(
      "\uFEFFDate,Reservation,Pet,Buyer,Transaction,Gross,Our fee,Net,Pending,Available,Balance,Payout number",
    );
    expect(row).toBe(
      "2025-11-14,HP-7K2M9Q,Maple,Dana Whitfield,Balance paid,2135,320,1815,1815,0,2125,",
    );
    const late = { ...line, at: "2026-01-01T09:59:59.000Z", payoutNumber: "PO-2C3D4E5F" };
    const dateIn = (zone: string) => transactionsCsv([late], zone).split("\r\n")[1]!.split(",");
    expect(dateIn("Pacific/Honolulu")[0]).toBe("2025-12-31");
    expect(dateIn("America/New_York")[0]).toBe("2026-01-01");
    expect(dateIn("America/New_York").at(-1)).toBe("PO-2C3D4E5F");
  });
});

describe("the yearly statement", () => {
  const example = document.components.examples.YearlyStatement.value.statement as YearlyStatement;

  it("is a page from the money's, with every month, what it comes to, and a word about taxes", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const thisYear = new Date().getFullYear();
    const { screen } = await show({
      [`GET ${at}/statements/2025`]: { body: { statement: example } },
      [`GET ${at}/statements/${thisYear}`]: {
        body: { statement: { ...example, year: thisYear, isOver: false } },
      },
    });
    await screen.getByRole("link", { name: /^Statement for 20/ }).click();
    await screen.getByRole("link", { name: "2025" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Statement for 2025" })).toBeVisible();
    const rows = screen.getByRole("table").getByRole("row");
    await expect.poll(() => rows.elements().length).toBe(14);
    expect(rows.elements()[9]!.textContent).toBe("September$2,500−$375$0$0$0$0$2,125");
    expect(rows.elements()[11]!.textContent).toBe("November$0$56.25−$375$0$0$0−$318.75");
    expect(rows.elements()[13]!.textContent).toBe("Total for 2025$3,700−$498.75−$375$0$0−$2,125$701.25");
    await expect.element(
      screen.getByText(/1099-K for a year with more than \$20,000 and more than 200 transactions/),
    )
      .toBeVisible();
    await screen.getByRole("button", { name: "Print" }).click();
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("is a file whose rows add up, and in which nothing is a formula", () => {
    const lines = statementCsv({ ...example, sellerName: "=HYPERLINK(1)" }).split("\r\n");
    expect(lines[0]).toBe("\uFEFF'=HYPERLINK(1),Statement for 2025");
    const numbers = (line: string | undefined) => line!.split(",").slice(1).map(Number);
    const months = lines.slice(2, 14).map(numbers);
    for (const row of [...months, numbers(lines[14])]) {
      const [net, parts] = [row.at(-2)!, row.slice(0, -2)];
      expect(Math.round(parts.reduce((sum, part) => sum + part, 0) * 100)).toBe(Math.round(net * 100));
    }
    const sums = months[0]!.map((_, i) =>
      Math.round(months.reduce((sum, row) => sum + row[i]! * 100, 0)) / 100
    );
    expect(sums).toEqual(numbers(lines[14]));
    expect(lines[16]).toBe("Balance after,701.25");
  });

  it("of no year says so", async () => {
    const { screen } = await show({}, "/breeder/money/soon");
    await expect.element(screen.getByRole("heading", { name: "There's no statement for this year" }))
      .toBeVisible();
  });
});
