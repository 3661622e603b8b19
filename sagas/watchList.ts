import type { AxiosInstance } from 'axios';
import { call, select, takeLatest } from 'typed-redux-saga';
import type { Page } from '@/contract/paging';
import type { RootState } from '@/store/makeStore';
import type { PageArgs, PagedState } from '@/store/pagedList';
import type { RequestFlow } from '@/store/requestFlow';
import { bindRequest } from './bindRequest';

type FetchPage<Item, Query, Extra> = (
  api: AxiosInstance,
  args: PageArgs<Query>,
  signal: AbortSignal,
) => Promise<Page<Item, Extra>>;

/** Rows that are asked for again at once; who has seen more goes on from there. */
const mostRows = 100;

/** The page that is asked for, and those after it until there are `least` rows: as one answer. */
const pagesOf =
  <Item, Query, Extra>(
    fetchPage: FetchPage<Item, Query, Extra>,
    least: number,
  ): FetchPage<Item, Query, Extra> =>
  async (api, { query, cursor }, signal) => {
    let page = await fetchPage(api, { query, cursor }, signal);
    const data = [...page.data];
    while (data.length < least && page.extraObject.nextCursor !== null) {
      page = await fetchPage(api, { query, cursor: page.extraObject.nextCursor }, signal);
      data.push(...page.data);
    }
    return { ...page, data };
  };

/**
 * Loads the pages of a list; the question asked last wins. A list whose rows are still there from an earlier visit is
 * asked for as far as it was, so that who comes back to it finds their place. A failure is said in the list's place.
 */
export function* watchList<Item extends object, Query extends object, Extra>(
  load: RequestFlow<PageArgs<Query>, Page<Item, Extra>>,
  selectList: (state: RootState) => PagedState<Item, Query, Extra>,
  fetchPage: FetchPage<Item, Query, Extra>,
) {
  yield* takeLatest(load.request, function* ({ payload }) {
    // Rows of another query are gone by now.
    const { items } = yield* select(selectList);
    const least = payload.cursor === null ? Math.min(items.length, mostRows) : 0;
    yield* call(bindRequest(load, pagesOf(fetchPage, least)).run, payload);
  });
}
