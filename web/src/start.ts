/** Fields as React knows them: once it has taken one over, it keeps the value there that it heard of last. */
type Field = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

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
  /** Whether React hears of what is done here: of parts that come later (`later.tsx`) it does not yet. */
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
    // A click has ticked a box before anybody hears of it, and has React take it over as it stands then.
    if (type === "click" && !isTicked(field)) return;
    typed.delete(field);
    if (hears(field)) return;
    typed.set(field, read(field));
    again();
  }
  const isTicked = ({ type }: Field) => /checkbox|radio/.test(type);
  const read = (field: Field) => isTicked(field) ? field.checked : field.value;
  /** React watches the value of each field that it has taken over, but for lists to choose from. */
  const hears = (field: Field) => field._valueTracker ?? (isHeard(field) && field.localName === "select");
  /**
   * Has React hear of what was typed and ticked meanwhile, and then of what was pressed. All in one go: what is typed next finds
   * each field as React knows it. React takes over at once what a touch falls on; it then knows the field as it stands, and hears
   * only of what is another value than it knows.
   */
  function again() {
    for (const [field, value] of typed) {
      if (field.closest("[data-awaited]")) continue;
      field.dispatchEvent(new Event("touchcancel", { bubbles: true }));
      if (!hears(field)) continue;
      typed.delete(field);
      const isTick = typeof value === "boolean";
      // Past the properties that React watches; and a click that only it hears.
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
  // These to the end: React takes a page's content over piece by piece after its frame, and says of none when.
  addEventListener("beforeinput", again, true);
  for (const type of ["click", "input"]) addEventListener(type, note, true);
  addEventListener("takenover", ({ target }) => {
    // A part that has come says so itself.
    isTaken ||= target === window;
    again();
    if (isTaken && !document.querySelector("[data-awaited]")) removeEventListener("click", hold, true);
  });

  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
  void drawn().then(() => Promise.allSettled(pictures.map((picture) => picture.decode()))).then(drawn).then(
    begin,
  );
  // A page in a tab behind others draws nothing.
  setTimeout(begin, MOST);
  document.currentScript!.remove();
}
