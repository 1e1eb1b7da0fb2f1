import { countAttempt, forgetAttempt } from "../../platform/db/attempts.ts";
import { networkOf } from "../../platform/networks.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { visitorHash } from "../pets/crypto.ts";
import { CODE_TRIES } from "./rules.ts";

type World = Pick<Services, "db" | "config" | "now">;
/** Who types a code: a person where one is signed in, and a network where the call comes from one. */
export type Guesser = { consumerId?: string; ip?: string };

/**
 * Looks up a typed code. Each try is counted before the lookup and taken back if the code turns out to exist: a short code
 * would be found by guessing, while a shared one that is used up or expired is typed by many. Fails with 429 after too many
 * guesses by the person or their network.
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
    // Nothing was looked at: who is refused for their network has not used up their own tries.
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
