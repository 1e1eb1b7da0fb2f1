import { ErrorNotice } from "@hearthpaw/ui-kit";
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { isMissingFile } from "./missing_files.ts";
import { useUnansweredCause } from "./unanswered.ts";
import * as texts from "./texts.ts";

/**
 * Returns a part of a page that few users see, or that is hidden at first. Its file loads when the part is
 * first drawn. If loading fails, a notice takes the part's place and the rest of the page stays as it is. A
 * press on the notice's button or a new mount of the part loads it again. Not for parts that the server
 * renders, because the server does not wait.
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
        // React remembers a failure forever.
        known = undefined;
        throw new NotLoaded(error);
      }
    }) as ComponentType<Props>;
  /**
   * One attempt. Its state is outside the Suspense boundary, because React draws the inside again before it
   * reports a failure.
   */
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

/** Catches only the failure to load a part. */
class Arrival extends Component<{ children: ReactNode; onRetry: () => void }, { error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { children, onRetry } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (!((error as unknown) instanceof NotLoaded)) throw error;
    return <NotLoadedNotice error={error} onRetry={onRetry} />;
  }
}

/** Offers another try, or, if a deployment has replaced the file, a new document: only that knows the new file. */
function NotLoadedNotice({ error, onRetry }: { error: NotLoaded; onRetry: () => void }) {
  const isUpdated = useUnansweredCause(error) === "blocked" && isMissingFile(error);
  return isUpdated
    ? (
      <ErrorNotice
        title={texts.siteUpdated}
        retryLabel={texts.reloadThePage}
        onRetry={() => location.reload()}
      />
    )
    : (
      <ErrorNotice title={texts.weCouldntLoadThis} onRetry={onRetry}>
        <p>{texts.checkYourConnection}</p>
      </ErrorNotice>
    );
}
