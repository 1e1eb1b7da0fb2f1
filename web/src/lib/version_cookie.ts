import type { KeyValueStorage } from "@hearthpaw/client";

const NAME = "deploymentVersion";
/** One year in seconds. */
const SECONDS = 31_536_000;

/**
 * Returns the same storage, but keeps the deployment's version in a cookie that the page reads. If the
 * browser keeps no cookies, the version stays in the storage.
 */
export function withVersionCookie(
  storage: KeyValueStorage,
  page: { cookie: string; isSecure: boolean } = {
    get cookie() {
      return document.cookie;
    },
    set cookie(text) {
      document.cookie = text;
    },
    isSecure: location.protocol === "https:",
  },
): KeyValueStorage {
  const keep = (value: string, seconds: number) => {
    page.cookie = `${NAME}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${
      page.isSecure ? "; Secure" : ""
    }`;
  };
  const kept = () => {
    const text = page.cookie.split("; ").find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
    try {
      return text && decodeURIComponent(text);
    } catch {
      // Another program wrote the value.
      return undefined;
    }
  };
  return {
    getItem: (key) => (key === NAME ? kept() : undefined) ?? storage.getItem(key),
    setItem(key, value) {
      if (key !== NAME) return storage.setItem(key, value);
      keep(value, SECONDS);
      if (kept() === value) storage.removeItem(key);
      else storage.setItem(key, value);
    },
    removeItem(key) {
      if (key === NAME) keep("", 0);
      storage.removeItem(key);
    },
  };
}
