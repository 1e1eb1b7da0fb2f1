/** Pets of a person at most. */
export const MOST_PROFILES = 100;
