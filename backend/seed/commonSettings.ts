import { returnTime } from '@/utils/firstLoad/returnTexts';

/** The columns of the footer that every shop has. */
export const helpLinks = {
  title: 'راهنمای خرید',
  links: [
    { title: 'پرسش‌های پرتکرار', link: '/faq' },
    { title: 'ارسال و پیگیری', link: '/info/shipping' },
    { title: `بازگشت کالا تا ${returnTime}`, link: '/info/returns' },
    { title: 'شرایط خرید و استفاده', link: '/info/terms' },
    { title: 'حریم خصوصی', link: '/info/privacy' },
    { title: 'دسترس‌پذیری', link: '/info/accessibility' },
  ],
};
export const ownLinks = {
  title: 'خرید من',
  links: [
    { title: 'سبد خرید', link: '/cart' },
    { title: 'سفارش‌ها', link: '/dashboard/orders' },
    { title: 'علاقه‌مندی‌ها', link: '/dashboard/favorites' },
    { title: 'ورود یا ثبت‌نام', link: '/login' },
  ],
};
