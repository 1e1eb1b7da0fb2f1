import { embeddedSocial } from "./embedded.ts";
import { facebookSignIn } from "./facebook.ts";
import { googleSignIn } from "./google.ts";
import type { ProviderName, SocialPort } from "./port.ts";

type Credentials = { clientId: string; clientSecret: string };

export type SocialOptions = {
  publicUrl: string;
  google: Credentials | undefined;
  facebook: Credentials | undefined;
  /** Key of the stand-in for providers without credentials. Undefined if stand-ins are not allowed. */
  sandboxKey: Uint8Array | undefined;
};

/** Returns the address to which a provider sends the browser back. */
export const redirectUri = (publicUrl: string, provider: ProviderName): string =>
  `${publicUrl}/user/auth/${provider}/callback`;

/** Opens the providers of this configuration. */
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
