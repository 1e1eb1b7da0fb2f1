import type { Migration } from "../migration.ts";
import * as users from "./0001_users.ts";
import * as breeders from "./0002_breeders.ts";
import * as pets from "./0003_pets.ts";
import * as reservations from "./0004_reservations.ts";
import * as money from "./0005_money.ts";
import * as rateLimits from "./0006_rate_limits.ts";
import * as checkout from "./0010_checkout.ts";
import * as funds from "./0011_funds.ts";
import * as mails from "./0020_mails.ts";
import * as files from "./0030_files.ts";
import * as social from "./0033_social.ts";
import * as secondFactors from "./0035_second_factors.ts";
import * as audit from "./0037_audit.ts";
import * as staffUsers from "./0038_staff_users.ts";
import * as verifications from "./0039_verifications.ts";
import * as firstContracts from "./0040_first_contracts.ts";
import * as texts from "./0041_texts.ts";
import * as closedAccounts from "./0042_closed_accounts.ts";
import * as closedAccountsMore from "./0043_closed_accounts_more.ts";
import * as listings from "./0050_listings.ts";
import * as applications from "./0051_applications.ts";
import * as viewDays from "./0052_view_days.ts";
import * as closedAccountsListings from "./0059_closed_accounts_listings.ts";
import * as foreignKeyIndexes from "./0060_foreign_key_indexes.ts";
import * as jobNames from "./0061_job_names.ts";

/** Every migration in the order of its number. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  "0001_users": users,
  "0002_breeders": breeders,
  "0003_pets": pets,
  "0004_reservations": reservations,
  "0005_money": money,
  "0006_rate_limits": rateLimits,
  "0010_checkout": checkout,
  "0011_funds": funds,
  "0020_mails": mails,
  "0030_files": files,
  "0033_social": social,
  "0035_second_factors": secondFactors,
  "0037_audit": audit,
  "0038_staff_users": staffUsers,
  "0039_verifications": verifications,
  "0040_first_contracts": firstContracts,
  "0041_texts": texts,
  "0042_closed_accounts": closedAccounts,
  "0043_closed_accounts_more": closedAccountsMore,
  "0050_listings": listings,
  "0051_applications": applications,
  "0052_view_days": viewDays,
  "0059_closed_accounts_listings": closedAccountsListings,
  "0060_foreign_key_indexes": foreignKeyIndexes,
  "0061_job_names": jobNames,
};
