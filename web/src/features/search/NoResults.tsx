import { later } from "../../lib/later.tsx";

const load = () => import("./NoResultsLater.tsx");
/** What stands in place of pets where none fit. */
export const NoResults = later(() => load().then((module) => module.NoResults));
/** What was looked for as it was typed, and what else it may mean. */
export const Words = later(() => load().then((module) => module.Words));
/** Returns the counts with the names of the chosen breeds: of those without any pet, the counts know none. */
export const withNames: typeof import("./NoResultsLater.tsx").withNames = (...given) =>
  load().then((module) => module.withNames(...given));
