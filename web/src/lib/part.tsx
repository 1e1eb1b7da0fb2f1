import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

/**
 * Returns a part of a page that few see, or that nobody sees at first: its file is asked for when it is first drawn, and again when it is
 * drawn anew after it did not arrive. Not for what the server draws, which does not wait.
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
        throw error;
      }
    }) as ComponentType<Props>;
  return (props) => {
    const [Part] = useState(() => known ??= asked());
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
