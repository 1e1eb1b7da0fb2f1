import { type QueryClient, useQuery } from "@tanstack/react-query";

/** The day that ages are counted from comes with the page, so that the server and the browser write the same text. */
const todayQuery = {
  queryKey: ["today"] as const,
  queryFn: () => new Date().toISOString().slice(0, 10),
  staleTime: 3_600_000,
};

/** Puts today into the page's state; the root's loader calls it. */
export const loadToday = (queryClient: QueryClient): Promise<string> =>
  queryClient.ensureQueryData(todayQuery);

/** Today in UTC, as 'YYYY-MM-DD'. */
export function useToday(): string {
  return useQuery(todayQuery).data ?? todayQuery.queryFn();
}
