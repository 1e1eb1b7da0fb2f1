import { hashPassword } from "../accounts/actions.ts";
import { normalEmail, requirePassword } from "../accounts/rules.ts";
import { dropIdentities } from "../auth/social_store.ts";
import * as accounts from "../accounts/store.ts";
import {
  checkOwnPassword,
  isKnownNetwork,
  networkKey,
  triedBy,
  welcomeNetwork,
} from "../accounts/tries_actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail, failField } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { removeFactor } from "../second_factor/store.ts";
import { verifyEmail } from "../accounts/store.ts";
import { endLinks } from "../links/store.ts";
import { queuePasswordChanged, tryCode } from "./actions.ts";

const done = { ok: true as const };

/** Returns the person's own words, which must not be a password. */
const ownWords = ({ email, first_name, last_name }: accounts.UserRow): string[] => [
  email,
  email.split("@")[0]!,
  first_name,
  last_name,
];

export const passwords: Handlers<
  "changePassword" | "forgotPassword" | "validatePasswordCode" | "resetPassword"
> = {
  async changePassword({ body, user, session }, services) {
    const row = await accounts.findUser(services.db, user.id) ?? fail("token_invalid");
    if (row.password_hash === null) fail("password_missing");
    const before = row.password_hash;
    if (!await checkOwnPassword(services, row, before, body.currentPassword)) {
      failField("wrong_password", "/currentPassword");
    }
    await requirePassword(body.newPassword, ownWords(row), "/newPassword");
    const hash = await hashPassword(body.newPassword);
    await withTx(services.db, async (trx) => {
      if (!await accounts.replacePassword(trx, row.id, before, hash)) {
        failField("wrong_password", "/currentPassword");
      }
      await accounts.endSessionsOf(trx, row.id, "password changed", session.id);
      await endLinks(trx, row.id, "change-email");
      await queuePasswordChanged(trx, services, row);
    });
    return done;
  },

  /** The job looks up the account, so neither the response nor its time reveals whether it exists. */
  async forgotPassword({ body, request }, services) {
    const from = { email: normalEmail(body.email), ip: request.ip };
    const byStranger = !await isKnownNetwork(services, from);
    const { requestId, network } = { requestId: services.newId(), network: networkKey(services, from) };
    await services.addJob(services.db, "sendPasswordCode", {
      requestId,
      address: from.email,
      network,
      byStranger,
    });
    return done;
  },

  async validatePasswordCode({ body, request }, services) {
    const tried = { ...await triedCode(services, body, request.ip), consume: false };
    const outcome = await withTx(services.db, (trx) => tryCode(trx, services, tried));
    return typeof outcome === "string" ? failField(outcome, "/code") : done;
  },

  async resetPassword({ body, user, request }, services) {
    const tried = await triedCode(services, body, request.ip);
    const first = await withTx(
      services.db,
      (trx) => tryCode(trx, services, { ...tried, consume: false }),
    );
    if (typeof first === "string") failField(first, "/code");
    const row = await accounts.findUser(services.db, first.userId) ?? failField("code_wrong", "/code");
    await requirePassword(body.newPassword, ownWords(row), "/newPassword");
    const hash = await hashPassword(body.newPassword);
    const outcome = await withTx(services.db, async (trx) => {
      const again = await tryCode(trx, services, { ...tried, consume: true });
      if (typeof again === "string") return again;
      await accounts.setPassword(trx, row.id, hash);
      await accounts.endSessionsOf(trx, row.id, "password reset");
      await endLinks(trx, row.id, "change-email");
      // The code came by email, so the address is this person's. The account's maker had not confirmed it, so
      // their connections and their second factor are removed, unless the maker is the person asking. Staff
      // always keep their second factor.
      if (row.email_verified_at === null) {
        if (user?.id !== row.id) {
          await dropIdentities(trx, row.id);
          if (row.role !== "Admin") await removeFactor(trx, row.id);
        }
        await verifyEmail(trx, row.id, row.email, services.now());
      }
      await queuePasswordChanged(trx, services, row);
      return again;
    });
    if (typeof outcome === "string") failField(outcome, "/code");
    await welcomeNetwork(services, { email: row.email, ip: request.ip });
    return done;
  },
};

async function triedCode(services: Services, body: { email: string; code: string }, ip: string) {
  const from = { email: normalEmail(body.email), ip };
  const by = await triedBy(services, from);
  return { address: from.email, code: body.code, from: { network: networkKey(services, from), by } };
}
