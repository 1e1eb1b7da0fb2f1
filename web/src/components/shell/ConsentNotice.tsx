import { useSyncExternalStore } from "react";
import { Button, Link } from "@hearthpaw/ui-kit";
import { onConsent, readConsent, writeConsent } from "../../lib/consent.ts";
import css from "./ConsentNotice.module.css";

/** Asks once whether a visit may be measured and recorded; both answers are equally near. */
export function ConsentNotice() {
  const choice = useSyncExternalStore(onConsent, readConsent, () => "denied" as const);
  if (choice) return null;
  return (
    <section className={css.notice} aria-label="Your choice about measuring">
      <p>
        May we measure how pages are used, and record what led to an error? Names and what you type stay
        hidden. <Link href="/privacy">More about your data</Link>
      </p>
      <div className={css.answers}>
        <Button size="small" variant="secondary" onClick={() => writeConsent("denied")}>No, thank you</Button>
        <Button size="small" variant="secondary" onClick={() => writeConsent("granted")}>Yes, you may</Button>
      </div>
    </section>
  );
}
