import * as oidc from "openid-client";
import {
  type ClientOptions,
  PATIENCE_SECONDS,
  prepare,
  reaching,
  refusing,
  throwUnavailable,
} from "./calls.ts";
import { type SocialProvider, SocialUnavailable } from "./port.ts";

const GOOGLE_ISSUER = "https://accounts.google.com";

export type GoogleOptions = ClientOptions & {
  /** Trusted issuer of metadata, keys and tokens. Default: Google's. */
  issuer?: string;
  /** Signature algorithm of its id_tokens. */
  algorithm?: string;
};

/**
 * Signs in with Google by OpenID Connect: code flow with PKCE, state and nonce. The id_token's signature is
 * checked against the issuer's keys although it arrives over TLS, and so are its issuer, audience, time and
 * nonce.
 */
export function googleSignIn(options: GoogleOptions): SocialProvider {
  const { clientId, clientSecret, redirectUri, algorithm = "RS256" } = options;
  const issuer = new URL(options.issuer ?? GOOGLE_ISSUER);
  let found: Promise<oidc.Configuration> | undefined;

  // Discovered at the first sign-in rather than at startup, so the server does not wait for other services. A
  // failure is not cached.
  const configuration = () =>
    found ??= discover().catch((error) => {
      found = undefined;
      throwUnavailable(error);
      throw new SocialUnavailable("the provider's metadata cannot be used", { cause: error });
    });

  async function discover(): Promise<oidc.Configuration> {
    const config = await oidc.discovery(
      issuer,
      clientId,
      { id_token_signed_response_alg: algorithm },
      oidc.ClientSecretPost(clientSecret),
      {
        timeout: PATIENCE_SECONDS,
        [oidc.customFetch]: reaching(options.send) as oidc.CustomFetch,
        // Only the development stand-in is reached without TLS.
        execute: issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : [],
      },
    );
    oidc.enableNonRepudiationChecks(config);
    return prepare(config, options);
  }

  return {
    async begin({ state, codeVerifier, nonce }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      }).href;
    },

    async finish({ code, iss, state, codeVerifier, nonce }) {
      const config = await configuration();
      return await refusing(async () => {
        const came = new URL(redirectUri);
        for (const [name, value] of Object.entries({ code, state, iss })) {
          if (value !== undefined) came.searchParams.set(name, value);
        }
        const tokens = await oidc.authorizationCodeGrant(config, came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return { refused: "no id_token" };
        const text = (name: string) => typeof claims[name] === "string" ? claims[name] : "";
        return {
          profile: {
            subject: claims.sub,
            email: text("email") || undefined,
            isEmailVerified: claims.email_verified === true,
            firstName: text("given_name") || text("name"),
            lastName: text("family_name"),
          },
        };
      });
    },
  };
}
