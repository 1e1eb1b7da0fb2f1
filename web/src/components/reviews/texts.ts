import { numberText } from "@hearthpaw/ui-kit";

export const whatPeopleSayOn = (serviceName: string) => `What people say on ${serviceName}`;
export const reviewsOfHearthpawThatWeCant = "Reviews of Hearthpaw that we can't edit or delete.";
export const reviewsOn = (serviceName: string) => `Reviews on ${serviceName}`;
export const readOurReviewsOn = (serviceName: string) => `Read our reviews on ${serviceName}`;
export const iThinkThisReviewIsFake = "I think this review is fake";
export const itsAbusiveOrThreatening = "It's abusive or threatening";
export const itSharesSomeonesPersonalInformation = "It shares someone's personal information";
export const itsSpamOrAdvertising = "It's spam or advertising";
export const somethingElse = "Something else";
export const signInToReportAReview = "Sign in to report a review.";
export const reportTheReviewBy = (authorName: string) => `Report the review by ${authorName}`;
export const report = "Report";
export const thankYouOurTeamWillReview = "Thank you. Our team will review it.";
export const reportTheReviewByQuestion = (authorName: string) => `Report the review by ${authorName}?`;
export const ourTeamWillReadItWe = (authorName: string) =>
  `Our team will read it. We won't tell ${authorName} who reported it.`;
export const reportReview = "Report review";
export const photo = (at: number) => `Photo ${at}`;
export const chooseANumberOfStars = "Choose a number of stars.";
export const sumItUpInAFew = "Sum it up in a few words.";
export const tellOthersHowItWent = "Tell others how it went.";
export const waitUntilYourPhotosAreUploaded = "Wait until your photos are uploaded.";
export const removeThePhotosThatCouldntBe = "Remove the photos that couldn't be uploaded, or try them again.";
export const saveChanges = "Save changes";
export const publishReview = "Publish review";
export const reviewOf = (name: string) => `Review of ${name}`;
export const yourRating = "Your rating";
export const headline = "Headline";
export const yourReview = "Your review";
export const howAnsweredYouHowTheHand = (name: string) =>
  `How ${name} answered you, how the hand-off went, how your pet is doing.`;
export const photos = "Photos";
export const anyoneCanSeeThem = "Anyone can see them.";
export const reviewBy = (authorName: string) => `Review by ${authorName}`;
export const about = (petName: string) => `about ${petName}`;
export const edited = "Edited";
export const replyFrom = (breederName: string) => `Reply from ${breederName}`;
export const authorNameChangedTheReviewAfter = (authorName: string) =>
  `${authorName} changed the review after this reply.`;
export const reviewsByStars = "Reviews by stars";
export const showEveryReview = (count: number) => `Show all ${numberText(count)} reviews`;
export const showAllReviews = "Show all reviews";
export const reviews = "reviews";
export const howWasItWith = (name: string) => `How was it with ${name}?`;
export const yourChangesArePublished = "Your changes are published";
export const yourReviewIsPublished = "Your review is published";
export const nameCanReplyToIt = (name: string) => `${name} can reply to it.`;
export const onlyYouAndTheBreederCan = "Only you and the breeder can see this review";
export const ourTeamHidItAfterA = "Our team hid it after a report. The reason is in your notifications.";
export const youCanChangeItUntil = (editableUntil: string) => `You can change it until ${editableUntil}.`;
export const changeReview = "Change review";
export const yourReviewHelpsTheNextFamily = (name: string) =>
  `Your review helps the next family choose. It shows your first name, the first letter of your last name and ${name}'s name. You can change it for 30 days.`;
export const writeAReview = "Write a review";
export const yourReviewIsDeleted = "Your review is deleted";
export const deleteReview = "Delete review";
export const deleteYourReview = "Delete your review?";
export const itNoLongerCountsInThe = (name: string) =>
  `It'll no longer count toward the rating of ${name}. You can't write another review of this reservation.`;
export const keepReview = "Keep review";
