/**
 * Limit on wrong passwords per account: a burst, then one more per interval. The wait is short because
 * otherwise anyone could lock the owner out with wrong tries.
 */
export const TRIES = { burst: 20, everySeconds: 15 };

/** Days for which a network that the owner has signed in from counts its tries separately. */
export const KNOWN_DAYS = 90;

/** Number of wrong passwords for one account in a day that triggers an email to its owner, once that day. */
export const SUSPICIOUS = { points: 10, seconds: 86_400 };
