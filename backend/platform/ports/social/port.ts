export type ProviderName = "google" | "facebook";

/** Secrets of a sign-in between its start and its end. Each value is used for one sign-in only. */
export type SignInSecrets = {
  state: string;
  /** PKCE verifier (RFC 7636, S256). */
  codeVerifier: string;
  /** Returned inside a signed id_token, if the provider issues one. */
  nonce: string;
};

/** The provider's answer to our page, together with the secrets. */
export type SignInAnswer = SignInSecrets & {
  code: string;
  /** Issuer that the answer names (RFC 9207), if any. */
  iss?: string | undefined;
};

export type SocialProfile = {
  /** Id of the person at this provider. It never changes, unlike the email address. */
  subject: string;
  /** As the provider spells it; undefined if it was not shared. */
  email: string | undefined;
  /** Whether the provider states that the address belongs to this person. */
  isEmailVerified: boolean;
  /** "" if the provider does not share it. */
  firstName: string;
  lastName: string;
};

/** `refused` is the reason of a mismatch for the log, without personal data. */
export type SignInOutcome = { profile: SocialProfile } | { refused: string };

/** A provider that vouches for people. Both functions throw SocialUnavailable if it cannot be reached. */
export type SocialProvider = {
  /** Returns the address to which the browser is sent. */
  begin: (secrets: SignInSecrets) => Promise<string>;
  /** Returns the person who came back. A code works once, and any deviation is refused. */
  finish: (answer: SignInAnswer) => Promise<SignInOutcome>;
};

/** Offered providers, and the pages of the stand-in if it is in use. */
export type SocialPort = {
  google?: SocialProvider;
  facebook?: SocialProvider;
  /** Pages and calls of the stand-in, below `SOCIAL_PREFIX`. */
  sandbox?: { handle: (request: Request) => Promise<Response> };
};

/** The provider did not answer, or answered that it cannot now. */
export class SocialUnavailable extends Error {
  override name = "SocialUnavailable";
}
