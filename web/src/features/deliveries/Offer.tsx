import { useState } from "react";
import { answerDelivery, type ApiError } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import { patiently } from "./patiently.ts";
import type { StepProps } from "./step.ts";
import * as texts from "./texts.tsx";
import css from "./deliveries.module.css";

/** The carrier accepts or declines the delivery. */
export function Offer({ token, delivery, onChange, onDecline }: StepProps & { onDecline: () => void }) {
  const client = useClient();
  const [isDeclining, setDeclining] = useState(false);
  const [sending, setSending] = useState<"accept" | "decline">();
  const [error, setError] = useState<ApiError>();
  async function answer(how: "accept" | "decline") {
    setSending(how);
    setError(undefined);
    try {
      const { delivery: now } = await patiently(() =>
        answerDelivery(client, { body: { token, answer: how } })
      );
      if (how === "decline") onDecline();
      else onChange(now);
    } catch (failure) {
      setError(failure as ApiError);
    } finally {
      setSending(undefined);
    }
  }
  function askToDecline(isAsking: boolean) {
    setError(undefined);
    setDeclining(isAsking);
  }
  const words = error && failureWords(error, { typed: false });
  const notice = words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>;
  return (
    <section className={css.card} aria-labelledby="offer">
      <h2 id="offer">{texts.canYouDeliver(delivery.petName)}</h2>
      {!isDeclining && notice}
      <div className={css.actions}>
        <Button size="large" loading={sending === "accept"} onClick={() => answer("accept")}>
          {texts.accept}
        </Button>
        <Button variant="secondary" size="large" onClick={() => askToDecline(true)}>{texts.decline}</Button>
      </div>
      <Dialog
        open={isDeclining}
        onClose={() => askToDecline(false)}
        size="small"
        title={texts.declineQuestion(delivery.petName)}
        footer={
          <>
            <Button variant="secondary" onClick={() => askToDecline(false)}>{texts.cancelDecline}</Button>
            <Button variant="danger" loading={sending === "decline"} onClick={() => answer("decline")}>
              {texts.decline}
            </Button>
          </>
        }
      >
        <div className={css.stack}>
          <p>{texts.declineHint}</p>
          {notice}
        </div>
      </Dialog>
    </section>
  );
}
