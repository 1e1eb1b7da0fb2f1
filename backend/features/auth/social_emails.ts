import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { queueMail } from "../mails/actions.ts";
import type { Services } from "../../services.ts";

/** Emails a person that their account now accepts sign-ins through a provider. */
export async function queueConnected(
  trx: Kysely<Database>,
  services: Pick<Services, "config" | "newId">,
  user: { id: string; email: string; first_name: string },
  { provider, hasNoPassword }: { provider: "google" | "facebook"; hasNoPassword: boolean },
): Promise<void> {
  const name = provider === "google" ? "Google" : "Facebook";
  await queueMail(trx, services, {
    kind: "social-connected",
    to: user.email,
    userId: user.id,
    email: {
      subject: `You can sign in with ${name} now`,
      heading: `${name} is connected`,
      paragraphs: [
        `Hi ${user.first_name},`,
        `Someone signed in with a ${name} account that uses this address. You can sign in to Hearthpaw with ${name} ` +
        "from now on.",
        hasNoPassword
          ? "You hadn't confirmed your address here, so your old password no longer works and all devices were signed out. " +
            "You can set a new password any time."
          : "If this wasn't you, secure that account, then change your password here and contact us.",
      ],
      action: { label: "Set a new password", url: `${services.config.publicUrl}/forgot-password` },
    },
  });
}
