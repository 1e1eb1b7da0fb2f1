import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SearchFacets } from "@hearthpaw/client";
import { Checkbox, Disclosure, Field, numberText, RangeField, Select } from "@hearthpaw/ui-kit";
import { pasteZip } from "../../lib/zip.ts";
import {
  type Choice,
  choicesOf,
  type Filters,
  type ListFilter,
  type Names,
  today,
  toggled,
} from "./filters_rules.ts";
import * as texts from "./texts.tsx";
import css from "./search.module.css";

type Props = {
  filters: Filters;
  facets: SearchFacets | undefined;
  names: Names | undefined;
  zipError: string | undefined;
  onChange: (next: Filters) => void;
};

/** Number of choices of a long list shown before the visitor asks for all. */
const SHORT = 8;
const MILES = [25, 50, 100, 250, 500, 1000];
/** Delay before a dragged thumb starts a search, in ms. */
const REST_MS = 300;

const groups: { name: ListFilter; title: string; onlyIfSome?: boolean }[] = [
  { name: "gender", title: texts.sex },
  { name: "age", title: texts.age },
  { name: "categories", title: texts.temperament },
  { name: "goodWith", title: texts.goodWith },
  { name: "adultSize", title: texts.adultSize, onlyIfSome: true },
  { name: "sizeClass", title: texts.sizeClass },
  { name: "coatType", title: texts.coat },
  { name: "generation", title: texts.generation, onlyIfSome: true },
  { name: "color", title: texts.color },
  { name: "training", title: texts.training },
  { name: "parentTests", title: texts.parentsHealthTests },
  { name: "registry", title: texts.registryPapers },
  { name: "documents", title: texts.recordsAndChip },
  { name: "delivery", title: texts.delivery },
  { name: "state", title: texts.state },
];

/** Names of the choices in the long lists. */
const LONG: Partial<Record<ListFilter, string>> = { color: "colors", state: "states" };

/** All filters, with the number of pets for each choice. A choice without any pets is disabled. */
export function FilterPanel({ filters, facets, names, zipError, onChange }: Props) {
  const toggle = (name: ListFilter) => (value: string) => onChange(toggled(filters, name, value));
  const breeds = choicesOf("breed", filters, facets, names);
  /**
   * Checking a breed narrows a word that matches several breeds: the word, which has no count, is removed.
   */
  const toggleBreed = (value: string) => {
    const chosen = filters.lists.breed;
    const breed = chosen.includes(value)
      ? chosen
      : chosen.filter((word) => breeds.some((one) => one.value === word && one.count !== undefined));
    onChange(toggled({ ...filters, lists: { ...filters.lists, breed } }, "breed", value));
  };
  return (
    <div className={css.panel}>
      <Near filters={filters} zipError={zipError} onChange={onChange} />
      {filters.path === "/search" && <Kinds filters={filters} facets={facets} onChange={onChange} />}
      <Group title={texts.breed} chosen={filters.lists.breed.length} open>
        <LongList
          name="breed"
          choices={breeds}
          chosen={filters.lists.breed}
          onToggle={toggleBreed}
          noun={texts.breeds}
        />
      </Group>
      <Group
        title={texts.price}
        chosen={Number(filters.minDollars !== undefined || filters.maxDollars !== undefined)}
        open
      >
        <Prices filters={filters} facets={facets} onChange={onChange} />
      </Group>
      <Ready filters={filters} facets={facets} onChange={onChange} />
      {groups.map(({ name, title, onlyIfSome }) => {
        const choices = choicesOf(name, filters, facets);
        const chosen = filters.lists[name];
        if (onlyIfSome && chosen.length === 0 && choices.every(({ count }) => count === 0)) return null;
        return (
          <Group key={name} title={title} chosen={chosen.length} open={name === "gender" || name === "age"}>
            {LONG[name]
              ? (
                <LongList
                  name={name}
                  choices={choices}
                  chosen={chosen}
                  onToggle={toggle(name)}
                  noun={LONG[name]}
                />
              )
              : <Choices name={name} choices={choices} chosen={chosen} onToggle={toggle(name)} />}
            {name === "delivery" && <DeliversToMe filters={filters} onChange={onChange} />}
          </Group>
        );
      })}
      <Group title={texts.video} chosen={Number(filters.hasVideo)}>
        <Checkbox
          label={texts.withVideo}
          name="hasVideo"
          value="true"
          checked={filters.hasVideo}
          count={facets?.hasVideo[0]?.count ?? 0}
          disabled={!filters.hasVideo && !facets?.hasVideo[0]}
          onChange={() => onChange({ ...filters, hasVideo: !filters.hasVideo, page: 1 })}
        />
      </Group>
      <Group title={texts.rescue} chosen={Number(filters.isRescue)}>
        <Checkbox
          label={texts.fromSheltersOnly}
          name="isRescue"
          value="true"
          checked={filters.isRescue}
          count={facets?.isRescue.find(({ value }) => value === "true")?.count ?? 0}
          disabled={!filters.isRescue && !facets?.isRescue.some(({ value }) => value === "true")}
          onChange={() => onChange({ ...filters, isRescue: !filters.isRescue, page: 1 })}
        />
      </Group>
    </div>
  );
}

function Group({ title, chosen, open, children }: {
  title: string;
  chosen: number;
  open?: boolean;
  children: ReactNode;
}) {
  // Only at first: the group stays as the visitor opened or closed it.
  const [isOpen] = useState(Boolean(open) || chosen > 0);
  return (
    <Disclosure title={title} note={chosen > 0 ? texts.chosenChosen(chosen) : undefined} open={isOpen}>
      {children}
    </Disclosure>
  );
}

type ListProps = {
  name: ListFilter;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

function Choices({ name, choices, chosen, onToggle }: ListProps) {
  return (
    <div>
      {choices.map(({ value, label, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={label}
            count={count}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => onToggle(value)}
          />
        );
      })}
    </div>
  );
}

/** The most common choices, the chosen ones, and a box to find the others. */
function LongList({ noun, ...list }: ListProps & { noun: string }) {
  const [words, setWords] = useState("");
  const [isWhole, setWhole] = useState(false);
  const { choices, chosen } = list;
  const wanted = words.trim().toLowerCase();
  const shown = wanted
    ? choices.filter(({ label }) => label.toLowerCase().includes(wanted))
    : isWhole
    ? choices
    : [
      ...choices.slice(0, SHORT),
      ...choices.slice(SHORT).filter(({ value }) => chosen.includes(value)),
    ];
  return (
    <div className={css.long}>
      {choices.length > SHORT && (
        <Field
          label={texts.searchChoices(noun)}
          hideLabel
          placeholder={texts.searchCountedChoices({ choicesCount: choices.length, noun })}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          autoComplete="off"
        />
      )}
      <div className={wanted || isWhole ? css.scrolls : undefined}>
        <Choices {...list} choices={shown.slice(0, 200)} />
        {shown.length === 0 && (
          <p className={css.none}>
            {wanted ? texts.noneWithThatName(noun) : texts.noneInTheseResults}
          </p>
        )}
      </div>
      {!wanted && choices.length > shown.length && (
        <button
          type="button"
          className={css.more}
          onClick={() => setWhole(true)}
        >
          {texts.showAll({ choicesCount: choices.length, noun })}
        </button>
      )}
    </div>
  );
}

/** Dogs, cats or both, if the path does not determine it. */
function Kinds({ filters, facets, onChange }: Omit<Props, "names" | "zipError">) {
  return (
    <Group title={texts.petType} chosen={filters.types.length} open>
      {(["Dogs", "Cats"] as const).map((type) => {
        const count = facets?.type.find(({ label }) => label === type)?.count ?? 0;
        const isChosen = filters.types.includes(type);
        const types = isChosen ? filters.types.filter((other) => other !== type) : [...filters.types, type];
        return (
          <Checkbox
            key={type}
            name="type"
            value={type}
            label={type === "Dogs" ? texts.dogs : texts.cats}
            count={count}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => onChange({ ...filters, types, page: 1 })}
          />
        );
      })}
    </Group>
  );
}

/** The buyer's ZIP code, and how far they would travel. */
function Near({ filters, zipError, onChange }: Omit<Props, "facets" | "names">) {
  const [zip, setZip] = useState(filters.zip ?? "");
  const [error, setError] = useState<string>();
  useEffect(() => setZip(filters.zip ?? ""), [filters.zip]);
  function commit() {
    const text = zip.trim();
    const isRight = text === "" || /^\d{5}$/.test(text);
    setError(isRight ? undefined : texts.zipInvalid);
    if (!isRight || text === (filters.zip ?? "")) return;
    const sort = text ? filters.sort : filters.sort === "distance" ? "newest" : filters.sort;
    onChange({ ...filters, zip: text || undefined, miles: text ? filters.miles : undefined, sort, page: 1 });
  }
  return (
    <div className={css.near}>
      <Field
        label={texts.yourZip}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        onPaste={pasteZip}
        value={zip}
        error={error ?? zipError}
        onChange={(event) => setZip(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit();
        }}
      />
      <Select
        label={texts.within}
        name="distance"
        value={filters.miles ? String(filters.miles) : ""}
        disabled={!filters.zip}
        options={[
          { value: "", label: texts.anywhere },
          ...[...new Set([...MILES, ...(filters.miles ? [filters.miles] : [])])].sort((a, b) => a - b).map((
            miles,
          ) => ({
            value: String(miles),
            label: texts.milesMiles(numberText(miles)),
          })),
        ]}
        onChange={(event) => {
          const miles = Number(event.target.value) || undefined;
          // Pets that can be delivered count as near, until the visitor says otherwise.
          const orDelivered = filters.miles ? filters.orDelivered : true;
          onChange({ ...filters, miles, orDelivered: miles !== undefined && orDelivered, page: 1 });
        }}
      />
      {filters.miles && (
        <div className={css.wide}>
          <Checkbox
            label={texts.orDeliveredToMe}
            name="orDelivered"
            value="true"
            checked={filters.orDelivered}
            onChange={() => onChange({ ...filters, orDelivered: !filters.orDelivered, page: 1 })}
          />
        </div>
      )}
    </div>
  );
}

/** The day by which a pet can go home: one of the counted days, or any other. */
function Ready({ filters, facets, onChange }: Omit<Props, "names" | "zipError">) {
  const { readyFrom, readyBy } = filters;
  const choose = (day: string | undefined) =>
    onChange({ ...filters, readyFrom: undefined, readyBy: day, page: 1 });
  const counted = facets?.readyBy ?? [];
  return (
    <Group title={texts.readyToGoHome} chosen={Number(readyFrom !== undefined || readyBy !== undefined)}>
      {counted.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={label}
          value={value}
          count={count}
          checked={readyBy === value}
          onChange={() => choose(readyBy === value ? undefined : value)}
        />
      ))}
      <Field
        label={texts.readyByDate}
        name="readyBy"
        type="date"
        min={today()}
        value={readyBy ?? ""}
        onChange={(event) => choose(event.target.value || undefined)}
      />
    </Group>
  );
}

/** Whether a pet can be delivered to the visitor's ZIP code. */
function DeliversToMe({ filters, onChange }: Pick<Props, "filters" | "onChange">) {
  const { zip, deliverTo } = filters;
  return (
    <Checkbox
      label={texts.deliversToYou}
      description={zip || deliverTo ? undefined : texts.deliversNeedsZip}
      name="deliverTo"
      value={deliverTo ?? zip ?? ""}
      checked={deliverTo !== undefined}
      disabled={!zip && !deliverTo}
      onChange={() => onChange({ ...filters, deliverTo: deliverTo ? undefined : zip, page: 1 })}
    />
  );
}

const STEP = 50;

/**
 * Minimum and maximum price, in whole steps around the existing prices. The address changes when the thumb
 * rests.
 */
function Prices({ filters, facets, onChange }: Omit<Props, "names" | "zipError">) {
  const { minDollars, maxDollars } = filters;
  const [value, setValue] = useState<readonly [number | null, number | null]>([null, null]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The visitor may have chosen another filter while the thumb rested.
  const latest = useRef({ filters, onChange });
  useEffect(() => void (latest.current = { filters, onChange }));
  useEffect(() => setValue([minDollars ?? null, maxDollars ?? null]), [minDollars, maxDollars]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const low = Math.floor((facets?.priceMinCents ?? 0) / 100 / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil((facets?.priceMaxCents ?? 500_000) / 100 / STEP) * STEP);
  // The chosen price may be below or above every pet's price: the other end makes room for it.
  return (
    <RangeField
      legend={texts.priceWithFee}
      min={Math.max(0, Math.min(low, minDollars ?? low, (maxDollars ?? high) - STEP))}
      max={Math.max(high, maxDollars ?? high, (minDollars ?? low) + STEP)}
      step={STEP}
      prefix="$"
      value={value[0] === null && value[1] === null ? [minDollars ?? null, maxDollars ?? null] : value}
      format={(dollars) => `$${numberText(dollars)}`}
      onChange={(next) => {
        setValue(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () =>
            latest.current.onChange({
              ...latest.current.filters,
              minDollars: next[0] ?? undefined,
              maxDollars: next[1] ?? undefined,
              page: 1,
            }),
          REST_MS,
        );
      }}
    />
  );
}
