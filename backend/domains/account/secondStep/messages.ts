/** Messages about the second step of a supervisor's sign-in. */
export const messages = {
  wrongCode: 'این کد درست نیست یا به کار رفته است. کد بعدی برنامه را وارد کنید.',
  alreadyOn: 'ورود دومرحله‌ای روشن است. نخست آن را خاموش کنید.',
  off: 'ورود دومرحله‌ای روشن نیست.',
  noSecret: 'برای ورود دومرحله‌ای باید AUTH_SECRET در تنظیمات سرور نوشته شود.',
} as const;
