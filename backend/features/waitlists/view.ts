import type { Waitlist } from "../../generated/types.ts";
import { withoutContacts } from "../masks/rules.ts";
import type { Viewed } from "./store.ts";

/** A place in a line as its breeder or its person reads it: own words as they were written, the other's without contact details. */
export function viewFor(
  { view, mask, breederId, isReached }: Viewed,
  reader: { breederId: string | null },
  ownHost: string,
): Waitlist {
  if (isReached) return view;
  const isBreeder = reader.breederId === breederId;
  const texts = { name: view.personName, note: view.note, reason: view.reason };
  const { name, note, reason } = withoutContacts(texts, mask, ownHost);
  return {
    ...view,
    ...(isBreeder === view.isAddedByBreeder ? {} : { note }),
    ...(isBreeder ? {} : { reason }),
    // A breeder has typed the name of somebody they added.
    ...(!isBreeder && view.isAddedByBreeder ? { personName: name } : {}),
  };
}
