/** A mistake that a tired engineer could make, and the tests that have to notice it. */
export type PlantedBug = {
  /** The failure in a few words. */
  name: string;
  /** Path below the root of the project. */
  file: string;
  /** The exact text, which occurs once in the file, and its replacement. */
  before: string;
  after: string;
  /** Test files of one suite. */
  tests: readonly string[];
  /** Part of the name of the one test that has to notice it. Without it, any test of the files may. */
  proof?: string;
};

/** A mistake that one deterministic test of a few seconds has to notice. */
export type ProvedBug = PlantedBug & { tests: readonly [string]; proof: string };

/** Returns bugs of one file, each `[name, before, after]`, with the tests that cover it. */
export function bugsIn(
  file: string,
  tests: readonly string[],
  slips: readonly (readonly [name: string, before: string, after: string, tests?: readonly string[]])[],
): PlantedBug[] {
  return slips.map(([name, before, after, own]) => ({ name, file, before, after, tests: own ?? tests }));
}
