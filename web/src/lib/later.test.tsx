import { type ReactNode, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScripts } from "../start.ts";
import css from "./later.module.css";
import { later, withParts } from "./later.tsx";
import { useTakenOver } from "./use_hydrated.ts";

let page: HTMLElement;
let root: Root | undefined;
const broken = vi.fn();
beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
});
afterEach(() => {
  root?.unmount();
  page.remove();
  vi.restoreAllMocks();
  broken.mockClear();
});

type Pet = { name: string; pat: () => void };
function Card({ name, pat }: Pet) {
  const [pats, setPats] = useState(0);
  const [note, setNote] = useState("");
  return (
    <p>
      {`${name}, ${pats}${note && `, ${note}`}`}
      <button type="button" onClick={() => (setPats(pats + 1), pat())}>Pat</button>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </p>
  );
}
/** A file that arrives when the test calls `comes`. */
function file() {
  let comes = () => {};
  const file = new Promise<typeof Card>((resolve) => comes = () => resolve(Card));
  return { load: vi.fn(() => file), comes: () => comes() };
}
const served = (name: string) =>
  `<div class="${css.part}" data-awaited=""><!--$--><p>${name}, 0<button type="button">Pat</button><input aria-label="Note" value=""/></p><!--/$--></div>`;
const text = () => page.querySelector("p")?.textContent;
const pet = (name: string, pat = () => {}) => ({ name, pat });
const around = { onRecoverableError: broken, onUncaughtError: broken };

/** Hydrates the page's present markup, as the frame of a page does. */
function Frame({ children }: { children: ReactNode }) {
  useTakenOver();
  return children;
}
async function takeOver(first: ReactNode, html: string) {
  page.innerHTML = html;
  const taken = new Promise((done) => addEventListener("takenover", done, { once: true }));
  root = hydrateRoot(page, <Frame>{first}</Frame>, around);
  await taken;
  return (next: ReactNode) => root!.render(<Frame>{next}</Frame>);
}

it("leaves what the server drew as it is until its file is here, whatever changes, and then shows the newest", async () => {
  const { load, comes } = file();
  const Part = later(load);
  const draw = await takeOver(<Part {...pet("Maple")} />, served("Maple"));
  const drawn = page.querySelector("p");
  await expect.poll(() => load.mock.calls.length).toBe(1);
  draw(<Part {...pet("Juniper")} />);
  await new Promise((done) => setTimeout(done, 50));
  expect(text()).toContain("Maple, 0");
  expect(page.querySelector("p")).toBe(drawn);
  comes();
  await expect.poll(text).toContain("Juniper, 0");
  expect(page.querySelector("p")).toBe(drawn);
  expect(page.querySelector("[data-awaited]")).toBeNull();
  expect(broken).not.toHaveBeenCalled();
});

it("asks again for a file that did not arrive, and leaves what the server drew meanwhile", async () => {
  const load = vi.fn(() => Promise.resolve(Card));
  for (let time = 0; time < 2; time++) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Part = later(load);
  await takeOver(<Part {...pet("Maple")} />, served("Maple"));
  await expect.poll(() => load.mock.calls.length).toBe(2);
  expect(text()).toContain("Maple, 0");
  await expect.poll(() => page.querySelector("[data-awaited]")).toBeNull();
  page.querySelector("button")!.click();
  await expect.poll(text).toContain("Maple, 1");
});

it("does what was pressed and typed in it while its file was on its way, once, and at once what is beside it", async () => {
  const { load, comes } = file();
  const Part = later(load);
  const pat = vi.fn();
  const beside = vi.fn();
  const script = document.createElement("script");
  script.textContent = `(${startScripts})([], [])`;
  document.body.append(script);
  await takeOver(
    <>
      <button type="button" id="beside" onClick={beside}>Beside</button>
      <Part {...pet("Maple", pat)} />
    </>,
    `<button type="button" id="beside">Beside</button>${served("Maple")}`,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  page.querySelector("p button")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const field = page.querySelector("input")!;
  field.value = "Robin";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  page.querySelector<HTMLElement>("#beside")!.click();
  expect(beside).toHaveBeenCalledTimes(1);
  expect(pat).not.toHaveBeenCalled();
  comes();
  await expect.poll(() => pat.mock.calls.length).toBe(1);
  expect(text()).toContain("Maple, 1, Robin");
  expect(broken).not.toHaveBeenCalled();
  page.querySelector<HTMLElement>("p button")!.click();
  await expect.poll(() => pat.mock.calls.length).toBe(2);
});

it("is drawn at once where a loader has waited for it, and says so where it did not arrive", async () => {
  const load = vi.fn(() => Promise.resolve(Card));
  const Part = later(load);
  expect(await withParts(Promise.resolve("the page"), Part)).toBe("the page");
  root = createRoot(page);
  root.render(<Part {...pet("Maple")} />);
  await expect.poll(text).toContain("Maple, 0");
  expect(load).toHaveBeenCalledTimes(1);

  vi.spyOn(console, "error").mockImplementation(() => {});
  let isOffline = true;
  const Lost = later(() =>
    isOffline ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(Card)
  );
  await withParts(Promise.resolve(), Lost);
  root.render(<Lost {...pet("Juniper")} />);
  await expect.poll(() => page.textContent).toContain("We couldn't load this.");
  isOffline = false;
  page.querySelector("button")!.click();
  await expect.poll(text).toContain("Juniper, 0");
});
