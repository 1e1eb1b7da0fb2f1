import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { UserRow } from "../accounts/store.ts";
import { type Config, deriveKeys } from "../../platform/config.ts";
import { isUniqueViolation } from "../../platform/db/errors.ts";
import { withTx } from "../../platform/db/tx.ts";
import { findBreederOf } from "../breeders/store.ts";
import { noteTrace } from "../fraud/actions.ts";
import { networkOf } from "../../platform/networks.ts";
import type { Services } from "../../services.ts";
import { queueDirect, stopTexts } from "../sms/actions.ts";
import { CODE_MS, codeText, helpText, mayTextCode, tryOutcome, wishOf } from "./rules.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "config" | "now" | "newId">;
type CodeRefusal =
  | "email_not_verified"
  | "phone_missing"
  | "phone_confirmed"
  | "phone_taken"
  | "texts_not_offered"
  | "too_many_codes";
type ConfirmRefusal = "phone_missing" | "phone_taken" | "code_wrong" | "code_used_up";

/**
 * Texts a code to an account's number. The user then has 10 minutes and five tries. Returns the reason if no
 * code was sent. Each number and each network gets few codes, so a stranger who types someone's number cannot
 * flood their phone.
 */
export async function textCode(
  services: Needs,
  { userId, ip }: { userId: string; ip: string },
): Promise<CodeRefusal | undefined> {
  const { db, config, now, newId } = services;
  if (!config.offersTexts) return "texts_not_offered";
  const network = networkHash(config, ip);
  return await withTx(db, async (trx) => {
    const user = await store.lockUser(trx, userId);
    if (!user?.phone) return "phone_missing";
    if (!user.email_verified_at) return "email_not_verified";
    if (user.phone_verified_at) return "phone_confirmed";
    const { phone } = user;
    await store.lockNumber(trx, phone);
    if (await store.isTaken(trx, { userId, phone })) return "phone_taken";
    if (!mayTextCode(await store.askedToday(trx, { userId, phone, network }))) return "too_many_codes";
    const id = newId();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await store.insertCode(trx, {
      id,
      user_id: userId,
      phone,
      network,
      code_hash: hashes(config, id, code)[0],
      expires_at: new Date(now().getTime() + CODE_MS),
    });
    await queueDirect(trx, services, { kind: "phone-code", userId, to: phone, words: codeText(code) });
    return undefined;
  });
}

/** Confirms an account's number with the texted code. Returns the account, or the reason for a refusal. */
export async function confirmPhone(
  services: Needs & Pick<Services, "addJob" | "log">,
  { userId, code }: { userId: string; code: string },
): Promise<UserRow | ConfirmRefusal> {
  const { db, config, now } = services;
  try {
    return await withTx(db, async (trx) => {
      const user = await store.lockUser(trx, userId);
      if (!user?.phone) return "phone_missing";
      if (user.phone_verified_at) return user;
      const row = await store.lockCode(trx, { userId, phone: user.phone });
      const matches = row !== undefined &&
        hashes(config, row.id, code).some((hash) => same(row.code_hash, hash));
      const outcome = tryOutcome(row && { tries: row.tries, expiresAt: row.expires_at }, matches, now());
      if (outcome === "right") return await confirmed(trx, services, { userId, phone: user.phone });
      if (outcome === "wrong") await store.countTry(trx, row!.id);
      return outcome === "used-up" ? "code_used_up" : "code_wrong";
    });
  } catch (error) {
    // Another account confirmed the number at the same moment.
    if (isUniqueViolation(error)) return "phone_taken";
    throw error;
  }
}

/** Confirms a number. If another seller had it before, this seller's payouts may be put on hold. */
async function confirmed(
  trx: Parameters<typeof store.confirmNumber>[0],
  services: Needs & Pick<Services, "addJob" | "log">,
  { userId, phone }: { userId: string; phone: string },
): Promise<UserRow> {
  const breeder = await findBreederOf(trx, userId);
  if (breeder) {
    const label = phone.slice(-4);
    await noteTrace(trx, services, { breederId: breeder.id, kind: "phone", value: phone, label });
  }
  return await store.confirmNumber(trx, userId, services.now());
}

/** Maximum number of accounts processed for one number that texts STOP. */
const MOST_OF_A_NUMBER = 100;

/**
 * Processes a text to our number: STOP revokes every consent given for the number, and HELP is answered for
 * people with this confirmed number.
 */
export async function takeText(services: Needs, text: { from: string; body: string }): Promise<void> {
  const { db, config } = services;
  const wish = wishOf(text.body);
  if (wish === undefined) return;
  const readers = await store.findByNumber(db, text.from, MOST_OF_A_NUMBER);
  if (wish === "stop") {
    for (const { id } of readers) await stopTexts(db, id);
    return;
  }
  const [reader] = readers;
  if (!reader?.isConfirmed) return;
  const words = helpText(config.support.email);
  await withTx(
    db,
    (trx) => queueDirect(trx, services, { kind: "phone-help", userId: reader.id, to: text.from, words }),
  );
}

/**
 * Returns keyed hashes under every secret, newest first. A plain hash of six digits could be reversed at
 * once.
 */
function hashes(config: Config, id: string, code: string): [Uint8Array, ...Uint8Array[]] {
  const [newest, ...older] = deriveKeys(config, "phone-code");
  const hash = (key: Uint8Array) =>
    new Uint8Array(createHmac("sha256", key).update(`${id}:${code}`).digest());
  return [hash(newest), ...older.map(hash)];
}

/** Returns a hash because the network itself is not stored. */
const networkHash = (config: Config, ip: string): string =>
  createHmac("sha256", deriveKeys(config, "phone-network")[0]).update(networkOf(ip)).digest("base64url");

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);
