import type { ReactNode } from "react";
import type { ApiError } from "@hearthpaw/client";
import { Button, Container, cx, Empty } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { PageSkeleton } from "../../components/shell/PageSkeleton.tsx";
import * as texts from "./texts.tsx";
import print from "../../components/print/print.module.css";
import css from "./reservations.module.css";

/** A contract or a receipt as a printable page, with a print button. */
export function Paper({ title, below, className, children }: {
  title: string;
  /** The line below the title. */
  below: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Container className={css.page}>
      <article className={cx(className, print.printable)}>
        <p className={print.printOnly}>{texts.hearthpaw}</p>
        <header className={css.receiptHead}>
          <div>
            <h1>{title}</h1>
            <p className={css.soft}>{below}</p>
          </div>
          <Button
            variant="secondary"
            size="small"
            className={print.noPrint}
            onClick={() => globalThis.print()}
          >
            {texts.print}
          </Button>
        </header>
        {children}
      </article>
    </Container>
  );
}

/** Shown in place of a document while it loads, if it doesn't exist, or if it could not be loaded. */
export function PaperAwaited({ heading, missing, hint, error, onRetry }: {
  heading: string;
  /** Title if the document doesn't exist; `hint` says what to do then. */
  missing: string;
  hint: string;
  error: Error | null;
  onRetry: () => unknown;
}) {
  if (!error) return <PageSkeleton />;
  return (
    <Container className={css.page}>
      {(error as ApiError).status === 404
        ? (
          <Empty heading="h1" icon="search" title={missing}>
            <p>{hint}</p>
          </Empty>
        )
        : <LoadError heading={heading} error={error as ApiError} onRetry={onRetry} />}
    </Container>
  );
}
