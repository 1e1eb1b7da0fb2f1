import { later } from "../../lib/later.tsx";

const load = () => import("./NoResultsLater.tsx");
/** Shown in place of pets if none match. */
export const NoResults = later(() => load().then((module) => module.NoResults));
/** The words searched as typed, and their other possible meanings. */
export const Words = later(() => load().then((module) => module.Words));
