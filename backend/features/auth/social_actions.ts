import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import {
  type ProviderName,
  type SocialProfile,
  type SocialProvider,
  SocialUnavailable,
} from "../../platform/ports/social/port.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { queueVerification } from "../links/actions.ts";
import { Email } from "../../generated/schemas.ts";
import { isAcceptedEmail, normalEmail, TERMS_VERSION } from "../accounts/rules.ts";
import { checkSecondFactor, passSecondFactor } from "../second_factor/actions.ts";
import { verifyEmail } from "../accounts/store.ts";
import { endLinks } from "../links/store.ts";
import { queueConnected } from "./social_emails.ts";
import { linkOutcome, namesOf, PROVED_MS, SIGN_IN_MS } from "./social_rules.ts";
import * as signIns from "./social_store.ts";
import * as store from "../accounts/store.ts";
import { triedBy } from "../accounts/tries_actions.ts";

type Trx = Kysely<Database>;
type Way = { name: ProviderName; provider: SocialProvider };

/** Returns a fresh value for a browser cookie. Only the browser that starts a sign-in can finish it. */
export const newBrowserKey = (): string => randomBytes(32).toString("base64url");

/** Starts a sign-in; returns the provider's address to send the browser to. */
export async function beginSocial(
  services: Services,
  { name, provider }: Way,
  { browser, returnTo }: { browser: string; returnTo: string },
): Promise<string> {
  const [state, codeVerifier, nonce] = [newBrowserKey(), newBrowserKey(), newBrowserKey()];
  const url = await provider.begin({ state, codeVerifier, nonce }).catch((error) => unavailable(name, error));
  await signIns.insertSignIn(services.db, {
    stateHash: digest(state),
    browserHash: digest(browser),
    provider: name,
    codeVerifier,
    nonce,
    returnTo,
    expiresAt: new Date(services.now().getTime() + SIGN_IN_MS),
  });
  return url;
}

export type SocialAnswer = {
  state: string;
  code: string;
  iss?: string | undefined;
  termsVersion?: string | undefined;
  secondFactorCode?: string | undefined;
};

export type Proved = {
  user: store.UserRow;
  proof: store.Proof;
  returnTo: string;
  isNewAccount: boolean;
  withSecondFactor: boolean;
};

/**
 * Finishes a sign-in and returns the user who gets a session. The state works once, in the browser that
 * started. With two-step verification, the same state works again with a code for 5 minutes. Fails with the
 * codes of finishSocialSignIn.
 */
export async function finishSocial(
  services: Services,
  way: Way,
  browser: string | undefined,
  answer: SocialAnswer,
  ip: string,
): Promise<Proved> {
  const { db, now } = services;
  if (!browser) fail("social_refused");
  const key = { stateHash: digest(answer.state), browserHash: digest(browser), provider: way.name };
  const waiting = await signIns.findProved(db, key, now());
  if (waiting) {
    const user = await living(services, waiting.userId);
    const by = await triedBy(services, { email: user.email, ip });
    const withSecondFactor = await passSecondFactor(services, user.id, answer.secondFactorCode, by);
    if (!await signIns.finishProved(db, key.stateHash, now())) fail("social_refused");
    return { ...waiting, user, withSecondFactor, proof: { provider: way.name } };
  }
  const { returnTo, ...secrets } = await signIns.claimSignIn(db, key, now()) ?? fail("social_refused");
  const profile = await askProvider(services, way, { ...answer, ...secrets });
  const { user, isNewAccount } = await withTx(db, (trx) => whoIs(trx, services, way.name, profile, answer));
  if (user.account_status === "Suspended") fail("account_suspended");
  if (await checkSecondFactor(services, user.id, undefined) === "off") {
    const proof = { provider: way.name, subject: profile.subject };
    return { user, returnTo, isNewAccount, withSecondFactor: false, proof };
  }
  const until = new Date(now().getTime() + PROVED_MS);
  await signIns.noteProved(db, key.stateHash, { userId: user.id, isNewAccount, until });
  fail("second_factor_needed");
}

/** Asks the provider for the person's verified profile. */
async function askProvider(
  { log }: Services,
  { name, provider }: Way,
  { code, state, iss, codeVerifier, nonce }: SocialAnswer & { codeVerifier: string; nonce: string },
): Promise<SocialProfile> {
  const outcome = await provider.finish({ code, state, iss, codeVerifier, nonce })
    .catch((error) => unavailable(name, error));
  if ("profile" in outcome) return outcome.profile;
  log.info("a social sign-in was refused", { provider: name, reason: outcome.refused });
  fail("social_refused");
}

/**
 * Returns the account of a person verified by the provider: an already connected account, one connected now,
 * or a new one.
 */
async function whoIs(
  trx: Trx,
  services: Services,
  provider: ProviderName,
  profile: SocialProfile,
  { termsVersion }: SocialAnswer,
): Promise<{ user: store.UserRow; isNewAccount: boolean }> {
  const { subject, isEmailVerified } = profile;
  await signIns.lockSubject(trx, provider, subject);
  const known = await signIns.useIdentity(trx, provider, subject, services.now());
  if (known) return { user: known, isNewAccount: false };
  const email = normalEmail(profile.email ?? fail("social_email_missing"));
  const form = Email.safeParse(email);
  if (!form.success) fail("email_not_accepted", { detail: form.error.issues[0]!.message });
  if (!isAcceptedEmail(email)) fail("email_not_accepted");
  const account = await signIns.lockUserByEmail(trx, email);
  const outcome = linkOutcome(
    isEmailVerified,
    account && {
      role: account.role,
      isSuspended: account.account_status === "Suspended",
      isEmailVerified: account.email_verified_at !== null,
      hasSecondFactor: await checkSecondFactor({ ...services, db: trx }, account.id, undefined) !== "off",
    },
  );
  if (outcome === "sign-in-first") fail("email_not_linked");
  if (outcome === "suspended") fail("account_suspended");
  const identity = { provider, subject };
  if (outcome === "create") {
    if (termsVersion !== TERMS_VERSION) fail("terms_not_accepted");
    return { user: await create(trx, services, identity, profile, email), isNewAccount: true };
  }
  if (outcome === "take-over") await takeOver(trx, services, account!);
  await signIns.insertIdentity(trx, { ...identity, user_id: account!.id });
  await queueConnected(trx, services, account!, { provider, hasNoPassword: outcome === "take-over" });
  return { user: await store.findUser(trx, account!.id) ?? fail("social_refused"), isNewAccount: false };
}

/** Creates a consumer account without a password. A concurrent sign-up with the same address wins. */
async function create(
  trx: Trx,
  services: Services,
  identity: { provider: ProviderName; subject: string },
  profile: SocialProfile,
  email: string,
): Promise<store.UserRow> {
  const made = await store.insertUser(trx, {
    ...namesOf(profile, email),
    id: services.newId(),
    email,
    password_hash: null,
    role: "Customer",
    phone: null,
    terms_version: TERMS_VERSION,
  }) ?? fail("email_not_linked");
  await signIns.insertIdentity(trx, { ...identity, user_id: made.id });
  if (profile.isEmailVerified) await verifyEmail(trx, made.id, email, services.now());
  else await queueVerification(trx, services, made);
  return await store.findUser(trx, made.id) ?? made;
}

/** Gives an account to the owner of its address. Its maker never confirmed the address. */
async function takeOver(trx: Trx, services: Services, account: store.UserRow): Promise<void> {
  await signIns.dropWaysIn(trx, account.id, services.now());
  await store.endSessionsOf(trx, account.id, "its address turned out to be somebody's");
  for (const purpose of ["verify-email", "change-email"]) await endLinks(trx, account.id, purpose);
  await verifyEmail(trx, account.id, account.email, services.now());
}

async function living({ db }: Services, userId: string): Promise<store.UserRow> {
  const user = await store.findUser(db, userId);
  if (!user || user.closed_at) fail("social_refused");
  return user.account_status === "Suspended" ? fail("account_suspended") : user;
}

function unavailable(name: ProviderName, error: unknown): never {
  if (!(error instanceof SocialUnavailable)) throw error;
  const who = name === "google" ? "Google" : "Facebook";
  fail("unavailable", {
    detail: `We can't reach ${who} right now. Try again in a moment.`,
    cause: error,
  });
}

function digest(text: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(text).digest());
}
