import * as accounts from "../accounts/store.ts";
import { checkOwnPassword } from "../accounts/tries_actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { freshSeconds } from "../../platform/recent_factor.ts";
import type { Services } from "../../services.ts";
import { makeRecoveryCodes, passSecondFactor, requireProof } from "../second_factor/actions.ts";
import { queueFactorMail } from "../second_factor/emails.ts";
import { enrolment, stepOf } from "../second_factor/rules.ts";
import { newSecret, seal, unseal } from "../second_factor/crypto.ts";
import * as store from "../second_factor/store.ts";

const done = { ok: true as const };

export const secondFactor: Handlers<
  | "getSecondFactor"
  | "startSecondFactor"
  | "confirmSecondFactor"
  | "replaceSecondFactor"
  | "proveSecondFactor"
  | "renewRecoveryCodes"
  | "removeSecondFactor"
> = {
  async getSecondFactor({ user, session }, { db, now }) {
    const [account, factor, recoveryCodesLeft] = await Promise.all([
      accounts.findUser(db, user.id),
      store.findFactor(db, user.id),
      store.recoveryCodesLeft(db, user.id),
    ]);
    return {
      secondFactor: {
        isOn: Boolean(factor?.confirmed_at),
        isObligatory: user.role === "Admin",
        isProven: session.secondFactorAt !== null,
        recentForSeconds: freshSeconds(session.secondFactorAt, now()),
        hasPassword: Boolean(account?.password_hash),
        confirmedAt: factor?.confirmed_at?.toISOString() ?? null,
        recoveryCodesLeft,
      },
    };
  },

  async startSecondFactor({ user }, { db, config }) {
    const secret = newSecret();
    if (!await store.beginFactor(db, user.id, seal(config, user.id, secret))) fail("second_factor_exists");
    return enrolment(secret, user.email);
  },

  async confirmSecondFactor({ body, user, session }, services) {
    const { db, config, now } = services;
    const factor = await store.findFactor(db, user.id) ?? fail("second_factor_missing");
    const pending = factor.pending_secret ?? fail("second_factor_exists");
    // Holding a session must not be enough to lock the owner out. Moving to another authenticator asked for
    // the password at its start.
    const own = await ownAccount(services, user.id);
    const stored = factor.secret ? null : own.password_hash;
    if (stored && !await checkOwnPassword(services, own, stored, body.password ?? "")) {
      fail("wrong_password");
    }
    const step = stepOf(unseal(config, user.id, pending), body.code, now()) ?? fail("second_factor_wrong");
    return await withTx(db, async (trx) => {
      if (stored && !await accounts.stillHolds(trx, user.id, { passwordHash: stored })) {
        fail("wrong_password");
      }
      // The second of two concurrent confirmations is too late.
      if (!await store.confirmFactor(trx, user.id, pending, step, now())) fail("second_factor_exists");
      const recoveryCodes = await makeRecoveryCodes(trx, services, user.id);
      await store.proveSession(trx, session.id, now());
      await queueFactorMail(trx, services, user.id, { what: factor.secret ? "replaced" : "on" });
      return { recoveryCodes };
    });
  },

  async replaceSecondFactor({ body, user }, services) {
    const { db, config } = services;
    await requireProof(services, await ownAccount(services, user.id), body);
    const secret = newSecret();
    if (!await store.beginReplacement(db, user.id, seal(config, user.id, secret))) {
      fail("second_factor_missing");
    }
    return enrolment(secret, user.email);
  },

  async proveSecondFactor({ body, user, session }, services) {
    if (!await passSecondFactor(services, user.id, body.code)) fail("second_factor_missing");
    await store.proveSession(services.db, session.id, services.now());
    return done;
  },

  async renewRecoveryCodes({ body, user }, services) {
    await requireProof(services, await ownAccount(services, user.id), body);
    return await withTx(services.db, async (trx) => {
      const recoveryCodes = await makeRecoveryCodes(trx, services, user.id);
      await queueFactorMail(trx, services, user.id, { what: "recovery-codes-renewed" });
      return { recoveryCodes };
    });
  },

  async removeSecondFactor({ headers, user }, services) {
    if (user.role === "Admin") {
      fail("second_factor_required", {
        detail: "Staff can't turn off two-step verification. You can move it to another app.",
      });
    }
    await requireProof(services, await ownAccount(services, user.id), {
      code: headers["x-second-factor"],
      password: decoded(headers["x-password"]),
    });
    await withTx(services.db, async (trx) => {
      if (!await store.removeFactor(trx, user.id)) fail("second_factor_missing");
      await queueFactorMail(trx, services, user.id, { what: "off" });
    });
    return done;
  },
};

async function ownAccount({ db }: Services, userId: string): Promise<accounts.UserRow> {
  return await accounts.findUser(db, userId) ?? fail("token_invalid");
}

/** Decodes a percent-encoded password. A malformed one counts as wrong. */
function decoded(header: string | undefined): string | undefined {
  try {
    return header === undefined ? undefined : decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
