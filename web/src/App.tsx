import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PageShell } from "./components/shell/PageShell.tsx";
import { type Connection, ConnectionContext } from "./lib/client_context.ts";
import { RouterContext } from "./lib/router/hooks.ts";
import type { Router } from "./lib/router/router.ts";

const AuthDialog = lazy(() =>
  import("./features/auth/AuthDialog.tsx").then(({ AuthDialog }) => ({ default: AuthDialog }))
);

/** What surrounds every page. */
export function Shell() {
  return (
    <PageShell
      signIn={
        <Suspense>
          <AuthDialog />
        </Suspense>
      }
    />
  );
}

/** The whole page, the same on the server and in the browser. */
export function App({ router, queryClient, connection }: {
  router: Router;
  queryClient: QueryClient;
  connection: Connection;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConnectionContext.Provider value={connection}>
        <RouterContext.Provider value={router}>
          <RouterProvider router={router.tanstack} />
        </RouterContext.Provider>
      </ConnectionContext.Provider>
    </QueryClientProvider>
  );
}
