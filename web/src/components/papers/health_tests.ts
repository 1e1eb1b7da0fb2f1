import type { OwnHealthTest } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** A health test being edited. */
export type TestDraft = {
  /** Identifies the test while others are added and removed. */
  key: string;
  type: string;
  laboratory: string;
  result: string;
  testedOn: string;
  documentKey: string | null;
  /** Whether its document is being uploaded. */
  isBusy: boolean;
};

export const MOST_TESTS = 20;

export const emptyTest = (): TestDraft => ({
  key: crypto.randomUUID(),
  type: "",
  laboratory: "",
  result: "",
  testedOn: "",
  documentKey: null,
  isBusy: false,
});

export const draftsOf = (tests: readonly OwnHealthTest[]): TestDraft[] =>
  tests.map((test) => ({ ...emptyTest(), ...test, testedOn: test.testedOn ?? "" }));

/** Returns whether nothing was entered; such a line is not a test. */
const isBlank = ({ type, laboratory, result, testedOn, documentKey, isBusy }: TestDraft): boolean =>
  !type.trim() && !laboratory.trim() && !result.trim() && !testedOn && !documentKey && !isBusy;

export const testsOf = (drafts: readonly TestDraft[]): OwnHealthTest[] =>
  drafts.filter((draft) => !isBlank(draft)).map(({ type, laboratory, result, testedOn, documentKey }) => ({
    type: type.trim(),
    laboratory: laboratory.trim(),
    result: result.trim(),
    testedOn: testedOn || null,
    documentKey,
  }));

export type TestErrors = { type?: string; result?: string; testedOn?: string };

/** Returns the errors of a test; empty if there are none. */
export function testErrors(draft: TestDraft, today: string): TestErrors {
  if (isBlank(draft)) return {};
  return {
    ...(draft.type.trim() ? {} : { type: texts.testTypeMissing }),
    ...(draft.result.trim() ? {} : { result: texts.testResultMissing }),
    ...(draft.testedOn > today ? { testedOn: texts.testDateInFuture } : {}),
  };
}
