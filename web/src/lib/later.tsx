import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { part } from "./part.tsx";
import { pageIdle } from "./realtime.ts";
import { useServersDrawing } from "./use_hydrated.ts";
import css from "./later.module.css";

/** Wait before another request for a file that failed to load. */
const AGAIN_MS = 2_000;
const isBrowser = typeof document !== "undefined";

/** Resolves when the page is at rest, or when the user first touches it. */
const rest: Promise<unknown> | undefined = isBrowser ? atRest() : undefined;

function atRest(): Promise<unknown> {
  const heard = (type: string) =>
    new Promise<unknown>((done) => addEventListener(type, done, { capture: true, once: true }));
  const touched = Promise.race(["pointerdown", "keydown", "focusin"].map(heard));
  return heard("takenover").then(() => Promise.race([pageIdle(), touched]));
}

const served: Promise<unknown>[] = [];
/** Resolves on the server once it can draw every part of `later`. */
export const partsForServer = (): Promise<unknown> => Promise.all(served);

type Later<Props> = ComponentType<Props> & {
  /**
   * Resolves when the part has loaded or failed to load. A loader waits for it, and so a new page appears in
   * one piece.
   */
  come: () => Promise<void>;
};

/**
 * Returns a part of a page that the server renders, and whose file the browser loads once the page is at
 * rest. Use it for parts below the first screen and for parts that matter only after a user touches them. The
 * server's markup remains until then, and `start.ts` keeps clicks and typing in it. Drawn by the browser
 * alone, it behaves as a `part`. The file is named `<What>Later.tsx`: its styles come with the page.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let known: ComponentType<Props> | undefined;
  let asked: Promise<ComponentType<Props>> | undefined;
  const come = () =>
    asked ??= load().then((Part) => known = Part, (error: unknown) => {
      asked = undefined;
      throw error;
    });
  const insist = (): Promise<ComponentType<Props>> =>
    come().catch(() => new Promise((done) => setTimeout(done, AGAIN_MS)).then(insist));
  const Awaited = lazy(async () => ({ default: await rest!.then(insist) })) as ComponentType<Props>;
  const Asked = part(come);
  if (isBrowser) void rest!.then(come).catch(() => undefined);
  else served.push(come());

  /**
   * A waiting part keeps its first element, because React discards the server's markup if anything in it
   * changes.
   */
  function Served(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const draw = () => {
      const Part = isBrowser ? Awaited : known!;
      return (
        <Suspense>
          <Arrived place={place} onArrival={() => setFirst(undefined)}>
            <Part {...props} />
          </Arrived>
        </Suspense>
      );
    };
    const [first, setFirst] = useState<ReactNode>(draw);
    return <div ref={place} className={css.part} data-awaited="">{first ?? draw()}</div>;
  }
  function Own(props: Props) {
    const [Part] = useState(() => known ?? Asked);
    return <div className={css.part}>{<Part {...props} />}</div>;
  }
  const Later = (props: Props) => useServersDrawing() ? <Served {...props} /> : <Own {...props} />;
  return Object.assign(Later, { come: () => come().then(() => undefined, () => undefined) });
}

/** Returns the loader's data once these parts of its page have loaded, too. */
export async function withParts<T>(
  loaded: Promise<T>,
  ...parts: { come: () => Promise<void> }[]
): Promise<T> {
  const [data] = await Promise.all([loaded, ...parts.map(({ come }) => come())]);
  return data;
}

/**
 * Tells the page and `start.ts` that React has hydrated a part. The page then draws it with its newest props.
 */
function Arrived({ place, onArrival, children }: {
  place: RefObject<HTMLElement | null>;
  onArrival: () => void;
  children: ReactNode;
}) {
  const arrive = useEffectEvent(() => {
    onArrival();
    const element = place.current!;
    element.removeAttribute("data-awaited");
    setTimeout(() => element.dispatchEvent(new Event("takenover", { bubbles: true })));
  });
  useEffect(() => arrive(), []);
  return children;
}
