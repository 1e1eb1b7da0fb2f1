import type { ReactNode } from "react";
import { plural } from "@hearthpaw/ui-kit";
import type { Wrap } from "../../lib/language.ts";

export const yourData = "Your data";
export const breederDataHint =
  "Download a copy of your data in one file: profile, program, pets, sales, payments and settings.";
export const buyerDataHint =
  "Download a copy of your data in one file: account, reservations, payments, emails and settings.";
export const closeYourAccount = "Close your account";
export const closeAccountHint = "This is permanent. If you just need a break, pause your account instead.";
export const closeAccount = "Close account…";
export const yourDataWasDownloaded = "Your data was downloaded";
export const downloadMyData = "Download my data";
export const downloadFormatHint = "A JSON file. You can download it a few times an hour.";
export const termsAccepted = (
  { link, version, on }: { link: Wrap; version: string; on: string },
) => <>You accepted the {link("terms and privacy notice")} of {version} on {on}.</>;
export const inactive = "Inactive";
export const active = "Active";
export const yourAccountIsActive = "Your account is active";
export const yourAccountIsPaused = "Your account is paused";
export const accountStatus = "Account status";
export const breederPauseHint =
  "Pause your account while you're away. You can still sign in, and open reservations continue.";
export const buyerPauseHint =
  "Pause your account for as long as you like. You can still sign in, and open reservations continue.";
export const yourAccountDidntChange = "Your account didn't change.";
export const breederActiveHint = "Buyers can find your listings and reserve.";
export const buyerActiveHint = "You can save pets, message breeders and reserve.";
export const breederInactiveHint =
  "Your listings are hidden until you come back. Open reservations continue.";
export const buyerInactiveHint = "Your account is paused until you come back. Open reservations continue.";
export const photoSaved = "Photo saved";
export const photoRemoved = "Photo removed";
export const yourPhoto = "your photo";
export const photoField = "Your photo";
export const changePhoto = "Change photo";
export const addAPhoto = "Add a photo";
export const removePhoto = "Remove photo";
export const photoHint = "JPEG, PNG, WEBP or HEIC. Others see it next to your messages.";
export const closeBlockedCount = (blockersCount: number) =>
  `${
    plural(blockersCount, "One thing has", `${blockersCount} things have`)
  } to be finished first. Your account is still open.`;
export const openReservation = "Open reservation";
export const checkAgain = "Check again";
export const keepMyAccount = "Keep my account";
export const openDispute = "Open dispute";
export const paymentProcessing = "Payment processing";
export const refundProcessing = "Refund processing";
export const earningsNotPaidOut = "Earnings not paid out";
export const moneyOwed = "Money you owe us";
export const payOutAmount = (amount: string) => `Pay out ${amount}`;
export const payingOut = (amount: string) => `We're paying out ${amount}`;
export const addPayoutAccount = "Add a payout account";
export const waiveAndClose = (amount: string) => `Waive ${amount}`;
export const waivedHint = (amount: string) =>
  `You're waiving ${amount} that you've earned. We won't be able to pay it out later.`;
export const understandWaiver = (amount: string) =>
  `I waive ${amount} in earnings, and I understand that closing my account can't be undone.`;
export const enterYourPassword = "Enter your password.";
export const checkThisBoxToContinue = "Check this box to continue.";
export const accountClosed = "Account closed";
export const finalEmailSent = "We sent you a final email.";
export const whatWeDelete = "What we delete";
export const deletedPersonalData =
  "Your name, address, phone number, photos, settings, posts, applications, saved searches and the text of your reviews";
export const deletedSignIn = "Your sign-in, here and on every other device";
export const archivedListings = "Your listings, which are archived right away";
export const whatWeKeep = "What we keep";
export const keptPaymentRecords =
  "We keep payment records for seven years for tax and legal purposes: your paid reservations, with the names and addresses on them. We delete them after that.";
export const keptForOthers =
  "Messages you sent stay with the people you wrote to, under “Closed account”. Star ratings stay without your name.";
export const keptProgram = "Your program's name, location and license stay with the pets you sold.";
export const downloadFirstHint =
  "Want a copy? Download your data first. Once your account is closed, no one can download it or bring the account back.";
export const password = "Password";
export const noPasswordHint =
  "You sign in without a password. If that was more than 15 minutes ago, sign out and in again first.";
export const understandPermanent = "I understand that this can't be undone";
export const closeAccountButton = "Close account";
export const thisIsAlreadyYourEmail = "This is already your email.";
export const emailAddress = "Email address";
export const changeEmailExplained =
  "We'll send a link to the new address and a notice to the old one. Nothing changes until you open the link.";
export const emailLinkSent = (asked: string) => `We sent a link to ${asked}`;
export const emailLinkHint = "This link works once and expires in a day. Open it to switch to that address.";
export const changeAddress = "Change address";
export const newEmailAddress = "New email address";
export const emailPasswordHint = "So no one else can take over your account.";
export const verified = "Confirmed";
export const notVerifiedYet = "Not confirmed yet";
export const notifications = "Notifications";
export const notificationsHint =
  "Choose what we send you, and how. Codes, links you request and security notices always come by email.";
export const phoneNeeded = (link: Wrap) => (
  <>To get texts and calls, you need a phone number: {link("add it")}.</>
);
export const confirmPhone = (number: string) => `Confirm ${number}`;
export const confirmPhoneHint = (profile: Wrap, terms: Wrap) => (
  <>
    We text and call you only at a number that you've confirmed. We'll send one code, and later up to 10 texts
    a day about what you turn on here. Message and data rates may apply. Reply STOP to opt out, HELP for help.
    See our {terms("terms")}. Not your number anymore? {profile("Change it")}.
  </>
);
export const textMeACode = "Text me a code";
export const sendCodeAgain = "Send another code";
export const codeSentTo = (number: string) => `We texted a code to ${number}`;
export const confirmYourNumber = "Confirm your number";
export const phoneCode = "Code from the text";
export const enterTheSixDigits = "Enter the six digits of the text.";
export const confirm = "Confirm";
export const phoneIsConfirmed = "Your phone number is confirmed";
export const notificationsByTypeAndChannel = "Notifications by type and channel";
export const notificationType = "Type";
export const weCouldntSaveThat = "We couldn't save that";
export const settingSaveFailed = (title: string) => `${title} The setting didn't change.`;
export const enterYourCurrentPassword = "Enter your current password.";
export const passwordUnchanged = "Choose a different password from your current one.";
export const passwordChanged = "Password changed";
export const signedOutOtherDevices = "You're signed out on your other devices.";
export const changePasswordHint = "Changing it signs you out on your other devices.";
export const changePassword = "Change password";
export const forgotPassword = "Forgot password?";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const yourProfile = "Your profile";
export const changeEmail = "Change email";
export const program = "Program";
export const memberSince = "Member since";
export const signOut = "Sign out";
export const enterYourFirstName = "Enter your first name.";
export const enterYourLastName = "Enter your last name.";
export const profileSaved = "Profile saved";
export const nameInReview =
  "Saved. We'll review your new name and email you. Until then, your current one stays.";
export const profile = "Profile";
export const save = "Save";
export const firstName = "First name";
export const lastName = "Last name";
export const phone = "Phone";
export const phoneHint =
  "For the hand-off and any texts you sign up for. Only breeders you reserve with see it.";
export const quietHours = "Quiet hours";
export const pauseTextsAtNight = "Pause text messages at night";
export const quietHoursHint = "They arrive when your quiet hours end. News and offers by email wait, too.";
export const from = "From";
export const until = "Until";
export const enterATime = "Enter a time.";
export const quietHoursSameTimes = "Choose an end that differs from the start.";
export const savedCards = "Saved cards";
export const savedCardsHint = "Each is charged once, for the balance of one reservation, and then deleted.";
export const remove = (name: string) => `Remove ${name}`;
export const removeButton = "Remove";
export const savedCardCharge = (
  { charge, name, isDeclined, petName, link }: {
    charge: string | undefined;
    name: string;
    isDeclined: boolean;
    petName: string;
    link: Wrap;
  },
) => (
  <>
    {charge ?? (isDeclined
      ? `We couldn't charge your ${name}, and won't try again.`
      : `We aren't charging your ${name} right now.`)} {link(`Balance for ${(petName || "your pet")}`)}
  </>
);
export const newRecoveryCodes = "New recovery codes";
export const newCodesHint = "You'll get ten new codes, and the old ones stop working.";
export const getNewCodes = "Get new codes";
export const moveToAnotherApp = "Move to another app";
export const moveAppHint = "Your current app works until you confirm the new one.";
export const continueButton = "Continue";
export const turnOffTwoStepVerification = "Turn off two-step verification";
export const turnOffHint = "You'll sign in with just your password, and your recovery codes stop working.";
export const turnOff = "Turn off";
export const twoStepVerificationIsOff = "Two-step verification is off";
export const twoStepVerification = "Two-step verification";
export const twoStepHint = "Sign in with your password and a code from an authenticator app.";
export const staffCantTurnItOff = "Staff can't turn it off.";
export const setUp = "Set up";
export const off = "Off";
export const staffObligation = "Staff need it to work with other people's accounts";
export const on = "On";
export const twoStepSummary = (
  { confirmedAt, recoveryCodesLeft }: { confirmedAt: ReactNode; recoveryCodesLeft: number },
) => <>Set up: {confirmedAt} · {recoveryCodesLeft} of 10 recovery codes left</>;
export const noRecoveryCodesLeft = "You have no recovery codes left";
export const fewRecoveryCodesLeft = "You have few recovery codes left";
export const recoveryCodesHint = "Get new ones, so you can still sign in if you lose your phone.";
export const whereYoureSignedIn = "Where you're signed in";
export const devicesHint = "Sign out any device you don't recognize, then change your password.";
export const stillSignedInThere = "Still signed in there";
export const signedOut = (device: string) => `Signed out: ${device}`;
export const signedOutEverywhereElse = "Signed out everywhere else";
export const thisDevice = "This device";
export const signOutOfDevice = (device: string) => `Sign out: ${device}`;
export const signOutEverywhereElse = "Sign out everywhere else";
export const signOutEverywhereElseQuestion = "Sign out everywhere else?";
export const signOutOthersHint = (othersCount: number) =>
  `${
    plural(othersCount, "One other device is signed out", `${othersCount} other devices are signed out`)
  } right away. This device stays signed in.`;
export const cancel = "Cancel";
export const deviceUsage = (
  { isCurrent, lastUsedAt, createdAt }: { isCurrent: boolean; lastUsedAt: ReactNode; createdAt: ReactNode },
) => <>{isCurrent ? "In use now" : <>Last used {lastUsedAt}</>} · Signed in {createdAt}</>;
export const showAllDevices = (count: number) => `Show all ${count} devices`;
export const changeYourPassword = "Change your password";
export const changeYourEmail = "Change your email";
export const yourSettings = "Your settings";
export const settings = "Settings";
export const google = "Google";
export const facebook = "Facebook";
export const howYouSignIn = "How you sign in";
export const withEmail = (email: string) => `With ${email}`;
export const noPasswordYet = "None yet. You need one to change your email, or to sign in without the others.";
export const setAPassword = "Set a password";
export const connected = (connectedAt: ReactNode) => <>Connected: {connectedAt}</>;
export const turningOffTheseEmails = "Turning off these emails";
export const labelStopTheseEmails = (label: string) => `${label}: stop these emails?`;
export const stopEmailsHint = (about: string) => `${about} You can turn them back on in your settings.`;
export const thisLinkIsIncomplete = "This link is incomplete";
export const incompleteLinkHint =
  "Open it from the email again. Or sign in and choose which emails you get in your settings.";
export const labelEmailsAreOff = (label: string) => `${label}: emails are off`;
export const undoInYourSettings = "Undo in your settings";
export const otherEmailsUnchanged = "Nothing changes for your other emails.";
export const securityEmailsContinue = "You'll still get codes, links you request and security notices.";
export const nothingHasChangedYet = "Nothing has changed yet";
export const retryUnsubscribe = "The link still works. Try again in a moment.";
export const confirmAddress = "Confirm address";
export const confirmAddressHint = "Press the button to confirm that you get emails at this address.";
export const yourEmailIsConfirmed = "Your email is confirmed";
export const emailConfirmedHint = (email: string) =>
  `Your account uses ${email}. You can message breeders and get our emails there.`;
export const signInWithItToContinue = "Sign in with it to continue.";
export const notConfirmedYet = "Not confirmed yet";
export const theLinkStillWorks = "The link still works.";
export const alreadyConfirmedHint = ({ email, isRefused }: { email: string; isRefused: boolean }) =>
  `Your account uses ${email}. ${
    isRefused
      ? "This link was already used, has expired, or was replaced by a newer one. To change your email, request a new link in your settings."
      : ""
  }`;
export const thisLinkNoLongerWorks = "This link no longer works";
export const confirmYourEmailAddress = "Confirm your email address";
export const confirmHintForUser = (
  { isRefused, isUser, email }: { isRefused: boolean; isUser: boolean; email: string },
) =>
  `${
    isRefused
      ? "It was already used, has expired, or was replaced by a newer one."
      : isUser
      ? "Open the link we emailed you."
      : "Open the link we emailed you, or sign in to get a new one."
  } Your address is ${email}.`;
export const confirmHintForGuest = (
  { isRefused, isUser }: { isRefused: boolean; isUser: boolean },
) =>
  `${
    isRefused
      ? "It was already used, has expired, or was replaced by a newer one."
      : isUser
      ? "Open the link we emailed you."
      : "Open the link we emailed you, or sign in to get a new one."
  }${isRefused ? " Sign in to get a new one." : ""}`;
export const signIn = "Sign in";
export const email = "Email";
export const textMessage = "Text message";
export const phoneCall = "Phone call";
export const messages = "Messages";
export const someoneMessagesYou = "Someone messages you.";
export const reservationsAndPayments = "Reservations and payments";
export const reservationEmailsHint = "Reminders about your reservations and payments.";
export const listings = "Listings";
export const listingEmailsHint = "News about listings you own, saved or are waiting for.";
export const account = "Account";
export const accountEmailsHint = "Changes to your account and its verification.";
export const offersAndUpdates = "Offers and updates";
export const offerEmailsHint = "Pets and offers you might like. Off unless you turn it on.";
export const announcements = "Announcements";
export const announcementEmailsHint = "What's new on Hearthpaw. Off unless you turn it on.";
export const newsletter = "Newsletter";
export const newsletterHint = "Occasional reading about life with pets. Off unless you turn it on.";
export const marketing = "Marketing";
export const marketingHint = "Partners and promotions. Off unless you turn it on.";
