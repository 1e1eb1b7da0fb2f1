import { isBlocked, requireUnblocked } from "../blocks/actions.ts";
import type { QuestionMailBody } from "../../generated/types.ts";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { mailWait, queueMail, requireStranger } from "../mails/actions.ts";
import { ownHostOf } from "../masks/actions.ts";
import { mask } from "../masks/mask_rules.ts";
import { tell } from "../notifications/actions.ts";
import { isOn } from "../settings/rules.ts";
import { questionEmail, questionNews, teamEmail } from "./emails.ts";
import * as store from "./store.ts";

/**
 * Forwards a question to a breeder as a notification and, unless the breeder has turned them off, as an email
 * whose reply goes to the sender. `by` identifies the signed-in user or else the network. A question from the
 * address of an account blocked by the breeder is dropped silently, because anyone may type an address. Fails
 * with `not_found`, with `chat_blocked` for a signed-in and blocked user, or with `too_many_requests` after
 * five questions per sender a day.
 */
export async function askBreeder(
  services: Services,
  sender: { by: string; userId: string | undefined },
  question: QuestionMailBody,
): Promise<void> {
  const { breederId, petId, email } = question;
  const ownHost = ownHostOf(services);
  const [name, text] = [question.name, question.text].map((written) => mask(written, ownHost).text) as [
    string,
    string,
  ];
  const asked = await store.findAsked(services.db, breederId, petId) ?? fail("not_found");
  await withTx(services.db, async (trx) => {
    await count(trx, services, { kind: "question", to: asked.email, sender: sender.by });
    if (sender.userId !== undefined) await requireUnblocked(trx, { breederId, userId: sender.userId });
    // The sender may have an account without being signed in: the email address finds it.
    const askerId = await store.findAsker(trx, email);
    if (askerId !== undefined && await isBlocked(trx, { breederId, userId: askerId })) return;
    const page = `/${asked.petId ? `pets/${asked.petId}` : `breeders/${breederId}`}`;
    await tell(trx, services, {
      aboutUserId: askerId ?? null,
      userId: asked.userId,
      group: "messages",
      kind: "question",
      email: false,
      url: page,
      ...questionNews({ name, email, text: cut(text, 700), petName: asked.petName }),
    });
    if (isOn(asked.settings, "email", "messages")) {
      await queueMail(trx, services, {
        kind: "question",
        to: asked.email,
        userId: asked.userId,
        group: "messages",
        replyTo: email,
        email: questionEmail({ ...asked, name, email, text, url: services.config.publicUrl + page }),
      });
    }
  });
}

/**
 * Forwards a question to the team; replies go to the sender. Fails with `too_many_requests` after five a day
 * per sender and address: many people share a network, and some have no other way to contact us.
 */
export async function askTeam(
  services: Services,
  sender: string,
  { kind, name, email, subject, text, about }: {
    kind: "training-inquiry" | "support-question";
    name: string;
    email: string;
    subject: string;
    text: string;
    about: readonly string[];
  },
): Promise<void> {
  const { email: to } = services.config.support;
  await withTx(services.db, async (trx) => {
    await count(trx, services, { kind, to, sender, address: email });
    await queueMail(trx, services, {
      kind,
      to,
      userId: null,
      replyTo: email,
      email: teamEmail({ name, email, subject, text, about }),
    });
  });
}

/**
 * Counts a question against two limits: five a day to a recipient per sender and address, and a hundred a day
 * per sender in all. Counting by address alone would let anyone use up another person's questions, and get
 * around the limit with other addresses.
 */
async function count(
  trx: Kysely<Database>,
  services: Services,
  { kind, to, sender, address = "" }: { kind: string; to: string; sender: string; address?: string },
): Promise<void> {
  const waitMs = await mailWait(trx, services, { kind, to, by: `${sender} ${address}` });
  if (waitMs !== undefined) {
    fail("too_many_requests", {
      detail: "That's all the questions we can pass on for you today. Try again tomorrow.",
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
  await requireStranger(trx, services, { kind, by: sender });
}

/** Returns a text of at most `most` characters, with an ellipsis if it is cut. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}
