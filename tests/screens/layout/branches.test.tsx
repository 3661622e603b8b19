import { screen, within } from '@testing-library/react';
import { BranchesScreen } from '@/components/layout/site/BranchesScreen';
import type { Branch } from '@/contract/site';
import { aSite } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';

const vanak: Branch = {
  id: 3,
  title: 'شعبهٔ ونک',
  provinceTitle: 'تهران',
  cityTitle: 'تهران',
  address: 'خیابان گاندی، کوچهٔ ۱۲',
  tell: '021-91000000',
  hours: 'شنبه تا پنجشنبه، 10 تا 20',
  latitude: 35.7575,
  longitude: 51.41,
};

test('a branch has its address, hours and telephone, and reserves the basket for pick-up', () => {
  openScreen(
    <BranchesScreen
      site={aSite()}
      branches={[vanak, { ...vanak, id: 4, title: 'شعبهٔ کرج', provinceTitle: 'البرز', cityTitle: 'کرج' }]}
    />,
  );
  const [first, second] = screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('li'));
  if (!first || !second) throw new Error('A branch is missing.');
  expect(first).toHaveTextContent('تهران، خیابان گاندی');
  expect(first).not.toHaveTextContent('تهران، تهران');
  expect(first).toHaveTextContent('شنبه تا پنجشنبه، ۱۰ تا ۲۰');
  expect(within(first).getByRole('link', { name: '۰۲۱-۹۱۰۰۰۰۰۰' })).toHaveAttribute(
    'href',
    'tel:02191000000',
  );
  expect(within(first).getByRole('link', { name: /رزرو/ })).toHaveAttribute('href', '/order?branch=3');
  expect(second).toHaveTextContent('البرز، کرج');
  expect(within(first).getByRole('link', { name: /مسیر روی نقشه/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=35.7575&mlon=51.41#map=17/35.7575/51.41',
  );
  expect(within(first).getByRole('link', { name: /برنامهٔ نقشه/ })).toHaveAttribute(
    'href',
    'geo:35.7575,51.41?q=35.7575,51.41',
  );
});

test('says that there is no branch', () => {
  openScreen(<BranchesScreen site={aSite()} branches={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('شعبه‌ای');
});
