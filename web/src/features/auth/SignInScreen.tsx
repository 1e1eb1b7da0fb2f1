import { useEffect } from "react";
import { Container, Link } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session.tsx";
import { one, safePath } from "../../lib/addresses.ts";
import { useRouter, useSearch } from "../../lib/router/hooks.ts";
import { stringifySearch } from "../../lib/search_params.ts";
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
    if (status === "signed-in") router.navigate({ href: target, replace: true });
  }, [status, target, router]);
  return {
    as: one(search.as) === "Breeder" ? "Breeder" as const : "Consumer" as const,
    query: stringifySearch({ returnTo }),
    // Being signed in is noticed above.
    done: () => {},
  };
}

/** The form as a page of its own, for links without scripts. */
export function SignInScreen() {
  const { done, query } = useReturn();
  return (
    <Container width="form" className={css.page}>
      <h1>Sign in</h1>
      <SignInForm
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
