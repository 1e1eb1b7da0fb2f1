import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";

/** The day that ages are counted from comes with the page, so that the server and the browser write the same text. */
const todayQuery = {
  queryKey: ["today"] as const,
  queryFn: () => new Date().toISOString().slice(0, 10),
  staleTime: 3_600_000,
};

/** Puts today into the page's state; the root's loader calls it. */
export const loadToday = (queryClient: QueryClient): Promise<string> =>
  queryClient.ensureQueryData(todayQuery);

/** Today as 'YYYY-MM-DD': in UTC on the server and for the first drawing in the browser, then where the reader is. */
export function useToday(): string {
  const served = useQueryClient().getQueryData<string>(todayQuery.queryKey) ?? todayQuery.queryFn();
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    const now = new Date();
    const two = (n: number) => n.toString().padStart(2, "0");
    const here = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    // Seldom another day, and then in a transition: each card asks, and React would draw all that hangs on it at once.
    if (here !== (own ?? served)) startTransition(() => setOwn(here));
  });
  return own ?? served;
}
