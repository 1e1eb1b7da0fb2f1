import { translate } from "@hearthpaw/client";
import { Container, ErrorNotice } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "../shell/PageShell.module.css";

/** What stands in a screen's place when it failed; the rest of the page stays, and one can try again. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { message, problem, status } = translate(error);
  return (
    <Container className={css.page}>
      <h1 className={css.failed}>{texts.weCouldntLoadThisPage}</h1>
      <ErrorNotice
        title={status === 0 ? undefined : message}
        reference={problem?.requestId}
        onRetry={onRetry}
      />
    </Container>
  );
}
