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
/** An account by its address (in its normal form), and where somebody comes from who means it. */
type From = { email: string; ip: string };

/**
 * Whether this is the password of the account with this address, for somebody who comes from `ip`.
 * Wrong ones are counted for the account wherever they come from, and for an address without an account just so; fails with
 * 429 and a short wait when there were too many. A network that the owner has used before has a count of its own, so that
 * nobody who guesses elsewhere keeps the owner out.
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

/** The same for a signed-in person who proves once more who they are; apart from what is tried at sign-in. */
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

/** Notes that the owner of an address is in this network: called once everything that proves it has been shown. */
export async function rememberNetwork(services: Omit<World, "addJob">, from: From): Promise<void> {
  const until = new Date(services.now().getTime() + KNOWN_DAYS * 86_400_000);
  await keepKey(services.db, `known:${keysOf(services, from).network}`, until);
}

/** The same for who proved it by the code of a mail: what was tried from here before is forgotten. */
export async function welcomeNetwork(services: Omit<World, "addJob">, from: From): Promise<void> {
  await forgetKey(services.db, `sign-in:${keysOf(services, from).network}`);
  await rememberNetwork(services, from);
}

/**
 * Names who tries something for an account, for counters: a network that the owner has used has a name of its own, all
 * others have one together. A keyed hash, which names neither the account nor where anybody is.
 */
export async function triedBy(services: Omit<World, "addJob">, from: From): Promise<string> {
  return await isKnownNetwork(services, from) ? networkKey(services, from) : "elsewhere";
}

/** The network of somebody who means an account, as a keyed hash. */
export function networkKey(services: Pick<World, "config">, from: From): string {
  return keysOf(services, from).network;
}

/** Whether the owner of an address has been in this network lately, as `networkKey` names it by any secret. */
export async function isKnownNetwork(
  { db, config, now }: Omit<World, "addJob">,
  from: From,
): Promise<boolean> {
  for (const key of deriveKeys(config, PURPOSE)) {
    if (await isKeyKept(db, `known:${mac(key, pairOf(from))}`, now())) return true;
  }
  return false;
}

/** Every try is counted before it is looked at, so that many at once gain nothing; a right one is given back. */
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

/** After many wrong ones in a day the owner is told, once. An address without an account costs just as much. */
async function noteWrong({ db, addJob, now }: World, key: string, address: string): Promise<void> {
  const { isLast } = await countAttempt(db, `wrong:${key}`, SUSPICIOUS, now());
  if (isLast) await addJob(db, "warnOfGuesses", { address });
}

const PURPOSE = "sign-in-tries";
const mac = (key: Uint8Array, text: string) => createHmac("sha256", key).update(text).digest("base64url");
const pairOf = ({ email, ip }: From) => `${email} ${networkOf(ip)}`;

/** Keyed hashes: the table names neither who was meant nor where anybody is. */
function keysOf({ config }: Pick<World, "config">, from: From) {
  const [key] = deriveKeys(config, PURPOSE);
  return { account: mac(key, from.email), network: mac(key, pairOf(from)) };
}
