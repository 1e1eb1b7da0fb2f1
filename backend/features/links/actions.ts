import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { mailWait, queueMail, requireMail, requireStranger } from "../mails/actions.ts";
import type { Services } from "../../services.ts";
import * as emails from "./emails.ts";
import { insertLink } from "./store.ts";
import { linkToken } from "./crypto.ts";

type Trx = Kysely<Database>;
type Person = { id: string; email: string; first_name: string };
export type LinkPurpose = "verify-email" | "change-email";

const HOURS = { "verify-email": 72, "change-email": 24 } as const satisfies Record<LinkPurpose, number>;

/** Creates a single-use link for a person's address; returns its URL. */
export async function makeLink(
  trx: Trx,
  { config, newId, now }: Pick<Services, "config" | "newId" | "now">,
  purpose: LinkPurpose,
  person: { id: string; email: string },
): Promise<string> {
  const id = newId();
  const expires_at = new Date(now().getTime() + HOURS[purpose] * 3_600_000);
  await insertLink(trx, { id, purpose, user_id: person.id, email: person.email, expires_at });
  // The token is in the fragment, which no server, log or next page sees.
  return `${config.publicUrl}/verify-email#token=${linkToken(config, id)}`;
}

/**
 * Queues the email that asks a person to confirm the account's address, unless they got several today: anyone
 * can sign up with a stranger's address. If nothing was queued, returns the milliseconds until the next email
 * is allowed.
 */
export async function queueVerification(
  trx: Trx,
  services: Pick<Services, "config" | "newId" | "now">,
  person: Person,
): Promise<number | undefined> {
  const waitMs = await mailWait(trx, services, { kind: "verify-email", to: person.email });
  if (waitMs !== undefined) return waitMs;
  const url = await makeLink(trx, services, "verify-email", person);
  await queueMail(trx, services, {
    kind: "verify-email",
    to: person.email,
    userId: person.id,
    email: emails.verifyAddress({ firstName: person.first_name, url }),
  });
  return undefined;
}

/**
 * Queues the two emails of an address change: the link to the new address and a notice to the old one. Fails
 * with 429.
 */
export async function queueEmailChange(
  trx: Trx,
  services: Pick<Services, "config" | "newId" | "now">,
  person: Person,
  newEmail: string,
): Promise<void> {
  await requireMail(trx, services, { kind: "change-email", to: newEmail });
  await requireStranger(trx, services, { kind: "change-email", by: person.id });
  const url = await makeLink(trx, services, "change-email", { id: person.id, email: newEmail });
  await queueMail(trx, services, {
    kind: "change-email",
    to: newEmail,
    userId: person.id,
    email: emails.confirmNewAddress({ firstName: person.first_name, url }),
  });
  await queueMail(trx, services, {
    kind: "change-email-notice",
    to: person.email,
    userId: person.id,
    email: emails.addressChanges({ firstName: person.first_name, publicUrl: services.config.publicUrl }),
  });
}
