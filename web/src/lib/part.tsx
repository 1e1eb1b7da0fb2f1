import { ErrorNotice } from "@hearthpaw/ui-kit";
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import * as texts from "./texts.ts";

/**
 * Returns a part of a page that few see, or that nobody sees at first: its file is asked for when it is first drawn. Where it does not
 * arrive, a notice stands in its place, the rest of the page stays as it is, and it is asked for again at a press, or when
 * it is drawn anew. Not for what the server draws, which does not wait.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  const asked = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React remembers a failure for good.
        known = undefined;
        throw new NotLoaded(error);
      }
    }) as ComponentType<Props>;
  /** One try: outside what waits, as React draws that anew before it takes a failure for one. */
  function Try(props: Props) {
    const [Part] = useState(() => known ??= asked());
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return (props) => {
    const [tries, setTries] = useState(0);
    return (
      <Arrival key={tries} onRetry={() => setTries(tries + 1)}>
        <Try {...props} />
      </Arrival>
    );
  };
}

class NotLoaded extends Error {
  constructor(cause: unknown) {
    super(texts.weCouldntLoadThis, { cause });
  }
}

/** Catches that a part did not arrive, and nothing else. */
class Arrival extends Component<{ children: ReactNode; onRetry: () => void }, { error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { children, onRetry } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (!((error as unknown) instanceof NotLoaded)) throw error;
    return (
      <ErrorNotice title={texts.weCouldntLoadThis} onRetry={onRetry}>
        <p>{texts.checkYourConnection}</p>
      </ErrorNotice>
    );
  }
}
