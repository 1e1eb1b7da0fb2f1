import { requireUnblocked } from "../blocks/actions.ts";
import type { Kysely } from "kysely";
import type { ApplicationReply, Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { spendMail } from "../mails/actions.ts";
import type { Email } from "../mails/view.ts";
import { ownHostOf } from "../masks/actions.ts";
import { withoutContacts } from "../masks/rules.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { findOwn } from "../pet_profiles/store.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { applicationEmail, decisionEmail } from "./emails.ts";
import { type ApplicationStatus, checkAnswers, mayMove, petOf, tidyAnswers, type Who } from "./rules.ts";
import * as store from "./store.ts";
import { formFor, maskOfApplication } from "./view.ts";

type Trx = Kysely<Database>;

/**
 * Saves a buyer's answers to a breeder's questions as a draft, or submits them; returns the application's id.
 * Fails with `not_found`, `application_exists` (already submitted or approved), `answers_missing`, and with
 * 422 for pets that do not belong to the person.
 */
export async function apply(
  services: Services,
  userId: string,
  { breederId, petId, answers, petProfileIds, isDraft }: {
    breederId: string;
    petId: string | null;
    answers: readonly ApplicationReply[];
    petProfileIds: readonly string[];
    isDraft: boolean;
  },
): Promise<string> {
  return await withTx(services.db, async (trx) => {
    const breeder = await store.findShownBreeder(trx, breederId) ?? fail("not_found");
    if (petId !== null && !await store.isPetOf(trx, petId, breederId)) fail("not_found");
    if (!isDraft) await requireUnblocked(trx, { breederId, userId });
    const open = await store.lockOpen(trx, userId, breederId);
    if (open && open.status !== "draft") fail("application_exists");
    // A submitted application answers today's questions; an older draft adopts them.
    const ownHost = ownHostOf(services);
    const form = await store.findForm(trx, breederId);
    const { questions } = form;
    const tidy = tidyAnswers(questions, answers);
    if (!isDraft) {
      const errors = checkAnswers(formFor(form, ownHost).questions, tidy);
      if (errors.length) fail("answers_missing", { errors });
    }
    const found = await findOwn(trx, userId, petProfileIds);
    // Drafts are saved automatically, so a pet deleted meanwhile must not block the buyer from writing.
    if (!isDraft && found.length < petProfileIds.length) {
      failFields({
        pointer: "/petProfileIds",
        code: "unknown",
        detail: "Choose your pets again. One of them was deleted.",
      });
    }
    const ownPets = found.map(petOf);
    const status = isDraft ? "draft" : "submitted";
    const id = open?.id ?? services.newId();
    const mask = maskOfApplication({ questions, answers: tidy, own_pets: ownPets, reason: null }, ownHost);
    if (open) {
      await store.changeApplication(trx, id, { status, questions, answers: tidy, ownPets, petId, mask });
    } else {
      const isNew = await store.insertApplication(trx, {
        id,
        breederId,
        consumerId: userId,
        petId,
        status,
        questions,
        answers: tidy,
        ownPets,
        mask,
      });
      if (!isNew) fail("application_exists");
    }
    if (status === "submitted") {
      const buyer = await store.findBuyer(trx, userId);
      const to = { id: breeder.user_id, email: breeder.email, settings: breeder.settings };
      const { publicUrl } = services.config;
      await write(
        trx,
        services,
        to,
        { by: userId, aboutUserId: userId },
        applicationEmail({ firstName: breeder.first_name, buyer: buyer.first_name, publicUrl }),
      );
    }
    return id;
  });
}

/**
 * Withdraws, approves or declines an application. Fails with `not_found`, `transition_not_allowed` and
 * `reason_missing`.
 */
export async function moveApplication(
  services: Services,
  user: { id: string; breederId: string | null },
  { id, to, reason }: { id: string; to: ApplicationStatus; reason: string | null },
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const row = await store.lockApplication(trx, id) ?? fail("not_found");
    const who: Who | undefined = row.consumer_id === user.id
      ? "buyer"
      : row.breeder_id === user.breederId && row.submitted_at
      ? "breeder"
      : undefined;
    if (!who) fail("not_found");
    if (!mayMove(row.status, to, who)) {
      fail("transition_not_allowed", { detail: `An application that is ${row.status} can't become ${to}.` });
    }
    if (to === "declined" && !reason) fail("reason_missing");
    const ownHost = ownHostOf(services);
    const mask = maskOfApplication({ ...row, reason }, ownHost);
    await store.changeApplication(trx, id, { status: to, reason, mask });
    if (to !== "approved" && to !== "declined") return;
    const buyer = await store.findBuyer(trx, row.consumer_id);
    const breeder = await store.findShownBreeder(trx, row.breeder_id);
    const told = await store.isReached(trx, row.consumer_id, row.breeder_id)
      ? reason
      : withoutContacts({ reason }, mask, ownHost).reason;
    await write(
      trx,
      services,
      buyer,
      { by: row.breeder_id, aboutUserId: breeder?.user_id ?? null },
      decisionEmail({
        isApproved: to === "approved",
        firstName: buyer.first_name,
        program: breeder?.name ?? "the breeder",
        reason: told,
        petId: row.pet_id,
        breederId: row.breeder_id,
        publicUrl: services.config.publicUrl,
      }),
    );
  });
}

async function write(
  trx: Trx,
  services: Services,
  to: { id: string; email: string; settings: Record<string, unknown> },
  { by, aboutUserId }: { by: string; aboutUserId: string | null },
  email: Email,
): Promise<void> {
  // Limits notices, so a buyer who applies and withdraws repeatedly cannot flood the breeder.
  if (!await spendMail(trx, services, { kind: "application", to: to.email, by })) return;
  await tell(trx, services, {
    kind: "application",
    userId: to.id,
    aboutUserId,
    group: "listing",
    ...newsOf(email),
    email,
  });
}
