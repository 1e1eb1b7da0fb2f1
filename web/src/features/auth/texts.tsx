import type { Wrap } from "../../lib/language.ts";

export const welcomeToHearthpaw = "Welcome to Hearthpaw";
export const youreSignedIn = "You're signed in";
export const confirmEmailHint = "Open the link we emailed you to confirm your address.";
export const createAnAccount = "Create an account";
export const signIn = "Sign in";
export const twoStepVerification = "Two-step verification";
export const back = "Back";
export const enterAppCode = "Enter the code from your authenticator app.";
export const demoCodesLink = (link: Wrap) => (
  <>Demo accounts don't have a phone: {link("see their codes here")}.</>
);
export const enterYourPassword = "Enter your password.";
export const orUseYourPassword = "or use your password";
export const emailAddress = "Email address";
export const password = "Password";
export const forgotPassword = "Forgot password?";
export const yourPasswordWasChanged = "Your password was changed";
export const passwordChangedHint = "Sign in with your new password. You've been signed out everywhere else.";
export const newHereCreateAnAccount = (link: Wrap) => <>New here? {link("Create an account")}</>;
export const alreadyHaveAnAccount = (link: Wrap) => <>Already have an account? {link("Sign in")}</>;
export const imLookingForAPet = "I'm looking for a pet";
export const buyerHint = "Save pets, message breeders and reserve";
export const imABreeder = "I'm a breeder";
export const imABreederHint = "List pets and find them homes";
export const termsLoadFailed = "We couldn't load the terms. Check your connection and try again.";
export const createAccount = "Create account";
export const whatBringsYouHere = "What brings you here?";
export const joinAsShelterLink = (link: Wrap) => <>Run a shelter or rescue? {link("Join as a shelter")}</>;
export const orUseYourEmail = "or use your email";
export const firstName = "First name";
export const lastName = "Last name";
export const programName = "Program name";
export const emailTaken = "There's already an account with this email.";
export const emailTakenHint = (link: Wrap) => <>Is it yours? Sign in, or {link("reset your password")}.</>;
export const iAcceptTermsOfVersion = (
  { terms, privacy, termsVersion }: { terms: Wrap; privacy: Wrap; termsVersion: string },
) => (
  <>
    I'm 18 or older, and I accept the {terms("terms")} and the {privacy("privacy notice")} of {termsVersion}
  </>
);
export const iAcceptTerms = ({ terms, privacy }: { terms: Wrap; privacy: Wrap }) => (
  <>I'm 18 or older, and I accept the {terms("terms")} and the {privacy("privacy notice")}</>
);
export const emailMeNews = "Email me news, tips and offers from Hearthpaw (optional)";
export const continueWith = (providerName: string) => `Continue with ${providerName}`;
export const continuingAcceptsTerms = ({ terms, privacy }: { terms: Wrap; privacy: Wrap }) => (
  <>
    By continuing, you confirm that you're 18 or older and accept the {terms("terms")} and the{" "}
    {privacy("privacy notice")}.
  </>
);
export const signInWith = (name: string) => `Sign in with ${name}`;
export const signingInHint = (name: string) => `${name} sent you back. We're signing you in.`;
export const signingIn = "Signing in";
export const nothingSharedHint =
  "You didn't share anything with us, so you're not signed in. Start over, or sign in another way.";
export const socialSignInFailed = (providerName: string) => `${providerName} couldn't sign you in.`;
export const socialSignInFailedHint = "You're not signed in. Start over, or sign in another way.";
export const signInWithYourPassword = "Sign in with your password";
export const resetYourPassword = "Reset your password";
export const signUpWithEmail = "Sign up with an email address";
export const signInAnotherWay = "Sign in another way";
export const enterYourFirstName = "Enter your first name.";
export const enterYourLastName = "Enter your last name.";
export const enterProgramName = "Enter the name of your program, such as your kennel or cattery.";
export const enterYourZipCode = "Enter a five-digit ZIP code.";
export const acceptTermsFirst = "Accept the terms to create an account.";
export const google = "Google";
export const facebook = "Facebook";
export const providerUnavailable = (providerName: string) =>
  `You can't sign in with ${providerName} right now.`;
export const providerUnavailableHint = "Try again in a moment, or sign in another way.";
export const weCantReachTheServer = "We can't reach the server.";
export const checkYourConnection = "Check your connection and try again.";
export const tooManyAttempts = "Too many attempts.";
export const waitThenTryAgain = (wait: string) => `Wait ${wait}, then try again.`;
