/** How often an open page asks whether the review has moved on (ms). */
export const reviewPauseMs = 10_000;
