import type { TextFlag } from "@hearthpaw/client";
import { flagWords } from "./flag_words.ts";
import * as texts from "./texts.ts";
import css from "./case.module.css";

/** A warning beside a text that may ask for contact outside the site; empty without flags. */
export function TextFlags({ flags }: { flags: readonly TextFlag[] }) {
  if (!flags.length) return null;
  return (
    <p className={css.flags} role="note">
      <strong>{texts.checkTheText}</strong> {texts.itMayContain(flagWords(flags))}
    </p>
  );
}
