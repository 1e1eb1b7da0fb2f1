/** A slip that a tired engineer could make, and the tests that have to notice it. */
export type PlantedBug = {
  /** What goes wrong, in a few words. */
  name: string;
  /** Below the root of the project. */
  file: string;
  /** The exact text, once in the file, and what stands there instead. */
  before: string;
  after: string;
  /** Test files of one suite. */
  tests: readonly string[];
  /** A part of the name of the one test that has to notice it; all tests of the files may where there is none. */
  proof?: string;
};

/** A slip that one test, of a few seconds and always the same, has to notice. */
export type ProvedBug = PlantedBug & { tests: readonly [string]; proof: string };

/** Makes bugs of one file, each `[name, before, after]`, and the tests that read it. */
export function bugsIn(
  file: string,
  tests: readonly string[],
  slips: readonly (readonly [name: string, before: string, after: string, tests?: readonly string[]])[],
): PlantedBug[] {
  return slips.map(([name, before, after, own]) => ({ name, file, before, after, tests: own ?? tests }));
}
