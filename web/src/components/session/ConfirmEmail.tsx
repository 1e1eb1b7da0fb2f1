import type { ReactNode } from "react";
import { ButtonLink, Dialog, Empty, type IconName } from "@hearthpaw/ui-kit";
import { useSession } from "./session.tsx";
import * as texts from "./texts.tsx";

/** Returns whether a user is signed in whose email address isn't confirmed. */
export function useUnconfirmed(): boolean {
  const { user } = useSession();
  return user ? !user.isEmailVerified : false;
}

/**
 * Replaces something that needs a confirmed email address, and links to the confirmation. Its children
 * explain why.
 */
export function ConfirmEmailFirst({ icon, heading, children }: {
  icon: IconName;
  heading?: "h1" | "h2";
  children: ReactNode;
}) {
  return (
    <Empty
      icon={icon}
      heading={heading}
      title={texts.confirmYourEmailAddressFirst}
      action={<ButtonLink href="/verify-email">{texts.confirmEmailAddress}</ButtonLink>}
    >
      <p>{children}</p>
    </Empty>
  );
}

/**
 * A dialog that needs a confirmed email address. Users with an unconfirmed address see the reason instead;
 * visitors see the dialog.
 */
export function OnceConfirmed({ why, onClose, children }: {
  /** The reason, for the dialog shown instead. */
  why: string;
  onClose: () => void;
  children: ReactNode;
}) {
  if (!useUnconfirmed()) return children;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.confirmYourEmailAddressFirst}
      description={why}
      footer={<ButtonLink href="/verify-email" data-autofocus>{texts.confirmEmailAddress}</ButtonLink>}
    />
  );
}
