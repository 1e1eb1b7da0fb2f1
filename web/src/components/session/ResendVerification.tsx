import { useState } from "react";
import { resendVerification, translate } from "@hearthpaw/client";
import { Button, type ButtonSize, type ButtonVariant, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useCoolDown } from "../../lib/use_cool_down.ts";
import { failureWords } from "../../lib/use_form.ts";
import { useReloadUser } from "./session.tsx";
import * as texts from "./texts.tsx";

/** Sends the mail with the verification link again, once a minute at most. */
export function ResendVerification(
  { variant = "secondary", size = "medium" }: { variant?: ButtonVariant; size?: ButtonSize },
) {
  const client = useClient();
  const reloadUser = useReloadUser();
  const { show } = useToast();
  const { left, start } = useCoolDown("verification");
  const [isSent, setSent] = useState(false);

  async function send() {
    try {
      await resendVerification(client);
      start();
      setSent(true);
      show({ tone: "done", title: texts.weSentANewLink, text: texts.earlierLinksNoLongerWork });
    } catch (thrown) {
      const error = translate(thrown);
      // Verified meanwhile, in another tab or on another device.
      if (error.code === "email_already_verified") return await reloadUser();
      const { title, text } = failureWords(error);
      show({ tone: "fail", title, text: text || undefined });
    }
  }
  return (
    <Button
      variant={variant}
      size={size}
      onClick={send}
      disabledReason={left > 0 ? texts.askAgainIn({ isSent, left }) : undefined}
    >
      {texts.sendANewLink}
    </Button>
  );
}
