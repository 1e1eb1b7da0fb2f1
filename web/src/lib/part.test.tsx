import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { part } from "./part.tsx";

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  // React logs errors that a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
  element = document.createElement("div");
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
  vi.restoreAllMocks();
});
const Pay = () => <p>Pay</p>;
const shown = () => expect.poll(() => element.textContent);
const again = () => element.querySelector("button")!.click();

it("asks again for a file that did not arrive, once for each try, and never for one that did", async () => {
  const load = vi.fn(() => Promise.resolve(Pay));
  for (let time = 0; time < 2; time++) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Part = part(load, <p>Loading</p>);
  const draw = (key: string) => root.render(<main key={key}>Beside it: {<Part />}</main>);

  draw("first");
  await shown().toContain("We couldn't load this.");
  expect(element.textContent).toContain("Beside it");
  expect(load).toHaveBeenCalledTimes(1);
  again();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await shown().toContain("We couldn't load this.");
  again();
  await shown().toBe("Beside it: Pay");
  draw("second");
  await shown().toBe("Beside it: Pay");
  expect(load).toHaveBeenCalledTimes(3);
});

it("leaves what fails within a part to whoever is around it", async () => {
  class Around extends Component<{ children: ReactNode }, { message: string }> {
    override state = { message: "" };
    static getDerivedStateFromError = ({ message }: Error) => ({ message });
    override render = () => this.state.message || this.props.children;
  }
  const Broken = part(() =>
    Promise.resolve((): ReactNode => {
      throw new Error("broken within");
    })
  );
  root.render(
    <Around>
      <Broken />
    </Around>,
  );
  await shown().toBe("broken within");
});
