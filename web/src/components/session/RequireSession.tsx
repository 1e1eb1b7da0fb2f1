import type { ReactNode } from "react";
import { Button, ButtonLink, Container, Empty } from "@hearthpaw/ui-kit";
import { PageSkeleton } from "../shell/PageSkeleton.tsx";
import { useSession } from "./session.tsx";
import * as texts from "./texts.tsx";
import css from "../shell/PageShell.module.css";

/**
 * Wraps a private screen: shows its skeleton until the session is known, a sign-in prompt to signed-out
 * visitors, and an explanation to users with the wrong role. The screen inside can rely on a session.
 */
export function RequireSession({ title, role, skeleton = <PageSkeleton />, children }: {
  /** Heading for signed-out visitors: "Your reservations". */
  title: string;
  role?: "breeder" | "admin";
  skeleton?: ReactNode;
  children: ReactNode;
}) {
  const { status, isBreeder, user, openSignIn } = useSession();
  if (status === "unknown") return skeleton;
  if (status === "signed-out") {
    return (
      <Container className={css.page}>
        <Empty
          heading="h1"
          icon="lock"
          title={title}
          action={<Button onClick={() => openSignIn()}>{texts.signIn}</Button>}
        >
          <p>{texts.signInToSeePage}</p>
        </Empty>
      </Container>
    );
  }
  if (role === "breeder" && user && !isBreeder) {
    return (
      <Container className={css.page}>
        <Empty heading="h1" icon="lock" title={title} action={<ButtonLink href="/">{texts.home}</ButtonLink>}>
          <p>{texts.breedersOnly}</p>
        </Empty>
      </Container>
    );
  }
  if (role === "admin" && user?.role !== "Admin") {
    // The role is unknown until the server has answered.
    if (!user) return skeleton;
    return (
      <Container className={css.page}>
        <Empty
          heading="h1"
          icon="lock"
          title={texts.wrongAccount}
          action={<ButtonLink href="/">{texts.home}</ButtonLink>}
        >
          <p>{texts.teamOnly({ firstName: user.firstName, lastName: user.lastName })}</p>
        </Empty>
      </Container>
    );
  }
  return children;
}
