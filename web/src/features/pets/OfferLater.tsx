export { Costs } from "./Costs.tsx";
export { SharePet } from "./SharePet.tsx";
