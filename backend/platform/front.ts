import { addressOf, type App, type ConnectionInfo } from "./http/shell.ts";
import { FILES_PREFIX } from "./ports/files/embedded.ts";
import { SANDBOX_PREFIX } from "./ports/payments/stripe.ts";
import { SOCIAL_PREFIX } from "./ports/social/embedded.ts";

/** Handlers that answer before the app, for protocols outside the contract. */
export type Doors = {
  /** Realtime endpoint; undefined for other requests. */
  realtime?: (request: Request, ip: string) => Promise<Response> | undefined;
  /** Mailbox with the sent emails, if no mail server is configured. In development only. */
  mailbox?: { handle: (request: Request) => Promise<Response> };
  /** The same for text messages. */
  textbox?: { handle: (request: Request) => Promise<Response> };
  /** Signed file addresses, if no outside storage is configured. */
  files?: { handle: (request: Request) => Promise<Response> };
  /** Stand-in for sign-in providers. In development only. */
  social?: { handle: (request: Request) => Promise<Response> };
  /** Verification codes of the example accounts. In development only. */
  authenticator?: { handle: (request: Request) => Promise<Response> };
  /** Browsers' path to the payments sandbox. Undefined with the real provider. */
  sandbox?: { forward: (request: Request) => Promise<Response> };
};

export type Front = (request: Request, info?: ConnectionInfo) => Promise<Response>;

/** Combines the app and its doors in one fetch function. */
export function createFront(
  app: App,
  { realtime, mailbox, textbox, files, social, authenticator, sandbox }: Doors,
  /** Number of our own proxies before the server. */
  proxies = 0,
): Front {
  return async (request, info) => {
    const path = pathOf(request);
    if (sandbox && path?.startsWith(`${SANDBOX_PREFIX}/`)) return await sandbox.forward(request);
    if (mailbox && path && /^\/_mails(\.json$|\/|$)/.test(path)) return await mailbox.handle(request);
    if (textbox && path && /^\/_texts(\.json)?$/.test(path)) return await textbox.handle(request);
    if (files && path?.startsWith(`${FILES_PREFIX}/`)) return await files.handle(request);
    if (social && path?.startsWith(`${SOCIAL_PREFIX}/`)) return await social.handle(request);
    if (authenticator && path && /^\/_authenticator(\.json)?$/.test(path)) {
      return await authenticator.handle(request);
    }
    if (realtime && path && /^\/apps?\//.test(path)) {
      const answer = realtime(request, addressOf(request, info, proxies));
      if (answer) return await answer;
    }
    return await app.fetch(request, info);
  };
}

/** A malformed request target has no path. The app reports it. */
function pathOf(request: Request): string | undefined {
  try {
    return new URL(request.url).pathname;
  } catch {
    return undefined;
  }
}
