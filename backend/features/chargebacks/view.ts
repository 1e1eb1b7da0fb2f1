import type { ChargebackItem, OwnChargeback } from "../../generated/types.ts";
import type { FileView } from "../files/actions.ts";
import { refusalOf, stateOf } from "./rules.ts";
import type { Item, Row } from "./store.ts";

/** Returns an item added for the bank, with its files that still exist. */
export function itemOf(item: Item, files: ReadonlyMap<string, FileView>): ChargebackItem {
  return {
    id: item.id,
    by: item.by,
    text: item.text,
    files: item.file_keys.flatMap((fileKey) => {
      const file = files.get(fileKey);
      return file ? [{ fileKey, ...file }] : [];
    }),
    at: item.created_at.toISOString(),
  };
}

/** Returns a contested payment as its breeder sees it, with only the breeder's own items. */
export function ownOf(row: Row, items: readonly Item[], files: ReadonlyMap<string, FileView>): OwnChargeback {
  const { id, number, petName, amountCents, reason, dueAt, openedAt } = row;
  return {
    id,
    number,
    petName,
    amountCents,
    reason,
    reservedPetId: row.reservationId,
    state: stateOf(row),
    canAdd: refusalOf(row) === undefined,
    evidenceDueAt: dueAt?.toISOString() ?? null,
    items: items.filter(({ chargeback_id, by }) => chargeback_id === id && by === "breeder")
      .map((item) => itemOf(item, files)),
    openedAt: openedAt.toISOString(),
  };
}
