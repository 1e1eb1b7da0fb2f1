/**
 * A field with React's internal tracker: React records the last value that it has seen there once the field
 * is hydrated.
 */
type Field = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

/**
 * Loads the page's scripts once the page is visible: its text, styles and first photo take precedence on a
 * slow line. A touch loads them at once, and presses and typed text take effect after hydration. Links and
 * forms with an address work without scripts. `stages` run one after the other, each in a separate task;
 * `others` are only downloaded, until the last stage imports them. The page contains the function's source,
 * so it uses nothing from outside itself.
 */
export function startScripts(stages: string[], others: string[]): void {
  /** Maximum wait for the first photo, in ms. */
  const MOST = 1_000;
  /** Number of requests per task; each costs a phone several ms. */
  const AT_ONCE = 4;
  /** Retry interval for scripts that failed to load, in ms. Without them no press has an effect. */
  const AGAIN = 2_000;
  const touches = ["pointerdown", "touchstart", "keydown", "focusin"];
  let hasBegun = false;
  let isTaken = false;
  let pressed: EventTarget | null = null;
  const typed = new Map<Field, string | boolean>();

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
  /** Returns whether React handles events here. Parts that load later (`later.tsx`) are not hydrated yet. */
  const isHeard = (at: EventTarget) => isTaken && !(at as Element).closest("[data-awaited]");
  function hold(event: Event) {
    const at = event.target as Element;
    if (isHeard(at) || at.closest("a[href],input,select,textarea,label,summary,form[action]")) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = at;
  }
  function note({ type, target }: Event) {
    const field = target as Field;
    // A click has ticked a box before any listener runs, and makes React hydrate it in its current state.
    if (type === "click" && !isTicked(field)) return;
    typed.delete(field);
    if (hears(field)) return;
    typed.set(field, read(field));
    again();
  }
  const isTicked = ({ type }: Field) => /checkbox|radio/.test(type);
  const read = (field: Field) => isTicked(field) ? field.checked : field.value;
  /** React tracks the value of each hydrated field, except select lists. */
  const hears = (field: Field) => field._valueTracker ?? (isHeard(field) && field.localName === "select");
  /**
   * Replays typed and ticked values to React, and then the presses, in one go: later typing finds each field
   * in the state that React knows. A touch makes React hydrate its target at once; React then knows the
   * field's current value and reacts only to a different one.
   */
  function again() {
    for (const [field, value] of typed) {
      if (field.closest("[data-awaited]")) continue;
      field.dispatchEvent(new Event("touchcancel", { bubbles: true }));
      if (!hears(field)) continue;
      typed.delete(field);
      const isTick = typeof value === "boolean";
      // Bypasses the properties that React watches, and sends a click that only React receives.
      if (read(field) !== value) {
        Reflect.set(Object.getPrototypeOf(field), isTick ? "checked" : "value", value, field);
      }
      field._valueTracker?.setValue(isTick ? `${!value}` : value ? "" : "0");
      for (const type of isTick ? ["click"] : ["input", "change"]) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    if (!pressed || !isHeard(pressed)) return;
    const press = pressed;
    pressed = null;
    press.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  for (const type of touches) addEventListener(type, begin, { capture: true, passive: true });
  addEventListener("click", hold, true);
  // These listeners stay until the end: React hydrates a page's content piece by piece after its frame,
  // without reporting when.
  addEventListener("beforeinput", again, true);
  for (const type of ["click", "input"]) addEventListener(type, note, true);
  addEventListener("takenover", ({ target }) => {
    // A part that loads later reports it itself.
    isTaken ||= target === window;
    again();
    if (isTaken && !document.querySelector("[data-awaited]")) removeEventListener("click", hold, true);
  });

  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
  void drawn().then(() => Promise.allSettled(pictures.map((picture) => picture.decode()))).then(drawn).then(
    begin,
  );
  // A tab in the background renders nothing.
  setTimeout(begin, MOST);
  document.currentScript!.remove();
}
