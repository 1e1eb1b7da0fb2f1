import { useState } from "react";
import type { ChargebackItem } from "@hearthpaw/client";
import { exactText, Field, Link } from "@hearthpaw/ui-kit";
import { useEvidence } from "../../components/disputes/use_evidence.ts";
import { Form } from "../../components/forms/Form.tsx";
import { UploadField } from "../../components/uploads/UploadField.tsx";
import { chosenIn } from "../../components/uploads/use_uploads.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.ts";
import css from "./chargebacks.module.css";

/** Evidence for the bank, the earliest first. */
export function Items({ items, viewer }: { items: readonly ChargebackItem[]; viewer: "staff" | "breeder" }) {
  if (items.length === 0) return <p className={css.soft}>{texts.noEvidenceAddedYet}</p>;
  return (
    <ol className={css.items} aria-label={texts.evidence}>
      {items.map(({ id, by, text, files, at }) => (
        <li key={id} className={css.item}>
          <p className={css.soft}>
            <strong>{by === viewer ? texts.you : by === "staff" ? texts.ourTeam : texts.theBreeder}</strong>
            {`, ${exactText(at)}`}
          </p>
          <p className={css.text}>{text}</p>
          {files.length > 0 && (
            <ul className={css.files}>
              {files.map(({ fileKey, url, name }) => (
                <li key={fileKey}>
                  <Link href={url} target="_blank" rel="noreferrer">{name}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The form for a note with files that may go to the bank. */
export function AddEvidence({ send, hint }: {
  send: (body: { text: string; fileKeys: string[] }) => Promise<unknown>;
  hint: string;
}) {
  // A new key empties the form after sending.
  const [round, setRound] = useState(0);
  return <AddForm key={round} send={send} hint={hint} onSent={() => setRound(round + 1)} />;
}

function AddForm({ send, hint, onSent }: Parameters<typeof AddEvidence>[0] & { onSent: () => void }) {
  const { uploads, refusal } = useEvidence();
  const form = useForm({
    initial: { text: "", files: "" },
    check: ({ text }) => ({ text: text.trim() ? undefined : texts.sayWhatThisShows, files: refusal }),
    send: ({ text }) => send({ text: text.trim(), fileKeys: [...uploads.fileKeys] }),
    done: () => form.leave(onSent),
    places: { fileKeys: "files" },
    beside: chosenIn(uploads),
  });
  return (
    <Form form={form} go={texts.addEvidence} quiet label={texts.addEvidence}>
      <Field multiline rows={3} label={texts.whatDoesItShow} maxLength={4000} {...form.field("text")} />
      <UploadField
        label={texts.photosAndDocuments}
        hint={hint}
        optional
        error={form.errors.files}
        uploads={uploads}
      />
    </Form>
  );
}
