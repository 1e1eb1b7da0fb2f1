import { useState } from "react";
import { Button, type ButtonVariant } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { useSignedInAction } from "../../components/session/use_signed_in_action.ts";
import { part } from "../../lib/part.tsx";
import type { Filters } from "./filters_rules.ts";
import * as texts from "./texts.tsx";

const SaveDialog = part(() => import("./SaveDialog.tsx").then((module) => module.SaveDialog));

/**
 * Saves a search, which then notifies the user of each new pet. Visitors sign in first, then continue here.
 */
export function SaveSearch({ filters, name, label, variant = "secondary" }: {
  filters: Filters;
  /** Name of the search unless the user changes it. */
  name: string;
  label: string;
  variant?: ButtonVariant;
}) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: "save-search",
    reason: texts.signInToSave,
    run: () => setOpen(true),
  });
  if (user?.role === "Admin") return null;
  return (
    <>
      <Button variant={variant} icon="bell" onClick={open}>{label}</Button>
      {isOpen && <SaveDialog filters={filters} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
