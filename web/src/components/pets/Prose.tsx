import { Fold } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./pet.module.css";

/** A text of so many letters is about three lines longer than what a phone shows of it. */
const LONG = 320;

/** Plain text in its paragraphs and lines; a phone shows the first lines of a long one. `label` is what there is more of. */
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
