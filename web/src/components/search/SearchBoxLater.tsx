import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type SearchSuggestion, suggestSearchQuery } from "@hearthpaw/client";
import { Button, cx, Icon, IconButton, type IconName, numberText } from "@hearthpaw/ui-kit";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./SearchBox.module.css";

/** Pause in typing before suggestions are requested, in ms. */
const REST_MS = 80;
const MINUTE = 60_000;
/** Maximum length that the server reads. */
const MOST_LETTERS = 200;

type Option =
  & Pick<SearchSuggestion, "label" | "text" | "note" | "availablePets" | "breederId" | "breederSlug">
  & {
    kind: SearchSuggestion["kind"] | "search";
  };

const ICONS: Readonly<Record<Option["kind"], IconName>> = {
  breed: "paw",
  place: "pin",
  name: "heart",
  breeder: "home",
  shelter: "home",
  search: "search",
};

/**
 * The search box for breeds, places, colors, prices and names in any combination. It is a plain form that
 * works before the scripts load. With them it offers suggestions, full screen on a phone. `words` is its
 * initial text, `zip` the visitor's location.
 */
export function SearchBox({ label, at = "", words = "", zip, isLarge }: {
  /** Distinguishes this box from another on the page. */
  label: string;
  /** The address to which the words belong. When it changes, they replace the typed text. */
  at?: string;
  words?: string;
  zip?: string | undefined;
  isLarge?: boolean;
}) {
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(words);
  const [active, setActive] = useState(-1);
  const text = typed.trim();
  const asked = useRested(text);
  const client = useClient();
  const { data } = useQuery({
    ...suggestSearchQuery(client, { q: asked }),
    enabled: isOpen && asked.length > 1,
    placeholderData: keepPreviousData,
    staleTime: MINUTE,
  });
  const found: Option[] = text.length > 1 ? data?.suggestions ?? [] : [];
  const options: Option[] = text ? [...found, { kind: "search", label: texts.searchFor(text), text }] : [];

  const shownAt = useRef(at);
  useEffect(() => {
    if (shownAt.current === at) return;
    shownAt.current = at;
    input.current!.value = words;
    setTyped(words);
  }, [at, words]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function open() {
    setTyped(input.current!.value);
    setOpen(true);
  }
  function leave() {
    close();
    input.current?.blur();
  }
  function choose({ kind, text, breederId, breederSlug }: Option) {
    input.current!.value = kind === "search" ? text : kind === "breeder" || kind === "shelter" ? "" : text;
    leave();
    if (breederId) return void navigate({ href: breederHref({ id: breederId, slug: breederSlug }) });
    if (kind === "name") return void navigate({ href: `/search?q=${encodeURIComponent(text)}` });
    find(text);
  }
  function find(text: string) {
    const search = new URLSearchParams(text ? { find: text, ...(zip ? { zip } : {}) } : {}).toString();
    void navigate({ href: search ? `/search?${search}` : "/search" });
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) return open();
      // One step past either end returns to the typed words.
      const next = active + step;
      setActive(next < -1 ? options.length - 1 : next >= options.length ? -1 : next);
    } else if (event.key === "Enter" && isOpen && options[active]) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      action="/search"
      className={cx(css.box, isLarge && css.large)}
      data-open={isOpen || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        leave();
        find(input.current!.value.trim());
      }}
      onBlur={(event) => {
        if (!form.current?.contains(event.relatedTarget)) close();
      }}
    >
      {isOpen && (
        <IconButton className={css.back} icon="arrow-left" label={texts.closeSearch} onClick={leave} />
      )}
      <Icon name="search" size={18} className={css.icon} />
      <input
        ref={input}
        type="search"
        name="find"
        role="combobox"
        defaultValue={words}
        maxLength={MOST_LETTERS}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.breedPlaceColorOrPrice}
        aria-label={texts.searchPets}
        aria-autocomplete="list"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
        onClick={open}
        onChange={() => {
          setActive(-1);
          open();
        }}
        onKeyDown={press}
      />
      {zip && <input type="hidden" name="zip" value={zip} />}
      {isLarge && <Button type="submit" size="large" className={css.go}>{texts.search}</Button>}
      {isOpen && text === "" && (
        <p className={css.hint}>
          {texts.searchExamples}
        </p>
      )}
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={texts.suggestions}
        className={css.list}
        hidden={!isOpen || options.length === 0}
      >
        {isOpen && options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <li
            key={`${option.kind} ${option.breederId ?? option.text}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={css.option}
            // Keeps the focus in the field.
            onMouseDown={(event) =>
              event.preventDefault()}
            onClick={() =>
              choose(option)}
          >
            <Icon name={ICONS[option.kind]} size={18} className={css.kind} />
            <span className={css.words}>{wordsOf(option)}</span>
            <span className={css.note}>{noteOf(option)}</span>
          </li>
        ))}
      </ul>
      <span className={css.told} role="status">
        {isOpen && found.length > 0
          ? `${found.length} ${found.length === 1 ? "suggestion" : "suggestions"}.`
          : ""}
      </span>
    </form>
  );
}

const wordsOf = ({ kind, label }: Option): string => kind === "name" ? texts.petsNamed(label) : label;

function noteOf({ kind, note, availablePets }: Option): string {
  if (kind === "breeder") return texts.breederIn(note);
  if (kind === "shelter") return texts.shelterIn(note);
  if (availablePets === undefined) return "";
  return availablePets === 0 ? texts.noneRightNow : texts.availablePetsAvailable(numberText(availablePets));
}

/** Returns the value once it has stopped changing. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
