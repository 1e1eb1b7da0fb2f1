import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { lockUserByEmail } from "../auth/social_store.ts";
import { findUserByEmail } from "../accounts/store.ts";
import { type Config, deriveKeys } from "../../platform/config.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { JobPayloads } from "../../platform/outbox/payloads.ts";
import { mailOfJob, queueMail } from "../mails/actions.ts";
import type { Services } from "../../services.ts";
import * as emails from "./emails.ts";
import { CODE_MS, codeOutcome, mayAskForCode } from "./rules.ts";
import * as store from "./store.ts";

/**
 * Creates a code and queues the email with it. An address without an account gets an unknown code too, so
 * trying codes does not reveal which addresses have an account. The limit is five a day per network; networks
 * of strangers count separately from those that the owner has used. A repeated run does nothing.
 */
export async function sendPasswordCode(
  services: Pick<Services, "db" | "config" | "now" | "newId">,
  { requestId, address, network = null, byStranger = true }: JobPayloads["sendPasswordCode"],
): Promise<void> {
  const { db, config, now } = services;
  const keys = addressKeys(config, address);
  await withTx(db, async (trx) => {
    await store.lockAddress(trx, keys[0]);
    const today = await store.codesOfToday(trx, keys);
    if (today.some(({ id }) => id === requestId)) return;
    const before = today.map((row) => ({ network: row.network, byStranger: row.by_stranger }));
    if (!mayAskForCode(before, { network, byStranger })) return;
    const user = await findUserByEmail(trx, address);
    const isAllowed = user !== undefined && user.account_status !== "Suspended";
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await store.insertCode(trx, {
      id: requestId,
      address_key: keys[0],
      user_id: isAllowed ? user.id : null,
      code_hash: codeHashes(config, requestId, code)[0],
      expires_at: new Date(now().getTime() + CODE_MS),
      network,
      by_stranger: byStranger,
    });
    if (!isAllowed) return;
    await queueMail(trx, services, {
      kind: "password-code",
      to: user.email,
      userId: user.id,
      email: emails.resetCode({ firstName: user.first_name, code }),
    });
  });
}

/** Origin of a tried code: `network` as in requests for codes, `by` as the counter of its tries. */
export type Trier = { network: string; by: string };

/**
 * Tries a code in a transaction that must commit, because wrong tries are counted. A code has five tries for
 * the network that asked for it, five for each other network that the owner has used, and five for all
 * strangers together, so nobody uses up another person's tries. Returns the person if the code is right.
 * `consume` uses it up.
 */
export async function tryCode(
  trx: Kysely<Database>,
  { config, now }: Pick<Services, "config" | "now">,
  { address, code, consume, from }: { address: string; code: string; consume: boolean; from: Trier },
): Promise<{ userId: string } | "code_wrong" | "code_used_up"> {
  const rows = await store.lockCodes(trx, addressKeys(config, address));
  const isRight = (row: store.CodeRow) =>
    codeHashes(config, row.id, code).some((hash) => same(row.code_hash, hash));
  // A person who still reads the emails of an address that the account has left no longer has access.
  const owner = rows.some(isRight) ? await lockUserByEmail(trx, address) : undefined;
  const tries = rows.map((row) => {
    const by = row.network === from.network ? "who asked" : from.by;
    const state = { tries: row.tries_by[by] ?? 0, expiresAt: row.expires_at, usedAt: row.used_at };
    const matches = isRight(row) && owner !== undefined && owner.id === row.user_id;
    return { row, by, outcome: codeOutcome(state, matches, now()) };
  });
  if (tries.some(({ outcome }) => outcome === "right")) {
    if (consume) await store.useCodes(trx, rows.map(({ id }) => id), now());
    return { userId: owner!.id };
  }
  const wrong = tries.filter(({ outcome }) => outcome === "wrong");
  for (const { row, by } of wrong) await store.countTry(trx, [row.id], by);
  return !wrong.length && tries.some(({ outcome }) => outcome === "used-up") ? "code_used_up" : "code_wrong";
}

/**
 * Emails the owner of an address about many wrong passwords, once per job. Does nothing without such an
 * account.
 */
export async function warnOfGuesses(
  services: Pick<Services, "db" | "config" | "newId">,
  { address, jobId }: { address: string; jobId: string },
): Promise<void> {
  const user = await findUserByEmail(services.db, address);
  if (!user || user.account_status === "Suspended") return;
  await withTx(services.db, (trx) =>
    queueMail(trx, services, {
      id: mailOfJob("password-guessed", jobId),
      kind: "password-guessed",
      to: user.email,
      userId: user.id,
      email: emails.manyGuesses({ firstName: user.first_name, publicUrl: services.config.publicUrl }),
    }));
}

/** Queues the email about a changed password. */
export async function queuePasswordChanged(
  trx: Kysely<Database>,
  services: Pick<Services, "config" | "newId">,
  user: { id: string; email: string; first_name: string },
): Promise<void> {
  await queueMail(trx, services, {
    kind: "password-changed",
    to: user.email,
    userId: user.id,
    email: emails.passwordChanged({ firstName: user.first_name, publicUrl: services.config.publicUrl }),
  });
}

/** Returns an address's keys under every secret, newest first. */
function addressKeys(config: Config, address: string): [Uint8Array, ...Uint8Array[]] {
  const [newest, ...older] = deriveKeys(config, "password-address");
  return [hmac(newest, address), ...older.map((key) => hmac(key, address))];
}

/** Uses a keyed hash: a plain hash of six digits could be reversed at once. */
function codeHashes(config: Config, id: string, code: string): [Uint8Array, ...Uint8Array[]] {
  const [newest, ...older] = deriveKeys(config, "password-code");
  const text = `${id}:${code}`;
  return [hmac(newest, text), ...older.map((key) => hmac(key, text))];
}

function hmac(key: Uint8Array, text: string): Uint8Array {
  return new Uint8Array(createHmac("sha256", key).update(text).digest());
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
