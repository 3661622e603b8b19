/** The general words for a failure, as the specification has them. Alone, so that the first load carries no other text. */
export const tryAgain = 'خطایی رخ داده است مجدد تلاش کنید';
