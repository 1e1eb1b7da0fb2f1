import { later } from "../../lib/later.tsx";

const load = () => import("./FiltersLater.tsx");
/** All filters, as the server drew them until somebody touches one. */
export const FilterPanel = later(() => load().then((module) => module.FilterPanel));
/** The filters of a phone. */
export const FilterSheet = later(() => load().then((module) => module.FilterSheet));
