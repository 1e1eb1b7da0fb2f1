import { useState } from "react";
import { Button, Icon } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import { part } from "../../lib/part.tsx";
import { useShownLocation } from "../../lib/shown_location.ts";
import { useSession } from "./session.tsx";
import * as texts from "./texts.tsx";
import css from "./banner.module.css";

/** Private pages, which render after the user is known, and the pages with the terms themselves. */
const SHOWN = /^\/(account|breeder|messages|notifications|terms|privacy)(\/|$)/;

/** Loaded separately, because few people ever open it. */
const TermsDialog = part(() => import("./TermsDialog.tsx").then((module) => module.TermsDialog));

/**
 * Asks users who accepted earlier terms to accept the current ones. It isn't urgent: only new actions require
 * it.
 */
export function TermsBanner() {
  const { user } = useSession();
  const configuration = useConfiguration();
  const { pathname } = useShownLocation();
  // A link in the dialog opens another page, which the dialog would cover.
  const [openAt, setOpenAt] = useState<string>();
  if (!user || !configuration || !SHOWN.test(pathname)) return null;
  const { acceptedTerms } = user;
  // The account stored in the browser may be older than this field.
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
