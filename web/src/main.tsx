import { hydrate } from "@tanstack/react-query";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import "@hearthpaw/ui-kit/tokens.css";
import "@hearthpaw/ui-kit/base.css";
import { App } from "./App.tsx";
import { makeBrowserClient } from "./lib/browser_client.ts";
import { pageVersion } from "./lib/configuration.ts";
import { makeQueryClient } from "./lib/query_client.ts";
import { createSiteRouter } from "./site_router.ts";

const queryClient = makeQueryClient();
const state = document.getElementById("hp-state")?.textContent;
if (state) hydrate(queryClient, JSON.parse(state));

const connection = makeBrowserClient(pageVersion(queryClient));
const router = createSiteRouter({ queryClient, client: connection.client });

/** Not awaited at the top: the page's own chunk imports this one, and the two would wait for each other. */
async function start(): Promise<void> {
  // The page came as HTML: its script and data are here, so the same tree is drawn without a break.
  await router.load();
  hydrateRoot(
    document.getElementById("root")!,
    <StrictMode>
      <App router={router} queryClient={queryClient} connection={connection} />
    </StrictMode>,
  );
}

void start();
