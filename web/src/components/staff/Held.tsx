import { Badge } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./queue.module.css";

/** A decision that can still be undone, in the place of the controls that made it. */
export function Held({ title }: { title: string }) {
  return (
    <span className={css.held}>
      <Badge tone="wait" icon="clock">{texts.notInForceYet}</Badge>
      <span>{title}</span>
    </span>
  );
}
