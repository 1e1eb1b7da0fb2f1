import { useEffect, useRef, useState } from "react";
import { Button, Checkbox, useToast } from "@hearthpaw/ui-kit";
import { saveFile } from "../../lib/save_file.ts";
import * as texts from "./texts.tsx";
import css from "./second_factor.module.css";

/** Shows the recovery codes for the only time. The user copies, saves or prints them before continuing. */
export function RecoveryCodes({ codes, email, onDone }: {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}) {
  const { show } = useToast();
  const [areKept, setKept] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = texts.recoveryCodesFile({ email, codes: codes.join("\n") });

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show({ tone: "done", title: texts.codesCopied });
    } catch {
      show({
        tone: "fail",
        title: texts.copyCodesFailed,
        text: texts.copyCodesFailedHint,
      });
    }
  }
  const save = () => saveFile("hearthpaw-recovery-codes.txt", text, "text/plain");

  return (
    <div className={css.panel}>
      <div className={css.printed}>
        <h3 ref={heading} tabIndex={-1} className={css.title}>{texts.saveYourRecoveryCodes}</h3>
        <p className={css.lead}>
          {texts.recoveryCodesExplained}
        </p>
        <p className={css.onPaper}>{texts.hearthpaw(email)}</p>
        <ul className={css.codes}>
          {codes.map((code) => <li key={code}>{code}</li>)}
        </ul>
      </div>
      <div className={css.row}>
        <Button variant="secondary" size="small" icon="document" onClick={copy}>{texts.copy}</Button>
        <Button variant="secondary" size="small" icon="download" onClick={save}>{texts.download}</Button>
        <Button variant="secondary" size="small" onClick={() => globalThis.print()}>{texts.print}</Button>
      </div>
      <Checkbox
        label={texts.iSavedTheCodes}
        checked={areKept}
        error={isAsked && !areKept ? texts.saveCodesFirst : undefined}
        onChange={({ target }) => setKept(target.checked)}
      />
      <div>
        <Button onClick={() => areKept ? onDone() : setAsked(true)}>{texts.done}</Button>
      </div>
    </div>
  );
}
