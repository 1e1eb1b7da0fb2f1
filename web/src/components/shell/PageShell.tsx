import { Outlet, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { LinkProvider, ProgressBar, SiteHeader, SkipLink, ToastProvider } from "@hearthpaw/ui-kit";
import { one } from "../../lib/addresses.ts";
import { later } from "../../lib/later.tsx";
import { useShownLocation } from "../../lib/shown_location.ts";
import { useTakenOver } from "../../lib/use_hydrated.ts";
import { FavoritesLink } from "../favourites/FavoritesLink.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { LiveServices } from "./LiveServices.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { PreviousAddressProvider } from "./previous_address.tsx";
import { SearchBox } from "../search/SearchBox.tsx";
import { RouterLink } from "./RouterLink.tsx";
import { SessionProvider, useSession } from "../session/session.tsx";
import { OwnLinks, OwnNews } from "./signed_in_parts.tsx";
import { sections } from "./sections.ts";
import * as texts from "./texts.tsx";
import css from "./PageShell.module.css";

const loadLater = () => import("./FrameLater.tsx");
const Footer = later(() => loadLater().then((module) => module.Footer));
const Chosen = later(() => loadLater().then((module) => module.Chosen));
const SectionsMenu = later(() => loadLater().then((module) => module.SectionsMenu));

/**
 * Pages without the search at the top of a phone: the home page begins with its own, and breeders and staff
 * work elsewhere.
 */
const NO_SEARCH_ABOVE = /^\/($|(breeder|admin|messages)(\/|$))/;

/** The frame of every page: header, footer, messages, the sign-in form, and the providers that pages need. */
export function PageShell({ signIn }: { signIn: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <SessionProvider>
          <PreviousAddressProvider>
            <Frame signIn={signIn} />
          </PreviousAddressProvider>
        </SessionProvider>
      </ToastProvider>
    </LinkProvider>
  );
}

function Frame({ signIn }: { signIn: ReactNode }) {
  const { status, signInRequest, closeSignIn } = useSession();
  const isSignedIn = status === "signed-in";
  const path = useShownLocation().pathname;
  const isLoading = useIsLoading();
  const isQuiet = path.startsWith("/reserve-pet");
  const isConversation = /^\/messages\/./.test(path);
  const links = sections.map((link) => ({ ...link, current: isIn(link.href, path) }));
  useArrival(path);
  useTakenOver();
  // The form belongs to the page that opened it.
  useEffect(() => closeSignIn, [path, closeSignIn]);
  return (
    <>
      <SkipLink />
      <ProgressBar isActive={isLoading} />
      <SiteHeader
        links={links}
        quiet={isQuiet}
        searchWhenWide={NO_SEARCH_ABOVE.test(path)}
        search={<HeaderSearch />}
        actions={
          <>
            {!isQuiet && <FavoritesLink />}
            {!isQuiet && isSignedIn && <OwnLinks />}
            <AccountMenu />
          </>
        }
        menu={isQuiet ? undefined : <SectionsMenu />}
      />
      <OfflineNotice />
      {isSignedIn && <OwnNews />}
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Chosen path={path} />
      {!isConversation && <Footer />}
      {signInRequest && signIn}
      <LiveServices />
    </>
  );
}

function isIn(section: string, path: string): boolean {
  if (section === "/dog-breeds") return /^\/(dog-breeds|cat-breeds|breeds\/)/.test(path);
  if (section === "/breeders") return /^\/breeders(\/|$)/.test(path);
  return path === section;
}

/**
 * The search of every page. On a page of pets it shows the words that are not filters, and knows the
 * visitor's location.
 */
function HeaderSearch() {
  const at = useRouterState({
    select: ({ matches }) => JSON.stringify([matches.at(-1)?.pathname, matches.at(-1)?.search ?? {}]),
  });
  const [, search] = JSON.parse(at) as [string, Record<string, unknown>];
  return <SearchBox label={texts.allPets} at={at} words={one(search.q) ?? ""} zip={zipOf(search)} />;
}

const zipOf = ({ zip }: Record<string, unknown>): string | undefined =>
  /^\d{5}$/.test(one(zip) ?? "") ? one(zip) : undefined;

/** Returns whether another page is loading. Another search on the same page shows its own progress. */
function useIsLoading(): boolean {
  return useRouterState({
    select: ({ status, location, matches }) =>
      status === "pending" && location.pathname !== matches.at(-1)?.pathname,
  });
}

/** Moves the focus to the content after a navigation, like a full load does. */
function useArrival(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [path]);
}
