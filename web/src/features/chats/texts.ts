import { countText } from "@hearthpaw/ui-kit";

export const loadingYourConversations = "Loading your conversations";
export const noMessagesYet = "No messages yet";
export const findAPet = "Find a pet";
export const breederEmptyHint = "When a buyer asks about one of your pets, you'll see it here.";
export const buyerEmptyHint = "Ask about a pet on their listing, and you'll see the conversation here.";
export const conversations = "Conversations";
export const showMoreConversations = "Show more conversations";
export const notificationsOff = ", notifications off";
export const unreadMessage = (unreadCount: number) => `, ${countText(unreadCount, "unread message")}`;
export const itLooksLikeAScam = "It looks like a scam";
export const itsSpam = "It's spam";
export const itsAbusiveOrThreatening = "It's abusive or threatening";
export const somethingElse = "Something else";
export const conversationOptions = "Conversation options";
export const turnNotificationsOn = "Turn notifications on";
export const turnNotificationsOff = "Turn notifications off";
export const notificationsAreOn = "Notifications are on";
export const notificationsAreOff = "Notifications are off";
export const unblock = (name: string) => `Unblock ${name}`;
export const block = (name: string) => `Block ${name}`;
export const nameIsUnblocked = (name: string) => `${name} is unblocked`;
export const reportConversation = "Report conversation";
export const blockQuestion = (name: string) => `Block ${name}?`;
export const cancel = "Cancel";
export const nameIsBlocked = (name: string) => `${name} is blocked`;
export const blockButton = "Block";
export const blockExplained =
  "Neither of you can message the other until you unblock them, about any pet. You both keep what was written.";
export const reportReceived = "Thank you. Our team will review it.";
export const reportThisConversation = "Report this conversation?";
export const reportExplained = (name: string) =>
  `Our team will read it. We won't tell ${name} who reported it.`;
export const photosToSend = "Photos to send";
export const remove = (name: string) => `Remove ${name}`;
export const tryAgain = "Try again";
export const messageTooLong = (tooMany: number) =>
  `This message is too long. Shorten it by ${tooMany} characters.`;
export const addPhotos = "Add photos";
export const quickReplies = "Quick replies";
export const messageTo = (partner: string) => `Message to ${partner}`;
export const writeAMessage = "Write a message";
export const sendKeysHint = "Press Enter to send, Shift and Enter for a new line.";
export const send = "Send";
export const uploadingPhotos = "Uploading photos…";
export const thisConversationIsntYours = "This conversation isn't yours";
export const allMessages = "All messages";
export const wrongAccountHint = "It may belong to another account. Sign in with the account you used.";
export const loadingTheConversation = "Loading the conversation";
export const conversationWith = (name: string) => `Conversation with ${name}`;
export const isTyping = "is typing…";
export const unblockButton = "Unblock";
export const backToAllMessages = "Back to all messages";
export const reservation = "Reservation";
export const yourMessages = "Your messages";
export const messages = "Messages";
export const chooseAConversation = "Choose a conversation";
export const messagesEmptyHint = "Your messages appear here.";
export const thisListingIsntAvailableAnymore = "This listing isn't available anymore";
export const listingGoneHint = "You can't send messages about this pet here.";
export const confirmEmailHint = (name: string) =>
  `Then you can send messages, and we can let you know when ${name} replies.`;
export const newConversationWith = (name: string) => `New conversation with ${name}`;
export const askAbout = (name: string) => `Ask about ${name}`;
export const quickRepliesHint = "Answers you send often. Choose one to add it to your message.";
export const saveWhatYouTyped = "Save what you typed";
export const noQuickRepliesHint = "None saved yet. Type an answer, then open this again to save it.";
export const deleteReply = (text: string) => `Delete “${text}”`;
export const showEarlierMessages = "Show earlier messages";
export const contactsHiddenNote =
  "Phone numbers, emails, links and payment handles stay hidden until a deposit is paid. Keep payments on Hearthpaw, where your money is protected.";
export const keepPaymentsHere =
  "Keep payments on Hearthpaw, because we can't protect money that's sent another way.";
/** Screen reader text of a message with the advice below it. */
export const withAdvice = (words: string) =>
  `${words} Keep payments on Hearthpaw, because we can't protect money that's sent another way.`;
export const atRead = (at: string) => `${at} · Read`;
export const atSent = (at: string) => `${at} · Sent`;
export const imageKeysCountPhotos = (imageKeysCount: number) => `${imageKeysCount} photos`;
export const photo = "Photo";
export const sending = "Sending…";
export const deleteButton = "Delete";
export const newMessages = "New messages";
export const you = "You:";
export const openPhoto = (name: string) => `Open photo ${name}`;
export const phoneNumber = "phone number";
export const emailAddress = "email address";
export const paymentHandle = "payment handle";
export const socialHandle = "social handle";
export const streetAddress = "street address";
/** `kinds` names the hidden parts: "phone number", "link". */
export const hiddenOfMine = ({ kinds, partner }: { kinds: readonly string[]; partner: string }) =>
  kinds.length > 1
    ? `Contact details are hidden from ${partner} until a deposit is paid.`
    : `The ${kinds[0] ?? "contact detail"} is hidden from ${partner} until a deposit is paid.`;
export const hiddenOfTheirs = (kinds: readonly string[]) =>
  kinds.length > 1
    ? "Contact details are hidden until a deposit is paid, to keep you both safe."
    : `The ${kinds[0] ?? "contact detail"} is hidden until a deposit is paid, to keep you both safe.`;
export const imagesCountPhotos = (imagesCount: number) => `${imagesCount} photos`;
export const youWithWords = (words: string) => `You: ${words}`;
export const blockedByYou = (name: string) => `You blocked ${name}. Neither of you can send messages here.`;
export const blockedByPartner = (name: string) =>
  `${name} stopped this conversation, so you can't reply. You can still read it.`;
export const accountClosed = "This account has been closed. You can still read your messages.";
export const closedByOurTeam =
  "Our team closed this conversation after a report, because it breaks our rules. You can still read it.";
export const partnerUnavailable = (name: string) => `${name} can't receive messages right now.`;
