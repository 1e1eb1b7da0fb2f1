import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Breed } from "@hearthpaw/client";
import { FieldFrame, Icon } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./breed_field.module.css";

/** Maximum options. Typing more of a name narrows the list down. */
const MOST_SHOWN = 60;

/** A breed from a long list, found by typing part of its name. `value` is its id, or empty. */
export function BreedField(
  { id, label = texts.breed, hint, error, optional, disabled, breeds, value, onChange, onLeave }: {
    id?: string;
    label?: string;
    hint?: string;
    error?: string | undefined;
    optional?: boolean;
    disabled?: boolean;
    breeds: readonly Breed[];
    value: string;
    onChange: (id: string) => void;
    onLeave?: () => void;
  },
) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = breeds.find((breed) => breed.id === value);
  const found = matching(breeds, text ?? "").slice(0, MOST_SHOWN);
  const isUnknown = text !== undefined && text.trim() !== "" && breeds.length > 0 && found.length === 0;

  useEffect(() => {
    if (!isOpen) return;
    // A phone's keyboard and the buttons at its bottom leave the upper half of the screen for the list.
    if (globalThis.innerHeight < 900) list.current?.parentElement?.scrollIntoView({ block: "start" });
    else list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active, isOpen]);

  function choose(breed: Breed | undefined) {
    if (!breed) return;
    setText(undefined);
    setOpen(false);
    if (breed.id !== value) onChange(breed.id);
  }
  function open() {
    if (disabled) return;
    setOpen(true);
    setActive(text === undefined ? Math.max(0, found.findIndex((breed) => breed.id === value)) : 0);
  }
  function leave() {
    // A full name that was typed but not pressed counts too.
    const meant = found.find(({ breedName }) => bare(breedName) === bare(text ?? "")) ??
      (text && found.length === 1 ? found[0] : undefined);
    if (meant) choose(meant);
    if (!isUnknown) setText(undefined);
    setOpen(false);
    onLeave?.();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      setActive(Math.max(0, Math.min(active + step, found.length - 1)));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
      setText(undefined);
    }
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={isUnknown && !isOpen ? texts.breedUnknown : error}
      optional={optional}
    >
      {({ control }) => (
        <span className={css.place}>
          <span className={css.box} data-off={disabled || undefined}>
            <input
              {...control}
              type="text"
              role="combobox"
              className={css.input}
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.typePartOfItsName}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
              disabled={disabled}
              value={text ?? chosen?.breedName ?? ""}
              onFocus={(event) => event.target.select()}
              onClick={open}
              onChange={(event) => {
                setText(event.target.value);
                setActive(0);
                setOpen(true);
              }}
              onKeyDown={press}
              onBlur={leave}
            />
            <Icon name="chevron-down" size={16} className={css.icon} />
          </span>
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            className={css.list}
            hidden={!isOpen || found.length === 0}
          >
            {isOpen && found.map((breed, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <li
                key={breed.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={breed.id === value}
                data-active={index === active || undefined}
                className={css.option}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(breed)}
              >
                {breed.breedName}
                {breed.id === value && <Icon name="check" size={16} />}
              </li>
            ))}
          </ul>
          <span className={css.told} role="status">
            {isOpen && text && breeds.length > 0
              ? found.length === 0 ? texts.noBreedMatches : texts.foundCountFound(found.length)
              : ""}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}

const bare = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, " ").trim();

/** Returns breeds whose names contain every word of the text, those that begin with it first. */
function matching(breeds: readonly Breed[], text: string): Breed[] {
  const sought = bare(text);
  const words = sought.split(" ").filter(Boolean);
  const found = breeds.filter(({ breedName }) => {
    const name = bare(breedName);
    return words.every((word) => name.includes(word));
  });
  const begins = ({ breedName }: Breed) => bare(breedName).startsWith(sought) ? 0 : 1;
  return words.length === 0 ? found : found.sort((a, b) => begins(a) - begins(b));
}
