import { reply } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { rememberNetwork } from "../accounts/tries_actions.ts";
import { sessionAnswer } from "./session_view.ts";
import { beginSocial, finishSocial, newBrowserKey } from "./social_actions.ts";
import { returnPath, SIGN_IN_MS } from "./social_rules.ts";
import { findWays } from "./social_store.ts";

/** Cookie that binds a sign-in to the browser that started it. */
const COOKIE = "social";

export const social: Handlers<"getSocialSignInUrl" | "finishSocialSignIn" | "listSignInWays"> = {
  async getSocialSignInUrl({ params, query, request }, services) {
    const way = wayOf(services, params.provider);
    const returnTo = returnPath(query.returnTo ?? "/") ??
      failFields({ pointer: "query/returnTo", code: "format", detail: "Send a path on this site." });
    // Two tabs of one browser may each have a sign-in in progress.
    const kept = request.cookie(COOKIE);
    const browser = kept && /^[\w-]{43}$/.test(kept) ? kept : newBrowserKey();
    const url = await beginSocial(services, way, { browser, returnTo });
    return reply({ url }, {
      headers: { "cache-control": "no-store" },
      cookies: [{ name: COOKIE, value: browser, maxAgeSeconds: SIGN_IN_MS / 1000 }],
    });
  },

  async finishSocialSignIn({ params, body, request }, services) {
    const way = wayOf(services, params.provider);
    const { user, returnTo, isNewAccount, ...how } = await finishSocial(
      services,
      way,
      request.cookie(COOKIE),
      body,
      request.ip,
    );
    const { session, extras } = await sessionAnswer(services, user, request, how) ??
      fail("social_refused");
    await rememberNetwork(services, { email: user.email, ip: request.ip });
    // The cookie stays for its ten minutes: another tab may still be signing in, and a state works only once.
    return reply({ ...session, returnTo, isNewAccount }, extras);
  },

  async listSignInWays({ user }, { db }) {
    const { hasPassword, connections } = await findWays(db, user.id);
    return {
      hasPassword,
      connections: connections.map(({ provider, created_at, last_used_at }) => ({
        provider,
        connectedAt: created_at.toISOString(),
        lastUsedAt: last_used_at.toISOString(),
      })),
    };
  },
};

function wayOf({ social: port }: Services, name: "google" | "facebook") {
  return { name, provider: port[name] ?? fail("provider_not_configured") };
}
