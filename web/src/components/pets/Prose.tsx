import { Fold } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./pet.module.css";

/** Length from which a text is folded: about three lines more than a phone shows of it. */
const LONG = 320;

/**
 * Plain text in paragraphs and lines; a phone shows only the first lines of a long one. `label` names the
 * text for the button that shows the rest.
 */
export function Prose({ text, label }: { text: string; label: string }) {
  const paragraphs = text.split(/\n\s*\n/);
  const prose = (
    <div className={css.prose}>
      {paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)}
    </div>
  );
  return text.length + 40 * text.split(/\n+/).length > LONG
    ? <Fold more={texts.readMore} label={label} lines={4}>{prose}</Fold>
    : prose;
}
