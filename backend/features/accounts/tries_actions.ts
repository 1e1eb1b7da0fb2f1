import { createHmac } from "node:crypto";
import { deriveKeys } from "../../platform/config.ts";
import {
  countAttempt,
  forgetKey,
  giveTryBack,
  isKeyKept,
  keepKey,
  spendTry,
} from "../../platform/db/attempts.ts";
import { networkOf } from "../../platform/networks.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "./actions.ts";
import { KNOWN_DAYS, SUSPICIOUS, TRIES } from "./tries_rules.ts";

type World = Pick<Services, "db" | "config" | "now" | "addJob">;
/** An account's address in its normal form, and the IP address of the person who tries to use the account. */
type From = { email: string; ip: string };

/**
 * Returns whether a password is that of the account with this address, for a caller from `ip`. Wrong
 * passwords count for the account from every network, and just the same for an address without an account.
 * Fails with 429 and a short wait after too many. A network that the owner has used before has its own count,
 * so a guesser elsewhere cannot lock the owner out.
 */
export async function checkSignInPassword(
  services: World,
  from: From,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const { account, network } = keysOf(services, from);
  const key = `sign-in:${await isKnownNetwork(services, from) ? network : account}`;
  const isRight = await counted(services, key, () => checkPassword(stored, password));
  if (!isRight) await noteWrong(services, account, from.email);
  return isRight;
}

/**
 * Checks the password of a signed-in person who confirms their identity. Counts apart from tries at sign-in.
 */
export async function checkOwnPassword(
  services: World,
  user: { id: string; email: string },
  stored: string,
  password: string,
): Promise<boolean> {
  const isRight = await counted(services, `own-password:${user.id}`, () => checkPassword(stored, password));
  if (!isRight) await noteWrong(services, user.id, user.email);
  return isRight;
}

/** Records that the owner of an address uses this network. Called only after every required proof. */
export async function rememberNetwork(services: Omit<World, "addJob">, from: From): Promise<void> {
  const until = new Date(services.now().getTime() + KNOWN_DAYS * 86_400_000);
  await keepKey(services.db, `known:${keysOf(services, from).network}`, until);
}

/**
 * Records the network of an owner who proved their identity with an emailed code, and resets its earlier
 * tries.
 */
export async function welcomeNetwork(services: Omit<World, "addJob">, from: From): Promise<void> {
  await forgetKey(services.db, `sign-in:${keysOf(services, from).network}`);
  await rememberNetwork(services, from);
}

/**
 * Returns a counter key for tries on an account: each network that the owner has used has its own key, and
 * all others share one. The key is a keyed hash that reveals neither the account nor anyone's location.
 */
export async function triedBy(services: Omit<World, "addJob">, from: From): Promise<string> {
  return await isKnownNetwork(services, from) ? networkKey(services, from) : "elsewhere";
}

/** Returns a keyed hash of the network from which a person tries to use an account. */
export function networkKey(services: Pick<World, "config">, from: From): string {
  return keysOf(services, from).network;
}

/**
 * Returns whether the owner of an address has used this network lately, by its `networkKey` under any secret.
 */
export async function isKnownNetwork(
  { db, config, now }: Omit<World, "addJob">,
  from: From,
): Promise<boolean> {
  for (const key of deriveKeys(config, PURPOSE)) {
    if (await isKeyKept(db, `known:${mac(key, pairOf(from))}`, now())) return true;
  }
  return false;
}

/** Counts every try before checking it, so parallel tries gain nothing, and refunds a correct one. */
async function counted(services: World, key: string, work: () => Promise<boolean>): Promise<boolean> {
  const waitMs = await spendTry(services.db, key, TRIES, services.now());
  if (waitMs !== undefined) {
    fail("too_many_requests", {
      detail: "Too many wrong passwords. Wait a moment and try again.",
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }
  const isRight = await work();
  if (isRight) await giveTryBack(services.db, key, TRIES);
  return isRight;
}

/**
 * Emails the owner once after many wrong passwords in a day. An address without an account takes just as much
 * work.
 */
async function noteWrong({ db, addJob, now }: World, key: string, address: string): Promise<void> {
  const { isLast } = await countAttempt(db, `wrong:${key}`, SUSPICIOUS, now());
  if (isLast) await addJob(db, "warnOfGuesses", { address });
}

const PURPOSE = "sign-in-tries";
const mac = (key: Uint8Array, text: string) => createHmac("sha256", key).update(text).digest("base64url");
const pairOf = ({ email, ip }: From) => `${email} ${networkOf(ip)}`;

/** Returns keyed hashes: the table reveals neither the account nor anyone's location. */
function keysOf({ config }: Pick<World, "config">, from: From) {
  const [key] = deriveKeys(config, PURPOSE);
  return { account: mac(key, from.email), network: mac(key, pairOf(from)) };
}
