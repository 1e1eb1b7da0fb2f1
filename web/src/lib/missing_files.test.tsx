import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hearMissingFiles, isMissingFile, useReloadForMissingFile } from "./missing_files.ts";

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;
const onUpdate = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  element = document.createElement("div");
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  onUpdate.mockClear();
});
hearMissingFiles(onUpdate);

/** Returns an error that Vite has reported as a missing file. */
function missing(): Error {
  const payload = new TypeError("Failed to fetch dynamically imported module");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return payload;
}
const answers = (ok: boolean) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    ok ? Promise.resolve(new Response("ok")) : Promise.reject(new TypeError("Failed to fetch"))
  );

/** Draws a failed page, and counts its reloads. */
function fail(error: unknown, { isUp = true } = {}) {
  const reload = vi.fn();
  function Page() {
    return useReloadForMissingFile(error, { reload, isReachable: () => Promise.resolve(isUp) })
      ? "Loading"
      : "Failed";
  }
  root.render(<Page />);
  return { reload, shows: (text: string) => expect.poll(() => element.textContent).toBe(text) };
}

describe("a file that is gone after a deployment", () => {
  it("is known by the error itself and by one that wraps it", () => {
    answers(true);
    const error = missing();
    expect(isMissingFile(error)).toBe(true);
    expect(isMissingFile(new Error("Not loaded", { cause: error }))).toBe(true);
    expect(isMissingFile(new TypeError(error.message))).toBe(false);
  });

  it("tells of an update only if the server answers", async () => {
    answers(false);
    missing();
    await new Promise((done) => setTimeout(done, 50));
    expect(onUpdate).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    answers(true);
    missing();
    await expect.poll(() => onUpdate.mock.calls.length).toBe(1);
  });

  it("reloads the address once, and shows the error if that was a moment ago", async () => {
    answers(true);
    const first = fail(missing());
    await expect.poll(() => first.reload.mock.calls.length).toBe(1);
    await first.shows("Loading");
    root.unmount();
    root = createRoot(element);
    const second = fail(missing());
    await second.shows("Failed");
    expect(second.reload).not.toHaveBeenCalled();
  });

  it("shows the error of a server that is out of reach, and of a page that broke by itself", async () => {
    answers(false);
    const down = fail(missing(), { isUp: false });
    await down.shows("Failed");
    expect(down.reload).not.toHaveBeenCalled();
    root.unmount();
    root = createRoot(element);
    const broken = fail(new TypeError("x is not a function"));
    await broken.shows("Failed");
    expect(broken.reload).not.toHaveBeenCalled();
  });
});
