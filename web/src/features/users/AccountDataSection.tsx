import { useState } from "react";
import { type ExportAnswer, exportUser, translate, type User } from "@hearthpaw/client";
import { Button, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import { CloseAccountDialog } from "./CloseAccountDialog.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import css from "./account_data.module.css";

/** Taking everything along, and leaving. */
export function AccountDataSection({ user }: { user: User }) {
  const [isClosing, setClosing] = useState(false);
  const isBreeder = user.type === "Breeder";
  return (
    <>
      <SettingsSection
        id="data"
        title="Your data"
        lead={isBreeder
          ? "Download a copy of your data in one file: profile, program, pets, sales, payments and settings."
          : "Download a copy of your data in one file: account, reservations, payments, emails and settings."}
      >
        <DownloadButton />
      </SettingsSection>
      <SettingsSection
        id="close"
        title="Close your account"
        lead="This is permanent. If you just need a break, pause your account instead."
      >
        <div>
          <Button variant="secondary" onClick={() => setClosing(true)}>Close account…</Button>
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
      save(fileOf(answer), `hearthpaw-${answer.export.madeAt.slice(0, 10)}.json`);
      show({ tone: "done", title: "Your data was downloaded" });
    } catch (thrown) {
      const { title, text } = failureWords(translate(thrown), { typed: false });
      show({ tone: "fail", title, text });
    }
  }
  return (
    <div className={css.row}>
      <Button variant="secondary" onClick={download}>Download my data</Button>
      <p className={css.hint}>A JSON file. You can download it a few times an hour.</p>
    </div>
  );
}

/** The export with its items opened, so that people can read the file too. */
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

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
