import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import { checkPassword } from "../accounts/actions.ts";
import { countAttempt, forgetAttempt } from "../../platform/db/attempts.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import { spendMail } from "../mails/actions.ts";
import type { Services } from "../../services.ts";
import { queueFactorMail } from "./emails.ts";
import { isRecoveryCode, RECOVERY_CODES, recoveryCodeOf, stepOf, TRIES } from "./rules.ts";
import { recoveryHash, recoveryHashes, recoveryKeyId, seal, sealedBy, unseal } from "./crypto.ts";
import * as store from "./store.ts";

type World = Pick<Services, "db" | "now" | "newId" | "config">;
type Person = { id: string; email: string; first_name: string; password_hash: string | null };

/** `off`: this account has no second factor, so no code is needed. */
export type FactorCheck = "off" | "ok" | "needed" | "wrong";

/**
 * Checks a code (from the app, or a recovery code) at sign-in, whatever the other proof was. A right code is
 * used up. Fails with 429 after five wrong codes in 15 minutes, even for a right one. Tries are counted for a
 * signed-in person, or at sign-in for each network that the owner has used and for all others together
 * (`triedBy`).
 */
export async function checkSecondFactor(
  services: World,
  userId: string,
  code: string | undefined,
  triedBy?: string,
): Promise<FactorCheck> {
  const factor = await store.findFactor(services.db, userId);
  if (!factor?.secret) return "off";
  if (code === undefined) return "needed";
  return await counted(services, userId, triedBy, () => takeCode(services, factor, code));
}

/**
 * Does the same for a sign-in without another case to handle: fails with `second_factor_needed` or
 * `second_factor_wrong`. Returns whether the session is opened with the factor (`openSession`'s
 * `withSecondFactor`).
 */
export async function passSecondFactor(
  services: World,
  userId: string,
  code: string | undefined,
  triedBy?: string,
): Promise<boolean> {
  const outcome = await checkSecondFactor(services, userId, code, triedBy);
  if (outcome === "needed") fail("second_factor_needed");
  if (outcome === "wrong") fail("second_factor_wrong");
  return outcome === "ok";
}

/**
 * Requires a code, and the password if the account has one, before the factor itself is changed. Fails with
 * `second_factor_missing`, `wrong_password`, `second_factor_wrong` or 429.
 */
export async function requireProof(
  services: World,
  user: Person,
  { code, password }: { code: string; password?: string },
): Promise<void> {
  const factor = await store.findFactor(services.db, user.id);
  if (!factor?.secret) fail("second_factor_missing");
  const outcome = await counted(services, user.id, undefined, async () => {
    if (user.password_hash && !await checkPassword(user.password_hash, password ?? "")) return "password";
    return await takeCode(services, factor, code);
  });
  if (outcome === "password") fail("wrong_password");
  if (outcome === "wrong") fail("second_factor_wrong");
}

/**
 * Replaces all recovery codes with new ones and returns them; they cannot be read again. Fails if no factor
 * is on.
 */
export async function makeRecoveryCodes(
  trx: Kysely<Database>,
  { config }: Pick<Services, "config">,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCodeOf(randomBytes(10)));
  const hashes = [...codes].map((code) => recoveryHash(config, userId, code));
  if (!await store.replaceRecoveryCodes(trx, userId, hashes)) fail("second_factor_missing");
  return [...codes];
}

/**
 * Counts every try before checking it, so parallel tries gain nothing, and refunds a right one. Emails the
 * owner if the last allowed try is wrong too: at this point an attacker knows the password or has a session.
 */
async function counted<T extends string>(
  services: World,
  userId: string,
  triedBy: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const key = triedBy === undefined ? `second-factor:${userId}` : `second-factor:${userId}:${triedBy}`;
  const { waitMs, isLast } = await countAttempt(services.db, key, TRIES, services.now());
  if (waitMs !== undefined) {
    fail("too_many_requests", {
      detail: "Too many wrong codes. Wait a few minutes and try again.",
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }
  const outcome = await work();
  if (outcome === "ok") await forgetAttempt(services.db, key);
  else if (isLast) {
    await withTx(services.db, async (trx) => {
      const isAllowed = await spendMail(trx, services, { kind: "second-factor-guessed", to: userId });
      if (isAllowed) await queueFactorMail(trx, services, userId, { what: "guessed" });
    });
  }
  return outcome;
}

/** Uses up a code. If two calls bring the same code at once, the database lets one through. */
async function takeCode(services: World, factor: store.FactorRow, code: string): Promise<"ok" | "wrong"> {
  const { db, config, now } = services;
  const userId = factor.user_id;
  if (!isRecoveryCode(code)) {
    const step = stepOf(unseal(config, userId, factor.secret!), code, now());
    return step !== undefined && await store.takeStep(db, userId, factor.secret!, step) ? "ok" : "wrong";
  }
  return await withTx(db, async (trx) => {
    const left = await store.takeRecoveryCode(trx, userId, recoveryHashes(config, userId, code), now());
    if (left === undefined) return "wrong";
    await queueFactorMail(trx, services, userId, { what: "recovery-code-used", left });
    return "ok";
  });
}

const BATCH_SIZE = 200;

/**
 * Reseals secrets that were sealed under an older `APP_SECRET` with the newest. Afterward the older secret
 * can be removed from the configuration. Recovery codes are hashes that only their owners can renew: the log
 * reports how many people still have codes from an older secret.
 */
export async function resealFactors(
  { db, config, log }: Pick<Services, "db" | "config" | "log">,
  signal: AbortSignal,
): Promise<void> {
  const keyId = sealedBy(config);
  let [resealed, unreadable] = [0, 0];
  let after: string | undefined;
  for (let rows: store.FactorRow[] = []; !signal.aborted;) {
    rows = await store.factorsNotOf(db, keyId, after, BATCH_SIZE);
    for (const row of rows) {
      after = row.user_id;
      const anew = (sealed: Uint8Array | null) =>
        sealed && seal(config, row.user_id, unseal(config, row.user_id, sealed));
      try {
        await store.resealFactor(db, row, {
          secret: anew(row.secret),
          pending_secret: anew(row.pending_secret),
        });
        resealed++;
      } catch {
        unreadable++; // its secret is no longer configured: only a reset by an operator helps that person
      }
    }
    if (rows.length < BATCH_SIZE) break;
  }
  const withOldCodes = await store.peopleWithCodesNotOf(db, recoveryKeyId(config));
  if (resealed || unreadable) {
    log.info("second factors encrypted with the new secret", { count: resealed, unreadable });
  }
  log.info("recovery codes of an older secret", { people: withOldCodes });
}
