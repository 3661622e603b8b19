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

/** Rows that are loaded again at once when a shopper returns to a list; further rows are loaded by «more». */
const maxReloadedRows = 100;

/** Loads the requested page and those after it until there are `least` rows, as one answer. */
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
 * Loads the pages of a list; the newest request wins. A list that still has rows from an earlier visit is loaded as far
 * as it was, so that a shopper who returns finds the same place. The list shows a failure in its place.
 */
export function* watchList<Item extends object, Query extends object, Extra>(
  load: RequestFlow<PageArgs<Query>, Page<Item, Extra>>,
  selectList: (state: RootState) => PagedState<Item, Query, Extra>,
  fetchPage: FetchPage<Item, Query, Extra>,
) {
  yield* takeLatest(load.request, function* ({ payload }) {
    // The slice has already removed the rows of another query.
    const { items } = yield* select(selectList);
    const least = payload.cursor === null ? Math.min(items.length, maxReloadedRows) : 0;
    yield* call(bindRequest(load, pagesOf(fetchPage, least)).run, payload);
  });
}
