import type { Kysely } from "kysely";
import type { Input } from "../../generated/handlers.ts";
import type { BreederListAnswer, ListPlace } from "../../generated/types.ts";
import { decodeListCursor, encodeListCursor, isMoment } from "../../platform/cursors.ts";
import type { Database } from "../../platform/db/schema.ts";
import { fail } from "../../platform/problem.ts";
import { readPlace, stateName } from "../places/rules.ts";
import { findCity, findPlace } from "../places/store.ts";
import { breedIdsOf } from "../search/actions.ts";
import {
  type After,
  countListed,
  findListed,
  LIST_SIZE,
  type ListFilters,
  type ListSort,
  MOST_COUNTED,
} from "./list_store.ts";

type Where = { place: ListPlace; state?: string; point?: { latitude: number; longitude: number } };

/**
 * Returns a page of public breeders. Fails with `place_unknown`, and with `malformed_request` for a foreign
 * cursor.
 */
export async function listedBreeders(
  db: Kysely<Database>,
  { breed, kind, place, distance, sort: wanted, cursor }: Input<"listBreeders">["query"],
): Promise<BreederListAnswer> {
  const where = place ? await findWhere(db, place) ?? fail("place_unknown") : undefined;
  const sort: ListSort = wanted === "distance" && !where?.point ? "rating" : wanted;
  const filters: ListFilters = {
    kind,
    breedIds: breed ? await breedIdsOf(db, [breed]) : undefined,
    state: where?.state,
    near: where?.point && { ...where.point, miles: distance },
  };
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const [rows, count] = await Promise.all([findListed(db, filters, sort, after), countListed(db, filters)]);
  const shown = rows.slice(0, LIST_SIZE);
  return {
    breeders: shown.map(({ item }) => item),
    total: Math.min(count, MOST_COUNTED),
    totalIsExact: count <= MOST_COUNTED,
    ...(where && { place: where.place }),
    nextCursor: rows.length > LIST_SIZE ? encodeListCursor(sort, shown.at(-1)!) : null,
  };
}

async function findWhere(db: Kysely<Database>, text: string): Promise<Where | undefined> {
  const words = readPlace(text);
  if (!words) return undefined;
  if (words.kind === "state") {
    return { place: { label: stateName(words.state)!, isPoint: false }, state: words.state };
  }
  const found = words.kind === "zip" ? await findPlace(db, words.zip) : await findCity(db, words);
  if (!found) return undefined;
  const { city, state, latitude, longitude } = found;
  return { place: { label: `${city}, ${state}`, isPoint: true }, point: { latitude, longitude } };
}

/** Format check for a cursor's value in each order. Postgres can read every value that passes. */
const VALUES: Record<ListSort, (text: string) => boolean> = {
  rating: (text) => /^\d{1,4}$/.test(text),
  newest: isMoment,
  distance: (text) => /^\d{1,5}(\.\d{1,20})?(e-\d{1,3})?$/.test(text),
};

function readCursor(text: string, sort: ListSort): After {
  const after = decodeListCursor(text, sort);
  if (!after || !VALUES[sort](after.value)) {
    return fail("malformed_request", { detail: "This cursor isn't valid for this list." });
  }
  return after;
}
