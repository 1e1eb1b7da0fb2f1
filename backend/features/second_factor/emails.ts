import type { Kysely } from "kysely";
import { findUser } from "../accounts/store.ts";
import type { Database } from "../../platform/db/schema.ts";
import { queueMail } from "../mails/actions.ts";
import type { Services } from "../../services.ts";

export type FactorChange =
  | { what: "on" | "off" | "replaced" | "recovery-codes-renewed" | "guessed" }
  | { what: "recovery-code-used"; left: number };

const words: Record<FactorChange["what"], { subject: string; text: string }> = {
  on: {
    subject: "Two-step verification is on",
    text:
      "Signing in to your account now requires a code from your authenticator app. Keep your recovery codes where " +
      "you can find them without your phone.",
  },
  off: {
    subject: "Two-step verification is off",
    text:
      "Signing in to your account no longer requires a code from an authenticator app. Your password alone is enough.",
  },
  replaced: {
    subject: "Your codes now come from another app",
    text:
      "The codes for your account now come from another authenticator app. The old app's codes and the old recovery " +
      "codes no longer work.",
  },
  "recovery-codes-renewed": {
    subject: "You have new recovery codes",
    text: "Your account has new recovery codes. The old ones no longer work.",
  },
  guessed: {
    subject: "Wrong codes for your account",
    text:
      "Someone who knows your password, or is signed in as you, entered several wrong codes. No one can try again for " +
      "15 minutes.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    text: "A recovery code was used to sign in instead of your authenticator app.",
  },
};

/** Queues the email about a change of an account's second factor. Users cannot turn these emails off. */
export async function queueFactorMail(
  trx: Kysely<Database>,
  services: Pick<Services, "config" | "newId">,
  userId: string,
  change: FactorChange,
): Promise<void> {
  const user = await findUser(trx, userId);
  if (!user) return;
  const { subject, text } = words[change.what];
  await queueMail(trx, services, {
    kind: `second-factor-${change.what}`,
    to: user.email,
    userId,
    email: {
      subject,
      heading: subject,
      paragraphs: [
        `Hi ${user.first_name},`,
        text,
        ...(change.what === "recovery-code-used" ? [leftOver(change.left)] : []),
        "If this wasn't you, reset your password right away and contact us.",
      ],
      action: { label: "Reset your password", url: `${services.config.publicUrl}/forgot-password` },
    },
  });
}

function leftOver(left: number): string {
  if (left === 0) return "It was the last one. Create new ones in your settings.";
  return `${left === 1 ? "One is" : `${left} are`} left. You can create new ones in your settings.`;
}
