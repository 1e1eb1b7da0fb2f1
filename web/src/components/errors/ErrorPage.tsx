import { translate } from "@hearthpaw/client";
import { useLocation } from "@tanstack/react-router";
import { ButtonLink, Container, ErrorNotice } from "@hearthpaw/ui-kit";
import { isMistakenCall } from "../../lib/found.ts";
import * as texts from "./texts.ts";
import css from "../shell/PageShell.module.css";

/**
 * What stands in a screen's place when it failed; the rest of the page stays, and one can try again. Where the API does not take
 * what the address asks for, it never will: the ways on are the page without it, and the home page.
 */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { pathname, searchStr } = useLocation();
  const isMistaken = isMistakenCall(error);
  const { message, problem, status } = translate(error);
  return (
    <Container className={css.page}>
      {/* Not LoadError: a screen that fails while it is drawn throws what looks like a failure of the network. */}
      <h1 className={css.failed}>{texts.pageLoadFailed}</h1>
      <ErrorNotice
        title={isMistaken ? texts.linkBroken : status === 0 ? undefined : message}
        reference={problem?.requestId}
        onRetry={isMistaken ? undefined : onRetry}
      />
      {isMistaken && (
        <p>
          {searchStr && (
            <>
              <ButtonLink href={pathname}>{texts.openAnew(pathname)}</ButtonLink>
              {" "}
            </>
          )}
          <ButtonLink href="/" variant="secondary">{texts.goToTheHomePage}</ButtonLink>
        </p>
      )}
    </Container>
  );
}
