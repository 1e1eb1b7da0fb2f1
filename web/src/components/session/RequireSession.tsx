import type { ReactNode } from "react";
import { Button, ButtonLink, Container, Empty } from "@hearthpaw/ui-kit";
import { PageSkeleton } from "../shell/PageSkeleton.tsx";
import { useSession } from "./session.tsx";
import * as texts from "./texts.tsx";
import css from "../shell/PageShell.module.css";

/**
 * Around a private screen: its skeleton until the browser knows who is there, the way to sign in where nobody is, and
 * a word where the account is of the wrong kind. The screen inside may rely on a session.
 */
export function RequireSession({ title, role, skeleton = <PageSkeleton />, children }: {
  /** What would be here: "Your reservations". */
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
    // Until the server has said who this is, nothing is known of the role.
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
