import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  type ApiError,
  deleteListing,
  getOwnPetQuery,
  type ListingEvent,
  type OwnPetRow,
  translate,
  updateListingStatus,
} from "@hearthpaw/client";
import {
  Button,
  dayText,
  Dialog,
  ErrorNotice,
  exactText,
  Field,
  Loading,
  Skeleton,
  Timeline,
  useToast,
} from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { failureWords } from "../../lib/use_form.ts";
import { refreshOwnPets } from "./own_pets_queries.ts";
import { type MoveTo, moveWord, nameOf } from "./own_pets_rules.ts";
import * as texts from "./texts.tsx";
import css from "./own_pets.module.css";

/** The dialog that is open, and its listing. */
export type Opened =
  | { kind: "move"; to: Exclude<MoveTo, "no-longer-available">; row: OwnPetRow }
  | { kind: "archive"; row: OwnPetRow }
  | { kind: "delete"; row: OwnPetRow }
  | { kind: "history"; row: OwnPetRow };

type Props = { opened: Opened; onOpen: (opened: Opened) => void; onClose: () => void };

/** Confirms moving, archiving or deleting a listing, or shows its history. */
export function OwnPetsDialog({ opened, onOpen, onClose }: Props) {
  const { row } = opened;
  if (opened.kind === "history") return <History row={row} onClose={onClose} />;
  if (opened.kind === "delete") return <Deleting row={row} onOpen={onOpen} onClose={onClose} />;
  return (
    <Moving row={row} to={opened.kind === "move" ? opened.to : "no-longer-available"} onClose={onClose} />
  );
}

/** Returns the consequences of a move, which the dialog explains before the breeder confirms. */
function followsOf(to: MoveTo, { status }: OwnPetRow): { text: string; asks?: string } {
  return {
    "available": { text: texts.publishExplained },
    "in-review": { text: texts.submitExplained },
    "temporary-pause": {
      text: texts.pauseExplained,
      asks: texts.whyOptional,
    },
    "not-available": {
      text: texts.deListExplained,
      asks: texts.whyOptional,
    },
    "sold-external": {
      text: texts.soldElsewhereExplained,
      asks: texts.whereOptional,
    },
    "no-longer-available": {
      text: texts.archiveExplained(status),
      asks: texts.whyOptional,
    },
  }[to];
}

function Moving({ row, to, onClose }: { row: OwnPetRow; to: MoveTo; onClose: () => void }) {
  const client = useClient();
  const [reason, setReason] = useState("");
  const { leave } = useUnsaved({ isChanged: reason.trim() !== "" });
  const { text, asks } = followsOf(to, row);
  const word = moveWord(to, row.status);
  const name = nameOf(row);
  const act = useAct(
    () =>
      updateListingStatus(client, {
        id: row.id,
        body: { status: to, ...(reason.trim() ? { reason: reason.trim() } : {}) },
      }),
    (answer) => texts.statusChanged({ name, status: answer.pet.status }),
    onClose,
  );
  const isFinal = to === "sold-external" || to === "no-longer-available";
  return (
    <Asking
      title={to === "sold-external" ? texts.placedElsewhereQuestion(name) : `${word}: ${name}`}
      text={text}
      error={act.error}
      isBusy={act.isBusy}
      onClose={() => leave(onClose)}
      go={
        <Button
          data-autofocus={asks ? undefined : true}
          variant={isFinal ? "danger" : "primary"}
          loading={act.isBusy}
          onClick={act.go}
        >
          {to === "sold-external" ? texts.markAsPlaced : word}
        </Button>
      }
    >
      {asks && (
        <Field
          multiline
          rows={3}
          data-autofocus
          label={asks}
          hint={texts.reasonHint}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Asking>
  );
}

function Deleting({ row, onOpen, onClose }: {
  row: OwnPetRow;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}) {
  const client = useClient();
  const name = nameOf(row);
  const act = useAct(() => deleteListing(client, { id: row.id }), () => texts.nameWasDeleted(name), onClose);
  const isKept = act.error?.code === "archive_instead";
  const canArchive = row.actions.some(({ status, isPossible }) =>
    status === "no-longer-available" && isPossible
  );
  return (
    <Asking
      title={texts.deleteQuestion(name)}
      text={texts.deleteExplained}
      error={act.error}
      isBusy={act.isBusy}
      onClose={onClose}
      go={isKept && canArchive
        ? <Button onClick={() => onOpen({ kind: "archive", row })}>{texts.archiveInstead}</Button>
        : <Button variant="danger" loading={act.isBusy} onClick={act.go}>{texts.deleteForGood}</Button>}
    />
  );
}

/** Makes a change, confirms it and reloads the lists; errors stay in the dialog. */
function useAct<T>(send: () => Promise<T>, words: (answer: T) => string, onDone: () => void) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const act = useMutation({
    mutationFn: send,
    onSuccess(answer) {
      show({ tone: "done", title: words(answer) });
      onDone();
    },
    // Also after a refusal: the pet may have moved, and the list then shows what is possible now.
    onSettled: () => void refreshOwnPets(queryClient),
  });
  return {
    error: act.error ? translate(act.error) : undefined,
    isBusy: act.isPending,
    go: () => act.mutate(),
  };
}

function Asking({ title, text, error, isBusy, onClose, go, children }: {
  title: string;
  text: string;
  error: ApiError | undefined;
  isBusy: boolean;
  onClose: () => void;
  go: ReactNode;
  children?: ReactNode;
}) {
  const words = error && failureWords(error);
  return (
    <Dialog
      open
      size="small"
      dismissible={!isBusy}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>{texts.cancel}</Button>
          {go}
        </>
      }
    >
      <div className={css.form}>
        <p>{text}</p>
        {children}
        {words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>}
      </div>
    </Dialog>
  );
}

function History({ row, onClose }: { row: OwnPetRow; onClose: () => void }) {
  const today = useToday();
  const { data, error, refetch } = useQuery(getOwnPetQuery(useClient(), { id: row.id }));
  return (
    <Dialog open tall onClose={onClose} title={texts.historyOf(nameOf(row))}>
      {data
        ? (
          <Timeline
            label={texts.whatHappened}
            steps={data.pet.events.map((event, at) => stepOf(event, at, today))}
          />
        )
        : error
        ? <LoadError error={error as ApiError} onRetry={() => refetch()} />
        : (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
    </Dialog>
  );
}

const WHO: Record<ListingEvent["actor"], string> = {
  breeder: texts.byYou,
  admin: texts.byOurTeam,
  system: texts.automatically,
};

function stepOf({ status, statusLabel, actor, reason, at }: ListingEvent, index: number, today: string) {
  return {
    id: `${index}`,
    title: statusLabel,
    when: dayText(at, today),
    exact: exactText(at),
    text: (
      <>
        <span>{WHO[actor]}</span>
        {reason && <span className={css.reason}>{reason}</span>}
      </>
    ),
    state: status === "rejected" || status === "not-approved-internal" ? "stopped" as const : "done" as const,
  };
}
