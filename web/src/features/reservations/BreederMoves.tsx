import type { AllowedAction, Reservation } from "@hearthpaw/client";
import { Button } from "@hearthpaw/ui-kit";
import type { BreederMove } from "./BreederMoveDialog.tsx";
import * as texts from "./texts.tsx";

const MOVES: Partial<
  Record<AllowedAction["action"], { word: string; long: string; variant: "primary" | "secondary" | "quiet" }>
> = {
  complete: { word: texts.complete, long: texts.complete, variant: "primary" },
  extend: { word: texts.extendBy72Hours, long: texts.extendBy72Hours, variant: "secondary" },
  cancel: { word: texts.cancel, long: texts.cancelReservation, variant: "quiet" },
};

/** Returns a breeder's possible actions for a reservation, completing it first. */
export function movesOf({ allowedActions }: Pick<Reservation, "allowedActions">): AllowedAction[] {
  const order = Object.keys(MOVES);
  return allowedActions.filter(({ action }) => MOVES[action])
    .sort((a, b) => order.indexOf(a.action) - order.indexOf(b.action));
}

/** A breeder's action as a button. If the action is not allowed, the button stays and says why. */
export function MoveButton({ move: { action, isAllowed, reason }, petName, isShelter, isInRow, onAsk }: {
  move: AllowedAction;
  petName: string;
  isShelter: boolean;
  /** Whether the button is in a list; screen readers then also need the pet's name. */
  isInRow?: boolean;
  onAsk: (move: BreederMove) => void;
}) {
  const { word, long, variant } = MOVES[action]!;
  return (
    <Button
      {...(isInRow ? { size: "small", "aria-label": `${word}: ${petName}` } : {})}
      variant={!isAllowed || (action === "cancel" && !isInRow) ? "secondary" : variant}
      disabledReason={isAllowed ? undefined : reason ?? texts.notPossibleNow}
      onClick={() => onAsk(action as BreederMove)}
    >
      {isInRow ? word : action === "complete" ? texts.completeIt(isShelter) : long}
    </Button>
  );
}
