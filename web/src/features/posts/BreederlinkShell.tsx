import type { ReactNode } from "react";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { ConfirmEmailFirst, useUnconfirmed } from "../../components/session/ConfirmEmail.tsx";
import * as texts from "./texts.tsx";
import css from "./posts.module.css";

/** The frame of Breederlink's pages. They open to breeders with a confirmed email address. */
export function BreederlinkShell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <BreederShell title={title}>
      <div className={css.page}>
        <Door>{children}</Door>
      </div>
    </BreederShell>
  );
}

function Door({ children }: { children: ReactNode }) {
  if (!useUnconfirmed()) return children;
  return <ConfirmEmailFirst icon="chat" heading="h1">{texts.breederlinkConfirmHint}</ConfirmEmailFirst>;
}
