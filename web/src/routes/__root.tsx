import { createRootRouteWithContext, HeadContent, Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LOCALE } from "@hearthpaw/ui-kit";
import textFont from "@hearthpaw/ui-kit/fonts/hanken-grotesk.woff2?url";
import headingFont from "@hearthpaw/ui-kit/fonts/ysabeau.woff2?url";
import { NotFoundScreen } from "../components/errors/NotFoundScreen.tsx";
import { PageShell } from "../components/shell/PageShell.tsx";
import { loadConfiguration, useConfiguration } from "../lib/configuration.ts";
import { rootHead } from "../lib/head.ts";
import type { PageContext } from "../lib/page_context.ts";
import { part } from "../lib/part.tsx";
import { loadToday } from "../lib/today.ts";

const AuthDialog = part(() => import("../features/auth/AuthDialog.tsx").then((module) => module.AuthDialog));

export const Route = createRootRouteWithContext<PageContext>()({
  // Loaded once per visit: neither changes while a page is open.
  staleTime: Infinity,
  loader: async ({ context: { client, queryClient, report } }) => {
    await Promise.all([
      // A page without its configuration still appears; parts that need the configuration say so.
      loadConfiguration(client, queryClient).catch(report),
      loadToday(queryClient),
    ]);
  },
  head: () => rootHead([textFont, headingFont]),
  notFoundComponent: NotFoundScreen,
  shellComponent: Document,
  component: Site,
});

/** The document around every page, the same on the server and in the browser. */
function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={LOCALE} data-version={useConfiguration()?.deploymentVersion}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HeadContent />
        <meta name="theme-color" content="#fbfbf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111714" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** The frame around every page. */
function Site() {
  return (
    <PageShell
      signIn={<AuthDialog />}
    />
  );
}
