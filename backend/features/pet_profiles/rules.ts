/** Maximum number of pets per person. */
export const MOST_PROFILES = 100;
