import type { NotificationGroup, RefundLine } from "../../generated/types.ts";
import type { ReceiptFacts, SettledHow } from "../../platform/db/schema.ts";
import type { Email } from "../mails/view.ts";
import { type Cents, formatCents } from "../../platform/money.ts";
import { ARRIVAL, type RefundWords } from "./cancellation_rules.ts";
import type { Goodwill } from "./refundable_rules.ts";

/** What has happened to a reservation that somebody is told of. */
export const HAPPENINGS = [
  "deposit-paid",
  "paid",
  "balance-paid",
  "payment-returned",
  "add-ons-paid",
  "add-ons-returned",
  "cancelled",
  "goodwill",
  "refunded",
  "refund-delayed",
  "refund-settled",
  "chargeback-opened",
  "chargeback-won",
  "chargeback-lost",
  "card-declined",
  "balance-due",
  "balance-late",
  "handed-over",
  "completed",
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** What the emails say, read when they are written. Amounts are cents. */
export type EmailFacts = {
  number: string;
  petName: string;
  programme: string;
  buyerFirstName: string;
  buyerName: string;
  breederFirstName: string;
  isShelter: boolean;
  cancelledBy: "buyer" | "breeder" | "staff";
  reason: string | null;
  /** "Tuesday, November 24": the day at whose end the balance is due, and the last on which it is taken. */
  balanceDue: { day: string; lastDay: string } | null;
  /** "Visa 4242": the card that is charged for the balance on its due day; null where none was kept. */
  card: string | null;
  /** What a cancellation gives back, in the words of its quote; null where nothing had been paid. */
  refund: { buyer: RefundWords; breeder: RefundWords; lines: RefundLine[]; cents: Cents } | null;
  order: { total: Cents; deposit: Cents; isDeposit: boolean };
  /** Of the payment that it is about; null where it is about none. */
  receipt: ReceiptTold | null;
  /** Of the payment or refund that it is about. */
  amount: Cents;
  /** "Visa 4242": where a refund goes; empty where that is not known. */
  target: string;
  /** How a refund was paid that the provider could not make. */
  settledHow: SettledHow | null;
  /** A part that staff have refunded: why, and who bears it. */
  goodwill: Goodwill | null;
  /** The pet of a canceled reservation is for sale again. */
  isListedAgain: boolean;
  earnings: Cents;
  links: { buyer: string; breeder: string; chargebacks: string };
};

/** A receipt as the email repeats it. */
export type ReceiptTold = Pick<ReceiptFacts, "lines" | "paidBeforeCents" | "leftCents"> & {
  number: string;
  /** "Sunday, November 22", where the pet is. */
  paidOn: string;
  /** "Visa 4242"; empty where nothing had to be paid. */
  paidBy: string;
  seller: string;
  buyer: string;
  url: string;
};

/** One email to one side. With a group it can be left, and waits for consent where it is a text. */
export type Told = {
  to: "buyer" | "breeder";
  email: Email;
  /** Mails without one are receipts and news about one's own money: they always go. */
  group?: NotificationGroup;
  /** The same in a few words, for who wants texts of this group. */
  text: { topic: NotificationGroup; words: string };
};

/** Who is told what. */
export function emailsOf(happening: Happening, facts: EmailFacts): Told[] {
  switch (happening) {
    case "deposit-paid":
      return [receipt(facts, "deposit"), newReservation(facts)];
    case "paid":
      return [receipt(facts, "whole"), newReservation(facts)];
    case "balance-paid":
      return [receipt(facts, "balance"), balancePaid(facts)];
    case "payment-returned":
      return [returned(facts)];
    case "add-ons-paid":
      return [addOnReceipt(facts), addOnsAdded(facts)];
    case "add-ons-returned":
      return [addOnsReturned(facts)];
    case "cancelled":
      return [cancelledForBuyer(facts), cancelledForBreeder(facts)];
    case "goodwill":
      return facts.goodwill ? goodwillOf(facts, facts.goodwill) : [];
    case "refunded":
      return [refunded(facts)];
    case "refund-delayed":
      return [refundDelayed(facts)];
    case "refund-settled":
      return [refundSettled(facts)];
    case "chargeback-opened":
    case "chargeback-won":
    case "chargeback-lost":
      return [chargeback(facts, happening)];
    case "card-declined":
      return [cardDeclined(facts)];
    case "balance-due":
    case "balance-late":
      return [balanceReminder(facts, happening === "balance-late")];
    case "handed-over":
      return [handedOver(facts)];
    case "completed":
      return [completed(facts)];
  }
}

type Draft = {
  subject: string;
  heading: string;
  paragraphs: string[];
  lines?: Email["lines"];
  note?: string;
  /** In place of the reservation's page. */
  action?: Email["action"];
  words: string;
};

function toBuyer(facts: EmailFacts, draft: Draft, group?: NotificationGroup): Told {
  const { words, ...email } = draft;
  return {
    to: "buyer",
    ...(group ? { group } : {}),
    email: {
      action: { label: "Open your reservation", url: facts.links.buyer },
      ...email,
      paragraphs: [`Hi ${facts.buyerFirstName},`, ...email.paragraphs],
      reference: `Reservation ${facts.number}`,
    },
    text: { topic: "account", words: `${words} (${facts.number})` },
  };
}

function toBreeder(facts: EmailFacts, draft: Draft): Told {
  const { words, ...email } = draft;
  return {
    to: "breeder",
    group: "listing",
    email: {
      ...email,
      paragraphs: [`Hi ${facts.breederFirstName},`, ...email.paragraphs],
      action: { label: "Open the reservation", url: facts.links.breeder },
      reference: `Reservation ${facts.number}`,
    },
    text: { topic: "listing", words: `${words} (${facts.number})` },
  };
}

function receipt(facts: EmailFacts, what: "deposit" | "whole" | "balance"): Told {
  const { order, petName, programme, receipt: paper } = facts;
  const paid = formatCents(facts.amount);
  const left = paper?.leftCents ?? (what === "deposit" ? order.total - order.deposit : 0);
  const due = facts.balanceDue ? ` by ${facts.balanceDue.day}` : "";
  return toBuyer(facts, {
    subject: what === "balance" ? `Receipt: the balance for ${petName}` : `Receipt: ${petName} is reserved`,
    heading: what === "balance" ? `Everything for ${petName} is paid` : `${petName} is reserved`,
    paragraphs: [
      facts.amount === 0
        ? `${petName} from ${programme} is reserved for you. There was nothing to pay.`
        : `We received ${paid} for ${petName} from ${programme}.`,
      left > 0
        ? `${formatCents(left)} is left to pay${due}. We'll remind you before that.`
        : `Nothing is left to pay. ${programme} will get in touch about the day ${petName} comes home.`,
      ...receiptWords(paper),
    ],
    lines: receiptLines(paper, order.total, facts.amount, due),
    note: "Keep this email for your records.",
    ...toReceipt(paper),
    words: facts.amount === 0
      ? `${petName} is reserved for you.`
      : what === "balance"
      ? `we received the balance of ${paid} for ${petName}. Everything is paid.`
      : `we received ${paid}. ${petName} is reserved for you.`,
  });
}

/** The amounts of a receipt by their names. */
function receiptLines(
  paper: ReceiptTold | null,
  totalCents: Cents,
  paidCents: Cents,
  due: string,
): [string, string][] {
  const before = paper?.paidBeforeCents ?? 0;
  const left = paper?.leftCents ?? 0;
  const lines: [string, Cents][] = [
    ...(paper?.lines ?? []).map(({ label, amountCents }): [string, Cents] => [label, amountCents]),
    ["Total", totalCents],
    ...(before > 0 ? [["Paid before", before] as [string, Cents]] : []),
    [paper?.paidBy ? `Paid by ${paper.paidBy}` : "Paid", paidCents],
    ...(left > 0 ? [[`Left to pay${due}`, left] as [string, Cents]] : []),
  ];
  return lines.map(([label, cents]) => [label, formatCents(cents)]);
}

/** "Receipt HP-7K2M-9QXD-1, Sunday, November 22. Seller: Willow Creek, Corvallis, OR. Buyer: Dana Whitfield.". */
function receiptWords(paper: ReceiptTold | null): string[] {
  if (!paper) return [];
  const { number, paidOn, seller, buyer } = paper;
  return [`Receipt ${number}, ${paidOn}. Seller: ${seller}.${buyer ? ` Buyer: ${buyer}.` : ""}`];
}

/** The button of a receipt's email. */
const toReceipt = (paper: ReceiptTold | null): Pick<Draft, "action"> =>
  paper ? { action: { label: "View or print receipt", url: paper.url } } : {};

function newReservation(facts: EmailFacts): Told {
  const { petName, buyerName, order } = facts;
  return toBreeder(facts, {
    subject: `${petName} is reserved`,
    heading: `${petName} has found a home`,
    paragraphs: [
      `${buyerName} has paid ${order.isDeposit ? "the deposit" : "in full"} for ${petName}.`,
      "You find how to reach the buyer with the reservation. Agree on the day, and complete the sale when it is done.",
    ],
    lines: [["You earn", formatCents(facts.earnings)]],
    words: `${petName} is reserved: ${order.isDeposit ? "the deposit is" : "everything is"} paid.`,
  });
}

function balancePaid(facts: EmailFacts): Told {
  return toBreeder(facts, {
    subject: `The balance for ${facts.petName} is paid`,
    heading: "Everything is paid",
    paragraphs: [
      `${facts.buyerName} has paid the balance. ${facts.petName} can go home on the day that you agree on.`,
    ],
    words: `the balance for ${facts.petName} is paid.`,
  });
}

function returned(facts: EmailFacts): Told {
  const { petName } = facts;
  return toBuyer(facts, {
    subject: `Your payment for ${petName} goes back to you`,
    heading: "Your money is on its way back",
    paragraphs: [
      `Your payment of ${
        formatCents(facts.amount)
      } arrived after ${petName} could no longer be reserved with it.`,
      `We're refunding all of it the way you paid. ${ARRIVAL}`,
    ],
    words: `your payment of ${
      formatCents(facts.amount)
    } for ${petName} came too late and is refunded in full.`,
  });
}

function addOnReceipt(facts: EmailFacts): Told {
  const { petName, receipt: paper } = facts;
  const paid = formatCents(facts.amount);
  return toBuyer(facts, {
    subject: `Receipt: add-ons for ${petName}`,
    heading: `Your add-ons for ${petName} are paid`,
    paragraphs: [
      `We received ${paid} for what you added to ${petName}'s reservation.`,
      "If the reservation is canceled, add-ons that haven't been delivered are refunded in full.",
      ...receiptWords(paper),
    ],
    lines: receiptLines(paper, facts.amount, facts.amount, ""),
    note: "Keep this email for your records.",
    ...toReceipt(paper),
    words: `we received ${paid} for ${petName}'s add-ons.`,
  });
}

function addOnsAdded(facts: EmailFacts): Told {
  const { petName, buyerName, receipt: paper } = facts;
  const names = (paper?.lines ?? []).filter(({ kind }) => kind === "Add-on").map(({ label }) => label);
  return toBreeder(facts, {
    subject: `${buyerName} added to ${petName}'s reservation`,
    heading: "Add-ons were bought",
    paragraphs: [
      `${buyerName} bought ${names.join(", ")} for ${petName}. What you earn from the sale stays the same.`,
    ],
    words: `${buyerName} added ${names.join(", ")} to ${petName}'s reservation.`,
  });
}

function addOnsReturned(facts: EmailFacts): Told {
  const { petName } = facts;
  const amount = formatCents(facts.amount);
  return toBuyer(facts, {
    subject: `Your payment for ${petName}'s add-ons goes back to you`,
    heading: "Your money is on its way back",
    paragraphs: [
      `Your ${amount} payment for add-ons arrived when they couldn't be added to ${petName}'s reservation any more.`,
      `We're refunding all of it the way you paid. ${ARRIVAL}`,
    ],
    words: `your ${amount} payment for ${petName}'s add-ons came too late and is refunded in full.`,
  });
}

const BY = {
  buyer: "the buyer",
  breeder: "the breeder",
  staff: "Hearthpaw",
} as const;

function cancelledForBuyer(facts: EmailFacts): Told {
  const { petName, cancelledBy, refund } = facts;
  const isOwn = cancelledBy === "buyer";
  const back = refund?.lines.filter(({ refundCents }) => refundCents !== 0) ?? [];
  return toBuyer(facts, {
    subject: `Your reservation for ${petName} is canceled`,
    heading: "Your reservation is canceled",
    paragraphs: [
      isOwn
        ? `Your reservation for ${petName} is canceled, as you asked.`
        : `${
          cancelledBy === "breeder" ? facts.programme : BY.staff
        } canceled your reservation for ${petName}.`,
      ...(facts.reason && !isOwn ? [`The reason: ${facts.reason}`] : []),
      ...(refund ? [said(refund.buyer)] : []),
    ],
    ...(refund && back.length
      ? {
        lines: [
          ...back.map(({ label, refundCents }): [string, string] => [label, formatCents(refundCents)]),
          ["Refund", formatCents(refund.cents)],
        ],
      }
      : {}),
    words: `your reservation for ${petName} is canceled.${refund ? ` ${refund.buyer.headline}` : ""}`,
  });
}

const said = ({ headline, reason, arrival }: RefundWords): string =>
  [headline, reason, arrival].filter((sentence) => sentence !== null).join(" ");

function cancelledForBreeder(facts: EmailFacts): Told {
  const { petName, cancelledBy, refund, isListedAgain } = facts;
  return toBreeder(facts, {
    subject: `The reservation for ${petName} is canceled`,
    heading: "The reservation is canceled",
    paragraphs: [
      cancelledBy === "breeder"
        ? `You canceled the reservation for ${petName}.`
        : `${cancelledBy === "buyer" ? facts.buyerName : BY.staff} canceled the reservation for ${petName}.`,
      ...(facts.reason && cancelledBy !== "breeder" ? [`The reason: ${facts.reason}`] : []),
      ...(refund ? [said(refund.breeder)] : []),
      ...(isListedAgain ? [`${petName} is listed again.`] : []),
    ],
    words: `the reservation for ${petName} is canceled.${isListedAgain ? " The listing is open again." : ""}`,
  });
}

/** A part that staff have refunded: news about one's own money, for both sides. */
function goodwillOf(facts: EmailFacts, { reason, bornBy, breederCents }: Goodwill): Told[] {
  const { petName, buyerName } = facts;
  const amount = formatCents(facts.amount);
  const why = `The reason: ${reason}`;
  const share = formatCents(breederCents);
  const { group: _, ...breeder } = toBreeder(facts, {
    subject: `${buyerName} gets ${amount} back for ${petName}`,
    heading: `We're refunding ${amount} to ${buyerName}`,
    paragraphs: [
      bornBy === "platform"
        ? `Our team is refunding ${amount} of what ${buyerName} paid for ${petName}. Hearthpaw pays for it, so your funds stay the ` +
          "same."
        : `Our team is refunding ${amount} of what ${buyerName} paid for ${petName}. Your share of it is ${share}: it comes from ` +
          "your pending funds for this sale, then from your available funds. Anything left is deducted from your next sales.",
      why,
    ],
    words: bornBy === "platform"
      ? `we're refunding ${amount} for ${petName}. Hearthpaw pays for it.`
      : `we're refunding ${amount} for ${petName}. Your share is ${share}.`,
  });
  return [
    toBuyer(facts, {
      subject: `You'll get ${amount} back for ${petName}`,
      heading: `You'll get ${amount} back`,
      paragraphs: [`We're refunding ${amount} of what you paid for ${petName}. ${ARRIVAL}`, why],
      words: `you'll get ${amount} back for ${petName}.`,
    }),
    breeder,
  ];
}

function refunded(facts: EmailFacts): Told {
  const amount = formatCents(facts.amount);
  const to = facts.target ? ` to ${facts.target}` : "";
  return toBuyer(facts, {
    subject: `Your ${amount} refund is on its way`,
    heading: "Your refund is on its way",
    paragraphs: [`We refunded ${amount} for ${facts.petName}${to}. ${ARRIVAL}`],
    lines: [["Refunded", amount]],
    words: `we refunded ${amount} for ${facts.petName}${to}.`,
  });
}

function refundDelayed(facts: EmailFacts): Told {
  const amount = formatCents(facts.amount);
  return toBuyer(facts, {
    subject: `Your ${amount} refund is delayed`,
    heading: "Your refund is delayed",
    paragraphs: [
      `Your ${amount} refund for ${facts.petName} hasn't gone through yet. We still owe you this money.`,
      "We keep trying, and our team has been notified. If the card or account you paid with is closed, reply to this email " +
      "so we can send the money another way.",
    ],
    lines: [["Still owed to you", amount]],
    words: `your ${amount} refund for ${facts.petName} is delayed. We still owe you this money.`,
  });
}

const HOW = {
  check: " by check",
  "bank-transfer": " by bank transfer",
  chargeback: " through your bank",
  other: "",
} as const;

function refundSettled(facts: EmailFacts): Told {
  const amount = formatCents(facts.amount);
  const how = HOW[facts.settledHow ?? "other"];
  return toBuyer(facts, {
    subject: `We sent your ${amount} refund${how}`,
    heading: "Your refund was sent another way",
    paragraphs: [
      `The refund to your original payment method didn't go through, so we sent ${amount} for ${facts.petName}${how}.`,
    ],
    lines: [["Refunded", amount]],
    words: `we sent your ${amount} refund for ${facts.petName}${how}.`,
  });
}

/** News about one's own money: it always goes. */
function chargeback(
  facts: EmailFacts,
  what: "chargeback-opened" | "chargeback-won" | "chargeback-lost",
): Told {
  const amount = formatCents(facts.amount);
  const { petName, buyerName } = facts;
  const drafts: Record<typeof what, Draft> = {
    "chargeback-opened": {
      subject: `A payment for ${petName} is disputed`,
      heading: "A payment is disputed",
      paragraphs: [
        `${buyerName}'s bank is disputing a ${amount} payment for ${petName}. Your funds from this sale are on hold ` +
        "until the bank decides, which can take two to three months.",
        "Please add anything that shows the hand-off took place, such as photos or a signed contract. Our team answers the bank.",
      ],
      words: `the bank is disputing a ${amount} payment for ${petName}. Funds from this sale are on hold.`,
    },
    "chargeback-won": {
      subject: `The dispute about ${petName} was decided in your favor`,
      heading: "The dispute is closed",
      paragraphs: [
        `The bank decided in your favor about the ${amount} payment for ${petName}. Your funds from this sale are no longer ` +
        "on hold.",
      ],
      words: `the dispute about ${petName} was decided in your favor.`,
    },
    "chargeback-lost": {
      subject: `The dispute about ${petName} was decided for the buyer`,
      heading: "The dispute is closed",
      paragraphs: [
        `The bank returned ${amount} for ${petName} to ${buyerName}. We take what wasn't refunded already from your pending ` +
        "funds for this sale, then from your available funds. Anything left is deducted from your next sales.",
      ],
      words: `the bank returned a ${amount} payment for ${petName} to the buyer.`,
    },
  };
  const { group: _, ...told } = toBreeder(facts, drafts[what]);
  if (what !== "chargeback-opened") return told;
  return {
    ...told,
    email: { ...told.email, action: { label: "Add evidence", url: facts.links.chargebacks } },
  };
}

/** News about one's own money: it always goes. */
function cardDeclined(facts: EmailFacts): Told {
  const { petName, order, balanceDue, card } = facts;
  const left = formatCents(order.total - order.deposit);
  const from = card ?? "your saved card";
  return toBuyer(facts, {
    subject: `We couldn't charge the balance for ${petName}`,
    heading: "Please pay the balance yourself",
    paragraphs: [
      `We tried to charge the ${left} balance for ${petName} to ${from}, and your bank declined it. You weren't charged.`,
      `Pay it on your reservation page${
        balanceDue ? ` by ${balanceDue.lastDay}` : ""
      }. Your bank may ask you to confirm the payment. We won't charge the saved card again.`,
    ],
    words:
      `we couldn't charge the ${left} balance for ${petName} to ${from}. Please pay it on your reservation page.`,
  });
}

function balanceReminder(facts: EmailFacts, isLate: boolean): Told {
  const { petName, order, balanceDue } = facts;
  const left = formatCents(order.total - order.deposit);
  const due = balanceDue ? `on ${balanceDue.day}` : "now";
  return toBuyer(facts, {
    subject: isLate ? `The balance for ${petName} is late` : `The balance for ${petName} is due soon`,
    heading: isLate ? "The balance is late" : "The balance is due soon",
    paragraphs: !isLate && facts.card
      ? [
        `We'll charge the balance of ${left} for ${petName} to ${facts.card} ${due}.`,
        "You can pay it earlier, or take the card off, on your reservation page.",
      ]
      : isLate
      ? [
        `The balance of ${left} for ${petName} was due ${due}.`,
        `Please pay it${
          balanceDue ? ` by ${balanceDue.lastDay}` : " now"
        }. After that, ${facts.programme} may cancel the reservation, which counts as your cancellation.`,
      ]
      : [`The balance of ${left} for ${petName} is due ${due}.`],
    words: isLate
      ? `the balance of ${left} for ${petName} is late. Please pay it now.`
      : facts.card
      ? `we'll charge the balance of ${left} for ${petName} to ${facts.card} ${due}.`
      : `the balance of ${left} for ${petName} is due ${due}.`,
  }, "account");
}

function handedOver(facts: EmailFacts): Told {
  return toBreeder(facts, {
    subject: `${facts.petName} is home`,
    heading: `${facts.petName} is home`,
    paragraphs: [
      `${facts.buyerName} has confirmed that ${facts.petName} is there.`,
      "Complete the sale on your side: your earnings are then yours 72 hours later.",
    ],
    words: `the buyer has confirmed that ${facts.petName} is there. Please complete the sale.`,
  });
}

function completed(facts: EmailFacts): Told {
  return toBuyer(facts, {
    subject: facts.isShelter
      ? `The adoption of ${facts.petName} is complete`
      : `The sale of ${facts.petName} is complete`,
    heading: `All the best with ${facts.petName}`,
    paragraphs: [
      `${facts.programme} has completed the ${facts.isShelter ? "adoption" : "sale"} of ${facts.petName}.`,
      "If something isn't right, you can report a problem on your reservation page within 14 days of the hand-off.",
    ],
    words: `the ${facts.isShelter ? "adoption" : "sale"} of ${facts.petName} is complete.`,
  }, "account");
}
