import { render, screen } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { JSX, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BlogScreen } from '@/components/browse/content/BlogScreen';
import { TextPageScreen } from '@/components/browse/content/TextPageScreen';
import { FaqScreen } from '@/components/browse/faq/FaqScreen';
import { ReceiptActions } from '@/components/buy/payment/ReceiptActions';
import { BetaScreen } from '@/components/credit/betaLoan/BetaScreen';
import { CheckedScreen } from '@/components/credit/cheque/CheckedScreen';
import { CooperationLanding } from '@/components/credit/cooperation/CooperationLanding';
import { LeasingScreen } from '@/components/credit/leasing/LeasingScreen';
import { GuideScreen } from '@/components/credit/loanPlan/GuideScreen';
import { LandingScreen } from '@/components/credit/loanPlan/LandingScreen';
import MaintenanceScreen from '@/components/layout/frame/MaintenanceScreen';
import SupportPanel from '@/components/layout/frame/SupportPanel';
import { BranchesScreen } from '@/components/layout/site/BranchesScreen';
import { Message } from '@/components/ui/kit/Message';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import type { Site } from '@/contract/site';
import { anAttempt } from '@/tests/support/factories/payment';
import { aSite } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';
import { ScreenFrame, startShop } from '@/tests/support/renderApp';

const known = aSite();
const oldName = known.company.companyName;
const newName = 'بازار آفتاب';
const renamed = aSite({ company: { ...known.company, companyName: newName } });
const page = {
  slug: 'terms',
  title: 'شرایط',
  summary: 'پیمان',
  html: '',
  updatedAt: '2026-03-20T08:00:00.000Z',
};
const blog = { tag: null, tags: [], posts: [], page: 1, pages: 1 };

/** The title and the description that a screen gives to its document. */
function readHead(content: ReactNode, site: Site | null): string {
  let head: JSX.Element[] = [];
  const updateHead = (elements: JSX.Element[]) => {
    head = elements;
  };
  render(
    <HeadManagerContext.Provider value={{ mountedInstances: new Set(), updateHead }}>
      <Provider store={startShop({ site })}>{content}</Provider>
    </HeadManagerContext.Provider>,
    { wrapper: ScreenFrame },
  );
  return head
    .map(({ type, props }) =>
      type === 'title' ? props.children : props.name === 'description' && props.content,
    )
    .filter(Boolean)
    .join('\n');
}

const heads: [path: string, screen: (site: Site) => ReactNode][] = [
  ['/blog', (site) => <BlogScreen site={site} list={blog} />],
  ['/info', (site) => <TextPageScreen site={site} page={page} pages={[]} companies={[]} />],
  ['/faq', (site) => <FaqScreen site={site} groups={[]} />],
  ['/loanbeta', (site) => <BetaScreen site={site} programme={null} />],
  ['/checked', (site) => <CheckedScreen site={site} plans={[]} renderedAt={0} />],
  ['/cooperation', (site) => <CooperationLanding site={site} documents={[]} />],
  ['/leasingloanrequest', (site) => <LeasingScreen site={site} plans={[]} renderedAt={0} />],
  ['/planloanguide', (site) => <GuideScreen site={site} plans={[]} renderedAt={0} />],
  ['/loanlanding', (site) => <LandingScreen site={site} plans={[]} />],
  ['/buyInPerson', (site) => <BranchesScreen site={site} branches={[]} />],
  ['/maintenance', ({ company }) => <MaintenanceScreen company={company} />],
  ['/cart', () => <NoIndexHead title="سبد خرید" />],
  [
    'a missing page',
    () => (
      <Message art="/art/extra-plug.webp" title="این صفحه پیدا نشد" text="">
        {null}
      </Message>
    ),
  ],
];

test.each(heads)('the head of %s has the changed name of the shop', (_path, draw) => {
  const head = readHead(draw(renamed), renamed);
  expect(head).toContain(newName);
  expect(head).not.toContain(oldName);
});

test('a page without site data says «فروشگاه» for the shop', () => {
  expect(readHead(<NoIndexHead title="این صفحه آماده نشد" />, null)).toBe('این صفحه آماده نشد | فروشگاه');
});

test('the header without a menu, the support and a shared receipt have the changed name of the shop', async () => {
  const conversation = { messages: [], hasEarlier: false, unseen: 0 };
  const { user } = openScreen(
    <>
      <SlimHeader title="سبد خرید" />
      <SupportPanel company={renamed.company} />
      <ReceiptActions attempt={anAttempt()} />
    </>,
    { site: renamed, with: { 'GET /public/conversation': conversation } },
  );
  expect(screen.getByRole('link', { name: `${newName}، صفحهٔ نخست` })).toHaveTextContent(newName);
  expect(screen.getByRole('heading', { name: `پشتیبانی ${newName}` })).toBeVisible();
  const copy = jest.spyOn(window.navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'فرستادن رسید' }));
  expect(copy).toHaveBeenCalledWith(expect.stringContaining(`رسید پرداخت، ${newName}`));
});
