import { Component, type ErrorInfo, type ReactNode } from "react";
import { captureError } from "../../lib/reports.ts";
import { usePage, useRouter } from "../../lib/router/hooks.ts";
import { ErrorPage } from "../errors/ErrorPage.tsx";
import { GonePage, NotFoundPage } from "../errors/NotFoundPage.tsx";

/** The screen of the present address, or what stands in its place. */
export function PageView() {
  const router = useRouter();
  const page = usePage();
  if (page.status === 404) return <NotFoundPage />;
  if (page.status === 410) return <GonePage />;
  const { Screen, route, params, location, error } = page;
  if (!Screen) return error === undefined ? null : <ErrorPage error={error} onRetry={router.load} />;
  return (
    <ScreenBoundary key={`${route?.path} ${JSON.stringify(params)}`} address={location.href}>
      <Screen />
    </ScreenBoundary>
  );
}

type BoundaryProps = { address: string; children: ReactNode };
type BoundaryState = { error: unknown; hasFailed: boolean; address: string };

/** One for each screen: what breaks in it leaves the rest of the page. The next address begins anew. React asks for a class. */
class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, hasFailed: false, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, hasFailed: true };
  }
  static getDerivedStateFromProps(
    { address }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return address === state.address ? null : { address, error: undefined, hasFailed: false };
  }
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    captureError(error, { componentStack: componentStack ?? undefined });
  }
  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => this.setState({ error: undefined, hasFailed: false });
    return <ErrorPage error={this.state.error} onRetry={retry} />;
  }
}
