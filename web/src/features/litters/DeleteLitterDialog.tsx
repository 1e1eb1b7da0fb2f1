import { useQueryClient } from "@tanstack/react-query";
import { deleteLitter, type OwnLitter, translate } from "@hearthpaw/client";
import { Button, ButtonLink, countText, Dialog, ErrorNotice, useToast } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import work from "../../components/dashboards/work.module.css";

/** Asks once more; a litter that has listings stays, and the dialog says why. */
export function DeleteLitterDialog({ litter, onClose }: { litter: OwnLitter; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, name, petsCount } = litter;
  const [isInUse, setInUse] = useState(petsCount > 0);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setFailure(undefined);
    try {
      await deleteLitter(client, { id });
    } catch (cause) {
      const error = translate(cause);
      if (error.code === "litter_in_use") {
        setInUse(true);
        void queryClient.invalidateQueries({ queryKey: ["listLitters"] });
      } else {setFailure(
          error.status === 0 ? "We can't reach the server. Nothing was deleted." : error.message,
        );}
      return;
    }
    await queryClient.invalidateQueries({ queryKey: ["listLitters"] });
    void queryClient.invalidateQueries({ queryKey: ["listOwnParents"] });
    onClose();
    show({ tone: "done", title: `${name} is deleted` });
  }

  if (isInUse) {
    return (
      <Dialog
        open
        size="small"
        onClose={onClose}
        title="This litter has listings"
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>Keep litter</Button>
            <ButtonLink href="/breeder/pets">Your pets</ButtonLink>
          </>
        }
      >
        <p>
          {petsCount > 0 ? `${countText(petsCount, "listing")} ` : "A listing "}
          {petsCount > 1 ? "belong" : "belongs"} to{" "}
          {name}: their littermates and papers come from it. To delete the litter, delete its listings or move
          them to another litter first.
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
          <Button variant="secondary" onClick={onClose}>Keep litter</Button>
          <Button variant="danger" onClick={remove}>Delete litter</Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        <p>We delete its plan and dates, and keep the parents. You can't undo this.</p>
      </div>
    </Dialog>
  );
}
