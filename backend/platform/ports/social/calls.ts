import * as oidc from "openid-client";
import { type SignInOutcome, SocialUnavailable } from "./port.ts";

export type Send = (address: string, init: RequestInit) => Promise<Response>;

export type ClientOptions = {
  clientId: string;
  clientSecret: string;
  /** Address to which the provider sends the browser back. From the configuration, never from a request. */
  redirectUri: string;
  /** Sender of calls to the provider. Default: over the network. */
  send?: Send;
};

/** Time limit of one call to a provider, in seconds. */
export const PATIENCE_SECONDS = 5;

/**
 * Returns a sender of calls. A provider that is away, slow or overloaded causes SocialUnavailable; anything
 * else is an answer.
 */
export function reaching(send: Send = (address, init) => fetch(address, init)) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    let answer: Response;
    try {
      answer = await send(address, init);
    } catch (error) {
      throw new SocialUnavailable("the provider cannot be reached", { cause: error });
    }
    if (answer.status < 500 && answer.status !== 429) return answer;
    await answer.body?.cancel();
    throw new SocialUnavailable(`the provider answered ${answer.status}`);
  };
}

/** Sets our sender and time limit on a configuration. */
export function prepare(
  config: oidc.Configuration,
  { send }: Pick<ClientOptions, "send">,
): oidc.Configuration {
  config.timeout = PATIENCE_SECONDS;
  config[oidc.customFetch] = reaching(send) as oidc.CustomFetch;
  return config;
}

/**
 * Runs the end of a sign-in. Rethrows unavailability, and turns any other mismatch into a refusal with its
 * reason.
 */
export async function refusing(work: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
  try {
    return await work();
  } catch (error) {
    throwUnavailable(error);
    return { refused: reasonOf(error) };
  }
}

/** Rethrows the error of an unreachable provider, however deeply it is wrapped. */
export function throwUnavailable(error: unknown): void {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof SocialUnavailable) throw at;
    if ((at as { code?: unknown }).code === "OAUTH_TIMEOUT") {
      throw new SocialUnavailable("the provider did not answer in time", { cause: error });
    }
  }
}

/** Returns the code of the mismatch, the library's or the provider's. Never a value. */
function reasonOf(error: unknown): string {
  const { code, error: word } = error as { code?: unknown; error?: unknown };
  const reason = typeof word === "string" ? word : typeof code === "string" ? code : "unreadable";
  return reason.slice(0, 60);
}
