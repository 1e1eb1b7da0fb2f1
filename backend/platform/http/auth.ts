/** Identifies the caller and checks their access under the contract. */
import { fail } from "../problem.ts";
import { isFresh } from "../recent_factor.ts";
import type { Operation } from "./operation.ts";

export type Role = "Customer" | "Breeder" | "ShelterBreeder" | "Admin";
export type StaffRank = "moderator" | "support" | "finance" | "admin";

export interface CurrentUser {
  id: string;
  email: string;
  /** Whether the user has opened the confirmation link that we emailed to their address. */
  isEmailConfirmed: boolean;
  role: Role;
  /** Rank of a staff member, which determines their rights. Null for all other users. */
  staffRank: StaffRank | null;
  accountStatus: "Active" | "Inactive" | "Suspended";
  /** Program of a breeder or shelter. */
  breederId: string | null;
}

export interface CurrentSession {
  id: string;
  /** Time at which a two-step verification code was last entered in this session. Null if never. */
  secondFactorAt: Date | null;
}

export interface SignedIn {
  user: CurrentUser;
  session: CurrentSession;
}

/** Returns the user of an access token as of now, or the specification's exact words for an invalid one. */
export type VerifyToken = (token: string) => Promise<SignedIn | { error: "jwt expired" | "Invalid token" }>;

/** Roles of the contract that require no sign-in. */
const open = new Set(["none", "any", "cookie", "signature", "token"]);

const stored: Readonly<Record<string, readonly Role[]>> = {
  user: ["Customer", "Breeder", "ShelterBreeder", "Admin"],
  // Breeders also have a buyer's dashboard. The features refuse actions on their own pets.
  consumer: ["Customer", "Breeder", "ShelterBreeder"],
  breeder: ["Breeder", "ShelterBreeder"],
  admin: ["Admin"],
};

/** Returns whether an operation is also open to callers who are not signed in. */
export function isOpen(operation: Pick<Operation, "roles">): boolean {
  return operation.roles.some((role) => open.has(role));
}

/**
 * Fails with 403 `second_factor_required` unless two-step verification was completed in this session; with
 * `fresh`, unless it was completed a moment ago. Operations declare the level in `x-second-factor`. All
 * staff-only operations need the first. Operations that move money or change trust, ranks or state rules need
 * the second, and so does starting a breeder's payout onboarding (`startPayoutOnboarding`): an open browser
 * must not be enough for them.
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
 * Returns the caller, or null for an anonymous call of an open operation. Fails with 401 (missing, expired or
 * invalid token) and 403 (wrong role or rank, suspended account, missing two-step verification). An open
 * operation ignores an invalid token.
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
