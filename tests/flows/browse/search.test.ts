/** @jest-environment jest-fixed-jsdom */
import { delay, HttpResponse, http } from 'msw';
import { loadSuggestions, searchClosed, searchSlice, searchTyped, selectSuggestions } from '@/store/search';
import { startShop } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { aResult, searchAnswer, searchPath } from '@/tests/support/shell';
import { until } from '@/tests/support/until';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A store with the search open, and the texts that were requested. */
function openSearch(latency: (text: string) => number = () => 0) {
  const asked: string[] = [];
  server.use(
    http.get(searchPath, async ({ request }) => {
      const text = new URL(request.url).searchParams.get('search') ?? '';
      asked.push(text);
      await delay(latency(text));
      return text === 'خراب'
        ? HttpResponse.json({}, { status: 500 })
        : searchAnswer([aResult({ title: text })]);
    }),
  );
  const store = startShop();
  store.inject(searchSlice);
  const shown = () => selectSuggestions(store.getState())?.results.map((result) => result.title) ?? null;
  return { store, asked, shown };
}

describe('live suggestions', () => {
  test('request a text once, after a pause in typing', async () => {
    const { store, asked, shown } = openSearch();
    for (const text of ['گ', 'گو', 'گوش', 'گوشی']) {
      store.dispatch(searchTyped(text));
      await pause(50);
    }
    expect(asked).toEqual([]);
    await until(() => expect(shown()).toEqual(['گوشی']));
    expect(asked).toEqual(['گوشی']);
  });

  test('need two letters, not counting surrounding spaces', async () => {
    const { store, asked, shown } = openSearch();
    store.dispatch(searchTyped(' گ '));
    await pause(350);
    store.dispatch(searchTyped(' گو '));
    await until(() => expect(shown()).toEqual(['گو']));
    expect(asked).toEqual(['گو']);
  });

  test('abort the older call for a newer text', async () => {
    const abort = jest.spyOn(AbortController.prototype, 'abort');
    const { store, asked, shown } = openSearch((text) => (text === 'کند' ? 1500 : 0));
    store.dispatch(searchTyped('کند'));
    await until(() => expect(asked).toEqual(['کند']));
    expect(abort).not.toHaveBeenCalled();
    store.dispatch(searchTyped('تند'));
    expect(abort).toHaveBeenCalledTimes(1);
    await until(() => expect(shown()).toEqual(['تند']));
    await pause(1600);
    expect(asked).toEqual(['کند', 'تند']);
    expect(shown()).toEqual(['تند']);
  });

  test('drop the answer to an older text', () => {
    const { store, shown } = openSearch();
    store.dispatch(searchTyped('تند'));
    const late = { results: [aResult({ title: 'کند' })], completions: [], category: null };
    store.dispatch(loadSuggestions.success('کند', late));
    expect(shown()).toBeNull();
    store.dispatch(searchClosed());
  });

  test('keep the list without a message after a failure', async () => {
    const { store, asked, shown } = openSearch();
    store.dispatch(searchTyped('گوشی'));
    await until(() => expect(shown()).toEqual(['گوشی']));
    store.dispatch(searchTyped('خراب'));
    await until(() => expect(asked).toEqual(['گوشی', 'خراب']));
    await pause(100);
    expect(shown()).toEqual(['گوشی']);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('clear text and results on closing, and ignore later answers', async () => {
    const { store, asked, shown } = openSearch();
    store.dispatch(searchTyped('گوشی'));
    await until(() => expect(shown()).toEqual(['گوشی']));
    store.dispatch(searchTyped('گوشی ا'));
    store.dispatch(searchClosed());
    await pause(350);
    expect(shown()).toBeNull();
    expect(asked).toEqual(['گوشی']);
  });
});
