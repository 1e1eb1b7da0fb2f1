export const tryAgain = "Try again";
export const weCouldntLoadMore = "We couldn't load more.";
