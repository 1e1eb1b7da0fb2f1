import { useEffect, useRef, useState } from "react";
import { Button, Checkbox, useToast } from "@hearthpaw/ui-kit";
import css from "./second_factor.module.css";

/** The recovery codes, this once: to be copied, saved or printed before one goes on. */
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
  const text = `Hearthpaw recovery codes for ${email}\nEach works once.\n\n${codes.join("\n")}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show({ tone: "done", title: "Codes copied" });
    } catch {
      show({
        tone: "fail",
        title: "We couldn't copy the codes",
        text: "Select the codes and copy them yourself.",
      });
    }
  }
  function save() {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "hearthpaw-recovery-codes.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  return (
    <div className={css.panel}>
      <div className={css.printed}>
        <h3 ref={heading} tabIndex={-1} className={css.title}>Save your recovery codes</h3>
        <p className={css.lead}>
          If you lose your phone, you can sign in with one of these. Each works once. You won't see them
          again.
        </p>
        <p className={css.onPaper}>Hearthpaw, {email}</p>
        <ul className={css.codes}>
          {codes.map((code) => <li key={code}>{code}</li>)}
        </ul>
      </div>
      <div className={css.row}>
        <Button variant="secondary" size="small" icon="document" onClick={copy}>Copy</Button>
        <Button variant="secondary" size="small" icon="download" onClick={save}>Download</Button>
        <Button variant="secondary" size="small" onClick={() => globalThis.print()}>Print</Button>
      </div>
      <Checkbox
        label="I saved them somewhere I can reach without my phone"
        checked={areKept}
        error={isAsked && !areKept ? "Save the codes first. We can't show them again." : undefined}
        onChange={({ target }) => setKept(target.checked)}
      />
      <div>
        <Button onClick={() => areKept ? onDone() : setAsked(true)}>Done</Button>
      </div>
    </div>
  );
}
