export { loadBreeder as load } from "../features/breeders/breeder_queries.ts";
export { BreederScreen as Screen } from "../features/breeders/BreederScreen.tsx";
