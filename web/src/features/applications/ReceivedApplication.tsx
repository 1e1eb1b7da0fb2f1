import { useQueryClient } from "@tanstack/react-query";
import { type Application, translate, updateApplication } from "@hearthpaw/client";
import {
  Badge,
  Button,
  dayText,
  Dialog,
  ErrorNotice,
  exactText,
  Field,
  Link,
  useToast,
} from "@hearthpaw/ui-kit";
import { useState } from "react";
import { applicationLooks } from "../../components/buying/application_looks.ts";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { AnswerList } from "./AnswerList.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

/** An application to a breeder, with the answers and the decision. */
export function ReceivedApplication({ application }: { application: Application }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const today = useToday();
  const [isDeclining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, buyerName, status, petId, petName, petStatus, submittedAt, reason } = application;
  const look = applicationLooks[status];
  const word = status === "submitted" ? texts.needsYourReply : look.word;

  /** Sends the decision and returns whether it succeeded; shows the server's error otherwise. */
  async function decide(body: { status: "approved" | "declined"; reason?: string }): Promise<boolean> {
    setFailure(undefined);
    try {
      await updateApplication(client, { id, body });
    } catch (cause) {
      const error = translate(cause);
      setFailure(error.status === 0 ? texts.unreachableNotDecided : error.message);
      // The applicant may have withdrawn it in the meantime.
      if (error.status === 409) void queryClient.invalidateQueries({ queryKey: ["listApplications"] });
      return false;
    }
    show({
      tone: "done",
      title: body.status === "approved" ? texts.approveDone(buyerName) : texts.weEmailed(buyerName),
    });
    await queryClient.invalidateQueries({ queryKey: ["listApplications"] });
    return true;
  }

  return (
    <article className={work.card} aria-label={texts.applicationFrom(buyerName)}>
      <div className={work.cardHead}>
        <div>
          <h2 className={work.name}>{buyerName}</h2>
          <p className={work.soft}>
            {petName && (
              <>
                {texts.forPet({
                  petName: petStatus ? <Link href={`/pets/${petId}`}>{petName}</Link> : petName,
                  submittedAt: submittedAt && " · ",
                })}
              </>
            )}
            {submittedAt && <span title={exactText(submittedAt)}>{dayText(submittedAt, today)}</span>}
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{word}</Badge>
      </div>
      <AnswerList application={application} />
      {reason && (
        <p className={css.reason}>
          <b>{texts.yourReason}</b> {reason}
        </p>
      )}
      {failure && !isDeclining && <ErrorNotice title={failure} />}
      {(status === "submitted" || status === "approved") && (
        <div className={work.row}>
          {status === "submitted" && (
            <Button
              size="small"
              icon="check"
              aria-label={texts.approve(buyerName)}
              onClick={() => decide({ status: "approved" })}
            >
              {texts.approveButton}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={texts.decline(buyerName)}
            onClick={() => setDeclining(true)}
          >
            {status === "approved" ? texts.declineInstead : texts.declineButton}
          </Button>
        </div>
      )}
      {isDeclining && (
        <DeclineDialog
          buyerName={buyerName}
          failure={failure}
          onClose={() => {
            setDeclining(false);
            setFailure(undefined);
          }}
          onDecline={async (text) => {
            if (await decide({ status: "declined", reason: text })) setDeclining(false);
          }}
        />
      )}
    </article>
  );
}

function DeclineDialog({ buyerName, failure, onClose, onDecline }: {
  buyerName: string;
  failure: string | undefined;
  onClose: () => void;
  onDecline: (reason: string) => Promise<void>;
}) {
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && !reason.trim();
  const { leave } = useUnsaved({ isChanged: reason.trim() !== "" });
  const close = () => leave(onClose);
  return (
    <Dialog
      open
      size="small"
      onClose={close}
      title={texts.declineQuestion(buyerName)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>{texts.notYet}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsked(true);
              return reason.trim() ? onDecline(reason.trim()) : undefined;
            }}
          >
            {texts.declineButton}
          </Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        <Field
          label={texts.why}
          multiline
          maxLength={1000}
          hint={texts.declineReasonHint(buyerName)}
          error={isMissing ? texts.declineReasonMissing : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
