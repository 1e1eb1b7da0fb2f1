import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { mapPetsQuery, type MapPin, type PetCard } from "@hearthpaw/client";
import {
  Button,
  Checkbox,
  cx,
  Dialog,
  Disclosure,
  ErrorNotice,
  formatCents,
  IconButton,
  numberText,
} from "@hearthpaw/ui-kit";
import { useClient } from "../../../lib/client_context.ts";
import { useConfiguration } from "../../../lib/configuration.ts";
import { petHref } from "../../../lib/pets.ts";
import type { Filters, Noun } from "../filters_rules.ts";
import { type Area, areaIn, areaText, cityNear, holds, mainPart, snapped, STATES } from "./areas.ts";
import { mapInput } from "./map_input.ts";
import type { MapView, View } from "./map_view.ts";
import { PinPets } from "./PinPets.tsx";
import * as texts from "./texts.ts";
import { Undrawable } from "./undrawable.ts";
import css from "./map.module.css";

/** Zoom level from which a pin shows its pets instead of a closer view. */
const NEAREST = 10.5;
const MINUTE = 60_000;
/** Maximum number of places in the list beside the map. */
const MOST_LISTED = 60;

type Props = {
  filters: Filters;
  /** Cards of the list: hovering or focusing one marks its pin. */
  pets: readonly PetCard[];
  noun: Noun;
  onArea: (area: string) => void;
  onClose: () => void;
};

/** The map of a search: beside the list on a desk, in a sheet on a phone. */
export function PetMap(props: Props) {
  const [isWide] = useState(() => matchMedia("(min-width: 1024px)").matches);
  if (isWide) {
    return (
      <section className={css.beside} aria-label={texts.petsOnAMap(props.noun.many)}>
        <Body {...props} />
      </section>
    );
  }
  return (
    <Dialog open size="full" tall title={texts.petsOnAMap(props.noun.many)} onClose={props.onClose}>
      <Body {...props} isSheet />
    </Dialog>
  );
}

function Body({ filters, pets, noun, onArea, onClose, isSheet }: Props & { isSheet?: boolean }) {
  const client = useClient();
  const tiles = useConfiguration()?.mapTiles ?? undefined;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapView>();
  const [failure, setFailure] = useState<"undrawable" | "not loaded">();
  const [tries, setTries] = useState(0);
  const [view, setView] = useState<View>({ area: areaIn(filters.area) ?? STATES, zoom: 3 });
  const [follows, setFollows] = useState(true);
  const [moved, setMoved] = useState<Area>();
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<MapPin>();
  const [marked, setMarked] = useState<PetCard>();
  const zoom = Math.max(0, Math.min(20, Math.floor(view.zoom)));
  const input = { ...mapInput(filters), area: areaText(snapped(view.area, zoom)), zoom };
  const { data, isError, refetch } = useQuery({
    ...mapPetsQuery(client, input),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE,
  });
  const pins = useMemo(() => data?.data.pins ?? [], [data]);
  /** Index of the pin that the tab key reaches. */
  const first = current < pins.length ? current : 0;
  /** Returns the indexes of the pins on the visible part of the map. */
  const shownPins = (): number[] =>
    [...pins.keys()].filter((at) => {
      const element = list.current?.children[at] as HTMLElement | undefined;
      return element?.style.visibility === "";
    });
  const count = pins.reduce((sum, pin) => sum + pin.count, 0);

  /** Moves the pins to their places on the map. */
  const place = useEffectEvent(() => {
    if (!map || !list.current) return;
    const { clientWidth, clientHeight } = box.current!;
    for (const [at, element] of [...list.current.children].entries()) {
      const pin = pins[at];
      if (!pin) continue;
      const { x, y } = map.project(pin);
      const isShown = x > -40 && y > -40 && x < clientWidth + 40 && y < clientHeight + 40;
      const { style } = element as HTMLElement;
      style.setProperty("--x", `${Math.round(x)}px`);
      style.setProperty("--y", `${Math.round(y)}px`);
      style.visibility = isShown ? "" : "hidden";
    }
  });
  useEffect(() => place());

  const rest = useEffectEvent((next: View, isOurs: boolean) => {
    setView(next);
    place();
    if (isOurs) return;
    if (follows) onArea(areaText(snapped(next.area, Math.floor(next.zoom))));
    else setMoved(next.area);
  });
  const opening = useEffectEvent(async (): Promise<MapView> => {
    const { openView } = await import("./map_view.ts");
    return await openView(box.current!, {
      area: view.area,
      tiles,
      label: texts.petsOnAMap(noun.many),
      onFrame: () => place(),
      onView: rest,
    });
  });
  useEffect(() => {
    let isGone = false;
    let opened: MapView | undefined;
    opening().then((one) => {
      opened = one;
      if (isGone) one.close();
      else setMap(one);
    }, (error) => setFailure(error instanceof Undrawable ? "undrawable" : "not loaded"));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [tries]);

  // A closer view has other pins, and the focused pin is gone.
  const held = useRef<MapPin>(undefined);
  const holdFocus = useEffectEvent(() => {
    const lost = held.current;
    if (!lost || !map || !list.current || document.activeElement !== document.body) return;
    const from = map.project(lost);
    const away = (at: number) => {
      const { x, y } = map.project(pins[at]!);
      return Math.hypot(x - from.x, y - from.y);
    };
    const [nearest] = shownPins().sort((a, b) => away(a) - away(b));
    const target = nearest === undefined ? list.current : list.current.children[nearest] as HTMLElement;
    target.focus({ preventScroll: true });
  });
  useEffect(() => holdFocus(), [pins]);

  // Shows all pets of the search, unless the address names an area.
  const all = data?.data.area;
  const fitAll = useEffectEvent(() => {
    const area = areaIn(all);
    if (map && area && !filters.area) map.fit(mainPart(area), true);
  });
  const isReady = map !== undefined && all !== undefined;
  useEffect(() => fitAll(), [isReady]);

  // The cards are drawn elsewhere on the page, so their events are heard there.
  const mark = useEffectEvent((target: EventTarget | null) => {
    const card = target instanceof Element ? target.closest("article") : null;
    const href = card?.querySelector("a")?.getAttribute("href");
    setMarked(href ? pets.find((pet) => petHref(pet) === href) : undefined);
  });
  useEffect(() => {
    const hear = ({ target }: Event) => mark(target);
    addEventListener("mouseover", hear);
    addEventListener("focusin", hear);
    return () => {
      removeEventListener("mouseover", hear);
      removeEventListener("focusin", hear);
    };
  }, []);

  function open(pin: MapPin) {
    if (pin.isOnePlace || view.zoom >= NEAREST || !map) setChosen(pin);
    else {
      setChosen(undefined);
      map.fit(areaIn(pin.area)!, false);
    }
  }
  /** Moves the focus to the nearest pin in the direction of an arrow key. */
  function step(event: KeyboardEvent) {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    const start = pins[first];
    if (!map || !start || (right === 0 && down === 0)) return;
    event.preventDefault();
    const from = map.project(start);
    let [nearest, least] = [first, Infinity];
    for (const at of shownPins()) {
      const { x, y } = map.project(pins[at]!);
      const [ahead, aside] = [
        right * (x - from.x) + down * (y - from.y),
        right * (y - from.y) + down * (x - from.x),
      ];
      const away = ahead + 2 * Math.abs(aside);
      if (ahead > 0 && away < least) [nearest, least] = [at, away];
    }
    setCurrent(nearest);
    (list.current!.children[nearest] as HTMLElement).focus();
  }
  const nameOf = (pin: MapPin) =>
    texts.pinLabel({ ...noun, count: pin.count, price: formatCents(pin.fromCents), city: cityNear(pin) });
  return (
    <div className={cx(css.body, isSheet && css.inSheet)}>
      <div className={css.bar}>
        <p role="status">
          {data ? texts.inThisPart({ count, ...noun }) : !isError && texts.loadingMap}
        </p>
        {!isSheet && <IconButton icon="close" label={texts.closeMap} onClick={onClose} />}
      </div>
      {isError && <ErrorNotice title={texts.placesNotLoaded} onRetry={() => refetch()} />}
      {failure === "not loaded" && (
        <ErrorNotice
          title={texts.mapNotLoaded}
          onRetry={() => {
            setFailure(undefined);
            setTries(tries + 1);
          }}
        />
      )}
      {failure === "undrawable" && <p className={css.note}>{texts.noMap}</p>}
      {!failure && (
        <div className={css.frame}>
          <div ref={box} className={css.map} />
          <div
            ref={list}
            className={css.pins}
            tabIndex={-1}
            role="group"
            aria-label={texts.pins}
            onKeyDown={step}
          >
            {map && pins.map((pin, at) => (
              <button
                key={`${pin.latitude} ${pin.longitude}`}
                type="button"
                className={cx(
                  css.pin,
                  pin.count === 1 && css.price,
                  marked?.point && holds(pin, marked.point) && css.marked,
                  chosen?.area === pin.area && css.chosen,
                )}
                tabIndex={at === first ? 0 : -1}
                aria-label={nameOf(pin)}
                onFocus={() => {
                  held.current = pin;
                  setCurrent(at);
                }}
                // React keeps the blur of a removed pin to itself.
                onBlur={() => held.current = undefined}
                onClick={() => open(pin)}
              >
                {pin.count === 1 ? formatCents(pin.fromCents) : numberText(pin.count)}
              </button>
            ))}
          </div>
          <div className={css.zoom}>
            <IconButton icon="plus" look="floating" label={texts.zoomIn} onClick={() => map?.zoomBy(1)} />
            <IconButton icon="minus" look="floating" label={texts.zoomOut} onClick={() => map?.zoomBy(-1)} />
          </div>
          <p className={css.sources}>{tiles?.attribution ?? texts.embeddedSources}</p>
        </div>
      )}
      {chosen && (
        <PinPets
          filters={filters}
          pin={chosen}
          title={texts.petsHere(cityNear(chosen))}
          onClose={() => {
            setChosen(undefined);
            (list.current?.children[first] as HTMLElement | undefined)?.focus();
          }}
        />
      )}
      {!failure && (
        <div className={css.bar}>
          <Checkbox
            label={texts.searchAsIMove}
            checked={follows}
            onChange={() => setFollows(!follows)}
          />
          {!follows && moved && (
            <Button
              variant="secondary"
              onClick={() => {
                setMoved(undefined);
                onArea(areaText(snapped(moved, zoom)));
              }}
            >
              {texts.searchThisArea}
            </Button>
          )}
        </div>
      )}
      <Disclosure key={failure} title={texts.placesAsAList} open={failure !== undefined}>
        <ul className={css.list}>
          {pins.slice(0, MOST_LISTED).map((pin) => (
            <li key={`${pin.latitude} ${pin.longitude}`}>
              <button type="button" className={css.item} onClick={() => setChosen(pin)}>{nameOf(pin)}</button>
            </li>
          ))}
        </ul>
      </Disclosure>
      <p className={css.note}>{texts.offsetNote}</p>
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
