/** The specification's text for any failure. It has its own file, so that the first load contains no other text. */
export const tryAgain = 'خطایی رخ داده است مجدد تلاش کنید';
