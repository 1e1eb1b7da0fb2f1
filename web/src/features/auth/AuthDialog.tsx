import { useState } from "react";
import { Dialog, useToast } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import css from "./auth.module.css";

/** The sign-in form over any page; afterwards one goes on with what one was doing. */
export function AuthDialog() {
  const { signInRequest, closeSignIn, signedIn } = useSession();
  const { show } = useToast();
  const [mode, setMode] = useState(signInRequest?.mode ?? "sign-in");
  const isNew = mode === "sign-up";
  const done = () => {
    show({
      tone: "done",
      title: isNew ? "Welcome to Hearthpaw" : "You're signed in",
      text: isNew ? "Open the link we emailed you to confirm your address." : undefined,
    });
    signedIn();
  };
  return (
    <Dialog
      open
      onClose={closeSignIn}
      title={isNew ? "Create an account" : "Sign in"}
      description={signInRequest?.reason}
      size="small"
    >
      {isNew
        ? (
          <SignUpForm
            as={signInRequest?.as}
            onDone={done}
            other={
              <>
                Already have an account?{" "}
                <button type="button" className={css.turn} onClick={() => setMode("sign-in")}>Sign in</button>
              </>
            }
          />
        )
        : (
          <SignInForm
            onDone={done}
            other={
              <>
                New here?{" "}
                <button type="button" className={css.turn} onClick={() => setMode("sign-up")}>
                  Create an account
                </button>
              </>
            }
          />
        )}
    </Dialog>
  );
}
