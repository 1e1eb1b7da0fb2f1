import { Button } from "@hearthpaw/ui-kit";
import { useConsent, writeConsent } from "../../lib/consent.ts";
import * as texts from "./texts.tsx";
import css from "./ConsentNotice.module.css";

/** The visitor's choice about analytics and recording in this browser, and a way to change it. */
export function PrivacyChoice() {
  const consent = useConsent();
  return (
    <div role="group" className={css.choice} aria-label={texts.yourPrivacyChoices}>
      <p role="status">
        {consent === "granted"
          ? texts.choiceAllowed
          : consent === "denied"
          ? texts.choiceRefused
          : texts.choiceNotMade}
      </p>
      <div className={css.answers}>
        {consent !== "granted" && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => writeConsent("granted")}
          >
            {texts.allow}
          </Button>
        )}
        {consent !== "denied" && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => writeConsent("denied")}
          >
            {texts.dontAllow}
          </Button>
        )}
      </div>
    </div>
  );
}
