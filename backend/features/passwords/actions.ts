import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { lockUserByEmail } from "../auth/social_store.ts";
import { findUserByEmail } from "../accounts/store.ts";
import { type Config, deriveKey } from "../../platform/config.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { queueMail } from "../mails/actions.ts";
import type { Services } from "../../services.ts";
import { greetingOf } from "../accounts/rules.ts";
import { CODE_MS, codeOutcome, CODES_A_DAY } from "./rules.ts";
import * as store from "./store.ts";

/**
 * Makes a code for whoever asked and writes the mail with it. For an address without an account a code is kept as well,
 * which nobody learns, so that trying codes tells nothing about who has an account. Five a day; a repeated run does
 * nothing.
 */
export async function sendPasswordCode(
  services: Pick<Services, "db" | "config" | "now" | "newId">,
  { requestId, address }: { requestId: string; address: string },
): Promise<void> {
  const { db, config, now } = services;
  const key = addressKey(config, address);
  await withTx(db, async (trx) => {
    await store.lockAddress(trx, key);
    const { count, isRepeated } = await store.countCodes(trx, key, requestId);
    if (isRepeated || count >= CODES_A_DAY) return;
    const user = await findUserByEmail(trx, address);
    const isAllowed = user !== undefined && user.account_status !== "Suspended";
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await store.insertCode(trx, {
      id: requestId,
      address_key: key,
      user_id: isAllowed ? user.id : null,
      code_hash: codeHash(config, requestId, code),
      expires_at: new Date(now().getTime() + CODE_MS),
    });
    if (!isAllowed) return;
    await queueMail(trx, services, {
      kind: "password-code",
      to: user.email,
      userId: user.id,
      email: {
        subject: "Your code for a new password",
        heading: "A new password",
        paragraphs: [greetingOf(user.first_name), "type this code on the page where you asked for it:"],
        code,
        note:
          "It is good for 15 minutes. If you did not ask for it, you need not do anything: your password stays.",
      },
    });
  });
}

/**
 * Tries a code inside a transaction that must commit, since wrong tries are counted. Returns the person and the code's
 * id when it is right. `consume` uses it up.
 */
export async function tryCode(
  trx: Kysely<Database>,
  { config, now }: Pick<Services, "config" | "now">,
  { address, code, consume }: { address: string; code: string; consume: boolean },
): Promise<{ userId: string } | "code_wrong" | "code_used_up"> {
  const row = await store.lockNewestCode(trx, addressKey(config, address));
  const isRight = row !== undefined && same(row.code_hash, codeHash(config, row.id, code));
  // Whoever still reads the mails of an address that the account has left has nothing to do with it any more.
  const owner = isRight ? await lockUserByEmail(trx, address) : undefined;
  const matches = owner !== undefined && owner.id === row?.user_id;
  const state = row && { tries: row.tries, expiresAt: row.expires_at, usedAt: row.used_at };
  const outcome = codeOutcome(state, matches, now());
  if (outcome === "wrong") await store.countTry(trx, row!.id);
  if (outcome === "used-up") return "code_used_up";
  if (outcome !== "right") return "code_wrong";
  if (consume) await store.useCode(trx, row!.id, now());
  return { userId: row!.user_id! };
}

/** Tells a person that the password is another one now. */
export async function queuePasswordChanged(
  trx: Kysely<Database>,
  services: Pick<Services, "config" | "newId">,
  user: { id: string; email: string; first_name: string },
): Promise<void> {
  await queueMail(trx, services, {
    kind: "password-changed",
    to: user.email,
    userId: user.id,
    email: {
      subject: "Your password was changed",
      heading: "Your password was changed",
      paragraphs: [
        `Hello ${user.first_name},`,
        "your password was changed a moment ago, and other devices were signed out.",
        "If that was not you, ask for a new password at once and tell us.",
      ],
      action: { label: "Ask for a new password", url: `${services.config.publicUrl}/forgot-password` },
    },
  });
}

function addressKey(config: Config, address: string): Uint8Array {
  return hmac(deriveKey(config, "password-address"), address);
}

/** Keyed: six digits alone would be found again from a plain hash in no time. */
function codeHash(config: Config, id: string, code: string): Uint8Array {
  return hmac(deriveKey(config, "password-code"), `${id}:${code}`);
}

function hmac(key: Uint8Array, text: string): Uint8Array {
  return new Uint8Array(createHmac("sha256", key).update(text).digest());
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
