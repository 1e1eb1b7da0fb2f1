import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@hearthpaw/ui-kit";
import { type Here, keepHere, keptHere, useHere } from "../../lib/here.ts";
import { part } from "../../lib/part.tsx";
import * as texts from "./texts.ts";

const NearDialog = part(() => import("./NearDialog.tsx").then((module) => module.NearDialog));

/**
 * A button that asks for the visitor's place, or names it. `near` is the place of the shown pets, if they are
 * near one. `isAsked` asks at once, unless a place is kept on the device.
 */
export function NearMe({ near, isAsked, onChoose, onArrive, onForget, onLeave }: {
  near?: string | undefined;
  isAsked?: boolean;
  onChoose?: (here: Here) => void;
  /** Called once with the place kept on the device, if the page was not asked for. */
  onArrive?: (here: Here) => void;
  onForget?: () => void;
  /** Called if the visitor closes the question of `isAsked`. */
  onLeave?: () => void;
}) {
  const here = useHere();
  const [isOpen, setOpen] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  // The first render of a hydrated page knows no place, so these effects read the device.
  const ask = useEffectEvent(() => {
    if (!isAsked) return;
    const kept = keptHere();
    if (kept) onChoose?.(kept);
    else setOpen(true);
  });
  const arrive = useEffectEvent(() => {
    const kept = keptHere();
    if (kept && !hasArrived && !isAsked) onArrive?.(kept);
    setArrived(true);
  });
  useEffect(() => ask(), [isAsked]);
  useEffect(() => arrive(), []);
  const close = () => {
    setOpen(false);
    if (isAsked) onLeave?.();
  };
  const place = near ?? here?.name;
  return (
    <>
      <Button
        variant="secondary"
        icon="pin"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {place ? texts.nearPlace(place) : texts.nearMe}
      </Button>
      {isOpen && (
        <NearDialog
          here={here}
          onChoose={(chosen) => {
            setOpen(false);
            keepHere(chosen);
            onChoose?.(chosen);
          }}
          onForget={() => {
            setOpen(false);
            keepHere(undefined);
            onForget?.();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
