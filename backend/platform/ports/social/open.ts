import { embeddedSocial } from "./embedded.ts";
import { facebookSignIn } from "./facebook.ts";
import { googleSignIn } from "./google.ts";
import type { ProviderName, SocialPort } from "./port.ts";

type Credentials = { clientId: string; clientSecret: string };

export type SocialOptions = {
  publicUrl: string;
  google: Credentials | undefined;
  facebook: Credentials | undefined;
  /** The key of the stand-in that takes the place of a provider without credentials; undefined where none may. */
  sandboxKey: Uint8Array | undefined;
};

/** Where a provider sends the browser back to. */
export const redirectUri = (publicUrl: string, provider: ProviderName): string =>
  `${publicUrl}/user/auth/${provider}/callback`;

/** The providers of this configuration. */
export function openSocial({ publicUrl, google, facebook, sandboxKey }: SocialOptions): SocialPort {
  const redirectUris = {
    google: redirectUri(publicUrl, "google"),
    facebook: redirectUri(publicUrl, "facebook"),
  };
  const sandbox = sandboxKey && (!google || !facebook)
    ? embeddedSocial({ publicUrl, key: sandboxKey, redirectUris })
    : undefined;
  const ofGoogle = google ? { ...google, redirectUri: redirectUris.google } : sandbox?.google;
  const ofFacebook = facebook ? { ...facebook, redirectUri: redirectUris.facebook } : sandbox?.facebook;
  return {
    ...(ofGoogle ? { google: googleSignIn(ofGoogle) } : {}),
    ...(ofFacebook ? { facebook: facebookSignIn(ofFacebook) } : {}),
    ...(sandbox ? { sandbox } : {}),
  };
}
