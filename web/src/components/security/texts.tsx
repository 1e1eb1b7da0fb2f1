import type { Wrap } from "../../lib/language.ts";

export const hideShowPassword = ({ isShown, part }: { isShown: boolean; part: Wrap }) => (
  <>{isShown ? "Hide" : "Show"}{part("password")}</>
);
export const recoveryCodesFile = ({ email, codes }: { email: string; codes: string }) =>
  `Hearthpaw recovery codes for ${email}\nEach works once.\n\n${codes}\n`;
export const codesCopied = "Codes copied";
export const copyCodesFailed = "We couldn't copy the codes";
export const copyCodesFailedHint = "Select the codes and copy them by hand.";
export const saveYourRecoveryCodes = "Save your recovery codes";
export const recoveryCodesExplained =
  "If you lose your phone, you can sign in with one of these. Each works once. You won't see them again.";
export const hearthpaw = (email: string) => `Hearthpaw, ${email}`;
export const copy = "Copy";
export const download = "Download";
export const print = "Print";
export const iSavedTheCodes = "I saved them somewhere I can reach without my phone";
export const saveCodesFirst = "Save the codes first. We can't show them again.";
export const done = "Done";
export const enterYourPassword = "Enter your password.";
export const keyCopied = "Key copied";
export const copyKeyFailed = "We couldn't copy the key";
export const copyKeyFailedHint = "Select the key and copy it by hand.";
export const addToYourApp = "Add Hearthpaw to your authenticator app";
export const anyAppWorks =
  "Any authenticator app works, including the one built into your phone or password manager.";
export const qrCodeLabel = "QR code for your authenticator app";
export const scanQrCode = "Scan this with the app. If the app is on this device, open it directly:";
export const openInMyApp = "Open in my app";
export const orTypeThisKey = "Or type this key:";
export const copyTheKey = "Copy the key";
export const confirmWithACode = "Confirm with a code";
export const turnOn = "Turn on";
export const confirmTwoStepVerification = "Confirm two-step verification";
export const password = "Password";
export const passwordHint = "So no one else can lock you out.";
export const codeFromYourApp = "Code from your app";
export const recoveryCode = "Recovery code";
export const appCodeHint = "The six digits it shows for Hearthpaw.";
export const recoveryCodeHint = "Each works once. You saved them when you set this up.";
export const useARecoveryCode = "Use a recovery code";
export const useAnAppCode = "Use a code from my app";
export const setUpTwoStepFirst = "Set up two-step verification first";
export const twoStepVerificationIsOn = "Two-step verification is on";
export const enterACodeToContinue = "Enter a code to continue";
export const setUpHint = "It takes a minute. You'll need an authenticator app on your phone.";
export const setItUp = "Set it up";
export const continueButton = "Continue";
export const twoStepVerification = "Two-step verification";
