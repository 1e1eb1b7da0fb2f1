import { Button } from "@hearthpaw/ui-kit";
import { useConsent, writeConsent } from "../../lib/consent.ts";
import css from "./ConsentNotice.module.css";

/** What this browser's visitor chose about measuring and recording, and the way to change it. */
export function PrivacyChoice() {
  const consent = useConsent();
  return (
    <div role="group" className={css.choice} aria-label="Your choice">
      <p role="status">
        {consent === "granted"
          ? "You allow this in this browser."
          : consent === "denied"
          ? "You don't allow this in this browser."
          : "You haven't chosen yet, so none of it runs."}
      </p>
      <div className={css.answers}>
        {consent !== "granted" && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => writeConsent("granted")}
          >
            Allow
          </Button>
        )}
        {consent !== "denied" && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => writeConsent("denied")}
          >
            Don't allow
          </Button>
        )}
      </div>
    </div>
  );
}
