import { loadSuggestions, searchClosed, searchSlice, searchTyped, selectSuggestions } from '@/store/search';
import { page, queriesOf, unavailable } from '@/tests/support/answers';
import { closedGate } from '@/tests/support/gate';
import { openShop, toastsOf } from '@/tests/support/openShop';
import { aResult } from '@/tests/support/shell';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A store with the search open. «کند» is answered when the gate opens, «خراب» never. */
function openSearch() {
  const slow = closedGate();
  const store = openShop({
    with: {
      'GET /product/search': async ({ query: { search = '' } }) => {
        if (search === 'کند') await slow.opened;
        if (search === 'خراب') return unavailable();
        return page([aResult({ title: search })], { completions: [], category: null });
      },
    },
  });
  store.inject(searchSlice);
  return {
    store,
    slow,
    type: (text: string) => store.dispatch(searchTyped(text)),
    asked: () => queriesOf('GET /product/search').map(({ search }) => search),
    shown: () => selectSuggestions(store.getState())?.results.map(({ title }) => title) ?? null,
  };
}

describe('live suggestions', () => {
  test('request a text once, after a pause in typing', async () => {
    const { type, asked, shown } = openSearch();
    for (const text of ['گ', 'گو', 'گوش', 'گوشی']) {
      type(text);
      await pause(50);
    }
    expect(asked()).toEqual([]);
    await until(() => expect(shown()).toEqual(['گوشی']));
    expect(asked()).toEqual(['گوشی']);
  });

  test('need two letters, not counting surrounding spaces', async () => {
    const { type, asked, shown } = openSearch();
    type(' گ ');
    await pause(350);
    type(' گو ');
    await until(() => expect(shown()).toEqual(['گو']));
    expect(asked()).toEqual(['گو']);
  });

  test('abort the older call for a newer text', async () => {
    const { type, slow, asked, shown } = openSearch();
    type('کند');
    await until(() => expect(asked()).toEqual(['کند']));
    const abort = jest.spyOn(AbortController.prototype, 'abort');
    type('تند');
    expect(abort).toHaveBeenCalledTimes(1);
    await until(() => expect(shown()).toEqual(['تند']));
    slow.open();
    await untilQuiet();
    expect(asked()).toEqual(['کند', 'تند']);
    expect(shown()).toEqual(['تند']);
  });

  test('drop the answer to an older text', () => {
    const { store, type, shown } = openSearch();
    type('تند');
    const late = { results: [aResult({ title: 'کند' })], completions: [], category: null };
    store.dispatch(loadSuggestions.success('کند', late));
    expect(shown()).toBeNull();
    store.dispatch(searchClosed());
  });

  test('keep the list without a message after a failure', async () => {
    const { store, type, asked, shown } = openSearch();
    type('گوشی');
    await until(() => expect(shown()).toEqual(['گوشی']));
    type('خراب');
    await until(() => expect(asked()).toEqual(['گوشی', 'خراب']));
    await untilQuiet();
    expect(shown()).toEqual(['گوشی']);
    expect(toastsOf(store)).toEqual([]);
  });

  test('clear text and results on closing, and ignore later answers', async () => {
    const { store, type, asked, shown } = openSearch();
    type('گوشی');
    await until(() => expect(shown()).toEqual(['گوشی']));
    type('گوشی ا');
    store.dispatch(searchClosed());
    await pause(350);
    expect(shown()).toBeNull();
    expect(asked()).toEqual(['گوشی']);
  });
});
