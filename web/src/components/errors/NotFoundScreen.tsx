import type { NotFoundRouteProps } from "@tanstack/react-router";
import { absenceOf } from "../../lib/found.ts";
import { GonePage, NotFoundPage } from "./NotFoundPage.tsx";

/** Stands in the place of a page that is not there, or no longer. */
export function NotFoundScreen({ data }: NotFoundRouteProps) {
  const isGone = absenceOf(data) === 410;
  return (
    <>
      <title>{`${isGone ? "No longer here" : "Page not found"} · Hearthpaw`}</title>
      <meta name="robots" content="noindex" />
      {isGone ? <GonePage /> : <NotFoundPage />}
    </>
  );
}
