import type { ApiError } from "@hearthpaw/client";
import { textParams } from "../../lib/search_params.ts";
import { waitText } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";

export type SocialProvider = "google" | "facebook";

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: texts.google,
  facebook: texts.facebook,
};

/**
 * Returns the error and its remedy. If the provider or our server fails, the other ways to sign in still
 * work.
 */
export function socialWords(error: ApiError, provider: SocialProvider): { title: string; text: string } {
  if (error.status >= 500) {
    return {
      title: texts.providerUnavailable(providerNames[provider]),
      text: texts.providerUnavailableHint,
    };
  }
  if (error.code === "network") {
    return { title: texts.weCantReachTheServer, text: texts.checkYourConnection };
  }
  if (error.status === 429) {
    const wait = waitText(error.retryAfterSeconds ?? 60);
    return { title: texts.tooManyAttempts, text: texts.waitThenTryAgain(wait) };
  }
  return { title: error.message, text: "" };
}

/** Paths of this site that the contract allows. */
const RETURN_PATH = /^\/([A-Za-z0-9._~!$&'()*+,;=:@%?-][A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?$/;

/** Returns a path to come back to: the plain path if its search cannot be included, else the start page. */
export function returnable(href: string): string {
  const plain = href.split("?")[0]!;
  return [href, plain].find((path) => path.length <= 500 && RETURN_PATH.test(path)) ?? "/";
}

export type CameBack =
  | { kind: "answer"; code: string; state: string; iss?: string }
  | { kind: "denied" }
  | { kind: "failed" };

/** Returns the parameters of an address that a provider adds to it. */
export const cameWith = textParams("code", "state", "iss", "error", "error_reason");

/** Returns the provider's answer from the parameters of the address. */
export function cameBack(search: Readonly<Record<string, unknown>>): CameBack {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const [code, state, iss, error] = [text("code"), text("state"), text("iss"), text("error")];
  // Facebook reports it twice, the second time with its own code.
  if (error === "access_denied" || text("error_reason") === "user_denied") return { kind: "denied" };
  if (error || !code || !state) return { kind: "failed" };
  return { kind: "answer", code, state, ...(iss ? { iss } : {}) };
}
