import { useEffect, useRef, useState } from "react";
import { Field, Icon } from "@hearthpaw/ui-kit";

/** How long typing has to rest before it is looked for, in ms. */
const REST_MS = 200;

/** Looks when typing rests, so that a name is one search and not six. "/" goes there from anywhere on the page. */
export function FindField({ label, placeholder, value, onChange, className }: {
  label: string;
  placeholder: string;
  /** What is looked for now: the address holds it. */
  value: string;
  onChange: (q: string) => void;
  className?: string;
}) {
  const [typed, setTyped] = useState(value);
  const frame = useRef<HTMLDivElement>(null);
  const told = useRef(value);
  // The address may change by itself: back, a link, a button that clears it.
  useEffect(() => {
    if (value !== told.current.trim()) setTyped(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      told.current = typed;
      onChange(typed.trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const slash = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element &&
        event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || isTyping) return;
      event.preventDefault();
      frame.current?.querySelector("input")?.focus();
    };
    addEventListener("keydown", slash);
    return () => removeEventListener("keydown", slash);
  }, []);
  return (
    <div ref={frame} className={className}>
      <Field
        label={label}
        type="search"
        placeholder={placeholder}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        prefix={<Icon name="search" size={18} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
