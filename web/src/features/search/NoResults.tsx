import { later } from "../../lib/later.tsx";

const load = () => import("./NoResultsLater.tsx");
/** What stands in place of pets where none fit. */
export const NoResults = later(() => load().then((module) => module.NoResults));
/** What was looked for as it was typed, and what else it may mean. */
export const Words = later(() => load().then((module) => module.Words));
/** Returns the slugs of breeds that an older address names by their ids, or by their slugs already; unknown ids are left out. */
export const slugsOf: typeof import("./NoResultsLater.tsx").slugsOf = (...given) =>
  load().then((module) => module.slugsOf(...given));
/** Returns the search before without its place where that is refused now. */
export const withoutRefused: typeof import("./NoResultsLater.tsx").withoutRefused = (...given) =>
  load().then((module) => module.withoutRefused(...given));
