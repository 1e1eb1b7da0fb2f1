import { ApiError } from "@hearthpaw/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FailureNotice } from "./FailureNotice.tsx";
import * as texts from "./texts.ts";

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  element = document.createElement("div");
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});
const unanswered = () => new ApiError({ message: "Failed to fetch", code: "network", status: 0 });
const shows = (text: string) => expect.poll(() => element.textContent).toContain(text);

it("names an ad blocker if the server answers everything but this call", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("ok"));
  root.render(<FailureNotice error={unanswered()} />);
  await shows(texts.UNANSWERED.blocked.title);
  await shows(texts.UNANSWERED.blocked.hint);
});

it("says that the device is offline without asking the server", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const fetch = vi.spyOn(globalThis, "fetch");
  root.render(<FailureNotice error={unanswered()} />);
  await shows(texts.UNANSWERED.offline.title);
  expect(fetch).not.toHaveBeenCalled();
});

it("names neither if the server is down", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  root.render(<FailureNotice error={unanswered()}>We kept your filters.</FailureNotice>);
  await shows(texts.weCantReachTheServer);
  await new Promise((done) => setTimeout(done, 50));
  expect(element.textContent).toBe(`${texts.weCantReachTheServer}We kept your filters.`);
});

it("shows the sentence of an answer with its reference, and asks nothing", async () => {
  const fetch = vi.spyOn(globalThis, "fetch");
  const problem = { requestId: "req-7" } as ApiError["problem"];
  root.render(
    <FailureNotice error={new ApiError({ message: "We're busy.", code: "busy", status: 503, problem })} />,
  );
  await shows("We're busy.");
  await shows("req-7");
  expect(fetch).not.toHaveBeenCalled();
});
