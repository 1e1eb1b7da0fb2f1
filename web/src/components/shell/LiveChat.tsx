import { useEffect, useState } from "react";
import { Button, Dialog } from "@hearthpaw/ui-kit";
import type { LiveChatSettings } from "@hearthpaw/client";
import { onConsent, readConsent } from "../../lib/consent.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { isQuietDocument, isQuietPage } from "../../lib/payment_document.ts";
import { useSession } from "../session/session.tsx";
import { OutsideFrame } from "./OutsideFrame.tsx";
import * as texts from "./texts.tsx";
import css from "./LiveChat.module.css";

/**
 * Opens a live chat with the team. The button is in the footer and covers nothing. The service is not
 * contacted before a visitor has read who runs it and has started a chat. Hidden for staff, and beside a card
 * form.
 */
export function LiveChat({ chat: { serviceName, frameUrl } }: { chat: LiveChatSettings }) {
  const { user } = useSession();
  const { pathname } = useShownLocation();
  const [isOpen, setOpen] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  // A visitor who withdraws all consent is asked here again too.
  useEffect(() => onConsent(() => readConsent() === "denied" && setAgreed(false)), []);
  if (user?.role === "Admin" || isQuietPage(pathname) || isQuietDocument()) return null;
  const close = () => setOpen(false);
  return (
    <div className={css.way}>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>{texts.chatWithUs}</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.chatWithOurTeam}
        tall={hasAgreed}
        footer={hasAgreed ? undefined : (
          <>
            <Button variant="quiet" onClick={close}>{texts.cancel}</Button>
            <Button onClick={() => setAgreed(true)}>{texts.startChat}</Button>
          </>
        )}
      >
        {hasAgreed
          ? <OutsideFrame className={css.frame} title={texts.chatBy(serviceName)} src={frameUrl} />
          : (
            <p>
              {texts.chatExplained(serviceName)}
            </p>
          )}
      </Dialog>
    </div>
  );
}
