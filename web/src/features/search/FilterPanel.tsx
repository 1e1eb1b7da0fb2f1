import { later } from "../../lib/later.tsx";

/** All filters, as the server drew them until somebody touches one. */
export const FilterPanel = later(() => import("./FilterPanelLater.tsx").then((module) => module.FilterPanel));
