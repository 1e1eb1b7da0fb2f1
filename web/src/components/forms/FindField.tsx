import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field, Icon } from "@hearthpaw/ui-kit";

/** Pause in typing before the search runs, in ms. */
const REST_MS = 200;

/**
 * Searches when typing pauses, so a name causes one search and not six. "/" focuses the field from anywhere
 * on the page.
 */
export function FindField({ label, placeholder, value, onChange, className }: {
  label: string;
  placeholder: string;
  /** The current search, which is part of the address. */
  value: string;
  onChange: (q: string) => void;
  className?: string;
}) {
  const [typed, setTyped] = useState(value);
  const frame = useRef<HTMLDivElement>(null);
  const told = useRef(value);
  // The address may change from outside: the back button, a link, a button that clears it.
  useEffect(() => {
    if (value !== told.current.trim()) setTyped(value);
    told.current = value;
  }, [value]);
  const tell = useEffectEvent(() => {
    if (typed.trim() === value) return;
    told.current = typed;
    onChange(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(), REST_MS);
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
