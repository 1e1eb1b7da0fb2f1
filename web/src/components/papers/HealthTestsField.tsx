import { Button, Disclosure, Field } from "@hearthpaw/ui-kit";
import { useEffect, useId, useRef, useState } from "react";
import { fullDayText } from "../../lib/days.ts";
import { UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/use_uploads.ts";
import { emptyTest, MOST_TESTS, type TestDraft, testErrors } from "./health_tests.ts";
import * as texts from "./texts.ts";
import css from "./papers.module.css";

const TYPES = [
  texts.hips,
  texts.elbows,
  texts.cardiac,
  texts.eyes,
  texts.patellas,
  texts.thyroid,
  texts.hearingBaer,
  texts.dnaPanel,
];
const LABORATORIES = [
  "OFA",
  texts.pennhip,
  texts.embark,
  texts.wisdomPanel,
  texts.ucDavisVgl,
  texts.pawPrintGenetics,
];
const RESULTS = [texts.normal, texts.clear, texts.carrier, texts.excellent, texts.good, texts.fair];

/**
 * Health tests, each with its laboratory, result, date and certificate. `isChecked` shows all missing fields.
 */
export function HealthTestsField({ value, onChange, today, isChecked = false }: {
  value: readonly TestDraft[];
  onChange: (change: (before: readonly TestDraft[]) => TestDraft[]) => void;
  today: string;
  isChecked?: boolean;
}) {
  const id = useId();
  const change = (key: string, some: Partial<TestDraft>) =>
    onChange((all) => all.map((test) => test.key === key ? { ...test, ...some } : test));
  return (
    <div className={css.tests}>
      {value.map((test, index) => (
        <Test
          key={test.key}
          test={test}
          number={index + 1}
          lists={id}
          today={today}
          isChecked={isChecked}
          onChange={(some) => change(test.key, some)}
          onRemove={() => onChange((all) => all.filter(({ key }) => key !== test.key))}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          icon="plus"
          disabledReason={value.length >= MOST_TESTS ? texts.healthTestsLimit(MOST_TESTS) : undefined}
          onClick={() => onChange((all) => [...all, emptyTest()])}
        >
          {value.length ? texts.addAnotherTest : texts.addAHealthTest}
        </Button>
      </div>
      <Words id={`${id}-types`} words={TYPES} />
      <Words id={`${id}-laboratories`} words={LABORATORIES} />
      <Words id={`${id}-results`} words={RESULTS} />
    </div>
  );
}

function Test({ test, number, lists, today, isChecked, onChange, onRemove }: {
  test: TestDraft;
  number: number;
  lists: string;
  today: string;
  isChecked: boolean;
  onChange: (some: Partial<TestDraft>) => void;
  onRemove: () => void;
}) {
  const id = useId();
  const all = testErrors(test, today);
  // An impossible date is reported at once, a missing field only when the form is submitted.
  const errors = isChecked ? all : { testedOn: all.testedOn };
  // Only a test being edited is expanded, because five of them would be a tower.
  const [isOpen, setOpen] = useState(test.type === "");
  if (!isOpen && Object.values(errors).some(Boolean)) setOpen(true);
  const type = test.type.trim();
  const [result, laboratory] = [test.result.trim(), test.laboratory.trim()];
  return (
    <fieldset className={css.test}>
      <legend className={css.hidden}>{texts.healthTest(number)}</legend>
      <Disclosure
        open={isOpen}
        title={
          <>
            {type && result ? texts.testAndResult({ type, result }) : type || texts.healthTest(number)}
            <span className={css.when}>
              {[laboratory, test.testedOn && fullDayText(test.testedOn)].filter(Boolean).join(", ")}
            </span>
          </>
        }
      >
        <div className={css.fields}>
          <div className={css.pair}>
            <Field
              id={`${id}-type`}
              label={texts.testField}
              list={`${lists}-types`}
              maxLength={120}
              value={test.type}
              error={errors.type}
              onChange={(event) => onChange({ type: event.target.value })}
            />
            <Field
              label={texts.lab}
              optional
              list={`${lists}-laboratories`}
              maxLength={80}
              value={test.laboratory}
              onChange={(event) => onChange({ laboratory: event.target.value })}
            />
            <Field
              label={texts.result}
              list={`${lists}-results`}
              maxLength={80}
              value={test.result}
              error={errors.result}
              onChange={(event) => onChange({ result: event.target.value })}
            />
            <Field
              label={texts.testedOn}
              type="date"
              optional
              max={today}
              value={test.testedOn}
              error={errors.testedOn}
              onChange={(event) => onChange({ testedOn: event.target.value })}
            />
          </div>
          <Paper test={test} onChange={onChange} />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              aria-label={texts.removeTest(type || texts.test(number))}
              onClick={onRemove}
            >
              {texts.removeTestButton}
            </Button>
          </div>
        </div>
      </Disclosure>
    </fieldset>
  );
}

/** The certificate of a test. Buyers see the test, but never the certificate. */
function Paper({ test, onChange }: { test: TestDraft; onChange: (some: Partial<TestDraft>) => void }) {
  const uploads = useUploads({
    purpose: "health-document",
    limit: 1,
    known: test.documentKey ? [{ fileKey: test.documentKey, name: texts.theCertificateYouSubmitted }] : [],
  });
  const documentKey = uploads.fileKeys[0] ?? null;
  const { isBusy } = uploads;
  const tell = useRef(onChange);
  tell.current = onChange;
  const told = useRef({ documentKey: test.documentKey, isBusy: false });
  useEffect(() => {
    if (told.current.documentKey === documentKey && told.current.isBusy === isBusy) return;
    told.current = { documentKey, isBusy };
    tell.current({ documentKey, isBusy });
  }, [documentKey, isBusy]);
  return (
    <UploadField
      label={texts.certificate}
      optional
      hint={texts.certificateHint}
      uploads={uploads}
    />
  );
}

function Words({ id, words }: { id: string; words: readonly string[] }) {
  return <datalist id={id}>{words.map((word) => <option key={word} value={word} />)}</datalist>;
}
