import type { LoginContext, LoginStep } from '@/rules/session/loginSteps';

/** Id of the login's title, which names the dialog or page and its forms. */
export const loginTitleId = 'login-title';

/** The title of a step. */
export function loginStepTitle(step: LoginStep, { passwordNeeded, recovery }: LoginContext): string {
  switch (step) {
    case 0:
      return 'ورود یا ثبت‌نام';
    case 1:
      return passwordNeeded ? 'ساخت حساب کاربری' : 'کد تأیید را وارد کنید';
    case 2:
      return 'رمز عبور را وارد کنید';
    case 3:
      return recovery ? 'بازیابی رمز عبور' : 'کد تأیید را وارد کنید';
    case 4:
      return 'تکمیل مشخصات';
    case 5:
      return 'رمز عبور جدید';
    case -1:
      return 'خوش آمدید';
  }
}
