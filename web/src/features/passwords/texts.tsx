import { countText } from "@hearthpaw/ui-kit";
import type { ReactNode } from "react";
import type { Wrap } from "../../lib/language.ts";

export const weSentANewCode = "We sent a new code";
export const earlierCodesNoLongerWork = "Earlier codes no longer work.";
export const codeSentExplained = (email: ReactNode) => (
  <>
    If there's an account for{" "}
    {email}, we emailed it a code. The code works for 15 minutes. Check your spam folder, too.
  </>
);
export const thisCodeHasExpired = "This code has expired";
export const requestANewOneBelow = "Request a new one below.";
export const continueButton = "Continue";
export const code = "Code";
export const codeHint = "Six digits. You have five attempts.";
export const requestAnotherIn = (left: number) => `You can request another in ${countText(left, "second")}.`;
export const sendANewCode = "Send a new code";
export const useAnotherEmail = "Use another email";
export const codesPerDayHint = "No email? We send up to five codes a day.";
export const forgotYourPassword = "Forgot your password?";
export const enterTheCode = "Enter the code";
export const chooseANewPassword = "Choose a new password";
export const stepNumber = (number: number) => `Step ${number} of 3`;
export const forgotPasswordLead = "Enter your email, and we'll send you a code to reset your password.";
export const sendCode = "Send code";
export const rememberItSignIn = (link: Wrap) => <>Remember it? {link("Sign in")}</>;
export const emailAddress = "Email address";
export const newPasswordLead = (email: ReactNode) => <>For {email}. You'll be signed out on all devices.</>;
export const resetPassword = "Reset password";
export const newPassword = "New password";
export const enterSixDigits = "Enter the six digits from the email.";
