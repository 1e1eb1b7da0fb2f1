export type ProviderName = "google" | "facebook";

/** What a sign-in remembers between its beginning and its end. Each value is used for one sign-in only. */
export type SignInSecrets = {
  state: string;
  /** Of PKCE (RFC 7636, S256). */
  codeVerifier: string;
  /** Comes back inside a signed id_token, where the provider makes one. */
  nonce: string;
};

/** What the provider's answer brought to our page, with what was remembered. */
export type SignInAnswer = SignInSecrets & {
  code: string;
  /** The issuer that the answer names (RFC 9207), where it names one. */
  iss?: string | undefined;
};

export type SocialProfile = {
  /** The person at this provider: never changes, unlike the address. */
  subject: string;
  /** As the provider writes it; undefined when it was not shared. */
  email: string | undefined;
  /** Whether the provider says that the address is this person's own. */
  isEmailVerified: boolean;
  /** "" where the provider does not tell. */
  firstName: string;
  lastName: string;
};

/** `refused` says what did not fit, for the log; it holds nothing of the person. */
export type SignInOutcome = { profile: SocialProfile } | { refused: string };

/** Somebody else who vouches for people. Both functions throw SocialUnavailable when the provider cannot be reached. */
export type SocialProvider = {
  /** The address to which the browser is sent. */
  begin: (secrets: SignInSecrets) => Promise<string>;
  /** Who came back. A code works once; what is not exactly as it should be is refused. */
  finish: (answer: SignInAnswer) => Promise<SignInOutcome>;
};

/** The providers that are offered; where the stand-in serves, also its pages. */
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
