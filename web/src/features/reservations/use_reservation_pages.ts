import { type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import {
  listBreederReservations,
  listReservations,
  type Reservation,
  type ReservationStatus,
  type ReservedPetsAnswer,
} from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";

type Pages = { pages: ReservedPetsAnswer[]; pageParams: unknown[] };

/** Loads reservations page by page, newest first: the buyer's own, or those of the breeder's pets. */
export function useReservationPages(as: "buyer" | "breeder", status: ReservationStatus[]) {
  const client = useClient();
  const list = as === "buyer" ? listReservations : listBreederReservations;
  const query = useInfiniteQuery({
    queryKey: [as === "buyer" ? "listReservations" : "listBreederReservations", { status }] as const,
    queryFn: ({ pageParam, signal }) =>
      list(client, { status, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  return { ...query, reservations: query.data?.pages.flatMap((page) => page.reservedPets) ?? [] };
}

/** Replaces a changed reservation in every list that contains it. */
export function replaceReservation(queryClient: QueryClient, changed: Reservation): void {
  for (const key of ["listReservations", "listBreederReservations"]) {
    queryClient.setQueriesData<Pages | ReservedPetsAnswer>({ queryKey: [key] }, (known) => {
      if (!known) return known;
      const replaced = (page: ReservedPetsAnswer) => ({
        ...page,
        reservedPets: page.reservedPets.map((one) => one.id === changed.id ? changed : one),
      });
      return "pages" in known ? { ...known, pages: known.pages.map(replaced) } : replaced(known);
    });
  }
}
