import { addressOf, type App, type ConnectionInfo } from "./http/shell.ts";
import { FILES_PREFIX } from "./ports/files/embedded.ts";
import { SANDBOX_PREFIX } from "./ports/payments/stripe.ts";
import { SOCIAL_PREFIX } from "./ports/social/embedded.ts";

/** What answers before the app: protocols of their own, which are no calls of the contract. */
export type Doors = {
  /** The realtime endpoint; undefined for a request that is not its own. */
  realtime?: (request: Request, ip: string) => Promise<Response> | undefined;
  /** The mails that were written, where no mail server is configured; in development only. */
  mailbox?: { handle: (request: Request) => Promise<Response> };
  /** The same for text messages. */
  textbox?: { handle: (request: Request) => Promise<Response> };
  /** Signed addresses of files, where no outside storage is configured. */
  files?: { handle: (request: Request) => Promise<Response> };
  /** The stand-in for providers of sign-in; in development only. */
  social?: { handle: (request: Request) => Promise<Response> };
  /** The example accounts' second factor; in development only. */
  authenticator?: { handle: (request: Request) => Promise<Response> };
  /** The way of browsers to the payments sandbox; none beside the real provider. */
  sandbox?: { forward: (request: Request) => Promise<Response> };
};

export type Front = (request: Request, info?: ConnectionInfo) => Promise<Response>;

/** One fetch function over the app and the doors beside it. */
export function createFront(
  app: App,
  { realtime, mailbox, textbox, files, social, authenticator, sandbox }: Doors,
  /** How many proxies of ours stand before the server. */
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

/** A malformed request target has no path: the app says so. */
function pathOf(request: Request): string | undefined {
  try {
    return new URL(request.url).pathname;
  } catch {
    return undefined;
  }
}
