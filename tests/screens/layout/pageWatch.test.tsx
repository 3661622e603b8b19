import mockRouter from 'next-router-mock';
import { watchPage } from '@/services/browser/pageWatch';

const reports: unknown[] = [];
const sendBeacon = jest.fn((url: string, body: Blob) => {
  reports.push(body.text().then((text) => [url, JSON.parse(text)]));
  return true;
});

/** Hides or shows the page, as a change of the tab does. */
function turnPage(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page reports its errors when it is hidden, each once and without what they say about the visitor', async () => {
  // A visit whose metrics are not measured: jsdom has none.
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  Object.assign(navigator, { sendBeacon });
  const write = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { __NEXT_DATA__: { buildId: 'build-1' } });
  await mockRouter.push('/cart');
  watchPage('/api');
  turnPage('hidden');
  expect(reports).toEqual([]);

  turnPage('visible');
  const fail = (error: Error) =>
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  fail(new TypeError('No price for 09123456789'));
  fail(new TypeError('No price for 09350000000'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  console.error('caught', new Error('«مریم» is lost'));
  for (const word of ['a', 'b', 'c', 'd', 'e']) fail(new Error(`Error ${word}`));
  turnPage('hidden');
  turnPage('hidden');

  expect(write).toHaveBeenCalledTimes(1);
  const sent = await Promise.all(reports);
  expect(sent).toEqual([
    [
      '/api/public/pageReport',
      {
        release: 'build-1',
        vitals: [],
        errors: [
          'TypeError: No price for 0',
          'Error: … is lost',
          'Error: Error a',
          'Error: Error b',
          'Error: Error c',
        ].map((message) => ({ page: 'basket', message, stack: '' })),
      },
    ],
  ]);
});
