import { useEffect, useRef } from "react";
import { Field } from "@hearthpaw/ui-kit";
import { asCode, type CodeKind } from "../../lib/second_factor.ts";
import type { FormApi } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import css from "./second_factor.module.css";

/** The code of an app, or a recovery code in its place. `onKind` offers the other one; without it only the app's will do. */
export function SecondFactorField({ field, kind, onKind, focus = false }: {
  field: ReturnType<FormApi<{ code: string }>["field"]>;
  kind: CodeKind;
  onKind?: (kind: CodeKind) => void;
  /** Takes the focus when it appears: it is the next thing to do. */
  focus?: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useRef(!focus);
  useEffect(() => {
    // Also after a change of the kind, but not if the field is one of several.
    if (!isFirst.current) frame.current?.querySelector("input")?.focus();
    isFirst.current = false;
  }, [kind]);
  const isApp = kind === "app";
  return (
    <div ref={frame} className={css.field}>
      <Field
        {...field}
        label={isApp ? texts.codeFromYourApp : texts.recoveryCode}
        hint={isApp ? texts.appCodeHint : texts.recoveryCodeHint}
        inputMode={isApp ? "numeric" : "text"}
        autoComplete={isApp ? "one-time-code" : "off"}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        className={css.code}
        onChange={({ target }) => field.onChange({ target: { value: asCode(target.value, kind) } })}
      />
      {onKind && (
        <button
          type="button"
          className={css.turn}
          onClick={() => {
            field.onChange({ target: { value: "" } });
            onKind(isApp ? "recovery" : "app");
          }}
        >
          {isApp ? texts.useARecoveryCode : texts.useAnAppCode}
        </button>
      )}
    </div>
  );
}
