export { FilterPanel } from "./FilterPanel.tsx";
export { FilterSheet } from "./FilterSheet.tsx";
