import { ApiError } from "@hearthpaw/client";

const PAUSES_MS = [1_000, 3_000, 8_000];

/**
 * Repeats a call that may be repeated, while the connection is lost or the server asks to wait. `onRepeat`
 * is called before each pause.
 */
export async function patiently<T>(call: () => Promise<T>, onRepeat?: () => void): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !(error.status === 0 || error.isRetryable)) throw error;
      onRepeat?.();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return await call();
}
