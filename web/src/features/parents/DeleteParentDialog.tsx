import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteParentMutation, type ParentDetails, type ParentsAnswer, translate } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, useToast } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import { littersText } from "./parent_rules.ts";
import * as texts from "./texts.ts";
import { useParentStatus } from "./use_parents.ts";
import work from "../../components/dashboards/work.module.css";

/** Confirms the deletion. A parent of litters or pets can be removed from the page instead. */
export function DeleteParentDialog({ parent, onClose }: { parent: ParentDetails; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const move = useParentStatus();
  const { id, name, littersCount, status } = parent;
  const [isInUse, setInUse] = useState(littersCount > 0);
  const removing = useMutation({
    ...deleteParentMutation(client),
    onSuccess() {
      queryClient.setQueriesData<ParentsAnswer>(
        { queryKey: ["listOwnParents"] },
        (known) => known && { petParents: known.petParents.filter((one) => one.id !== id) },
      );
      onClose();
      show({ tone: "done", title: texts.nameIsDeleted(name) });
    },
    onError: (error) => translate(error).code === "parent_in_use" && setInUse(true),
  });
  const moving = useMutation({
    mutationFn: () => move(parent, "no-longer-available"),
    onSuccess: (isMoved) => isMoved && onClose(),
  });
  const isBusy = removing.isPending || moving.isPending;
  const error = removing.error && translate(removing.error);
  const failure = error && (error.status === 0 ? texts.deleteFailed : error.message);

  if (isInUse) {
    const isOff = status === "no-longer-available";
    return (
      <Dialog
        open
        size="small"
        onClose={onClose}
        title={texts.nameStaysInThePedigree(name)}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>{isOff ? texts.close : texts.cancel}</Button>
            {!isOff && (
              <Button loading={isBusy} onClick={() => moving.mutate()}>{texts.takeOffMyPage}</Button>
            )}
          </>
        }
      >
        <p>
          {texts.whyItStays({
            name,
            litters: littersCount > 0 ? littersText(littersCount) : undefined,
            isOff,
          })}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.deleteQuestion(name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.keep(name)}</Button>
          <Button variant="danger" loading={isBusy} onClick={() => removing.mutate({ id })}>
            {texts.deleteParent(name)}
          </Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        <p>{texts.deleteExplained}</p>
      </div>
    </Dialog>
  );
}
