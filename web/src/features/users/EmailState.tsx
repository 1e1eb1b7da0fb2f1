import { Icon } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./users.module.css";

/** Whether an address is verified, as a word and an icon and not by color alone. */
export function EmailState({ isVerified }: { isVerified: boolean }) {
  return (
    <span className={isVerified ? css.verified : css.unverified}>
      <Icon name={isVerified ? "check" : "clock"} size={16} />
      {isVerified ? texts.verified : texts.notVerifiedYet}
    </span>
  );
}
