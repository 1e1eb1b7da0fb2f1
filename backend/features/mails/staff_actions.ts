import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { Services } from "../../services.ts";
import { queueMail } from "./actions.ts";
import type { Email } from "./view.ts";

/**
 * Queues an email to ADMIN_EMAIL about something that needs a person, in the transaction of its cause. It
 * contains no personal data.
 */
export async function alertStaff(
  trx: Kysely<Database>,
  services: Pick<Services, "config" | "newId">,
  alert: { kind: string; id?: string; email: Email },
): Promise<void> {
  const { kind, id, email } = alert;
  await queueMail(trx, services, {
    kind,
    email,
    to: services.config.support.adminEmail,
    userId: null,
    ...(id === undefined ? {} : { id }),
  });
}
