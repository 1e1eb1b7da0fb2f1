import { normalEmail } from "../accounts/rules.ts";
import { endSessionsOf } from "../accounts/store.ts";
import { withTx } from "../../platform/db/tx.ts";
import { queueMail } from "../mails/actions.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import * as emails from "./emails.ts";
import { adminRefusal } from "./rules.ts";
import * as store from "./users_store.ts";

export type MadeAdmin = { kind: "made" | "already"; name: string } | { kind: "refused"; why: string };

/**
 * Gives an existing account the rights of staff, on the word of whoever runs the server. Its sessions end: whoever is
 * signed in under it has to prove again who they are, and sets up the second factor then. Said twice, it is done once.
 */
export async function makeAdmin(
  services: Pick<Services, "db" | "config" | "newId" | "now">,
  address: string,
): Promise<MadeAdmin> {
  const email = normalEmail(address);
  return await withTx(services.db, async (trx) => {
    const account = await store.lockAccountByEmail(trx, email);
    const why = adminRefusal(account, email);
    if (!account || why !== undefined) return { kind: "refused" as const, why: why! };
    if (account.role === "Admin") return { kind: "already" as const, name: account.first_name };
    await store.setRole(trx, account.id, "Admin", services.now());
    await endSessionsOf(trx, account.id, "made staff");
    await recordDecision(trx, {
      actorId: null,
      action: "admin-made",
      subjectKind: "user",
      subjectId: account.id,
      reason: null,
      before: { role: account.role },
      after: { role: "Admin" },
    });
    await queueMail(trx, services, {
      kind: "admin-made",
      to: account.email,
      userId: account.id,
      email: emails.staffAccess({ firstName: account.first_name, publicUrl: services.config.publicUrl }),
    });
    return { kind: "made" as const, name: account.first_name };
  });
}
