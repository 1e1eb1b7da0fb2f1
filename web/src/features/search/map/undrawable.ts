/** The browser can't draw the map, so another try would fail, too. */
export class Undrawable extends Error {}
