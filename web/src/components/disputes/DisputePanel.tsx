import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Dispute, replyDisputeMutation } from "@hearthpaw/client";
import { Badge, Field, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { UploadField } from "../uploads/UploadField.tsx";
import { chosenIn } from "../uploads/use_uploads.ts";
import { DisputeThread } from "./DisputeThread.tsx";
import * as texts from "./texts.ts";
import { useDispute } from "./use_dispute.ts";
import { useEvidence } from "./use_evidence.ts";
import { reasonText, replyText, standText, type Viewer } from "./words.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import css from "./disputes.module.css";

/** The reported problem of a reservation: its state, the conversation, and a form to reply. */
export function DisputePanel({ reservationId, viewer, heading: Heading = "h2" }: {
  reservationId: string;
  viewer: "buyer" | "breeder";
  heading?: "h1" | "h2";
}) {
  const { dispute, error, isPending, refetch, changed } = useDispute(reservationId);
  const today = useToday();
  if (error && !dispute) {
    return (
      <FailureNotice
        error={error}
        onRetry={() => refetch()}
      />
    );
  }
  if (isPending) {
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    );
  }
  if (!dispute) return null;
  const due = dispute.status === "decided" ? undefined : replyText(dispute, viewer, today);
  return (
    <section className={css.panel} aria-labelledby="dispute">
      <div className={css.head}>
        <Heading id="dispute" className={css.title}>
          {viewer === "buyer" ? texts.theProblemYouReported : texts.problemReportedWith(dispute.petName)}
        </Heading>
        <DisputeBadge dispute={dispute} viewer={viewer} />
      </div>
      <p className={css.soft}>
        {dispute.status === "decided"
          ? reasonText(dispute.reason)
          : `${reasonText(dispute.reason)}. ${nextText(dispute, viewer)}`}
      </p>
      {due && (
        <p>
          <strong>{due}</strong>
        </p>
      )}
      <DisputeThread dispute={dispute} viewer={viewer} />
      {dispute.status !== "decided" && <Reply dispute={dispute} onSent={changed} />}
    </section>
  );
}

function nextText({ sellerName }: Dispute, viewer: "buyer" | "breeder"): string {
  return viewer === "buyer" ? texts.sellerFundsHeld(sellerName) : texts.yourFundsHeld;
}

/** The dispute's state as a badge. */
export function DisputeBadge({ dispute, viewer }: { dispute: Dispute; viewer: Viewer }) {
  const isDecided = dispute.status === "decided";
  return (
    <Badge tone={isDecided ? "neutral" : "wait"} icon={isDecided ? "check" : "clock"}>
      {standText(dispute, viewer)}
    </Badge>
  );
}

function Reply({ dispute: { id }, onSent }: { dispute: Dispute; onSent: (now: Dispute) => void }) {
  // Empties the form after a message was sent.
  const [round, setRound] = useState(0);
  const sent = (now: Dispute) => {
    onSent(now);
    setRound(round + 1);
  };
  return <ReplyForm key={round} id={id} onSent={sent} />;
}

function ReplyForm({ id, onSent }: { id: string; onSent: (now: Dispute) => void }) {
  const client = useClient();
  const { show } = useToast();
  const { uploads, refusal } = useEvidence();
  const reply = useMutation(replyDisputeMutation(client));
  const form = useForm({
    initial: { text: "", files: "" },
    check: ({ text }) => ({ text: text.trim() ? undefined : texts.writeAMessage, files: refusal }),
    send: ({ text }) =>
      reply.mutateAsync({ id, body: { text: text.trim(), fileKeys: [...uploads.fileKeys] } }),
    done({ dispute }) {
      show({ tone: "done", title: texts.yourMessageWasSent });
      onSent(dispute);
    },
    places: { fileKeys: "files" },
    beside: chosenIn(uploads),
  });
  return (
    <Form form={form} go={texts.sendMessage} quiet label={texts.reply}>
      <Field multiline rows={4} label={texts.yourMessage} maxLength={4000} {...form.field("text")} />
      <UploadField
        label={texts.photosAndDocuments}
        hint={texts.evidenceVisibilityHint}
        optional
        error={form.errors.files}
        uploads={uploads}
      />
    </Form>
  );
}
