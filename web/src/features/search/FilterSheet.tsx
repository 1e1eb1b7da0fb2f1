import { Button, ButtonLink, Dialog } from "@hearthpaw/ui-kit";
import type { ComponentProps } from "react";
import { FilterPanel } from "./FilterPanel.tsx";
import * as texts from "./texts.tsx";
import css from "./search.module.css";

/** The filters on a phone: a full-height sheet with the number of pets on its button. */
export function FilterSheet(
  { open, onClose, showText, clearHref, ...panel }: ComponentProps<typeof FilterPanel> & {
    open: boolean;
    onClose: () => void;
    showText: string;
    clearHref: string | undefined;
  },
) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.filters}
      tall
      footer={
        <div className={css.sheetFoot}>
          {clearHref && <ButtonLink href={clearHref} variant="quiet">{texts.clearAll}</ButtonLink>}
          <Button size="large" className={css.show} onClick={onClose}>{showText}</Button>
        </div>
      }
    >
      <FilterPanel {...panel} />
    </Dialog>
  );
}
