import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button, Field } from "@hearthpaw/ui-kit";
import { downloadFile } from "../../../components/uploads/upload_file.ts";
import { UploadField } from "../../../components/uploads/UploadField.tsx";
import { useUploads } from "../../../components/uploads/use_uploads.ts";
import { useClient } from "../../../lib/client_context.ts";
import { useToday } from "../../../lib/today.ts";
import { testErrors } from "./checks.ts";
import type { TestValues } from "./fields.ts";
import * as texts from "./texts.tsx";
import css from "./form.module.css";

const TYPES = [
  texts.cardiac,
  texts.hips,
  texts.elbows,
  texts.eyes,
  texts.patella,
  texts.thyroid,
  texts.dnaPanel,
  texts.fivAndFelv,
  "PKD",
  "HCM",
];
const LABORATORIES = [
  "OFA",
  texts.embark,
  texts.wisdomPanel,
  texts.pawPrintGenetics,
  texts.pennhip,
  texts.ucDavisVgl,
  texts.gensol,
];

/** The fields of one health test with its document. */
export function HealthTestFields({ number, test, isTold, onChange, onLeave, onRemove }: {
  number: number;
  test: TestValues;
  /** Whether to show errors about missing fields. */
  isTold: boolean;
  onChange: (some: Partial<TestValues>) => void;
  onLeave: () => void;
  onRemove: () => void;
}) {
  const client = useClient();
  const today = useToday();
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const document = useUploads({
    purpose: "health-document",
    limit: 1,
    known: test.documentKey ? [{ fileKey: test.documentKey, name: "Document" }] : [],
  });
  const errors = isTold ? testErrors(test, today) : {};
  const [own] = document.fileKeys;
  const last = useRef(own);

  // An upload or a removal changes the test's document; after saving, the server gives the document a new
  // key.
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current !== own) change({ documentKey: own ?? null });
    last.current = own;
  }, [own]);
  const settle = useEffectEvent((key: string | null | undefined) => {
    if (!own || !key || own === key) return;
    last.current = key;
    document.settle(new Map([[own, key]]));
  });
  useEffect(() => settle(test.documentKey), [test.documentKey]);

  const text = (name: "type" | "laboratory" | "result" | "testedOn") => ({
    value: test[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    onBlur: onLeave,
  });
  return (
    <fieldset className={css.test}>
      <legend className={css.testTitle}>{test.type.trim() || texts.test(number)}</legend>
      <Field
        {...text("type")}
        label={texts.testField}
        list={`${id}-types`}
        maxLength={120}
        error={errors.type}
      />
      <Field
        {...text("result")}
        label={texts.result}
        maxLength={80}
        placeholder={texts.normal}
        error={errors.result}
      />
      <Field
        {...text("laboratory")}
        label={texts.lab}
        optional
        list={`${id}-laboratories`}
        maxLength={80}
      />
      <Field
        {...text("testedOn")}
        type="date"
        label={texts.date}
        optional
        max={today}
        error={errors.testedOn}
      />
      <datalist id={`${id}-types`}>{TYPES.map((type) => <option key={type} value={type} />)}</datalist>
      <datalist id={`${id}-laboratories`}>
        {LABORATORIES.map((laboratory) => <option key={laboratory} value={laboratory} />)}
      </datalist>
      <div className={css.wide}>
        <UploadField
          label={texts.document}
          optional
          hint={texts.certificateHint}
          error={failure}
          uploads={document}
        />
      </div>
      <div className={css.testWays}>
        {test.documentKey && own === test.documentKey && !test.documentKey.startsWith("uploads/") && (
          <Button
            variant="quiet"
            size="small"
            icon="download"
            onClick={() =>
              downloadFile(client, test.documentKey!).then(
                () => setFailure(undefined),
                (error: Error) => setFailure(error.message),
              )}
          >
            {texts.openDocument}
          </Button>
        )}
        <Button variant="quiet" size="small" icon="trash" onClick={onRemove}>
          {texts.removeTest}
        </Button>
      </div>
    </fieldset>
  );
}
