import { useState } from "react";
import { Button, Icon } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import { part } from "../../lib/part.tsx";
import { useShownLocation } from "../../lib/shown_location.ts";
import { useSession } from "./session.tsx";
import * as texts from "./texts.tsx";
import css from "./banner.module.css";

/** Pages that come after it is known who reads them, and those that say what is to be accepted. */
const SHOWN = /^\/(account|breeder|messages|notifications|terms|privacy)(\/|$)/;

/** Few people ever open it. */
const TermsDialog = part(() => import("./TermsDialog.tsx").then((module) => module.TermsDialog));

/** Offers the terms in force to people who have accepted earlier ones. It can wait: only what begins anew asks for it. */
export function TermsBanner() {
  const { user } = useSession();
  const configuration = useConfiguration();
  const { pathname } = useShownLocation();
  // A link of the dialog leads to another page, which it would cover.
  const [openAt, setOpenAt] = useState<string>();
  if (!user || !configuration || !SHOWN.test(pathname)) return null;
  const { acceptedTerms } = user;
  // What the browser has kept of the account may be older than the field.
  if (acceptedTerms === undefined || acceptedTerms?.version === configuration.termsVersion) return null;
  const isOpen = openAt === pathname;
  return (
    <aside className={css.banner} aria-label={texts.updatedTerms}>
      <Icon name="info" size={18} className={css.icon} />
      <p className={css.words}>
        <strong>{texts.weveUpdatedOurTerms}</strong>
      </p>
      <Button variant="quiet" size="small" onClick={() => setOpenAt(pathname)}>{texts.reviewChanges}</Button>
      {isOpen && (
        <TermsDialog
          user={user}
          configuration={configuration}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </aside>
  );
}
