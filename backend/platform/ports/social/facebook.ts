import { createHmac } from "node:crypto";
import * as oidc from "openid-client";
import { readJsonAtMost } from "../../read_at_most.ts";
import { type ClientOptions, prepare, refusing } from "./calls.ts";
import type { SocialProvider } from "./port.ts";

const VERSION = "v24.0";

export type FacebookOptions = ClientOptions & {
  /** Addresses of the consent page and the API. Default: Facebook's. */
  dialogUrl?: string;
  graphUrl?: string;
};

/**
 * Signs in with Facebook by OAuth 2: code flow with state and PKCE, then the person from the Graph API. There
 * is no id_token and therefore no nonce. Facebook does not say whether an email address is verified, so it
 * never counts as verified.
 */
export function facebookSignIn(options: FacebookOptions): SocialProvider {
  const { clientId, clientSecret, redirectUri } = options;
  const dialogUrl = options.dialogUrl ?? `https://www.facebook.com/${VERSION}/dialog/oauth`;
  const graphUrl = options.graphUrl ?? `https://graph.facebook.com/${VERSION}`;
  const config = prepare(
    new oidc.Configuration(
      {
        issuer: new URL(dialogUrl).origin,
        authorization_endpoint: dialogUrl,
        token_endpoint: `${graphUrl}/oauth/access_token`,
      },
      clientId,
      undefined,
      oidc.ClientSecretPost(clientSecret),
    ),
    options,
  );
  if (graphUrl.startsWith("http:")) oidc.allowInsecureRequests(config);

  return {
    async begin({ state, codeVerifier }) {
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "public_profile,email",
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      }).href;
    },

    finish({ code, state, codeVerifier }) {
      return refusing(async () => {
        const came = new URL(redirectUri);
        came.searchParams.set("code", code);
        came.searchParams.set("state", state);
        const { access_token: token } = await oidc.authorizationCodeGrant(config, came, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        });
        const me = new URL(`${graphUrl}/me`);
        me.searchParams.set("fields", "id,first_name,last_name,email");
        // Proves that the caller knows the secret, so a token stolen elsewhere is useless here.
        me.searchParams.set(
          "appsecret_proof",
          createHmac("sha256", clientSecret).update(token).digest("hex"),
        );
        const answer = await oidc.fetchProtectedResource(config, token, me, "GET");
        const person: unknown = answer.ok ? await readJsonAtMost(answer.body, 100_000) : undefined;
        if (typeof person !== "object" || person === null) return { refused: "no profile" };
        const text = (name: string) => {
          const value = (person as Record<string, unknown>)[name];
          return typeof value === "string" ? value : "";
        };
        if (!/^\d{1,40}$/.test(text("id"))) return { refused: "no id" };
        return {
          profile: {
            subject: text("id"),
            email: text("email") || undefined,
            isEmailVerified: false,
            firstName: text("first_name"),
            lastName: text("last_name"),
          },
        };
      });
    },
  };
}
