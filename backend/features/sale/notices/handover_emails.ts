import { type EmailFacts, saleWord, toBreeder, toBuyer, type Told } from "./frame_emails.ts";

/** Emails from the day a pet may go home to the completion of its sale. */

/**
 * Returns a sentence that says until when a problem can be reported; no sentence once that day has passed.
 */
function reportUntil({ disputeLastDay }: EmailFacts): string[] {
  return disputeLastDay
    ? [`If something isn't right, you can report a problem on your reservation page until ${disputeLastDay}.`]
    : [];
}

/** Sent if neither side has confirmed anything since the pet could go home. */
export function handoverDue(facts: EmailFacts): Told[] {
  const { petName, program, buyerName, goHomeOn } = facts;
  const since = goHomeOn ? `${petName} could go home starting ${goHomeOn}` : `${petName} is paid in full`;
  const { group: _, ...breeder } = toBreeder(facts, {
    subject: `Does ${buyerName} have ${petName}?`,
    heading: `Does ${buyerName} have ${petName}?`,
    paragraphs: [
      `${since}, and neither you nor ${buyerName} has told us about the hand-off.`,
      `If ${buyerName} has ${petName}, complete the ${saleWord(facts)}${
        facts.earnings > 0 ? ", and your earnings can become available" : ""
      }. ${
        facts.isDelivered
          ? "If not, the delivery on the reservation page says what's next."
          : `If not, agree on a day with ${buyerName}.`
      }`,
    ],
    words: `does ${buyerName} have ${petName}? Complete the ${saleWord(facts)} on the reservation page.`,
  });
  return [
    toBuyer(facts, {
      subject: `Do you have ${petName}?`,
      heading: `Do you have ${petName}?`,
      paragraphs: [
        `${since}, and we haven't heard that you have ${petName}.`,
        `If you have ${petName}, confirm it on your reservation page. If not, ${
          facts.isDelivered ? "see its delivery there" : `agree on a day with ${program}`
        }, or let us know if something is wrong.`,
      ],
      words: `do you have ${petName}? Confirm it on your reservation page.`,
    }, "account"),
    breeder,
  ];
}

/** Sent if a carrier handed the pet off, and the buyer showed the code. */
export function delivered(facts: EmailFacts): Told[] {
  const { petName, program, buyerName, completesOn } = facts;
  const steps = completesOn ? ` If they don't, we'll do it on ${completesOn}.` : "";
  return [
    toBuyer(facts, {
      subject: `${petName} is home`,
      heading: `${petName} is home`,
      paragraphs: [
        `The carrier handed ${petName} off to you, and you showed the code. That confirms the hand-off.`,
        `Next, ${program} completes the ${saleWord(facts)}.${steps}`,
        ...reportUntil(facts),
      ],
      words: `${petName} was handed off to you.`,
    }, "account"),
    toBreeder(facts, {
      subject: `${petName} is home`,
      heading: `${petName} is home`,
      paragraphs: [
        `The carrier handed ${petName} off, and ${buyerName} confirmed it with their code.`,
        `Complete the ${saleWord(facts)}${
          facts.earnings > 0 ? ", and your earnings are available 72 hours later" : " on your side"
        }.${completesOn ? ` If you don't, we'll complete it on ${completesOn}.` : ""}`,
      ],
      words: `${petName} was handed off to the buyer. Complete the ${saleWord(facts)} on your side.`,
    }),
  ];
}

export function handedOver(facts: EmailFacts): Told {
  const { completesOn, petName } = facts;
  return toBreeder(facts, {
    subject: `${petName} is home`,
    heading: `${petName} is home`,
    paragraphs: [
      `${facts.buyerName} confirmed the hand-off of ${petName}.`,
      `Complete the ${saleWord(facts)}${
        facts.earnings > 0 ? ", and your earnings are available 72 hours later" : " on your side"
      }.${completesOn ? ` If you don't, we'll complete it on ${completesOn}.` : ""}`,
    ],
    words: `the buyer confirmed the hand-off of ${petName}. Complete the ${saleWord(facts)} on your side.`,
  });
}

/** Buyer's copy of their own confirmation, with its consequences. */
export function arrived(facts: EmailFacts): Told {
  const { petName, program, completesOn } = facts;
  return toBuyer(facts, {
    subject: `You confirmed you have ${petName}`,
    heading: `You have ${petName}`,
    paragraphs: [
      `Thanks for letting us know that you have ${petName}.`,
      `Next, ${program} completes the ${saleWord(facts)}.${
        completesOn ? ` If they don't, we'll do it on ${completesOn}.` : ""
      }`,
      ...reportUntil(facts),
    ],
    words: `you confirmed you have ${petName}.`,
  }, "account");
}

/** The email has no group because it is about the breeder's own money, so it is always sent. */
export function completionDue(facts: EmailFacts): Told {
  const { petName, buyerName, completesOn } = facts;
  const { group: _, ...told } = toBreeder(facts, {
    subject: `Complete the ${saleWord(facts)} of ${petName}`,
    heading: `Complete the ${saleWord(facts)} of ${petName}`,
    paragraphs: [
      `${buyerName} confirmed that they have ${petName}, and you haven't completed the ${
        saleWord(facts)
      } yet.`,
      [
        ...(facts.earnings > 0 ? ["Your earnings are available 72 hours after you do."] : []),
        ...(completesOn ? [`We'll complete it on ${completesOn} if you don't.`] : []),
      ].join(" "),
    ],
    words: `${buyerName} has ${petName}. Complete the ${saleWord(facts)} on the reservation page.`,
  });
  return told;
}

export function completed(facts: EmailFacts): Told {
  const { petName } = facts;
  return toBuyer(facts, {
    subject: `The ${saleWord(facts)} of ${petName} is complete`,
    heading: `All the best with ${petName}`,
    paragraphs: [
      `${facts.program} completed the ${saleWord(facts)} of ${petName}.`,
      ...reportUntil(facts),
    ],
    words: `the ${saleWord(facts)} of ${petName} is complete.`,
  }, "account");
}

/** Sent when the system completes a sale that the breeder didn't. */
export function completedByTime(facts: EmailFacts): Told[] {
  const { petName, buyerName, fundsOn } = facts;
  const { group: _, ...breeder } = toBreeder(facts, {
    subject: `We completed the ${saleWord(facts)} of ${petName}`,
    heading: `We completed the ${saleWord(facts)} of ${petName}`,
    paragraphs: [
      `${buyerName} confirmed 7 days ago that they have ${petName}, so we completed the ${
        saleWord(facts)
      } for you.`,
      ...(fundsOn && facts.earnings > 0 ? [`Your earnings are available ${fundsOn}.`] : []),
    ],
    words: `we completed the ${saleWord(facts)} of ${petName}.`,
  });
  return [
    toBuyer(facts, {
      subject: `The ${saleWord(facts)} of ${petName} is complete`,
      heading: `All the best with ${petName}`,
      paragraphs: [
        `You confirmed 7 days ago that you have ${petName}, so we completed the ${saleWord(facts)}.`,
        ...reportUntil(facts),
      ],
      words: `the ${saleWord(facts)} of ${petName} is complete.`,
    }, "account"),
    breeder,
  ];
}
