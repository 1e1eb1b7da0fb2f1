import { later } from "../../lib/later.tsx";

const load = () => import("./NoResultsLater.tsx");
/** What stands in place of pets where none fit. */
export const NoResults = later(() => load().then((module) => module.NoResults));
/** What was looked for as it was typed, and what else it may mean. */
export const Words = later(() => load().then((module) => module.Words));
