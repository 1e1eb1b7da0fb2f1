import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import "@hearthpaw/ui-kit/tokens.css";
import "@hearthpaw/ui-kit/base.css";
import { drawing } from "@hearthpaw/ui-kit";
import { loadSignedIn } from "./components/shell/signed_in_parts.tsx";
import { makeBrowserClient } from "./lib/browser_client.ts";
import { pageVersion } from "./lib/configuration.ts";
import { makeQueryClient } from "./lib/query_client.ts";
import { startOffline } from "./lib/offline.ts";
import { isQuietPage } from "./lib/payment_document.ts";
import { pageIdle } from "./lib/realtime.ts";
import { captureError } from "./lib/reports.ts";
import { rootErrors } from "./lib/root_errors.ts";
import { firstRouteTree } from "./first_routes.ts";
import { addRoutesLater } from "./other_routes.ts";
import { createSiteRouter } from "./router.tsx";

/** What a page needs and did not arrive is asked for again after so long. */
const AGAIN_MS = 2_000;

async function start(): Promise<void> {
  // Each part of the beginning is a task of its own, between which a phone answers a finger.
  const connection = makeBrowserClient(pageVersion(document));
  const isSignedIn = connection.client.session.accessToken() !== undefined;
  // What does not arrive is asked for again by whoever needs it.
  if (isSignedIn) {
    for (const load of [loadSignedIn, connection.client.ready]) {
      load().catch(() => undefined);
    }
  }
  await nextTask();
  const router = createSiteRouter({
    routeTree: firstRouteTree(),
    queryClient: makeQueryClient(),
    connection,
    origin: location.origin,
    report: captureError,
  });
  const others = addRoutesLater({ router });
  while (!others.knows(location.pathname)) await others.add().catch(() => nextTask(AGAIN_MS));
  await nextTask();
  // The page came as HTML: its script and data are here, so the same tree is drawn without a break. As a transition React does it in
  // slices of a few milliseconds, between which a phone scrolls and answers a finger.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      rootErrors,
    );
  });
  addEventListener("takenover", keepIcons, { once: true });
  // What is for another time comes after all that this page needs.
  void pageIdle().then(() =>
    setTimeout(() => {
      others.add().catch(() => {
        // Going to one of them asks again.
      });
      startOffline(connection.client.session);
      // Whoever is about to pay goes nowhere else, and needs the line.
      if (!isQuietPage(location.pathname)) fetchNextScreens(router);
    }, 2_000)
  );
}

const nextTask = (afterMs = 0) => new Promise((done) => setTimeout(done, afterMs));

/** Asks for what icons are drawn from once the page can be used, and keeps it at hand: from then on each is there at once. */
const keepIcons = () => document.body.insertAdjacentHTML("beforeend", `<svg hidden>${drawing("paw")}</svg>`);

/** The screens where nearly everybody goes next: there at the tap, with all that they import. */
function fetchNextScreens(router: ReturnType<typeof createSiteRouter>): void {
  for (const id of ["/search", "/pets/$id/$slug"] as const) {
    router.loadRouteChunk(router.routesById[id])?.catch(() => {
      // Going there asks again, and says what is wrong.
    });
  }
}

// A phone has just read all of this: it begins a moment later.
setTimeout(() => void start());
