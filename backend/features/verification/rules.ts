import type { VerificationStatus } from "../../platform/db/schema.ts";

export type Actor = "breeder" | "admin";
export type Action = "submit" | "review" | "approve" | "ask" | "reject" | "withdraw";
export type Decision = Exclude<Action, "submit">;
export type Move = { action: Action; by: Actor; from: readonly VerificationStatus[]; to: VerificationStatus };

/** Statuses that wait for staff. */
export const WAITING: readonly VerificationStatus[] = ["submitted", "in-review"];

/** All allowed moves of a verification: action, actor, and statuses before and after. */
const MOVES: readonly Move[] = [
  { action: "submit", by: "breeder", from: ["not-started", "needs-info", "rejected"], to: "submitted" },
  { action: "review", by: "admin", from: ["submitted"], to: "in-review" },
  { action: "approve", by: "admin", from: WAITING, to: "approved" },
  { action: "ask", by: "admin", from: WAITING, to: "needs-info" },
  { action: "reject", by: "admin", from: WAITING, to: "rejected" },
  // An approval may turn out to be wrong. This is a separate action: if two staff members decide at once, the
  // second is refused.
  { action: "withdraw", by: "admin", from: ["approved"], to: "rejected" },
];

/** Returns the move for this status, action and actor; undefined if there is none. */
export function moveFor(status: VerificationStatus, action: Action, by: Actor): Move | undefined {
  return MOVES.find((move) => move.action === action && move.by === by && move.from.includes(status));
}

/** Returns whether a decision needs a reason. */
export function needsReason(decision: Decision): boolean {
  return decision === "ask" || decision === "reject" || decision === "withdraw";
}

/** Days for which the pictures of an ID stay after a decision. */
export const IDENTITY_DAYS = 90;

/** Returns the time at which an ID's pictures are deleted after a decision at `decidedAt`. */
export function identityEnd(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + IDENTITY_DAYS * 86_400_000);
}

/** Kinds of documents: the purpose of their uploads, and their minimum and maximum number. */
export const DOCUMENTS = {
  identityFront: { purpose: "identity-front", least: 1, most: 1, name: "the front of your ID" },
  identityBack: { purpose: "identity-back", least: 1, most: 1, name: "the back of your ID" },
  rearingArea: { purpose: "rearing-area", least: 1, most: 5, name: "the place where your pets live" },
  registration: { purpose: "registration", least: 0, most: 2, name: "your registration" },
} as const;

export type DocumentKind = keyof typeof DOCUMENTS;
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as DocumentKind[];
export type Documents = Record<DocumentKind, string[]>;

/**
 * Returns the errors for missing or extra documents in the contract's form; empty if the documents are
 * complete.
 */
export function documentErrors(documents: Documents): { pointer: string; code: string; detail: string }[] {
  return DOCUMENT_KINDS.flatMap((kind) => {
    const { least, most, name } = DOCUMENTS[kind];
    const count = documents[kind].length;
    if (count < least) {
      return [{ pointer: `/${kind}`, code: "too_short", detail: `Add a photo of ${name}.` }];
    }
    if (count > most) {
      return [{ pointer: `/${kind}`, code: "too_long", detail: `Add up to ${most} of ${name}.` }];
    }
    return [];
  });
}

/** Returns the differences between the stored and the submitted documents. */
export function documentChanges(before: Documents, after: Documents) {
  const kept = (kind: DocumentKind, key: string) => before[kind].includes(key);
  return {
    added: DOCUMENT_KINDS.flatMap((kind) =>
      after[kind].filter((key) => !kept(kind, key)).map((key) => ({ kind, key }))
    ),
    removed: DOCUMENT_KINDS.flatMap((kind) => before[kind].filter((key) => !after[kind].includes(key))),
  };
}
