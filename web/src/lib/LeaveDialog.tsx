import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { Button, Dialog } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** Words of the question before unsaved typing is dropped. */
export type Question = {
  title: string;
  text: string;
  /** Words of the button that saves; undefined if nothing can be saved now. */
  save: string | undefined;
  discard: string;
};
export type Answer = "save" | "discard" | "stay";

/**
 * Shows a question over the page and returns a function that removes it. The dialog has a React root of its
 * own, because a place in the frame would cost every page bytes. Every page already has `hydrateRoot`, but
 * not `createRoot`.
 */
export function showQuestion(question: Question, answer: (answer: Answer) => void): () => void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = hydrateRoot(place, <LeaveDialog {...question} answer={answer} />);
  return () => {
    root.unmount();
    place.remove();
  };
}

/** Asks whether to save or discard unsaved typing, or to keep editing. Escape keeps editing. */
function LeaveDialog(
  { title, text, save, discard, answer }: Question & { answer: (answer: Answer) => void },
) {
  const stay = () => answer("stay");
  // React hydrates an empty place, so the first draw must be empty, too.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  if (!isDrawn) return null;
  return (
    <Dialog
      open
      size={save ? "medium" : "small"}
      onClose={stay}
      title={title}
      description={text}
      footer={
        <>
          <Button
            variant={save ? "quiet" : "secondary"}
            data-autofocus={save ? undefined : ""}
            onClick={stay}
          >
            {texts.keepEditing}
          </Button>
          <Button variant={save ? "secondary" : "danger"} onClick={() => answer("discard")}>{discard}</Button>
          {save && <Button data-autofocus="" onClick={() => answer("save")}>{save}</Button>}
        </>
      }
    />
  );
}
