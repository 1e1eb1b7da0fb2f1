import type { StaffRank } from "@hearthpaw/client";

export const staff = "Staff";
export const lead = "Everyone who works here, and what they may do.";
export const invite = "Invite someone";
export const you = "You";
export const name = "Name";
export const rank = "Rank";
export const lastSeen = "Last seen";
export const never = "Never";
export const actions = "Actions";
export const twoStep = "Two-step verification";
export const on = "On";
export const notSetUp = "Not set up";
export const changeRank = "Change rank";
export const changeRankOf = (name: string) => `Change the rank of ${name}?`;
export const remove = "Remove";
export const removeOf = (name: string) => `Remove ${name} from the staff?`;
export const suspended = "Suspended";
export const openInvitations = "Open invitations";
export const invitedBy = (by: string) => `Invited by ${by}`;
export const expires = (when: string) => `Expires ${when}`;
export const withdraw = "Withdraw";
export const withdrawFor = (email: string) => `Withdraw the invitation for ${email}`;
export const withdrawn = (email: string) => `${email}: invitation withdrawn`;
export const inviteTitle = "Invite someone to the staff";
export const inviteHelp =
  "They get a link that works once and expires in 3 days. The other admins get an email.";
export const email = "Email";
export const sendInvitation = "Send invitation";
export const invitationSent = (email: string) => `Invitation sent to ${email}`;
export const signedOutHelp = (firstName: string) =>
  `We'll sign ${firstName} out everywhere and email them and the other admins.`;
export const keepsAccount = (firstName: string) => `${firstName} keeps the account, as a buyer.`;
export const rankChanged = (name: string, rank: StaffRank) =>
  `${name}: ${RANKS[rank].toLowerCase()} from now on`;
export const rankNotChanged = (name: string) => `The rank of ${name} didn't change`;
export const notRemoved = (name: string) => `${name} is still on the staff`;
export const notWithdrawn = (email: string) => `The invitation for ${email} is still open`;
export const removed = (name: string) => `${name}: removed from the staff`;
export const save = "Change rank";
export const joinTitle = "Join the Hearthpaw staff";
export const invitedAs = (rank: StaffRank) => `You're invited as ${RANKS_AS[rank]}.`;
export const invitedEmail = (email: string) => `Use the account with ${email}.`;
export const join = "Join the staff";
export const signIn = "Sign in";
export const createAccount = "Create an account";
export const signInFirst = "Sign in to join, or create an account and confirm its email.";
export const confirmFirst = "Confirm your email first";
export const confirmFirstHelp = (email: string) =>
  `Open the link that we sent to ${email}, then come back to this page. We keep your invitation here.`;
export const isConfirmed = "I confirmed it";
export const joined = "You're on the staff";
export const joinedHelp = "Sign in again and set up two-step verification.";
export const expiredTitle = "This invitation has expired";
export const expiredHelp = "Ask an admin for a new one.";
export const usedTitle = "This invitation was already used";
export const usedHelp = "Sign in to open the staff pages.";
export const otherAccount = (email: string) =>
  `You're signed in as ${email}. Sign out to use the invited one.`;
export const signOut = "Sign out";

/** Names of the ranks. */
export const RANKS: Readonly<Record<StaffRank, string>> = {
  moderator: "Moderator",
  support: "Support",
  finance: "Finance",
  admin: "Admin",
};
/** Names of the ranks after "as". */
const RANKS_AS: Readonly<Record<StaffRank, string>> = {
  moderator: "a moderator",
  support: "support",
  finance: "finance",
  admin: "an admin",
};
/** The work of each rank in one line. */
export const RANK_HELP: Readonly<Record<StaffRank, string>> = {
  moderator: "Reviews listings, photos, parents, posts, reports and verifications.",
  support: "Finds accounts and reads orders.",
  finance: "Handles refunds, disputes, chargebacks, promo codes and payouts.",
  admin: "Can do everything, and decides who is on the staff.",
};
