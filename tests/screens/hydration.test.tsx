import { render } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { InvoiceScreen } from '@/components/invoice/InvoiceScreen';
import { PaymentResultScreen } from '@/components/payment/PaymentResultScreen';
import { SummaryScreen } from '@/components/payment/SummaryScreen';
import { makeStore } from '@/store/makeStore';
import { aSite } from '../support/factories/site';

const pages: [string, ReactNode][] = [
  ['/payment/summery', <SummaryScreen key="summary" />],
  ['/payment-resualt', <PaymentResultScreen key="result" />],
  ['/invoice', <InvoiceScreen key="invoice" />],
];

afterEach(() => {
  mockRouter.isReady = true;
});

/** The shop before its engine has started. */
const withStore = (page: ReactNode) => (
  <Provider store={makeStore({ site: aSite(), renderedAt: 0 })}>{page}</Provider>
);

/** The markup of a page that was built without knowing its address. */
function prerender(page: ReactNode): string {
  mockRouter.isReady = false;
  const markup = renderToString(withStore(page));
  mockRouter.isReady = true;
  return markup;
}

test.each(pages)('%s without a query hydrates the markup of the server', (path, page) => {
  mockRouter.setCurrentUrl(path);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = prerender(page);
  const differences: unknown[] = [];
  render(withStore(page), {
    container,
    hydrate: true,
    onRecoverableError: (error) => differences.push(error),
  });
  expect(differences).toEqual([]);
});
