import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Container, Flash, Link } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { safePath } from "../../lib/addresses.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { recall, remember } from "../../lib/tab_memory.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import * as texts from "./texts.tsx";
import css from "./auth.module.css";

const signIn = getRouteApi("/sign-in");
const signUp = getRouteApi("/sign-up");

/** Returns to the requesting page after the sign-in. An already signed-in user returns at once. */
function useReturn(returnTo: string | undefined): void {
  const navigate = useNavigate();
  const { status } = useSession();
  const target = safePath(returnTo);
  useEffect(() => {
    if (status === "signed-in") void navigate({ href: target, replace: true });
  }, [status, target, navigate]);
}
/** The hook above notices the sign-in. */
const done = () => {};

/** The form on a page of its own, for links without scripts. */
export function SignInScreen() {
  const { returnTo, reset } = signIn.useSearch();
  useReturn(returnTo);
  const query = stringifySearch({ returnTo });
  const email = useKnownEmail();
  return (
    <Container width="form" className={css.page}>
      <h1>{texts.signIn}</h1>
      {reset === "done" && (
        <Flash
          stay
          tone="done"
          title={texts.yourPasswordWasChanged}
          text={texts.passwordChangedHint}
        />
      )}
      <SignInForm
        // The address is known only after the browser has looked; the user has typed nothing by then.
        key={email}
        email={email}
        forgotHref={`/forgot-password${query}`}
        onDone={done}
        other={
          <>
            {texts.newHereCreateAnAccount((text) => <Link href={`/sign-up${query}`}>{text}</Link>)}
          </>
        }
      />
    </Container>
  );
}

/** Returns the address typed in another form of this tab a moment ago. It is used once. */
function useKnownEmail(): string {
  const [email, setEmail] = useState("");
  useEffect(() => {
    const known = recall("email");
    if (typeof known !== "string") return;
    setEmail(known);
    remember("email", undefined);
  }, []);
  return email;
}

export function SignUpScreen() {
  const { returnTo, as: kind } = signUp.useSearch();
  useReturn(returnTo);
  const query = stringifySearch({ returnTo });
  return (
    <Container width="form" className={css.page}>
      <h1>{texts.createAnAccount}</h1>
      <SignUpForm
        key={kind}
        as={kind === "Breeder" ? kind : undefined}
        asksKind={!safePath(returnTo).startsWith("/reserve-pet/")}
        onDone={done}
        other={
          <>
            {texts.alreadyHaveAnAccount((text) => <Link href={`/sign-in${query}`}>{text}</Link>)}
          </>
        }
      />
    </Container>
  );
}
