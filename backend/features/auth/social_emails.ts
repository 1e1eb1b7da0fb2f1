import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { queueMail } from "../mails/actions.ts";
import type { Services } from "../../services.ts";

/** Tells a person that one can sign in to the account with a provider from now on. */
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
        `Hello ${user.first_name},`,
        `somebody signed in with ${name}, which says that this address is theirs. Your account can be opened that way ` +
        "from now on.",
        hasNoPassword
          ? "Your address had never been verified here, so the old password does not work any more and all devices were " +
            "signed out. You can set a new password whenever you like."
          : "If that was not you, secure your account there, then change your password here and tell us.",
      ],
      action: { label: "Set a new password", url: `${services.config.publicUrl}/forgot-password` },
    },
  });
}
