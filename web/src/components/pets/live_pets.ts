import { useCallback, useState } from "react";
import { useLive } from "../../lib/live.ts";
import { channels, events, type PetStatusChange } from "../../lib/realtime.ts";

type Shown = { id: string; status: string; onHold: boolean; promisedUntil?: string };

/**
 * Keeps visible cards up to date: returns a function that applies the received events to a pet. `onMissed` is
 * called when events may have been missed; reload the pets then.
 */
export function useLivePets(onMissed: () => void): <P extends Shown>(pet: P) => P {
  const [changes, setChanges] = useState<ReadonlyMap<string, PetStatusChange>>(new Map());
  useLive<PetStatusChange>(
    channels.search,
    events.petStatus,
    (change) => setChanges((known) => new Map(known).set(change.petId, change)),
    (isFirst) => {
      if (isFirst) return;
      setChanges(new Map());
      onMissed();
    },
  );
  return useCallback((pet) => {
    const change = changes.get(pet.id);
    if (!change) return pet;
    const { promisedUntil: _, ...rest } = pet;
    const { status, onHold, promisedUntil } = change;
    return { ...rest, status, onHold, ...(promisedUntil ? { promisedUntil } : {}) } as typeof pet;
  }, [changes]);
}
