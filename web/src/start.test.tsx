import { afterEach, expect, it, vi } from "vitest";
import { type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { userEvent } from "vitest/browser";
import { useTakenOver } from "./lib/use_hydrated.ts";
import { startScripts } from "./start.ts";

const stage = (text: string) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
const ran: string[] = [];
const made: Element[] = [];
Object.assign(globalThis, { ran: (what: string) => ran.push(what) });

/** Adds a page with this content, and its script as the server writes it. */
function open(content: string, stages: string[]): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = content;
  const script = document.createElement("script");
  script.textContent = `(${startScripts})(${JSON.stringify(stages)}, [])`;
  document.body.append(page);
  document.body.append(script);
  expect(script.isConnected).toBe(false);
  made.push(page);
  return page;
}
const two = () => [stage("ran('first')"), stage("ran('second')")];

afterEach(() => {
  dispatchEvent(new Event("takenover"));
  for (const element of made.splice(0)) element.remove();
  ran.length = 0;
  vi.restoreAllMocks();
});

it("runs what it is given in its order, once the page is drawn", async () => {
  open("<p>A page</p>", two());
  expect(ran).toEqual([]);
  await expect.poll(() => ran).toEqual(["first", "second"]);
});

it("asks again for a script that did not arrive", async () => {
  const append = document.head.append.bind(document.head);
  let lost = 1;
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const [node] = nodes;
    if (node instanceof HTMLScriptElement && lost-- > 0) {
      setTimeout(() => node.dispatchEvent(new Event("error")));
    } else append(...nodes);
  });
  open("<p>A page</p>", two());
  await expect.poll(() => ran).toEqual(["first", "second"]);
});

it("waits for the first picture, but not for long", async () => {
  const picture = `<img fetchpriority="high" alt="" src="/never" />`;
  vi.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(new Promise(() => {}));
  open(picture, two());
  await new Promise((done) => setTimeout(done, 300));
  expect(ran).toEqual([]);
  await expect.poll(() => ran).toEqual(["first", "second"]);
});

it("begins at the first touch", async () => {
  // Without a touch it would start after a while, which never passes here.
  const timers = vi.spyOn(globalThis, "setTimeout").mockReturnValue(0 as never);
  vi.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(new Promise(() => {}));
  const page = open(`<img fetchpriority="high" alt="" /><button>Save</button>`, two());
  timers.mockRestore();
  page.querySelector("button")!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.poll(() => ran).toEqual(["first", "second"]);
});

it("does what was pressed when the page is taken over, once", async () => {
  const page = open(`<form method="post"><button>Save <i>it</i></button></form>`, []);
  const pressed = vi.fn((event: Event) => event.preventDefault());
  page.querySelector("button")!.addEventListener("click", pressed);
  page.querySelector("i")!.click();
  expect(pressed).not.toHaveBeenCalled();
  dispatchEvent(new Event("takenover"));
  await expect.poll(() => pressed.mock.calls.length).toBe(1);
  page.querySelector("i")!.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

function Form({ save }: { save: (facts: object) => void }) {
  const [name, setName] = useState("");
  const [agrees, setAgrees] = useState(false);
  return (
    <form method="post">
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        aria-label="Agree"
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <button type="button" onClick={() => save({ name, agrees })}>Save</button>
    </form>
  );
}

/** Reports that the page is hydrated, like the site does, without rerendering its content. */
function Frame({ children }: { children: ReactNode }) {
  useTakenOver();
  return children;
}

const FORM =
  '<form method="post"><input aria-label="Name" value=""/><input aria-label="Agree" type="checkbox"/>' +
  '<button type="button">Save</button></form>';

it("has React hear of what was typed and ticked before it came", async () => {
  const save = vi.fn();
  const page = open(FORM, []);
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[aria-label=${name}]`)!;
  await userEvent.type(field("Name"), "Robin");
  await userEvent.click(field("Agree"));
  await userEvent.click(page.querySelector("button")!);
  expect(save).not.toHaveBeenCalled();
  const root = hydrateRoot(
    page,
    <Frame>
      <Form save={save} />
    </Frame>,
  );
  await expect.poll(() => save.mock.calls).toEqual([[{ name: "Robin", agrees: true }]]);
  expect(field("Name").value).toBe("Robin");
  root.unmount();
});

it.each(["", "Ro"])(
  "loses nothing of what is typed and ticked while React takes a page over, after '%s'",
  async (before) => {
    const save = vi.fn();
    const page = open(`<!--$-->${FORM}<!--/$-->`, []);
    const field = (name: string) => page.querySelector<HTMLInputElement>(`[aria-label=${name}]`)!;
    function write(text: string) {
      field("Name").focus();
      document.execCommand("insertText", false, text);
    }
    if (before) write(before);
    addEventListener("takenover", () => {
      field("Agree").click();
      write("Robin".slice(before.length));
    }, { once: true });
    /** Reports hydration before React reaches the content. */
    function Frame({ children }: { children: ReactNode }) {
      useLayoutEffect(() => queueMicrotask(() => dispatchEvent(new Event("takenover"))), []);
      return children;
    }
    const root = hydrateRoot(
      page,
      <Frame>
        <Suspense>
          <Form save={save} />
        </Suspense>
      </Frame>,
    );
    await expect.poll(() => field("Name").value).toBe("Robin");
    await userEvent.click(page.querySelector("button")!);
    await expect.poll(() => save.mock.calls).toEqual([[{ name: "Robin", agrees: true }]]);
    root.unmount();
  },
);

it("leaves alone what works without scripts", () => {
  const page = open(
    `<a href="#there">There</a><form action="/search"><button>Search</button></form><label>Agree <input type="checkbox" /></label>`,
    [],
  );
  const seen = vi.fn((event: Event) => event.preventDefault());
  page.addEventListener("click", seen);
  for (const name of ["a", "button", "input"]) page.querySelector<HTMLElement>(name)!.click();
  expect(seen).toHaveBeenCalledTimes(3);
});
