import { render, screen } from '@testing-library/react';
import { SiteDifferences } from '@/components/desk/site/SiteDifferences';
import { describeDifferences } from '@/rules/siteDifference';

/** The lines that an operator reads before a publication. */
function linesOf(before: object, after: object): (string | null)[] {
  render(<SiteDifferences changes={describeDifferences(before, after)} />);
  return screen.queryAllByRole('listitem').map((line) => line.textContent);
}

test('a new part is described field by field in Persian, never as JSON', () => {
  const legal = { name: 'شرکت موبایل البرز', nationalId: '14001234567', postalCode: '' };
  const footer = [{ title: 'خرید از البرز', links: [{ title: '', link: '/faq' }] }];
  expect(linesOf({ companyName: 'البرز' }, { companyName: 'البرز', legal, footer })).toEqual([
    'مشخصات حقوقی ‹ نام: افزوده شدشرکت موبایل البرز',
    'مشخصات حقوقی ‹ شناسهٔ ملی: افزوده شد۱۴۰۰۱۲۳۴۵۶۷',
    'ستون‌های پانوشت: افزوده شدخرید از البرز',
  ]);
});

test('entries without a title are told by their place and their texts', () => {
  const before = { loginImages: [{ imageUrl: '/a.webp' }] };
  const after = { loginImages: [{ imageUrl: '/b.webp' }, { imageUrl: '/c.webp', alt: '' }] };
  expect(linesOf(before, after)).toEqual([
    'عکس‌های ورود ‹ مورد ۱ ‹ عکس: تغییر کرد/a.webp/b.webp',
    'عکس‌های ورود: افزوده شد/c.webp',
  ]);
});

test('the end of a notice is a moment in Persian, and a switch says yes or no', () => {
  const notice = { id: 1, title: 'نوروز', active: true, publishedAt: null };
  const changed = { ...notice, active: false, publishedAt: '2026-11-22T09:00:00.000Z' };
  expect(linesOf({ notices: [notice] }, { notices: [changed] })).toEqual([
    'آگاهی‌ها ‹ نوروز ‹ فعال: تغییر کردبلهخیر',
    expect.stringMatching(/زمان انتشار: افزوده شدیکشنبه ۱ آذر ۱۴۰۵/),
  ]);
});
