/**
 * Wrong passwords of one account: so many are let through, then one more in so many seconds. The wait is short, since
 * whoever makes wrong tries would else decide when the owner may come in.
 */
export const TRIES = { burst: 20, everySeconds: 15 };

/** For so many days a network that somebody has signed in from counts its tries apart from everybody else's. */
export const KNOWN_DAYS = 90;

/** So many wrong passwords of one account in a day are worth a mail to its owner, once in that day. */
export const SUSPICIOUS = { points: 10, seconds: 86_400 };
