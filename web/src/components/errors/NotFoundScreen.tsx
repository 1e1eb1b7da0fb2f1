import type { NotFoundRouteProps } from "@tanstack/react-router";
import { absenceOf } from "../../lib/found.ts";
import { later } from "../../lib/later.tsx";
import * as texts from "./texts.ts";

const loadLater = () => import("./NotFoundLater.tsx");
const NotFoundPage = later(() => loadLater().then((module) => module.NotFoundPage));
/** Page for content that is permanently gone: a listing that was taken down. */
export const GonePage = later(() => loadLater().then((module) => module.GonePage));

/** Replaces a page that does not exist, or no longer exists. */
export function NotFoundScreen({ data }: NotFoundRouteProps) {
  const isGone = absenceOf(data) === 410;
  return (
    <>
      <title>{texts.notFoundPageTitle(isGone)}</title>
      <meta name="robots" content="noindex" />
      {isGone ? <GonePage /> : <NotFoundPage />}
    </>
  );
}
