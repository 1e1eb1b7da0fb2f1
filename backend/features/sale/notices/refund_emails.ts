import { formatCents } from "../../../platform/money.ts";
import { arrivalOf, type Goodwill, type RefundWords, thingsBought, whereTo } from "../refund_plan/index.ts";
import {
  COVERED_FROM,
  type EmailFacts,
  linesOfParts,
  toBreeder,
  toBuyer,
  type Told,
  TREATED_AS_YOURS,
} from "./frame_emails.ts";

/** Emails about refunded money: cancellations, refunds, and payments that came too late. */

/** Returns when a refunded payment arrives. */
const arrival = ({ target }: Pick<EmailFacts, "target">): string => arrivalOf(target ? [target] : []);

export function returned(facts: EmailFacts): Told {
  const { petName } = facts;
  return toBuyer(facts, {
    subject: `We're refunding your payment for ${petName}`,
    heading: "Your money is on its way back",
    paragraphs: [
      `We received your payment of ${
        formatCents(facts.amount)
      }, but it could no longer be applied to a reservation for ${petName}.`,
      `We're refunding all of it the way you paid. ${arrival(facts)}`,
    ],
    words: `your payment of ${
      formatCents(facts.amount)
    } for ${petName} arrived too late, so we're refunding it in full.`,
  });
}

export function addOnsReturned(facts: EmailFacts): Told {
  const { petName } = facts;
  const amount = formatCents(facts.amount);
  return toBuyer(facts, {
    subject: `We're refunding your payment for ${petName}'s add-ons`,
    heading: "Your money is on its way back",
    paragraphs: [
      `Your ${amount} payment for add-ons arrived when they couldn't be added to ${petName}'s reservation anymore.`,
      `We're refunding all of it the way you paid. ${arrival(facts)}`,
    ],
    words: `your ${amount} payment for ${petName}'s add-ons arrived too late, so we're refunding it in full.`,
  });
}

const BY = {
  buyer: "the buyer",
  breeder: "the breeder",
  staff: "Hearthpaw",
} as const;

export function canceledForBuyer(facts: EmailFacts): Told {
  const { petName, canceledBy, refund } = facts;
  const isOwn = canceledBy === "buyer";
  // A deposit pays a share of every line, so only its total means something to the buyer.
  const isDepositAlone = facts.order.isDeposit && !facts.isPaidInFull;
  const back = isDepositAlone || !refund
    ? []
    : thingsBought(refund.lines, petName).filter(({ refundCents }) => refundCents !== 0);
  const links = similarLinks(facts);
  return toBuyer(facts, {
    subject: `Your reservation for ${petName} is canceled`,
    heading: "Your reservation is canceled",
    paragraphs: [
      isOwn
        ? `You canceled your reservation for ${petName}.`
        : facts.isReleased
        ? `The balance for ${petName} wasn't paid in time, so ${facts.program} canceled your reservation. ${
          TREATED_AS_YOURS(facts.program)
        }`
        : `${canceledBy === "breeder" ? facts.program : BY.staff} canceled your reservation for ${petName}.`,
      ...(isOwn ? [] : reasonWords(facts)),
      ...(refund ? [said(refund.buyer)] : []),
      ...(links.length ? ["These pets are like them, and available now:"] : []),
    ],
    ...(links.length ? { links } : {}),
    ...(refund && refund.cents > 0
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

/** Returns the cause of a cancellation, then the reason in the words of the breeder or staff. */
function reasonWords({ reason, cause, petName }: EmailFacts): string[] {
  const about = cause === "health" ? `${petName}'s health` : undefined;
  if (!reason) return about ? [`Here's why: ${about}.`] : [];
  return [`Here's why: ${about ? `${about}. ` : ""}${reason}`];
}

function similarLinks({ similar, links }: EmailFacts) {
  return similar.map(({ id, slug, name, breed, city, state }) => ({
    label: `${name}, ${breed} in ${city}, ${state}`,
    url: `${links.site}/pets/${id}/${slug}`,
  }));
}

const said = ({ headline, reason, arrival }: RefundWords): string =>
  [headline, reason, arrival].filter((sentence) => sentence !== null).join(" ");

export function canceledForBreeder(facts: EmailFacts): Told {
  const { petName, canceledBy, refund, petNow } = facts;
  return toBreeder(facts, {
    subject: `The reservation for ${petName} is canceled`,
    heading: "The reservation is canceled",
    paragraphs: [
      facts.isReleased
        ? `You canceled the reservation for ${petName} because the balance wasn't paid in time. We treat it as the buyer's ` +
          "cancellation, and your refund policy applies."
        : canceledBy === "breeder"
        ? `You canceled the reservation for ${petName}.`
        : `${canceledBy === "buyer" ? facts.buyerName : BY.staff} canceled the reservation for ${petName}.`,
      ...(facts.reason && canceledBy !== "breeder" ? [`Here's why: ${facts.reason}`] : []),
      ...(refund ? [said(refund.breeder)] : []),
      ...(petNow === "listed" ? [`${petName} is listed again.`] : petNow === "off"
        ? [
          facts.cause === "health"
            ? `${petName} stays off the site. You can list them again once they're well.`
            : `${petName} stays off the site for now. You can list them again any time.`,
        ]
        : []),
    ],
    words: `the reservation for ${petName} is canceled.${
      petNow === "listed"
        ? ` ${petName} is listed again.`
        : petNow === "off"
        ? ` ${petName} stays off the site.`
        : ""
    }`,
  });
}

/**
 * Emails about a partial refund by staff. They have no group because they are about the recipients' own
 * money.
 */
export function goodwillOf(facts: EmailFacts, { reason, bornBy, breederCents }: Goodwill): Told[] {
  const { petName, buyerName } = facts;
  const amount = formatCents(facts.amount);
  const why = reason ? [`Here's why: ${reason}`] : [];
  const isTheirs = bornBy === "breeder" && breederCents > 0;
  const share = formatCents(breederCents);
  const targets = facts.parts.map(({ target, cents }) => ({ label: target, refundCents: cents }));
  const { group: _, ...breeder } = toBreeder(facts, {
    subject: `${buyerName} gets ${amount} back for ${petName}`,
    heading: `We're refunding ${amount} to ${buyerName}`,
    paragraphs: [
      !isTheirs
        ? `Our team is refunding ${amount} of what ${buyerName} paid for ${petName}. Hearthpaw covers it, so your earnings stay ` +
          "the same."
        : `Our team is refunding ${amount} of what ${buyerName} paid for ${petName}. You'll cover ${share} of it. ${COVERED_FROM}`,
      ...why,
    ],
    words: !isTheirs
      ? `we're refunding ${amount} for ${petName}. Hearthpaw covers it.`
      : `we're refunding ${amount} for ${petName}. You'll cover ${share}.`,
  });
  return [
    toBuyer(facts, {
      subject: `You'll get ${amount} back for ${petName}`,
      heading: `You'll get ${amount} back`,
      paragraphs: [
        `We're refunding ${amount} of what you paid for ${petName}${whereTo({ targets })}. ${
          arrivalOf(targets.map(({ label }) => label))
        }`,
        ...why,
      ],
      ...linesOfParts(facts.parts),
      words: `you'll get ${amount} back for ${petName}.`,
    }),
    breeder,
  ];
}

export function refunded(facts: EmailFacts): Told {
  const amount = formatCents(facts.amount);
  const to = facts.target ? ` to ${facts.target}` : "";
  return toBuyer(facts, {
    subject: `Your ${amount} refund is on its way`,
    heading: "Your refund is on its way",
    paragraphs: [`We refunded ${amount} for ${facts.petName}${to}. ${arrival(facts)}`],
    lines: [["Refunded", amount]],
    words: `we refunded ${amount} for ${facts.petName}${to}.`,
  });
}

export function refundDelayed(facts: EmailFacts): Told {
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

export function refundSettled(facts: EmailFacts): Told {
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
