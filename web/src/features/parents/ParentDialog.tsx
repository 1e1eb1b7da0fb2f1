import type { ParentDetails } from "@hearthpaw/client";
import { Button, ButtonLink, Dialog } from "@hearthpaw/ui-kit";
import { ParentFacts } from "./ParentFacts.tsx";
import * as texts from "./texts.ts";

/** All details of a parent animal. */
export function ParentDialog({ parent, onClose }: {
  parent: ParentDetails | undefined;
  onClose: () => void;
}) {
  if (!parent) return null;
  const { id, name } = parent;
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      size="large"
      tall
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.close}</Button>
          <ButtonLink href={`/breeder/parents/${id}`}>{texts.edit(name)}</ButtonLink>
        </>
      }
    >
      <ParentFacts parent={parent} />
    </Dialog>
  );
}
