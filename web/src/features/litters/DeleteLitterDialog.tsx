import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteLitterMutation, type OwnLitter, translate } from "@hearthpaw/client";
import { Button, ButtonLink, Dialog, ErrorNotice, useToast } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";

/** Confirms the deletion. A litter with listings stays, and the dialog says why. */
export function DeleteLitterDialog({ litter, onClose }: { litter: OwnLitter; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, name, petsCount } = litter;
  const [isInUse, setInUse] = useState(petsCount > 0);
  const removing = useMutation({
    ...deleteLitterMutation(client),
    async onSuccess() {
      void queryClient.invalidateQueries({ queryKey: ["listOwnParents"] });
      await queryClient.invalidateQueries({ queryKey: ["listLitters"] });
      onClose();
      show({ tone: "done", title: texts.nameIsDeleted(name) });
    },
    onError(cause) {
      if (translate(cause).code !== "litter_in_use") return;
      setInUse(true);
      void queryClient.invalidateQueries({ queryKey: ["listLitters"] });
    },
  });
  const error = removing.error && translate(removing.error);
  const failure = error && (error.status === 0 ? texts.deleteFailed : error.message);
  const remove = () => removing.mutateAsync({ id }).then(() => undefined, () => undefined);

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
