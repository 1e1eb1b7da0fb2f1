import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { AdminDispute, Dispute, DisputeQuote, Reservation, User } from "@hearthpaw/client";
import document from "../../../../backend/generated/openapi.json";
import {
  type Answers,
  breeder,
  consumer,
  countings,
  decisionsTakeEffect,
  headingHasFocus,
  liveEvents,
  problem,
  renderSite,
} from "../../testing.tsx";
import * as disputesTexts from "../../components/disputes/texts.ts";
import * as texts from "./texts.ts";

const reservation = document.components.examples.ReservedPet.value.reservedPet as unknown as Reservation;
const waiting = document.components.examples.AdminDisputes.value.disputes[0] as unknown as AdminDispute;
const dispute: Dispute = { ...waiting.dispute, reservedPetId: reservation.id, status: "waiting-for-breeder" };
const { id } = reservation;
const read = `GET /v1/customer/pets/reserved/${id}`;
const listed = "GET /v1/disputes";
const replied: Dispute = {
  ...dispute,
  status: "waiting-for-buyer",
  messages: [...dispute.messages, {
    id: "0199c0d1-0004-7a4e-9b5f-2c3d4e5f6071",
    by: "breeder",
    text: "We'll take him to our vet.",
    fileKeys: ["private/0f"],
    files: [{
      fileKey: "private/0f",
      url: "https://files.example/report.pdf",
      name: "report.pdf",
      contentType: "application/pdf",
      size: 1_200,
    }],
    at: "2025-11-15T09:00:00.000Z",
  }],
};
const sent = (calls: { name: string; body: string }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));

describe("a buyer with a problem", () => {
  const buyer = (answers: Answers) => ({
    user: consumer,
    answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } }, ...answers },
  });
  const paid: Reservation = {
    ...reservation,
    status: "completed",
    disputeUntilOn: "2025-11-28",
    hasDispute: false,
    allowedActions: [{ action: "dispute", isAllowed: true, reason: null }],
  };

  it("says what it is, learns what happens next and until when, and sees the report at once", async () => {
    let isReported = false;
    const { screen, calls } = await renderSite(
      `/account/reserved/${id}`,
      buyer({
        [read]: () => ({
          body: {
            reservedPet: isReported
              ? { ...paid, status: "disputed", hasDispute: true, allowedActions: [] }
              : paid,
          },
        }),
        [listed]: () => ({ body: { disputes: isReported ? [dispute] : [], nextCursor: null } }),
        "POST /v1/disputes": () => {
          isReported = true;
          return { body: { dispute } };
        },
      }),
    );
    await expect.element(screen.getByText(/You can report it until Friday, November 28/)).toBeVisible();
    await screen.getByRole("button", { name: "Report a problem" }).click();
    const dialog = screen.getByRole("dialog", { name: "Report a problem with Maple?" });
    await expect.element(dialog.getByText(/put their earnings from this reservation on hold/)).toBeVisible();
    await dialog.getByRole("button", { name: disputesTexts.reportProblem }).click();
    await expect.element(dialog.getByText(disputesTexts.chooseWhatTheProblemIs).first()).toBeVisible();
    expect(sent(calls, "POST /v1/disputes")).toEqual([]);
    await dialog.getByLabelText(disputesTexts.whatsTheProblem).selectOptions("health");
    await dialog.getByLabelText(disputesTexts.whatHappened).fill("  Our vet found a heart murmur.  ");
    await dialog.getByRole("button", { name: disputesTexts.reportProblem }).click();
    const panel = screen.getByRole("region", { name: disputesTexts.theProblemYouReported });
    await expect.element(panel.getByText("Waiting for Willow Creek Cavaliers's reply")).toBeVisible();
    await headingHasFocus();
    await expect.poll(() => sent(calls, "POST /v1/disputes")).toEqual([
      { reservedPetId: id, reason: "health", text: "Our vet found a heart murmur.", fileKeys: [] },
    ]);
  });

  it("sees the reply and its files as they come, and the decision", async () => {
    let now: Dispute = dispute;
    const { screen } = await renderSite(
      `/account/reserved/${id}`,
      buyer({
        [read]: {
          body: { reservedPet: { ...paid, status: "disputed", hasDispute: true, allowedActions: [] } },
        },
        [listed]: () => ({ body: { disputes: [now], nextCursor: null } }),
      }),
    );
    const live = liveEvents();
    const channel = `private-user-${consumer.id}`;
    await expect.poll(() => live.isHeard(channel, "reservation")).toBe(true);
    await expect.element(screen.getByText(dispute.messages[0]!.text)).toBeVisible();
    now = replied;
    live.tell(channel, "reservation", { reservationId: id });
    await expect.element(screen.getByText("We'll take him to our vet.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "report.pdf" })).toHaveAttribute(
      "href",
      "https://files.example/report.pdf",
    );
    now = {
      ...replied,
      status: "decided",
      outcome: "refund",
      refundCents: 50_000,
      breederCents: 42_500,
      platformCents: 7_500,
      hasBreederReplied: true,
      refundStatus: "on-its-way",
      decision: "The guarantee covers it.",
    };
    live.tell(channel, "reservation", { reservationId: id });
    await expect.element(screen.getByText(/You get \$500 back\. The refund is on its way\./)).toBeVisible();
    await expect.element(
      screen.getByText("Willow Creek Cavaliers pays $425 of the refund, and Hearthpaw pays $75."),
    ).toBeVisible();
    await expect.element(screen.getByText(disputesTexts.bothHeard)).toBeVisible();
    await expect.element(screen.getByText("Here's why: The guarantee covers it.")).toBeVisible();
    await expect.element(screen.getByLabelText(disputesTexts.yourMessage)).not.toBeInTheDocument();
  });
});

it("a breeder replies on the reservation's page, and keeps the words that could not be sent", async () => {
  let isDown = true;
  const reply = `POST /v1/disputes/${dispute.id}/reply`;
  const { screen, calls } = await renderSite(`/breeder/reservations/${id}`, {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
      [`GET /v1/breeders/pets/reserved/${id}`]: {
        body: { reservedPet: { ...reservation, status: "disputed", hasDispute: true, allowedActions: [] } },
      },
      [listed]: () => ({ body: { disputes: [isDown ? dispute : replied], nextCursor: null } }),
      [reply]: () => isDown ? problem(409, "dispute_full", "Full.") : { body: { dispute: replied } },
    },
  });
  await expect.element(screen.getByText(disputesTexts.yourReplyIsNeeded)).toBeVisible();
  await expect.element(screen.getByText(/You didn't reply by Wednesday, November 19, 2025/)).toBeVisible();
  await screen.getByRole("button", { name: disputesTexts.sendMessage }).click();
  expect(sent(calls, reply)).toEqual([]);
  await screen.getByLabelText(disputesTexts.yourMessage).fill("We'll take him to our vet.");
  await screen.getByRole("button", { name: disputesTexts.sendMessage }).click();
  await expect.element(screen.getByText("Full.")).toBeVisible();
  isDown = false;
  await screen.getByRole("button", { name: disputesTexts.sendMessage }).click();
  await expect.element(screen.getByText(disputesTexts.youReplied)).toBeVisible();
  await expect.element(screen.getByLabelText(disputesTexts.yourMessage)).toHaveValue("");
  await expect.poll(() => sent(calls, reply).at(-1)).toEqual({
    text: "We'll take him to our vet.",
    fileKeys: [],
  });
});

describe("the queue of disputes", () => {
  const admin = { ...consumer, role: "Admin", firstName: "Sam" } as User;
  const decide = `POST /v1/admin/disputes/${waiting.dispute.id}/decide`;
  const quoted = `GET /v1/admin/disputes/${waiting.dispute.id}/quote`;
  const staff = (change: Partial<AdminDispute> = {}) => {
    let lines = [{ ...waiting, ...change }];
    return {
      user: admin,
      answers: {
        "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
        "GET /v1/admin/disputes": () => ({ body: { disputes: lines, nextCursor: null } }),
        [quoted]: ({ url }) => {
          const asked = new URL(url).searchParams;
          const refundCents = Number(asked.get("refundCents"));
          const breederCents = Number(asked.get("breederCents") ?? Math.floor(refundCents * 0.8));
          const quote: DisputeQuote = {
            ...document.components.examples.DisputeQuote.value.quote as DisputeQuote,
            refundCents,
            breederCents,
            platformCents: refundCents - breederCents,
            mostBreederCents: refundCents,
          };
          return { body: { quote } };
        },
        [decide]: () => {
          lines = [];
          return { body: { dispute: { ...waiting.dispute, status: "decided", outcome: "refund" } } };
        },
      } as Answers,
    };
  };
  const open = async (change: Partial<AdminDispute> = { isReplyDue: false }, more: Answers = {}) => {
    const given = staff(change);
    const site = await renderSite("/admin/disputes", { ...given, answers: { ...given.answers, ...more } });
    await site.screen.getByRole("button", { name: texts.resolve }).click();
    return { ...site, dialog: site.screen.getByRole("dialog", { name: "Resolve the dispute about Maple?" }) };
  };

  it("leads to the orders of the reservation, whose id is none of theirs", async () => {
    const { screen } = await renderSite("/admin/disputes", staff());
    const { reservationNumber } = waiting;
    await expect.element(screen.getByRole("link", { name: reservationNumber }))
      .toHaveAttribute("href", `/admin/orders?find=${reservationNumber}`);
  });

  it("refunds a part, never all or more of it by this way, with a reason", async () => {
    const { dialog, calls, screen } = await open();
    await dialog.getByLabelText(texts.refundAPart).click();
    await dialog.getByLabelText(texts.refundToTheBuyer).fill("2,575");
    // The message about the amount moves the button.
    await dialog.getByLabelText(texts.why).click();
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(dialog.getByText("Enter an amount above $0 and below $2,575.").first())
      .toBeVisible();
    await expect.element(dialog.getByText(texts.reasonRequired).first()).toBeVisible();
    expect(sent(calls, decide)).toEqual([]);
    await dialog.getByLabelText(texts.refundToTheBuyer).fill("$1,250.50");
    await dialog.getByLabelText(texts.why).fill("The guarantee covers half.");
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(dialog.getByText(texts.chooseWhoPays).first()).toBeVisible();
    // Every choice shows its sums as computed by the server.
    const sums = dialog.getByRole("region", { name: texts.whatEachSidePays });
    await dialog.getByRole("radio", { name: /^Each side returns its share/ }).click();
    await expect.element(sums).toHaveTextContent(/pays\$1,000\.40Hearthpaw pays\$250\.10/);
    await dialog.getByRole("radio", { name: texts.hearthpawPays, exact: true }).click();
    await expect.element(sums).toHaveTextContent(/pays\$0Hearthpaw pays\$1,250\.50/);
    await dialog.getByRole("radio", { name: `${waiting.sellerName} pays`, exact: true }).click();
    await expect.element(sums).toHaveTextContent(/pays\$1,250\.50Hearthpaw pays\$0/);
    await dialog.getByRole("radio", { name: texts.setTheAmounts }).click();
    await dialog.getByRole("textbox", { name: `${waiting.sellerName} pays` }).fill("900");
    await expect.element(sums).toHaveTextContent(/pays\$900Hearthpaw pays\$350\.50/);
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(screen.getByText(texts.noOpenDisputes)).toBeVisible();
    expect(sent(calls, decide)).toEqual([]);
    decisionsTakeEffect();
    await expect.poll(() => sent(calls, decide)).toEqual([
      { outcome: "refund", refundCents: 125_050, breederCents: 90_000, reason: "The guarantee covers half." },
    ]);
    await expect.poll(() => countings(calls)).toBeGreaterThan(1);
  });

  it("waits for the breeder's reply, unless staff confirm and say why not", async () => {
    const { dialog, calls, screen } = await open({ isReplyDue: true });
    await expect.element(screen.getByText("No reply yet. It's due Wednesday, November 19, 2025."))
      .toBeVisible();
    await dialog.getByLabelText(texts.releaseTheFunds).click();
    await dialog.getByLabelText(texts.why).fill("The report is older than the sale.");
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(dialog.getByText(texts.confirmEarly).first())
      .toBeVisible();
    expect(sent(calls, decide)).toEqual([]);
    await dialog.getByLabelText(`Resolve without a reply from ${waiting.sellerName}`).click();
    await dialog.getByLabelText(texts.whyNotWait).fill("Both agreed by phone.");
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(screen.getByText(texts.petNameResolved("Maple"))).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => sent(calls, decide)).toEqual([{
      outcome: "release",
      reason: "The report is older than the sale.",
      earlyReason: "Both agreed by phone.",
    }]);
  });

  it("refunds everything that was read, with where the pet is", async () => {
    const { dialog, calls, screen } = await open();
    await dialog.getByLabelText("Refund everything ($2,575)").click();
    await dialog.getByLabelText("Maple is back with the seller").click();
    await dialog.getByLabelText(texts.why).fill("The guarantee covers it.");
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(screen.getByText(texts.noOpenDisputes)).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => sent(calls, decide)).toEqual([
      { outcome: "refund", refundCents: 257_500, isPetReturned: true, reason: "The guarantee covers it." },
    ]);
  });

  it("offers every value again after an undo, and after a refusal that says why", async () => {
    const { dialog, calls, screen } = await open();
    const fill = async () => {
      await dialog.getByLabelText("Refund everything ($2,575)").click();
      await dialog.getByLabelText("Maple is back with the seller").click();
      await dialog.getByLabelText(texts.why).fill("The guarantee covers it.");
    };
    await fill();
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(screen.getByText(texts.petNameResolved("Maple"))).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard("u");
    await screen.getByRole("button", { name: texts.resolve }).click();
    await expect.element(dialog.getByLabelText(texts.why)).toHaveValue("The guarantee covers it.");
    await expect.element(dialog.getByLabelText("Maple is back with the seller")).toBeChecked();
    await expect.element(dialog.getByLabelText("Refund everything ($2,575)")).toBeChecked();
    expect(sent(calls, decide)).toEqual([]);
    await screen.unmount();
  });

  it("says that the decision waits for a second person", async () => {
    const { dialog, screen } = await open({ isReplyDue: false }, {
      [decide]: {
        body: { dispute: waiting.dispute, approval: { id: "0199c0d1-0005-7a4e-9b5f-2c3d4e5f6099" } },
      },
    });
    await dialog.getByLabelText("Refund everything ($2,575)").click();
    await dialog.getByLabelText(texts.why).fill("The guarantee covers it.");
    await dialog.getByRole("button", { name: texts.resolve }).click();
    await expect.element(screen.getByText(texts.petNameResolved("Maple"))).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText(texts.waitsForSecondPerson)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: texts.resolve })).toBeVisible();
    await screen.unmount();
  });
});
