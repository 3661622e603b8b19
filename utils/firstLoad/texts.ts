import type { Failure } from '@/contract/failure';

/** The specification's text for any failure. This file has only the texts that the first load contains. */
export const tryAgain = 'خطایی رخ داده است مجدد تلاش کنید';

/** The message of the server if it sent one, otherwise the general error text. */
export const reasonOf = ({ message }: Failure): string => message ?? tryAgain;

/** The link to the login, byte for byte of the specification. */
export const signInText = 'ورود/ثبت نام';
