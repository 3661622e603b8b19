/** The specification's text for any failure. This file has only the texts that the first load contains. */
export const tryAgain = 'خطایی رخ داده است مجدد تلاش کنید';

/** The link to the login, byte for byte of the specification. */
export const signInText = 'ورود/ثبت نام';
