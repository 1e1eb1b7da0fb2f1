import type { Cookie } from "../answer.ts";
import type { SessionAnswer } from "../generated/types.ts";
import type { Services } from "../services.ts";
import { openSession } from "./actions.ts";
import { SESSION_SECONDS } from "./rules.ts";
import type { UserRow } from "./store.ts";
import { userOf } from "./view.ts";

/**
 * Signs a proved user in: the access token in the answer, the refresh token in a cookie that scripts cannot read.
 * Answers the body, and the headers and cookies that belong to it.
 */
export async function sessionAnswer(
  services: Services,
  user: UserRow,
  userAgent: string | undefined,
  { withSecondFactor = false } = {},
): Promise<{ session: SessionAnswer; extras: { headers: Record<string, string>; cookies: Cookie[] } }> {
  const opened = await openSession(services, user, userAgent ?? null, { withSecondFactor });
  return {
    session: { user: await userOf(user, services), accessToken: opened.accessToken },
    extras: {
      headers: { "cache-control": "no-store" },
      cookies: [{ name: "refresh", value: opened.refreshToken, maxAgeSeconds: SESSION_SECONDS }],
    },
  };
}
