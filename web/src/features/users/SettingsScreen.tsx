import type { User } from "@hearthpaw/client";
import { Skeleton } from "@hearthpaw/ui-kit";
import { AccountShell } from "../../components/AccountShell.tsx";
import { useSession } from "../../components/session.tsx";
import { AccountStatusSection } from "./AccountStatusSection.tsx";
import css from "./settings.module.css";

/** What a person decides about the account: messages, password, address, devices, and whether it is shown at all. */
export function SettingsScreen() {
  return (
    <AccountShell title="Your settings">
      <Settings />
    </AccountShell>
  );
}

function Settings() {
  const { user } = useSession();
  return (
    <div className={css.page}>
      <h1>Settings</h1>
      {user ? <Sections user={user} /> : <Skeleton height={640} />}
    </div>
  );
}

function Sections({ user }: { user: User }) {
  return <AccountStatusSection user={user} />;
}
