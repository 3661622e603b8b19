import mockRouter from 'next-router-mock';
import type { ReactNode } from 'react';
import { InvoiceScreen } from '@/components/buy/invoice/InvoiceScreen';
import { PaymentResultScreen } from '@/components/buy/payment/PaymentResultScreen';
import { SummaryScreen } from '@/components/buy/payment/SummaryScreen';
import { makeStore } from '@/store/makeStore';
import { aSite } from '../support/factories/site';
import { renderWithStore } from '../support/renderApp';
import { placeServerMarkup } from '../support/serverMarkup';

const pages: [string, ReactNode][] = [
  ['/payment/summery', <SummaryScreen key="summary" />],
  ['/payment-resualt', <PaymentResultScreen key="result" />],
  ['/invoice', <InvoiceScreen key="invoice" />],
];

afterEach(() => {
  mockRouter.isReady = true;
});

/** The markup of a page that was built without knowing its address. */
function prerender(page: ReactNode): HTMLElement {
  mockRouter.isReady = false;
  const container = placeServerMarkup(page);
  mockRouter.isReady = true;
  return container;
}

test.each(pages)('%s without a query hydrates the markup of the server', (path, page) => {
  mockRouter.setCurrentUrl(path);
  const differences: unknown[] = [];
  // The shop before its engine has started.
  renderWithStore(makeStore({ site: aSite(), renderedAt: 0 }), page, {
    container: prerender(page),
    hydrate: true,
    onRecoverableError: (error) => differences.push(error),
  });
  expect(differences).toEqual([]);
});
