import { useState } from "react";
import { acceptTerms, type ApiError, type Configuration, translate, type User } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Link, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { failureWords } from "../../lib/use_form.ts";
import { useReloadUser } from "./session.tsx";
import * as texts from "./texts.tsx";
import css from "./TermsDialog.module.css";

/** Shows the changes since the user's accepted terms, and lets the user accept the current ones. */
export function TermsDialog({ user, configuration, onClose }: {
  user: User;
  configuration: Configuration;
  onClose: () => void;
}) {
  const client = useClient();
  const reloadUser = useReloadUser();
  const { show } = useToast();
  const [failure, setFailure] = useState<ApiError>();
  const { termsVersion, termsChanges } = configuration;
  const known = user.acceptedTerms?.version ?? "";

  async function accept() {
    setFailure(undefined);
    try {
      await acceptTerms(client, { body: { termsVersion } });
      await reloadUser();
      onClose();
      show({ tone: "done", title: texts.youAcceptedTheUpdatedTerms });
    } catch (thrown) {
      setFailure(translate(thrown));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.acceptTheUpdatedTerms}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.notNow}</Button>
          <Button onClick={accept}>{texts.acceptTerms}</Button>
        </>
      }
    >
      <div className={css.body}>
        {failure && (
          <ErrorNotice title={failureWords(failure).title}>{failureWords(failure).text}</ErrorNotice>
        )}
        <h3>{texts.whatChanged}</h3>
        <ul>
          {termsChanges.filter(({ version }) => version > known).map(({ version, summary }) => (
            <li key={version}>{texts.sinceDay({ day: fullDayText(version), summary })}</li>
          ))}
        </ul>
        <p>
          {texts.readTermsInFull({
            terms: (words) => <Link href="/terms">{words}</Link>,
            privacy: (words) => <Link href="/privacy">{words}</Link>,
          })}
        </p>
        <p>{user.type === "Breeder" ? texts.untilYouAccept : texts.nothingYouveStartedChanges}</p>
      </div>
    </Dialog>
  );
}
