import type { Cookie } from "../../platform/answer.ts";
import type { SessionAnswer } from "../../generated/types.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { openSession } from "../accounts/actions.ts";
import { SESSION_SECONDS, STAFF_SESSION_SECONDS } from "../accounts/rules.ts";
import { type Proof, stillHolds, type UserRow } from "../accounts/store.ts";
import { userOf } from "../accounts/view.ts";

export type SignedInAnswer = {
  session: SessionAnswer;
  extras: { headers: Record<string, string>; cookies: Cookie[] };
};

/**
 * Signs a proved user in: the access token in the answer, the refresh token in a cookie that scripts cannot read.
 * Returns the body, and the headers and cookies that belong to it; undefined when `proof` has been taken away since.
 */
export async function sessionAnswer(
  services: Services,
  user: UserRow,
  userAgent: string | undefined,
  { withSecondFactor = false, proof }: { withSecondFactor?: boolean; proof?: Proof } = {},
): Promise<SignedInAnswer | undefined> {
  const opened = await withTx(services.db, async (trx) => {
    if (proof && !await stillHolds(trx, user.id, proof)) return undefined;
    return await openSession({ ...services, db: trx }, user, userAgent ?? null, { withSecondFactor });
  });
  if (!opened) return undefined;
  return {
    session: { user: await userOf(user, services), accessToken: opened.accessToken },
    extras: {
      headers: { "cache-control": "no-store" },
      cookies: [{
        name: "refresh",
        value: opened.refreshToken,
        maxAgeSeconds: user.role === "Admin" ? STAFF_SESSION_SECONDS : SESSION_SECONDS,
      }],
    },
  };
}
