import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * Returns a part of a page that few see, or that nobody sees at first: its file is asked for when it is first drawn. Not for what the server
 * draws, which does not wait.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
