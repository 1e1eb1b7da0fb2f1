import { countAttempt, forgetAttempt } from "../../platform/db/attempts.ts";
import { networkOf } from "../../platform/networks.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { visitorHash } from "../pets/crypto.ts";
import { CODE_TRIES } from "./rules.ts";

type World = Pick<Services, "db" | "config" | "now">;
/** Origin of a typed code: the signed-in person, if any, and the network, if known. */
export type Guesser = { consumerId?: string; ip?: string };

/**
 * Looks up a typed code. Each try is counted before the lookup, and refunded if the code exists: guessing
 * would find a short code, while many people type a shared code that is used up or expired. Fails with 429
 * after too many guesses by the person or their network.
 */
export async function tryCode<Outcome>(
  { db, config, now }: World,
  { consumerId, ip }: Guesser,
  look: () => Promise<Outcome>,
  isKnown: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const network = ip && visitorHash({ config }, networkOf(ip), "promo codes").toHex();
  const counters = [
    ...(consumerId ? [{ key: `promo-codes:${consumerId}`, points: CODE_TRIES.person }] : []),
    ...(network ? [{ key: `promo-codes:${network}`, points: CODE_TRIES.network }] : []),
  ];
  for (const [at, { key, points }] of counters.entries()) {
    const { waitMs } = await countAttempt(db, key, { points, seconds: CODE_TRIES.seconds }, now());
    if (waitMs === undefined) continue;
    // No lookup happened, so a refusal for the network must not use up the person's own tries.
    for (const { key: counted } of counters.slice(0, at)) await forgetAttempt(db, counted);
    fail("too_many_requests", {
      detail: "You've tried several codes that don't work. Wait a while before you try another one.",
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
  const outcome = await look();
  if (isKnown(outcome)) { for (const { key } of counters) await forgetAttempt(db, key); }
  return outcome;
}
