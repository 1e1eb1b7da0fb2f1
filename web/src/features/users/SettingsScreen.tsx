import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import type { User } from "@hearthpaw/client";
import { Skeleton } from "@hearthpaw/ui-kit";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { useSession } from "../../components/session/session.tsx";
import { AccountDataSection } from "./AccountDataSection.tsx";
import { AccountStatusSection } from "./AccountStatusSection.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { SecondFactorSection } from "./SecondFactorSection.tsx";
import { SignInWaysSection } from "./SignInWaysSection.tsx";
import { SavedCardsSection } from "./SavedCardsSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

/** A person's account settings: messages, password, address, devices, and whether others see the account. */
export function SettingsScreen() {
  return (
    <AccountShell title={texts.yourSettings}>
      <Settings />
    </AccountShell>
  );
}

function Settings() {
  const { user } = useSession();
  return (
    <div className={css.page}>
      <h1>{texts.settings}</h1>
      {user ? <Sections user={user} /> : <Skeleton height={640} />}
    </div>
  );
}

function Sections({ user }: { user: User }) {
  const { hash } = useLocation();
  useEffect(() => {
    // The linked section exists only now.
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <NotificationsSection user={user} />
      <EmailSection user={user} />
      <SignInWaysSection user={user} />
      <PasswordSection user={user} />
      <SecondFactorSection user={user} />
      <SavedCardsSection />
      <SessionsSection />
      <AccountStatusSection user={user} />
      <AccountDataSection user={user} />
    </>
  );
}
