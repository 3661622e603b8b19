import { join } from 'node:path';
import { demoName } from '@/backend/seed/content';
import { filesBelow, readText } from '@/tests/support/sourceFiles';

const code = [
  'backend',
  'components',
  'contract',
  'front',
  'hooks',
  'pages',
  'public',
  'rules',
  'sagas',
  'services',
  'store',
  'styles',
  'utils',
];
/** The demo shop is named in its own data only. */
const demoData = join('backend', 'seed');

/**
 * Files in which the demo's name is the common word for a step of stairs or of prices, each with how often. The pages of a shop
 * with another name show them unchanged.
 */
const stepWords: Readonly<Record<string, number>> = {
  'backend/domains/browse/product/showcases.ts': 1,
  'backend/domains/credit/facility/desk.ts': 3,
  'components/account/session/LoginScene.tsx': 1,
  'components/browse/home/Calculator.tsx': 1,
  'components/browse/home/Hero.tsx': 2,
  'components/buy/basket/BasketStates.tsx': 2,
  'components/buy/order/list/EmptyOrderList.tsx': 2,
  'components/credit/loanPlan/LandingScreen.tsx': 2,
  'components/credit/loanPlan/LoanCalculator.tsx': 1,
  'components/desk/change/changeTitles.ts': 1,
  'components/desk/change/changeWords.ts': 1,
  'components/desk/facility/PlansScreen.tsx': 1,
  'components/desk/facility/ServiceForm.tsx': 6,
  'components/desk/facility/serviceForm.schema.ts': 2,
  'components/desk/kit/iconTitles.ts': 1,
  'components/desk/setup/offerEditors.tsx': 2,
};

const countName = (text: string) => text.split(demoName).length - 1;

test('no file outside the demo data names the shop; its name comes from the company', () => {
  const found = filesBelow(code, /\.(tsx?|m?js|json|sql|svg|txt|xml|html|css)$/)
    .filter((path) => !path.startsWith(demoData))
    .map((path) => [path, countName(readText(path))] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(stepWords);
});

test('a title and a comment with the name are found', () => {
  expect(countName(`<title>سبد خرید | ${demoName}</title>`)).toBe(1);
  expect(countName(`/** «طرح ${demoName} ۱۲». */`)).toBe(1);
});
