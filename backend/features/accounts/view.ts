import type { SessionAnswer } from "../../generated/types.ts";
import type { Services } from "../../services.ts";
import { defaultDashboard } from "./rules.ts";
import * as store from "./store.ts";

/** Returns the account as its owner sees it. */
export async function userOf(
  row: store.UserRow,
  { db }: Pick<Services, "db">,
): Promise<SessionAnswer["user"]> {
  const owned = await store.ownedBy(db, row.id);
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    role: row.role,
    ...(row.role === "Admin" && row.staff_rank ? { staffRank: row.staff_rank } : {}),
    type: defaultDashboard(row.role) === "breeder" ? "Breeder" : "Consumer",
    accountStatus: row.account_status,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageURL: row.profile_image_key ? `/media/${row.profile_image_key}.avatar.webp` : "/avatar.png",
    phoneNumber: row.phone,
    isPhoneConfirmed: row.phone_verified_at !== null,
    ...(owned ? { programName: owned.name } : {}),
    ...(owned?.program_address ? { breederProgramAddress: owned.program_address } : {}),
    pets: owned?.pets ?? [],
    parents: owned?.parents ?? [],
    acceptedTerms: row.terms_version && row.terms_accepted_at
      ? { version: row.terms_version, acceptedAt: row.terms_accepted_at.toISOString() }
      : null,
    createdAt: row.created_at.toISOString(),
  };
}
