import type { NotFoundRouteProps } from "@tanstack/react-router";
import { absenceOf } from "../../lib/found.ts";
import { GonePage, NotFoundPage } from "./NotFoundPage.tsx";
import * as texts from "./texts.ts";

/** Stands in the place of a page that is not there, or no longer. */
export function NotFoundScreen({ data }: NotFoundRouteProps) {
  const isGone = absenceOf(data) === 410;
  return (
    <>
      <title>{texts.noLongerHerePageNotFound(isGone)}</title>
      <meta name="robots" content="noindex" />
      {isGone ? <GonePage /> : <NotFoundPage />}
    </>
  );
}
