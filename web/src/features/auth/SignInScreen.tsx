import { useEffect, useState } from "react";
import { Container, Flash, Link } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { one, safePath } from "../../lib/addresses.ts";
import { useRouter, useSearch } from "../../lib/router/hooks.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { recall, remember } from "../../lib/tab_memory.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import css from "./auth.module.css";

/** Where to go afterwards; who is signed in already goes there at once. */
function useReturn() {
  const router = useRouter();
  const { status } = useSession();
  const search = useSearch();
  const returnTo = one(search.returnTo);
  const target = safePath(returnTo);
  useEffect(() => {
    if (status === "signed-in") void router.navigate({ href: target, replace: true });
  }, [status, target, router]);
  return {
    as: one(search.as) === "Breeder" ? "Breeder" as const : "Consumer" as const,
    query: stringifySearch({ returnTo }),
    isAfterReset: one(search.reset) === "done",
    // Being signed in is noticed above.
    done: () => {},
  };
}

/** The form as a page of its own, for links without scripts. */
export function SignInScreen() {
  const { done, query, isAfterReset } = useReturn();
  const email = useKnownEmail();
  return (
    <Container width="form" className={css.page}>
      <h1>Sign in</h1>
      {isAfterReset && (
        <Flash
          stay
          tone="done"
          title="Your new password is set"
          text="Sign in with it. All other sessions have ended."
        />
      )}
      <SignInForm
        // The address is known only once the browser has looked; nobody has typed by then.
        key={email}
        email={email}
        forgotHref={`/forgot-password${query}`}
        onDone={done}
        other={
          <>
            New here? <Link href={`/sign-up${query}`}>Create an account</Link>
          </>
        }
      />
    </Container>
  );
}

/** The address that was given in another form of this tab a moment ago. It is used once. */
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
  const { done, query, as } = useReturn();
  return (
    <Container width="form" className={css.page}>
      <h1>Create an account</h1>
      <SignUpForm
        key={as}
        as={as}
        onDone={done}
        other={
          <>
            Already have an account? <Link href={`/sign-in${query}`}>Sign in</Link>
          </>
        }
      />
    </Container>
  );
}
