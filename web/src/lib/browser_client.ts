import { createClient, type HearthpawClient, memoryStorage } from "@hearthpaw/client";
import { withVersionCookie } from "./version_cookie.ts";
import { createNotices, type Notices } from "./notices.ts";

/**
 * Returns the client of a visitor's browser and its notices. The client keeps the session in local storage
 * and its version in a cookie, and tells the page about changes of the session.
 */
export function makeBrowserClient(
  deploymentVersion: string,
  notices: Notices = createNotices(),
): { client: HearthpawClient; notices: Notices } {
  const client = createClient({
    storage: withVersionCookie(browserStorage()),
    deploymentVersion,
    onForcedLogout: () => notices.tell({ kind: "forced-logout" }),
    onSignInNeeded: () => notices.tell({ kind: "sign-in-needed" }),
    onDeploymentChanged: () => notices.tell({ kind: "deployment-changed" }),
    // A full load, because nothing of the session may be left in memory.
    redirect: (path) => globalThis.location.assign(path),
  });
  return { client, notices };
}

/** Browsers that forbid storage throw as soon as the property is read. */
function browserStorage(): Storage | ReturnType<typeof memoryStorage> {
  try {
    return globalThis.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
