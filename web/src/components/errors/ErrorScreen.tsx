import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ErrorPage } from "./ErrorPage.tsx";

/** Stands in the place of a screen that could not be loaded or drawn, and tries again with its loader. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <>
      <title>Something went wrong · Hearthpaw</title>
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
