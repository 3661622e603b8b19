import { delay, HttpResponse, http } from 'msw';
import type { WalletFilter } from '@/contract/wallet';
import { selectWalletEntries, walletEntriesSlice, walletList } from '@/store/wallet';
import { aWalletEntry } from '@/tests/support/factories/wallet';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const entriesPath = `${testApi}/user/walletEntries`;

/** A wallet with two pages. The answer for each filter takes the given time. */
function openWallet(latency: Partial<Record<string, number>> = {}) {
  const asked: string[] = [];
  server.use(
    ...customerCalls(),
    http.get(entriesPath, async ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const filter = searchParams.get('filter') ?? '';
      await delay(latency[filter] ?? 0);
      const second = searchParams.get('cursor') === '20';
      return HttpResponse.json({
        data: [aWalletEntry({ id: second ? 2 : 1, title: filter })],
        extraObject: { nextCursor: second ? null : '20' },
      });
    }),
  );
  const store = startSession();
  store.inject(walletEntriesSlice);
  const list = () => selectWalletEntries(store.getState());
  const load = (filter: WalletFilter, cursor: string | null = null) =>
    store.dispatch(walletList.load.request({ query: { filter }, cursor }));
  return { asked, list, load };
}

describe("the wallet's ledger", () => {
  test('appends the next page until the end', async () => {
    const { asked, list, load } = openWallet();
    load('all');
    await until(() => expect(list().status).toBe('ready'));
    expect(list().nextCursor).toBe('20');
    load('all', '20');
    await until(() => expect(list().items.map(({ id }) => id)).toEqual([1, 2]));
    expect(list().nextCursor).toBeNull();
    expect(asked).toEqual(['?filter=all', '?filter=all&cursor=20']);
  });

  test('shows the filter chosen last, in whatever order the answers arrive', async () => {
    const { list, load } = openWallet({ in: 200 });
    load('in');
    load('out');
    await until(() => expect(list().status).toBe('ready'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(list().items.map(({ title }) => title)).toEqual(['out']);
  });

  test('keeps its rows when a page fails, and can load that page again', async () => {
    const { list, load } = openWallet();
    load('all');
    await until(() => expect(list().status).toBe('ready'));
    server.use(http.get(entriesPath, () => HttpResponse.json({}, { status: 503 }), { once: true }));
    load('all', '20');
    await until(() => expect(list().status).toBe('failed'));
    expect(list().items).toHaveLength(1);
    expect(list().nextCursor).toBe('20');
    load('all', '20');
    await until(() => expect(list().items).toHaveLength(2));
  });
});
