import { later } from "../../lib/later.tsx";

const load = () => import("./FiltersLater.tsx");
/** All filters; the server's markup stays until the visitor touches one. */
export const FilterPanel = later(() => load().then((module) => module.FilterPanel));
/** The filters on a phone. */
export const FilterSheet = later(() => load().then((module) => module.FilterSheet));
