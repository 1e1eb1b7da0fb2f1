import { catPrograms } from "./programs_cats.ts";
import { dogPrograms } from "./programs_dogs.ts";
import { moreDogPrograms } from "./programs_dogs_more.ts";
import { shelters } from "./shelters.ts";
import type { Program } from "./program.ts";

export type Seller = Program & { kind: "breeder" | "shelter" };

/** All sellers: 40 breeders, then 8 shelters. The first of each belongs to a demo account. */
export const sellers: readonly Seller[] = [
  ...[...dogPrograms, ...moreDogPrograms, ...catPrograms].map((program) => ({
    ...program,
    kind: "breeder" as const,
  })),
  ...shelters.map((program) => ({ ...program, kind: "shelter" as const })),
];
