import { useState } from "react";
import { getDownloadUrl, type OwnHealthTest, translate } from "@hearthpaw/client";
import { Button, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./queue.module.css";

/** The certificates of the health tests, which buyers do not see. */
export function HealthDocuments({ tests }: { tests: readonly OwnHealthTest[] }) {
  const client = useClient();
  const { show } = useToast();
  const [opening, setOpening] = useState<string>();
  const withPaper = tests.filter(({ documentKey }) => documentKey !== null);
  if (withPaper.length === 0) return null;
  async function open(fileKey: string) {
    setOpening(fileKey);
    // Opened during the press: browsers block a window that opens later.
    const page = globalThis.open("", "_blank");
    if (page) page.opener = null;
    try {
      const { url } = await getDownloadUrl(client, { fileKey });
      if (page) page.location.href = url;
      else location.assign(url);
    } catch (thrown) {
      page?.close();
      const { status, message } = translate(thrown);
      show({ tone: "fail", title: status === 404 ? texts.fileDeleted : message });
    } finally {
      setOpening(undefined);
    }
  }
  return (
    <section aria-labelledby="papers">
      <h3 id="papers" className={css.partTitle}>{texts.healthTestDocuments}</h3>
      <ul className={css.papers}>
        {withPaper.map(({ type, laboratory, documentKey }) => (
          <li key={documentKey}>
            <Button
              variant="secondary"
              size="small"
              icon="document"
              loading={opening === documentKey}
              onClick={() => open(documentKey!)}
            >
              {[type, laboratory].filter(Boolean).join(", ")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
