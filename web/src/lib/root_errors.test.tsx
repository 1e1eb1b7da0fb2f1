import { Component, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@hearthpaw/client";
import { rootErrors } from "./root_errors.ts";

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>It failed.</p> : this.props.children;
  }
}

/** Takes over a page on which the server has drawn an error; its screen throws at the first draws, `times` of them. */
async function takeOver(error: Error, times: number) {
  const told = vi.fn((event: ErrorEvent) => event.preventDefault());
  globalThis.addEventListener("error", told);
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const element = document.createElement("div");
  element.innerHTML = "<p>It failed.</p>";
  document.body.append(element);
  let draws = 0;
  function Screen() {
    if (draws++ < times) throw error;
    return <p>It failed.</p>;
  }
  const root = hydrateRoot(
    element,
    <Boundary>
      <Screen />
    </Boundary>,
    rootErrors,
  );
  await expect.poll(() => draws).toBeGreaterThan(1);
  // React reports its errors after the draw.
  await new Promise((done) => setTimeout(done, 50));
  expect(element.textContent).toBe("It failed.");
  root.unmount();
  element.remove();
  globalThis.removeEventListener("error", told);
  const counts = { told: told.mock.calls.length, written: written.mock.calls.length };
  written.mockRestore();
  return counts;
}

afterEach(() => void vi.restoreAllMocks());

const refusal = new ApiError({ message: "No.", code: "busy", status: 503 });

describe("an error's page that the browser takes over", () => {
  it("is silent where the server refused", async () => {
    expect(await takeOver(refusal, 1)).toEqual({ told: 0, written: 0 });
    expect(await takeOver(refusal, Infinity)).toEqual({ told: 0, written: 0 });
  });

  it("tells of whatever else broke", async () => {
    expect(await takeOver(new Error("a fault"), 1)).toMatchObject({ told: 1 });
    expect(await takeOver(new Error("a fault"), Infinity)).toMatchObject({ written: 1 });
  });
});
