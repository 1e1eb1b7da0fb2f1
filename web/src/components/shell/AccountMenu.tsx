import { ButtonLink } from "@hearthpaw/ui-kit";
import { part } from "../../lib/part.tsx";
import { useShownLocation } from "../../lib/shown_location.ts";
import { useSession } from "../session/session.tsx";
import { loadSignedIn } from "./signed_in_parts.tsx";
import * as texts from "./texts.tsx";
import css from "./PageShell.module.css";

const OwnMenu = part(() => loadSignedIn().then((module) => module.OwnMenu), <SignIn />);

/** A sign-in button, or the signed-in user's menu. */
export function AccountMenu() {
  return useSession().status === "signed-in" ? <OwnMenu /> : <SignIn />;
}

function SignIn() {
  const { openSignIn } = useSession();
  const here = useShownLocation().href;
  const isForm = /^\/sign-(in|up)/.test(here);
  return (
    <div className={css.account}>
      <ButtonLink
        variant="quiet"
        href={isForm || here === "/" ? "/sign-in" : `/sign-in?returnTo=${encodeURIComponent(here)}`}
        onClick={(event) => {
          if (isForm || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openSignIn();
        }}
      >
        {texts.signIn}
      </ButtonLink>
    </div>
  );
}
