import { clearBasketQuestion, messages } from '@/utils/messages';

const bytesOf = (text: string) => Buffer.from(text, 'utf8').toString('hex');

test.each([
  ['maxBuyReached', 'محدودیت حداکثر تعداد'],
  ['stockReached', 'محدودیت در تعداد'],
  ['basketEmpty', 'سبد خرید شما خالی است'],
  ['signIn', 'ورود/ثبت نام'],
  ['appointment', 'تعیین نوبت'],
  ['noSearchResult', 'نتیجه ای یافت نشد'],
  ['noOption', 'گزینه ای یافت نشد'],
  ['tryAgain', 'خطایی رخ داده است مجدد تلاش کنید'],
  ['passwordMismatch', 'رمز عبور با تکرار رمز عبور یکسان نیست'],
  ['codePasswordMismatch', 'رمز عبور و تکرار ان یکسان نیستن '],
  ['passwordNeeded', 'رمز عبور را به درستی پر کنید'],
  ['firstNameNeeded', 'لطفا نام را به درستی پر کنید'],
  ['firstNamePersian', 'نام  باید فارسی باشد'],
  ['lastNameNeeded', 'لطفا نام خانوداگی را به درستی پر کنید'],
  ['lastNamePersian', 'نام خانوداگی باید فارسی باشد'],
  ['nationalCodeNeeded', 'لطفا کد ملی را به درستی پر کنید'],
  ['nationalCodeWrong', 'کد ملی وارد شده صحیح نمی باشد'],
  ['fieldNeeded', 'لطفا این فیلد را به درستی پر کنید'],
  ['codeNotSent', 'مشخصه وارد شده صحیح نمی باشد'],
  ['appointmentSaved', 'با موفقیت ثبت  شد'],
] as const)('%s is the text of the specification, byte for byte', (name, text) => {
  expect(bytesOf(messages[name])).toBe(bytesOf(text));
});

test.each([
  [1, 'آیا از حذف همه ۱ محصول از سبد خرید اطمینان دارید ؟'],
  [12, 'آیا از حذف همه ۱۲ محصول از سبد خرید اطمینان دارید ؟'],
])('the question before %i are deleted', (count, text) => {
  expect(bytesOf(clearBasketQuestion(count))).toBe(bytesOf(text));
});

test('no text has Arabic letters, and the table lists every text', () => {
  for (const text of [...Object.values(messages), clearBasketQuestion(2)]) expect(text).not.toMatch(/[يك]/);
  expect(Object.keys(messages)).toHaveLength(20);
});
