import { useState } from "react";
import { type ExportAnswer, exportUser, translate, type User } from "@hearthpaw/client";
import { Button, Link, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { saveFile } from "../../lib/save_file.ts";
import { failureWords } from "../../lib/use_form.ts";
import { CloseAccountDialog } from "./CloseAccountDialog.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./account_data.module.css";

/** Export of the user's data, and closing the account. */
export function AccountDataSection({ user }: { user: User }) {
  const [isClosing, setClosing] = useState(false);
  const isBreeder = user.type === "Breeder";
  return (
    <>
      <SettingsSection
        id="data"
        title={texts.yourData}
        lead={isBreeder ? texts.breederDataHint : texts.buyerDataHint}
      >
        <DownloadButton />
        {user.acceptedTerms && (
          <p className={css.hint}>
            {texts.termsAccepted({
              link: (words) => <Link href="/terms">{words}</Link>,
              version: fullDayText(user.acceptedTerms.version),
              on: fullDayText(user.acceptedTerms.acceptedAt),
            })}
          </p>
        )}
      </SettingsSection>
      <SettingsSection
        id="close"
        title={texts.closeYourAccount}
        lead={texts.closeAccountHint}
      >
        <div>
          <Button variant="secondary" onClick={() => setClosing(true)}>{texts.closeAccount}</Button>
        </div>
        <CloseAccountDialog open={isClosing} onClose={() => setClosing(false)} isBreeder={isBreeder} />
      </SettingsSection>
    </>
  );
}

function DownloadButton() {
  const client = useClient();
  const { show } = useToast();
  async function download() {
    try {
      const answer = await exportUser(client);
      saveFile(
        `hearthpaw-${new Date(answer.export.madeAt).toLocaleDateString("en-CA")}.json`,
        fileOf(answer),
      );
      show({ tone: "done", title: texts.yourDataWasDownloaded });
    } catch (thrown) {
      const { title, text } = failureWords(translate(thrown), { typed: false });
      show({ tone: "fail", title, text });
    }
  }
  return (
    <div className={css.row}>
      <Button variant="secondary" onClick={download}>{texts.downloadMyData}</Button>
      <p className={css.hint}>{texts.downloadFormatHint}</p>
    </div>
  );
}

/** Returns the export with its items expanded, because people should be able to read the file, too. */
function fileOf({ export: { madeAt, user, sections } }: ExportAnswer): Blob {
  const opened = {
    madeAt,
    user,
    ...Object.fromEntries(
      sections.map(({ name, items }) => [name, items.map((item) => JSON.parse(item) as unknown)]),
    ),
  };
  return new Blob([JSON.stringify(opened, null, 2)], { type: "application/json" });
}
