import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  deleteListing,
  type HearthpawClient,
  type OwnPetRow,
  translate,
  updateListingStatus,
} from "@hearthpaw/client";
import { Arrival, Button, Dialog, type IconName, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { refreshOwnPets } from "./own_pets_queries.ts";
import { type BulkAction, bulkStep, doneWords, type MoveTo, nameOf, whyNone } from "./own_pets_rules.ts";
import * as texts from "./texts.tsx";
import css from "./own_pets.module.css";

const ACTIONS: Readonly<Record<BulkAction, { word: string; icon: IconName; text: string }>> = {
  pause: { word: texts.pause, icon: "clock", text: texts.pauseManyExplained },
  publish: {
    word: texts.publish,
    icon: "check",
    text: texts.publishManyExplained,
  },
  archive: {
    word: texts.archive,
    icon: "lock",
    text: texts.archiveManyExplained,
  },
  delete: {
    word: texts.deleteButton,
    icon: "trash",
    text: texts.deleteManyExplained,
  },
};

type Refused = { id: string; name: string; reason: string };
type Outcome = { action: BulkAction; done: number; refused: Refused[] };

/** The actions for all chosen listings at once. The bar stays within reach at the foot of the screen. */
export function OwnPetsBulk({ rows, onSelect }: {
  rows: readonly OwnPetRow[];
  onSelect: (selected: ReadonlySet<string>) => void;
}) {
  const [asking, setAsking] = useState<BulkAction>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { show } = useToast();
  const done = (result: Outcome) => {
    setAsking(undefined);
    if (result.refused.length === 0) {
      show({ tone: "done", title: doneWords(result.action, result.done) });
      onSelect(new Set());
    } else setOutcome(result);
  };
  return (
    <div className={css.bulk} role="region" aria-label={texts.selectedPets}>
      <Arrival>
        <p className={css.bulkCount}>
          {rows.length === 1 ? texts.selected : texts.rowsCountSelected(rows.length)}
        </p>
      </Arrival>
      <div className={css.bulkButtons}>
        {(Object.keys(ACTIONS) as BulkAction[]).map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === "delete" ? "danger" : "secondary"}
            icon={ACTIONS[action].icon}
            disabledReason={whyNone(action, rows)}
            onClick={() => setAsking(action)}
          >
            {ACTIONS[action].word}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => onSelect(new Set())}>{texts.clear}</Button>
      </div>
      {asking && <Asking action={asking} rows={rows} onDone={done} onClose={() => setAsking(undefined)} />}
      {outcome && (
        <Result
          outcome={outcome}
          onClose={() => {
            setOutcome(undefined);
            // Refused listings stay chosen for another try.
            onSelect(new Set(outcome.refused.map(({ id }) => id)));
          }}
        />
      )}
    </div>
  );
}

function Asking({ action, rows, onDone, onClose }: {
  action: BulkAction;
  rows: readonly OwnPetRow[];
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [tried, setTried] = useState<number>();
  // The list may reload while the actions run: they apply to the rows that were confirmed.
  const [steps] = useState(() => rows.map((row) => ({ row, step: bulkStep(action, row) })));
  const possible = steps.flatMap(({ row, step }) => "to" in step ? [{ row, to: step.to }] : []);
  const refused = steps.flatMap(({ row, step }): Refused[] =>
    "reason" in step ? [{ id: row.id, name: nameOf(row), reason: step.reason }] : []
  );
  const { word, text } = ACTIONS[action];
  const pets = possible.length === 1 ? texts.pet : texts.possibleCountPets(possible.length);
  async function go() {
    setTried(0);
    const failed: Refused[] = [];
    for (const [index, { row, to }] of possible.entries()) {
      const reason = await send(client, row.id, to);
      if (reason !== undefined) failed.push({ id: row.id, name: nameOf(row), reason });
      setTried(index + 1);
    }
    void refreshOwnPets(queryClient);
    onDone({ action, done: possible.length - failed.length, refused: [...failed, ...refused] });
  }
  const isBusy = tried !== undefined;
  return (
    <Dialog
      open
      size="small"
      dismissible={!isBusy}
      onClose={onClose}
      title={`${word} ${pets}?`}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>{texts.cancel}</Button>
          <Button
            data-autofocus
            variant={action === "delete" || action === "archive" ? "danger" : "primary"}
            loading={isBusy}
            onClick={go}
          >
            {`${word} ${pets}`}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>{text}</p>
        {isBusy
          ? (
            <label className={css.progress}>
              {texts.triedOf({ tried, possibleCount: possible.length })}
              <progress value={tried} max={possible.length} />
            </label>
          )
          : refused.length > 0 && (
            <>
              <p>
                {refused.length === 1 ? texts.wontChange : texts.refusedCountWontChange(refused.length)}
              </p>
              <Reasons refused={refused} />
            </>
          )}
      </div>
    </Dialog>
  );
}

/**
 * Makes one change and returns why it failed, if it did. If the server asks to wait (429), retries up to five
 * times and waits at most 60 seconds before each.
 */
async function send(
  client: HearthpawClient,
  id: string,
  to: MoveTo | "deleted",
): Promise<string | undefined> {
  for (let left = 5;; left--) {
    try {
      if (to === "deleted") await deleteListing(client, { id });
      else await updateListingStatus(client, { id, body: { status: to } });
      return undefined;
    } catch (thrown) {
      const { status, message, retryAfterSeconds } = translate(thrown);
      if (status !== 429 || left === 0) return status === 0 ? texts.weCouldntReachTheServer : message;
      await new Promise((resolve) => setTimeout(resolve, Math.min(retryAfterSeconds ?? 5, 60) * 1000));
    }
  }
}

function Result({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { action, done, refused } = outcome;
  return (
    <Dialog
      open
      onClose={onClose}
      title={refused.length === 1 ? texts.didntChange : texts.refusedCountDidntChange(refused.length)}
      footer={<Button data-autofocus onClick={onClose}>{texts.ok}</Button>}
    >
      <div className={css.form}>
        {done > 0 && <p>{doneWords(action, done)}</p>}
        <Reasons refused={refused} />
      </div>
    </Dialog>
  );
}

function Reasons({ refused }: { refused: readonly Refused[] }) {
  return (
    <ul className={css.refused}>
      {refused.map(({ id, name, reason }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
