/** Who asks, and whether the contract lets them. */
import { fail } from "../problem.ts";
import { isFresh } from "../recent_factor.ts";
import type { Operation } from "./operation.ts";

export type Role = "Customer" | "Breeder" | "ShelterBreeder" | "Admin";
export type StaffRank = "moderator" | "support" | "finance" | "admin";

export interface CurrentUser {
  id: string;
  email: string;
  /** Whether the user has opened the link that we emailed to their address. */
  isEmailConfirmed: boolean;
  role: Role;
  /** Of staff alone: what they may do. */
  staffRank: StaffRank | null;
  accountStatus: "Active" | "Inactive" | "Suspended";
  /** The programme of a breeder or shelter. */
  breederId: string | null;
}

export interface CurrentSession {
  id: string;
  /** When a code of the second factor was last entered in this session; null when it never was. */
  secondFactorAt: Date | null;
}

export interface SignedIn {
  user: CurrentUser;
  session: CurrentSession;
}

/** Who an access token speaks for now, or the specification's exact word for what is wrong with it. */
export type VerifyToken = (token: string) => Promise<SignedIn | { error: "jwt expired" | "Invalid token" }>;

/** Roles of the contract under which nobody needs to be signed in. */
const open = new Set(["none", "any", "cookie", "signature", "token"]);

const stored: Readonly<Record<string, readonly Role[]>> = {
  user: ["Customer", "Breeder", "ShelterBreeder", "Admin"],
  // Breeders also have a consumer's dashboard; towards their own pets the features refuse them.
  consumer: ["Customer", "Breeder", "ShelterBreeder"],
  breeder: ["Breeder", "ShelterBreeder"],
  admin: ["Admin"],
};

/** Whether an operation is also for people who are not signed in. */
export function isOpen(operation: Pick<Operation, "roles">): boolean {
  return operation.roles.some((role) => open.has(role));
}

/**
 * Fails with 403 `second_factor_required` unless the session was opened with the second factor or has shown it since;
 * with `fresh`, unless it did so a moment ago. Operations say by `x-second-factor` which of the two they need: all that
 * are for staff alone the first; what moves money or changes trust, ranks or state rules, and the start of a breeder's payout
 * onboarding (`startPayoutOnboarding`), the second, since whoever finds an open browser must not be able to.
 */
function requireSecondFactor(
  need: Operation["secondFactor"],
  session: CurrentSession,
  now: Date,
): void {
  if (need === undefined) return;
  const isProven = need === "fresh" ? isFresh(session.secondFactorAt, now) : session.secondFactorAt !== null;
  if (!isProven) fail("second_factor_required");
}

/**
 * The one who asks, or null where the operation allows that. Fails with 401 (no, expired or invalid token) and 403
 * (wrong role or rank, suspended account, no second factor where one is needed). An open operation treats a token that is not good as no token.
 */
export async function authorize(
  operation: Pick<Operation, "roles" | "staff" | "secondFactor">,
  authorization: string | undefined,
  { verify, now }: { verify: VerifyToken; now: () => Date },
): Promise<SignedIn | null> {
  const anyone = isOpen(operation);
  if (authorization === undefined) return anyone ? null : fail("token_missing");
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined) return anyone ? null : fail("token_invalid");
  const found = await verify(token);
  if ("error" in found) {
    if (anyone) return null;
    fail(found.error === "jwt expired" ? "token_expired" : "token_invalid");
  }
  if (found.user.accountStatus === "Suspended") return anyone ? null : fail("account_suspended");
  if (!anyone && !operation.roles.some((role) => stored[role]?.includes(found.user.role))) fail("wrong_role");
  const rank = found.user.staffRank;
  if (operation.staff && !(rank && operation.staff.includes(rank))) fail("staff_rank");
  requireSecondFactor(operation.secondFactor, found.session, now());
  return found;
}
