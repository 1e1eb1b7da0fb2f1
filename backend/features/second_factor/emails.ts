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
    subject: "Your second factor is on",
    text:
      "signing in to your account now also needs a code of your authenticator app. Keep your recovery codes where " +
      "you find them without your phone.",
  },
  off: {
    subject: "Your second factor is off",
    text:
      "signing in to your account no longer needs a code of an authenticator app; the password alone is enough.",
  },
  replaced: {
    subject: "Your second factor has moved",
    text:
      "the codes for your account now come from another authenticator app. The old app's codes and the old recovery " +
      "codes no longer work.",
  },
  "recovery-codes-renewed": {
    subject: "You have new recovery codes",
    text: "new recovery codes were made for your account. The old ones no longer work.",
  },
  guessed: {
    subject: "Wrong codes for your account",
    text:
      "somebody who knows your password, or who is signed in as you, has entered several wrong codes. We let nobody try " +
      "again for 15 minutes.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    text: "a recovery code of your account was used in the place of your authenticator app.",
  },
};

/** Tells the owner of an account what became of its second factor. Nobody can switch these mails off. */
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
        `Hello ${user.first_name},`,
        text,
        ...(change.what === "recovery-code-used" ? [leftOver(change.left)] : []),
        "If that was not you, choose a new password at once and write to us.",
      ],
      action: { label: "Choose a new password", url: `${services.config.publicUrl}/forgot-password` },
    },
  });
}

function leftOver(left: number): string {
  if (left === 0) return "It was the last one. Make new ones in the settings.";
  return `${left === 1 ? "One is" : `${left} are`} left. You can make new ones in the settings.`;
}
