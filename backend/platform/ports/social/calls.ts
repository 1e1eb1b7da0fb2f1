import * as oidc from "openid-client";
import { type SignInOutcome, SocialUnavailable } from "./port.ts";

export type Send = (address: string, init: RequestInit) => Promise<Response>;

export type ClientOptions = {
  clientId: string;
  clientSecret: string;
  /** Where the provider sends the browser back to: from the configuration, never from a request. */
  redirectUri: string;
  /** How calls to the provider leave; over the network unless told. */
  send?: Send;
};

/** How long one call to a provider may take, in seconds. */
export const PATIENCE_SECONDS = 5;

/** Sends a call; a provider that is away, slow or overloaded is SocialUnavailable, everything else an answer. */
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

/** Gives a configuration our way of calling. */
export function prepare(
  config: oidc.Configuration,
  { send }: Pick<ClientOptions, "send">,
): oidc.Configuration {
  config.timeout = PATIENCE_SECONDS;
  config[oidc.customFetch] = reaching(send) as oidc.CustomFetch;
  return config;
}

/** Runs the end of a sign-in: what cannot be reached is thrown, what does not fit is a refusal with its reason. */
export async function refusing(work: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
  try {
    return await work();
  } catch (error) {
    throwUnavailable(error);
    return { refused: reasonOf(error) };
  }
}

/** Throws what was thrown when the provider could not be reached, however deep it is wrapped. */
export function throwUnavailable(error: unknown): void {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof SocialUnavailable) throw at;
    if ((at as { code?: unknown }).code === "OAUTH_TIMEOUT") {
      throw new SocialUnavailable("the provider did not answer in time", { cause: error });
    }
  }
}

/** The library's word for what did not fit: a code of its own or the provider's, never a value. */
function reasonOf(error: unknown): string {
  const { code, error: word } = error as { code?: unknown; error?: unknown };
  const reason = typeof word === "string" ? word : typeof code === "string" ? code : "unreadable";
  return reason.slice(0, 60);
}
