import { useQueryClient } from "@tanstack/react-query";
import { deleteParent, type ParentDetails, type ParentsAnswer, translate } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, useToast } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import { littersText } from "./parent_rules.ts";
import { useParentStatus } from "./use_parents.ts";
import work from "../../components/dashboards/work.module.css";

/** Asks once more; a parent that litters or pets name can be taken off the page instead. */
export function DeleteParentDialog({ parent, onClose }: { parent: ParentDetails; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const move = useParentStatus();
  const { id, name, littersCount, status } = parent;
  const [isInUse, setInUse] = useState(littersCount > 0);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteParent(client, { id });
      queryClient.setQueriesData<ParentsAnswer>(
        { queryKey: ["listOwnParents"] },
        (known) => known && { petParents: known.petParents.filter((one) => one.id !== id) },
      );
      onClose();
      show({ tone: "done", title: `${name} is deleted` });
    } catch (cause) {
      const error = translate(cause);
      if (error.code === "parent_in_use") setInUse(true);
      else {setFailure(
          error.status === 0 ? "We can't reach the server. Nothing was deleted." : error.message,
        );}
      setBusy(false);
    }
  }
  async function takeOff() {
    setBusy(true);
    if (await move(parent, "no-longer-available")) onClose();
    else setBusy(false);
  }

  if (isInUse) {
    const isOff = status === "no-longer-available";
    return (
      <Dialog
        open
        size="small"
        onClose={onClose}
        title={`${name} stays in the pedigree`}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>{isOff ? "Close" : "Cancel"}</Button>
            {!isOff && <Button loading={isBusy} onClick={takeOff}>Take off my page</Button>}
          </>
        }
      >
        <p>
          {littersCount > 0
            ? `${name} is a parent of ${littersText(littersCount)}, and buyers look up the parents. `
            : `A litter or pet lists ${name} as its parent, and buyers look up the parents. `}
          That's why {name} can't be deleted. {isOff
            ? `${name} is off your page already.`
            : `If you take it off your page, ${name} isn't shown with your parents. You can bring it back any time.`}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={`Delete ${name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Keep {name}</Button>
          <Button variant="danger" loading={isBusy} onClick={remove}>{`Delete ${name}`}</Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        <p>We also delete the photos, health tests and certificates. You can't undo this.</p>
      </div>
    </Dialog>
  );
}
