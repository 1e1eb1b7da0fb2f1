import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { useToday } from "./today.ts";

afterEach(() => void vi.useRealTimers());

it("is where the reader is, also on the days that come while the page is open", async () => {
  const queryClient = new QueryClient();
  const element = document.createElement("div");
  const root = createRoot(element);
  function Day() {
    return useToday();
  }
  // Noon, so that the zone of the machine does not matter; what is served is the day in UTC, which may be the next one.
  const shownOn = async (here: string, served: string) => {
    vi.useFakeTimers({ now: new Date(`${here}T12:00:00`), toFake: ["Date"] });
    queryClient.setQueryData(["today"], served);
    root.render(
      <QueryClientProvider client={queryClient}>
        <Day />
      </QueryClientProvider>,
    );
    await expect.poll(() => element.textContent).toBe(here);
  };
  await shownOn("2026-11-22", "2026-11-23");
  await shownOn("2026-11-23", "2026-11-23");
  await shownOn("2026-11-24", "2026-11-24");
  await shownOn("2026-11-25", "2026-11-26");
  root.unmount();
});
