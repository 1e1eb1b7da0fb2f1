import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { part } from "./part.tsx";

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    const again = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? <button type="button" onClick={again}>Again</button> : this.props.children;
  }
}

it("asks again for a file that did not arrive, once for each try, and never for one that did", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const Pay = () => <p>Pay</p>;
  const load = vi.fn(() => Promise.resolve(Pay));
  for (let time = 0; time < 2; time++) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Part = part(load, <p>Loading</p>);
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  const draw = (key: string) =>
    root.render(
      <Boundary key={key}>
        <Part />
      </Boundary>,
    );
  const again = () => element.querySelector("button")!.click();

  draw("first");
  await expect.poll(() => element.textContent).toBe("Again");
  expect(load).toHaveBeenCalledTimes(1);
  again();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.poll(() => element.textContent).toBe("Again");
  again();
  await expect.poll(() => element.textContent).toBe("Pay");
  draw("second");
  await expect.poll(() => element.textContent).toBe("Pay");
  expect(load).toHaveBeenCalledTimes(3);

  root.unmount();
  element.remove();
  written.mockRestore();
});
