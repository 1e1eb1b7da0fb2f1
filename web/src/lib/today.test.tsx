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
  // Noon, because the machine's time zone must not matter. The served day is in UTC and may be the next one.
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
