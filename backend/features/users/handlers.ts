import { requireNames } from "../accounts/name_rules.ts";
import type { Kysely } from "kysely";
import { acceptedEmail, defaultDashboard, TERMS_VERSION } from "../accounts/rules.ts";
import * as accounts from "../accounts/store.ts";
import { checkOwnPassword } from "../accounts/tries_actions.ts";
import { isUniqueViolation } from "../../platform/db/errors.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { attachFiles, detachFile } from "../files/actions.ts";
import { userOf } from "../accounts/view.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { waitsForLegalName } from "../breeders/claim_actions.ts";
import { breederStandingChanged } from "../pets/actions.ts";
import { fail, failField } from "../../platform/problem.ts";
import { tooManyMails } from "../mails/actions.ts";
import { queueEmailChange, queueVerification } from "../links/actions.ts";
import { readLinkToken } from "../links/crypto.ts";
import { confirmedBy, useLink } from "../links/store.ts";
import { deviceOf } from "./rules.ts";
import { openInvitation } from "../verification/shelter_store.ts";
import { passSecondFactor } from "../second_factor/actions.ts";
import { openInvite } from "../waitlists/actions.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

const done = { ok: true as const };

export const users: Handlers<
  | "updateUser"
  | "checkEmail"
  | "resendVerification"
  | "changeEmail"
  | "acceptTerms"
  | "listSessions"
  | "endSession"
  | "endOtherSessions"
  | "redeemToken"
> = {
  async updateUser({ body, user }, services) {
    const { firstName, lastName, phoneNumber, profileImageKey, accountStatus } = body;
    requireNames(body);
    const change: store.AccountChange = {
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
      ...(phoneNumber === undefined ? {} : { phone: phoneNumber }),
      ...(accountStatus === undefined ? {} : { account_status: accountStatus }),
    };
    const apply = async (trx: Trx, picture: { key: string | null } | undefined) => {
      const sendsName = firstName !== undefined || lastName !== undefined;
      if (sendsName && user.breederId) {
        const owner = { breederId: user.breederId, userId: user.id };
        if (await waitsForLegalName(trx, services, owner, { firstName, lastName })) {
          delete change.first_name;
          delete change.last_name;
        }
      }
      if (picture) {
        const before = await store.lockProfileImage(trx, user.id);
        if (before !== picture.key) await detachFile(trx, services, { ownerId: user.id, key: before });
      }
      const changed = await store.changeUser(trx, user.id, {
        ...change,
        ...(picture ? { profile_image_key: picture.key } : {}),
      }) ?? fail("account_suspended");
      if (accountStatus && user.breederId) await breederStandingChanged(trx, user.breederId);
      return changed;
    };
    if (profileImageKey === undefined || profileImageKey === null) {
      const picture = profileImageKey === null ? { key: null } : undefined;
      return { user: await userOf(await withTx(services.db, (trx) => apply(trx, picture)), services) };
    }
    const wanted = { ownerId: user.id, fileKey: profileImageKey, purposes: ["profile-image"] as const };
    const { saved } = await attachFiles(services, [wanted], (trx, [file]) => apply(trx, file));
    return { user: await userOf(saved, services) };
  },

  async checkEmail({ params }, { db }) {
    const email = acceptedEmail(params.email, "path/email");
    return { ok: await accounts.findUserByEmail(db, email) === undefined };
  },

  async resendVerification({ user }, services) {
    const row = await accounts.findUser(services.db, user.id) ?? fail("token_invalid");
    if (row.email_verified_at) fail("email_already_verified");
    await withTx(services.db, async (trx) => {
      const waitMs = await queueVerification(trx, services, row);
      if (waitMs !== undefined) tooManyMails(waitMs);
    });
    return done;
  },

  async changeEmail({ body, user }, services) {
    const row = await accounts.findUser(services.db, user.id) ?? fail("token_invalid");
    if (row.password_hash === null) fail("password_missing");
    const proof = { passwordHash: row.password_hash };
    if (!await checkOwnPassword(services, row, proof.passwordHash, body.password)) {
      failField("wrong_password", "/password");
    }
    const email = acceptedEmail(body.email, "/email");
    if (await accounts.findUserByEmail(services.db, email)) failField("email_taken", "/email");
    // This comes last, because a code works once.
    await passSecondFactor(services, row.id, body.secondFactorCode);
    await withTx(services.db, async (trx) => {
      // A new password cancels pending changes of address, including one requested at this very moment.
      if (!await accounts.stillHolds(trx, row.id, proof)) failField("wrong_password", "/password");
      await queueEmailChange(trx, services, row, email);
    });
    return done;
  },

  async acceptTerms({ body, user }, services) {
    const version = body.termsVersion === TERMS_VERSION
      ? TERMS_VERSION
      : failField("terms_not_accepted", "/termsVersion");
    await accounts.acceptTerms(services.db, { id: user.id, version, at: services.now() });
    return {
      user: await userOf(await accounts.findUser(services.db, user.id) ?? fail("token_invalid"), services),
    };
  },

  async listSessions({ user, session }, { db }) {
    const rows = await store.livingSessions(db, user.id, session.id);
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === session.id,
        device: deviceOf(row.user_agent),
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
      })),
    };
  },

  async endSession({ params, user }, { db }) {
    if (!await store.endOwnSession(db, user.id, params.id)) fail("not_found");
    return { id: params.id };
  },

  async endOtherSessions({ user, session }, { db }) {
    await accounts.endSessionsOf(db, user.id, "signed out elsewhere", session.id);
    return done;
  },

  async redeemToken({ params, body }, { db, config, now }) {
    const id = readLinkToken(config, params.token) ?? fail("link_not_valid");
    const work = withTx(db, async (trx) => {
      const link = await useLink(trx, id, body.url, now());
      // Opening the link again, perhaps on another device, still succeeds.
      if (!link) return (await confirmedBy(trx, id))?.role;
      const user = link && await accounts.findUser(trx, link.user_id);
      if (!user) return undefined;
      const works = link.purpose === "change-email"
        ? await store.setEmail(trx, user.id, link.email, now())
        : await accounts.verifyEmail(trx, user.id, link.email, now());
      return works ? user.role : undefined;
    });
    // The second of two people confirming the same address at the same moment is too late.
    const role = await work.catch((error) => {
      if (!isUniqueViolation(error)) throw error;
    });
    if (!role) {
      // This only opens an invitation. Asking to join uses it up.
      if (await openInvitation(db, id, body.url, now())) return { ok: true as const, url: "/shelter/join" };
      const url = await openInvite({ db }, { id, openedOn: body.url }) ?? fail("link_not_valid");
      return { ok: true as const, url };
    }
    return { ok: true as const, url: defaultDashboard(role) === "breeder" ? "/breeder" : "/account" };
  },
};
