import { afterEach, describe, expect, it } from "vitest";
import { memoryStorage } from "@hearthpaw/client";
import { makeBrowserClient } from "./browser_client.ts";
import { withVersionCookie } from "./version_cookie.ts";

const forget = () => withVersionCookie(localStorage).removeItem("deploymentVersion");
afterEach(forget);

describe("the version of the deployment", () => {
  it("is in a cookie for a year, and a change of it forgets the checkout", () => {
    const first = makeBrowserClient("2025.10.10.1833").client.session;
    first.setSessionId("checkout-1");
    expect(document.cookie).toContain("deploymentVersion=2025.10.10.1833");
    expect(localStorage.getItem("deploymentVersion")).toBeNull();
    expect(makeBrowserClient("2025.10.10.1833").client.session.sessionId()).toBe("checkout-1");
    expect(makeBrowserClient("2025.11.1.900").client.session.sessionId()).toBeUndefined();
    expect(document.cookie).toContain("deploymentVersion=2025.11.1.900");
  });

  it("moves out of the storage, where an earlier version kept it, without a loss", () => {
    localStorage.setItem("deploymentVersion", "1");
    const { session } = makeBrowserClient("1").client;
    session.setSessionId("checkout-1");
    expect(makeBrowserClient("2").client.session.sessionId()).toBeUndefined();
    expect(localStorage.getItem("deploymentVersion")).toBeNull();
  });

  it("says how long it stays, to whom it goes, and where alone it is sent", () => {
    const page = { cookie: "", isSecure: true };
    withVersionCookie(memoryStorage(), page).setItem("deploymentVersion", "1; a=b");
    expect(page.cookie).toBe(
      "deploymentVersion=1%3B%20a%3Db; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
  });

  it("stays in the storage of a browser that keeps no cookie, or one that nobody can read", () => {
    const storage = memoryStorage();
    const unreadable = "theme=dark; deploymentVersion=%E0%A4%A";
    const page = Object.defineProperty({ cookie: "", isSecure: false }, "cookie", {
      get: () => unreadable,
      set: () => {},
    });
    const kept = withVersionCookie(storage, page);
    kept.setItem("deploymentVersion", "1");
    expect([kept.getItem("deploymentVersion"), storage.getItem("deploymentVersion")]).toEqual(["1", "1"]);
  });
});
