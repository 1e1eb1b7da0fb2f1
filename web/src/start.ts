/**
 * Loads the page's scripts once the page can be seen: its text, styles and first picture come over a slow line before them.
 * Whoever touches the page sooner has them at once, and what they press and type meanwhile counts when React has taken the page
 * over. Links and forms with an address of their own work without. `stages` run one after the other, each in a moment of its own;
 * `others` are only fetched, until the last stage asks for them. The function's text stands in the page, so it uses nothing from
 * outside itself.
 */
export function startScripts(stages: string[], others: string[]): void {
  /** Of waiting for the first picture, in ms. */
  const MOST = 1_000;
  /** So many requests are made in a moment: each takes a phone several ms. */
  const AT_ONCE = 4;
  /** What did not arrive is asked for again after so many ms: without it, nothing that is pressed does anything. */
  const AGAIN = 2_000;
  const touches = ["pointerdown", "touchstart", "keydown", "focusin"];
  let hasBegun = false;
  let isTaken = false;
  let pressed: EventTarget | null = null;
  const typed = new Map<HTMLInputElement, string | boolean>();

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const type of touches) removeEventListener(type, begin, true);
    fetchAll([...stages, ...others]);
    run(stages);
  }
  function fetchAll(files: string[]) {
    for (const href of files.slice(0, AT_ONCE)) add("link", { rel: "modulepreload", href });
    if (files.length > AT_ONCE) setTimeout(() => fetchAll(files.slice(AT_ONCE)));
  }
  function run([src, ...rest]: string[]) {
    if (!src) return;
    const onerror = () => setTimeout(() => run([src, ...rest]), AGAIN);
    add("script", { type: "module", src, onload: () => run(rest), onerror });
  }
  const add = (tag: "link" | "script", facts: object) =>
    document.head.append(Object.assign(document.createElement(tag), facts));
  /** Whether React hears of what is done here: of parts that come later (`later.tsx`) it does not yet. */
  const isHeard = (at: EventTarget) => isTaken && !(at as Element).closest("[data-awaited]");
  function hold(event: Event) {
    const at = event.target as Element;
    if (isHeard(at) || at.closest("a[href],input,select,textarea,label,summary,form[action]")) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = at;
  }
  function note({ target }: Event) {
    const field = target as HTMLInputElement;
    if (isHeard(field)) return;
    typed.set(field, read(field));
  }
  const read = (field: HTMLInputElement) => /checkbox|radio/.test(field.type) ? field.checked : field.value;
  /**
   * Does again what was done meanwhile, one after the other. React knows fields as they were when it took them over, with what was typed
   * in them by then, and hears only of what is another value than it knows: so each is given another one first, which React notes, and
   * then what was typed, past the properties that it watches. Where React takes a field over for this very event, it puts it back as it
   * left the server: then once more.
   */
  async function again() {
    for (const [field, value] of typed) {
      if (!isHeard(field)) continue;
      typed.delete(field);
      for (let times = 0; times < 2 && (times === 0 || read(field) !== value); times++) {
        if (typeof value === "boolean") {
          field.checked = !value;
          field.click();
        } else {
          field.value = value ? "" : "0";
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
          for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
        }
        await new Promise((done) => setTimeout(done));
      }
    }
    if (!pressed || !isHeard(pressed)) return;
    const again = pressed;
    pressed = null;
    again.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  for (const type of touches) addEventListener(type, begin, { capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("input", note, true);
  addEventListener("takenover", ({ target }) => {
    // A part that has come says so itself.
    isTaken ||= target === window;
    void again();
    if (!isTaken || document.querySelector("[data-awaited]")) return;
    removeEventListener("click", hold, true);
    removeEventListener("input", note, true);
  });

  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
  void drawn().then(() => Promise.allSettled(pictures.map((picture) => picture.decode()))).then(drawn).then(
    begin,
  );
  // A page in a tab behind others draws nothing.
  setTimeout(begin, MOST);
  document.currentScript!.remove();
}
