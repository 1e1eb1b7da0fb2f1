import { createClient, type HearthpawClient, memoryStorage } from "@hearthpaw/client";
import { withVersionCookie } from "./version_cookie.ts";
import { createNotices, type Notices } from "./notices.ts";

/** The client of a visitor's browser: it keeps the session in local storage, its version in a cookie, and tells the page what happens to it. */
export function makeBrowserClient(
  deploymentVersion: string,
  notices: Notices = createNotices(),
): { client: HearthpawClient; notices: Notices } {
  const client = createClient({
    storage: withVersionCookie(browserStorage()),
    deploymentVersion,
    onForcedLogout: () => notices.tell({ kind: "forced-logout" }),
    onSignInNeeded: () => notices.tell({ kind: "sign-in-needed" }),
    onDeploymentChanged: (version) => notices.tell({ kind: "deployment-changed", version }),
    // A full load, so that nothing of the session is left in memory.
    redirect: (path) => globalThis.location.assign(path),
  });
  return { client, notices };
}

/** A browser that forbids storage throws at the very mention of it. */
function browserStorage(): Storage | ReturnType<typeof memoryStorage> {
  try {
    return globalThis.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
