import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Returns an `onSettled` for a mutation that refetches what it changed. A mutation that succeeded stays pending until
 * then, so its control shows the new state. One that failed says so at once.
 */
export const readAgain =
  (queryClient: QueryClient, queryKey: QueryKey) => (_data: unknown, error: unknown) => {
    const read = queryClient.invalidateQueries({ queryKey });
    return error ? undefined : read;
  };
