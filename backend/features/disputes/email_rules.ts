import type { DisputeReason } from "../../generated/types.ts";
import type { Email } from "../mails/view.ts";
import type { RefundPartTold } from "../sale/notices/index.ts";

export type Facts = {
  number: string;
  petName: string;
  program: string;
  buyerName: string;
  buyerFirstName: string;
  breederFirstName: string;
  reason: DisputeReason;
  /** The latest message. */
  message: { by: "buyer" | "breeder" | "staff"; text: string; files: number } | null;
  /**
   * Day at whose end the breeder's reply is due, "Tuesday, December 1"; null in disputes from before
   * deadlines existed.
   */
  replyDueOn: string | null;
  hasReplied: boolean;
  /** Reason why staff did not wait for the breeder's reply. */
  earlyReason: string | null;
  /** Cents; null if nothing is refunded. */
  refundCents: number | null;
  /** Each side's share of the refund, in cents; null in decisions from before shares were stored. */
  shares: { breederCents: number; platformCents: number } | null;
  /** Whether the decision ended the sale. */
  isWhole: boolean;
  /** The refunded payments. */
  parts: readonly RefundPartTold[];
  decision: string;
  links: { buyer: string; breeder: string };
};

/** One email to one side, and its short form. News about a person's own money is always sent. */
export type Told = { to: "buyer" | "breeder"; email: Email; words: string };

export type Draft = {
  subject: string;
  heading: string;
  paragraphs: string[];
  lines?: Email["lines"];
  label: string;
  words: string;
};

export function told(facts: Facts, to: Told["to"], { label, words, ...draft }: Draft): Told {
  const name = to === "buyer" ? facts.buyerFirstName : facts.breederFirstName;
  return {
    to,
    email: {
      ...draft,
      paragraphs: [`Hi ${name},`, ...draft.paragraphs],
      action: { label, url: facts.links[to] },
      reference: `Reservation ${facts.number}`,
    },
    words: `${words} (${facts.number})`,
  };
}
