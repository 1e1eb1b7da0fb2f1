import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import "@hearthpaw/ui-kit/tokens.css";
import "@hearthpaw/ui-kit/base.css";
import { drawing } from "@hearthpaw/ui-kit";
import { loadSignedIn } from "./components/shell/signed_in_parts.tsx";
import { makeBrowserClient } from "./lib/browser_client.ts";
import { pageVersion } from "./lib/configuration.ts";
import { hearMissingFiles } from "./lib/missing_files.ts";
import { makeQueryClient } from "./lib/query_client.ts";
import { startOffline } from "./lib/offline.ts";
import { isQuietPage } from "./lib/payment_document.ts";
import { pageIdle } from "./lib/realtime.ts";
import { captureError } from "./lib/reports.ts";
import { rootErrors } from "./lib/root_errors.ts";
import { firstRouteTree } from "./first_routes.ts";
import { addRoutesLater } from "./other_routes.ts";
import { createSiteRouter } from "./router.tsx";

/** Retry interval for required files that failed to load, in ms. */
const AGAIN_MS = 2_000;

async function start(): Promise<void> {
  // Each part of the start is a separate task, so a phone can react to a finger in between.
  const connection = makeBrowserClient(pageVersion(document));
  // An update shows in a missing file before any answer of the API tells it.
  hearMissingFiles(() => connection.notices.tell({ kind: "deployment-changed" }));
  const isSignedIn = connection.client.session.accessToken() !== undefined;
  // Code that needs a file that failed to load requests it again.
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
  // The page arrived as HTML with its script and data, so React hydrates the same tree without a break. In a
  // transition it works in slices of a few milliseconds, between which a phone scrolls and reacts to a
  // finger.
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
  // Work for later starts after everything that this page needs.
  void pageIdle().then(() =>
    setTimeout(() => {
      others.add().catch(() => {
        // Navigating to one of them requests it again.
      });
      startOffline(connection.client.session);
      // A buyer in the checkout goes nowhere else, and needs the bandwidth.
      if (!isQuietPage(location.pathname)) fetchNextScreens(router);
    }, 2_000)
  );
}

const nextTask = (afterMs = 0) => new Promise((done) => setTimeout(done, afterMs));

/**
 * Loads the file of all icons once the page is usable, and keeps it in the page: later icons show at once.
 */
const keepIcons = () => document.body.insertAdjacentHTML("beforeend", `<svg hidden>${drawing("paw")}</svg>`);

/** Preloads the screens that most visitors open next, with all their imports. */
function fetchNextScreens(router: ReturnType<typeof createSiteRouter>): void {
  for (const id of ["/search", "/pets/$id/$slug"] as const) {
    router.loadRouteChunk(router.routesById[id])?.catch(() => {
      // Navigating there requests it again, and shows the error.
    });
  }
}

// A phone has just parsed all of this, so it starts a moment later.
setTimeout(() => void start());
