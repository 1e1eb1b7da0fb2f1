import { lazy, Suspense } from "react";
import { useConfiguration } from "../../lib/configuration.ts";
import * as texts from "./texts.tsx";
import css from "./PageShell.module.css";

// A separate part, which loads if a chat is configured; the server's page omits it.
const LiveChat = typeof document === "undefined"
  ? () => null
  : lazy(() => import("./LiveChat.tsx").then((module) => ({ default: module.LiveChat })));

/** Contacts of the support team: phone, email and, if configured, a chat. */
export function SupportLine() {
  const configuration = useConfiguration();
  if (!configuration) return null;
  const { supportPhone, supportEmail, liveChat } = configuration;
  return (
    <div className={css.support}>
      <span>{texts.supportLineLead}</span>
      <a className={css.phone} href={`tel:${supportPhone.replace(/[^+\d]/g, "")}`}>{supportPhone}</a>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      {liveChat && (
        <Suspense>
          <LiveChat chat={liveChat} />
        </Suspense>
      )}
    </div>
  );
}
