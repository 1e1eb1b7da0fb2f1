import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ErrorPage } from "./ErrorPage.tsx";
import { PendingScreen } from "../shell/PendingScreen.tsx";
import { useReloadForMissingFile } from "../../lib/missing_files.ts";
import { useTakenOver } from "../../lib/use_hydrated.ts";
import * as texts from "./texts.ts";

/** Replaces a screen that failed to load or render, and retries with its loader. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useTakenOver();
  const isReloading = useReloadForMissingFile(error);
  if (isReloading) return <PendingScreen />;
  return (
    <>
      <title>{texts.somethingWentWrongHearthpaw}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        error={error}
        onRetry={async () => {
          await router.invalidate();
          reset();
        }}
      />
    </>
  );
}
