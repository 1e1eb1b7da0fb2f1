import type { Waitlist } from "../../generated/types.ts";
import { withoutContacts } from "../masks/rules.ts";
import type { Viewed } from "./store.ts";

/**
 * Returns a place in a line as its breeder or its person reads it: the reader's own words unchanged, the
 * other side's without contact details.
 */
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
    // The name of an added person is the breeder's text.
    ...(!isBreeder && view.isAddedByBreeder ? { personName: name } : {}),
  };
}
