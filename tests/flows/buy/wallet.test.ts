import { delay, HttpResponse, http } from 'msw';
import type { WalletFilter } from '@/contract/wallet';
import { aWalletEntry } from '@/tests/support/factories/wallet';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
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
  const calls = callsOf(startSession());
  const list = (filter: WalletFilter = 'all') => ({
    items: calls.items('walletEntries', { filter }),
    nextCursor: calls.page('walletEntries', { filter })?.extraObject.nextCursor,
    failure: calls.stateOf('walletEntries', { filter }).failure,
  });
  const load = (filter: WalletFilter, cursor?: string) => calls.load('walletEntries', { filter }, cursor);
  return { asked, list, load };
}

describe("the wallet's ledger", () => {
  test('appends the next page until the end', async () => {
    const { asked, list, load } = openWallet();
    load('all');
    await until(() => expect(list().nextCursor).toBe('20'));
    load('all', '20');
    await until(() => expect(list().items.map(({ id }) => id)).toEqual([1, 2]));
    expect(list().nextCursor).toBeNull();
    expect(asked).toEqual(['?filter=all', '?filter=all&cursor=20']);
  });

  test('keeps the rows of each filter apart, in whatever order the answers arrive', async () => {
    const { list, load } = openWallet({ in: 200 });
    load('in');
    load('out');
    await until(() => expect(list('out').items.map(({ title }) => title)).toEqual(['out']));
    await until(() => expect(list('in').items.map(({ title }) => title)).toEqual(['in']));
    expect(list('out').items).toHaveLength(1);
  });

  test('keeps its rows when a page fails, and can load that page again', async () => {
    const { list, load } = openWallet();
    load('all');
    await until(() => expect(list().items).toHaveLength(1));
    server.use(http.get(entriesPath, () => HttpResponse.json({}, { status: 503 }), { once: true }));
    load('all', '20');
    await until(() => expect(list().failure?.status).toBe(503));
    expect(list().items).toHaveLength(1);
    expect(list().nextCursor).toBe('20');
    load('all', '20');
    await until(() => expect(list().items).toHaveLength(2));
  });
});
