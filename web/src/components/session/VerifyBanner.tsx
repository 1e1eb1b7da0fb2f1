import { Icon, Link } from "@hearthpaw/ui-kit";
import { part } from "../../lib/part.tsx";
import { useShownLocation } from "../../lib/shown_location.ts";
import { useSession } from "./session.tsx";
import * as texts from "./texts.tsx";
import css from "./banner.module.css";

const ResendVerification = part(() =>
  import("./ResendVerification.tsx").then((module) => module.ResendVerification)
);

/** Private pages, which render after the user is known, so one more line shifts nothing. */
const PRIVATE = /^\/(account|breeder|messages|notifications)(\/|$)/;

/** Quietly asks users with an unverified address to verify it. */
export function VerifyBanner() {
  const { user } = useSession();
  const { pathname } = useShownLocation();
  if (!user || user.isEmailVerified || !PRIVATE.test(pathname)) return null;
  return (
    <aside className={css.banner} aria-label={texts.confirmYourEmailAddress}>
      <Icon name="info" size={18} className={css.icon} />
      <p className={css.words}>
        <strong>{texts.confirmYourEmail}</strong>{" "}
        <span className={css.how}>
          {texts.openEmailedLink({
            email: <span className={css.address}>{user.email}</span>,
            link: (text) => <Link href="/account/settings#email">{text}</Link>,
          })}
        </span>
      </p>
      <ResendVerification variant="quiet" size="small" />
    </aside>
  );
}
