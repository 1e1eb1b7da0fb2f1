import { useQueryClient } from "@tanstack/react-query";
import { deleteLitter, type OwnLitter, translate } from "@hearthpaw/client";
import { Button, ButtonLink, Dialog, ErrorNotice, useToast } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
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
          error.status === 0 ? texts.deleteFailed : error.message,
        );}
      return;
    }
    await queryClient.invalidateQueries({ queryKey: ["listLitters"] });
    void queryClient.invalidateQueries({ queryKey: ["listOwnParents"] });
    onClose();
    show({ tone: "done", title: texts.nameIsDeleted(name) });
  }

  if (isInUse) {
    return (
      <Dialog
        open
        size="small"
        onClose={onClose}
        title={texts.thisLitterHasListings}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>{texts.keepLitter}</Button>
            <ButtonLink href="/breeder/pets">{texts.yourPets}</ButtonLink>
          </>
        }
      >
        <p>
          {texts.hasListingsExplained({ petsCount, name })}
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
          <Button variant="secondary" onClick={onClose}>{texts.keepLitter}</Button>
          <Button variant="danger" onClick={remove}>{texts.deleteLitter}</Button>
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
