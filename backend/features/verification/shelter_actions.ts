import { requireNames } from "../accounts/name_rules.ts";
import { hashPassword } from "../accounts/actions.ts";
import { acceptedEmail, requirePassword, TERMS_VERSION } from "../accounts/rules.ts";
import { findUserByEmail, insertUser, type UserRow } from "../accounts/store.ts";
import { openProgram } from "../breeders/actions.ts";
import { requireProgramName, whereNamesDiffer } from "../breeders/name_actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { AddShelterBody, InviteShelterBody, ShelterInvitation } from "../../generated/types.ts";
import { queueMail, requireMail } from "../mails/actions.ts";
import { findPlace } from "../places/store.ts";
import { fail, failField, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import { queueVerification } from "../links/actions.ts";
import { linkToken, readLinkToken } from "../links/crypto.ts";
import * as emails from "./emails.ts";
import * as store from "./shelter_store.ts";

/** Days for which an invitation stays open. */
const OPEN_DAYS = 14;

/** Invites a shelter by email. Fails with `email_taken` if the address has an account. */
export async function inviteShelter(services: Services, actorId: string, body: InviteShelterBody) {
  const email = acceptedEmail(body.email, "/email");
  if (await findUserByEmail(services.db, email)) failField("email_taken", "/email");
  const invitation = {
    id: services.newId(),
    email,
    name: body.name,
    state: body.state ?? null,
    invited_by: actorId,
    expires_at: new Date(services.now().getTime() + OPEN_DAYS * 86_400_000),
  };
  await withTx(services.db, async (trx) => {
    await store.insertInvitation(trx, invitation);
    await recordDecision(trx, {
      actorId,
      action: "shelter-invited",
      subjectKind: "shelter-invitation",
      subjectId: invitation.id,
      reason: null,
    });
    await requireMail(trx, services, { kind: "shelter-invitation", to: email });
    await queueMail(trx, services, {
      kind: "shelter-invitation",
      to: email,
      userId: null,
      email: emails.shelterInvitation({
        // The token is in the fragment, which no server, log or next page sees.
        name: invitation.name,
        days: OPEN_DAYS,
        url: `${services.config.publicUrl}/shelter/join#token=${linkToken(services.config, invitation.id)}`,
      }),
    });
  });
  return invitation;
}

/** Returns the id in an invitation's token; undefined for a token that was not issued here. */
const invitationOf = (services: Pick<Services, "config">, token: string): string | undefined =>
  readLinkToken(services.config, token);

/**
 * Returns the status of an invitation and its prefilled data; an open form without a token. Stores nothing.
 */
export async function readInvitation(
  services: Pick<Services, "db" | "config" | "now">,
  token: string | undefined,
): Promise<ShelterInvitation> {
  const nobody = { name: null, email: null, state: null };
  if (token === undefined) return { status: "open", ...nobody };
  const id = invitationOf(services, token);
  const found = id === undefined ? undefined : await store.findInvitation(services.db, id);
  // An unknown token reveals no more than an expired one.
  if (!found || (!found.used_at && found.expires_at <= services.now())) {
    return { status: "expired", ...nobody };
  }
  if (found.used_at) return { status: "used", ...nobody };
  return { status: "open", name: found.name, email: found.email, state: found.state };
}

/**
 * Creates the account of a shelter with its profile and contract, unverified, and emails the link that
 * confirms its address. An invitation, if given, must be open, and is used up.
 */
export async function addShelter(services: Services, body: AddShelterBody): Promise<UserRow> {
  const email = acceptedEmail(body.email, "/email");
  if (body.termsVersion !== TERMS_VERSION) failField("terms_not_accepted", "/termsVersion");
  requireNames(body);
  requireProgramName(services, body.name, "/name");
  const own = [email, email.split("@")[0]!, body.firstName, body.lastName];
  await requirePassword(body.password, own, "/password");
  if (body.website !== undefined && !/^https?:\/\//i.test(body.website)) {
    failFields({ pointer: "/website", code: "format", detail: "Start with https://." });
  }
  const place = await findPlace(services.db, body.postalCode) ?? failField("zip_unknown", "/postalCode");
  const invitation = body.invitation === undefined
    ? undefined
    : invitationOf(services, body.invitation) ?? fail("invitation_not_valid");
  const password_hash = await hashPassword(body.password);
  const create = () =>
    withTx(services.db, async (trx) => {
      const user = await insertUser(trx, {
        id: services.newId(),
        email,
        password_hash,
        role: "ShelterBreeder",
        first_name: body.firstName,
        last_name: body.lastName,
        phone: body.phoneNumber ?? null,
        terms_version: TERMS_VERSION,
      }) ?? failField("email_taken", "/email");
      if (invitation && !await store.consumeInvitation(trx, invitation, user.id, services.now())) {
        fail("invitation_not_valid");
      }
      await openProgram(trx, services, {
        userId: user.id,
        kind: "shelter",
        name: body.name,
        place,
        licence: `EIN ${body.registrationNumber}`,
        website: body.website ?? null,
      });
      await queueVerification(trx, services, user);
      return user;
    });
  return await whereNamesDiffer("/name", create);
}
