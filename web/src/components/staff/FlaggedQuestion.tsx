import type { TextFlag } from "@hearthpaw/client";
import { Button, Dialog } from "@hearthpaw/ui-kit";
import { flagWords } from "./flag_words.ts";
import * as texts from "./texts.ts";

/**
 * Asks for confirmation before publishing a text with flags for contact outside the site, because a key is
 * pressed faster than a warning is read.
 */
export function FlaggedQuestion({ flags, title, go, onGo, onClose }: {
  flags: readonly TextFlag[];
  title: string;
  go: string;
  onGo: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      description={texts.itMayContain(flagWords(flags))}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus>{texts.cancel}</Button>
          <Button variant="danger" onClick={onGo}>{go}</Button>
        </>
      }
    />
  );
}
