import { useState } from "react";
import { Dialog, useToast } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import * as texts from "./texts.tsx";
import css from "./auth.module.css";

/** The sign-in form over any page. Afterwards the user continues on the same page. */
export function AuthDialog() {
  const { signInRequest, closeSignIn, signedIn } = useSession();
  const { show } = useToast();
  const [mode, setMode] = useState(signInRequest?.mode ?? "sign-in");
  const isNew = mode === "sign-up";
  const done = () => {
    show({
      tone: "done",
      title: isNew ? texts.welcomeToHearthpaw : texts.youreSignedIn,
      text: isNew ? texts.confirmEmailHint : undefined,
    });
    signedIn();
  };
  return (
    <Dialog
      open
      onClose={closeSignIn}
      title={isNew ? texts.createAnAccount : texts.signIn}
      description={signInRequest?.reason}
      size="small"
    >
      {isNew
        ? (
          <SignUpForm
            asksKind={signInRequest?.reason === undefined}
            onDone={done}
            other={texts.alreadyHaveAnAccount((text) => (
              <button
                type="button"
                className={css.turn}
                onClick={() => setMode("sign-in")}
              >
                {text}
              </button>
            ))}
          />
        )
        : (
          <SignInForm
            onDone={done}
            other={texts.newHereCreateAnAccount((text) => (
              <button
                type="button"
                className={css.turn}
                onClick={() => setMode("sign-up")}
              >
                {text}
              </button>
            ))}
          />
        )}
    </Dialog>
  );
}
