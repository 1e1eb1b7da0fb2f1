import { Dialog } from "@hearthpaw/ui-kit";
import { useEffect, useRef } from "react";
import * as texts from "./texts.tsx";
import css from "./payments.module.css";

/**
 * The bank's page in a dialog. Its message and its closing decide nothing: the intent itself tells the
 * result.
 */
export function Challenge({ url, onDone }: { url: string | undefined; onDone: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (!url) return;
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      if ((event.data as { source?: string } | null)?.source === "hearthpaw-sandbox") done.current();
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [url]);

  return (
    <Dialog open={url !== undefined} onClose={onDone} title={texts.confirmWithYourBank}>
      {url && (
        <iframe
          ref={frame}
          className={css.challenge}
          src={`${url}?frame=1`}
          title={texts.yourBanksPage}
        />
      )}
    </Dialog>
  );
}
