import type { MoneyApproval } from "@hearthpaw/client";

export const title = "Waiting for a second person";
export const lead =
  "Large amounts that someone wants to refund, keep or settle wait here until someone else on the team approves them.";
export const nothing = "Nothing is waiting";
export const nothingHelp = "Requests appear here when an amount is above the limit.";
export const KINDS: Readonly<Record<MoneyApproval["kind"], string>> = {
  refund: "Refund",
  dispute: "Dispute refund",
  balance: "Balance",
  "owed-refund": "Refund paid another way",
  finding: "Payment found",
  payout: "Returned payout",
};
export const askedBy = (name: string) => `Asked by ${name}`;
export const before = (amount: string) => `${amount} before it counts too`;
export const expires = (when: string) => `Expires ${when}`;
export const look = "View details";
export const approve = "Approve";
export const refuse = "Refuse";
export const approveAbout = (amount: string, about: string) => `Approve ${amount} for ${about}`;
export const refuseAbout = (amount: string, about: string) => `Refuse ${amount} for ${about}`;
export const ownRequest = "You asked for this. Someone else has to answer.";
export const approved = (amount: string) => `${amount} approved`;
export const refused = (amount: string) => `${amount} refused`;
export const notApproved = (amount: string) => `${amount} not approved`;
export const notRefused = (amount: string) => `${amount} not refused`;
export const approveQuestion = (amount: string, about: string) => `Approve ${amount} for ${about}?`;
export const approveHelp = "You have ten seconds to undo it. Then the money moves.";
export const refuseQuestion = (amount: string, about: string) => `Refuse ${amount} for ${about}?`;
export const refuseHelp = "No money moves. The reason stays in the log.";
export const why = "Why?";
export const sayWhy = "Enter a reason (a sentence or two).";
