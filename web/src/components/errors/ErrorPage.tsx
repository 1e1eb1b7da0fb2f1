import { translate } from "@hearthpaw/client";
import { useLocation } from "@tanstack/react-router";
import { ButtonLink, Container, ErrorNotice } from "@hearthpaw/ui-kit";
import { isMistakenCall } from "../../lib/found.ts";
import * as texts from "./texts.ts";
import css from "../shell/PageShell.module.css";

/**
 * Replaces a screen that failed. The rest of the page stays, and the visitor can try again. If the API
 * rejects the address itself, no retry will help: the page then links to the address without its search, and
 * to the home page.
 */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { pathname, searchStr } = useLocation();
  const isMistaken = isMistakenCall(error);
  const { message, problem, status } = translate(error);
  return (
    <Container className={css.page}>
      {
        /* Not LoadError: a screen that fails while rendering throws something that looks like a network
          failure. */
      }
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
