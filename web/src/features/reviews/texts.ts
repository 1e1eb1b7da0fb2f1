export const yourReviews = "Your reviews";
export const reviews = "Reviews";
export const noReviewsYet = "No reviews yet";
export const noReviewsHint =
  "Buyers can review you once a reservation is completed. Reviews are on your public page, good or bad, unless they break our rules.";
export const writeYourReply = "Write your reply.";
export const yourReplyIsPublished = "Your reply is published";
export const replyTo = (authorName: string) => `Reply to ${authorName}`;
export const changeYourReply = "Change your reply";
export const publishReply = "Publish reply";
export const yourReply = "Your reply";
export const yourReplyHint = "Everyone who reads the review sees it. We hide contact details.";
