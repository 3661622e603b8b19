/** The label of the field for a code of the authenticator app. */
export const authenticatorCode = 'کد شش‌رقمی برنامه';
