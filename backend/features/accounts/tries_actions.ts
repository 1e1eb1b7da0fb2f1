import { createHmac } from "node:crypto";
import { deriveKey } from "../../platform/config.ts";
import { forgetKey, giveTryBack, isKeyKept, keepKey, spendTry } from "../../platform/db/attempts.ts";
import { networkOf } from "../../platform/networks.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "./actions.ts";
import { KNOWN_DAYS, TRIES } from "./tries_rules.ts";

type World = Pick<Services, "db" | "config" | "now">;

/**
 * Whether this is the password of the account with this address (in its normal form), for somebody who comes from `ip`.
 * Wrong ones are counted for the account wherever they come from, and for an address without an account just so; fails with
 * 429 and a short wait when there were too many. A network from which the right one was given before has a count of its
 * own, so that nobody who guesses elsewhere keeps the owner out.
 */
export async function checkSignInPassword(
  services: World,
  { email, ip }: { email: string; ip: string },
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const { account, known, network } = keysOf(services, email, ip);
  const isKnown = await isKeyKept(services.db, known, services.now());
  const isRight = await counted(services, isKnown ? network : account, () => checkPassword(stored, password));
  if (isRight && !isKnown) await keepKnown(services, known);
  return isRight;
}

/** The same for a signed-in person who proves once more who they are; apart from what is tried at sign-in. */
export function checkOwnPassword(
  services: World,
  userId: string,
  stored: string,
  password: string,
): Promise<boolean> {
  return counted(services, `own-password:${userId}`, () => checkPassword(stored, password));
}

/** Notes that the owner of an address is in this network, as the code of a mail has shown. */
export async function rememberNetwork(services: World, { email, ip }: { email: string; ip: string }) {
  const { known, network } = keysOf(services, email, ip);
  await forgetKey(services.db, network);
  await keepKnown(services, known);
}

/** Every try is counted before it is looked at, so that many at once gain nothing; a right one is given back. */
async function counted(services: World, key: string, work: () => Promise<boolean>): Promise<boolean> {
  const waitMs = await spendTry(services.db, key, TRIES, services.now());
  if (waitMs !== undefined) {
    fail("too_many_requests", {
      detail: "There were too many wrong passwords. Please wait a little and try again.",
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }
  const isRight = await work();
  if (isRight) await giveTryBack(services.db, key, TRIES);
  return isRight;
}

function keepKnown({ db, now }: World, key: string): Promise<void> {
  return keepKey(db, key, new Date(now().getTime() + KNOWN_DAYS * 86_400_000));
}

/** Keyed hashes: the table names neither who was meant nor where anybody is. */
function keysOf({ config }: World, email: string, ip: string) {
  const key = deriveKey(config, "sign-in-tries");
  const mac = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const pair = mac(`${email} ${networkOf(ip)}`);
  return { account: `sign-in:${mac(email)}`, network: `sign-in:${pair}`, known: `known:${pair}` };
}
