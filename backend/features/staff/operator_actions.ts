import { normalEmail } from "../accounts/rules.ts";
import { endSessionsOf } from "../accounts/store.ts";
import { withTx } from "../../platform/db/tx.ts";
import { queueMail } from "../mails/actions.ts";
import type { StaffRank } from "../../platform/db/schema.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import * as emails from "./emails.ts";
import { lockAdminsAnd } from "./members_store.ts";
import { adminRefusal, isLastAdmin } from "./rules.ts";
import * as store from "./users_store.ts";

export type MadeAdmin = { kind: "made" | "already"; name: string } | { kind: "refused"; why: string };

/**
 * Makes an existing account staff of a rank, or changes a staff member's rank, at the request of the server's
 * operator. Its sessions end, so its user must sign in again and then set up the second factor. Repeating the
 * call changes nothing.
 */
export async function makeAdmin(
  services: Pick<Services, "db" | "config" | "newId" | "now">,
  address: string,
  rank: StaffRank = "admin",
): Promise<MadeAdmin> {
  const email = normalEmail(address);
  return await withTx(services.db, async (trx) => {
    const admins = await lockAdminsAnd(trx, []);
    const account = await store.lockAccountByEmail(trx, email);
    const why = adminRefusal(account, email);
    if (!account || why !== undefined) return { kind: "refused" as const, why: why! };
    const isStaff = account.role === "Admin";
    if (isStaff && account.staff_rank === rank) return { kind: "already" as const, name: account.first_name };
    if (rank !== "admin" && isLastAdmin(admins, account.id)) {
      return {
        kind: "refused" as const,
        why: `${email} is the only admin. Make someone else an admin first.`,
      };
    }
    await store.setRank(trx, account.id, rank, services.now());
    await endSessionsOf(trx, account.id, isStaff ? "rank changed" : "made staff");
    await recordDecision(trx, {
      actorId: null,
      action: isStaff ? "staff-rank-changed" : "admin-made",
      subjectKind: "user",
      subjectId: account.id,
      reason: null,
      before: { role: account.role, rank: account.staff_rank },
      after: { role: "Admin", rank },
    });
    if (!isStaff) {
      await queueMail(trx, services, {
        kind: "admin-made",
        to: account.email,
        userId: account.id,
        email: emails.staffAccess({ firstName: account.first_name, publicUrl: services.config.publicUrl }),
      });
    }
    return { kind: "made" as const, name: account.first_name };
  });
}
